import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { drawDocument } from './document.ts'
import { fontStyle } from './fonts.ts'
import { html, type Html, trust } from './html.ts'
import { baseStyle } from './parts/base-style.ts'
import { stateStyle } from './state-style.ts'
import { makeTheme, themeStyle } from './theme.ts'
import { type CardView, makeView } from './view.ts'

/**
 * A page with the owner's e-mail signature to mark and copy. The signature itself is a table with plain attributes,
 * because mail programs drop style sheets.
 */
export function drawSignaturePage(facts: CardPageFacts, logo: { url: string } | null): string {
  const view = makeView(facts)
  const { words } = view
  return drawDocument({
    language: facts.settings.language,
    title: `${words.signature} | ${view.name}`,
    design: 'state',
    head: html`<meta name="robots" content="noindex">`,
    style: `${themeStyle({ ...facts.template, appearance: 'light' })}${fontStyle(facts.template.font)}${baseStyle}${stateStyle}`,
    body: html`<main class="wide"><h1>${words.signature}</h1><p class="more">${words.signatureHint}</p><div class="copy-box">${drawSignature(view, logo)}</div></main>`,
    hasScript: false,
  })
}

/** The longer side of a logo in px. Mail programs know no `object-fit`: both sides are given as they are. */
const logoSide = 72

/** The signature: logo, name, role, numbers and the card's address. `logo` has an absolute address. */
export function drawSignature(view: CardView, logo: { url: string } | null): Html {
  const { facts, owner, phones, website } = view
  const accent = makeTheme(facts.template.colour, false).link
  const { width, height } = facts.pictures.logo ?? { width: 1, height: 1 }
  const [wide, high] = [width, height].map((side) =>
    Math.max(1, Math.round((logoSide * side) / Math.max(width, height))),
  ) as [number, number]
  const soft = html` <font color="#5f6368">·</font> `
  // Anybody can open it: with the contact switched off it says no more than the page and the saved contact.
  const shows = view.order.includes('contact')
  const ways = [
    ...phones.slice(0, 1).map((phone) => html`<a href="${phone.href}">${phone.shown}</a>`),
    ...(shows ? facts.basicDetails.emails : [])
      .slice(0, 1)
      .map((email) => html`<a href="mailto:${email}">${email}</a>`),
    ...(shows && website ? [html`<a href="${website.href}">${website.shown}</a>`] : []),
  ]
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${
    logo &&
    html`<td valign="top" width="88"><a href="${facts.url}"><img src="${logo.url}" width="${wide}" height="${high}" alt="${view.name}" border="0"></a></td>`
  }<td valign="top"><font face="Arial, sans-serif" size="2"><b><font color="${trust(accent)}" size="3">${view.name}</font></b><br>${owner && html`${owner.name}${owner.designation && html`${soft}${owner.designation}`}<br>`}${ways.map((way, i) => html`${i > 0 && soft}${way}`)}<br><a href="${facts.url}">${facts.url.replace(/^https?:\/\//, '')}</a></font></td></tr></table>`
}
