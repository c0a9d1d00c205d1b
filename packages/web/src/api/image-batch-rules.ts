import { t } from '@lingui/core/macro'
import { libraryBounds } from '@parichay/contract/greeting/fields.ts'
import { shapeSizes } from '@parichay/contract/greeting/rules.frames.ts'
import type { FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import { frameArea } from '@parichay/greeting/frames/safe-area.ts'
import { tooManyPixels } from '../ui/picture/file-fault.ts'
import { type PictureSize, sizeOfFile } from '../ui/picture/picture-size.ts'

/** Shapes of posts. */
export type PostShape = 'SQUARE' | 'STORY'

const ratios = { SQUARE: 1, STORY: 9 / 16 } as const

/** The shape of a picture, within three parts in a hundred as the server counts; undefined when it fits neither. Pure. */
export const shapeOf = ({ width, height }: PictureSize): PostShape | undefined =>
  (['SQUARE', 'STORY'] as const).find((shape) => Math.abs(width / height / ratios[shape] - 1) <= 0.03)

/** A first title from the name of a file: 'diwali_greeting-01.jpg' is 'Diwali greeting 01'. Pure. */
export function titleOf(fileName: string): string {
  const plain = fileName
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_\-.\s]+/g, ' ')
    .trim()
    .slice(0, libraryBounds.title)
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** Why a picture cannot become a post, before a byte is sent; a photo may still be turned by its EXIF. */
export async function judgePicture(file: Blob): Promise<string | undefined> {
  const size = await sizeOfFile(file)
  if (!size) return undefined
  const { width, height } = size
  if (width * height > libraryBounds.pixels) return tooManyPixels(width, height)
  if (Math.min(width, height) < libraryBounds.smallest)
    return t`It is too small (${width} × ${height}). Use one that is at least ${libraryBounds.smallest} px wide.`
  if (!shapeOf(size) && !shapeOf({ width: height, height: width }))
    return t`Its shape does not fit: use a square picture or a story of 9 to 16.`
  return undefined
}

/** The share of a picture's height that a frame may cover. Pure. */
export const stripShare = (shape: PostShape, height: FrameSettings['height']): number =>
  frameArea(shape, 'frame1', height).height / shapeSizes[shape].height
