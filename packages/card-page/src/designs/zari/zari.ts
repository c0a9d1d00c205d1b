import { drawBlocks } from '../../blocks.ts'
import type { Design } from '../../design.ts'
import { html } from '../../html.ts'
import { callAction, drawActionBar, saveAction, shareAction, whatsappAction } from '../../parts/actions.ts'
import { anchorsOf, drawAnchors } from '../../parts/anchors.ts'
import { drawFooter } from '../../parts/footer.ts'
import { drawGallery } from '../../parts/gallery.ts'
import { drawOpenState } from '../../parts/hours.ts'
import { drawCover, drawMark, drawName } from '../../parts/mark.ts'
import { drawPassOn, qrAction } from '../../parts/pass-on.ts'
import { drawProducts } from '../../parts/products.ts'
import { drawArch, drawButas, drawCrossing } from './motif.ts'
import { zariStyle } from './style.ts'
import { inOwnDirection } from '../../rich-text.ts'

/** Gold thread on dark cloth: a picture in a cusped arch, then one thing after the other, without hurry. */
export const zari: Design = {
  style: zariStyle,
  nature: 'dark',
  body: (view) => {
    const { facts, owner, words } = view
    const { tagline, city } = facts.basicDetails
    return html`<div class="salon"><div class="portal">${drawArch()}<div class="niche">${drawCover(view, '(min-width:900px) 46vw, 70vw') ?? drawButas(view.monogram.letters)}</div></div>
<div class="aisle"><header class="plate">${view.facts.pictures.cover || view.logo ? drawMark(view) : null}<p class="trade">${[facts.category, city].filter(Boolean).join(' · ')}</p>${drawName(view)}${drawCrossing()}
${tagline && html`<p class="tagline">${inOwnDirection(tagline)}</p>`}${owner && html`<p class="owner"><b>${owner.name}</b>${owner.designation && html` <span>${owner.designation}</span>`}</p>`}${drawOpenState(view)}
<div class="do">${callAction(view, true)}${whatsappAction(view)}</div><div class="keep">${saveAction(view)}${shareAction(view)}${qrAction(view)}</div></header>
${drawAnchors(view, anchorsOf(view))}
<main>${drawBlocks(view, {
      products: (own) => drawProducts(own, words.products, '(min-width:900px) 320px, 45vw'),
      gallery: (own) => drawGallery(own, '(min-width:900px) 420px, 76vw'),
    })}
${drawPassOn(view)}
</main>
${drawFooter(facts, words)}</div></div>
${drawActionBar(view)}`
  },
}
