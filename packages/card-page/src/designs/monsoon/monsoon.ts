import { drawBlocks } from '../../blocks.ts'
import type { Design } from '../../design.ts'
import { html, type Html } from '../../html.ts'
import { callAction, drawActionBar, saveAction, shareAction, whatsappAction } from '../../parts/actions.ts'
import { anchorsOf, drawAnchors } from '../../parts/anchors.ts'
import { drawContactRows, drawPlace } from '../../parts/contact.ts'
import { drawFooter } from '../../parts/footer.ts'
import { drawOpenState, drawWeek } from '../../parts/hours.ts'
import { drawCover, drawMark, drawName } from '../../parts/mark.ts'
import { drawPassOn, qrAction } from '../../parts/pass-on.ts'
import type { CardView } from '../../view.ts'
import { drawDay, drawRain, drawWaves } from './motif.ts'
import { monsoonStyle } from './style.ts'
import { inOwnDirection } from '../../rich-text.ts'

/** A rainy sky; below it panes of glass, one behind the other, the week in large on the first. */
export const monsoon: Design = {
  style: monsoonStyle,
  bar: 'night',
  body: (view) => {
    const { facts, owner, words } = view
    const { tagline } = facts.basicDetails
    const panes = drawPanes(view)
    return html`<header><div class="${panes ? 'sky tall' : 'sky'}">${drawRain()}<div class="deck"><div class="crest">${drawMark(view)}${owner && html`<p class="owner"><b>${owner.name}</b>${owner.designation && html` <span>${owner.designation}</span>`}</p>`}</div>
${drawName(view)}${tagline && html`<p class="tagline">${inOwnDirection(tagline)}</p>`}
<div class="do">${callAction(view, true)}${whatsappAction(view)}</div>
<div class="keep">${saveAction(view)}${shareAction(view)}${qrAction(view)}</div></div>${drawWaves()}</div>${panes}</header>
${drawAnchors(view, anchorsOf(view))}
<main>${drawBlocks(view, { contact: drawReach })}
${drawPassOn(view)}
</main>
${drawFooter(facts, words)}
${drawActionBar(view)}`
  },
}

/** The picture, and the week lying over its lower edge. */
function drawPanes(view: CardView): Html | null {
  const cover = drawCover(view, '(min-width:900px) 560px, 100vw')
  const hours = view.order.includes('contact') && view.week
  if (!cover && !hours) return null
  return html`<div class="panes">${cover}${
    hours &&
    html`<section class="hours" id="hours"><h2>${view.words.hours}</h2>${drawOpenState(view)}<p class="now" hidden><b>${view.words.today}</b> <span></span></p>${drawWeek(view, drawDay)}</section>`
  }</div>`
}

/** Hours stand at the head already. */
const drawReach = (view: CardView): Html =>
  html`<section class="contact" id="contact"><h2>${view.words.contact}</h2>${drawContactRows(view)}</section>${drawPlace(view)}`
