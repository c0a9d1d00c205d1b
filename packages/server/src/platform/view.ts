import { fail } from '@parichay/contract/errors.ts'
import { isViewable } from '@parichay/contract/view/rules.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from './db.ts'
import { holds } from './gate.ts'
import { type Actor, proveScope, type Scope } from './scope.ts'
import type { Tables } from './tables.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Another agency is the platform's to look into, and who sees only what they made sees a customer as a whole or not at all: now as when the view began. */
const isReached = (scope: Scope) => (e: ExpressionBuilder<Tables, 'customerView'>) => {
  if (scope.reach === 'platform') return sql<boolean>`true`
  const own = e('customerView.agencyId', '=', scope.agencyId)
  if (scope.reach !== 'madeBy') return own
  const living = e
    .selectFrom('business')
    .select('business.businessId')
    .whereRef('business.agencyId', '=', 'customerView.agencyId')
    .whereRef('business.userId', '=', 'customerView.userId')
    .where('business.deletedAt', 'is', null)
  return e.and([
    own,
    e.exists(living),
    e.not(e.exists(living.where('business.madeByFranchiseeId', 'is distinct from', scope.franchiseeId))),
  ])
}

/**
 * Whom staff see as in a call that names a view: its customer, and only in calls that show something. What the session
 * itself might do never counts in such a call: a view that is over, or somebody else's, is VIEW_OVER and no more.
 */
export async function actAsViewed(
  database: Database,
  actor: Actor,
  viewId: unknown,
  call: string,
  now: Date,
): Promise<Actor> {
  if (actor.kind === 'none') fail('NOT_SIGNED_IN', 'Please sign in again.')
  const row =
    actor.kind === 'staff' &&
    !actor.mustChangePassword &&
    !actor.mustSetUpTotp &&
    typeof viewId === 'string' &&
    uuid.test(viewId) &&
    holds(actor, 'customer.viewAs')
      ? await database.platform
          .selectFrom('customerView')
          .innerJoin('appUser', (on) =>
            on
              .onRef('appUser.agencyId', '=', 'customerView.agencyId')
              .onRef('appUser.userId', '=', 'customerView.userId'),
          )
          .select(['customerView.agencyId', 'customerView.userId', 'appUser.authVersion'])
          .where('customerView.viewId', '=', viewId)
          .where('customerView.sessionId', '=', actor.sessionId)
          .where('customerView.endsAt', '>', now)
          .where('appUser.deletedAt', 'is', null)
          .where((e) => isReached(proveScope(actor))(e as never))
          .executeTakeFirst()
      : undefined
  if (!row) return fail('VIEW_OVER', 'This view is over. Open the customer again to look once more.')
  if (!isViewable(call))
    fail('VIEW_ONLY', 'You are looking as the customer: nothing can be changed, paid or shared here.')
  return {
    kind: 'customer',
    agencyId: row.agencyId,
    userId: row.userId,
    sessionId: actor.sessionId,
    authVersion: row.authVersion,
    mustChangePassword: false,
  }
}
