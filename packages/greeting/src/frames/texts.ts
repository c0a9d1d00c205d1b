import type { FrameDetail } from '@parichay/contract/greeting/rules.frames.ts'
import type { Element } from '@parichay/scene/element.ts'
import { box, type FrameContext } from './context.ts'
import { sizeIn, smallest, wideOf } from './fit.ts'
import { detailIcons } from './icons.ts'
import { type Box, items, linesFor, type Look, phones, single, text } from './lines.ts'
import { form } from './shapes.ts'

/** Which details a block holds. */
export type Part = 'name' | 'tagline' | 'phones' | 'small'

const small: readonly FrameDetail[] = ['email', 'website', 'address', 'instagram', 'gstin']
const of = (f: FrameContext, list: readonly FrameDetail[]) => f.shown.filter((one) => list.includes(one))
/** Whether anything of a part is shown. */
export const shows = (f: FrameContext, ...parts: Part[]) =>
  parts.some((part) =>
    part === 'phones' || part === 'small'
      ? of(f, part === 'phones' ? phones : small).length > 0
      : f.shown.includes(part),
  )

/** Nastaliq stands small in its size. */
const leastOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 1.3 : 1)

type Row = {
  first: number
  weight: number
  /** About how large its smallest letters come out in a room; how large they should be, and must be. */
  size: (room: Box) => number
  wants: number
  least: number
  draw: (room: Box) => Element
}
type Set = { row: Row; at: Box }

const scriptRoom = (text: string) =>
  /\p{Script=Arabic}/u.test(text) ? 1.5 : /^[\p{Script=Latin}\P{L}]*$/u.test(text) ? 1 : 1.1

/**
 * A block of details: the name large, telephones next, the rest small; only what is there takes room. Where all of it
 * would be too small to read, what matters least is left out.
 */
export function details(
  f: FrameContext,
  at: Box,
  look: Look,
  parts: readonly Part[] = ['name', 'tagline', 'phones', 'small'],
): Element[] {
  const { sets, rule } = legible(f, at, look, parts)
  return [...sets.map(({ row, at: room }) => row.draw(room)), ...(rule ? [rule] : [])]
}

/** What is kept first, where not everything can be read. Name and first number always stay. */
const wanted = [
  'phone',
  'address',
  'whatsapp',
  'website',
  'secondPhone',
  'email',
  'tagline',
  'instagram',
  'gstin',
] as const satisfies readonly FrameDetail[]

type Laid = { sets: Set[]; rule?: Element; isLegible: boolean }
const judged = (sets: Set[]): boolean => sets.every(({ row, at }) => row.size(at) >= row.least)

/** A block with as many details as can be read. */
function legible(f: FrameContext, at: Box, look: Look, parts: readonly Part[]): Laid {
  const all = lay(f, at, look, parts)
  if (all.isLegible) return all
  const own = f.shown.filter(partOf(parts))
  const [number] = of(f, phones)
  const keeping = (kept: ReadonlySet<FrameDetail>) =>
    lay({ ...f, shown: f.shown.filter((one) => !own.includes(one) || kept.has(one)) }, at, look, parts)
  const always = own.filter((one) => one === 'name' || one === number)
  let kept = new Set(always)
  let laid = keeping(kept)
  for (const one of wanted) {
    if (!own.includes(one) || kept.has(one)) continue
    const more = new Set([...kept, one])
    const next = keeping(more)
    if (next.isLegible) [kept, laid] = [more, next]
  }
  return laid
}

const partOf = (parts: readonly Part[]) => (one: FrameDetail) =>
  parts.includes(phones.includes(one) ? 'phones' : small.includes(one) ? 'small' : (one as Part))

/** The rows of a block with the rooms they stand in: below each other, or in two columns where that is better read. */
function lay(f: FrameContext, at: Box, look: Look, parts: readonly Part[]): Laid {
  const rows = rowsOf(f, at, look, parts)
  const total = rows.reduce((sum, row) => sum + row.weight, 0)
  const usual = stack(rows, at, parts)
  const isLow =
    at.height / total < 44 &&
    (rows.length > 2 || !judged(usual)) &&
    at.width > 640 &&
    parts.includes('name') &&
    look.align !== 'centre' &&
    shows(f, 'name', 'tagline') &&
    shows(f, 'phones', 'small')
  const halves = isLow ? layHalves(f, at, look, parts) : undefined
  if (halves?.isLegible) return halves
  // Small details closer together, where that makes all of them larger.
  const close = stack(rowsOf(f, at, look, parts, true), at, parts)
  const sets = readable(close) > readable(usual) * 1.12 ? close : usual
  const isLegible = judged(sets)
  return isLegible ? { sets, isLegible } : (halves ?? { sets, isLegible })
}

