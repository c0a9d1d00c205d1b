import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { posters, posterScene } from '@parichay/greeting/posters/posters.ts'
import { openRenderer } from '@parichay/server/platform/render.ts'
import sharp from 'sharp'

/** Contact sheets of the demo posters, outside the repository: `npm run posters:sheet -- [part of an id]`. */
const wanted = process.argv[2] ?? ''
const folder = join(tmpdir(), 'posters')
const perSheet = 15
const found = posters.filter(({ id }) => id.includes(wanted))
const renderer = openRenderer({ log: console as never })
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const shape of ['SQUARE', 'STORY'] as const) {
  const all = found.filter((one) => one.shape === shape)
  const [width, height] = shape === 'SQUARE' ? [380, 380] : [300, 533]
  const columns = shape === 'SQUARE' ? 5 : 6
  const count = shape === 'SQUARE' ? perSheet : 12
  for (let from = 0; from < all.length; from += count) {
    const cells = []
    for (const [i, poster] of all.slice(from, from + count).entries()) {
      const input = await renderer
        .render({ scene: posterScene(poster), as: { kind: 'png', zoom: width / 1080 } })
        .catch((error: unknown) => {
          throw new Error(`${poster.id}: ${String(error)}`)
        })
      cells.push({ input, left: (i % columns) * (width + 8), top: Math.floor(i / columns) * (height + 8) })
    }
    const rows = Math.ceil(cells.length / columns)
    const sheet = await sharp({
      create: {
        width: columns * (width + 8),
        height: rows * (height + 8),
        channels: 3,
        background: '#888888',
      },
    })
      .composite(cells)
      .png()
      .toBuffer()
    await writeFile(
      join(folder, `${shape.toLowerCase()}-${String(from / count).padStart(2, '0')}.png`),
      sheet,
    )
  }
}
await renderer.close()
console.log(`${found.length} posters of ${posters.length} on sheets in ${folder}`)
