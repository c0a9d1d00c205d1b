import type { PdfOutput } from '@parichay/contract/pdf-card/jobs.ts'
import { barcodeId } from '@parichay/contract/pdf-card/barcode-id.ts'
import { bleed, sizeOfTemplate } from '@parichay/contract/pdf-card/templates.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import { type Element, walkElements } from '@parichay/scene/element.ts'
import { drawable } from '@parichay/scene/fonts/drawable.ts'
import { type Scene, sceneVersion } from '@parichay/scene/scene.ts'
import { type CardOrder, cardScene, factsOf, type Side, sides } from './card.ts'
import { box } from './context.ts'
import { circle, rect } from './shapes.ts'
import {
  bleedAround,
  cutsOf,
  pageMargin,
  perSheet,
  planSheet,
  sheetsFor,
  type SheetPlan,
  slotOf,
} from './sheet.ts'

/** One of many cards: what it is drawn from, and the name of its photograph among all pictures; null leaves its place empty. */
export type ManyOrder = { order: CardOrder; photo: string } | null

/** Sides that were drawn: pages are made of them, and their codes are read back. */
const bound = new WeakMap<NonNullable<ManyOrder>, Partial<Record<Side, Scene>>>()

/** One side with its facts in it, its photograph under a name of its own. */
function boundSide(one: NonNullable<ManyOrder>, side: Side): Scene {
  const known = bound.get(one) ?? {}
  bound.set(one, known)
  return (known[side] ??= bindSide(one, side))
}

function bindSide({ order, photo }: NonNullable<ManyOrder>, side: Side): Scene {
  const facts = factsOf(order)
  return bindScene(cardScene(order, side), { ...facts, ...(facts['photo'] ? { photo } : {}) })
}

/** The sides of some cards on which a code stands, facts filled in: what of a file is read back before it leaves. */
export const codesOf = (cards: readonly ManyOrder[]): Scene[] =>
  cards.flatMap((one) =>
    one ? sides.map((side) => boundSide(one, side)).filter(({ layers }) => layers.some(isCode)) : [],
  )
const isCode = ({ kind, id }: Element) => kind === 'qr' || Boolean(id?.startsWith(barcodeId))

/** The photograph's place on the card in mm; null where the template shows none. */
export function photoBoxOf(order: CardOrder): { width: number; height: number } | null {
  const withPhoto = { ...order, pictures: [...new Set([...order.pictures, 'photo'])], isSample: false }
  for (const side of sides)
    for (const element of walkElements(boundSide({ order: withPhoto, photo: 'photo' }, side).layers))
      if (element.kind === 'image' && element.source === 'photo')
        return { width: element.box.width, height: element.box.height }
  return null
}

/** Cards that are drawn in one go: whole sheets, about two dozen. */
export function cardsPerPart(output: PdfOutput, card: { width: number; height: number }): number {
  const each = perSheet(planSheet(output, card))
  return each * Math.max(1, Math.round(24 / each))
}

/** How far the boxes of a print page lie inside its edge, in mm; undefined where page and trim are one. */
export const insetsOf = ({ layout }: PdfOutput): { trim: number; bleed: number } | undefined =>
  layout === 'page' ? { trim: pageMargin, bleed: pageMargin - bleed } : undefined

/**
 * Pages of some cards, facts filled in: front and back of each, or sheets with as many as fit, each followed by its back.
 * `from` is the number of cards before these, `total` of all; `title` stands in the margin of sheets.
 */
export function pagesOf(
  output: PdfOutput,
  cards: readonly ManyOrder[],
  { from, total, title }: { from: number; total: number; title: string },
): Scene[] {
  const some = cards.find((one) => one !== null)
  if (!some) return []
  if (output.layout === 'send' || output.layout === 'png')
    return cards.flatMap((one) => (one ? sides.map((side) => boundSide(one, side)) : []))
  const { details } = some.order
  const plan = planSheet(output, sizeOfTemplate(details.templateCode))
  const each = perSheet(plan)
  const pages: Scene[] = []
  for (let at = 0; at < cards.length; at += each) {
    const here = cards.slice(at, at + each)
    if (here.every((one) => one === null)) continue
    const no = (from + at) / each + 1
    for (const side of sides)
      pages.push({
        version: sceneVersion,
        unit: 'mm',
        dpi: 300,
        width: plan.width,
        height: plan.height,
        language: details.language,
        background: '#ffffff',
        layers: [
          ...here.flatMap((one, i) => (one ? [cardAt(plan, i, side, boundSide(one, side))] : [])),
          ...cropMarks(plan),
          ...(output.layout === 'page' ? [] : registration(plan)),
          ...(output.layout === 'page'
            ? []
            : [
                margin(
                  plan,
                  `${no} / ${sheetsFor(plan, total)}  ${side === 'front' ? 'A' : 'B'}  ${drawable(title)}`,
                ),
              ]),
        ],
      })
  }
  return pages
}

/** A card in its place, cut where its bleed ends. Addresses cannot be tapped on paper and are left out. */
function cardAt(plan: SheetPlan, at: number, side: Side, scene: Scene): Element {
  const { x, y, turn } = slotOf(plan, at, side)
  const around = bleedAround(plan, at, side)
  const { width, height } = plan.card
  const card: Element = {
    kind: 'group',
    box: { x: around.left, y: around.top, width, height },
    ...(turn ? { rotation: turn } : {}),
    children: withoutLinks(scene.layers),
  }
  return {
    kind: 'group',
    box: box(
      x - around.left,
      y - around.top,
      width + around.left + around.right,
      height + around.top + around.bottom,
    ),
    clip: { type: 'rect' },
    children: [card],
  }
}

const withoutLinks = (elements: readonly Element[]): Element[] =>
  elements.map(({ link: _link, ...element }) =>
    element.kind === 'group' ? { ...element, children: withoutLinks(element.children) } : element,
  )

const ink = '#000000'
const hair = 0.1
/** Crop marks begin beyond the bleed and end before the paper does. */
function cropMarks(plan: SheetPlan): Element[] {
  const { xs, ys } = cutsOf(plan)
  const gap = plan.bleedShown + 0.5
  const length = 4
  const far = gap + length
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, foot] = [Math.min(...ys), Math.max(...ys)]
  return [
    ...xs.flatMap((x) => [
      rect(x - hair / 2, top - far, hair, length, ink),
      rect(x - hair / 2, foot + gap, hair, length, ink),
    ]),
    ...ys.flatMap((y) => [
      rect(left - far, y - hair / 2, length, hair, ink),
      rect(right + gap, y - hair / 2, length, hair, ink),
    ]),
  ]
}

/** Rings with a cross in the corners: front and back fit when they lie on each other. */
function registration({ width, height }: SheetPlan): Element[] {
  const at = 4.5
  const arm = 2
  return [
    [at, at],
    [width - at, at],
    [at, height - at],
    [width - at, height - at],
  ].flatMap(([x, y]) => [
    circle(x!, y!, 1.2, null, { stroke: { paint: ink, width: hair } }),
    rect(x! - arm, y! - hair / 2, 2 * arm, hair, ink),
    rect(x! - hair / 2, y! - arm, hair, 2 * arm, ink),
  ])
}

/** Sheet number, side and whose cards they are, below the first cards. */
const margin = ({ left, height, card }: SheetPlan, text: string): Element => ({
  kind: 'text',
  box: { x: left + 1, y: height - 6, width: Math.max(20, card.width - 2), height: 3.2 },
  text,
  family: 'sans',
  weight: 'regular',
  size: 2.2,
  minSize: 1.4,
  maxLines: 1,
  valign: 'middle',
  fill: ink,
})
