import type { Statement } from '@parichay/contract/bill/fields.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import type { Call } from '../platform/http.ts'
import { readFacts, type Sides } from './usecase.ts'
import { type MonthFacts, paidOf } from './present.ts'
import { isLetGo, stateOfPaid } from './rules.ts'
import { statementOf, type Step, yearSpan } from './rules.statement.ts'
import { listPaid, type PaidRow } from './store.paid.ts'

const kinds = ['month', 'annual', 'agency-image', 'agency-pdf'] as const
type What = (typeof kinds)[number]

/** What an agency was charged and paid in a financial year. */
export async function readStatement(
  call: Pick<Call, 'world' | 'now'>,
  sides: Sides,
  year: number,
): Promise<Statement> {
  const { agency, platform } = sides
  const facts = await readFacts(call, sides)
  // All of them: a balance is carried over from the first.
  const paid = await listPaid(call.world.database.platform, platform.agencyId, [agency.agencyId], kinds, null)
  const bills = facts.bills
    .flatMap(({ closedAt, ...bill }) =>
      closedAt !== null && bill.totalPaise > 0 ? { ...bill, closedAt } : [],
    )
    .map(({ month, totalPaise, invoiceId, closedAt }): Step => ({
      // As its invoice, whose number is of a financial year.
      on: istDay(closedAt),
      kind: 'BILL',
      what: 'month',
      forMonth: month,
      reference: '',
      debitPaise: Number(totalPaise),
      creditPaise: 0,
      invoiceId,
      invoiceNo: invoiceId === null ? null : (facts.invoices.get(invoiceId)?.invoiceNo ?? null),
    }))
  const span = yearSpan(year)
  return {
    agencyId: agency.agencyId,
    agencyName: agency.agencyName,
    ...span,
    ...statementOf(
      [...bills, ...asItCounts(facts, paid).flatMap((row) => stepsOf(row, istDay(call.now)))],
      span,
    ),
  }
}

/** Payments, of which what was let go of a month is no more than the month comes to; what was taken back settles nothing of it. */
function asItCounts(facts: MonthFacts, paid: readonly PaidRow[]): PaidRow[] {
  const left = new Map(paidOf(facts).map(({ month, letGoPaise }) => [month, letGoPaise]))
  return paid.map((row) => {
    if (row.kind !== 'month' || !isLetGo(row) || row.state !== 'paid') return row
    const month = String(row.snapshot['month'] ?? '')
    const amount = Math.min(row.amount, left.get(month) ?? 0)
    left.set(month, (left.get(month) ?? 0) - amount)
    return { ...row, amount }
  })
}

/** A payment as steps: what is paid for as it is sold is charged on the day of its invoice, and what went back takes both away again. */
function stepsOf(row: PaidRow, today: string): Step[] {
  if (row.amount === 0) return []
  const what = row.kind as What
  const isMonth = what === 'month'
  const month = row.snapshot['month']
  const base = {
    what,
    forMonth: isMonth && typeof month === 'string' ? month : null,
    reference: row.manual ? row.manual.reference : (row.paymentId ?? ''),
    invoiceId: null,
    invoiceNo: null,
    debitPaise: 0,
    creditPaise: 0,
  }
  const steps: Step[] = [{ ...base, on: row.paidOn, kind: 'PAYMENT', creditPaise: row.amount }]
  if (!isMonth) {
    const { invoiceId, invoiceNo } = row
    steps.push({ ...base, on: row.soldOn, kind: 'SOLD', debitPaise: row.amount, invoiceId, invoiceNo })
  }
  const isTaken = stateOfPaid(row) === 'REVERSED'
  const backs = isTaken ? [{ on: row.takenBackOn ?? today, paise: row.amount }] : row.backs
  const kind = isTaken ? 'TAKEN_BACK' : 'REFUND'
  for (const { on, paise } of backs)
    steps.push({ ...base, on, kind, debitPaise: paise, creditPaise: isMonth ? 0 : paise })
  return steps
}
