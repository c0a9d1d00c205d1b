import { tasteOf } from '@parichay/contract/greeting/tastes.ts'
import { findUser } from '../../auth/store.ts'
import type { Call } from '../../platform/http.ts'
import { readHidden } from './store.ts'

/** Subcategories of a library that the customer who calls hid, by number; none for staff, who keep the library. */
export async function hiddenFrom(
  { actor, scope, world }: Pick<Call, 'actor' | 'scope' | 'world'>,
  agencyIds: readonly number[],
): Promise<number[]> {
  if (actor.kind !== 'customer') return []
  const user = await world.database.inScope(scope, (tx) => findUser(tx, scope, actor.userId))
  return readHidden(world.database.platform, agencyIds, tasteOf(user?.preference))
}
