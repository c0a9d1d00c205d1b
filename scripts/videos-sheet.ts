import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sceneAt } from '@parichay/scene/motion/scene-at.ts'
import { readScene } from '@parichay/scene/scene.ts'
import { openRenderer } from '@parichay/server/platform/render.ts'
import { filmScene } from '@parichay/video/film.ts'
import { videoTemplates } from '@parichay/video/templates.ts'
import sharp from 'sharp'

/** Eight moments of every film on contact sheets, outside the repository: `npm run videos:sheet -- [part of an id] --language hi`. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    out: { type: 'string', default: join(tmpdir(), 'videos') },
    moments: { type: 'string', default: '8' },
  },
})
const count = Number(values.moments)
const found = videoTemplates.filter(
  ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
)
const renderer = openRenderer({ log: console as never })
await mkdir(values.out, { recursive: true })
for (const shape of ['SQUARE', 'STORY'] as const) {
  const all = found.filter((one) => one.shape === shape)
  const [width, height] = shape === 'SQUARE' ? [220, 220] : [180, 320]
  const cells = []
  for (const [row, template] of all.entries()) {
    const scene = readScene(filmScene(template, {}, { language: values.language }))
    for (let i = 0; i < count; i++) {
      const seconds = ((i + 0.6) * template.seconds) / count
      const input = await renderer.render({
        scene: sceneAt(scene, seconds),
        as: { kind: 'png', zoom: width / 1080 },
      })
      cells.push({ input, left: i * (width + 6), top: row * (height + 6) })
    }
  }
  if (cells.length === 0) continue
  const sheet = sharp({
    create: {
      width: count * (width + 6),
      height: all.length * (height + 6),
      channels: 3,
      background: '#888888',
    },
  })
  await writeFile(
    join(values.out, `${shape.toLowerCase()}.png`),
    await sheet.composite(cells).png().toBuffer(),
  )
}
await renderer.close()
console.log(`${found.length} films on sheets in ${values.out}`)
