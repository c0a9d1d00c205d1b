import { drawColumns } from '../../blocks.ts'
import type { Design } from '../../design.ts'
import { html } from '../../html.ts'
import { callAction, drawActionBar, saveAction, shareAction, whatsappAction } from '../../parts/actions.ts'
import { anchorsOf, drawAnchors } from '../../parts/anchors.ts'
import { drawFooter } from '../../parts/footer.ts'
import { drawOpenState } from '../../parts/hours.ts'
import { drawCover, drawMark, drawName } from '../../parts/mark.ts'
import { drawPassOn, qrAction } from '../../parts/pass-on.ts'
import { drawGoods, drawServices, drawTimetable } from '../../parts/products.ts'
import type { CardView } from '../../view.ts'
import { garageStyle } from './style.ts'
import { inOwnDirection } from '../../rich-text.ts'

/** A workshop's gate: hazard stripes, the telephone as a number plate, the rate board first. */
export const garage: Design = {
  style: garageStyle,
  nature: 'dark',
  body: (view) => {
    const { facts, owner, words } = view
    const cover = drawCover(view, '(min-width:900px) 60vw, 100vw')
    return html`<header class="${cover ? 'gate' : 'gate bare'}">${cover && html`<div class="bay">${cover}</div>`}
<div class="sign"><div class="board">${drawMark(view)}<div class="names">${drawName(view)}${facts.basicDetails.tagline && html`<p class="tagline">${inOwnDirection(facts.basicDetails.tagline)}</p>`}</div></div>
<div class="shift">${owner && html`<p class="owner"><b>${owner.name}</b>${owner.designation && html` <span>${owner.designation}</span>`}</p>`}${drawOpenState(view)}</div>
<div class="plate">${callAction(view, true)}</div>
<div class="tools">${whatsappAction(view)}${saveAction(view)}${shareAction(view)}${qrAction(view)}</div></div></header>
${drawAnchors(view, anchorsOf(view))}
<main>${drawColumns(view, {
      own: { products: drawWork },
      columnOf: (block) =>
        ['contact', 'links', 'payment', 'lead', 'feedback'].includes(block) ? 'side' : 'main',
      end: drawPassOn(view),
    })}</main>
${drawFooter(facts, words)}
${drawActionBar(view)}`
  },
}

/** Work before goods. */
const drawWork = (view: CardView) =>
  view.products && html`${drawServices(view)}${drawGoods(view, view.words.products)}${drawTimetable(view)}`
