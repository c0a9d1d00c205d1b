import { istDay } from '../business/rules.ts'
import { plainDigits, plainNumber } from '../digits.ts'
import { AnyPhone } from '../ids.ts'
import { bloodGroups, type PdfCardDetails, pdfCardBounds } from './fields.ts'
import { type PersonFacts, type PersonField, personFields, type PersonPhoto } from './people.ts'

type Person = PdfCardDetails['person']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function isoOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1900 && year <= 2200 ? date.toISOString().slice(0, 10) : null
}
/** A year of two digits is of this century; a birthday that would then lie ahead is of the last one. */
function dateOf(year: string, month: number, day: number, isBirth: boolean): string | null {
  if (year.length > 2) return isoOf(Number(year), month, day)
  const date = isoOf(2000 + Number(year), month, day)
  const isAhead = isBirth && (date ?? `20${year}`) > istDay(new Date())
  return isAhead ? isoOf(1900 + Number(year), month, day) : date
}

/**
 * A date as people in India write it (`5/3/2011`, `05-03-11`, `5 Mar 2011`, `Mar 5, 2011`, `2011-03-05`) as `YYYY-MM-DD`; null
 * for none. Nobody is born tomorrow: 45 is 1945 of a birthday, and 2045 of anything else.
 */
export function readDate(text: string, field: 'dateOfBirth' | 'validTill'): string | null {
  const isBirth = field === 'dateOfBirth'
  // Databases write the time of day behind a day.
  const plain = plainNumber(text)
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[T ]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]m)?Z?$/i, '')
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain)
  if (iso) return isoOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const usual = /^(\d{1,2})\s*[-/.\s]\s*(\d{1,2})\s*[-/.\s]\s*(\d{4}|\d{2})$/.exec(plain)
  if (usual) return dateOf(usual[3]!, Number(usual[2]), Number(usual[1]), isBirth)
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[-/.,\s]*([a-z]{3,9})\.?[-/.,\s]*'?(\d{4}|\d{2})$/i.exec(plain)
  const turned = /^([a-z]{3,9})\.?[-/.,\s]*(\d{1,2})(?:st|nd|rd|th)?[-/.,\s]+'?(\d{4}|\d{2})$/i.exec(plain)
  const [day, word, year] = named ? named.slice(1) : turned ? [turned[2], turned[1], turned[3]] : []
  if (day === undefined || word === undefined || year === undefined) return null
  const month = months.indexOf(word.slice(0, 3).toLowerCase()) + 1
  return month > 0 ? dateOf(year, month, Number(day), isBirth) : null
}

/** A blood group as it is written anywhere (`b +ve`, `O positive`, `AB−`, `A negative`, `B -ive`); null for none. */
export function readBloodGroup(text: string): Person['bloodGroup'] {
  const plain = text
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    // Before what stands for plus: the end of this word is `ve` as well.
    .replace(/NEGATIVE|NEG\b|-\s*I?VE\b/g, '-')
    .replace(/POSITIVE|POS\b|\+?\s*I?VE\b/g, '+')
    .replace(/^0/, 'O')
    .replace(/[^ABO+-]/g, '')
    .replace(/([+-])\1+/, '$1')
  return bloodGroups.find((group) => group === plain) ?? null
}

/** Letters that may stand on the card. */
const room: Record<PersonField, number> = {
  name: pdfCardBounds.name,
  idNo: 30,
  designation: 60,
  department: 60,
  phone: 20,
  emergencyPhone: 20,
  bloodGroup: 20,
  dateOfBirth: 30,
  validTill: 30,
  address: 200,
}

/** What is wrong with a row. Of these, `missingPhoto`, `doubleId` and `coarsePhoto` do not keep a card from being made. */
export type PersonProblem = {
  field: PersonField | 'photo'
  code:
    | 'noName'
    | 'badDate'
    | 'badPhone'
    | 'badBlood'
    | 'noFace'
    | 'tooLong'
    | 'missingPhoto'
    | 'doubleId'
    | 'coarsePhoto'
}
const mild = new Set<PersonProblem['code']>(['missingPhoto', 'doubleId', 'coarsePhoto'])
/** Whether a problem keeps the row's card from being made. */
export const isBlocking = ({ code }: PersonProblem): boolean => !mild.has(code)

