import { html, type Html } from '../html.ts'
import type { CardView } from '../view.ts'
import { say } from '../words/find-words.ts'
import { icon } from './icons.ts'
import { drawPicture } from './picture.ts'

/** Pictures by album. A tap opens one over the page: each large picture is a target, so it works without script. */
export function drawGallery(view: CardView, sizes = '(min-width:900px) 260px, 45vw'): Html | null {
  const { albums, words } = view
  if (albums.length === 0) return null
  const shots = albums.flatMap((album) => album.shots)
  const nameOf = (shot: (typeof shots)[number]) =>
    shot.caption || say(words.photo, { number: String(shot.index + 1) })
  return html`<section class="gallery" id="gallery"><h2>${words.gallery}</h2>${albums.map(
    ({ name, shots: own }) =>
      html`${name && html`<h3 class="shelf">${name}</h3>`}<ul class="shots">${own.map(
        (shot) =>
          html`<li><a class="shot" href="#photo-${shot.index}" id="shot-${shot.index}">${drawPicture(shot.picture, { alt: nameOf(shot), sizes })}${shot.caption && html`<span class="caption" aria-hidden="true">${shot.caption}</span>`}</a></li>`,
      )}</ul>`,
  )}${shots.map((shot, at) => {
    const [before, after] = [shots[at - 1], shots[at + 1]]
    return html`<figure class="large" id="photo-${shot.index}">${drawPicture(shot.picture, { alt: nameOf(shot), sizes: '100vw' })}<a class="shut" href="#shot-${shot.index}">${icon('close')}<span class="unseen">${words.close}</span></a>${before && html`<a class="turn back" href="#photo-${before.index}">${icon('back')}<span class="unseen">${words.previous}</span></a>`}${after && html`<a class="turn" href="#photo-${after.index}">${icon('go')}<span class="unseen">${words.next}</span></a>`}${shot.caption && html`<figcaption>${shot.caption}</figcaption>`}</figure>`
  })}</section>`
}
