import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { rupees } from '@parichay/contract/money.ts'
import { drawDocument } from './document.ts'
import { fontStyle } from './fonts.ts'
import { html } from './html.ts'
import { baseStyle } from './parts/base-style.ts'
import { addressShown } from './parts/footer.ts'
import { icon } from './parts/icons.ts'
import { orderLine, orderLink } from './order-link.ts'
import { stateStyle } from './state-style.ts'
import { themeStyle } from './theme.ts'
import { makeView } from './view.ts'

/** How many of which product: the fields `q0`, `q1` … of the basket's form. */
export type Quantities = Record<string, unknown>

/**
 * The page that a basket leads to without script: what was chosen, the sum, and the button that hands the order to
 * WhatsApp. Products that cannot be ordered, and numbers that are none, are passed over; with the products switched off, all.
 */
export function drawOrderPage(facts: CardPageFacts, quantities: Quantities): string {
  const view = makeView(facts)
  const { words } = view
  const isShown = view.order.includes('products')
  const all = (isShown && view.products ? [...view.products.goods, ...view.products.services] : []).flatMap(
    (group) => group.items,
  )
  const chosen = all.flatMap((item) => {
    const count = Math.min(99, Math.trunc(Number(quantities[`q${item.index}`])) || 0)
    return item.canOrder && count > 0 ? [{ item, count }] : []
  })
  const paise = chosen.reduce((sum, { item, count }) => sum + (item.paise ?? 0) * count, 0)
  const lines = chosen.map(({ item, count }) => `${count} × ${orderLine(item)}`)
  const total = paise > 0 ? `${words.total}: ${rupees(paise)}` : ''
  const { href, left } = orderLink(
    view,
    facts.basicDetails.whatsapp ?? '',
    chosen.map(({ item, count }) => ({ line: item, count })),
    paise,
  )
  return drawDocument({
    language: view.language,
    title: `${words.orderTitle} | ${view.name}`,
    design: 'state order',
    head: html`<meta name="robots" content="noindex">`,
    style: `${themeStyle(facts.template)}${fontStyle(facts.template.font)}${baseStyle}${stateStyle}`,
    body: html`<main><h1>${words.orderTitle}</h1><p class="more">${view.name}</p>${
      chosen.length === 0
        ? html`<p class="more">${words.orderEmpty}</p>`
        : html`<ul class="lines">${lines.map((line) => html`<li>${line}</li>`)}</ul>${total && html`<p class="sum">${total}</p>`}${left > 0 && html`<p class="more">${words.orderLeft} ${left}</p>`}<a class="act main" href="${href}">${icon('whatsapp')}<span>${words.order}</span></a>`
    }<p class="again"><a class="act" href="${addressShown(view)}${isShown && '#products'}">${words.back}</a></p></main>`,
    hasScript: false,
  })
}
