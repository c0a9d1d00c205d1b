import { firstLetterOf } from '@parichay/contract/business/monogram.ts'
import type { Motif } from '@parichay/greeting/motifs/draw.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Family } from '@parichay/scene/fonts/faces.ts'
import type { Reveal } from '@parichay/scene/motion/reveal.ts'
import type { Track } from '@parichay/scene/motion/track.ts'
import type { Outline } from '@parichay/scene/outline.ts'
import type { Box, Paint } from '@parichay/scene/paint.ts'
import type { Film } from '../context.ts'

type Shape = Extract<Element, { kind: 'shape' }>
type Text = Extract<Element, { kind: 'text' }>

/** A box from its corner and sides. */
export const at = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** How words are set; `size` is the largest, they shrink to three tenths of it before they are cut. */
export type Setting = {
  size: number
  fill: Paint
  family?: Family
  bold?: boolean
  lines?: number
  align?: 'start' | 'centre' | 'end'
  valign?: 'top' | 'middle' | 'bottom'
  reveal?: Reveal
  motion?: Track[]
  more?: Partial<Text>
}
/** Words in a box; none where there are none. */
export const text = (box: Box, said: string, set: Setting): Element[] =>
  said === ''
    ? []
    : [
        {
          kind: 'text',
          box,
          text: said,
          family: set.family ?? 'sans',
          weight: (set.bold ?? true) ? 'bold' : 'regular',
          size: set.size,
          minSize: set.size * 0.3,
          // Where a script is wide, one line more and smaller letters come before any is cut.
          maxLines: (set.lines ?? 2) + 1,
          align: set.align ?? 'start',
          valign: set.valign ?? 'middle',
          balance: (set.lines ?? 2) > 1,
          fill: set.fill,
          ...(set.reveal ? { reveal: set.reveal } : {}),
          ...(set.motion ? { motion: set.motion } : {}),
          ...set.more,
        },
      ]

/** A drawn form over a box. */
export const form = (
  box: Box,
  outline: Outline,
  fill: Paint | undefined,
  more: Partial<Shape> = {},
): Shape => ({
  kind: 'shape',
  box,
  outline,
  ...(fill === undefined ? {} : { fill }),
  ...more,
})
/** A rectangle. */
export const rect = (box: Box, fill: Paint, radius = 0, more: Partial<Shape> = {}): Shape =>
  form(box, { type: 'rect', ...(radius ? { radius } : {}) }, fill, more)
/** A circle by its middle. */
export const disc = (
  x: number,
  y: number,
  r: number,
  fill: Paint | undefined,
  more: Partial<Shape> = {},
): Shape => form(at(x - r, y - r, 2 * r, 2 * r), { type: 'ellipse' }, fill, more)
/** A line as a path in px of the sheet, which motion may draw. */
export const stroke = (
  size: { w: number; h: number },
  data: string,
  paint: Paint,
  width: number,
  more: Partial<Shape> = {},
): Shape =>
  form(at(0, 0, size.w, size.h), { type: 'path', view: [size.w, size.h], data }, undefined, {
    stroke: { paint, width, cap: 'round', join: 'round' },
    ...more,
  })

/**
 * A picture of a slot in its place, or the drawing that stands there until somebody has one. Where a `clip` of that key is
 * there, it stands in place of both, and begins at its second.
 */
export function picture(
  film: Film,
  key: string,
  box: Box,
  instead: Motif,
  more: { mask?: Outline; ground?: Paint; motion?: Track[]; clip?: { key: string; from: number } } = {},
): Element {
  const mask: Outline = more.mask ?? { type: 'rect' }
  const motion = more.motion ? { motion: more.motion } : {}
  const { clip } = more
  if (clip && film.has(clip.key))
    return { kind: 'image', box, source: clip.key, fit: 'cover', mask, plays: { from: clip.from }, ...motion }
  if (film.has(key)) return { kind: 'image', box, source: key, fit: 'cover', mask, ...motion }
  const size = Math.min(box.width, box.height) * 0.72
  return {
    kind: 'group',
    box,
    ...motion,
    children: [
      form({ ...box, x: 0, y: 0 }, mask, more.ground ?? film.c.tint),
      instead({ x: box.width / 2, y: box.height / 2, size }),
    ],
  }
}

/** The logo of the business in a round plate, or the first letter of its name. */
export function badge(film: Film, x: number, y: number, r: number, motion: Track[] = []): Element[] {
  const { c } = film
  const box = at(x - r, y - r, 2 * r, 2 * r)
  const inner = at(0, 0, 2 * r, 2 * r)
  const first = firstLetterOf(film.say('name'))
  if (!film.has('logo') && !first) return []
  return [
    {
      kind: 'group',
      box,
      motion,
      children: [
        form(inner, { type: 'ellipse' }, '#ffffff', {
          shadow: { x: 0, y: r * 0.08, blur: r * 0.3, colour: '#00000033' },
        }),
        ...(film.has('logo')
          ? [
              {
                kind: 'image' as const,
                box: at(r * 0.16, r * 0.16, r * 1.68, r * 1.68),
                source: 'logo',
                fit: 'contain' as const,
                mask: { type: 'ellipse' as const },
              },
            ]
          : text(at(r * 0.3, r * 0.3, r * 1.4, r * 1.4), first, {
              size: r,
              fill: c.link,
              family: 'display',
              lines: 1,
              align: 'centre',
            })),
      ],
    },
  ]
}

/**
 * A soft shadow below a plate that turns or grows: sheets that each darken a little. A blurred one is drawn anew for every frame, and takes a slow
 * phone longer than all the rest of it. `reach` is how far it goes beyond the plate, in px.
 */
export const softly = (
  { x, y, width, height }: Box,
  radius: number,
  { down = 14, reach = 36 }: { down?: number; reach?: number } = {},
): Element[] =>
  [1, 0.72, 0.48, 0.28, 0.12, 0].map((share) => {
    const by = reach * share
    return rect(at(x - by, y + down - by, width + 2 * by, height + 2 * by), '#0000000d', radius + by)
  })

/** Lines of an exercise book as one form: they are drawn twenty times sooner than as tiles. Lengths in px. */
export function squared(width: number, height: number, step: number): string {
  const lines = (most: number, line: (from: number) => string) =>
    Array.from({ length: Math.ceil(most / step) }, (_, i) => line(i * step)).join('')
  return (
    lines(width, (x) => `M${x} 0L${x + 1.35} 0L${x + 1.35} ${height}L${x} ${height}Z`) +
    lines(height, (y) => `M0 ${y}L${width} ${y}L${width} ${y + 1.35}L0 ${y + 1.35}Z`)
  )
}
