import { type Image, loadImage } from '@napi-rs/canvas'
import type { ReadyJpeg } from '@parichay/scene/targets/pdf-pictures.ts'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { readHead } from './picture-head.ts'
import { makeByteCache } from './render-cache.ts'

/**
 * A picture that goes into a scene; `within` brings it down to so many px first. One that `isReady` was made by us as the JPEG
 * that is printed: a PDF takes it as it is.
 */
export type GivenPicture = { bytes: Uint8Array; within?: number; isReady?: boolean }

/** Decoded pixels one thread keeps: about a dozen square backgrounds. */
const cachedBytes = 64 * 2 ** 20
/** The largest picture that is opened. */
export const mostPixels = 40e6
const cache = makeByteCache<Image>(cachedBytes)

/** A picture as the JPEG it is; undefined for one that has to be decoded, such as a JPEG that is not ours. */
export function readyPicture({ bytes, isReady = false }: GivenPicture): ReadyJpeg | undefined {
  const head = isReady && readHead(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!head || head.format !== 'jpeg' || head.colours !== 3 || head.bits !== 8) return undefined
  return { width: head.width, height: head.height, jpeg: bytes }
}

/** Decodes a picture, or finds it decoded: the same background is drawn on for many shops one after the other. */
export async function decodePicture(id: string, given: GivenPicture): Promise<Image> {
  const key = `${createHash('sha256').update(given.bytes).digest('base64')} ${given.within ?? ''}`
  const kept = cache.get(key)
  if (kept) return kept
  const image = await decode(id, given)
  cache.set(key, image, image.width * image.height * 4)
  return image
}

/** Broken files and bombs are refused here: the canvas takes half a file in silence. */
async function decode(id: string, { bytes, within }: GivenPicture): Promise<Image> {
  try {
    const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const head = readHead(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    if (!head) throw new Error('neither JPEG, PNG nor WebP')
    const { width, height } = head
    if (within !== undefined && Math.max(width, height) > within) {
      const fit = { width: within, height: within, fit: 'inside' } as const
      // Nobody keeps this file: packing it would take a third of the time.
      return await loadImage(await open().resize(fit).png({ compressionLevel: 0 }).toBuffer())
    }
    // Only reading all of it shows whether all of it is there.
    await open().raw().toBuffer()
    return await loadImage(Buffer.from(bytes))
  } catch (error) {
    throw Object.assign(new Error(`The picture "${id}" cannot be read.`, { cause: error }), {
      unreadable: true,
    })
  }
}
