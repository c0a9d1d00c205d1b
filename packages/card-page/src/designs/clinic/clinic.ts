import { drawBlocks } from '../../blocks.ts'
import type { Design } from '../../design.ts'
import { html, type Html } from '../../html.ts'
import { callAction, drawActionBar, saveAction, shareAction } from '../../parts/actions.ts'
import { anchorsOf, drawAnchors } from '../../parts/anchors.ts'
import { drawContactRows, drawPlace } from '../../parts/contact.ts'
import { drawFooter } from '../../parts/footer.ts'
import { drawOpenState, drawWeek } from '../../parts/hours.ts'
import { icon } from '../../parts/icons.ts'
import { drawCover, drawMark, drawName } from '../../parts/mark.ts'
import { drawPassOn, qrAction } from '../../parts/pass-on.ts'
import { drawGoods, drawServices, drawTimetable } from '../../parts/products.ts'
import type { CardView } from '../../view.ts'
import { clinicStyle } from './style.ts'
import { inOwnDirection } from '../../rich-text.ts'

/** A waiting room: who, when, and how to get an appointment, before anything else. */
export const clinic: Design = {
  style: clinicStyle,
  body: (view) => {
    const { facts, owner, words } = view
    const { tagline } = facts.basicDetails
    const hasHours = view.week && view.order.includes('contact')
    return html`<div class="room"><header class="plate"><div class="house">${drawMark(view)}<div class="names">${drawName(view)}${tagline && html`<p class="tagline">${inOwnDirection(tagline)}</p>`}</div></div>
${owner && html`<div class="owner"><p class="who">${owner.name}</p>${owner.designation && html`<p class="role">${owner.designation}</p>`}</div>`}
<div class="keep">${saveAction(view)}${shareAction(view)}${qrAction(view)}</div>
${drawAnchors(view, anchorsOf(view))}</header>
<main>
<section class="visit">${hasHours && drawToday(view)}${drawBooking(view)}</section>
${hasHours && html`<section class="hours" id="hours"><h2>${words.timings}</h2>${drawWeek(view)}</section>`}
${drawCover(view)}
${drawBlocks(view, { contact: drawReach, products: drawCare })}
</main>
${drawPassOn(view)}</div>
${drawFooter(facts, words)}
${drawActionBar(view)}`
  },
}

/** Treatments with their fees before goods. */
const drawCare = (view: CardView): Html | null =>
  view.products && html`${drawServices(view)}${drawTimetable(view)}${drawGoods(view, view.words.products)}`

/** Hours stand at the head already. */
const drawReach = (view: CardView): Html =>
  html`<div class="reach">${drawPlace(view)}<section class="contact" id="contact"><h2>${view.words.contact}</h2>${drawContactRows(view)}</section></div>`

const drawToday = (view: CardView): Html | null =>
  view.week &&
  html`<div class="today">${drawOpenState(view)}<p class="now" hidden><b>${view.words.today}</b> <span></span></p></div>`

const drawBooking = (view: CardView): Html =>
  html`<div class="booking"><h2>${view.words.book}</h2>${view.booking && html`<p class="hint">${view.words.bookHint}</p>`}<div class="ways-in">${
    view.booking &&
    html`<a class="act book" href="${view.booking}">${icon('whatsapp')}<span>${view.words.whatsapp}</span></a>`
  }${callAction(view)}</div></div>`
