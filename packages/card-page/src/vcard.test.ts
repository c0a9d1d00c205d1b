import fc from 'fast-check'
import ICAL from 'ical.js'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { fixtures } from './testing/fixtures.ts'
import { fold } from '@parichay/contract/content-line.ts'
import { drawVcard } from './vcard.ts'

type VcfProperty = { valueOf(): string; type?: string | string[] }
type VcfCard = { parse(text: string): VcfCard; get(name: string): VcfProperty | VcfProperty[] }
const Vcf = createRequire(import.meta.url)('vcf') as new () => VcfCard

const special = fc.constantFrom(
  ',',
  ';',
  '\\',
  '\\n',
  '\n',
  '"',
  ':',
  '=',
  '&',
  'é',
  'क्षि',
  'श्री',
  'ગુજ',
  '🙏🏽',
  '👨‍👩‍👧',
  '\u202eשלום',
  'مرحبا',
  'x'.repeat(70),
  'न'.repeat(24),
  ' ',
  'N',
  'BEGIN:VCARD',
  'END:VCARD',
)
const hostile = fc
  .array(fc.oneof(special, fc.string({ unit: 'grapheme', maxLength: 8 })), { minLength: 1, maxLength: 9 })
  .map((pieces) =>
    pieces
      .join('')
      .replace(/[^\P{Cc}\n]|[\u2028\u2029]/gu, '')
      .trim(),
  )
  .filter((text) => text !== '')

const cardOf = (change: Partial<typeof fixtures.full.basicDetails>) => ({
  ...fixtures.full,
  basicDetails: { ...fixtures.full.basicDetails, ...change },
})

/** vcf leaves escapes in its values; this is the reading side's half of RFC 2426, not our writer's. */
const unescape = (text: string) =>
  text.replace(/\\([\\,;nN])/g, (_all, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
/** In plain text ical.js leaves the escape of semicolons, which RFC 2426 demands: one backslash before each. */
const unescapeRest = (text: string) => text.replace(/\\;/g, ';')
const splitParts = (text: string) => text.split(/(?<=(?:^|[^\\])(?:\\\\)*);/).map((part) => unescape(part))

function readBoth(text: string, name: string): { ical: unknown; vcf: string } {
  const ical = new ICAL.Component(ICAL.parse(text) as unknown[] as never).getFirstPropertyValue(name)
  const found = new Vcf().parse(text).get(name)
  return { ical, vcf: (Array.isArray(found) ? found[0]! : found).valueOf() }
}

test('300 hostile names read back equal in two readers', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (companyName, ownerName, designation) => {
      const text = drawVcard(cardOf({ companyName, ownerName, designation }), { metOn: '20 Nov 2026' })
      for (const [name, value] of [
        ['fn', ownerName],
        ['org', companyName],
        ['title', designation],
        ['note', 'Met on 20 Nov 2026'],
      ] as const) {
        const { ical, vcf } = readBoth(text, name)
        expect(name === 'org' ? [ical].flat().join(';') : unescapeRest(ical as string)).toBe(value)
        expect(unescape(vcf)).toBe(value)
      }
      const { ical, vcf } = readBoth(text, 'n')
      const [family, given] = ical as unknown as string[]
      // ical.js takes the `\\;` after a part that ends in a backslash for an escaped semicolon; vcf reads it rightly.
      if (!/\\( |$)/.test(ownerName)) expect([given!, family!].filter(Boolean).join(' ')).toBe(ownerName)
      expect(splitParts(vcf).slice(0, 2).reverse().filter(Boolean).join(' ')).toBe(ownerName)
    }),
    { numRuns: 300 },
  )
})

test('lines end in CRLF, hold at most 75 octets and whole characters', () => {
  fc.assert(
    fc.property(hostile, (companyName) => {
      const text = drawVcard(cardOf({ companyName, address: companyName }))
      expect(text.endsWith('END:VCARD\r\n')).toBe(true)
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(Buffer.from(line).toString()).toBe(line)
      }
    }),
    { numRuns: 300 },
  )
})

test.each([73, 74, 75, 76, 77, 149, 150])('a line of %i octets folds and unfolds', (octets) => {
  for (const char of ['a', 'é', 'न', '🙏']) {
    const line = 'a'.repeat(octets - Buffer.byteLength(char)) + char
    const folded = fold(line)
    expect(folded.replaceAll('\r\n ', '')).toBe(line)
    for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
  }
})

test('a full contact has everything a phone keeps', () => {
  const photo = Buffer.alloc(300, 7).toString('base64')
  const text = drawVcard(fixtures.full, { photoJpegBase64: photo, metOn: '20 November 2026' })
  const card = new ICAL.Component(ICAL.parse(text) as never)
  const values = (name: string) => card.getAllProperties(name).map((property) => property.getFirstValue())
  expect(values('version')).toEqual(['3.0'])
  expect(values('n')).toEqual([['Parmar', 'Jignesh', '', 'Mr.', '']])
  expect(values('tel')).toEqual(['+919000012345', '+919000067890', '+917940001234'])
  expect(card.getAllProperties('tel').map((tel) => tel.getParameter('type'))).toEqual([
    ['CELL', 'VOICE', 'PREF'],
    ['CELL', 'VOICE'],
    ['WORK', 'VOICE'],
  ])
  expect(values('email')).toEqual(['orders@navrangkirana.example'])
  expect(values('url')).toEqual(['https://card.parichay.example/navrang', 'https://navrangkirana.example/'])
  expect(values('adr')).toEqual([
    ['', '', '14, Shyamal Row Houses,\nopp. Vastrapur Lake', 'Ahmedabad', 'Gujarat', '380015', 'India'],
  ])
  expect(text.replaceAll('\r\n ', '')).toContain(`PHOTO;ENCODING=b;TYPE=JPEG:${photo}\r\n`)
})

test('a contact says no more than the page where the owner switched that off', () => {
  const { settings } = fixtures.full
  const text = drawVcard({ ...fixtures.full, settings: { ...settings, hidden: ['contact'] } })
  expect(text.match(/^(TEL|EMAIL|ADR|URL)[^:]*:.*$/gm)).toEqual([
    'TEL;TYPE=CELL,VOICE,PREF:+919000012345',
    'URL:https://card.parichay.example/navrang',
  ])
  expect(text).toContain('ORG:Navrang Kirana')
})

test('a shop without an owner is saved by its own name', () => {
  const text = drawVcard(fixtures.minimum)
  expect(readBoth(text, 'fn').ical).toBe('Raju Tailor')
  expect(readBoth(text, 'n').ical).toEqual(['', 'Raju Tailor', '', '', ''])
  expect(text).not.toMatch(/^(TITLE|ADR|NOTE|EMAIL|PHOTO)/m)
})
