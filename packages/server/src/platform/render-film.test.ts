import { readScene } from '@parichay/scene/scene.ts'
import { expect, test } from 'vitest'
import { drawFilm } from './render-film.ts'

const side = 320
/** A ground that becomes lighter, stands still for a while, and becomes lighter again: each frame's grey says when it is. */
const scene = readScene({
  version: 2,
  unit: 'px',
  width: side,
  height: side,
  language: 'en',
  background: '#000000',
  motion: { seconds: 1.4, fps: 30 },
  layers: [
    {
      kind: 'shape',
      box: { x: 0, y: 0, width: side, height: side },
      outline: { type: 'rect' },
      fill: '#ffffff',
      motion: [
        {
          of: 'opacity',
          keys: [
            { at: 0, to: 0 },
            { at: 0.4, to: 0.5, ease: 'linear' },
            { at: 1, to: 0.5 },
            { at: 1.4, to: 1, ease: 'linear' },
          ],
        },
      ],
    },
  ],
})
const greyAt = (seconds: number) =>
  255 * (seconds < 0.4 ? seconds / 0.8 : seconds < 1 ? 0.5 : 0.5 + (seconds - 1) / 0.8)

test.each([1, 2, 3])(
  'frames come whole and in their order, also where the picture stands still: %d threads',
  async (threads) => {
    let index = 0
    let before: Uint8Array | undefined
    for await (const pixels of drawFilm(scene, {}, { threads })) {
      expect(pixels.length).toBe(side * side * 4)
      const [grey] = pixels
      expect(Math.abs(grey! - greyAt(index / 30)), `frame ${index}`).toBeLessThan(2)
      // All of it is that frame, to its last pixel.
      for (const at of [side * 2, side * side * 2, side * side * 4 - 4]) expect(pixels[at]).toBe(grey)
      // What was given last is still what it was.
      if (before) expect(Math.abs(before[0]! - greyAt((index - 1) / 30))).toBeLessThan(2)
      before = pixels
      index += 1
    }
    expect(index).toBe(42)
  },
)

test('the memory of a frame is used again: sixty take little more than ten', async () => {
  const size = 1080
  const large = { ...scene, width: size, height: size, motion: { seconds: 2, fps: 30 } }
  const [layer] = scene.layers
  const moving = readScene({
    ...large,
    layers: [
      {
        ...layer!,
        box: { x: 0, y: 0, width: size, height: size },
        motion: [
          {
            of: 'opacity',
            keys: [
              { at: 0, to: 0 },
              { at: 2, to: 1, ease: 'linear' },
            ],
          },
        ],
      },
    ],
  })
  const rss: number[] = []
  for await (const pixels of drawFilm(moving, {}, { threads: 1, form: 'planes' })) {
    expect(pixels.length).toBe((size * size * 3) / 2)
    rss.push(process.memoryUsage.rss() / 2 ** 20)
  }
  expect(rss.length).toBe(60)
  // Fifty copies of the canvas are 220 MB, and those that were collected late still 54.
  expect(Math.max(...rss) - rss[9]!).toBeLessThan(40)
})
