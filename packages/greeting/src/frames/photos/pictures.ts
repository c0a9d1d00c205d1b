import type { Element } from '@parichay/scene/element.ts'
import type { Outline } from '@parichay/scene/outline.ts'
import { isCrowded } from '../arrange.ts'
import { box, type FrameContext, has, wholeBox } from '../context.ts'
import { type Look, physical } from '../lines.ts'
import { hasLogo, logoIn, logoWidth } from '../logo.ts'
import { details } from '../texts.ts'

type Box = ReturnType<typeof box>

/** A photograph in an outline. People's faces are in the upper part of their pictures. */
export const photo = (
  at: Box,
  source: string,
  mask: Outline,
  border?: { colour: string; width: number },
): Element => ({
  kind: 'image',
  box: wholeBox(at.x, at.y, at.width, at.height),
  source: `{{${source}}}`,
  fit: 'cover',
  focus: [0.5, source === 'productPhoto' ? 0.5 : 0.28],
  mask,
  ...(border ? { border } : {}),
})

/** A line of text in a box, shrunk to it. */
export const line = (
  f: FrameContext,
  at: Box,
  what: string,
  {
    fill,
    align = 'start',
    weight = 'bold',
    share = 0.72,
    lines = 1,
  }: { fill: string; align?: Look['align']; weight?: 'regular' | 'bold'; share?: number; lines?: number },
): Element => ({
  kind: 'text',
  id: what,
  box: at,
  text: `{{${what}}}`,
  family: f.settings.font,
  weight,
  size: at.height * share,
  minSize: Math.min(at.height * share, at.height * 0.3, 16),
  maxLines: lines,
  balance: true,
  align: physical(align, f.facts[what] ?? ''),
  valign: 'middle',
  fill,
})

/** Lines above the details, each there only when it is known; two short ones stand on one line. */
export function titled(
  f: FrameContext,
  at: Box,
  titles: readonly { what: string; fill: string; weight: number }[],
  look: Look,
): Element[] {
  const known = titles.filter(({ what }) => has(f.facts, what))
  const rest = f.shown.some((one) => one !== 'logo')
  if (known.length === 0) return details(f, at, look)
  const letters = known.reduce((sum, { what }) => sum + f.facts[what]!.length, 0)
  const isLow = rest && at.height < 165
  // Where two lines above a name would be too small to read, the last one stands alone.
  const rows = letters * 17 < at.width ? [known] : isLow ? [known.slice(-1)] : known.map((one) => [one])
  const tall = rest
    ? Math.max(29, Math.min(at.height * (rows.length > 1 ? 0.17 : 0.22), 50))
    : at.height / rows.length
  const above = rows.map((row, i): Element => ({
    kind: 'group',
    box: box(at.x, at.y + i * tall, at.width, tall),
    layout: {
      flow: 'row',
      gap: 26,
      align: 'middle',
      shrink: true,
      place: look.align === 'centre' ? 'middle' : look.align,
    },
    children: row.map(({ what, fill }) =>
      line(f, box(0, 0, at.width, tall), what, { fill, share: 0.66, lines: row.length > 1 ? 1 : 2 }),
    ),
  }))
  const y = at.y + rows.length * tall + 4
  return [...above, ...details(f, box(at.x, y, at.width, at.y + at.height - y), look)]
}

/** The leaders that are known, in their order. */
export const leadersOf = ({ facts }: Pick<FrameContext, 'facts'>) =>
  [1, 2, 3, 4, 5, 6].map((i) => `leader${i}`).filter((name) => has(facts, name))

/** The logo at the start of a box and the details beside it. */
export function seller(f: FrameContext, at: Box, look: Omit<Look, 'align'>): Element[] {
  const size = Math.min(at.height * 0.92, at.width < 400 ? at.width * 0.24 : 120)
  const wide = hasLogo(f) ? logoWidth(f, size, 1.4) : 0
  // A long name needs the room more than the logo does.
  const width = isCrowded(f, at, 1 - (wide + 24) / at.width) ? 0 : wide
  return [
    ...(width ? logoIn(f, at.x, at.y + (at.height - size) / 2, width, size, { as: 'circle' }) : []),
    ...details(f, box(at.x + (width && width + 24), at.y, at.width - (width && width + 24), at.height), {
      ...look,
      align: 'start',
    }),
  ]
}
