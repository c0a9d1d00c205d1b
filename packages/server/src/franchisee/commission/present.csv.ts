import { csvText, guardedCell } from '@parichay/contract/csv.ts'
import type { CommissionStatement } from '@parichay/contract/franchisee/fields.commission.ts'

const kinds = { card: 'Digital card', pdf: 'PDF ID card', video: 'Promotional video' } as const
const inRupees = (paise: number) => (paise / 100).toFixed(2)

/** The steps of a statement and what was paid, for a spreadsheet: texts of people are never formulas, sums are plain numbers. */
export const statementCsv = (statement: CommissionStatement): string =>
  csvText([
    ['Day', 'Receipt', 'Business', 'Product', 'Plan', 'Amount', 'Percent', 'Commission'],
    ...statement.lines.map((line) => [
      line.day,
      String(line.recordNo),
      guardedCell(line.businessName),
      kinds[line.kind],
      guardedCell(line.name),
      inRupees(line.amountPaise),
      String(line.pct),
      inRupees(line.commissionPaise),
    ]),
    ...statement.payouts.map((one) => [
      one.day,
      '',
      '',
      'Paid',
      guardedCell([one.mode, one.reference, one.note].filter(Boolean).join(', ')),
      '',
      '',
      inRupees(-one.amountPaise),
    ]),
  ])
