import type { CardReport } from '@parichay/contract/card-report/fields.ts'
import { pageState } from '../card/page/rules.ts'
import type { Actor } from '../platform/scope.ts'
import { verdictsOnReport } from './policy.ts'
import type { readReports } from './store.ts'

type Row = Awaited<ReturnType<typeof readReports>>[number]

/** A report as staff read it today, with what they may do with it. `origin` is the address of its agency's public pages. */
export function presentReport(
  row: Row,
  { origin, actor, today }: { origin: string; actor: Actor; today: string },
): CardReport {
  const { cardStatus, cardDeletedAt, businessDeletedAt, suspendedAt, ...others } = row
  const { expiryDateForCustomer, paymentStatus, ...rest } = others
  const deleted = cardDeletedAt !== null || businessDeletedAt !== null
  const hasPage = row.cardId !== null && cardStatus !== 'DRAFT' && !deleted
  const term = { expiryDateForCustomer, paymentStatus }
  const { state } = pageState(
    { status: cardStatus, deleted, suspended: suspendedAt !== null, ...term },
    today,
  )
  return {
    ...rest,
    url: hasPage ? `${origin}/${row.cardId}` : null,
    isLive: hasPage && state === 'live',
    reportsOfCard: row.reportsOfCard ?? 1,
    stateAt: row.stateAt?.toISOString() ?? null,
    can: verdictsOnReport(actor),
    createdAt: row.createdAt.toISOString(),
  }
}
