import { z } from 'zod'
import { ease, Easing } from './easing.ts'

/**
 * What of an element moves: its place (added to `shift`), size around its middle (`wide` and `tall` in one direction only),
 * turn, opacity, and how much of its line is `drawn`.
 */
export const moved = ['x', 'y', 'zoom', 'wide', 'tall', 'rotation', 'opacity', 'drawn'] as const
/** One of `moved`. */
export type Moved = (typeof moved)[number]

/** The values one property has in time. Before the first key it has the first value, after the last the last. */
export const Track = z.strictObject({
  of: z.enum(moved),
  keys: z
    .array(
      z.strictObject({
        /** Seconds from the beginning. */
        at: z.number().min(0).max(600),
        to: z.number().min(-100_000).max(100_000),
        /** How this value is reached from the one before; `inOut` without it. */
        ease: Easing.optional(),
      }),
    )
    .min(1)
    .max(60)
    .refine((keys) => keys.every((key, i) => i === 0 || key.at > keys[i - 1]!.at), {
      message: 'Keys stand in the order of their times.',
    }),
})
/** The values one property has in time. */
export type Track = z.infer<typeof Track>

/** The value of a track at a time. */
export function valueAt({ keys }: Pick<Track, 'keys'>, seconds: number): number {
  const next = keys.findIndex(({ at }) => at > seconds)
  if (next === 0) return keys[0]!.to
  if (next < 0) return keys.at(-1)!.to
  const [from, to] = [keys[next - 1]!, keys[next]!]
  const share = (seconds - from.at) / (to.at - from.at)
  return from.to + (to.to - from.to) * ease(to.ease ?? 'inOut', share)
}