/** How well the worst row is read; from 1.6 on nothing is gained. */
const readable = (sets: Set[]): number =>
  Math.min(1.6, ...sets.map(({ row, at }) => row.size(at) / row.wants))

/** Rows below each other by their weight; where that leaves some too small, each gets what it needs first. */
function stack(rows: readonly Row[], at: Box, parts: readonly Part[]): Set[] {
  const total = rows.reduce((sum, row) => sum + row.weight, 0)
  const unit = Math.min(
    at.height / total,
    parts.includes('name') ? Math.max(62, at.height * 0.42) : Math.max(50, at.height * 0.3),
  )
  const put = (heights: readonly number[]): Set[] => {
    let y = at.y + (at.height - heights.reduce((sum, one) => sum + one, 0)) / 2
    return rows.map((row, i) => {
      y += heights[i]!
      return { row, at: box(at.x, y - heights[i]!, at.width, heights[i]!) }
    })
  }
  const usual = put(rows.map(({ weight }) => unit * weight))
  if (judged(usual)) return usual
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)
  const wished = rows.map((row) => needOf(row, at, row.wants))
  const needs = sum(wished) <= at.height ? wished : rows.map((row) => needOf(row, at, row.least))
  const spare = at.height - sum(needs)
  if (!(spare >= 0)) return usual
  return put(rows.map(({ weight }, i) => Math.min(needs[i]! + (spare * weight) / total, needs[i]! * 1.5)))
}

/** The least height in which a row has a size. */
function needOf({ size }: Row, at: Box, least: number): number {
  for (let height = 16; height <= at.height; height += 2) if (size({ ...at, height }) >= least) return height
  return Infinity
}

function layHalves(f: FrameContext, at: Box, look: Look, parts: readonly Part[]): Laid {
  const gap = 28
  const share = Math.round((at.width - gap) * (of(f, small).length > 3 ? 0.4 : 0.48))
  const isEnd = look.align === 'end'
  const ruleX = at.x + share + gap / 2 - (isEnd ? 0 : 1)
  const half = (x: number, width: number, of: readonly Part[]) => {
    const own = parts.filter((part) => of.includes(part))
    const room = box(x, at.y, width, at.height)
    return stack(rowsOf(f, room, look, own), room, own)
  }
  const sets = [
    ...half(isEnd ? at.x + share + gap : at.x, share, ['name', 'tagline']),
    ...half(isEnd ? at.x : at.x + share + gap, at.width - share - gap, ['phones', 'small']),
  ]
  return {
    sets,
    isLegible: judged(sets),
    rule: form(
      box(ruleX, at.y + at.height * 0.14, 2, at.height * 0.72),
      { type: 'rect' },
      { fill: `${look.icon}99` },
    ),
  }
}

