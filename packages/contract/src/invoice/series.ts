import { addMonths, monthOf } from '../bill/rules.ts'

/** What a seller writes down about money: a tax invoice, a receipt where the seller is not registered, a credit note. */
export const invoiceKinds = ['TAX_INVOICE', 'RECEIPT', 'CREDIT_NOTE'] as const
/** One of `invoiceKinds`. */
export type InvoiceKind = (typeof invoiceKinds)[number]

/** The Indian financial year of a day `YYYY-MM-DD`, April to March: `2627` for 2026–27. */
export function financialYear(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const first = month >= 4 ? year : year - 1
  return `${String(first % 100).padStart(2, '0')}${String((first + 1) % 100).padStart(2, '0')}`
}

/** Until this day of the next month what is dated in a month can still stand in its return of GST, which is due a day later. */
export const lastReturnDay = 10

/** The day for which a document counts in returns of GST: its own, or the one on which it was written where the return of its month was due by then. */
export function returnDay(issuedOn: string, writtenOn: string): string {
  return writtenOn > `${addMonths(monthOf(issuedOn), 1)}-${lastReturnDay}` ? writtenOn : issuedOn
}

const letters: Record<InvoiceKind, string> = { TAX_INVOICE: 'I', RECEIPT: 'R', CREDIT_NOTE: 'C' }

/** Longest number that Rule 46 allows. */
export const longestNumber = 16
/** Numbers one series has room for in a year. */
export const mostInSeries = 9_999_999

/**
 * The number of a document: `SURI/2627/0042`. The seller's prefix has one to three letters or digits; each kind has its
 * own letter and so its own series, and every financial year begins at 1. Past 999,999 the first stroke gives way, so
 * that it never has more than 16 characters.
 */
export function invoiceNumber(prefix: string, kind: InvoiceKind, year: string, count: number): string {
  if (!/^[A-Z0-9]{1,3}$/.test(prefix)) throw new RangeError(`${prefix} is no prefix of an invoice number`)
  if (!Number.isInteger(count) || count < 1 || count > mostInSeries)
    throw new RangeError(`${count} is no place in a series`)
  const stroke = count > 999_999 ? '' : '/'
  return `${prefix}${letters[kind]}${stroke}${year}/${String(count).padStart(4, '0')}`
}

/** The prefix of a seller that chose none: the first letters of the name. */
export function prefixOf(name: string): string {
  const plain = name.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return plain.slice(0, 3) || 'INV'
}
