import { expect, test } from 'vitest'
import { isPictureBytes, outputSize } from './accepted.ts'

test.each([
  [
    { width: 3000, height: 3000 },
    { width: 1080, height: 1080 },
  ],
  [
    { width: 300, height: 300 },
    { width: 300, height: 300 },
  ],
  [
    { width: 4000, height: 2000 },
    { width: 1080, height: 540 },
  ],
  [
    { width: 2000, height: 1 },
    { width: 1080, height: 1 },
  ],
])('%o is written as %o', (cut, size) => {
  expect(outputSize(cut)).toEqual(size)
})

test.each([
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], true],
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], true],
  ['a WebP', [...'RIFF\u0001\u0002\u0003\u0004WEBP'].map((sign) => sign.charCodeAt(0)), true],
  ['an SVG', [...'<svg xmlns='].map((sign) => sign.charCodeAt(0)), false],
  ['a PDF', [...'%PDF-1.7'].map((sign) => sign.charCodeAt(0)), false],
  ['nothing', [], false],
])('%s is known by its first bytes', (_what, bytes, isPicture) => {
  expect(isPictureBytes(new Uint8Array(bytes))).toBe(isPicture)
})
