import jsqr from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawQrSvg } from './qr.ts'

const read = jsqr as unknown as (
  data: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null

test.each([
  'https://card.parichay.example/navrang',
  `https://card.parichay.example/${'long-'.repeat(40)}`,
  'upi://pay?pa=shop@bank&pn=अन्नपूर्णा',
])('a reader gets the text back: %s', async (text) => {
  const svg = drawQrSvg(text, { dark: '#111111', light: '#ffffff', size: 480 })
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(read(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(text)
})