function rowsOf(f: FrameContext, at: Box, look: Look, parts: readonly Part[], isClose = false): Row[] {
  const place = (one: FrameDetail) => f.shown.indexOf(one)
  const rows: Row[] = []
  if (parts.includes('name') && f.shown.includes('name')) {
    const name = f.facts['name'] ?? ''
    const isLong = name.length * (at.width > 700 ? 26 : 34) > at.width
    const [share, lines] = [isLong ? 0.6 : 0.76, isLong ? 3 : 2]
    rows.push({
      first: place('name'),
      weight: (isLong ? 1.7 : 1.35) * scriptRoom(name),
      size: (room) => sizeIn(name, room, room.height * share, lines),
      wants: 30,
      least: Math.min(24 * leastOf(name), sizeIn(name, at, at.height * share, lines) * 0.8),
      draw: (room) =>
        text(f, room, look, '{{name}}', {
          weight: 'bold',
          fill: look.fill,
          share,
          lines,
          font: f.settings.font,
        }),
    })
  }
  if (parts.includes('tagline') && f.shown.includes('tagline'))
    rows.push({
      first: place('tagline'),
      weight: 0.6 * scriptRoom(f.facts['tagline'] ?? ''),
      size: (room) => sizeIn(f.facts['tagline'] ?? '', room, room.height * 0.74, 2),
      wants: smallest * leastOf(f.facts['tagline'] ?? ''),
      least: smallest,
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
  const lines = parts.includes('small') ? linesOf(f, at.width, isClose) : []
  // Few details beside a number stand on its line, larger than they would below it.
  const first = lines.length <= 2 ? lines[0] : undefined
  const isJoined =
    numbers.length > 0 &&
    first !== undefined &&
    at.height < 150 &&
    widthOf(f, numbers) + widthOf(f, first) * 0.8 < at.width * (lines.length === 1 ? 1.3 : 1)
  if (numbers.length > 0) {
    const list = isJoined ? [...numbers, ...first] : numbers
    rows.push({
      first: place(numbers[0]!),
      weight: numbers.length > 2 ? 0.8 : 0.95,
      size: (room) => sizeBeside(f, room, list, true),
      wants: isJoined ? smallest : 25,
      least: smallest,
      draw: (room) => items(f, room, look, list, true),
    })
  }
  for (const line of isJoined ? lines.slice(1) : lines) {
    const [one, ...others] = line as [FrameDetail, ...FrameDetail[]]
    rows.push({
      first: place(one),
      weight:
        (one === 'address' ? 0.74 : 0.64) * Math.max(...line.map((each) => scriptRoom(f.facts[each] ?? ''))),
      size: (room) => (others.length > 0 ? sizeBeside(f, room, line, false) : sizeAlone(f, room, one)),
      wants: smallest,
      least: smallest,
      draw: (room) => (others.length > 0 ? items(f, room, look, line, false) : single(f, room, look, one)),
    })
  }
  return rows.toSorted((a, b) => a.first - b.first)
}

/** How much of a size the sign before a detail takes, with its gap. */
const signOf = (f: FrameContext, one: FrameDetail) =>
  !detailIcons[one] || f.settings.icons === 'none' ? 0 : f.settings.icons === 'plain' ? 1.18 : 1.5

const factOf = (f: FrameContext, one: FrameDetail) => (one === 'gstin' ? 'GSTIN ' : '') + (f.facts[one] ?? '')

/** About how large the smallest letters of `items` come out. */
function sizeBeside(f: FrameContext, room: Box, list: readonly FrameDetail[], isPhone: boolean): number {
  const size = room.height * (isPhone ? 0.7 : 0.66)
  const share = (one: FrameDetail) => (isPhone && !phones.includes(one) ? 0.78 : 1)
  const wide = list.reduce(
    (sum, one) =>
      sum +
      share(one) *
        Math.min(size, room.height / 1.32) *
        (signOf(f, one) + wideOf(factOf(f, one)) * (isPhone && phones.includes(one) ? 1.06 : 1)),
    (list.length - 1) * size * (isPhone ? 0.75 : 0.9),
  )
  return size * Math.min(...list.map(share)) * Math.min(1, room.width / wide)
}

/** About how large the letters of `single` come out. */
function sizeAlone(f: FrameContext, room: Box, one: FrameDetail): number {
  const size = room.height * 0.66
  const width = room.width - signOf(f, one) * size
  return sizeIn(factOf(f, one), { width, height: room.height }, size, linesFor(one))
}

/** About how wide details are beside each other, at the size they begin with. */
const widthOf = (f: FrameContext, list: readonly FrameDetail[]) =>
  list.reduce((sum, one) => sum + ((f.facts[one] ?? '').length + 4) * 17, 0)

/** Small details in lines: those that fit beside each other stand beside each other. */
function linesOf(f: FrameContext, width: number, isClose: boolean): FrameDetail[][] {
  const lines: FrameDetail[][] = []
  let used = Infinity
  for (const one of of(f, small)) {
    const need = isClose
      ? (wideOf(factOf(f, one)) + signOf(f, one) + 0.9) * (smallest + 2)
      : ((f.facts[one] ?? '').length + 5) * 14
    if (one === 'address' && !isClose ? used + need > width * 0.8 : used + need > width) {
      lines.push([])
      used = 0
    }
    lines.at(-1)!.push(one)
    used += need
  }
  return lines
}
