import { html, type Html } from '../html.ts'
import type { CardView } from '../view.ts'
import type { ProductGroup, ViewProduct } from '../view-products.ts'
import type { Words } from '../words/en.ts'
import { say } from '../words/find-words.ts'
import { icon } from './icons.ts'
import { keepLanguage } from './footer.ts'
import { orderLine, orderParts } from '../order-link.ts'
import { drawSection } from './section.ts'
import { drawPicture } from './picture.ts'
import { directionOf, inOwnDirection } from '../rich-text.ts'

/** What a business sells: goods with a basket, services, classes. `goodsTitle` names the goods, such as a menu. */
export function drawProducts(view: CardView, goodsTitle = view.words.products, sizes?: string): Html | null {
  const { products } = view
  return products && html`${drawGoods(view, goodsTitle, sizes)}${drawServices(view)}${drawTimetable(view)}`
}

/**
 * Goods by category; `sizes` says how wide their pictures are shown. Quantities are a form, so that an order can be put
 * together without script.
 */
export function drawGoods(view: CardView, title: string, sizes?: string): Html | null {
  const { products, words, facts } = view
  if (!products?.goods.length) return null
  const order = orderParts(view, facts.basicDetails.whatsapp ?? '')
  const list = products.goods.map((group, place) =>
    drawGroup(group, 'goods', words, { id: `shelf-${place}`, sizes }),
  )
  return drawSection(
    'products',
    html`<h2>${title}</h2>${
      products.goods.some((group) => group.items.some((item) => item.canOrder))
        ? html`<form class="basket" action="/${encodeURIComponent(facts.cardId.toWellFormed())}/order" method="get" data-basket="${order.begin}" data-left="${order.left}" data-total="${order.total}">${keepLanguage(view)}${list}<p class="checkout"><span class="hint">${words.orderHint}</span><button class="act order" type="submit" data-v="order">${icon('whatsapp')}<span>${words.order}</span></button></p></form>`
        : list
    }`,
  )
}

/** Services with their prices. */
export const drawServices = ({ products, words }: CardView): Html | null =>
  products?.services.length
    ? drawSection(
        'services',
        html`<h2>${words.services}</h2>${products.services.map((group) => drawGroup(group, 'plain', words))}`,
      )
    : null

/** Classes by day and time. */
export const drawTimetable = ({ products, words }: CardView): Html | null =>
  products?.classes.length
    ? drawSection(
        'timetable',
        html`<h2>${words.timetable}</h2><ul class="classes">${products.classes.map((item) => html`<li class="class">${item.when && html`<p class="when"><b>${item.when.days}</b> <span>${item.when.times}</span></p>`}<div class="words">${drawWords(item, words)}</div>${drawAsk(item)}</li>`)}</ul>`,
      )
    : null

function drawGroup(
  { category, items }: ProductGroup,
  kind: 'goods' | 'plain',
  words: Words,
  { id, sizes }: { id?: string | undefined; sizes?: string | undefined } = {},
): Html {
  return html`${category && html`<h3 class="shelf"${id && html` id="${id}"`}>${inOwnDirection(category)}</h3>`}<ul class="items">${items.map((item) => drawItem(item, kind, words, sizes))}</ul>`
}

function drawItem(
  item: ViewProduct,
  kind: 'goods' | 'plain',
  words: Words,
  sizes = '(min-width:900px) 240px, 45vw',
): Html {
  const [picture] = item.pictures
  return html`<li class="${item.inStock ? 'item' : 'item gone'}">${picture && drawPicture(picture, { alt: '', sizes, className: 'photo' })}<div class="words">${drawWords(item, words)}</div>${
    kind === 'goods' && item.canOrder ? drawQuantity(item, words) : drawAsk(item)
  }</li>`
}

/** Name, mark, price, description. */
function drawWords(item: ViewProduct, words: Words): Html {
  return html`<p class="item-name">${item.diet && html`<svg class="diet ${item.diet}" viewBox="0 0 16 16" width="16" height="16" role="img" aria-label="${words[item.diet]}"><path d="M1 1h14v14H1z"/>${item.diet === 'nonveg' ? html`<path class="dot" d="M8 4l4.2 7.6H3.8z"/>` : html`<circle class="dot" cx="8" cy="8" r="3.6"/>`}</svg> `}<b>${inOwnDirection(item.name)}</b></p>${
    item.price !== null &&
    html`<p class="price"><b>${item.price}</b>${item.unit && html` <span class="unit">${item.unit}</span>`}${item.mrp !== null && html` <s><span class="unseen">${words.mrp} </span>${item.mrp}</s>`}${item.off !== null && html` <span class="off">${item.off}</span>`}</p>`
  }${item.description && html`<p class="desc"${directionOf(item.description)}>${item.description}</p>`}${!item.inStock && html`<p class="out">${words.outOfStock}</p>`}`
}

const drawAsk = ({ ask, name }: ViewProduct): Html | null =>
  ask &&
  html`<a class="act ask" href="${ask.href}" data-v="product"${ask.kind === 'go' && html` rel="noopener"`}>${icon(ask.kind)}<span>${ask.label}<span class="unseen">: ${name}</span></span></a>`

/** How many: a number to type; the script puts two buttons around it. */
const drawQuantity = (item: ViewProduct, words: Words): Html =>
  html`<p class="quantity"><button class="less" type="button" value="stepDown" aria-label="${words.less}: ${item.name}" hidden>−</button><input type="number" name="q${item.index}" min="0" max="99" inputmode="numeric" placeholder="0" aria-label="${say(words.quantityOf, { item: item.name })}" data-line="${orderLine(item)}" data-paise="${item.paise ?? 0}"><button class="more" type="button" value="stepUp" aria-label="${words.more}: ${item.name}" hidden>+</button></p>`
