import { luminance } from '@parichay/contract/agency/colour.ts'
import type { Element } from '@parichay/scene/element.ts'
import type { Outline } from '@parichay/scene/outline.ts'
import { box, type Box, type CardContext, has } from './context.ts'
import { fitRows, leadingOf, linesIn, smallest } from './fit.ts'
import { icons } from './icons.ts'
import { type Align, type Type, words } from './set-text.ts'
import { circle, form, rect } from './shapes.ts'
import type { Label } from './words.ts'

/** A fact, set in its box: shrunk to 6 pt before it breaks, and broken before it is cut. */
export const fact = (f: CardContext, at: Box, name: string, type: Type): Element[] =>
  has(f, name) ? [words(at, `{{${name}}}`, type, f.facts[name]!)] : []
/** Words that are no fact, such as a label. */
export const label = (f: CardContext, at: Box, name: Label, type: Type): Element =>
  words(at, f.label[name], type, f.label[name])

type Stack = { gap?: number; place?: 'start' | 'middle' | 'end' | 'between'; shrink?: boolean }
/** Elements below each other: what is not there takes no room; all shrink together where it is too much. */
export const column = (
  at: Box,
  children: Element[],
  { gap = 0, place = 'start', shrink = true }: Stack = {},
) =>
  ({
    kind: 'group',
    box: at,
    layout: { flow: 'column', gap, place, shrink },
    children,
  }) satisfies Element

/** A line of a block: a fact or, with `isLabel`, the word beside it; `before` is the room above it, `wanted` what goes first where there is none. */
export type BlockRow = Type & { name: string; isLabel?: boolean; before?: number; wanted?: number }
/** Texts below each other, all smaller where it is too much, and fewer where it still is: none below 6 pt. */
export function block(
  f: CardContext,
  at: Box,
  rows: readonly BlockRow[],
  place: Stack['place'] = 'start',
): ReturnType<typeof column> {
  const said = (row: BlockRow) => (row.isLabel ? f.label[row.name as Label] : (f.facts[row.name] ?? ''))
  const there = rows.filter((row) => said(row) !== '')
  const sizeAt = ({ size, min = smallest }: BlockRow, share: number) =>
    Math.max(Math.min(size, min), size * share)
  const leastLines = (row: BlockRow, share: number) =>
    Math.min(
      row.lines ?? 2,
      linesIn(said(row), at.width / sizeAt(row, share) / (row.family === 'condensed' ? 0.7 : 1)),
    )
  const lineOf = (row: BlockRow, share: number) => sizeAt(row, share) * leadingOf(said(row))
  const tall = (row: BlockRow, share: number) =>
    leastLines(row, share) * lineOf(row, share) + (row.before ?? 0) * share
  // No text has more lines than there is room for: it shrinks alone and by its true width, so that all need not.
  const set = (kept: readonly BlockRow[], share: number, spare: number) =>
    column(
      at,
      kept.flatMap((row, i) => {
        const [line, needed] = [lineOf(row, share), leastLines(row, share)]
        const more = Math.min((row.lines ?? 2) - needed, Math.floor(spare / line))
        spare -= more * line
        const lines = needed + more
        const above = i === 0 ? 0 : (row.before ?? 0) * share
        const room = box(0, above, at.width, Math.min(at.height, line * lines) + 0.1)
        const type = { ...row, size: sizeAt(row, share), lines }
        return row.isLabel ? [label(f, room, row.name as Label, type)] : fact(f, room, row.name, type)
      }),
      // One alone shrinks by itself, and never below 6 pt.
      { place, shrink: kept.length > 1 },
    )
  const order = there.toSorted((a, b) => (b.wanted ?? 1) - (a.wanted ?? 1))
  for (let count = order.length; count > 1; count--) {
    const kept = there.filter((row) => order.indexOf(row) < count)
    for (let share = 1; share >= 0.4; share -= 0.05) {
      const spare = at.height + 0.1 - kept.reduce((sum, row) => sum + tall(row, share), 0)
      if (spare >= 0) return set(kept, share, spare)
    }
  }
  return set(order.slice(0, 1), 1, Infinity)
}

/** Contacts in the order they are wanted in. */
export const contacts = ['phone', 'whatsapp', 'email', 'website', 'address'] as const
/** One of `contacts`. */
export type Contact = (typeof contacts)[number]
type RowLook = {
  size: number
  ink: string
  /** Colour of the sign; with `plate` it lies on a disc of that colour. */
  icon: string
  plate?: string
  gap?: number
  place?: Stack['place']
}

