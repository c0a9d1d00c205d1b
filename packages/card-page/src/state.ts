import type { CardStateFacts } from '@parichay/contract/card/page.ts'
import { drawDocument } from './document.ts'
import { fontStyle } from './fonts.ts'
import { html, type Html } from './html.ts'
import { makeMonogram } from './monogram.ts'
import { baseStyle } from './parts/base-style.ts'
import { drawFooter } from './parts/footer.ts'
import { icon } from './parts/icons.ts'
import { spokenNumber, telHref, whatsappHref } from './phone.ts'
import { drawMark } from './parts/mark.ts'
import { agencyLook, stateStyle } from './state-style.ts'
import type { Words } from './words/en.ts'
import { findWords, say } from './words/find-words.ts'

/** Whose page it is where it is nobody's: the agency stands still. */
export const nobody: CardStateFacts['agency'] = {
  agencyName: '',
  support: { phoneNumber: '', email: '', whatsapp: '' },
  theme: { primary: '#4a5a68' },
  url: '/',
  signs: false,
}

/**
 * The HTTP status of a state page (screens 8.5). Inactive and expired cards still answer visitors with a name and a
 * number, so they are 200 and kept from search engines by `noindex` alone; deleted ones are gone for good; what an agency's
 * suspension holds back may come again.
 */
export const statusOf = (state: CardStateFacts['state']): 200 | 404 | 410 | 503 => statuses[state]
const statuses = { unknown: 404, deleted: 410, inactive: 200, expired: 200, paused: 503 } as const

/** A kind page in place of a card that is not live. It has no script. */
export function drawStatePage(facts: CardStateFacts): string {
  const words = findWords(facts.language)
  const title = words[`${facts.state}Title`]
  const look = agencyLook((facts.state === 'paused' ? nobody : facts.agency).theme.primary)
  const business = facts.state === 'inactive' || facts.state === 'expired' ? facts.business : null
  return drawDocument({
    language: facts.language,
    title: business ? `${business.name} | ${title}` : title,
    design: 'state',
    head: html`<meta name="robots" content="noindex">${look.bar}`,
    style: `${look.shades}${fontStyle('modern')}${baseStyle}${stateStyle}`,
    body: html`<main>${business ? drawBusiness(business, facts, words) : drawGone(facts, words)}</main>
${
  facts.state !== 'paused' &&
  html`${drawAgency(facts, words)}
${drawFooter({ agency: facts.agency, notice: null }, words)}`
}`,
    hasScript: false,
  })
}

function drawBusiness(
  business: NonNullable<CardStateFacts['business']>,
  { state, agency }: CardStateFacts,
  words: Words,
): Html {
  const { name, phone } = business
  const line = state === 'expired' ? words.expiredTitle : words.inactiveTitle
  const more =
    phone === null ? words.silentBody : state === 'expired' ? words.expiredBody : words.inactiveBody
  return html`${drawMark({ monogram: makeMonogram(name, agency.theme.primary), logo: null })}<h1>${name}</h1><p class="line"><strong>${line}</strong></p><p class="more">${more}</p>${
    phone !== null &&
    html`<a class="act main" href="${telHref(phone)}">${icon('call')}<span>${words.call}</span> <span class="value">${spokenNumber(phone)}</span></a>`
  }`
}

const drawGone = ({ state }: CardStateFacts, words: Words): Html =>
  html`${emptyFrame}<h1>${words[`${state}Title`]}</h1><p class="more">${state === 'deleted' ? words.deletedBody : state === 'paused' ? words.pausedBody : words.unknownBody}</p>`

/** A card's outline with nothing on it. */
const emptyFrame = html`<svg class="empty" viewBox="0 0 160 120" width="160" height="120" aria-hidden="true"><g class="stroke"><path class="back" d="M34 22 118 10a8 8 0 0 1 9 7l8 58"/><path class="face" d="M30 34h88a9 9 0 0 1 9 9v54a9 9 0 0 1-9 9H30a9 9 0 0 1-9-9V43a9 9 0 0 1 9-9z"/><path d="M44 78a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM68 63h40M68 76h24M35 92h32" stroke-dasharray="1 6"/></g></svg>`

function drawAgency({ agency, state }: CardStateFacts, words: Words): Html {
  const { support, agencyName, url } = agency
  const name = { agency: agencyName }
  const isOwners = state === 'inactive' || state === 'expired'
  return html`<aside><h2>${isOwners ? words.ownerHelp : words.wantCard}</h2><p>${say(isOwners ? words.ownerHelpBody : words.wantCardBody, name)}</p><ul>${
    support.whatsapp &&
    html`<li><a class="act" href="${whatsappHref(support.whatsapp, '')}">${icon('whatsapp')}<span>${words.whatsapp}</span></a></li>`
  }${support.phoneNumber && html`<li><a class="act" href="${telHref(support.phoneNumber)}">${icon('call')}<span>${words.call}</span></a></li>`}${
    support.email &&
    html`<li><a class="act" href="mailto:${support.email}">${icon('mail')}<span>${words.email}</span></a></li>`
  }<li><a class="act" href="${url}">${icon('globe')}<span>${words.website}</span></a></li></ul></aside>`
}
