import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pictures } from '@parichay/greeting/pictures/pictures.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readSources } from '../structure/sources.ts'
import { measures, readAbout } from './manifest.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'packages/greeting/pictures')
const fileOf = (name: string) => join(folder, `${name}.webp`)
const most = 16_000_000

const rendered = /\.(webp|jpe?g|mp4|webm|mov|m4a|mp3|ogg|opus|wav)$/
const elsewhere = new Set(['node_modules', 'dist', 'golden', '.cache', '.data'])

/** Bytes of every picture, film and sound below a folder. */
function weight(path: string): number {
  let sum = 0
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const at = join(path, entry.name)
    if (entry.isDirectory()) sum += elsewhere.has(entry.name) ? 0 : weight(at)
    else if (rendered.test(entry.name)) sum += statSync(at).size
  }
  return sum
}

/** What posters need to be made of, each by the pictures that show it. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  lamps: ['diya', 'diya-row', 'diya-night', 'lantern'],
  'powder on the floor': ['rangoli-floor'],
  flowers: ['marigold', 'marigold-deep', 'lotus', 'jasmine', 'rose', 'rose-pink'],
  'mango leaves': ['toran', 'toran-door'],
  worship: ['kalash', 'puja-thali', 'bell', 'conch', 'trishul', 'flute-pot', 'peacock-feather'],
  sweets: ['modaks', 'laddus', 'laddu-thali'],
  kites: ['kites-sky', 'kite', 'kite-green'],
  'sticks of Navratri': ['dandiya', 'dandiya-night'],
  Ramadan: ['crescent', 'crescent-lantern', 'dates'],
  Christmas: ['fir-branch', 'fir-baubles', 'baubles', 'candle', 'cake'],
  'the nation': ['tricolour-cloth', 'spinning-wheel', 'wheel-khadi'],
  professions: ['books', 'books-desk', 'scales', 'stethoscope', 'spanner', 'scissors', 'sewing-table'],
  shops: [
    'ornaments',
    'gold-velvet',
    'saris',
    'sari-silk',
    'spices',
    'spice-bowls',
    'tea-glass',
    'tea-morning',
  ],
  scenery: ['sunrise-fields', 'rain-glass', 'mountains-dawn', 'sea-dusk', 'temple-dusk'],
  feasting: ['fireworks-night', 'firework', 'confetti', 'confetti-party', 'balloons', 'balloons-sky', 'gift'],
}

describe('rendered pictures', () => {
  it('are at least 36 grounds and 40 props, and show everything that posters need to be made of', () => {
    const names = (kind: string) => pictures.filter((one) => one.kind === kind).map(({ name }) => name)
    expect(names('ground').length).toBeGreaterThanOrEqual(36)
    expect(names('prop').length).toBeGreaterThanOrEqual(40)
    const there = new Set(pictures.map(({ name }) => name))
    expect(
      Object.values(wanted)
        .flat()
        .filter((name) => !there.has(name)),
    ).toEqual([])
  })

  it('are rendered by `npm run studio` alone: nothing that starts, tests or serves calls Blender', () => {
    const calling = readSources(root)
      .filter(({ path, text }) => /\.(ts|js|mjs|sh|json)$/.test(path) && /['"`]blender\b/.test(text))
      .map(({ path }) => path)
    expect(calling.filter((path) => path !== 'scripts/studio/pictures.test.ts')).toEqual([
      'scripts/studio.ts',
    ])
  })

  it('are listed, each with its file and nothing beside them', () => {
    expect(readdirSync(folder).toSorted()).toEqual(pictures.map(({ name }) => `${name}.webp`).toSorted())
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
  })

  it('weigh what the list says, each within its limit and all that is rendered within 16 MB', () => {
    for (const { name, bytes, kind } of pictures) {
      expect(statSync(fileOf(name)).size, name).toBe(bytes)
      expect(bytes, name).toBeLessThanOrEqual(measures[kind].most)
    }
    expect(weight(join(root, 'packages'))).toBeLessThanOrEqual(most)
  })

  it('come from a script that says the same of them', async () => {
    for (const { name, script, ...picture } of pictures) {
      expect(script).toBe(`scripts/studio/pictures/${name}.py`)
      expect(picture, name).toMatchObject(await readAbout(join(root, script)))
      expect(readFileSync(join(root, script), 'utf8'), name).toMatch(/^"""[^"]+\."""/)
    }
  })

  it('have the size of their kind; props are cut out with a soft shadow and stand free of the edges, grounds fill their sheet', async () => {
    for (const { name, kind, width, height, square } of pictures) {
      if (kind === 'ground') {
        const about = await sharp(fileOf(name)).metadata()
        expect([about.width, about.height, about.channels], name).toEqual([width, height, 3])
        expect(square + width, name).toBeLessThanOrEqual(height)
      } else {
        const { data, info } = await sharp(fileOf(name)).raw().toBuffer({ resolveWithObject: true })
        expect([info.width, info.height, info.channels], name).toEqual([width, height, 4])
        expect(corners(data, width, height), name).toEqual([0, 0, 0, 0])
        if (!inTheAir.has(name)) expect(shaded(data), name).toBeGreaterThan(0.01)
      }
    }
  })
})

/** Alpha in the four corners. */
function corners(data: Buffer, width: number, height: number): number[] {
  const at = (x: number, y: number) =>
    data[(y * width + x) * 4 + 3]! < 40 ? 0 : data[(y * width + x) * 4 + 3]!
  return [at(0, 0), at(width - 1, 0), at(0, height - 1), at(width - 1, height - 1)]
}

/** Props that stand on nothing and so throw no shadow. */
const inTheAir = new Set(
  'firework kite kite-green balloons confetti crescent baubles toran trishul peacock-feather'.split(' '),
)

/** How much of a cut-out is its shadow, dark and half to be seen through: a share of its pixels. */
function shaded(data: Buffer): number {
  let dark = 0
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!
    if (alpha > 12 && alpha < 200 && Math.max(data[at]!, data[at + 1]!, data[at + 2]!) < 90) dark += 1
  }
  return dark / (data.length / 4)
}
