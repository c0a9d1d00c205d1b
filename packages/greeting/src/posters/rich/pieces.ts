import type { Element } from '@parichay/scene/element.ts'
import type { Family } from '@parichay/scene/fonts/faces.ts'
import type { Box } from '@parichay/scene/paint.ts'
import { filigree } from '../../light/filigree.ts'
import type { Look } from '../../light/lettering.ts'
import { shine } from '../../light/light.ts'
import { disc, type Motif, motif, path, ring, beads } from '../../motifs/draw.ts'
import { message } from '../letters.ts'
import type { Parts } from '../poster.ts'
import { emblem, propOfMotif } from './emblems.ts'
import type { Mood } from './moods.ts'

/** The fat hands of Gujarati close their counters under a rim of metal: the round one and the brush keep them open. */
const inMetal: Partial<Record<Family, Family>> = { display: 'rounded', festive: 'brush', poster: 'rounded' }

/** The wish and its line in the letters of a mood. */
export function wish(
  parts: Parts,
  mood: Mood,
  box: Box,
  size: number,
  more: {
    align?: 'start' | 'centre'
    place?: 'start' | 'middle' | 'end'
    hand?: Family
    maxLines?: number
    lineSize?: number
    /** Another look of the heading than the mood's. */
    look?: Look
  } = {},
): Element {
  const { look = mood.look, ...rest } = more
  return message(parts, box, {
    size,
    lineSize: Math.max(42, size * 0.34),
    head: look,
    soft: mood.isDark ? '#fff3d6' : '#5a2a1a',
    line: { ...mood.line, weight: 'bold' },
    ornament: mood.metal,
    ...(parts.language === 'gu' ? { hand: inMetal[parts.hand] ?? parts.hand } : {}),
    ...rest,
  })
}

/**
 * A disc in a rim of metal with beads and a ring of fine work. A rendered prop stands before it, larger than the rim; what is drawn
 * stands in it, a relief of gold on a dark ground.
 */
export function locket(
  hero: Motif,
  mood: Mood,
  { x, y, size }: { x: number; y: number; size: number },
): Element[] {
  const r = size / 2
  const isLit = propOfMotif(hero) !== undefined
  return [
    shine(x, y, r * 1.7, mood.light, mood.isDark ? 0.5 : 0.85),
    filigree(mood.metal, { seed: 21, count: 30, width: 0.34, hollow: 0.74, rings: 2 })({
      x,
      y,
      size: size * 1.34,
    }),
    motif(
      disc(50, 50, 49, mood.metal, { shadow: { x: 0, y: 8, blur: 26, colour: '#00000077' } }),
      disc(50, 50, 46.6, mood.isDark ? mood.deep : '#fffdf6'),
      disc(50, 50, 45.6, mood.metal),
      disc(50, 50, 44.6, {
        kind: 'radial',
        centre: [0.5, 0.38],
        radius: 0.6,
        stops: discOf(mood, isLit),
      }),
      ring(50, 50, 42, mood.metal, 0.5),
      path(beads(64, 47.9, 0.62), mood.isDark ? '#fff4cf' : '#fffaf0'),
    )({ x, y, size }),
    ...(isLit ? [shine(x, y, r * 1.1, mood.light, 0.7)] : []),
    ...emblem(hero, { x, y, size: size * 1.3, relief: size * 0.74 }),
  ]
}

const discOf = (mood: Mood, isLit: boolean) =>
  isLit && !mood.isDark
    ? [
        { at: 0, colour: '#ffffff' },
        { at: 0.7, colour: mood.mid },
        { at: 1, colour: mood.deep },
      ]
    : mood.isDark
      ? [
          { at: 0, colour: mood.heart },
          { at: 0.6, colour: mood.mid },
          { at: 1, colour: mood.deep },
        ]
      : [
          { at: 0, colour: '#7a3a1a' },
          { at: 0.6, colour: '#4a1f0c' },
          { at: 1, colour: '#240d04' },
        ]

/** Outline of a cusped arch that fills its view of 100 by 130. */
export const archPath =
  'M0 130V52C0 46 4 44 6 40C2 34 7 27 14 27C14 20 22 15 28 18C31 12 40 11 44 8C47 6 49 3 50 0C51 3 53 6 56 8C60 11 69 12 72 18C78 15 86 20 86 27C93 27 98 34 94 40C96 44 100 46 100 52V130Z'

/** An arch with a rim of metal; what shines through it is `fill`. */
export function arch(
  box: Box,
  mood: Mood,
  fill: Extract<Element, { kind: 'shape' }>['fill'],
  rim = 12,
): Element[] {
  const inset = (by: number): Box => ({
    x: box.x + by,
    y: box.y + by,
    width: box.width - 2 * by,
    height: box.height - by,
  })
  const outline = { type: 'path' as const, view: [100, 130] as [number, number], data: archPath }
  return [
    { kind: 'shape', box, outline, fill: mood.metal, shadow: { x: 0, y: 10, blur: 40, colour: '#00000088' } },
    { kind: 'shape', box: inset(rim), outline, fill: mood.isDark ? mood.deep : '#fffaf0' },
    { kind: 'shape', box: inset(rim * 1.5), outline, fill: mood.metal },
    { kind: 'shape', box: inset(rim * 1.9), outline, ...(fill === undefined ? {} : { fill }) },
  ]
}

/** Outline of a wave that fills the foot of a sheet, 1080 wide and `height` high; `lift` raises its edge, all in px. */
export const wavePath = (height: number, lift = 0): string => {
  const h = Math.round(height)
  return `M0 ${90 - lift}C180 ${-30 - lift} 330 ${10 - lift} 540 ${60 - lift}C760 ${112 - lift} 900 ${90 - lift} 1080 ${10 - lift}L1080 ${h}L0 ${h}Z`
}
