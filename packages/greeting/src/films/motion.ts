import type { Element } from '@parichay/scene/element.ts'
import type { Easing } from '@parichay/scene/motion/easing.ts'
import type { Moved, Track } from '@parichay/scene/motion/track.ts'

/** A value at a second, and how it is reached. */
export type Key = [at: number, to: number, ease?: Easing]
type Keys = Partial<Record<Moved, Key[]>>

/** An element with what moves of it. Keys stand in the order of their times. */
export const moving = <T extends Element>(element: T, keys: Keys): T => ({
  ...element,
  motion: [
    ...(element.motion ?? []),
    ...(Object.entries(keys) as [Moved, Key[]][]).map(([of, list]): Track => ({
      of,
      keys: list.map(([at, to, ease]) => ({ at, to, ...(ease === undefined ? {} : { ease }) })),
    })),
  ],
})

/** Comes into sight from below, a little late at its end. */
export const rise = <T extends Element>(element: T, at: number, from = 60, takes = 0.9): T =>
  moving(element, {
    y: [
      [at, from],
      [at + takes, 0, 'out'],
    ],
    opacity: [
      [at, 0],
      [at + takes * 0.7, 1, 'out'],
    ],
  })

/** Sways around its middle from `at` on, by `degrees` to each side, each way in `takes` seconds. */
export const sway = <T extends Element>(
  element: T,
  { at = 0, degrees = 6, takes = 1, until }: { at?: number; degrees?: number; takes?: number; until: number },
): T => {
  const keys: Key[] = [[at, 0]]
  for (let t = at + takes / 2, side = 1; t <= until; t += takes, side = -side) keys.push([t, side * degrees])
  return moving(element, { rotation: keys.slice(0, 58) })
}
