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
import { drawPicture } from '../../parts/picture.ts'
import { drawProducts } from '../../parts/products.ts'
import type { CardView } from '../../view.ts'
import { say } from '../../words/find-words.ts'
import { drawIris } from './motif.ts'
import { studioStyle } from './style.ts'
import { inOwnDirection } from '../../rich-text.ts'

/** A wall of pictures from edge to edge, the name and the ways to the studio lying over it. */
export const studio: Design = {
  style: studioStyle,
  body: (view) => {
    const { facts, owner, words } = view
    const { tagline } = facts.basicDetails
    return html`<header><div class="front">${drawWall(view)}<div class="over">${view.logo && drawMark(view)}${drawName(view)}${tagline && html`<p class="tagline">${inOwnDirection(tagline)}</p>`}${owner && html`<p class="owner"><b>${owner.name}</b>${owner.designation && html` <span>${owner.designation}</span>`}</p>`}</div>${drawOpenState(view)}</div>
<div class="desk">${callAction(view, true)}${whatsappAction(view)}${saveAction(view)}${shareAction(view)}${qrAction(view)}</div></header>
${drawAnchors(view, anchorsOf(view))}
<main>${drawBlocks(view, {
      products: (own) => drawProducts(own, words.products, '(min-width:900px) 25vw, 50vw'),
      gallery: (own) => drawGallery(own, '(min-width:900px) 34vw, 67vw'),
    })}
${drawPassOn(view)}
</main>
${drawFooter(facts, words)}
${drawActionBar(view)}`
  },
}

const smallTiles = 4

/** The cover large, four pictures of the gallery beside it; plain tiles where there are none. */
function drawWall(view: CardView): Html {
  const shots = view.order.includes('gallery') ? view.albums.flatMap((album) => album.shots) : []
  const [first] = shots
  const cover =
    drawCover(view, '(min-width:900px) 50vw, 100vw') ??
    (first &&
      drawPicture(first.picture, {
        alt: '',
        sizes: '(min-width:900px) 50vw, 100vw',
        className: 'cover',
        isFirst: true,
      })) ??
    drawIris(view.monogram.letters)
  const small = shots.slice(view.facts.pictures.cover ? 0 : 1).slice(0, smallTiles)
  const plain = Array.from({ length: smallTiles - small.length }, () => html`<li class="plain"></li>`)
  return html`<ul class="wall"><li>${cover}</li>${small.map(
    ({ index, picture, caption }) =>
      html`<li><a href="#photo-${index}">${drawPicture(picture, { alt: caption || say(view.words.photo, { number: String(index + 1) }), sizes: '(min-width:900px) 25vw, 34vw' })}</a></li>`,
  )}${plain}</ul>`
}
