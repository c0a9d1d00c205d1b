import { isTooMany, sizeOfFile } from './picture-size.ts'

/** Longest side in px that the server keeps. */
const longest = 2160
/** Pictures below this are sent as they are. */
const lightEnough = 900_000

/**
 * A photo as a phone takes it, made as small as the server keeps it: less to send on a slow network, and photos over
 * the limit can be used too. What cannot be read here is sent as it is; the server says what is wrong with it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= lightEnough) return file
  try {
    if (isTooMany(await sizeOfFile(file))) return file
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.86))
    return small && small.size < file.size ? small : file
  } catch {
    return file
  }
}
