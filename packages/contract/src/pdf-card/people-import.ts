import { isUnreckoned, unguardedCell } from '../csv.ts'
import { withoutUnseen } from '../unseen.ts'
import { nobody, type PersonFacts, type PersonField, personFields } from './people.ts'

/** A table as it was read: all cells are texts. */
export type Cells = string[][]
/** Which column of a table is which fact: a field or nothing, for each column. */
export type Mapping = (PersonField | null)[]

/** A word of a heading, in any case and script, without signs. No heading is longer; a cell may have a hundred thousand letters. */
const plain = (text: string) =>
  text
    .slice(0, 200)
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Headings as schools and offices write them; the first that is found in a heading decides. */
const known: [PersonField, RegExp][] = [
  [
    'emergencyPhone',
    /emergency|guardian|parent.*(phone|mobile|contact|no)|father.*(phone|mobile|contact|no)|आपात|अभिभावक|વાલી|ઇમરજન્સી/,
  ],
  ['bloodGroup', /blood|रक्त|બ્લડ|રક્ત|લોહી/],
  ['dateOfBirth', /\bdob\b|d o b|birth|जन्म|જન્મ/],
  ['validTill', /valid|expir|वैध|માન્ય/],
  [
    'idNo',
    /^(id|sr|s|sl|no|roll|reg|code)( ?(no|number|id))?$|(employee|emp|staff|student|member|admission|adm|enrol\w*|registration|reg|roll|id|card|gr)\b.*\b(id|no|number|code)|^(admission|enrolment|registration)|क्रमांक|अनुक्रमांक|आईडी|^क्र$|ક્રમ|^રોલ|આઈડી/,
  ],
  ['phone', /phone|mobile|contact|\bmob\b|whatsapp|फ़?ो?न|मोबाइल|ફોન|મોબા/],
  ['address', /address|village|residence|पता|સરનામ/],
  ['department', /department|dept|section|division|branch|stream|house|विभाग|अनुभाग|વિભાગ/],
  [
    'designation',
    /designation|class|grade|\bstd\b|standard|post|role|title|course|position|पद|कक्षा|ધોરણ|હોદ્દ/,
  ],
  ['name', /name|person|नाम|^नाव|નામ|^(?:student|employee|pupil|member|candidate)s?$/],
]

/** Which fact each heading names; `remembered` knows what was chosen for a heading before. No fact stands twice. */
export function guessMapping(
  headings: readonly string[],
  remembered: Readonly<Record<string, PersonField | ''>>,
): Mapping {
  const taken = new Set<PersonField>()
  const take = (field: PersonField | null) => {
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  }
  const chosen = headings.map((heading) => {
    const before = remembered[plain(heading)]
    return before === undefined ? undefined : take(before || null)
  })
  return headings.map((heading, i) => {
    if (chosen[i] !== undefined) return chosen[i]
    const word = plain(heading)
    if (/father|mother|husband|guardian.*name|पिता|माता/.test(word) && !/phone|mobile|contact|no$/.test(word))
      return null
    return take(known.find(([, pattern]) => pattern.test(word))?.[0] ?? null)
  })
}

/** What was chosen for the headings, added to what was known. */
export const rememberMapping = (
  before: Readonly<Record<string, PersonField | ''>>,
  headings: readonly string[],
  mapping: Mapping,
): Record<string, PersonField | ''> =>
  Object.fromEntries(
    [...Object.entries(before), ...headings.map((heading, i) => [plain(heading), mapping[i] ?? ''] as const)]
      .filter(([heading]) => heading !== '')
      .slice(-200),
  )

/** Whether the first row names columns: at least two of its cells do, or one that is the name. */
export function hasHeadings(cells: Cells): boolean {
  const mapping = guessMapping(cells[0] ?? [], {})
  return mapping.filter((field) => field !== null).length >= 2 || mapping.includes('name')
}

