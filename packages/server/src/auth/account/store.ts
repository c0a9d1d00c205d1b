import type { Tx } from '../../platform/db.ts'
import { sessionLife } from '../../platform/session.ts'
import type { Actor, Scope } from '../../platform/scope.ts'

type SignedIn = Exclude<Actor, { kind: 'none' }>

const own = (actor: SignedIn) =>
  actor.kind === 'customer'
    ? ({ column: 'userId', id: actor.userId } as const)
    : ({ column: 'franchiseeId', id: actor.franchiseeId } as const)

/** The signed-in browsers of one person, newest use first. */
export function listSessions(tx: Tx, scope: Scope, actor: SignedIn, now: Date) {
  const { column, id } = own(actor)
  return tx
    .selectFrom('session')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where(column, '=', id)
    .where('endsAt', '>', now)
    .where('lastSeenAt', '>', new Date(now.getTime() - sessionLife[actor.kind].idleMs))
    .where('authVersion', '=', actor.authVersion)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute()
}

/** Ends one of the person's own sessions; false when it is not theirs. */
export async function endOwnSession(
  tx: Tx,
  scope: Scope,
  actor: SignedIn,
  sessionId: string,
): Promise<boolean> {
  const { column, id } = own(actor)
  const done = await tx
    .deleteFrom('session')
    .where('agencyId', '=', scope.agencyId)
    .where(column, '=', id)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  return done.numDeletedRows > 0n
}

/** Ends all of the person's sessions but the asking one; says how many. */
export async function endOtherSessions(tx: Tx, scope: Scope, actor: SignedIn): Promise<number> {
  const { column, id } = own(actor)
  const done = await tx
    .deleteFrom('session')
    .where('agencyId', '=', scope.agencyId)
    .where(column, '=', id)
    .where('sessionId', '<>', actor.sessionId)
    .executeTakeFirst()
  return Number(done.numDeletedRows)
}

/** Whether the asking session is still there, and of this version of its account. */
export async function isSignedIn(
  tx: Tx,
  scope: Scope,
  actor: SignedIn,
  authVersion: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('session')
    .select('sessionId')
    .where('agencyId', '=', scope.agencyId)
    .where('sessionId', '=', actor.sessionId)
    .where('authVersion', '=', authVersion)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the asking browser signed in after a change that ended all others. */
export async function carrySession(
  tx: Tx,
  scope: Scope,
  actor: SignedIn,
  authVersion: number,
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ authVersion })
    .where('agencyId', '=', scope.agencyId)
    .where('sessionId', '=', actor.sessionId)
    .execute()
}
