import { filmBounds, type FilmFault } from '@parichay/contract/greeting/fields.films.ts'
import { type Shape, shapeSizes } from '@parichay/contract/greeting/rules.frames.ts'
import type { Probe } from '../../platform/media-probe.ts'

/** Of how many frames a second every master is. */
export const filmFps = 30
const ratios = { SQUARE: 1, STORY: 9 / 16 } as const

/** What becomes of an uploaded film: its shape and size, or why nothing does. Pure. */
export function judgeFilm({
  seconds,
  width,
  height,
  frames,
}: Pick<Probe, 'seconds' | 'width' | 'height' | 'frames'>):
  | { fault: FilmFault }
  | { shape: Shape; width: number; height: number; frames: number; seconds: number } {
  // A film of a minute says 60.03 for its sound.
  if (seconds > filmBounds.seconds + 0.5) return { fault: 'tooLong' }
  if (Math.max(width, height) > filmBounds.largest || frames > (seconds + 1) * filmBounds.fps)
    return { fault: 'tooHeavy' }
  if (Math.min(width, height) < filmBounds.smallest) return { fault: 'tooSmall' }
  const shape = (['SQUARE', 'STORY'] as const).find(
    (one) => Math.abs(width / height / ratios[one] - 1) <= 0.03,
  )
  if (!shape) return { fault: 'wrongShape' }
  const length = Math.min(filmBounds.seconds, seconds)
  return { shape, ...shapeSizes[shape], frames: Math.max(1, Math.round(length * filmFps)), seconds: length }
}

/** The shape of a post. */
export const shapeOf = ({ type }: { type: string }): Shape => (type.startsWith('STORY') ? 'STORY' : 'SQUARE')

/** Where what all shops share of a spliced film is described; a change of how it is made needs another name. */
export const templateKey = (filmKey: string) => filmKey.replace(/\.held$/, '-splice1.held')

/** Where a part of an upload lies. */
export const partKey = (baseKey: string, part: number) => `${baseKey}-p${part}.held`
