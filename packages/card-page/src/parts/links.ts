import { contrast, luminance } from '@parichay/contract/agency/colour.ts'
import { colourOr } from '../colour.ts'
import { html, type Html } from '../html.ts'
import type { CardView, ViewLink } from '../view.ts'
import { icon } from './icons.ts'
import { drawSection } from './section.ts'
import { inOwnDirection } from '../rich-text.ts'

/** The card's links, each with its icon in its own colours. Values that lead nowhere are shown as text. */
export function drawLinks({ links, facts: { template }, words }: CardView): Html | null {
  if (!links.length) return null
  return drawSection(
    'links',
    html`<h2>${words.links}</h2><ul>${links.map((link) => html`<li${link.href === null && html` class="fact"`}>${drawLink(link, template.colour)}</li>`)}</ul>`,
  )
}

function drawLink(link: ViewLink, accent: string): Html {
  const inside = html`${drawTile(link, accent)}<span class="words"><span class="title">${inOwnDirection(link.title)}</span>${link.href === null && html` <small>${link.value}</small>`}</span>`
  return link.href === null
    ? html`<div class="link">${inside}</div>`
    : html`<a class="link" href="${link.href}" rel="noopener" data-v="link">${inside}${icon('go')}</a>`
}

function drawTile({ icon: path, colour }: ViewLink, accent: string): Html {
  const ground = colourOr(colour, accent)
  const glyph = contrast(ground, '#ffffff') >= 2 ? '#ffffff' : '#161616'
  // Black icons would vanish on a dark page without an edge.
  const edge = luminance(ground) < 0.03 && html` stroke="#fff" stroke-opacity=".2"`
  return html`<svg class="tile" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true"><rect width="48" height="48" rx="14" fill="${ground}"${edge}/><path transform="translate(12.5 12.5) scale(.958)" fill="${glyph}" d="${path}"/></svg>`
}
