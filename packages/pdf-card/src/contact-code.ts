import { escapeText } from '@parichay/contract/content-line.ts'
import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'

/** Room in a code that a phone still reads from 18 mm of paper, in bytes. */
const most = 320

/** The contact as a vCard that fits into a code: what matters least is left out until it does. */
export function contactCode({ common, person }: PdfCardDetails): string {
  const phone = person.phone || common.phone
  const words = person.name.split(' ')
  const family = words.length > 1 ? words.at(-1)! : ''
  const given = words.slice(0, words.length - (family ? 1 : 0)).join(' ')
  const name = person.name || common.companyName
  const lines = [
    `N:${[family, given].map(escapeText).join(';')};;;`,
    `FN:${escapeText(name)}`,
    phone && `TEL;TYPE=CELL:${phone.replace(/(?!^\+)\D/g, '')}`,
    `ORG:${escapeText(common.companyName)}`,
    common.email && `EMAIL:${common.email}`,
    person.designation && `TITLE:${escapeText(person.designation)}`,
    common.website && `URL:${common.website}`,
    common.address && `ADR:;;${escapeText(common.address)};;;;`,
  ].filter((line) => line !== '')
  const bytes = (all: readonly string[]) => new TextEncoder().encode(all.join('\n')).length
  const tel = lines.find((line) => line.startsWith('TEL'))
  // Readers make the whole name of its parts; a contact without a number is none. Letters of India take three bytes each.
  const needed = [lines[0]!, ...(tel ? [tel] : [])]
  const kept = new Set(needed)
  for (const line of lines) if (bytes([...kept, line]) <= most) kept.add(line)
  const said = lines.filter((line) => kept.has(line))
  return ['BEGIN:VCARD', 'VERSION:3.0', ...said, 'END:VCARD'].join('\n')
}
