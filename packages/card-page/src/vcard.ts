import { escapeText, fold } from '@parichay/contract/content-line.ts'
import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { dialled, isMobile } from './phone.ts'
import { makeView } from './view.ts'
import { say } from './words/find-words.ts'

type Extras = {
  /** A small JPEG; phones show it beside the name. */
  photoJpegBase64?: string
  /** The day as the visitor should read it in the note. */
  metOn?: string
}

/** The contact a visitor saves: a vCard 3.0 in UTF-8, which every phone in use reads. */
export function drawVcard(facts: CardPageFacts, { photoJpegBase64, metOn }: Extras = {}): string {
  const view = makeView(facts)
  const { basicDetails: details } = facts
  const person = details.ownerName
  // With the contact switched off the page still calls the first number, and says none of the rest.
  const shows = view.order.includes('contact')
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${compose(person ? splitName(person, details.ownerTitle ?? '') : ['', view.name, '', '', ''])}`,
    `FN:${escapeText(person || view.name)}`,
    `ORG:${escapeText(view.name)}`,
    details.designation && `TITLE:${escapeText(details.designation)}`,
    ...(shows ? details.phones : details.phones.slice(0, 1)).map(
      ({ number }, i) =>
        `TEL;TYPE=${isMobile(number) ? 'CELL' : 'WORK'},VOICE${i === 0 ? ',PREF' : ''}:${dialled(number)}`,
    ),
    ...(shows ? details.emails : []).map((email) => `EMAIL;TYPE=INTERNET,WORK:${escapeText(email)}`),
    `URL:${escapeText(facts.url)}`,
    shows && view.website && `URL:${escapeText(view.website.href)}`,
    shows &&
      (details.address || details.city) &&
      `ADR;TYPE=WORK:${compose(['', '', details.address, details.city, details.state, details.pin ?? '', 'India'])}`,
    metOn && `NOTE:${escapeText(say(view.words.metOn, { date: metOn }))}`,
    photoJpegBase64 && `PHOTO;ENCODING=b;TYPE=JPEG:${photoJpegBase64.replace(/[^A-Za-z0-9+/=]/g, '')}`,
    'END:VCARD',
  ]
  return lines.flatMap((line) => (line ? [`${fold(line)}\r\n`] : [])).join('')
}

const compose = (parts: string[]) => parts.map(escapeText).join(';')

/** Family name last, as most of India writes it; a single word is a given name. */
function splitName(name: string, title: string): string[] {
  const words = name.split(' ')
  const family = words.length > 1 ? words.at(-1)! : ''
  return [family, words.slice(0, words.length - (family ? 1 : 0)).join(' '), '', title, '']
}
