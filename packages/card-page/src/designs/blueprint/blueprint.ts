import { drawBlocks } from '../../blocks.ts'
import type { Design } from '../../design.ts'
import { html, type Html } from '../../html.ts'
import { callAction, drawActionBar, saveAction, shareAction, whatsappAction } from '../../parts/actions.ts'
import { anchorsOf, drawAnchors } from '../../parts/anchors.ts'
import { drawFooter } from '../../parts/footer.ts'
import { drawGallery } from '../../parts/gallery.ts'
import { drawOpenState } from '../../parts/hours.ts'
import { drawCover, drawMark, drawName } from '../../parts/mark.ts'
import { drawPassOn, qrAction } from '../../parts/pass-on.ts'
import type { CardView } from '../../view.ts'
import { drawElevation } from './motif.ts'
import { blueprintStyle } from './style.ts'
import { inOwnDirection } from '../../rich-text.ts'

/** A sheet of a drawing set: the picture with its dimensions, the title block, the legend, numbered parts. */
export const blueprint: Design = {
  style: blueprintStyle,
  bar: 'night',
  body: (view) => {
    const { facts, words } = view
    const { tagline } = facts.basicDetails
    return html`<header class="sheet"><div class="board"><div class="title">${drawMark(view)}<p class="trade">${facts.category}</p>${drawName(view)}${tagline && html`<p class="tagline">${inOwnDirection(tagline)}</p>`}</div>
<div class="view">${drawCover(view, '(min-width:900px) 760px, 100vw') ?? drawElevation()}</div>
<div class="do">${callAction(view, true)}${whatsappAction(view)}${saveAction(view)}${shareAction(view)}${qrAction(view)}</div>
${drawTitleBlock(view)}</div></header>
<div class="set">${drawAnchors(view, anchorsOf(view), true)}
<main>${drawBlocks(view, { gallery: (own) => drawGallery(own, '(min-width:900px) 620px, 92vw') })}
${drawPassOn(view)}
</main></div>
${drawFooter(facts, words)}
${drawActionBar(view)}`
  },
}

/** Who signs the sheet, and what can be counted. */
function drawTitleBlock(view: CardView): Html | null {
  const { owner, words, facts, products, week } = view
  const { city } = facts.basicDetails
  const photos = view.albums.reduce((sum, { shots }) => sum + shots.length, 0)
  const goods = products?.goods.reduce((sum, { items }) => sum + items.length, 0) ?? 0
  const since = facts.sections.aboutUs.yearEstablished
  const shows = (block: CardView['order'][number]) => view.order.includes(block)
  const figures = [
    shows('about') && since !== null && since >= 1950 && { label: words.since, figure: String(since) },
    shows('products') && goods > 1 && { label: words.products, figure: String(goods).padStart(2, '0') },
    shows('gallery') && photos > 1 && { label: words.gallery, figure: String(photos).padStart(2, '0') },
  ].filter((one) => one !== false)
  if (!owner && !city && !figures.length) return null
  return html`<div class="block">${owner && html`<p class="cell"><small>${owner.designation || words.contact}</small> <b>${owner.name}</b></p>`}${
    city && html`<p class="cell"><small>${words.address}</small> <b>${city}</b></p>`
  }${week && html`<div class="cell at">${drawOpenState(view)}</div>`}${figures.map(({ label, figure }) => html`<p class="cell figure"><small>${label}</small> <b>${figure}</b></p>`)}</div>`
}
