import type { FrameDetail } from '@parichay/contract/greeting/rules.frames.ts'
import type { Element } from '@parichay/scene/element.ts'
import { box, type FrameContext, has } from './context.ts'
import { detailIcons } from './icons.ts'
import { disc, form } from './shapes.ts'

type Align = 'start' | 'centre' | 'end'
type Box = ReturnType<typeof box>
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
/** Which details a block holds. */
export type Part = 'name' | 'tagline' | 'phones' | 'small'

const phones: readonly FrameDetail[] = ['phone', 'secondPhone', 'whatsapp']
const small: readonly FrameDetail[] = ['email', 'website', 'address', 'instagram', 'gstin']
const of = (f: FrameContext, list: readonly FrameDetail[]) => f.shown.filter((one) => list.includes(one))
/** Whether anything of a part is shown. */
export const shows = (f: FrameContext, ...parts: Part[]) =>
  parts.some((part) =>
    part === 'phones' || part === 'small'
      ? of(f, part === 'phones' ? phones : small).length > 0
      : f.shown.includes(part),
  )

type Row = { first: number; weight: number; draw: (at: Box) => Element }

const scriptRoom = (text: string) =>
  /\p{Script=Arabic}/u.test(text) ? 1.5 : /^[\p{Script=Latin}\P{L}]*$/u.test(text) ? 1 : 1.1

/** A block of details: the name large, telephones next, the rest small; only what is there takes room. */
export function details(
  f: FrameContext,
  at: Box,
  look: Look,
  parts: readonly Part[] = ['name', 'tagline', 'phones', 'small'],
): Element[] {
  const rows = rowsOf(f, at, look, parts)
  if (rows.length === 0) return []
  const total = rows.reduce((sum, row) => sum + row.weight, 0)
  // Much in a low strip stands in two columns rather than in letters nobody reads.
  const isLow =
    at.height / total < 44 &&
    rows.length > 2 &&
    at.width > 640 &&
    parts.includes('name') &&
    look.align !== 'centre'
  if (isLow && shows(f, 'name', 'tagline') && shows(f, 'phones', 'small')) return columns(f, at, look, parts)
  const unit = Math.min(
    at.height / total,
    parts.includes('name') ? Math.max(62, at.height * 0.42) : Math.max(50, at.height * 0.3),
  )
  const spare = at.height - unit * total
  let y = at.y + spare / 2
  return rows.map((row) => {
    const height = unit * row.weight
    const element = row.draw(box(at.x, y, at.width, height))
    y += height
    return element
  })
}

function columns(f: FrameContext, at: Box, look: Look, parts: readonly Part[]): Element[] {
  const left = parts.filter((part) => part === 'name' || part === 'tagline')
  const right = parts.filter((part) => part === 'phones' || part === 'small')
  const gap = 28
  const share = Math.round((at.width - gap) * (of(f, small).length > 3 ? 0.4 : 0.48))
  const isEnd = look.align === 'end'
  const names = box(isEnd ? at.x + share + gap : at.x, at.y, share, at.height)
  const rest = box(isEnd ? at.x : at.x + share + gap, at.y, at.width - share - gap, at.height)
  const ruleX = at.x + share + gap / 2 - (isEnd ? 0 : 1)
  return [
    ...details(f, names, look, left),
    form(
      box(ruleX, at.y + at.height * 0.14, 2, at.height * 0.72),
      { type: 'rect' },
      { fill: `${look.icon}99` },
    ),
    ...details(f, rest, look, right),
  ]
}

function rowsOf(f: FrameContext, at: Box, look: Look, parts: readonly Part[]): Row[] {
  const place = (one: FrameDetail) => f.shown.indexOf(one)
  const rows: Row[] = []
  if (parts.includes('name') && f.shown.includes('name')) {
    const name = f.facts['name'] ?? ''
    const isLong = name.length * (at.width > 700 ? 26 : 34) > at.width
    rows.push({
      first: place('name'),
      weight: (isLong ? 1.7 : 1.35) * scriptRoom(name),
      draw: (room) =>
        text(f, room, look, '{{name}}', {
          weight: 'bold',
          fill: look.fill,
          share: isLong ? 0.6 : 0.76,
          lines: isLong ? 3 : 2,
          font: f.settings.font,
        }),
    })
  }
  if (parts.includes('tagline') && f.shown.includes('tagline'))
    rows.push({
      first: place('tagline'),
      weight: 0.6 * scriptRoom(f.facts['tagline'] ?? ''),
      draw: (room) =>
        text(f, room, look, '{{tagline}}', {
          weight: 'regular',
          fill: look.soft ?? look.fill,
          share: 0.74,
          lines: 2,
          font: f.settings.font,
        }),
    })
  const numbers = parts.includes('phones') ? of(f, phones) : []
  const lines = parts.includes('small') ? linesOf(f, at.width) : []
  // Few details beside a number stand on its line, larger than they would below it.
  const first = lines.length <= 2 ? lines[0] : undefined
  const isJoined =
    numbers.length > 0 &&
    first !== undefined &&
    at.height < 150 &&
    widthOf(f, numbers) + widthOf(f, first) * 0.8 < at.width * (lines.length === 1 ? 1.3 : 1)
  if (numbers.length > 0)
    rows.push({
      first: place(numbers[0]!),
      weight: numbers.length > 2 ? 0.8 : 0.95,
      draw: (room) => items(f, room, look, isJoined ? [...numbers, ...first] : numbers, true),
    })
  for (const line of isJoined ? lines.slice(1) : lines)
    rows.push({
      first: place(line[0]!),
      weight:
        (line[0] === 'address' ? 0.74 : 0.64) *
        Math.max(...line.map((one) => scriptRoom(f.facts[one] ?? ''))),
      draw: (room) =>
        line.length === 1 ? single(f, room, look, line[0]!) : items(f, room, look, line, false),
    })
  return rows.toSorted((a, b) => a.first - b.first)
}

/** About how wide details are beside each other, at the size they begin with. */
const widthOf = (f: FrameContext, list: readonly FrameDetail[]) =>
  list.reduce((sum, one) => sum + ((f.facts[one] ?? '').length + 4) * 17, 0)

/** Small details in lines: those that fit beside each other stand beside each other. */
function linesOf(f: FrameContext, width: number): FrameDetail[][] {
  const lines: FrameDetail[][] = []
  let used = Infinity
  for (const one of of(f, small)) {
    const need = ((f.facts[one] ?? '').length + 5) * 14
    if (one === 'address' ? used + need > width * 0.8 : used + need > width) {
      lines.push([])
      used = 0
    }
    lines.at(-1)!.push(one)
    used += need
  }
  return lines
}

/** Letters that run to the left begin at the right: they stand where the others of their block stand. */
const physical = (align: Align, text: string): Align =>
  align !== 'centre' && /^[^\p{L}]*\p{Script=Arabic}/u.test(text)
    ? align === 'start'
      ? 'end'
      : 'start'
    : align

const places = { start: 'start', centre: 'middle', end: 'end' } as const

function text(
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
    align: physical(align, f.facts[what.replace(/[{}]/g, '')] ?? ''),
    valign: 'middle',
    fill,
  }
}

/** Details beside each other, each with its sign; all shrink together when there is too little room. */
function items(
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

function single(f: FrameContext, at: Box, look: Look, one: FrameDetail): Element {
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
    maxLines: isPhone || room === 4000 ? 1 : 2,
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
