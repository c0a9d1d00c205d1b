import type { CardReport } from '@parichay/contract/card-report/fields.ts'
import type { Actor } from '../platform/scope.ts'
import { verdictsOnReport } from './policy.ts'
import type { readReports } from './store.ts'

type Row = Awaited<ReturnType<typeof readReports>>[number]

/** A report as staff read it, with what they may do with it. `origin` is the address of its agency's public pages. */
export function presentReport(row: Row, origin: string, actor: Actor): CardReport {
  const { cardStatus, cardDeletedAt, suspendedAt, ...rest } = row
  const hasPage = row.cardId !== null && cardStatus !== 'DRAFT' && cardDeletedAt === null
  return {
    ...rest,
    url: hasPage ? `${origin}/${row.cardId}` : null,
    isLive: hasPage && cardStatus === 'ACTIVE' && suspendedAt === null,
    reportsOfCard: row.reportsOfCard ?? 1,
    stateAt: row.stateAt?.toISOString() ?? null,
    can: verdictsOnReport(actor),
    createdAt: row.createdAt.toISOString(),
  }
}
