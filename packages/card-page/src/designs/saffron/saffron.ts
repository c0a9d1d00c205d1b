import { drawColumns } from '../../blocks.ts'
import { colourOr, toLch } from '../../colour.ts'
import type { Design } from '../../design.ts'
import { html } from '../../html.ts'
import { callAction, drawActionBar, saveAction, shareAction, whatsappAction } from '../../parts/actions.ts'
import { anchorsOf, drawAnchors } from '../../parts/anchors.ts'
import { drawFooter } from '../../parts/footer.ts'
import { drawOpenState } from '../../parts/hours.ts'
import { drawCover, drawMark, drawName } from '../../parts/mark.ts'
import { drawPassOn, qrAction } from '../../parts/pass-on.ts'
import { mandala } from './mandala.ts'
import { saffronStyle } from './style.ts'
import { inOwnDirection } from '../../rich-text.ts'

/** Morning light: a mandala rises behind a round picture; sweets stand in arches, ways hang on a thread of beads. */
export const saffron: Design = {
  style: saffronStyle,
  bar: 'fill',
  body: (view) => {
    const { facts, owner, words } = view
    const cover = drawCover(view, '(min-width:900px) 420px, 220px')
    return html`<header class="dawn"><div class="rise"><div class="${isCool(facts.template.colour) ? 'sky cool' : 'sky'}">${mandala}</div>
<div class="names">${drawName(view)}${facts.basicDetails.tagline && html`<p class="tagline">${inOwnDirection(facts.basicDetails.tagline)}</p>`}</div>
<div class="${cover ? 'medal' : 'medal bare'}">${cover && html`<div class="round">${cover}</div>`}${drawMark(view)}</div></div>
<div class="lamp">${owner && html`<p class="owner"><b class="who">${owner.name}</b>${owner.designation && html` <span class="role">${owner.designation}</span>`}</p>`}${drawOpenState(view)}
<div class="do">${callAction(view)}${whatsappAction(view)}${saveAction(view)}${shareAction(view)}${qrAction(view)}</div></div>
</header>
${drawAnchors(view, anchorsOf(view))}
<main>${drawColumns(view, {
      columnOf: (block) => (['products', 'gallery', 'videos'].includes(block) ? 'main' : 'side'),
      end: drawPassOn(view),
    })}</main>
${drawFooter(facts, words)}
${drawActionBar(view)}`
  },
}

/** Orange light on a blue ground would be grey, so cool colours glow in themselves. */
const isCool = (colour: string) => {
  const { c, h } = toLch(colourOr(colour, '#e07a10'))
  return c > 0.03 && h > 100 && h < 330
}
