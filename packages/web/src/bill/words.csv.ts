import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MonthBill } from '@parichay/contract/bill/fields.ts'
import { guardedCell } from '@parichay/contract/csv.ts'
import { eventWords, moveReasonWords } from './words.ts'

const headings = [msg`Business`, msg`Phone`, msg`Card`, msg`Kind`, msg`Date`, msg`Rupees`, msg`Moved out`]

/** A month's bill for spreadsheets, a row for each card. Phone numbers have a space, so that they stay texts. */
export function billRows({ lines }: Pick<MonthBill, 'lines'>, i18n: Pick<I18n, '_'>): string[][] {
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
