import type { Call } from '../platform/http.ts'
import { duesOfMonths } from './present.ts'
import { countsAs, isLetGo, yearsBought } from './rules.ts'
import { findPlatform } from './store.ts'
import { listPaid } from './store.paid.ts'
import { readManyFacts } from './usecase.ts'

/** How an agency stands with the platform. */
export type AgencyDues = {
  outstandingPaise: number
  overdueSince: string | null
  /** The day of its last payment of any kind; what it was given for nothing, and what all went back, is none. */
  lastPaidOn: string | null
  /** The last day its yearly fee is paid for. */
  annualUntil: string | null
}

/** How agencies stand with the platform, in as many questions as one. The platform itself is not among them. */
export async function duesOf(
  call: Pick<Call, 'world' | 'now'>,
  agencyIds: readonly number[],
): Promise<Map<number, AgencyDues>> {
  const db = call.world.database.platform
  const platform = await findPlatform(db)
  const payers = agencyIds.filter((id) => id !== platform?.agencyId)
  if (!platform || payers.length === 0) return new Map()
  const [facts, paid] = await Promise.all([
    readManyFacts(call, platform, payers),
    listPaid(db, platform.agencyId, payers, ['month', 'annual', 'agency-image', 'agency-pdf']),
  ])
  const paidBy = Map.groupBy(paid, ({ payerId }) => payerId)
  return new Map(
    payers.map((id) => {
      const rows = paidBy.get(id) ?? []
      const { outstandingPaise, overdueSince } = duesOfMonths(facts.get(id)!)
      return [
        id,
        {
          outstandingPaise,
          overdueSince,
          lastPaidOn:
            rows
              .filter((row) => countsAs(row) > 0 && !isLetGo(row))
              .map(({ paidOn }) => paidOn)
              .toSorted()
              .at(-1) ?? null,
          annualUntil: yearsBought(rows.filter(({ kind }) => kind === 'annual')).at(-1)?.endsOn ?? null,
        },
      ]
    }),
  )
}
