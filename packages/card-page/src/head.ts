import type { CardTemplate } from '@parichay/contract/card/fields.ts'
import type { Design } from './design.ts'
import { html, type Html, scriptJson } from './html.ts'
import { ogPicture, ogSize } from './pictures/address.ts'
import { describeBusiness } from './structured-data.ts'
import { makeTheme } from './theme.ts'
import type { CardView } from './view.ts'

/** The title of the page: the owner's own, or name and trade. */
export const titleOf = ({ facts, name }: CardView): string =>
  facts.settings.seoTitle ||
  [name, facts.basicDetails.tagline || [facts.category, facts.basicDetails.city].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' | ')

/** What link previews and search engines read. */
export function drawHead(view: CardView, bar?: Design['bar']): Html {
  const { facts, name, words } = view
  const { basicDetails: details, settings, template } = facts
  const description =
    settings.seoDescription ||
    [details.tagline, facts.category, details.city, view.phones[0]?.shown].filter(Boolean).join(' · ')
  const picture = ogPicture(view)
  return html`<meta name="description" content="${description}">
<link rel="canonical" href="${facts.url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${name}">
<meta property="og:title" content="${titleOf(view)}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${facts.url}">
<meta property="og:locale" content="${settings.language}_IN">
<meta property="og:image" content="${picture.url}">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="${ogSize.width}">
<meta property="og:image:height" content="${ogSize.height}">
<meta property="og:image:alt" content="${picture.alt}">
<meta name="twitter:card" content="summary_large_image">
${drawThemeColour(template, bar)}
<link rel="alternate" type="text/vcard" href="${view.vcardLink}" title="${words.saveContact}">
<script type="application/ld+json">${scriptJson(describeBusiness(view))}</script>`
}

/** The colour of the browser's own bars. */
export function drawThemeColour(
  { colour, appearance }: Pick<CardTemplate, 'colour' | 'appearance'>,
  bar: Design['bar'] = 'paper',
): Html {
  const barOf = (isDark: boolean) => makeTheme(colour, isDark)[bar]
  if (appearance !== 'auto') return html`<meta name="theme-color" content="${barOf(appearance === 'dark')}">`
  return html`<meta name="theme-color" media="(prefers-color-scheme: light)" content="${barOf(false)}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${barOf(true)}">`
}
