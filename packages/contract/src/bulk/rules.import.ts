import { BusinessFacts } from '../business/fields.ts'
import { isUnreckoned, unguardedCell } from '../csv.ts'
import { nameKey } from '../name-key.ts'
import { withoutUnseen } from '../unseen.ts'
import { gstStates, stateCodeOf } from '../invoice/states.ts'
import type { BulkReason } from './fields.ts'
import { type ImportField, importFields, type ImportRow } from './fields.import.ts'
import { bareWord, guessColumns } from './rules.import.headings.ts'
import { importedPhone, phoneFault } from './rules.import.phone.ts'

/** What is wrong with a row, and in which field. */
export type RowFault = { field: ImportField | null; reason: BulkReason; message: string }
/** A row as it is added. */
export type ImportFacts = {
  phoneNumber: string
  plan: string
  facts: Pick<BusinessFacts, 'businessName' | 'category'> & Partial<BusinessFacts>
}

const fault = (field: ImportField, message: string): RowFault => ({ field, reason: 'VALIDATION', message })

/** A thing of a list by its name, with what it is called in other languages. */
export type Listed = { name: string; names: Readonly<Record<string, string | undefined>> }

/** Names by the words of a list: a file asks of each of its rows. */
const known = new WeakMap<readonly Listed[], ReadonlyMap<string, string>>()
function wordsOf(list: readonly Listed[]): ReadonlyMap<string, string> {
  const there = known.get(list)
  if (there) return there
  // Its own name of one wins over what another one is called elsewhere.
  const elsewhere = list.flatMap(({ name, names }) =>
    Object.values(names).map((other) => [bareWord(other ?? ''), name] as const),
  )
  const words = new Map([...elsewhere, ...list.map(({ name }) => [bareWord(name), name] as const)])
  words.delete('')
  known.set(list, words)
  return words
}

/** The name of a list that is meant, in any of its languages, whatever its case and signs; what is not in it stays as it was typed. */
export const listedName = (typed: string, list: readonly Listed[]): string =>
  wordsOf(list).get(bareWord(typed)) ?? typed

/** How people write that there is nothing. */
const nothing = /^[-\u2010-\u2015._*]+$/
const noEmail = /^(?:n\.?\/?a\.?|nil|none|null|no|not available)$/i

/** A cell as it is kept; what holds no sign that one can see is empty. */
function cellOf(row: ImportRow, name: ImportField): string {
  const text = unguardedCell(withoutUnseen(row[name] ?? '').trim())
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return ''
  if (name === 'phoneNumber' || name === 'businessName' || name === 'category') return text
  return nothing.test(text) || (name === 'email' && noEmail.test(text)) ? '' : text
}

/** A row by the rules of the contract: what is added of it, or the first thing that is wrong. */
export function readImportRow(row: ImportRow): ImportFacts | RowFault {
  const cell = (name: ImportField) => cellOf(row, name)
  for (const field of importFields) {
    if (isUnreckoned(cell(field)))
      return fault(field, 'The spreadsheet could not work out this cell. Type what belongs there.')
    if (cell(field).includes('\uFFFD'))
      return fault(field, 'Some letters of this cell are damaged in the file. Type it again.')
  }
  if (cell('phoneNumber') === '') return fault('phoneNumber', 'This field is required.')
  const phoneNumber = importedPhone(row.phoneNumber)
  if (phoneNumber === null) return fault('phoneNumber', phoneFault(row.phoneNumber))
  const code = stateCodeOf(cell('state'))
  const checked = BusinessFacts.safeParse({
    businessName: cell('businessName'),
    category: cell('category'),
    ownerName: cell('ownerName'),
    city: cell('city'),
    state: code ? gstStates[code] : cell('state'),
    email: cell('email'),
    mobile: phoneNumber,
  })
  if (!checked.success) {
    const [issue] = checked.error.issues
    const name = String(issue?.path[0]) as ImportField
    const long = issue?.code === 'too_big' ? `Use at most ${issue.maximum} characters.` : undefined
    const message = long ?? issue?.message ?? 'This field is required.'
    return fault(importFields.includes(name) ? name : 'businessName', message)
  }
  return { phoneNumber, plan: cell('plan'), facts: checked.data }
}

