import { addMonths, type Month } from '@parichay/contract/bill/rules.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { CommissionStatement } from '@parichay/contract/franchisee/fields.commission.ts'
import type { NewSettlement } from '@parichay/contract/franchisee/fields.limits.ts'
import type { Call } from '../../platform/http.ts'
import { agencyScope } from '../../platform/scope.ts'
import { isAsWritten } from '../limit/rules.ts'
import { maySettle } from '../people/policy.ts'
import { bossOf, change, requirePerson, requireYes, scopeOfPerson } from '../people/usecase.ts'
import { addPayout, listCommission, listPayouts, sumCommission } from './store.ts'

/** A person's commission in a month, from the ledger as it stands now; `most` steps of it, 2,000 unless told. */
export async function statementOf(
  call: Pick<Call, 'world' | 'scope' | 'now'>,
  { franchiseeId, month, most }: { franchiseeId: number; month: Month; most?: number | undefined },
): Promise<CommissionStatement> {
  const there = await scopeOfPerson(call, franchiseeId)
  const span = { from: `${month}-01`, until: `${addMonths(month, 1)}-01` }
  return call.world.database.inScope(there, async (tx) => {
    const person = await requirePerson(tx, there, franchiseeId, call.now)
    const sums = await sumCommission(tx, there, franchiseeId, span)
    const lines = await listCommission(tx, there, franchiseeId, { ...span, most })
    const paid = await listPayouts(tx, there, franchiseeId, span.until)
    const sumOf = (rows: typeof paid) => rows.reduce((sum, { amount }) => sum + amount, 0)
    const inMonth = paid.filter(({ day }) => day >= span.from)
    const paidPaise = sumOf(inMonth)
    const openingPaise = sums.opening - (sumOf(paid) - paidPaise)
    return {
      franchiseeId,
      name: person.name,
      month,
      openingPaise,
      earnedPaise: sums.earned,
      takenBackPaise: sums.takenBack,
      paidPaise,
      duePaise: openingPaise + sums.earned - sums.takenBack - paidPaise,
      lines,
      moreLines: sums.steps - lines.length,
      payouts: inMonth.map(({ payoutId, day, amount, mode, reference, note, paidBy }) => ({
        payoutId,
        day,
        amountPaise: amount,
        mode,
        reference,
        note,
        paidBy,
      })),
      payout: person.payout,
      address: person.address,
      gstin: person.gstin,
      pan: person.pan,
    }
  })
}

/** The same for whoever asks about themselves, in their own agency whatever they reach. */
export const ownStatementOf = (
  { world, actor, now }: Pick<Call, 'world' | 'actor' | 'now'>,
  { month, most }: { month: Month; most?: number },
): Promise<CommissionStatement> => {
  if (actor.kind !== 'staff') fail('NOT_FOUND', 'There is no such statement.')
  const { franchiseeId, agencyId } = actor
  return statementOf({ world, now, scope: agencyScope(agencyId) }, { franchiseeId, month, most })
}

/** Writes down commission that was paid to a person. */
export const payOut = (call: Pick<Call, 'actor' | 'now' | 'ip' | 'world' | 'scope'>, body: NewSettlement) =>
  change(call, body.franchiseeId, async (tx, there, person) => {
    requireYes(maySettle(bossOf(call), person), 'Another admin writes down what you were paid.')
    const by = { paidBy: bossOf(call).name, paidAt: call.now, day: istDay(call.now) }
    const { row, isNew } = await addPayout(tx, there, body, by)
    if (!isNew && !isAsWritten(row, body))
      fail('CONFLICT', 'This request was used for something else. Load the page again.')
    return {
      result: { paid: true as const },
      action: 'staff.payCommission',
      detail: { amount: row.amount, mode: row.mode, reference: row.reference, again: !isNew },
    }
  })