/** Contacts with their signs below each other, each a link: as many as can be read, the first ones first. */
export function contactList(
  f: CardContext,
  at: Box,
  look: RowLook,
  which: readonly Contact[] = contacts,
): Element {
  const side = (size: number) => size * (look.plate ? 1.75 : 1.15)
  const wanted = which
    .filter((one) => has(f, one))
    .map((one) => ({
      of: one,
      text: f.facts[one]!,
      room: (size: number) => at.width - side(size) - size * 0.7,
      least: (size: number) =>
        Math.max(size * Math.max(1.3, leadingOf(f.facts[one]!)), look.plate ? side(size) : 0),
      lines: one === 'address' ? 4 : 2,
    }))
  const { rows, size, gap } = fitRows(wanted, at.height, {
    size: look.size,
    gap: look.gap ?? look.size * 0.55,
  })
  return column(
    at,
    rows.map(({ of, lines }) => contactRow(f, at.width, of, { ...look, size, lines })),
    { gap, place: look.place ?? 'middle' },
  )
}

function contactRow(
  f: CardContext,
  width: number,
  one: Contact,
  { size, ink, icon, plate, lines }: RowLook & { lines: number },
): Element {
  const side = plate ? size * 1.75 : size * 1.15
  const leading = leadingOf(f.facts[one]!)
  const lineHeight = Math.max(size * Math.max(1.3, leading), plate ? side : 0)
  const top = (lineHeight - side) / 2
  const inner = side * 0.56
  const sign: Element[] = plate
    ? [
        circle(side / 2, top + side / 2, side / 2, plate),
        form(box((side - inner) / 2, top + (side - inner) / 2, inner, inner), icons[one], icon),
      ]
    : [form(box(0, top, side, side), icons[one], icon)]
  const gap = size * 0.7
  return {
    kind: 'group',
    box: box(0, 0, width, lineHeight),
    link: `{{${one}Link}}`,
    layout: { flow: 'row', gap, align: plate ? 'middle' : 'start', hug: true },
    children: [
      { kind: 'group', box: box(0, 0, side, lineHeight), children: sign },
      ...fact(f, box(0, 0, width - side - gap, size * leading * lines + 0.1), one, {
        size,
        fill: ink,
        lines,
      }),
    ],
  }
}

/** One line of a table: its label, then the fact. */
export type TableRow = readonly [label: Label, fact: string, link?: string]
/** A table of facts: what is empty takes no line, and what could not be read any more is left out from below. */
export function table(
  f: CardContext,
  at: Box,
  rows: readonly TableRow[],
  look: { size: number; ink: string; soft: string; share?: number; gap?: number; place?: Stack['place'] },
): Element {
  const { ink, soft, share = 0.42 } = look
  const left = at.width * share
  const wanted = rows
    .filter(([, name]) => has(f, name))
    .map((row) => ({
      of: row,
      text: f.facts[row[1]]!,
      room: () => (at.width - left) * 0.95,
      least: (size: number) => size * leadingOf(f.label[row[0]]),
      lines: 3,
    }))
  const fitted = fitRows(wanted, at.height, { size: look.size, gap: look.gap ?? look.size * 0.5 })
  const { size } = fitted
  return column(
    at,
    fitted.rows.map(({ of: [title, name, link], lines }): Element => {
      const high = size * leadingOf(f.label[title])
      return {
        kind: 'group',
        box: box(0, 0, at.width, high),
        ...(link ? { link: `{{${link}}}` } : {}),
        layout: { flow: 'row', align: 'start', hug: true },
        children: [
          {
            kind: 'group',
            box: box(0, 0, left, high),
            layout: { flow: 'row' },
            children: [label(f, box(0, 0, left - 0.8, high), title, { size, lines: 1, fill: soft })],
          },
          ...fact(f, box(0, 0, at.width - left, size * leadingOf(f.facts[name]!) * lines + 0.1), name, {
            size,
            bold: true,
            fill: ink,
            lines,
          }),
        ],
      }
    }),
    { gap: fitted.gap, place: look.place ?? 'start' },
  )
}

const isDark = (colour: string) => luminance(colour) < 0.3

/**
 * The logo in a box, or the first letters of the name on a plate. `on` is the colour of the ground: a logo that would not
 * be seen on it gets a plate of its own.
 */
