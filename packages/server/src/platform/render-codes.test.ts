import { createCanvas, loadImage } from '@napi-rs/canvas'
import { sceneVersion, type Scene } from '@parichay/scene/scene.ts'
import { expect, test } from 'vitest'
import { requireReadable } from './render-codes.ts'

const data = 'https://anand.example.in/v/Zk3vQ0Xn8yT1uB7cR5dLwA?from=the-back-of-a-card-that-says-a-lot'
/** A code so many mm wide, on a picture. */
const sceneOf = (side: number): Scene => ({
  version: sceneVersion,
  unit: 'mm',
  dpi: 300,
  width: 40,
  height: 40,
  language: 'en',
  background: '#ffffff',
  layers: [
    { kind: 'image', box: { x: 0, y: 0, width: 40, height: 40 }, source: 'ground', fit: 'cover' },
    {
      kind: 'qr',
      box: { x: 4, y: 4, width: side, height: side },
      data,
      style: 'rounded',
      dark: '#15181d',
      light: '#ffffff',
    },
  ],
})

/** How often a code is drawn to be read: each time its ground is asked for. */
async function looksAt(scene: Scene): Promise<number> {
  const ground = await loadImage(createCanvas(4, 4).toBuffer('image/png'))
  let looks = 0
  await requireReadable(scene, async () => {
    looks += 1
    return ground
  })
  return looks
}

test.each([
  ['as large as cards have it is read from a quarter of its pixels', 27, 1],
  ['too small for that is read from all of them', 9, 2],
])('a code %s', async (_name, side, looks) => {
  expect(await looksAt(sceneOf(side))).toBe(looks)
})

test('a code that nobody reads is refused', async () => {
  await expect(looksAt(sceneOf(2.5))).rejects.toMatchObject({ code: 'QR_TOO_LONG' })
})
