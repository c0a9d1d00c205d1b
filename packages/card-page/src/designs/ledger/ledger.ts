import { drawBlocks } from '../../blocks.ts'
import type { Design } from '../../design.ts'
import { html, type Html } from '../../html.ts'
import { callAction, drawActionBar, saveAction, shareAction, whatsappAction } from '../../parts/actions.ts'
import { anchorsOf, drawAnchors } from '../../parts/anchors.ts'
import { drawContactRows } from '../../parts/contact.ts'
import { drawFooter } from '../../parts/footer.ts'
import { drawOpenState, drawWeek } from '../../parts/hours.ts'
import { icon } from '../../parts/icons.ts'
import { drawCover, drawMark, drawName } from '../../parts/mark.ts'
import { drawPassOn, qrAction } from '../../parts/pass-on.ts'
import type { CardView } from '../../view.ts'
import { drawRosette } from './motif.ts'
import { ledgerStyle } from './style.ts'
import { inOwnDirection } from '../../rich-text.ts'

/** A letterhead and its numbered paragraphs: rules where others have boxes. */
export const ledger: Design = {
  style: ledgerStyle,
  body: (view) => {
    const { facts, owner, words } = view
    const { tagline, city } = facts.basicDetails
    return html`<div class="leaf"><header class="letterhead">${drawRosette()}<div class="running">${drawMark(view)}<p>${[facts.category, city].filter(Boolean).join(' · ')}</p>${drawOpenState(view)}</div>
<div class="title">${drawName(view)}${tagline && html`<p class="tagline">${inOwnDirection(tagline)}</p>`}${owner && html`<p class="owner"><b>${owner.name}</b>${owner.designation && html`<span>${owner.designation}</span>`}</p>`}</div>
<div class="do">${callAction(view, true)}${whatsappAction(view)}${saveAction(view)}${shareAction(view)}${qrAction(view)}</div>
${drawAnchors(view, anchorsOf(view))}</header>
<main>${drawCover(view, '(min-width:900px) 1200px, 100vw')}
${drawBlocks(view, { contact: drawParticulars })}
${drawPassOn(view)}
</main></div>
${drawFooter(facts, words)}
${drawActionBar(view)}`
  },
}

/** Numbers and address are one paragraph, hours the next: each has one number in the contents. */
const drawParticulars = (view: CardView): Html => {
  const { place, week, words } = view
  return html`<section class="contact" id="contact"><h2>${words.contact}</h2>${drawContactRows(view)}${
    place &&
    html`<div class="place">${place.lines.length > 0 && html`<address>${place.lines.map((line, i) => html`${i > 0 && html`<br>`}${inOwnDirection(line)}`)}</address>`}<a class="way" href="${place.map}" data-v="map">${icon('pin')}<span>${words.directions}</span></a></div>`
  }</section>${week && html`<section class="hours" id="hours"><h2>${words.hours}</h2>${drawWeek(view)}</section>`}`
}
