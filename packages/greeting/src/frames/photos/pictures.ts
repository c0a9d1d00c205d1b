import type { Element } from '@parichay/scene/element.ts'
import type { Outline } from '@parichay/scene/outline.ts'
import { box, type FrameContext, has } from '../context.ts'
import { details, type Look } from '../texts.ts'

type Box = ReturnType<typeof box>

/** A photograph in an outline. People's faces are in the upper part of their pictures. */
export const photo = (
  at: Box,
  source: string,
  mask: Outline,
  border?: { colour: string; width: number },
): Element => ({
  kind: 'image',
  box: at,
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
  align,
  valign: 'middle',
  fill,
})

/** Lines above one another where each is there only when it is known; then the details. */
export function titled(
  f: FrameContext,
  at: Box,
  titles: readonly { what: string; fill: string; weight: number }[],
  look: Look,
): Element[] {
  const known = titles.filter(({ what }) => has(f.facts, what))
  const unit =
    at.height /
    (known.reduce((sum, { weight }) => sum + weight, 0) + (f.shown.some((one) => one !== 'logo') ? 1 : 0) ||
      1)
  let y = at.y
  const above = known.map(({ what, fill, weight }) => {
    const element = line(f, box(at.x, y, at.width, unit * weight), what, {
      fill,
      align: look.align,
      lines: 2,
      share: 0.68,
    })
    y += unit * weight
    return element
  })
  return [...above, ...details(f, box(at.x, y + 4, at.width, at.y + at.height - y - 4), look)]
}

/** The leaders that are known, in their order. */
export const leadersOf = ({ facts }: Pick<FrameContext, 'facts'>) =>
  [1, 2, 3, 4, 5, 6].map((i) => `leader${i}`).filter((name) => has(facts, name))
