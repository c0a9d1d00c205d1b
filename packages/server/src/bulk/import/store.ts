import type { Db } from '../../platform/db.ts'
import { sql } from 'kysely'
import type { Scope } from '../../platform/scope.ts'
import type { JobId } from '../store.ts'

/** The customer of a business, whatever became of it. */
export async function ownerOf(db: Db, scope: Scope, businessId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('business')
    .select('userId')
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .executeTakeFirst()
  return row?.userId
}

/**
 * Whether a job opened this account, and nothing hangs on it but what the job took back: its owner never was here, and it has no
 * other business, file, bill or entry of its own.
 */
export async function isOnlyOf(db: Db, { agencyId, bulkJobId }: JobId, userId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select
    exists (select 1 from business b join bulk_row r on r.agency_id = b.agency_id and r.business_id = b.business_id
      where b.agency_id = ${agencyId} and b.user_id = ${userId} and r.bulk_job_id = ${bulkJobId}
        and (r.before ->> 'newUserId')::int = ${userId})
    and not exists (select 1 from business b where b.agency_id = ${agencyId} and b.user_id = ${userId}
      and (b.deleted_at is null or not exists (select 1 from bulk_row r where r.agency_id = b.agency_id
        and r.business_id = b.business_id and r.bulk_job_id = ${bulkJobId})))
    and exists (select 1 from app_user u where u.agency_id = ${agencyId} and u.user_id = ${userId} and u.deleted_at is null
      and u.password_hash is null and u.consent_at is null)
    and not exists (select 1 from session s where s.agency_id = ${agencyId} and s.user_id = ${userId})
    and not exists (select 1 from known_device d where d.agency_id = ${agencyId} and d.user_id = ${userId})
    and not exists (select 1 from document d where d.agency_id = ${agencyId} and d.owner_user_id = ${userId})
    and not exists (select 1 from invoice i where i.agency_id = ${agencyId} and i.user_id = ${userId})
    and not exists (select 1 from audit a where a.agency_id = ${agencyId} and a.actor = ${`user ${userId}`}) as is`.execute(
    db,
  )
  return rows[0]?.is ?? false
}

/** A customer of the agency with what stands in the way of another business. */
export type Known = {
  userId: number
  phoneNumber: string
  name: string
  /** Names of their businesses, to fifty. */
  businesses: string[]
  /** Whoever asks looks after one of them. */
  isServed: boolean
}

/** Customers of the agency with these numbers. */
export async function findKnown(
  db: Db,
  scope: Scope,
  phones: readonly string[],
): Promise<Map<string, Known>> {
  if (phones.length === 0) return new Map()
  const rows = await db
    .selectFrom('appUser')
    .leftJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'appUser.agencyId')
        .onRef('business.userId', '=', 'appUser.userId')
        .on('business.deletedAt', 'is', null),
    )
    .select([
      'appUser.userId',
      'appUser.phoneNumber',
      'appUser.name',
      'business.businessName',
      'business.madeByFranchiseeId',
    ])
    .where('appUser.agencyId', '=', scope.agencyId)
    .where('appUser.deletedAt', 'is', null)
    .where('appUser.phoneNumber', 'in', phones)
    .execute()
  const known = new Map<string, Known>()
  for (const { userId, phoneNumber, name, businessName, madeByFranchiseeId } of rows) {
    const phone = phoneNumber ?? ''
    const one = known.get(phone) ?? { userId, phoneNumber: phone, name, businesses: [], isServed: false }
    if (businessName !== null) one.businesses.push(businessName)
    one.isServed ||= scope.reach !== 'madeBy' || madeByFranchiseeId === scope.franchiseeId
    known.set(phone, one)
  }
  return known
}
