import { isTooMany, sizeOfFile } from './picture-size.ts'

/** Longest side in px: 300 dpi of the largest place for a photograph, and half as much again to cut from. */
const longest = 1200

/**
 * A photograph made as small as a card needs it. One that cannot be read here is sent as it is; the server says what is
 * wrong with it.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  try {
    if (isTooMany(await sizeOfFile(file))) return file
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
    if (scale === 1 && file.size < 400_000) {
      bitmap.close()
      return file
    }
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
    return small ?? file
  } catch {
    return file
  }
}
