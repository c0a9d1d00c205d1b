import { drawBlocks } from '../../blocks.ts'
import type { Design } from '../../design.ts'
import { html } from '../../html.ts'
import { callAction, drawActionBar, saveAction, shareAction, whatsappAction } from '../../parts/actions.ts'
import { drawFooter } from '../../parts/footer.ts'
import { drawCover, drawMark, drawName } from '../../parts/mark.ts'
import { drawPassOn, qrAction } from '../../parts/pass-on.ts'
import type { CardView } from '../../view.ts'
import { minimalStyle } from './style.ts'
import { inOwnDirection } from '../../rich-text.ts'

/** A page of a good notebook: the name in large type, then one list. */
export const minimal: Design = {
  style: minimalStyle,
  body: (view) => {
    const { facts, owner, words } = view
    const { tagline } = facts.basicDetails
    return html`<div class="sheet"><header class="head">${drawCover(view)}<div class="top">${drawMark(view)}${qrAction(view)}</div>
${drawName(view)}${tagline && html`<p class="tagline">${inOwnDirection(tagline)}</p>`}
${owner && html`<p class="owner"><span class="who">${owner.name}</span>${owner.designation && html` <span class="role">${owner.designation}</span>`}</p>`}
<div class="do">${callAction(view)}${whatsappAction(view)}${saveAction(view)}${shareAction(view)}</div></header>
<main>${drawBlocks({ ...view, order: linksFirst(view) })}
${drawPassOn(view)}
</main></div>
${drawFooter(facts, words)}
${drawActionBar(view)}`
  },
}

/** Links come first unless the owner has chosen another order. */
const linksFirst = ({ order, facts }: CardView): CardView['order'] =>
  facts.settings.order.length > 0
    ? order
    : [...order.filter((block) => block === 'links'), ...order.filter((block) => block !== 'links')]