export function logoIn(
  f: CardContext,
  at: Box,
  on: string,
  look: { align?: Align; round?: boolean; plate?: string; ink?: string } = {},
): Element[] {
  const { align = 'centre', round = false } = look
  const place = (width: number) =>
    align === 'start' ? at.x : align === 'end' ? at.x + at.width - width : at.x + (at.width - width) / 2
  if (!has(f, 'logo')) {
    const side = Math.min(at.width, at.height)
    const [x, y] = [place(side), at.y + (at.height - side) / 2]
    const plate = look.plate ?? f.c.accent
    const radius = round ? side / 2 : side * 0.24
    return [
      rect(x, y, side, side, plate, { radius }),
      ...fact(f, box(x + side * 0.1, y, side * 0.8, side), 'monogram', {
        size: side * 0.46,
        min: side * 0.16,
        lines: 1,
        bold: true,
        fill: look.ink ?? f.c.onAccent,
        align: 'centre',
      }),
    ]
  }
  const ratio = Math.min(4, Math.max(0.4, f.logo?.ratio ?? 1))
  const dark = isDark(on)
  const needsPlate = round || (dark ? !f.logo?.isLight : (f.logo?.isLight ?? false))
  const fill = f.logo?.isLight ? f.c.deep : '#ffffff'
  const pad = needsPlate ? at.height * (round ? 0.17 : 0.1) : 0
  const high = round ? at.height : Math.min(at.height, (at.width - 2 * pad) / ratio + 2 * pad)
  const wide = round ? at.height : Math.min(at.width, (high - 2 * pad) * ratio + 2 * pad)
  const [x, y] = [place(wide), at.y + (at.height - high) / 2]
  return [
    ...(needsPlate ? [rect(x, y, wide, high, fill, { radius: round ? high / 2 : high * 0.16 })] : []),
    {
      kind: 'image',
      box: box(x + pad, y + pad, wide - 2 * pad, high - 2 * pad),
      source: '{{logo}}',
      fit: 'contain',
    },
  ]
}

/** The photograph in an outline; without one the person's first letters stand there. */
export function photoIn(
  f: CardContext,
  at: Box,
  mask: Outline,
  { ground, ink, border }: { ground: string; ink: string; border?: { colour: string; width: number } },
): Element[] {
  if (has(f, 'photo'))
    return [
      {
        kind: 'image',
        box: at,
        source: '{{photo}}',
        fit: 'cover',
        focus: [0.5, 0.42],
        mask,
        ...(border ? { border } : {}),
      },
    ]
  const side = Math.min(at.width, at.height)
  return [
    form(at, mask, ground, border ? { stroke: { paint: border.colour, width: border.width } } : {}),
    ...fact(f, box(at.x + side * 0.1, at.y, at.width - side * 0.2, at.height), 'initials', {
      size: side * 0.4,
      min: side * 0.14,
      lines: 1,
      bold: true,
      fill: ink,
      align: 'centre',
    }).map((one) => (one.kind === 'text' ? alone(one, f.facts['initials'] ?? '') : one)),
  ]
}

type Text = Extract<Element, { kind: 'text' }>
/** A letter of Urdu that stands alone is no word: Nastaliq would hang it far below the middle. */
const alone = (text: Text, said: string): Text =>
  /\p{Script=Arabic}/u.test(said) ? { ...text, family: 'display', lineHeight: 1.6, middle: 0.2 } : text

/** The code on its light ground, a link where it is an address; nothing where none is wanted. */
export const codeIn = (
  f: CardContext,
  x: number,
  y: number,
  side: number,
  {
    dark,
    light = '#ffffff',
    radius = 1.2,
    quiet = 2,
  }: { dark: string; light?: string; radius?: number; quiet?: number },
): Element[] =>
  has(f, 'code')
    ? [
        {
          kind: 'qr',
          box: box(x, y, side, side),
          data: '{{code}}',
          style: 'rounded',
          dark,
          light,
          quiet,
          radius,
          link: '{{codeLink}}',
        },
      ]
    : []

/** The signature over its line, with who signs. */
export function signatureIn(
  f: CardContext,
  at: Box,
  { ink, soft }: { ink: string; soft: string },
): Element[] {
  if (!has(f, 'signature') && !has(f, 'signatory')) return []
  const line = at.y + at.height * 0.58
  return [
    ...(has(f, 'signature')
      ? [
          {
            kind: 'image',
            box: box(at.x, at.y, at.width, at.height * 0.56),
            source: '{{signature}}',
            fit: 'contain',
            blend: 'multiply',
          } satisfies Element,
        ]
      : []),
    rect(at.x, line, at.width, 0.2, soft),
    has(f, 'signatory')
      ? fact(f, box(at.x, line + 0.3, at.width, at.height * 0.4), 'signatory', {
          size: 2.3,
          lines: 1,
          fill: ink,
          align: 'centre',
          // What is higher than its place rises over the line instead of leaving the card.
          valign: 2.3 * leadingOf(f.facts['signatory']!) > at.height * 0.4 ? 'bottom' : 'middle',
          bold: true,
        })[0]!
      : label(f, box(at.x, line + 0.3, at.width, at.height * 0.4), 'signature', {
          size: 2.2,
          lines: 1,
          fill: soft,
          align: 'centre',
        }),
  ]
}
