import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

const picture = sharp({ create: { width: 541, height: 962, channels: 3, background: '#a42' } })

test.each([
  ['JPEG', () => picture.clone().jpeg().toBuffer()],
  [
    'progressive JPEG with EXIF',
    () => picture.clone().withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
  ],
  ['PNG', () => picture.clone().png().toBuffer()],
  ['WebP', () => picture.clone().webp().toBuffer()],
  ['lossless WebP', () => picture.clone().webp({ lossless: true }).toBuffer()],
  ['WebP with alpha', () => picture.clone().ensureAlpha(0.5).webp().toBuffer()],
])('%s says its size', async (_name, make) => {
  expect(pictureSize(await make())).toEqual({ width: 541, height: 962 })
})

test('what is no picture, or cut off, says nothing', async () => {
  const whole = await picture.clone().jpeg().toBuffer()
  expect(pictureSize(new TextEncoder().encode('not a picture at all'))).toBeUndefined()
  for (const length of [0, 3, 20, 100]) expect(pictureSize(whole.subarray(0, length))).toBeUndefined()
})
