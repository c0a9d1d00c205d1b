import type { Element } from '@parichay/scene/element.ts'
import { box, type FrameContext } from './context.ts'
import { sizeIn } from './fit.ts'
import { hasLogo, logoIn, logoWidth } from './logo.ts'
import type { Look } from './lines.ts'
import { details, type Part, shows } from './texts.ts'

type Box = ReturnType<typeof box>
type Colours = Omit<Look, 'align'>

/** Letters on the bold ground. */
export const onGround = ({ c }: FrameContext): Colours => ({
  fill: c.on,
  soft: c.onSoft,
  icon: c.accent,
  iconInk: c.onAccent,
})
/** Letters on paper. */
export const onPaper = ({ c }: FrameContext): Colours => ({
  fill: c.link,
  soft: c.ink,
  icon: c.link,
  iconInk: '#ffffff',
})
/** Letters on the accent. */
export const onAccent = ({ c }: FrameContext): Colours => ({
  fill: c.onAccent,
  soft: c.onAccent,
  icon: c.onAccent,
  iconInk: c.accent,
})

const all: readonly Part[] = ['name', 'tagline', 'phones', 'small']

/** Whether a name is too small to be read well in a share of a box. */
export const isCrowded = ({ facts, shown }: FrameContext, { width, height }: Box, share: number) =>
  shown.includes('name') &&
  sizeIn(facts['name'] ?? '', { width: width * share, height: height * 0.7 }, height, 3) < 25

/** The logo where its owner wants it, and the details in the room that is left. */
export function beside(
  f: FrameContext,
  area: Box,
  {
    plate,
    look,
    parts = all,
    size = area.height,
    gap = 30,
  }: {
    plate: Parameters<typeof logoIn>[5]
    look: Colours
    parts?: readonly Part[]
    size?: number
    gap?: number
  },
): Element[] {
  if (!hasLogo(f)) return details(f, area, { ...look, align: f.settings.logoPlace }, parts)
  // A wide logo on a high strip leaves the words their room.
  const width = Math.min(logoWidth(f, size), area.width * (isCrowded(f, area, 0.6) ? 0.27 : 0.4))
  const y = area.y + (area.height - size) / 2
  const at = (x: number) => logoIn(f, x, y, width, size, plate)
  const rest = area.width - width - gap
  const { logoPlace } = f.settings
  const right = parts.filter((part) => part === 'phones' || part === 'small')
  const left = parts.filter((part) => part === 'name' || part === 'tagline')
  if (logoPlace === 'centre' && shows(f, ...right) && right.length > 0 && shows(f, ...left)) {
    const side = (area.width - width) / 2 - gap
    const middle = area.x + (area.width - width) / 2
    return [
      ...details(f, box(area.x, area.y, side, area.height), { ...look, align: 'end' }, left),
      ...at(middle),
      ...details(f, box(middle + width + gap, area.y, side, area.height), { ...look, align: 'start' }, right),
    ]
  }
  if (logoPlace === 'end')
    return [
      ...details(f, box(area.x, area.y, rest, area.height), { ...look, align: 'start' }, parts),
      ...at(area.x + area.width - width),
    ]
  return [
    ...at(area.x),
    ...details(f, box(area.x + width + gap, area.y, rest, area.height), { ...look, align: 'start' }, parts),
  ]
}
