import { html, type Html } from '../html.ts'
import type { CardView } from '../view.ts'
import { say } from '../words/find-words.ts'
import { icon } from './icons.ts'
import { drawSection } from './section.ts'
import { drawPicture } from './picture.ts'
import { inOwnDirection } from '../rich-text.ts'

type Shot = CardView['albums'][number]['shots'][number]
const nameOf = ({ caption, index }: Shot, { words }: CardView) =>
  caption || say(words.photo, { number: String(index + 1) })

/** Pictures by album. A tap opens the large one (`drawLarge`). */
export function drawGallery(view: CardView, sizes = '(min-width:900px) 260px, 45vw'): Html | null {
  const { albums, words } = view
  if (albums.length === 0) return null
  return drawSection(
    'gallery',
    html`<h2>${words.gallery}</h2>${albums.map(
      ({ name, shots }) =>
        html`${name && html`<h3 class="shelf">${inOwnDirection(name)}</h3>`}<ul class="shots">${shots.map(
          (shot) =>
            html`<li><a class="shot" href="#photo-${shot.index}" id="shot-${shot.index}">${drawPicture(shot.picture, { alt: nameOf(shot, view), sizes })}${shot.caption && html`<span class="caption" aria-hidden="true">${inOwnDirection(shot.caption)}</span>`}</a></li>`,
        )}</ul>`,
    )}`,
  )
}

/**
 * The large pictures: each is a target that lies over the page, so it works without script. They stand at the end of
 * the page, because a design may blur or cut what a block holds, and then nothing in it can cover the screen.
 */
export function drawLarge(view: CardView): Html | null {
  const { albums, order, words } = view
  const shots = order.includes('gallery') ? albums.flatMap((album) => album.shots) : []
  if (shots.length === 0) return null
  return html`<aside class="larges" aria-label="${words.gallery}">${shots.map((shot, at) => {
    const [before, after] = [shots[at - 1], shots[at + 1]]
    return html`<figure class="large" id="photo-${shot.index}">${drawPicture(shot.picture, { alt: nameOf(shot, view), sizes: '100vw' })}<a class="shut" href="#shot-${shot.index}">${icon('close')}<span class="unseen">${words.close}</span></a>${before && html`<a class="turn back" href="#photo-${before.index}">${icon('back')}<span class="unseen">${words.previous}</span></a>`}${after && html`<a class="turn" href="#photo-${after.index}">${icon('go')}<span class="unseen">${words.next}</span></a>`}${shot.caption && html`<figcaption>${inOwnDirection(shot.caption)}</figcaption>`}</figure>`
  })}</aside>`
}
