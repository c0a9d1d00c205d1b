import type { FrameDetail } from '@parichay/contract/greeting/rules.frames.ts'
import type { Element } from '@parichay/scene/element.ts'
import { box, type FrameContext, has } from './context.ts'
import { detailIcons } from './icons.ts'
import { disc, form } from './shapes.ts'

type Align = 'start' | 'centre' | 'end'
/** A box. */
export type Box = ReturnType<typeof box>
/** How a block of details looks. */
export type Look = {
  align: Align
  /** Colour of the name. */
  fill: string
  /** Colour of the small details; the name's without it. */
  soft?: string
  /** Colour of the signs, and what is drawn inside them when they are discs. */
  icon: string
  iconInk: string
}
/** Numbers, which stand larger than the rest. */
export const phones: readonly FrameDetail[] = ['phone', 'secondPhone', 'whatsapp']

/** Only an address is read well in two lines. */
export const linesFor = (one: FrameDetail) => (one === 'address' ? 2 : 1)

/** Letters that run to the left begin at the right: in a frame they stand where the others of their block stand. */
export const physical = (align: Align, text: string): Align =>
  align !== 'centre' && /^[^\p{L}]*\p{Script=Arabic}/u.test(text)
    ? align === 'start'
      ? 'end'
      : 'start'
    : align

const places = { start: 'start', centre: 'middle', end: 'end' } as const

/** Words of their own, such as the name. */
export function text(
  f: FrameContext,
  at: Box,
  { align }: Look,
  what: string,
  {
    weight,
    fill,
    share,
    lines,
    font,
  }: {
    weight: 'regular' | 'bold'
    fill: string
    share: number
    lines: number
    font: FrameContext['settings']['font']
  },
): Element {
  const size = at.height * share
  return {
    kind: 'text',
    id: what.replace(/[{}]/g, ''),
    box: at,
    text: what,
    family: font,
    weight,
    size,
    minSize: Math.min(size, 15, at.height * 0.38),
    maxLines: lines,
    balance: true,
    align: physical(align, f.facts[what.replace(/[{}]/g, '')] ?? ''),
    valign: 'middle',
    fill,
  }
}

/** Details beside each other, each with its sign; all shrink together when there is too little room. */
export function items(
  f: FrameContext,
  at: Box,
  look: Look,
  list: readonly FrameDetail[],
  isPhone: boolean,
): Element {
  const size = at.height * (isPhone ? 0.7 : 0.66)
  return {
    kind: 'group',
    box: at,
    layout: {
      flow: 'row',
      gap: size * (isPhone ? 0.75 : 0.9),
      place: places[look.align],
      align: 'middle',
      shrink: true,
    },
    children: list.map((one) =>
      phones.includes(one)
        ? item(f, one, look, { size, height: at.height, room: 4000, isPhone })
        : item(f, one, look, {
            size: isPhone ? size * 0.78 : size,
            height: at.height,
            room: 4000,
            isPhone: false,
          }),
    ),
  }
}

/** One small detail with its sign, over the whole width. */
export function single(f: FrameContext, at: Box, look: Look, one: FrameDetail): Element {
  const size = at.height * 0.66
  return {
    kind: 'group',
    box: at,
    layout: { flow: 'row', place: places[look.align], align: 'middle' },
    children: [item(f, one, look, { size, height: at.height, room: at.width, isPhone: false })],
  }
}

function item(
  f: FrameContext,
  one: FrameDetail,
  look: Look,
  { size, height, room, isPhone }: { size: number; height: number; room: number; isPhone: boolean },
): Element {
  const sign = iconOf(f, one, look, size)
  const gap = size * 0.34
  const width = sign ? room - sign.box.width - gap : room
  const label: Element = {
    kind: 'text',
    id: one,
    box: box(0, 0, width, height),
    text: one === 'gstin' ? 'GSTIN {{gstin}}' : `{{${one}}}`,
    // Condensed numbers and addresses would be too small to read.
    family: isPhone && f.settings.font !== 'condensed' ? f.settings.font : 'sans',
    weight: isPhone ? 'bold' : 'regular',
    size,
    minSize: Math.min(size, Math.max(13, size * 0.5), height * 0.4),
    maxLines: isPhone || room === 4000 ? 1 : linesFor(one),
    align: 'start',
    valign: 'middle',
    fill: isPhone ? look.fill : (look.soft ?? look.fill),
  }
  return {
    kind: 'group',
    box: box(0, 0, room, height),
    layout: { flow: 'row', gap, align: 'middle', hug: true },
    children: sign ? [sign, label] : [label],
    ...(has(f.facts, one) ? {} : { when: [one] }),
  }
}

function iconOf(f: FrameContext, one: FrameDetail, look: Look, size: number): Element | null {
  const outline = detailIcons[one]
  if (!outline || f.settings.icons === 'none') return null
  if (f.settings.icons === 'plain')
    return form(box(0, 0, size * 0.84, size * 0.84), outline, { fill: look.icon })
  const r = size * 0.58
  return {
    kind: 'group',
    box: box(0, 0, 2 * r, 2 * r),
    children: [
      disc(r, r, r, look.icon),
      form(box(r * 0.48, r * 0.48, r * 1.04, r * 1.04), outline, { fill: look.iconInk }),
    ],
  }
}
