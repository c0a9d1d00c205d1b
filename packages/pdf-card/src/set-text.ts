import type { Element } from '@parichay/scene/element.ts'
import type { Family } from '@parichay/scene/fonts/faces.ts'
import type { Box } from './context.ts'
import { lineOf, smallest } from './fit.ts'

/** Where a text stands in its box. */
export type Align = 'start' | 'centre' | 'end'
/** How a text is set; `size` in mm. */
export type Type = {
  size: number
  min?: number
  lines?: number
  bold?: boolean
  family?: Family
  fill: string
  align?: Align
  valign?: 'top' | 'middle' | 'bottom'
  capitals?: boolean
  spacing?: number
  link?: string
}

/** Letters that run to the left begin at the right: on a card they stand where the others of their block stand. */
const physical = (align: Align, said: string): Align =>
  align !== 'centre' && /^[^\p{L}]*\p{Script=Arabic}/u.test(said)
    ? align === 'start'
      ? 'end'
      : 'start'
    : align

/** A text in its box: shrunk to 6 pt before it breaks, and broken before it is cut. `said` is what it will say. */
export function words(at: Box, text: string, type: Type, said: string): Element {
  const { size, min = smallest, lines = 2, bold = false, family = 'sans', fill } = type
  return {
    kind: 'text',
    id: text.replace(/[{}]/g, ''),
    box: at,
    text,
    family,
    weight: bold ? 'bold' : 'regular',
    size,
    minSize: Math.min(size, min),
    maxLines: lines,
    align: physical(type.align ?? 'start', said),
    valign: type.valign ?? 'middle',
    fill,
    ...(lines > 1 ? { balance: true } : {}),
    ...lineOf(said, { width: at.width, height: at.height, lines }),
    ...(type.capitals ? { capitals: true } : {}),
    ...(type.spacing ? { letterSpacing: type.spacing } : {}),
    ...(type.link ? { link: `{{${type.link}}}` } : {}),
  }
}
