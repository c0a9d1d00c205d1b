import type { Element, GroupElement } from '@parichay/scene/element.ts'
import type { Paint } from '@parichay/scene/paint.ts'

type Shape = Extract<Element, { kind: 'shape' }>
/** What a shape may have beside its form and fill. */
export type More = Partial<Omit<Shape, 'kind' | 'box' | 'outline' | 'fill'>>
/** Where a motif stands: its middle and the side of its square. */
export type Spot = { x: number; y: number; size: number; turn?: number; opacity?: number }
/** A motif whose colours are chosen: it can be set down anywhere. */
export type Motif = (spot: Spot) => GroupElement

const whole = { x: 0, y: 0, width: 100, height: 100 }
const radians = (degrees: number) => (degrees * Math.PI) / 180
const short = (value: number) => Math.round(value * 100) / 100

/** A point on a circle; 0 degrees is up, clockwise. */
export const polar = (x: number, y: number, reach: number, degrees: number): [number, number] => [
  short(x + reach * Math.sin(radians(degrees))),
  short(y - reach * Math.cos(radians(degrees))),
]

/** A gradient from the top down, or at `turn` degrees from that. */
export const fade = (colours: string[], turn = 0): Paint => {
  const [dx, dy] = [Math.sin(radians(turn)) / 2, Math.cos(radians(turn)) / 2]
  return {
    kind: 'linear',
    from: [short(0.5 - dx), short(0.5 - dy)],
    to: [short(0.5 + dx), short(0.5 + dy)],
    stops: colours.map((colour, i) => ({ at: i / (colours.length - 1), colour })),
  }
}

/** A gradient from a middle outwards. */
export const glow = (colours: string[], centre: [number, number] = [0.5, 0.5], radius = 0.5): Paint => ({
  kind: 'radial',
  centre,
  radius,
  stops: colours.map((colour, i) => ({ at: i / (colours.length - 1), colour })),
})

/** A filled path in the motif's own hundred by hundred. */
export const path = (data: string, fill?: Paint, more: More = {}): Shape => ({
  kind: 'shape',
  box: whole,
  outline: { type: 'path', view: [100, 100], data },
  ...(fill === undefined ? {} : { fill }),
  ...more,
})
/** A drawn line with round ends. */
export const line = (data: string, paint: Paint, width: number, more: More = {}): Shape =>
  path(data, undefined, { stroke: { paint, width, cap: 'round', join: 'round' }, ...more })
/** An ellipse by its middle. */
export const oval = (x: number, y: number, rx: number, ry: number, fill?: Paint, more: More = {}): Shape => ({
  kind: 'shape',
  box: { x: short(x - rx), y: short(y - ry), width: short(rx * 2), height: short(ry * 2) },
  outline: { type: 'ellipse' },
  ...(fill === undefined ? {} : { fill }),
  ...more,
})
/** A circle. */
export const disc = (x: number, y: number, r: number, fill?: Paint, more: More = {}): Shape =>
  oval(x, y, r, r, fill, more)
/** A circle's line. */
export const ring = (x: number, y: number, r: number, paint: Paint, width: number, dash?: number[]): Shape =>
  disc(x, y, r, undefined, { stroke: { paint, width, ...(dash ? { dash, cap: 'round' as const } : {}) } })
/** A rectangle. */
export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill?: Paint,
  radius: number | [number, number, number, number] = 0,
  more: More = {},
): Shape => ({
  kind: 'shape',
  box: { x, y, width, height },
  outline: { type: 'rect', radius },
  ...(fill === undefined ? {} : { fill }),
  ...more,
})

/** Copies of what stands upright, turned around the middle. */
export const around = (count: number, make: (i: number) => Element[], from = 0): Element[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'group' as const,
    box: whole,
    rotation: short(from + (i * 360) / count),
    children: make(i),
  }))

/** A motif drawn in hundred by hundred, as a group that can stand anywhere. */
export const motif =
  (...children: Element[]): Motif =>
  ({ x, y, size, turn, opacity }) => ({
    kind: 'group',
    box: { x: short(x - size / 2), y: short(y - size / 2), width: size, height: size },
    scale: short(size) / 100,
    ...(turn === undefined ? {} : { rotation: turn }),
    ...(opacity === undefined ? {} : { opacity }),
    children,
  })

const turned = (x: number, y: number, degrees: number, px: number, py: number) => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return `${short(px + x * cos - y * sin)} ${short(py + x * sin + y * cos)}`
}

/** A leaf or petal from its foot at x, y: `width` is half of its breadth, `belly` where it is broadest. */
export function blade(
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  { belly = 0.5, blunt = 0.05 }: { belly?: number; blunt?: number } = {},
): string {
  const at = (px: number, py: number) => turned(px, py, degrees, x, y)
  const low = -length * belly * 0.45
  const high = -length * (belly + (1 - belly) * 0.55)
  return `M${at(0, 0)}C${at(-width, low)} ${at(-width, high)} ${at(-width * blunt, -length)}L${at(width * blunt, -length)}C${at(width, high)} ${at(width, low)} ${at(0, 0)}Z`
}

/** Petals around a middle, as one path. */
export const petals = (
  count: number,
  inner: number,
  outer: number,
  width: number,
  { from = 0, belly = 0.6, blunt = 0.3, x = 50, y = 50 } = {},
): string =>
  Array.from({ length: count }, (_, i) => {
    const degrees = from + (i * 360) / count
    const [px, py] = polar(x, y, inner, degrees)
    return blade(px, py, outer - inner, width, degrees, { belly, blunt })
  }).join('')

/** A circle with a wavy edge. */
export function scallop(x: number, y: number, r: number, bumps: number, depth = 0.14, from = 0): string {
  const point = (i: number, reach: number) => polar(x, y, reach, from + (i * 360) / bumps).join(' ')
  const first = point(0, r * (1 - depth))
  return `M${first}${Array.from({ length: bumps }, (_, i) => `Q${point(i + 0.5, r * (1 + depth))} ${point(i + 1, r * (1 - depth))}`).join('')}Z`
}

/** A star of so many points. */
export const star = (x: number, y: number, points: number, outer: number, inner: number, from = 0): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => polar(x, y, i % 2 ? inner : outer, from + (i * 180) / points).join(' ')).join('L')}Z`

/** Small circles around a middle, as one path. */
export const beads = (count: number, reach: number, r: number, { x = 50, y = 50, from = 0 } = {}): string =>
  Array.from({ length: count }, (_, i) => {
    const [px, py] = polar(x, y, reach, from + (i * 360) / count)
    return round(px, py, r)
  }).join('')

/** A circle as path data. */
export const round = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 1 ${short(r * 2)} 0a${r} ${r} 0 1 1 ${short(-r * 2)} 0z`

/** Numbers from 0 to 1 that look like chance and are the same each time. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
