import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeDice } from '../testing/mutations.ts'
import { openWholeEncoder, openSpliceEncoder } from './render-encode.ts'
import { makeGroundAndFrame } from '../testing/grounds.ts'

const restartInterval = Buffer.from([0xff, 0xdd, 0, 4])
const pixelsOf = (bytes: Uint8Array) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer()

test('a spliced picture decodes to exactly the pixels of a whole encode, at 60 random sizes', async () => {
  const dice = makeDice(11)
  for (let i = 0; i < 60; i++) {
    const { size, as, under, pixels } = makeGroundAndFrame(dice)
    const ground = { pixels: under, bands: new Map() }
    const whole = openWholeEncoder(size, as)
    await whole.band(pixels)
    const expected = await pixelsOf(await whole.finish())
    // The second time, the upper band is found.
    for (let again = 0; again < 2; again++) {
      const encoder = openSpliceEncoder(ground)(size, as)
      await encoder.band(pixels)
      const bytes = Buffer.from(await encoder.finish())
      const name = `${size.width} × ${size.height}, quality ${as.quality}`
      expect(bytes.includes(restartInterval), name).toBe(true)
      expect((await pixelsOf(bytes)).equals(expected), name).toBe(true)
    }
    expect(ground.bands.size).toBe(1)
  }
})

test.each([
  ['the upper half differs too', 0.2, {}],
  ['a small file is wanted', 0.7, { small: { bytes: 1e6 } }],
  ['a whole one is wanted', 0.7, { isWhole: true }],
])('where %s, it is encoded in the ordinary way', async (_name, from, more) => {
  const { size, under } = makeGroundAndFrame(makeDice(3))
  const pixels = Buffer.from(under)
  pixels.fill(255, Math.floor(size.height * from) * size.width * 4)
  const as = { kind: 'jpeg', quality: 80, ...more } as const
  const made = []
  for (const open of [openWholeEncoder, openSpliceEncoder({ pixels: under, bands: new Map() })]) {
    const encoder = open(size, as)
    await encoder.band(pixels)
    made.push(Buffer.from(await encoder.finish()))
  }
  expect(made[0]!.equals(made[1]!)).toBe(true)
})
