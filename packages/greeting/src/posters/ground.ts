import type { Element } from '@parichay/scene/element.ts'
import type { Box, Paint } from '@parichay/scene/paint.ts'
import { beads, blade, glow, petals, round, scallop } from '../motifs/draw.ts'

type Pattern = NonNullable<Extract<Element, { kind: 'shape' }>['pattern']>

/** A rectangle over a box. */
export const sheetOver = (box: Box, fill: Paint, more: object = {}): Element => ({
  kind: 'shape',
  box,
  outline: { type: 'rect' },
  fill,
  ...more,
})

const tiles: Record<string, (colour: string) => Pattern> = {
  dots: (colour) => ({ data: round(5, 5, 1.1), view: [10, 10], tile: [34, 34], colour, brick: true }),
  flowers: (colour) => ({
    data: petals(5, 3, 20, 7, { blunt: 0.5, x: 50, y: 50 }) + beads(5, 28, 2.4, { from: 36 }),
    view: [100, 100],
    tile: [150, 130],
    colour,
    brick: true,
  }),
  leaves: (colour) => ({
    data: blade(30, 60, 36, 8, 35) + blade(70, 90, 36, 8, -35) + round(80, 30, 3),
    view: [100, 100],
    tile: [120, 120],
    colour,
    brick: true,
  }),
  scales: (colour) => ({
    data: 'M0 50C0 22 22 0 50 0C78 0 100 22 100 50M18 50C18 32 32 18 50 18C68 18 82 32 82 50M36 50C36 42 42 36 50 36C58 36 64 42 64 50',
    view: [100, 50],
    tile: [120, 60],
    colour,
    brick: true,
    line: 2.4,
  }),
  lattice: (colour) => ({
    data: 'M50 0L100 50L50 100L0 50ZM50 22L78 50L50 78L22 50Z',
    view: [100, 100],
    tile: [104, 104],
    colour,
    line: 2.4,
  }),
  waves: (colour) => ({
    data: 'M0 25C17 8 33 8 50 25C67 42 83 42 100 25',
    view: [100, 50],
    tile: [120, 44],
    colour,
    line: 2.6,
  }),
  stripes: (colour) => ({ data: 'M0 0L4 0L4 10L0 10Z', view: [10, 10], tile: [60, 60], colour, turn: 45 }),
  stars: (colour) => ({
    data: scallop(50, 50, 12, 5, 0.5) + round(10, 10, 2.4),
    view: [100, 100],
    tile: [110, 110],
    colour,
    brick: true,
  }),
}
/** Name of a ground's pattern. */
export type TileName = 'dots' | 'flowers' | 'leaves' | 'scales' | 'lattice' | 'waves' | 'stripes' | 'stars'

/** A pattern over a box. */
export const patterned = (box: Box, name: TileName, colour: string): Element => ({
  kind: 'shape',
  box,
  outline: { type: 'rect' },
  pattern: tiles[name]!(colour),
})

/** Light around a point. */
export const lightAt = (x: number, y: number, r: number, colour: string, strength = '88'): Element => ({
  kind: 'shape',
  box: { x: x - r, y: y - r, width: r * 2, height: r * 2 },
  outline: { type: 'ellipse' },
  fill: glow([`${colour}${strength}`, `${colour}00`]),
})

/** Beams from a point to beyond the edges. */
export function beams(x: number, y: number, reach: number, count: number, colour: string): Element {
  const parts = Array.from({ length: count }, (_, i) => {
    const from = (i * 2 * Math.PI) / count
    const to = from + Math.PI / count
    const at = (t: number) => `${(50 + 50 * Math.cos(t)).toFixed(2)} ${(50 + 50 * Math.sin(t)).toFixed(2)}`
    return `M50 50L${at(from)}L${at(to)}Z`
  })
  return {
    kind: 'shape',
    box: { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 },
    outline: { type: 'path', view: [100, 100], data: parts.join('') },
    fill: colour,
  }
}
