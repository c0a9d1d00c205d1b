import type { Element } from '@parichay/scene/element.ts'
import type { Box } from '@parichay/scene/paint.ts'
import type { Picture } from '../../pictures/picture.ts'
import { pictures } from '../../pictures/pictures.ts'
import type { Sheet } from '../poster.ts'
import { wholeOf } from './grounds.ts'

/** Whether a sheet is a story. */
export const isStory = ({ shape }: Sheet): boolean => shape === 'STORY'

/** Whether a picture is there. */
export const isRendered = (name: string): boolean => pictures.some((one) => one.name === name)

/** A rendered picture by its name; throws for one that was not rendered. */
export function pictureOf(name: string): Picture {
  const found = pictures.find((one) => one.name === name)
  if (!found) throw new Error(`${name} was not rendered`)
  return found
}

/** An image element of a rendered picture. */
export const image = (
  name: string,
  box: Box,
  more: Partial<Extract<Element, { kind: 'image' }>> = {},
): Element => ({
  kind: 'image',
  box,
  source: name,
  fit: 'cover',
  ...more,
})

/** The part of a ground that a sheet shows: all of it in a story, its square in a square. */
export const groundOver = (sheet: Sheet, picture: Picture): Element => {
  if (isStory(sheet)) return image(picture.name, wholeOf(sheet))
  const crop = {
    x: 0,
    y: squareOf(picture) / picture.height,
    width: 1,
    height: 1080 / picture.height,
  }
  return image(picture.name, wholeOf(sheet), { crop })
}

/** Where the square of a ground begins: a little higher than its own where the wish stands above what it shows. */
const squareOf = ({ room, square }: Picture) => (room === 'top' ? Math.max(0, square - 168) : square)

/** Where a point of a ground's picture, in its px, lies on a sheet. */
export const onSheet = (
  sheet: Sheet,
  picture: Picture,
  [x, y]: readonly [x: number, y: number],
): [number, number] => [x, isStory(sheet) ? y : y - squareOf(picture)]

/** The middle of what a ground shows, in shares of its height. */
export const subjectOf = ({ room, square, height }: Picture): number =>
  (square + (room === 'bottom' ? 380 : room === 'top' ? 500 : 540)) / height

/** Where a ground leaves room for words. */
export function roomOf(sheet: Sheet, { room }: Picture): Box {
  const tall = isStory(sheet)
  const top = tall ? { y: 250, height: 620 } : { y: 78, height: 376 }
  const middle = tall ? { y: 560, height: 640 } : { y: 230, height: 420 }
  const bottom = tall ? { y: 930, height: 600 } : { y: 420, height: 395 }
  return { x: 90, width: 900, ...(room === 'bottom' ? bottom : room === 'middle' ? middle : top) }
}

const wide = new Set(['conch', 'rakhi'])

/** Whether a prop is as wide as its picture: it needs room of its own, and none beside it. Pure. */
export const isWide = (prop: string): boolean => wide.has(prop)
