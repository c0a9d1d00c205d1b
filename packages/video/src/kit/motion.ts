import type { Element } from '@parichay/scene/element.ts'
import type { Easing } from '@parichay/scene/motion/easing.ts'
import type { Reveal } from '@parichay/scene/motion/reveal.ts'
import type { Moved, Track } from '@parichay/scene/motion/track.ts'

/** Quick off and long in coming to rest: for what arrives. */
export const swift: Easing = [0.16, 1, 0.3, 1]
/** Slow, quick, slow, with weight: for large things that change places. */
export const heavy: Easing = [0.76, 0, 0.24, 1]
/** A little beyond its end and back. */
export const spring: Easing = [0.3, 1.7, 0.5, 1]

type Key = readonly [at: number, to: number, ease?: Easing]
const times = (value: number) => Math.round(value * 1000) / 1000

/** The values of one property: `track('x', [0, 90], [1, 0, swift])`. Keys at one time give way to the later one. */
export const track = (of: Moved, ...keys: Key[]): Track => ({
  of,
  keys: keys
    .map(([at, to, ease]) => ({ at: times(Math.max(0, at)), to, ...(ease ? { ease } : {}) }))
    .filter((key, i, all) => i === all.length - 1 || key.at < all[i + 1]!.at),
})

/** How something comes: from where, how large and turned it was; it is not seen before. */
export type Coming = {
  take?: number
  x?: number
  y?: number
  zoom?: number
  turn?: number
  ease?: Easing
  /** Seconds its appearing takes; at once without it. */
  fade?: number
}
/** Tracks of something that comes at a time. */
export function comes(
  at: number,
  { take = 0.8, x, y, zoom, turn, ease = swift, fade = 0.2 }: Coming = {},
): Track[] {
  const to = (of: Moved, from: number | undefined, end: number) =>
    from === undefined ? [] : [track(of, [at, from], [at + take, end, ease])]
  return [
    ...to('x', x, 0),
    ...to('y', y, 0),
    ...to('zoom', zoom, 1),
    ...to('rotation', turn, 0),
    at <= 0 && fade === 0
      ? track('opacity', [0, 1])
      : track('opacity', [at, 0], [at + Math.max(0.034, fade), 1, 'linear']),
  ]
}

/** Seen from one time to another, and not at all besides. */
export const seen = (from: number, to: number, fade = 0.034): Track =>
  track(
    'opacity',
    ...(from <= 0 ? [[0, 1] as const] : [[from, 0] as const, [from + fade, 1, 'linear'] as const]),
    [to - fade, 1],
    [to, 0, 'linear'],
  )

/** An element with more motion. */
export const moving = <E extends Element>(element: E, ...tracks: (Track | Track[])[]): E => ({
  ...element,
  motion: [...(element.motion ?? []), ...tracks.flat()],
})

/** Elements on the whole sheet, moved together. */
export const layer = (
  size: { w: number; h: number },
  children: Element[],
  ...tracks: (Track | Track[])[]
): Element => ({
  kind: 'group',
  box: { x: 0, y: 0, width: size.w, height: size.h },
  children,
  ...(tracks.length > 0 ? { motion: tracks.flat() } : {}),
})

/** As `layer`, cut at the sheet's edges: for what slides over something else. */
export const sliding = (
  size: { w: number; h: number },
  children: Element[],
  ...tracks: (Track | Track[])[]
): Element => ({
  kind: 'group',
  box: { x: 0, y: 0, width: size.w, height: size.h },
  clip: { type: 'rect' },
  children,
  motion: tracks.flat(),
})

/** Elements that are seen in one part of the film. */
export const part = (
  size: { w: number; h: number },
  from: number,
  to: number,
  children: Element[],
  fade = 0.034,
): Element => layer(size, children, seen(from, to, fade))

type Box = { x: number; y: number; width: number; height: number }
/** From which edge a wipe opens. */
export type Edge = 'left' | 'right' | 'top' | 'bottom'
type Wipe = {
  at: number
  take?: number
  from?: Edge
  ease?: Easing
  /** When it is wiped away again, in the same direction. */
  out?: number
}
/** Elements over a box (in its own coordinates) that are uncovered from one edge; what is in it stands still meanwhile. */
export function wiped(
  box: Box,
  children: Element[],
  { at, take = 0.8, from = 'left', ease = heavy, out }: Wipe,
): Element {
  const of = from === 'left' || from === 'right' ? 'x' : 'y'
  const way = (from === 'left' || from === 'top' ? -1 : 1) * (of === 'x' ? box.width : box.height)
  const leaves = (to: number): Key[] =>
    out === undefined
      ? []
      : [
          [out, 0],
          [out + take, to, ease],
        ]
  return {
    kind: 'group',
    box,
    clip: { type: 'rect' },
    motion: [
      track(of, [at, way], [at + take, 0, ease], ...leaves(-way)),
      track(
        'opacity',
        [at, 0],
        [at + 0.034, 1, 'hold'],
        ...(out === undefined ? [] : [[out + take, 1] as const, [out + take + 0.034, 0] as const]),
      ),
    ],
    children: [
      {
        kind: 'group',
        box: { ...box, x: 0, y: 0 },
        motion: [track(of, [at, -way], [at + take, 0, ease], ...leaves(way))],
        children,
      },
    ],
  }
}

/** A text's appearing: `words(1.2)` lets it rise word by word. */
export const words = (at: number, more: Partial<Reveal> = {}): Reveal => ({
  by: 'word',
  how: 'rise',
  at,
  take: 0.6,
  step: 0.09,
  ease: swift,
  ...more,
})

/** A slow drift that keeps a picture alive: it grows a little over its time. */
export const breathes = (from: number, to: number, zoom: readonly [number, number] = [1, 1.08]): Track =>
  track('zoom', [from, zoom[0]], [to, zoom[1], 'linear'])

/** Goes up and down around its place for as long as the film runs, `every` seconds a time. */
export function floats(seconds: number, by: number, every: number, phase = 0, of: Moved = 'y'): Track {
  const count = Math.min(58, Math.ceil(seconds / (every / 2)))
  return track(
    of,
    ...Array.from({ length: count + 1 }, (_none, i): Key => [
      (i * every) / 2,
      (i + phase) % 2 === 0 ? by : -by,
      'inOut',
    ]),
  )
}
