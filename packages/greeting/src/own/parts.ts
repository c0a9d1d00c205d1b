import type { OwnPoster, PosterSlot } from '@parichay/contract/greeting/own-poster.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Box, Paint } from '@parichay/scene/paint.ts'
import { isLight } from '../light/looks.ts'
import { moods } from '../posters/rich/moods.ts'
import type { OwnColours } from './colours.ts'
import { star } from './pieces.ts'
import { column, type Setting, words } from './words.ts'

/** What a design puts together. `end` is where the strip of the frame begins; words stay above it. */
export type OwnParts = {
  poster: OwnPoster
  colours: OwnColours
  /** Name of the photograph among the pictures handed in. */
  photo: string | null
  width: number
  height: number
  end: number
}
/** Lays out one poster in own words. */
export type OwnDesign = (parts: OwnParts) => Element[]

/** The whole sheet. */
export const whole = ({ width, height }: Pick<OwnParts, 'width' | 'height'>): Box => ({
  x: 0,
  y: 0,
  width,
  height,
})
/** Whether it is a story. */
export const isTall = ({ poster }: OwnParts): boolean => poster.shape === 'STORY'
/** Gold for fine lines and rims, as it is seen on this ground. */
export const metalOf = ({ ink }: OwnColours): Paint => moods[isLight(ink) ? 'crimson' : 'ivory'].metal

/** A size in px of a square, and in px of a story. */
export type Sizes = readonly [square: number, story: number]
/** The one of this shape. */
export const sized = (parts: OwnParts, [square, story]: Sizes): number => (isTall(parts) ? story : square)

/** One place of a stack; `room` is the most it takes, in shares of the stack. */
export type Piece = Omit<Setting, 'size'> & { slot: PosterSlot; size: Sizes; room?: number }

/** The words of several places below each other in a box. */
export const stack = (
  parts: OwnParts,
  box: Box,
  pieces: readonly (Piece | readonly Element[])[],
  how: Parameters<typeof column>[2] = {},
): Element =>
  column(
    box,
    pieces.flatMap((piece) => {
      if (!('slot' in piece)) return piece
      const { slot, size, room = 0.6, ...setting } = piece
      const part = { x: 0, y: 0, width: box.width, height: box.height * room }
      return words(parts.poster, slot, part, { ...setting, size: sized(parts, size) })
    }),
    how,
  )

/** The struck MRP with the price below it, as pieces of a stack that is `width` wide. */
export function prices(
  { poster, colours }: OwnParts,
  width: number,
  size: number,
  align: 'start' | 'centre',
  { ink, soft }: Pick<OwnColours, 'ink' | 'soft'> = colours,
): Element[] {
  const box = { x: 0, y: 0, width, height: size * 1.3 }
  return [
    ...words(
      poster,
      'mrp',
      { ...box, height: size * 0.6 },
      { size: size * 0.46, fill: soft, align, maxLines: 1, more: { strike: { colour: soft, width: 0.07 } } },
    ),
    ...words(poster, 'price', box, { size, fill: ink, align, maxLines: 1 }),
  ]
}

/** The offer on a star. */
export const badge = (parts: OwnParts, x: number, y: number, r: number): Element[] => {
  const { poster, colours } = parts
  if (poster.words.offer.trim() === '') return []
  const side = r * 1.34
  const room = { x: x - side / 2, y: y - side / 2, width: side, height: side }
  return [
    star(x, y, r, 20, colours.accent),
    column(
      room,
      words(
        poster,
        'offer',
        { ...room, x: 0, y: 0 },
        { size: r * 0.5, fill: colours.onAccent, maxLines: 3, more: { lineHeight: 1.05 } },
      ),
    ),
  ]
}
