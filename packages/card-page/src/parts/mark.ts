import { html, type Html } from '../html.ts'
import type { PagePicture } from '@parichay/contract/card/page.ts'
import type { Monogram } from '../monogram.ts'
import type { CardView } from '../view.ts'
import { drawPicture } from './picture.ts'
import { inOwnDirection } from '../rich-text.ts'

/** The logo, or the monogram where there is none. The name stands beside it, so neither needs words. */
export function drawMark({ logo, monogram }: { logo: PagePicture | null; monogram: Monogram }): Html {
  if (logo)
    return html`<img class="mark logo" src="${logo.url}" width="${logo.width}" height="${logo.height}" alt="">`
  return html`<svg class="mark" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
<defs><linearGradient id="mono" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${monogram.from}"/><stop offset="1" stop-color="${monogram.to}"/></linearGradient></defs>
<path fill="url(#mono)" d="M0 0h96v96H0z"/><text x="48" y="50" text-anchor="middle" dominant-baseline="central" fill="#fff" font-weight="700" font-size="${monogram.letters.length > 1 ? 38 : 46}">${monogram.letters}</text></svg>`
}

/** The name as the page's heading; long names are set smaller. */
export const drawName = ({ name }: CardView): Html =>
  html`<h1${name.length > 32 && html` class="long"`}>${inOwnDirection(name)}</h1>`

/** The cover picture at its own proportions, fetched first because it is the largest thing in view. */
export const drawCover = (
  { facts: { pictures } }: CardView,
  sizes = '(min-width:900px) 1120px, 100vw',
): Html | null =>
  pictures.cover && drawPicture(pictures.cover, { alt: '', sizes, className: 'cover', isFirst: true })
