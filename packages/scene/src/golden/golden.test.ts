import { createCanvas, GlobalFonts, type Image, loadImage, setTextRenderer } from '@napi-rs/canvas'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { pathOfFace } from '../../../../scripts/fonts/measure-faces.ts'
import { logoSvg, photoSvg } from '../fixtures/pictures.ts'
import { fixtureScenes } from '../fixtures/scenes.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { drawScene, needsOf, sizeOf } from '../targets/canvas.ts'
import { serverSurface } from '../targets/pdf.ts'

/**
 * Pictures of every fixture, looked at once by a person and kept small beside this test. `GOLDEN=write` takes new ones:
 * look at them before they are kept.
 */
const side = 256
const fileOf = (name: string) =>
  join(import.meta.dirname, `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.webp`)
/** How far squares of 8 × 8 px may be from the kept picture: what another processor rounds otherwise, and no more. */
const mostOff = 6
const meanOff = 0.3

const images = new Map<string, Image>()
beforeAll(async () => {
  setTextRenderer('system')
  for (const [id, svg] of [
    ['photo', photoSvg],
    ['logo', logoSvg],
  ] as const)
    images.set(id, await loadImage(await sharp(Buffer.from(svg)).png().toBuffer()))
})

async function draw(scene: Scene): Promise<Buffer> {
  for (const face of needsOf(scene).faces)
    if (!GlobalFonts.has(face.id)) GlobalFonts.register(readFileSync(pathOfFace(face)), face.id)
  const { width, height } = sizeOf(scene)
  const canvas = createCanvas(width, height)
  drawScene(canvas.getContext('2d') as unknown as Pen, scene, { images, surface: serverSurface })
  return sharp(canvas.toBuffer('image/png'))
    .flatten()
    .resize(side, side, { fit: 'inside' })
    .webp({ quality: 66, effort: 6 })
    .toBuffer()
}

/** Mean differences over squares of a picture, in steps of 0–255: the largest, and over all. */
async function difference(one: Buffer, two: Buffer) {
  const [a, b] = await Promise.all(
    [one, two].map((file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  expect([a!.info.width, a!.info.height]).toEqual([b!.info.width, b!.info.height])
  const { width, height } = a!.info
  let [most, sum, count] = [0, 0, 0]
  for (let top = 0; top + 8 <= height; top += 8)
    for (let left = 0; left + 8 <= width; left += 8) {
      let off = 0
      for (let y = top; y < top + 8; y++)
        for (let i = (y * width + left) * 3; i < (y * width + left + 8) * 3; i++)
          off += Math.abs(a!.data[i]! - b!.data[i]!)
      most = Math.max(most, off / 192)
      sum += off / 192
      count += 1
    }
  return { most, mean: sum / count }
}

test.each(Object.entries(fixtureScenes))('%s looks as it did when it was looked at', async (name, scene) => {
  const drawn = await draw(scene)
  const file = fileOf(name)
  if (process.env['GOLDEN'] === 'write') {
    mkdirSync(import.meta.dirname, { recursive: true })
    writeFileSync(file, drawn)
  }
  expect(existsSync(file), `no picture of ${name}: take one with GOLDEN=write and look at it`).toBe(true)
  const { most, mean } = await difference(drawn, readFileSync(file))
  expect(mean).toBeLessThan(meanOff)
  expect(most).toBeLessThan(mostOff)
})

test('a picture is kept for each scene and no other, and they weigh little', () => {
  const kept = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.webp'))
  expect(kept.toSorted()).toEqual(
    Object.keys(fixtureScenes)
      .map((name) => basename(fileOf(name)))
      .toSorted(),
  )
  for (const name of kept) expect(readFileSync(join(import.meta.dirname, name)).length).toBeLessThan(12_000)
})

test('a letter that is set another way is seen', async () => {
  const scene = fixtureScenes['gujarati']!
  const changed = JSON.parse(JSON.stringify(scene).replaceAll('ચિકિત્સાલય', 'ચિકિત સાલય')) as Scene
  const { most } = await difference(await draw(changed), readFileSync(fileOf('gujarati')))
  expect(most).toBeGreaterThan(mostOff * 3)
})
