import { drawBlocks } from '../../blocks.ts'
import type { Design } from '../../design.ts'
import { html, type Html } from '../../html.ts'
import { callAction, drawActionBar, saveAction, shareAction, whatsappAction } from '../../parts/actions.ts'
import { anchorsOf, drawAnchors } from '../../parts/anchors.ts'
import { drawFooter } from '../../parts/footer.ts'
import { drawOpenState } from '../../parts/hours.ts'
import { drawCover, drawMark, drawName } from '../../parts/mark.ts'
import { drawPassOn, qrAction } from '../../parts/pass-on.ts'
import { drawGoods, drawServices } from '../../parts/products.ts'
import type { CardView } from '../../view.ts'
import { drawPlane, drawSticker } from './motif.ts'
import { classroomStyle } from './style.ts'
import { drawWeekOfClasses } from './timetable.ts'
import { inOwnDirection } from '../../rich-text.ts'

/** An exercise book: its label with the name, then ruled pages with index tabs. */
export const classroom: Design = {
  style: classroomStyle,
  bar: 'fill',
  body: (view) => {
    const { facts, words } = view
    const cover = drawCover(view, '(min-width:900px) 460px, 88vw')
    return html`<header class="jacket"><div class="top">${drawLabel(view)}
${cover ? html`<div class="snap">${cover}${drawSticker('star')}</div>` : html`<div class="desk">${drawPlane()}${drawSticker('star')}${drawSticker('apple')}${drawSticker('ruler')}</div>`}
<div class="do">${callAction(view, true)}${whatsappAction(view)}${saveAction(view)}${shareAction(view)}${qrAction(view)}</div></div></header>
<div class="book">${drawAnchors(view, anchorsOf(view))}
<main>${drawBlocks(view, { products: drawLessons })}
${drawPassOn(view)}
</main></div>
${drawFooter(facts, words)}
${drawActionBar(view)}`
  },
}

/** The label on a cover: name large, then the lines that every pupil fills in. */
function drawLabel(view: CardView): Html {
  const { facts, owner, phones, words } = view
  const { tagline, city } = facts.basicDetails
  const [phone] = phones
  const lines = [
    owner && { label: owner.designation, value: owner.name },
    phone && { label: words.phone, value: phone.shown },
    city && { label: words.address, value: city },
  ].filter((line) => !!line)
  return html`<div class="label">${drawSticker('pencil')}<div class="crest">${drawMark(view)}<p class="trade">${facts.category}</p>${drawOpenState(view)}</div>${drawName(view)}${tagline && html`<p class="tagline">${inOwnDirection(tagline)}</p>`}${lines.map(
    ({ label, value }) => html`<p class="fill">${label && html`<small>${label}</small> `}<b>${value}</b></p>`,
  )}</div>`
}

/** The timetable goes first: it is what parents look for. */
const drawLessons = (view: CardView): Html | null =>
  view.products &&
  html`${drawWeekOfClasses(view)}${drawGoods(view, view.words.products)}${drawServices(view)}`
