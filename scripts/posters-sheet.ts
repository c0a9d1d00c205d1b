import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { posters } from '@parichay/greeting/posters/posters.ts'
import { openRenderer } from '@parichay/server/platform/render.ts'
import sharp from 'sharp'
import { drawPoster } from './demo/draw-poster.ts'

/**
 * Contact sheets of the demo posters, outside the repository: `npm run posters:sheet -- [part of an id] [SQUARE or STORY]`. The part is a
 * regular expression: `series-.*-(hi|ta)-` are those for any day in Hindi and Tamil.
 */
const [wanted = '', shapes = 'SQUARE STORY'] = process.argv.slice(2)
const folder = join(tmpdir(), 'posters')
const perSheet = 60
const found = posters.filter(({ id }) => new RegExp(wanted).test(id))
/** Which posters stand on which sheet, and what each weighs. */
const about: string[] = []
let heaviest = 0
const renderer = openRenderer({ log: console as never })
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const shape of ['SQUARE', 'STORY'] as const) {
  if (!shapes.includes(shape)) continue
  const all = found.filter((one) => one.shape === shape)
  const [width, height] = shape === 'SQUARE' ? [240, 240] : [180, 320]
  const columns = shape === 'SQUARE' ? 10 : 12
  for (let from = 0; from < all.length; from += perSheet) {
    const cells = []
    for (const [i, poster] of all.slice(from, from + perSheet).entries()) {
      const full = await drawPoster(renderer, poster).catch((error: unknown) => {
        throw new Error(`${poster.id}: ${String(error)}`)
      })
      heaviest = Math.max(heaviest, full.length)
      about.push(
        `${shape.toLowerCase()}-${String(from / perSheet).padStart(2, '0')} ${1 + Math.floor(i / columns)}.${1 + (i % columns)} ${poster.id} ${full.length}`,
      )
      const input = await sharp(full).resize(width, height).toBuffer()
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
      join(folder, `${shape.toLowerCase()}-${String(from / perSheet).padStart(2, '0')}.png`),
      sheet,
    )
  }
}
await renderer.close()
await writeFile(join(folder, 'about.txt'), about.join('\n'))
console.log(
  `${found.length} posters of ${posters.length} on sheets in ${folder}, the heaviest of ${heaviest} bytes; about.txt says where each stands`,
)
