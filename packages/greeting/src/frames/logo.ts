import type { Element } from '@parichay/scene/element.ts'
import type { Outline } from '@parichay/scene/outline.ts'
import { box, type FrameContext, has, wholeBox } from './context.ts'

type Plate = {
  /** `circle` and `card` lie on a plate of paper; `bare` has none, for grounds that are paper already. */
  as: 'circle' | 'card' | 'bare'
  /** Colour of the plate where the logo allows any. */
  fill?: string
  /** Letters of the monogram on it. */
  ink?: string
  radius?: number
  ring?: { colour: string; width: number }
}

/** Whether there is anything to stand where the logo stands. */
export const hasLogo = ({ facts, shown }: Pick<FrameContext, 'facts' | 'shown'>) =>
  shown.includes('logo') && (has(facts, 'logo') || has(facts, 'monogram'))

/** How wide a plate of some height wants to be: a wide logo gets more room. */
export const logoWidth = (
  { logo, facts }: Pick<FrameContext, 'logo' | 'facts'>,
  height: number,
  most = 1.7,
) => height * (has(facts, 'logo') && logo ? Math.min(most, Math.max(1, logo.ratio * 0.72)) : 1)

/** The logo on its plate, or the first letters of the name; nothing where the logo is switched off. */
export function logoIn(
  f: FrameContext,
  x: number,
  y: number,
  width: number,
  height: number,
  plate: Plate,
): Element[] {
  if (!hasLogo(f)) return []
  const isThere = has(f.facts, 'logo')
  if (isThere) ({ x, y, width, height } = hugged(f, { x, y, width, height }))
  const needsDark = isThere && f.logo?.isLight
  const round = plate.as === 'circle'
  const outline: Outline = {
    type: 'rect',
    radius: round ? Math.min(width, height) / 2 : (plate.radius ?? 12),
  }
  const ground = needsDark
    ? plate.fill === f.c.deep
      ? f.c.ground
      : f.c.deep
    : isThere
      ? '#ffffff'
      : (plate.fill ?? f.c.accent)
  const at = box(x, y, width, height)
  const isBare = plate.as === 'bare' && isThere && !needsDark
  const base: Element = {
    kind: 'shape',
    box: at,
    outline,
    fill: ground,
    ...(plate.ring ? { stroke: { paint: plate.ring.colour, width: plate.ring.width } } : {}),
  }
  if (!isThere)
    return [base, letters(f, at, ground === f.c.accent ? f.c.onAccent : (plate.ink ?? f.c.onAccent))]
  const wide = (f.logo?.ratio ?? 1) > 1.35
  const pad = isBare ? 0 : Math.min(width, height) * (round && !wide ? 0.17 : 0.12)
  const side = round && wide ? pad * 1.5 : pad
  const picture: Element = {
    kind: 'image',
    box: wholeBox(x + side, y + pad, width - 2 * side, height - 2 * pad),
    source: '{{logo}}',
    fit: 'contain',
  }
  return isBare ? [picture] : [base, picture]
}

/** A plate around a very wide or tall logo is not higher or wider than the logo asks for. */
function hugged({ logo }: FrameContext, at: { x: number; y: number; width: number; height: number }) {
  const ratio = Math.min(3.2, Math.max(0.5, logo?.ratio ?? 1))
  const { x, y, width, height } = at
  const [high, wide] = [Math.min(height, (width / ratio) * 1.3), Math.min(width, height * ratio * 1.4)]
  if (ratio > 1) return { x, y: y + (height - high) / 2, width, height: high }
  return { x: x + (width - wide) / 2, y, width: wide, height }
}

const letters = (f: FrameContext, at: ReturnType<typeof box>, fill: string): Element => ({
  kind: 'text',
  box: at,
  text: '{{monogram}}',
  family: f.settings.font,
  weight: 'bold',
  size: at.height * 0.5,
  minSize: at.height * 0.16,
  maxLines: 1,
  align: 'centre',
  valign: 'middle',
  fill,
})