/** The first line of each business that stands twice in a file: same number, same name. */
export function repeatedRows(
  rows: readonly { rowNo: number; phoneNumber: string; businessName: string }[],
): Map<number, number> {
  const first = new Map<string, number>()
  const again = new Map<number, number>()
  for (const { rowNo, phoneNumber, businessName } of rows) {
    const key = `${phoneNumber} ${nameKey(businessName)}`
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, rowNo)
    else again.set(rowNo, earlier)
  }
  return again
}

/** Which column of a file each field stands in; null where it has none. */
export type ImportColumns = Record<ImportField, number | null>

/** The columns of a file: what a person chose for such headings before, else what the words say. `remembered`: fields by heading. */
export function columnsFor(
  names: readonly string[],
  remembered: Readonly<Record<string, string>>,
): ImportColumns {
  const guessed = guessColumns(names)
  const chosen = Object.fromEntries(
    importFields.map((field) => {
      const at = names.findIndex((name) => bareWord(name) !== '' && remembered[bareWord(name)] === field)
      return [field, at >= 0 ? at : null]
    }),
  ) as ImportColumns
  const taken = new Set(Object.values(chosen))
  return Object.fromEntries(
    importFields.map((field) => {
      const guess = guessed[field]
      return [field, chosen[field] ?? (taken.has(guess) ? null : guess)]
    }),
  ) as ImportColumns
}

/** What is remembered of a choice of columns: fields by heading. */
export const rememberedColumns = (names: readonly string[], columns: ImportColumns): Record<string, string> =>
  Object.fromEntries(
    importFields.flatMap((field) => {
      const at = columns[field]
      const word = at === null ? '' : bareWord(names[at] ?? '')
      // Of a column without a heading nothing can be remembered.
      return word === '' ? [] : [[word, field]]
    }),
  )

const longest = 300

/**
 * Where the headings stand: in the first row that names two columns, since titles may stand above it, else in the first that
 * holds anything; -1 where that is a customer already.
 */
export function headingRow(table: readonly (readonly string[])[]): number {
  const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '')
  const isCustomer = (row: readonly string[]) =>
    filled(row).length > 1 && row.some((cell) => importedPhone(cell) !== null)
  for (const [at, row] of table.slice(0, 30).entries()) {
    if (isCustomer(row)) break
    if (Object.values(guessColumns(row)).filter((column) => column !== null).length > 1) return at
  }
  const first = table.findIndex((row) => filled(row).length > 0)
  return table[first]?.some((cell) => importedPhone(cell) !== null) ? -1 : first
}

/** Rows, as spreadsheets count, with more cells than there are headings: mostly a comma within a cell moved all behind it. */
export function overfullRows(table: readonly (readonly string[])[], heading: number): number[] {
  const width = (table[heading] ?? []).findLastIndex((cell) => cell.trim() !== '') + 1
  if (width === 0) return []
  return table.flatMap((row, at) =>
    at > heading && row.slice(width).some((cell) => cell.trim() !== '') ? [at + 1] : [],
  )
}

/** The rows below the headings as they are sent; empty lines are left out, numbers are those of the spreadsheet. */
export function rowsOfTable(
  table: readonly (readonly string[])[],
  heading: number,
  columns: ImportColumns,
  categories: readonly Listed[],
): ImportRow[] {
  return table.slice(heading + 1).flatMap((cells, index) => {
    if (cells.every((text) => text.trim() === '')) return []
    const cell = (field: ImportField) => {
      const at = columns[field]
      return at === null ? '' : (cells[at] ?? '').trim().slice(0, longest).toWellFormed()
    }
    const more = importFields.flatMap((field) => {
      const text = cell(field)
      return text === '' || field === 'category' ? [] : [[field, text]]
    })
    return [
      {
        phoneNumber: '',
        businessName: '',
        ...(Object.fromEntries(more) as Partial<ImportRow>),
        category: listedName(cell('category'), categories),
        rowNo: heading + index + 2,
      },
    ]
  })
}
