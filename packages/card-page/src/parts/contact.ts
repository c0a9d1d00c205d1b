import { html, type Html } from '../html.ts'
import type { CardView } from '../view.ts'
import { icon, type IconName } from './icons.ts'
import { inOwnDirection } from '../rich-text.ts'

type Row = { icon: IconName; label: string; value: string; href: string }

/** Phones, e-mails and website as rows of label and value. */
export function drawContactRows({ phones, facts: { basicDetails }, website, words }: CardView): Html {
  const rows: Row[] = [
    ...phones.map((phone) => ({
      icon: 'call' as const,
      label: phone.label,
      value: phone.shown,
      href: phone.href,
    })),
    ...basicDetails.emails.map((email) => ({
      icon: 'mail' as const,
      label: words.email,
      value: email,
      href: mailHref(email),
    })),
    ...(website
      ? [{ icon: 'globe' as const, label: words.website, value: website.shown, href: website.href }]
      : []),
  ]
  return html`<ul class="rows">${rows.map(
    (row) =>
      html`<li><a class="row" href="${row.href}"${viewOf(row.icon)}>${icon(row.icon)}<span class="words"><small>${row.label}</small> <span class="value">${breakable(row.value)}</span></span></a></li>`,
  )}</ul>`
}

const counted: Partial<Record<IconName, string>> = { call: 'call', mail: 'mail', globe: 'link' }
const viewOf = (name: IconName) => html` data-v="${counted[name]}"`

const mailHref = (email: string) => `mailto:${encodeURIComponent(email.toWellFormed()).replace('%40', '@')}`

/** Lets a long address break after its signs rather than inside a word. */
const breakable = (text: string): Html[] =>
  text.split(/(?<=[@/])|(?=\.)/).map((piece, i) => html`${i > 0 && html`<wbr>`}${piece}`)

/** The address with the way to it on a map. */
export function drawPlace({ place, words }: CardView): Html | null {
  if (!place) return null
  return html`<section class="place" id="place"><h2>${words.address}</h2>
${place.lines.length > 0 && html`<address>${place.lines.map((line, i) => html`${i > 0 && html`<br>`}${inOwnDirection(line)}`)}</address>`}
<a class="way" href="${place.map}" data-v="map">${icon('pin')}<span>${words.directions}</span></a></section>`
}
