import {
  type FrameCode,
  kindOfFrame,
  type Shape,
  shapeSizes,
} from '@parichay/contract/greeting/rules.frames.ts'
import type { FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'

/** A box in px of the picture. */
export type Area = { x: number; y: number; width: number; height: number }
type Height = FrameSettings['height']

/** How much of the foot of the picture a frame may take, in px. Frames with photographs need more. */
const strips: Record<Shape, Record<'plain' | 'photos', Record<Height, number>>> = {
  SQUARE: {
    plain: { 'HEIGHT-1': 150, 'HEIGHT-2': 190, 'HEIGHT-3': 236 },
    photos: { 'HEIGHT-1': 214, 'HEIGHT-2': 256, 'HEIGHT-3': 300 },
  },
  STORY: {
    plain: { 'HEIGHT-1': 214, 'HEIGHT-2': 276, 'HEIGHT-3': 340 },
    photos: { 'HEIGHT-1': 290, 'HEIGHT-2': 360, 'HEIGHT-3': 430 },
  },
}

/**
 * The strip of greeting videos whose upper region is encoded once for all shops: rows of macroblocks (16 px) above and of it,
 * and how much of the last one lies beyond the picture, in px.
 */
export const filmStrips = {
  SQUARE: { upper: 51, rows: 17, cropBottom: 8 },
  STORY: { upper: 103, rows: 17, cropBottom: 0 },
} as const satisfies Record<Shape, { upper: number; rows: number; cropBottom: number }>
/** Px above the strip that are the same in every frame of every film, so that nothing above them moves across its edge. */
export const guardHeight = 32

/** Where that strip is seen. */
export function stripArea(shape: Shape): Area {
  const { upper, rows, cropBottom } = filmStrips[shape]
  return { x: 0, y: upper * 16, width: shapeSizes[shape].width, height: rows * 16 - cropBottom }
}

/** Where a frame stands. Nothing of it lies outside, so a poster's message above it is never covered. */
export function frameArea(shape: Shape, frame: FrameCode, height: Height): Area {
  const size = shapeSizes[shape]
  const strip = strips[shape][kindOfFrame(frame) === 'regular' ? 'plain' : 'photos'][height]
  return { x: 0, y: size.height - strip, width: size.width, height: strip }
}

/** Where a poster's words may stand whatever regular frame lies on it; photographs of other kinds reach a little higher. */
export function safeArea(shape: Shape): Area {
  const size = shapeSizes[shape]
  const strip = strips[shape].plain['HEIGHT-3']
  return { x: 60, y: 60, width: size.width - 120, height: size.height - strip - 80 }
}
