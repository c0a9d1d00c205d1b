import { drawColumns } from '../../blocks.ts'
import type { Design } from '../../design.ts'
import { html } from '../../html.ts'
import { callAction, drawActionBar, saveAction, whatsappAction } from '../../parts/actions.ts'
import { anchorsOf, drawAnchors } from '../../parts/anchors.ts'
import { drawFooter } from '../../parts/footer.ts'
import { drawOpenState } from '../../parts/hours.ts'
import { drawCover, drawMark, drawName } from '../../parts/mark.ts'
import { drawPassOn, qrAction } from '../../parts/pass-on.ts'
import { balance } from './balance.ts'
import { bazaarStyle } from './style.ts'
import { inOwnDirection } from '../../rich-text.ts'

/** A shop front: signboard, awning, shop window, and the counter with two big buttons below it. */
export const bazaar: Design = {
  style: bazaarStyle,
  bar: 'fill',
  body: (view) => {
    const { facts, owner, words } = view
    const cover = drawCover(view, '(min-width:900px) 720px, 100vw')
    const { columnOf, end } = balance(view)
    return html`<header class="sign"><div class="board">${drawMark(view)}<div class="names">${drawName(view)}${facts.basicDetails.tagline && html`<p class="tagline">${inOwnDirection(facts.basicDetails.tagline)}</p>`}</div></div></header>
<div class="awning"></div>
<main class="shop"><div class="${cover ? 'front' : 'front plain'}">${cover && html`<div class="window">${cover}</div>`}
<div class="counter">
<div class="greet">${owner && html`<div class="owner"><p class="who">${owner.name}</p>${owner.designation && html`<p class="role">${owner.designation}</p>`}</div>`}${drawOpenState(view)}</div>
<div class="big">${callAction(view, true)}${whatsappAction(view)}</div>
<div class="small">${saveAction(view)}${qrAction(view)}</div>
</div></div>
${drawAnchors(view, anchorsOf(view), true)}
${drawColumns(view, { columnOf, end: drawPassOn(view), endIn: end })}
</main>
${drawFooter(facts, words)}
${drawActionBar(view)}`
  },
}
