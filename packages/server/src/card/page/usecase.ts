import { istDay } from '@parichay/contract/business/rules.ts'
import { releasedIdDays } from '@parichay/contract/card/rules.ts'
import type { Agency } from '../../platform/hosts.ts'
import { agencyScope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { pageState } from './rules.ts'
import { findFollowed, type PageRow } from './store.ts'

/** The card behind a public id, also one that a page still names which was opened before, while visitors reach it; nothing for any other. */
export async function findLive(
  world: World,
  agency: Agency,
  cardId: string,
  now: Date,
): Promise<PageRow | undefined> {
  const scope = agencyScope(agency.agencyId)
  const since = new Date(now.getTime() - releasedIdDays * 86_400_000)
  const row = await world.database.inScope(scope, (tx) => findFollowed(tx, scope, cardId, since))
  if (!row) return undefined
  const facts = {
    status: row.status,
    deleted: row.deletedAt !== null || row.businessDeletedAt !== null,
    suspended: row.suspendedAt !== null,
    expiryDateForCustomer: row.expiryDateForCustomer,
    paymentStatus: row.paymentStatus,
  }
  return pageState(facts, istDay(now)).state === 'live' ? row : undefined
}
