import { z } from 'zod'
import { ease, Easing } from './easing.ts'

const seconds = z.number().min(0).max(600)

/**
 * How a text appears piece by piece: lines, or whole words, never parts of a word, so conjuncts and joined letters stay
 * together in every script. Lines that run to the left always come whole.
 */
export const Reveal = z.strictObject({
  by: z.enum(['word', 'line']),
  /** `rise` and `drop` come out of the line's own edge, `pop` grows, `slide` comes from the side, `fade` stays in its place. */
  how: z.enum(['rise', 'drop', 'pop', 'slide', 'fade']),
  /** Seconds of the scene at which the first piece begins; how long each takes; how long after the one before it begins. */
  at: seconds,
  take: z.number().min(0.05).max(60),
  step: z.number().min(0).max(60),
  ease: Easing.optional(),
  /** The time it stands at. `sceneAt` writes it; a scene that was saved has none and shows the whole text. */
  now: z.number().min(0).max(600).optional(),
})
/** How a text appears piece by piece. */
export type Reveal = z.infer<typeof Reveal>

/** A piece of a line: where it begins, what it says, and which piece of the text it is. */
export type Piece = { text: string; x: number; y: number; width: number; order: number }

/** The lines of a text in their pieces; `measure` is how wide a part of a line is. */
export function piecesOfLines(
  lines: readonly { text: string; x: number; y: number; width: number }[],
  by: Reveal['by'],
  isRtl: boolean,
  measure: (text: string) => number,
): Piece[] {
  const pieces: Piece[] = []
  for (const line of lines) {
    if (!line.text) continue
    if (by === 'line' || isRtl) {
      pieces.push({ ...line, order: pieces.length })
      continue
    }
    let before = ''
    for (const part of line.text.split(/(?<= )/u)) {
      const text = part.trimEnd()
      pieces.push({
        text,
        x: line.x + measure(before),
        y: line.y,
        width: measure(text),
        order: pieces.length,
      })
      before += part
    }
  }
  return pieces
}

/** How far a piece has come at the time of its reveal, 0 to 1 and a little beyond where the way swings. */
export const comeOf = ({ at, take, step, now = 600, ease: way = 'out' }: Reveal, order: number): number =>
  ease(way, (now - at - order * step) / take)
