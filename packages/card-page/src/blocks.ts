import type { CardBlock } from '@parichay/contract/card/sections.ts'
import { html, type Html } from './html.ts'
import { drawAbout } from './parts/about.ts'
import { drawContactRows, drawPlace } from './parts/contact.ts'
import { drawFeedback } from './parts/feedback.ts'
import { drawGallery } from './parts/gallery.ts'
import { drawOpenState, drawWeek } from './parts/hours.ts'
import { drawLead } from './parts/lead.ts'
import { drawLinks } from './parts/links.ts'
import { drawPayment } from './parts/payment.ts'
import { drawProducts } from './parts/products.ts'
import { drawVideos } from './parts/videos.ts'
import type { CardView } from './view.ts'

/** How a design draws each block. */
export type Blocks = Record<CardBlock, (view: CardView) => Html | null>

/** Numbers and addresses, hours, place: three sections that belong together. */
export const drawContact = (view: CardView): Html =>
  html`<section class="contact" id="contact"><h2>${view.words.contact}</h2>${drawContactRows(view)}</section>${drawHours(view)}${drawPlace(view)}`

/** The week with 'Open now' beside its heading. */
export const drawHours = (view: CardView): Html | null =>
  view.week &&
  html`<section class="hours" id="hours"><div class="line"><h2>${view.words.hours}</h2>${drawOpenState(view)}</div>${drawWeek(view)}</section>`

/** Every block as the shared parts draw it; a design replaces those it draws in its own way. */
export const plainBlocks: Blocks = {
  contact: drawContact,
  about: drawAbout,
  products: (view) => drawProducts(view),
  gallery: (view) => drawGallery(view),
  videos: drawVideos,
  links: drawLinks,
  payment: drawPayment,
  lead: drawLead,
  feedback: drawFeedback,
}

/** The blocks of a card in the owner's order. `among` keeps to some, for a page of two columns. */
export const drawBlocks = (
  view: CardView,
  own: Partial<Blocks> = {},
  among: (block: CardBlock) => boolean = () => true,
): Html => html`${view.order.filter(among).map((block) => (own[block] ?? plainBlocks[block])(view))}`

/** The two columns of a desk. */
export type Column = 'main' | 'side'
type Columns = {
  own?: Partial<Blocks>
  /** Where each block stands on a desk; on a phone all follow in the owner's order. */
  columnOf: (block: CardBlock) => Column
  /** What ends a column, the side one unless told: such as the QR code. */
  end?: Html
  endIn?: Column
}

/** The blocks in two columns that become one on a phone. */
export function drawColumns(view: CardView, { own = {}, columnOf, end, endIn = 'side' }: Columns): Html {
  const units = view.order.flatMap((block, place) => {
    const drawn = (own[block] ?? plainBlocks[block])(view)
    return drawn ? [{ column: columnOf(block), unit: html`<div class="block u${place}">${drawn}</div>` }] : []
  })
  if (end) units.push({ column: endIn, unit: html`<div class="block u9">${end}</div>` })
  const columns = (['main', 'side'] as const)
    .map((name) => ({ name, own: units.filter(({ column }) => column === name) }))
    .filter(({ own: list }) => list.length > 0)
  return html`<div class="${columns.length > 1 ? 'cols' : 'cols single'}">${columns.map(({ name, own: list }) => html`<div class="col ${name}">${list.map(({ unit }) => unit)}</div>`)}</div>`
}
