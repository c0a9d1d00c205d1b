import { crc32, deflateSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { fileFault } from './file-fault.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { shrinkPicture } from './shrink-picture.ts'

const noPicture = 'This kind of file does not work. Use a JPEG, PNG or WebP picture.'

/** A PNG that says so many pixels and has none of them. */
function png(width: number, height: number, more = 0): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const head = Buffer.from([...Array<number>(8).fill(0), 8, 0, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const whole = [signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(9)))]
  return new Uint8Array(Buffer.concat([...whole, Buffer.alloc(more)]))
}
const file = (bytes: Uint8Array<ArrayBuffer>, type = 'image/png') => new File([bytes], 'a', { type })

test.each([
  ['a picture', file(png(1080, 1080)), undefined],
  ['a photograph of 108 megapixels', file(png(12_000, 9000)), undefined],
  ['a picture of 400 megapixels', file(png(20_000, 20_000)), 'It has too many pixels (20000 × 20000).'],
  ['a picture that is called an SVG', file(png(9, 9), 'image/svg+xml'), noPicture],
  ['a picture without a type', file(png(9, 9), ''), noPicture],
  ['a letter that is called a picture', file(new TextEncoder().encode('Dear Sir')), noPicture],
  ['nothing', file(new Uint8Array()), noPicture],
  ['a WebP cut off before its size', file(new TextEncoder().encode('RIFF1234WEBP'), 'image/webp'), undefined],
])('%s', async (_what, chosen, fault) => {
  expect(await fileFault(chosen)).toBe(fault)
})

test('a file that is gone once its kind was read is no fault of its pixels: whoever sends it says so', async () => {
  const gone = file(png(9, 9))
  const { slice } = gone
  gone.slice = (from, to) =>
    to === 12
      ? slice.call(gone, from, to)
      : Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
  expect(await fileFault(gone)).toBeUndefined()
})

test('a picture of too many pixels is not decoded to be made small', async () => {
  const decode = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('not here')))
  vi.stubGlobal('createImageBitmap', decode)
  const [huge, large] = [file(png(20_000, 20_000, 1e6)), file(png(9000, 9000, 1e6))]
  expect([await shrinkPicture(huge), await shrinkPhoto(huge)]).toEqual([huge, huge])
  expect(decode).not.toHaveBeenCalled()
  expect([await shrinkPicture(large), await shrinkPhoto(large)]).toEqual([large, large])
  expect(decode).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
