import type { Statement, StatementRow } from '@parichay/contract/bill/fields.ts'
import type { Month } from '@parichay/contract/bill/rules.ts'

/** A step before balances: what was charged or paid on a day. */
export type Step = Omit<StatementRow, 'balancePaise' | 'month' | 'year'> & { forMonth: Month | null }

/** Charges stand before payments of the same day, so that nobody seems to have paid too early. */
const order = { BILL: 0, SOLD: 1, PAYMENT: 2, REFUND: 3, TAKEN_BACK: 4 } as const

/** The financial year whose April lies in `year`: its first and its last day. */
export const yearSpan = (year: number) => ({ from: `${year}-04-01`, to: `${year + 1}-03-31` })

/** A financial year of all steps, with what was owed before, after each, and at its end. */
export function statementOf(
  steps: readonly Step[],
  { from, to }: { from: string; to: string },
): Pick<Statement, 'openingPaise' | 'closingPaise' | 'rows'> {
  const sorted = steps.toSorted((a, b) => a.on.localeCompare(b.on) || order[a.kind] - order[b.kind])
  const change = ({ debitPaise, creditPaise }: Step) => debitPaise - creditPaise
  const openingPaise = sorted.filter(({ on }) => on < from).reduce((sum, step) => sum + change(step), 0)
  let balancePaise = openingPaise
  const rows = sorted
    .filter(({ on }) => on >= from && on <= to)
    .map((step) => {
      balancePaise += change(step)
      const { forMonth, ...rest } = step
      return {
        ...rest,
        month: forMonth === null ? null : Number(forMonth.slice(5)),
        year: forMonth === null ? null : Number(forMonth.slice(0, 4)),
        balancePaise,
      }
    })
  return { openingPaise, closingPaise: balancePaise, rows }
}
