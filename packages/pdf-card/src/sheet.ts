import type { PdfOutput } from '@parichay/contract/pdf-card/jobs.ts'
import { bleed } from '@parichay/contract/pdf-card/templates.ts'
import type { Side } from './card.ts'

type Size = { width: number; height: number }
/** How cards lie on a page, in mm. `bleedShown` is painted around each trim, at most half a gutter between two. */
export type SheetPlan = Size & {
  columns: number
  rows: number
  gutter: number
  bleedShown: number
  /** Corner of the first card's trim. */
  left: number
  top: number
  card: Size
  /** The paper turns around its upright axis between front and back, else around the level one. */
  turnsUpright: boolean
}
/** Where one card lies: the corner of its trim in mm, and degrees it is turned by. */
export type Slot = { x: number; y: number; turn: 0 | 180 }

/** Papers in mm, upright. */
const papers = { a4: { width: 210, height: 297 }, '12x18': { width: 304.8, height: 457.2 } } as const
/** Around all cards of a sheet: room for crop marks, words, and what a printer cannot reach. */
const sheetMargin = 8
/** Around the trim of a card alone on its page. */
export const pageMargin = 10
/** Bleed that is shown around the cards of a sheet. */
const sheetBleed = 2

const fitting = (room: number, card: number, gutter: number) =>
  Math.max(0, Math.floor((room - 2 * sheetMargin + gutter) / (card + gutter) + 1e-9))

/** As many cards as fit on the paper, whichever way it lies; the grid stands in its middle, so that backs meet fronts. Pure. */
export function planSheet({ layout, gutter, duplex }: PdfOutput, card: Size): SheetPlan {
  if (layout === 'send' || layout === 'page' || layout === 'png') {
    const around = layout === 'page' ? pageMargin : 0
    return {
      width: card.width + 2 * around,
      height: card.height + 2 * around,
      columns: 1,
      rows: 1,
      gutter: 0,
      bleedShown: layout === 'page' ? bleed : 0,
      left: around,
      top: around,
      card,
      turnsUpright: true,
    }
  }
  const upright = papers[layout]
  const [best] = [upright, { width: upright.height, height: upright.width }]
    .map((paper) => ({
      paper,
      columns: fitting(paper.width, card.width, gutter),
      rows: fitting(paper.height, card.height, gutter),
    }))
    .toSorted((a, b) => b.columns * b.rows - a.columns * a.rows)
  const { paper, columns, rows } = best!
  const used = {
    width: columns * card.width + (columns - 1) * gutter,
    height: rows * card.height + (rows - 1) * gutter,
  }
  return {
    ...paper,
    columns,
    rows,
    gutter,
    bleedShown: sheetBleed,
    left: (paper.width - used.width) / 2,
    top: (paper.height - used.height) / 2,
    card,
    turnsUpright: paper.height >= paper.width === (duplex === 'long'),
  }
}

/** Cards on one sheet. */
export const perSheet = ({ columns, rows }: SheetPlan): number => columns * rows
/** Sheets of paper for so many cards. */
export const sheetsFor = (plan: SheetPlan, cards: number): number => Math.ceil(cards / perSheet(plan))

/**
 * Where the card at a place of its sheet (0 is the first) lies. Backs are mirrored as the paper turns, so that each lies
 * behind its front and is upright when the finished card is turned over its upright edge.
 */
export function slotOf(plan: SheetPlan, at: number, side: Side): Slot {
  const { columns, rows, gutter, left, top, card, turnsUpright } = plan
  const column = at % columns
  const row = Math.floor(at / columns)
  const isBack = side === 'back'
  const x = isBack && turnsUpright ? columns - 1 - column : column
  const y = isBack && !turnsUpright ? rows - 1 - row : row
  return {
    x: left + x * (card.width + gutter),
    y: top + y * (card.height + gutter),
    turn: isBack && !turnsUpright ? 180 : 0,
  }
}

/** Bleed shown on each side of a card, in mm: between two it ends where the other's begins. */
export function bleedAround(plan: SheetPlan, at: number, side: Side) {
  const { columns, rows, gutter, bleedShown, left, top, card } = plan
  const { x, y } = slotOf(plan, at, side)
  const column = Math.round((x - left) / (card.width + gutter))
  const row = Math.round((y - top) / (card.height + gutter))
  const inner = Math.min(bleedShown, gutter / 2)
  return {
    left: column === 0 ? bleedShown : inner,
    right: column === columns - 1 ? bleedShown : inner,
    top: row === 0 ? bleedShown : inner,
    bottom: row === rows - 1 ? bleedShown : inner,
  }
}

/** Where is cut, in mm from the left and from the top: each once, though two cards share it. */
export function cutsOf({ columns, rows, gutter, left, top, card }: SheetPlan): {
  xs: number[]
  ys: number[]
} {
  const cuts = (from: number, count: number, length: number) => [
    ...new Set(
      Array.from({ length: count }, (_none, i) => from + i * (length + gutter)).flatMap((at) => [
        Math.round(at * 1000) / 1000,
        Math.round((at + length) * 1000) / 1000,
      ]),
    ),
  ]
  return { xs: cuts(left, columns, card.width), ys: cuts(top, rows, card.height) }
}
