import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sceneAt } from '@parichay/scene/motion/scene-at.ts'
import { readScene, type Scene } from '@parichay/scene/scene.ts'
import { studioPictures } from '@parichay/server/greeting/own/work.ts'
import { openRenderer } from '@parichay/server/platform/render.ts'
import sharp, { type OverlayOptions } from 'sharp'
import { libraryFilms, type Row, templateFilms } from './videos/rows.ts'

/**
 * Eight moments of every template and of every film of the library on contact sheets, outside the repository:
 * `npm run videos:sheet -- [part of an id] --language hi --of templates|library|both`. A language that templates have no
 * words of their own for (ta, ur) takes such as fit; a film of the library that has none in it says its own.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    of: { type: 'string', default: 'both' },
    out: { type: 'string', default: join(tmpdir(), 'videos') },
    moments: { type: 'string', default: '8' },
  },
})
const count = Number(values.moments)
const { language } = values
const isWanted = ({ id }: Row) => positionals.length === 0 || positionals.some((part) => id.includes(part))
const cellOf = (shape: Row['shape']) =>
  shape === 'SQUARE' ? { width: 190, height: 190, perSheet: 14 } : { width: 180, height: 320, perSheet: 14 }
const [gap, label] = [6, 22]

const renderer = openRenderer({ log: console as never })
type Images = Awaited<ReturnType<typeof studioPictures>>
const draw = (scene: Scene, zoom: number, images: Images = {}) =>
  renderer.render({ scene, images, as: { kind: 'png', zoom } })
await mkdir(values.out, { recursive: true })
let sheets = 0
const kinds: [string, () => Row[]][] = [
  ['templates', () => templateFilms(language)],
  ['library', () => libraryFilms(language)],
]
for (const [kind, rowsOf] of kinds.filter(([name]) => values.of === 'both' || values.of === name))
  for (const shape of ['SQUARE', 'STORY'] as const) {
    const all = rowsOf().filter((row) => row.shape === shape && isWanted(row))
    const { perSheet } = cellOf(shape)
    for (let from = 0; from < all.length; from += perSheet) {
      const name = `${kind}-${language}-${shape.toLowerCase()}-${1 + from / perSheet}.png`
      await drawSheet(all.slice(from, from + perSheet), { shape, kind }, join(values.out, name))
      sheets += 1
    }
  }
await renderer.close()
console.log(`${sheets} sheets in ${values.out}`)

async function drawSheet(
  rows: readonly Row[],
  { shape, kind }: { shape: Row['shape']; kind: string },
  file: string,
): Promise<void> {
  const { width, height } = cellOf(shape)
  const wide = count * (width + gap) - gap
  const cells: OverlayOptions[] = []
  for (const [at, { id, scene: saved }] of rows.entries()) {
    const scene = readScene(saved)
    const images = kind === 'library' ? await studioPictures(scene.layers) : {}
    const top = at * (height + label + gap)
    cells.push({ input: await draw(titleOf(id, wide), 1), left: 0, top })
    const { seconds } = scene.motion!
    const moments = Array.from({ length: count }, (_none, i) => ((i + 0.6) * seconds) / count)
    const drawn = await Promise.all(
      moments.map((second) => draw(sceneAt(scene, second), width / scene.width, images)),
    )
    for (const [i, input] of drawn.entries()) cells.push({ input, left: i * (width + gap), top: top + label })
  }
  const sheet = sharp({
    create: {
      width: wide,
      height: rows.length * (height + label + gap),
      channels: 3,
      background: '#888888',
    },
  })
  await writeFile(file, await sheet.composite(cells).png({ palette: true }).toBuffer())
}

/** What film a row shows, above it. */
function titleOf(id: string, width: number): Scene {
  return {
    version: 2,
    unit: 'px',
    width,
    height: label,
    language: 'en',
    background: '#222222',
    layers: [
      {
        kind: 'text',
        box: { x: 8, y: 1, width: width - 16, height: label - 2 },
        text: id,
        family: 'sans',
        weight: 'regular',
        size: 14,
        valign: 'middle',
        fill: '#ffffff',
      },
    ],
  }
}