/** Letters of a script that no face of a card has: they would be left out in silence. Signs such as emoji are no letters. */
const unwritten =
  /(?![\p{Script=Latin}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}])\p{L}/u

/** Nothing was typed into the row: it is no person yet. */
export const isEmptyPerson = (facts: PersonFacts): boolean =>
  facts.photoDocumentId === null && personFields.every((field) => facts[field] === '')

/** What of one row's own words cannot stand on a card. */
export function faultsOf(facts: PersonFacts): PersonProblem[] {
  const found: PersonProblem[] = []
  const add = (field: PersonField, code: PersonProblem['code']) => found.push({ field, code })
  if (!facts.name) add('name', 'noName')
  for (const field of personFields) {
    if ([...facts[field]].length > room[field]) add(field, 'tooLong')
    if (unwritten.test(facts[field])) add(field, 'noFace')
  }
  for (const field of ['dateOfBirth', 'validTill'] as const)
    if (facts[field] && readDate(facts[field], field) === null) add(field, 'badDate')
  for (const field of ['phone', 'emergencyPhone'] as const)
    if (facts[field] && !AnyPhone.safeParse(facts[field]).success) add(field, 'badPhone')
  if (facts.bloodGroup && readBloodGroup(facts.bloodGroup) === null) add('bloodGroup', 'badBlood')
  return found
}

/** A row without faults as the person of a card. */
export const personOf = (facts: PersonFacts): Person => ({
  name: facts.name,
  designation: facts.designation,
  department: facts.department,
  idNo: facts.idNo,
  bloodGroup: readBloodGroup(facts.bloodGroup),
  dateOfBirth: readDate(facts.dateOfBirth, 'dateOfBirth'),
  phone: plainNumber(facts.phone),
  emergencyPhone: plainNumber(facts.emergencyPhone),
  validTill: readDate(facts.validTill, 'validTill'),
  address: facts.address,
  photoDocumentId: facts.photoDocumentId,
})

/** Dots per inch below which a photograph looks coarse on paper. */
export const leastDpi = 250
/** Dots per inch of a photograph that fills a box of so many mm. */
export const dpiIn = (
  photo: Pick<PersonPhoto, 'width' | 'height'>,
  box: { width: number; height: number },
): number => Math.round(Math.min(photo.width / box.width, photo.height / box.height) * 25.4)

type Judged = { rowKey: string; facts: PersonFacts; photo: Pick<PersonPhoto, 'width' | 'height'> | null }
const idOf = ({ idNo }: PersonFacts) => plainDigits(idNo).toLocaleLowerCase('en').replace(/\s+/g, '')

/**
 * What is wrong, by row; rows without anything wrong and empty ones are not there. `photoBox` is the photograph's place on
 * the card in mm, null where the template shows none.
 */
export function problemsOf(
  rows: readonly Judged[],
  photoBox: { width: number; height: number } | null,
): Map<string, PersonProblem[]> {
  const ids = new Map<string, number>()
  for (const { facts } of rows) if (facts.idNo) ids.set(idOf(facts), (ids.get(idOf(facts)) ?? 0) + 1)
  const found = new Map<string, PersonProblem[]>()
  for (const { rowKey, facts, photo } of rows) {
    if (isEmptyPerson(facts)) continue
    const problems = faultsOf(facts)
    if (facts.idNo && ids.get(idOf(facts))! > 1) problems.push({ field: 'idNo', code: 'doubleId' })
    if (photoBox && facts.photoDocumentId === null) problems.push({ field: 'photo', code: 'missingPhoto' })
    if (photoBox && photo && dpiIn(photo, photoBox) < leastDpi)
      problems.push({ field: 'photo', code: 'coarsePhoto' })
    if (problems.length > 0) found.set(rowKey, problems)
  }
  return found
}
