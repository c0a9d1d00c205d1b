import type { Element, GroupElement } from '@parichay/scene/element.ts'
import type { ShapeElement } from '@parichay/scene/elements/shape.ts'
import type { TextElement } from '@parichay/scene/elements/text.ts'
import type { Box, Paint } from '@parichay/scene/paint.ts'

/** A box by its corner and size. */
export const at = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

type ShapeMore = Partial<Omit<ShapeElement, 'kind' | 'box' | 'outline' | 'fill'>>

/** A rectangle. */
export const rect = (box: Box, fill: Paint, radius = 0, more: ShapeMore = {}): ShapeElement => ({
  kind: 'shape',
  box,
  outline: { type: 'rect', radius },
  fill,
  ...more,
})

/** A circle around a point. */
export const disc = (
  x: number,
  y: number,
  r: number,
  fill: Paint | undefined,
  more: ShapeMore = {},
): ShapeElement => ({
  kind: 'shape',
  box: at(x - r, y - r, 2 * r, 2 * r),
  outline: { type: 'ellipse' },
  ...(fill === undefined ? {} : { fill }),
  ...more,
})

/** A ring around a point. */
export const ring = (
  x: number,
  y: number,
  r: number,
  paint: Paint,
  width: number,
  dash?: number[],
): ShapeElement =>
  disc(x, y, r, undefined, { stroke: { paint, width, ...(dash ? { dash, cap: 'round' as const } : {}) } })

/** A filled outline in the picture's own coordinates. */
export const path = (
  data: string,
  fill: Paint,
  more: ShapeMore = {},
  frame = at(0, 0, 1200, 630),
): ShapeElement => ({
  kind: 'shape',
  box: frame,
  outline: { type: 'path', view: [frame.width, frame.height], data },
  fill,
  ...more,
})

/** A drawn line in the picture's own coordinates. */
export const stroke = (
  data: string,
  paint: Paint,
  width: number,
  more: Partial<NonNullable<ShapeElement['stroke']>> = {},
  frame = at(0, 0, 1200, 630),
): ShapeElement => ({
  kind: 'shape',
  box: frame,
  outline: { type: 'path', view: [frame.width, frame.height], data },
  stroke: { paint, width, ...more },
})

type TextMore = Partial<Omit<TextElement, 'kind' | 'box' | 'text'>>

/** A text; the bold sans by default. */
export const words = (
  box: Box,
  text: string,
  fill: Paint,
  size: number,
  more: TextMore = {},
): TextElement => ({
  kind: 'text',
  box,
  text,
  family: 'sans',
  weight: 'bold',
  size,
  minSize: size * 0.55,
  fill,
  ...more,
})

/** Elements one below the other; a child's `y` is its distance from the one above. */
export const stack = (box: Box, place: 'start' | 'middle' | 'end', children: Element[]): GroupElement => ({
  kind: 'group',
  box,
  layout: { flow: 'column', place },
  children,
})

/** Elements together, in coordinates of their own. */
export const group = (
  box: Box,
  children: Element[],
  more: Partial<Omit<GroupElement, 'kind' | 'box' | 'children'>> = {},
): GroupElement => ({
  kind: 'group',
  box,
  children,
  ...more,
})

/** A gradient from corner to corner, or along any line in shares of the box. */
export const fade = (from: [number, number], to: [number, number], ...colours: string[]): Paint => ({
  kind: 'linear',
  from,
  to,
  stops: colours.map((colour, i) => ({ at: i / (colours.length - 1), colour })),
})

/** Light that grows from a point, in shares of the box. */
export const glow = (centre: [number, number], radius: number, ...colours: string[]): Paint => ({
  kind: 'radial',
  centre,
  radius,
  stops: colours.map((colour, i) => ({ at: i / (colours.length - 1), colour })),
})

/** A colour that lets through: opacity 0–1. */
export const veil = (colour: string, opacity: number): string =>
  colour +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')

const range = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Something drawn `count` times. */
export const times = <T>(count: number, make: (i: number) => T): T[] => range(count).map(make)