/** How many rows above the headings are titles of the sheet: few cells, and below them a row that names a name and more. */
export function titleRows(cells: Cells): number {
  const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length
  for (const [at, row] of cells.slice(0, 10).entries()) {
    const mapping = guessMapping(row, {})
    if (mapping.includes('name') && mapping.filter((field) => field !== null).length > 1) return at
    if (filled(row) > 2) break
  }
  return 0
}

/** Longest text that a cell keeps. */
const longest = 300
/** How people write that there is nothing; in these columns it could be nothing else. */
const nothing = /^(?:[-\u2010-\u2015._*]+|n\.?\/?a\.?|nil|none|null|not available)$/i
const shaped = new Set<PersonField>(['phone', 'emergencyPhone', 'bloodGroup', 'dateOfBirth', 'validTill'])
const numbers = new Set<PersonField>(['idNo', 'phone', 'emergencyPhone'])

function cellText(cell: string, field: PersonField): string {
  const bare = unguardedCell(withoutUnseen(cell))
  const text = (field === 'address' ? bare.replace(/\r\n?/g, '\n') : bare.replace(/\s+/g, ' ')).trim()
  if (isUnreckoned(text) || (shaped.has(field) && nothing.test(text))) return ''
  // Programs that take a column for numbers write `101.0`; an apostrophe or `="…"` is how spreadsheets are told that it is text.
  const plain = numbers.has(field)
    ? text
        .replace(/^(?:="(.*)"|'(?=[+\d])(.*))$/, '$1$2')
        .replace(/^(\d+)\.0$/, '$1')
        .replace(/[\u2010-\u2015\u2212]/g, '-')
    : text
  return plain.slice(0, longest).toWellFormed()
}

/** The people of a table; rows without anything in the columns that are taken are left out. */
export const peopleOf = (rows: Cells, mapping: Mapping): PersonFacts[] =>
  rows.flatMap((row) => {
    const facts = { ...nobody }
    mapping.forEach((field, i) => {
      if (field) facts[field] = cellText(row[i] ?? '', field)
    })
    return personFields.some((field) => facts[field] !== '') ? [facts] : []
  })

/**
 * Texts of a file that a spreadsheet saved: UTF-8 or UTF-16 with or without a mark, else the old letters of Windows. A few damaged
 * bytes in UTF-8 are \uFFFD each, and do not turn all other letters into signs. Pure.
 */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const sample = bytes.subarray(0, 400)
  const zeros = (odd: number) => sample.filter((byte, i) => i % 2 === odd && byte === 0).length
  if (sample.length >= 8 && zeros(1) > sample.length / 5) return new TextDecoder('utf-16le').decode(bytes)
  if (sample.length >= 8 && zeros(0) > sample.length / 5) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const loose = new TextDecoder('utf-8').decode(bytes)
    // Of old letters hardly two in a row happen to be a letter of UTF-8.
    const whole = loose.match(/[\u0080-\uFFFC]/g)?.length ?? 0
    const broken = loose.match(/\uFFFD/g)?.length ?? 0
    return whole > broken ? loose : new TextDecoder('windows-1252').decode(bytes)
  }
}

const two = (n: number) => String(n).padStart(2, '0')
/** A cell of a spreadsheet as the text that people see; dates as `05/03/2011`, times as `09:30`. */
export function textOfCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return ''
    // A time of day without a day stands on the day before the first.
    if (value.getUTCFullYear() === 1899 && value.getUTCDate() === 31)
      return `${two(value.getUTCHours())}:${two(value.getUTCMinutes())}`
    return `${two(value.getUTCDate())}/${two(value.getUTCMonth() + 1)}/${value.getUTCFullYear()}`
  }
  if (typeof value === 'number')
    return Number.isInteger(value) ? value.toLocaleString('en', { useGrouping: false }) : String(value)
  if (typeof value === 'object') return ''
  // The strict form of workbooks writes days as words.
  const day = typeof value === 'string' && /^(\d{4})-(\d\d)-(\d\d)T[\d:.]+Z?$/.exec(value)
  if (day) return `${day[3]}/${day[2]}/${day[1]}`
  return String(value as string | boolean)
}
