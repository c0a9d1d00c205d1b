import { t } from '@lingui/core/macro'
import { acceptedPictures, isPictureBytes } from './accepted.ts'
import { isTooMany, sizeOfFile } from './picture-size.ts'

/**
 * Why a file can be neither shown nor made smaller here: it is no picture at all, by its type and its first bytes, or one of so many
 * pixels that the tab would stand still over it. Nothing is decoded for the answer.
 */
export async function fileFault(file: Blob): Promise<string | undefined> {
  const begins = new Uint8Array(
    await file
      .slice(0, 12)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  )
  const isPicture = (acceptedPictures as readonly string[]).includes(file.type) && isPictureBytes(begins)
  if (!isPicture) return t`This kind of file does not work. Use a JPEG, PNG or WebP picture.`
  const size = await sizeOfFile(file)
  return isTooMany(size) ? tooManyPixels(size.width, size.height) : undefined
}

/** What is said of a picture of too many pixels. */
export const tooManyPixels = (width: number, height: number): string =>
  t`It has too many pixels (${width} × ${height}).`
