import { type CutDays, cutDays } from '@parichay/contract/plan/entitlement.ts'
import type { Database } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import { findSoonDays, listOtherSoonDays } from './store.ts'

/**
 * The days that lists of a scope are cut at: by what its agency calls soon, or the one that `agencyId` narrows the platform to;
 * the platform without one judges each business as its own agency does.
 */
export async function daysWithin(
  { platform }: Pick<Database, 'platform'>,
  { reach, agencyId: own }: Pick<Scope, 'reach' | 'agencyId'>,
  agencyId: number | undefined,
  today: string,
): Promise<CutDays> {
  const soon =
    reach === 'platform' && agencyId === undefined
      ? await listOtherSoonDays(platform)
      : { days: await findSoonDays(platform, reach === 'platform' ? (agencyId ?? own) : own), others: [] }
  return cutDays(today, soon)
}
