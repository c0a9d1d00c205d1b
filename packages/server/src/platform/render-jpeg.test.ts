import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeGroundAndFrame } from '../testing/grounds.ts'
import { makeDice } from '../testing/mutations.ts'
import { encodeJpeg, encodeWithSharp, jpegEncoder } from './render-jpeg.ts'

const pixelsOf = (bytes: Uint8Array) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer()

test('the library loses no more of a picture than sharp, and its files are as large', async () => {
  expect(jpegEncoder).toBe('libjpeg-turbo')
  const dice = makeDice(5)
  for (let i = 0; i < 10; i++) {
    const {
      pixels,
      size: { width, height },
    } = makeGroundAndFrame(dice)
    const [one, other] = [
      await encodeJpeg(pixels, width, height, 85),
      await encodeWithSharp(pixels, width, height, 85),
    ]
    // The room it is written into is for the worst case; what is handed on is the file alone, or lies in Node’s own pool.
    expect(one.buffer.byteLength).toBeLessThanOrEqual(Math.max(one.length, Buffer.poolSize))
    const lost = async (jpeg: Buffer) => {
      const read = await pixelsOf(jpeg)
      expect(read.length).toBe(width * height * 3)
      return read.reduce(
        (sum, value, at) => sum + (value - pixels[Math.floor(at / 3) * 4 + (at % 3)]!) ** 2,
        0,
      )
    }
    expect((await lost(one)) / (await lost(other))).toBeLessThan(1.02)
    expect(one.length / other.length).toBeLessThan(1.02)
  }
})

test('where the library is not there, sharp encodes, and bands of it fit together as well', async () => {
  vi.doMock('@julusian/jpeg-turbo', () => {
    throw new Error('not built for this platform')
  })
  // Files of one worker share their modules: the next one finds them with the library again.
  onTestFinished(() => {
    vi.doUnmock('@julusian/jpeg-turbo')
    vi.resetModules()
  })
  vi.resetModules()
  const without = await import('./render-jpeg.ts')
  const { openSpliceEncoder, openWholeEncoder } = await import('./render-encode.ts')
  expect(without.jpegEncoder).toBe('sharp')
  const dice = makeDice(12)
  for (let i = 0; i < 10; i++) {
    const { size, as, under, pixels } = makeGroundAndFrame(dice)
    const made = []
    for (const open of [openWholeEncoder, openSpliceEncoder({ pixels: under, bands: new Map() })]) {
      const encoder = open(size, as)
      await encoder.band(pixels)
      made.push(await encoder.finish())
    }
    const [whole, spliced] = made
    expect(whole).not.toEqual(spliced)
    expect((await pixelsOf(spliced!)).equals(await pixelsOf(whole!))).toBe(true)
    expect(await encodeWithSharp(pixels, size.width, size.height, as.quality ?? 0)).toEqual(whole)
  }
})
