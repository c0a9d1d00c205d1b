import { html, type Html } from '../html.ts'
import type { CardView } from '../view.ts'
import { icon } from './icons.ts'
import { drawSection } from './section.ts'
import { drawPicture } from './picture.ts'
import { inOwnDirection } from '../rich-text.ts'

/** Who the business is: words, reasons to choose it, facts, brochure. */
export function drawAbout({ about, owner, words }: CardView): Html | null {
  if (!about) return null
  return drawSection(
    'about',
    html`<h2>${inOwnDirection(about.title)}</h2>${
      about.owner &&
      html`<figure class="portrait">${drawPicture(about.owner, { alt: owner?.name ?? '', sizes: '160px' })}${owner && html`<figcaption><b>${owner.name}</b>${owner.designation && html` <span>${owner.designation}</span>`}</figcaption>`}</figure>`
    }${about.body.length > 0 && html`<div class="prose">${about.body}</div>`}${
      about.reasons.length > 0 &&
      html`<h3>${words.reasons}</h3><ul class="reasons">${about.reasons.map((reason) => html`<li>${icon('tick')}<span>${inOwnDirection(reason)}</span></li>`)}</ul>`
    }${
      about.facts.length > 0 &&
      html`<dl class="facts">${about.facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
    }${
      about.brochure &&
      html`<a class="act brochure" href="${about.brochure.url}" data-v="brochure">${icon('file')}<span>${about.brochure.title} <small>PDF · ${about.brochure.size}</small></span></a>`
    }`,
  )
}
