import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pictures } from '@parichay/greeting/pictures/pictures.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
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

describe('rendered pictures', () => {
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

  it('have the size of their kind; props are cut out and stand free of the edges, grounds fill their sheet', async () => {
    for (const { name, kind, width, height, square } of pictures) {
      const { data, info } = await sharp(fileOf(name)).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height, info.channels], name).toEqual([width, height, kind === 'prop' ? 4 : 3])
      if (kind === 'ground') expect(square + width, name).toBeLessThanOrEqual(height)
      else expect(corners(data, width, height), name).toEqual([0, 0, 0, 0])
    }
  })
})

/** Alpha in the four corners. */
function corners(data: Buffer, width: number, height: number): number[] {
  const at = (x: number, y: number) =>
    data[(y * width + x) * 4 + 3]! < 40 ? 0 : data[(y * width + x) * 4 + 3]!
  return [at(0, 0), at(width - 1, 0), at(0, height - 1), at(width - 1, height - 1)]
}
