import { noteSignIn, type FranchiseeRow } from '../../franchisee/store.ts'
import type { Tx } from '../../platform/db.ts'
import type { Call } from '../../platform/http.ts'
import type { Scope } from '../../platform/scope.ts'
import { endSession, openSession } from '../../platform/session.ts'
import { noteNewDevice } from '../device/store.ts'
import { noticeOfDevice } from '../jobs.ts'
import { recogniseDevice } from '../usecase.ts'

/**
 * Everything was right: opens the session, in the place of the one this browser had. Who signed in before, and never on
 * this browser, is told.
 */
export async function arrive(
  tx: Tx,
  scope: Scope,
  { world, cookies, now, device, ip }: Pick<Call, 'world' | 'cookies' | 'now' | 'device' | 'ip'>,
  { franchiseeId, authVersion, lastLoginAt }: FranchiseeRow,
): Promise<{ token: string; maxAgeSec: number }> {
  await endSession(tx, scope, cookies.get('session'))
  const wasKnown = await recogniseDevice(tx, scope, { cookies, now }, { userId: null, franchiseeId })
  await noteSignIn(tx, scope, franchiseeId, now)
  if (!wasKnown && lastLoginAt !== null) {
    const { agencyId } = scope
    await noteNewDevice(tx, scope, { franchiseeId, device, now })
    await world.queue.add(tx, noticeOfDevice, { agencyId, franchiseeId, device, at: now.toISOString() })
  }
  return openSession(tx, scope, { kind: 'staff', userId: null, franchiseeId, authVersion, device, ip }, now)
}
