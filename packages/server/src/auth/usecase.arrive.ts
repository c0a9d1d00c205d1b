import type { Tx } from '../platform/db.ts'
import type { Call } from '../platform/http.ts'
import type { Scope } from '../platform/scope.ts'
import { endSession, openSession } from '../platform/session.ts'
import type { UserRow } from './store.ts'
import { recogniseDevice } from './usecase.ts'

/** Everything was right: opens a customer's session, in the place of the one this browser had. */
export async function arriveAsCustomer(
  tx: Tx,
  scope: Scope,
  { cookies, now, device, ip }: Pick<Call, 'cookies' | 'now' | 'device' | 'ip'>,
  { userId, authVersion }: Pick<UserRow, 'userId' | 'authVersion'>,
): Promise<{ token: string; maxAgeSec: number }> {
  const owner = { userId, franchiseeId: null }
  await endSession(tx, scope, cookies.get('session'))
  await recogniseDevice(tx, scope, { cookies, now }, owner)
  return openSession(tx, scope, { kind: 'customer', ...owner, authVersion, device, ip }, now)
}
