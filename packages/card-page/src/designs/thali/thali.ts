import { drawColumns } from '../../blocks.ts'
import type { Design } from '../../design.ts'
import { html, type Html, trust } from '../../html.ts'
import { callAction, drawActionBar, saveAction, shareAction, whatsappAction } from '../../parts/actions.ts'
import { type Anchor, anchorsOf, drawAnchors } from '../../parts/anchors.ts'
import { drawFooter } from '../../parts/footer.ts'
import { drawOpenState } from '../../parts/hours.ts'
import { icon } from '../../parts/icons.ts'
import { drawCover, drawMark, drawName } from '../../parts/mark.ts'
import { drawPassOn, qrAction } from '../../parts/pass-on.ts'
import { drawProducts } from '../../parts/products.ts'
import { whatsappHref } from '../../phone.ts'
import type { CardView } from '../../view.ts'
import { say } from '../../words/find-words.ts'
import { thaliStyle } from './style.ts'
import { inOwnDirection } from '../../rich-text.ts'

/** The photograph first and large, then the order, then the menu; its courses stay in reach at the top. */
export const thali: Design = {
  style: thaliStyle,
  body: (view) => {
    const { facts, owner, words } = view
    const cover = drawCover(view, '100vw')
    return html`<header><div class="${cover ? 'dish' : 'dish bare'}">${cover ?? plate}
<div class="served"><div class="crest">${drawMark(view)}${drawOpenState(view)}</div>
<div class="names">${drawName(view)}${facts.basicDetails.tagline && html`<p class="tagline">${inOwnDirection(facts.basicDetails.tagline)}</p>`}${owner && html`<p class="owner"><b>${owner.name}</b>${owner.designation && html` <span>${owner.designation}</span>`}</p>`}</div></div></div>
<div class="pass"><div class="do">${orderAction(view)}${callAction(view)}</div><div class="else">${wayAction(view)}${saveAction(view)}${shareAction(view)}${qrAction(view)}</div></div></header>
${drawAnchors(view, waysOf(view))}
<main>${drawColumns(view, {
      own: { products: (menu) => drawProducts(menu, words.menu) },
      columnOf: (block) =>
        ['contact', 'links', 'payment', 'lead', 'feedback'].includes(block) ? 'side' : 'main',
      end: drawPassOn(view),
    })}</main>
${drawFooter(facts, words)}
${drawActionBar(view)}`
  },
}

/** Opens a chat that begins an order; without anything to sell on the page, the usual chat. */
function orderAction(view: CardView): Html | null {
  const { products, facts, name, order, words } = view
  const { whatsapp } = facts.basicDetails
  if (!whatsapp || !products?.goods.length || !order.includes('products')) return whatsappAction(view)
  const href = whatsappHref(whatsapp, say(words.orderMessage, { name }))
  return html`<a class="act chat" data-v="order" href="${href}">${icon('whatsapp')}<span>${words.order}</span></a>`
}

/** The way to the place, where the page says what that is. */
const wayAction = ({ place, order, words }: CardView): Html | null =>
  place && order.includes('contact')
    ? html`<a class="act" href="${place.map}" data-v="map">${icon('pin')}<span>${words.directions}</span></a>`
    : null

/** The menu comes first, and one of several courses is reached by its courses. */
function waysOf(view: CardView): Anchor[] {
  const ways = anchorsOf(view, view.words.menu)
  const menu = ways.filter(({ href }) => href === '#products')
  const courses = (view.products?.goods ?? []).flatMap(({ category }, place): Anchor[] =>
    category ? [{ icon: 'basket', href: `#shelf-${place}`, label: category }] : [],
  )
  return [
    ...(menu.length > 0 && courses.length > 1 ? courses : menu),
    ...ways.filter((way) => !menu.includes(way)),
  ]
}

const bowls = [0, 1, 2, 3, 4, 5]
  .map((i) => {
    const angle = ((i * 45 - 202) * Math.PI) / 180
    const [x, y] = [Math.round(98 * Math.cos(angle)), Math.round(98 * Math.sin(angle))]
    return `<circle cx="${x}" cy="${y}" r="34"/><circle cx="${x}" cy="${y}" r="27"/>`
  })
  .join('')

/** A thali in lines: rim, six bowls, bread. */
const plate = trust(
  `<svg class="plate" viewBox="-200 -200 400 400" aria-hidden="true"><circle r="190"/><circle r="178"/><circle r="146" stroke-dasharray="2 9"/>${bowls}<circle cy="58" r="60"/><path d="M-38 42q12-16 30-18M6 92q22-2 34-20M-22 76q6 8 16 11M22 36q8 2 13 9"/></svg>`,
)
