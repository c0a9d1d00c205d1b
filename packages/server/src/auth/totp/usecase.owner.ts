import { endEverySession, findFranchisee, type FranchiseeRow } from '../../franchisee/store.ts'
import type { Tx } from '../../platform/db.ts'
import type { Actor, Scope } from '../../platform/scope.ts'
import { dropDevices } from '../../push/store.ts'
import type { TotpKey } from '../../totp/store.ts'
import { carrySession } from '../account/store.ts'
import type { ChallengeRow } from '../otp/store.ts'
import { endUserSessions, findUser, type UserRow } from '../store.ts'

/** The row of somebody who may have a second step. */
export type Account = UserRow | FranchiseeRow
/** Whose second step it is, customer or staff, in one shape. */
export type Owner = TotpKey & Pick<UserRow, 'phoneNumber' | 'email' | 'authVersion'>

/** An account as the owner of a second step. Staff are known, and told, by their number alone. */
export const ownerOf = (row: Account): Owner =>
  'franchiseeId' in row
    ? {
        kind: 'staff',
        id: row.franchiseeId,
        phoneNumber: row.phoneNumber,
        email: null,
        authVersion: row.authVersion,
      }
    : {
        kind: 'customer',
        id: row.userId,
        phoneNumber: row.phoneNumber,
        email: row.email,
        authVersion: row.authVersion,
      }

/** How the activity log names an owner. */
export const objectOf = ({ kind, id }: TotpKey) =>
  kind === 'staff' ? (`franchisee ${id}` as const) : (`user ${id}` as const)

/** The account that an attempt is about; none where it is gone. */
export async function findAccount(
  tx: Tx,
  scope: Scope,
  { kind, userId, franchiseeId }: Pick<ChallengeRow, 'kind' | 'userId' | 'franchiseeId'>,
): Promise<Account | undefined> {
  return kind === 'staff' ? findFranchisee(tx, scope, franchiseeId ?? 0) : findUser(tx, scope, userId ?? 0)
}

/** Signs every other browser of a person out; what a customer's showed of notifications ends too. */
export async function endOthers(tx: Tx, scope: Scope, me: Exclude<Actor, { kind: 'none' }>): Promise<void> {
  if (me.kind === 'staff')
    return carrySession(tx, scope, me, await endEverySession(tx, scope, me.franchiseeId))
  await dropDevices(tx, scope, { userId: me.userId, notSessionId: me.sessionId })
  await carrySession(tx, scope, me, await endUserSessions(tx, scope, me.userId))
}
