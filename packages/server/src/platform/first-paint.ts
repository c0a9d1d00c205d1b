import { html, type Html, trust } from '@parichay/card-page/html.ts'
import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import { type Tokens, tokensFor } from '@parichay/contract/agency/tokens.ts'

/** What the page will hold: the customer's home, another screen inside the shell, or a screen without one. */
export type Place = 'home' | 'inside' | 'alone'

/** A strip of banners, with the picture of its first one, or a notice. */
type Strip = { isBanner: boolean; picture: { url: string; srcSet: string } | null }
/** What the home is about: the name of its business, its own mark when it has one, and what staff put at the top of the page. */
export type Shown = { businessName: string; logoUrl: string | null; top?: readonly Strip[] }

/**
 * Fills what stands before any script runs (styles in first-paint.css): the agency's colours, its top bar, the home's
 * shape with name and mark of the business (the largest things of the home: nobody waits for a script to see them), and above it the loading overlay of the specification: the logo on the production host, a spinner elsewhere.
 */
export function paintFirst(page: string, agency: AgencyDetails, place: Place, shown?: Shown): string {
  const parts: [string, Html][] = [
    [
      '<title>Panel</title>',
      html`<title>${agency.agencyName}</title><link rel="manifest" href="/panel/manifest.webmanifest">${
        agency.icons &&
        html`<link rel="icon" href="${agency.icons.tab}"><link rel="apple-touch-icon" href="${agency.icons.apple}">`
      }`,
    ],
    ['<!--colours-->', trust(`<style>${coloursOf(agency.theme.primary)}</style>`)],
    ['<!--first-paint-->', place === 'alone' ? trust('') : shapeOf(agency, place, shown)],
    ['<!--loading-->', overlayOf(agency, place)],
  ]
  return parts.reduce((filled, [mark, part]) => filled.replace(mark, () => part.toString()), page)
}

const known = new Map<string, string>()

function coloursOf(primary: string): string {
  const found = known.get(primary)
  if (found) return found
  const { light, dark } = tokensFor(primary)
  const style = `:root{${variables(light)}}@media(prefers-color-scheme:dark){:root{${variables(dark)}}}`
  if (known.size > 1000) known.clear()
  known.set(primary, style)
  return style
}

const variables = (t: Tokens) =>
  Object.entries({
    ground: t.ground,
    surface: t.surface,
    sunken: t.sunken,
    line: t.line,
    tint: t.tint,
    text: t.text,
    strong: t.strong,
  })
    .map(([name, colour]) => `--first-${name}:${colour}`)
    .join(';')

const words = trust('<div><i></i><i></i><i></i></div>')
const blocks = trust('<div class="first-blocks"><i></i><i></i><i></i></div>')
const topShape = (top: readonly Strip[]) =>
  top.length > 0 &&
  html`<div class="first-top">${top.map(({ isBanner, picture }) =>
    picture
      ? html`<img class="banner" src="${picture.url}" srcset="${picture.srcSet}" sizes="92vw" alt="">`
      : html`<i class="${isBanner ? 'banner' : 'notice'}"></i>`,
  )}</div>`
const homeShape = (shown: Shown | undefined) =>
  html`<div class="first-page first-home"><div class="first-title"><i></i>${
    shown ? html`<b>${shown.businessName}</b>` : html`<i></i>`
  }</div>${topShape(shown?.top ?? [])}<div class="first-card"><figure><i></i>${
    shown?.logoUrl && html`<img src="${shown.logoUrl}" alt="" width="160" height="160">`
  }</figure>${words}</div>${blocks}</div>`

/** The logo, and the one for dark screens where there is one: only the one that is shown is fetched. */
const markOf = ({ logoUrl, darkLogoUrl }: AgencyDetails, alt: string, size: Html | '') => {
  if (!logoUrl) return null
  const img = html`<img src="${logoUrl}" alt="${alt}"${size}>`
  return darkLogoUrl
    ? html`<picture><source media="(prefers-color-scheme:dark)" srcset="${darkLogoUrl}">${img}</picture>`
    : img
}

const shapeOf = (agency: AgencyDetails, place: Place, shown: Shown | undefined) =>
  html`<div class="first" aria-hidden="true"><header>${
    markOf(agency, '', trust(' width="34" height="34"')) ?? html`<i></i>`
  }<b>${agency.agencyName}</b></header>${place === 'home' && homeShape(shown)}<aside></aside></div>`

const spinner = trust(
  '<svg width="40" height="40" viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"><path d="M20 2a18 18 0 1 1-18 18"/></svg>',
)

const overlayOf = (agency: AgencyDetails, place: Place) =>
  html`<div id="loading" class="${place === 'alone' ? '' : 'over-first'}" aria-hidden="true">${
    (agency.isProductionHost && markOf(agency, agency.agencyName, '')) || spinner
  }</div>`
