import type { ActivityAction } from '@parichay/contract/activity/actions.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { Tables } from '../platform/tables.ts'

/** What of the log is wanted. Times are instants; `before` is the entry behind which it goes on. */
export type ActivityWish = {
  agencyId?: number | undefined
  businessId?: number | undefined
  userId?: number | undefined
  actor?: string | undefined
  by?: 'staff' | 'customer' | undefined
  actions?: readonly ActivityAction[] | undefined
  /** Not these. */
  except?: readonly ActivityAction[] | undefined
  from?: Date | undefined
  until?: Date | undefined
  before?: { at: Date; auditId: number } | undefined
  limit: number
}

const within = (scope: Scope, wish: ActivityWish) => (e: ExpressionBuilder<Tables, 'audit'>) =>
  e.and([
    ...(scope.reach === 'platform'
      ? wish.agencyId === undefined
        ? []
        : [e('audit.agencyId', '=', wish.agencyId)]
      : [e('audit.agencyId', '=', scope.agencyId)]),
    ...(wish.businessId === undefined ? [] : [e('audit.businessId', '=', wish.businessId)]),
    ...(wish.userId === undefined ? [] : [e('audit.userId', '=', wish.userId)]),
    ...(wish.actor === undefined ? [] : [e('audit.actor', '=', wish.actor)]),
    ...(wish.by ? [e('audit.actor', 'like', wish.by === 'staff' ? 'franchisee %' : 'user %')] : []),
    ...(wish.actions ? [e('audit.action', 'in', wish.actions as string[])] : []),
    ...(wish.except ? [e('audit.action', 'not in', wish.except as string[])] : []),
    ...(wish.from ? [e('audit.at', '>=', wish.from)] : []),
    ...(wish.until ? [e('audit.at', '<', wish.until)] : []),
    ...(wish.before
      ? [sql<boolean>`(audit.at, audit.audit_id) < (${wish.before.at}, ${wish.before.auditId})`]
      : []),
  ])

/** A part of the log, newest first. A scope of what somebody made has none: it asks for one business it reaches. */
export function readActivity(db: Db, scope: Scope, wish: ActivityWish) {
  return db
    .selectFrom('audit')
    .innerJoin('agency', 'agency.agencyId', 'audit.agencyId')
    .leftJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'audit.agencyId')
        .onRef('business.businessId', '=', 'audit.businessId'),
    )
    .leftJoin('appUser', (on) =>
      on.onRef('appUser.agencyId', '=', 'audit.agencyId').onRef('appUser.userId', '=', 'audit.userId'),
    )
    .selectAll('audit')
    .select([
      'agency.agencyName',
      'business.businessName',
      'appUser.name as userName',
      'appUser.phoneNumber as userPhone',
      'appUser.email as userEmail',
    ])
    .where((e) => within(scope, wish)(e as never))
    .orderBy('audit.at', 'desc')
    .orderBy('audit.auditId', 'desc')
    .limit(wish.limit)
    .execute()
}
/** An entry with the names of what it is about. */
export type ActivityRow = Awaited<ReturnType<typeof readActivity>>[number]

/** Members of staff of any agency by their ids, those who are gone too. Asked with the platform role. */
export async function readStaff(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('franchisee')
    .select(['franchiseeId', 'agencyId', 'name', 'roles'])
    .where('franchiseeId', 'in', ids)
    .execute()
}
/** A member of staff as the log names them. */
export type StaffName = Awaited<ReturnType<typeof readStaff>>[number]
