import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BillLine, MonthBill, Statement } from '@parichay/contract/bill/fields.ts'
import { guardedCell } from '@parichay/contract/csv.ts'
import type { Receipt } from '@parichay/contract/payment/fields.ts'
import { paymentStateWords } from '../payment/words.ts'
import { eventWords, modeText, moveReasonWords, stepText } from './words.ts'

const headings = [msg`Business`, msg`Phone`, msg`Card`, msg`Kind`, msg`Date`, msg`Rupees`, msg`Moved out`]

/** A month's bill for spreadsheets, a row for each card. Phone numbers have a space, so that they stay texts. */
export function billRows(lines: readonly BillLine[], i18n: Pick<I18n, '_'>): string[][] {
  const rows = lines.map((line) => [
    line.businessName,
    line.phoneNumber.replace(/^\+91(\d{5})(\d{5})$/, '91 $1 $2'),
    line.cardId ?? (line.cardNo === null ? '' : String(line.cardNo)),
    i18n._(eventWords[line.event]),
    line.happenedOn,
    (line.ratePaise / 100).toFixed(2),
    line.movedOut
      ? [i18n._(moveReasonWords[line.movedOut.reason]), line.movedOut.note].filter(Boolean).join(': ')
      : '',
  ])
  return [headings.map((heading) => i18n._(heading)), ...rows.map((row) => row.map(guardedCell))]
}

/** The name of the file: `bill-2026-10.csv`. */
export const billFileName = ({ month, year }: Pick<MonthBill, 'month' | 'year'>) =>
  `bill-${year}-${String(month).padStart(2, '0')}.csv`

const money = (paise: number) => (paise / 100).toFixed(2)
const statementHeads = [msg`Date`, msg`What`, msg`Reference`, msg`Charged`, msg`Paid`, msg`Owed after it`]

/** A statement for spreadsheets. Sums are plain numbers, also below zero: with the sign of a guard a spreadsheet would not add them up. */
export const statementRows = ({ rows }: Pick<Statement, 'rows'>, i18n: I18n): string[][] => [
  statementHeads.map((heading) => i18n._(heading)),
  ...rows.map((row) => [
    ...[row.on, stepText(row, i18n), row.invoiceNo ?? row.reference].map(guardedCell),
    money(row.debitPaise),
    money(row.creditPaise),
    money(row.balancePaise),
  ]),
]

/** The name of the file: `statement-2026-27.csv`. */
export const statementFileName = (year: number) =>
  `statement-${year}-${String((year + 1) % 100).padStart(2, '0')}.csv`

const receiptHeads = [
  msg`Date`,
  msg`Business`,
  msg`Plan`,
  msg`Paid by`,
  msg`Reference`,
  msg`Status`,
  msg`Rupees`,
  msg`Given back`,
  msg`Fee of the payment service`,
  msg`Invoice`,
]

/** Customers' payments for spreadsheets. */
export const receiptRows = (list: readonly Receipt[], i18n: I18n): string[][] => [
  receiptHeads.map((heading) => i18n._(heading)),
  ...list.map((row) =>
    [
      row.paidOn,
      row.businessName,
      row.name,
      modeText(row, i18n),
      row.reference,
      i18n._(paymentStateWords[row.status].label),
      money(row.amountPaise),
      money(row.refundedPaise),
      row.feePaise === null ? '' : money(row.feePaise),
      row.invoiceNo ?? '',
    ].map(guardedCell),
  ),
]

/** The name of the file: `payments-2026-11.csv`. */
export const receiptsFileName = (month: string) => `payments-${month}.csv`
