import { BusinessFacts } from '../business/fields.ts'
import { plainPhone } from '../business/form.ts'
import { unguardedCell } from '../csv.ts'
import { MobileNumber } from '../ids.ts'
import { gstStates, stateCodeOf } from '../invoice/states.ts'
import type { BulkReason } from './fields.ts'
import { type ImportField, importFields, type ImportRow } from './fields.import.ts'

/** Names of columns as people write them, without blanks and signs, in English and Hindi. */
const headings: Record<ImportField, readonly string[]> = {
  phoneNumber: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilenumber',
    'mobileno',
    'phoneno',
    'contact',
    'contactnumber',
    'registeredphone',
    'whatsapp',
    'number',
    'फोन',
    'फ़ोन',
    'मोबाइल',
    'मोबाइलनंबर',
    'फोननंबर',
  ],
  businessName: [
    'name',
    'businessname',
    'business',
    'shop',
    'shopname',
    'company',
    'companyname',
    'firm',
    'firmname',
    'व्यवसाय',
    'दुकान',
    'व्यवसायकानाम',
    'दुकानकानाम',
    'नाम',
  ],
  category: ['category', 'businesscategory', 'trade', 'type', 'businesstype', 'श्रेणी', 'वर्ग'],
  ownerName: [
    'owner',
    'ownername',
    'person',
    'contactperson',
    'customername',
    'customer',
    'मालिक',
    'मालिककानाम',
    'संपर्कव्यक्ति',
  ],
  plan: ['plan', 'planname', 'package', 'subscription', 'प्लान', 'योजना'],
  city: ['city', 'town', 'शहर', 'नगर'],
  state: ['state', 'राज्य'],
  email: ['email', 'emailid', 'emailaddress', 'mail', 'ईमेल'],
}

const bare = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Which column of a file means what, by the words above it: the first that fits each; null where none does. */
export function guessColumns(names: readonly string[]): Record<ImportField, number | null> {
  const plain = names.map(bare)
  const taken = new Set<number>()
  const guess = (field: ImportField) => {
    for (const word of headings[field].map(bare)) {
      const at = plain.findIndex((name, place) => name === word && !taken.has(place))
      if (at >= 0) {
        taken.add(at)
        return at
      }
    }
    return null
  }
  return Object.fromEntries(importFields.map((field) => [field, guess(field)])) as Record<
    ImportField,
    number | null
  >
}

/** A number of a file as `+91…`; digits of Indian scripts count, what a spreadsheet made of a number does not. */
export function importedPhone(cell: string): string | null {
  // An apostrophe in front is how spreadsheets are told that a number is text.
  const text = unguardedCell(cell.trim())
    .replace(/^'/, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[૦-૯]/g, (digit) => String(digit.charCodeAt(0) - 0xae6))
    .replace(/^00/, '+')
    .replace(/\.0$/, '')
  const phone = plainPhone(text)
  return MobileNumber.safeParse(phone).success ? phone : null
}

/** What is wrong with a row, and in which field. */
export type RowFault = { field: ImportField | null; reason: BulkReason; message: string }
/** A row as it is added. */
export type ImportFacts = {
  phoneNumber: string
  plan: string
  facts: Pick<BusinessFacts, 'businessName' | 'category'> & Partial<BusinessFacts>
}

const fault = (field: ImportField, message: string): RowFault => ({ field, reason: 'VALIDATION', message })

/** The name of a list that is meant, whatever its case and signs; what is not in the list stays as it was typed. */
export const listedName = (typed: string, names: readonly string[]): string =>
  names.find((name) => bare(name) === bare(typed)) ?? typed

/** A row by the rules of the contract: what is added of it, or the first thing that is wrong. */
export function readImportRow(row: ImportRow): ImportFacts | RowFault {
  const cell = (name: Exclude<ImportField, 'phoneNumber'>) => unguardedCell((row[name] ?? '').trim())
  if (row.phoneNumber.trim() === '') return fault('phoneNumber', 'This field is required.')
  const phoneNumber = importedPhone(row.phoneNumber)
  if (phoneNumber === null)
    return fault(
      'phoneNumber',
      /^\d[.,]\d+e\+?\d+$/i.test(row.phoneNumber.trim())
        ? 'The spreadsheet shortened this number. Format the column as text and type it again.'
        : 'A valid phone number is required.',
    )
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
    const key = `${phoneNumber} ${businessName.trim().toLowerCase()}`
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
      const at = names.findIndex((name) => remembered[bare(name)] === field)
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
      return at === null ? [] : [[bare(names[at] ?? ''), field]]
    }),
  )

const longest = 300

/** The rows below the headings as they are sent; empty lines are left out, numbers are those of the spreadsheet. */
export function rowsOfTable(
  table: readonly (readonly string[])[],
  columns: ImportColumns,
  categories: readonly string[],
): ImportRow[] {
  return table.slice(1).flatMap((cells, index) => {
    if (cells.every((text) => text.trim() === '')) return []
    const cell = (field: ImportField) => {
      const at = columns[field]
      return at === null ? '' : (cells[at] ?? '').trim().slice(0, longest)
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
        rowNo: index + 2,
      },
    ]
  })
}
