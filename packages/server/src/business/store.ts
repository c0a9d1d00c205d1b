import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import { businessWithin } from '../platform/reach.ts'
import type { Scope } from '../platform/scope.ts'
import type { BusinessTable, Tables } from '../platform/tables.ts'

type Joined = { ownerPhoneNumber: string | null; ownerEmail: string | null; ownerIsForeign: boolean; ownerName: string; logoKey: string | null; cardNo: number | null; cardId: string | null; cardStatus: string | null }
export type BusinessRow = Selectable<BusinessTable> & Joined
export type NewBusiness = Pick<Selectable<BusinessTable>, 'userId' | 'businessName' | 'category' | 'mobile' | 'email' | 'city' | 'logoDocumentId' | 'businessMadeBy' | 'madeByFranchiseeId' | 'ownerPhone' | 'createdAt'> & { profile: object }

/** A business with its owner, logo and card: the shape every screen wants, in one query. */
const whole = (db: Db) =>
  db.selectFrom('business')
    .innerJoin('appUser', (on) => on.onRef('appUser.agencyId', '=', 'business.agencyId').onRef('appUser.userId', '=', 'business.userId'))
    .leftJoin('document', (on) => on.onRef('document.agencyId', '=', 'business.agencyId').onRef('document.documentId', '=', 'business.logoDocumentId'))
    .leftJoin('card', (on) => on.onRef('card.agencyId', '=', 'business.agencyId').onRef('card.businessId', '=', 'business.businessId').on('card.deletedAt', 'is', null))
    .selectAll('business')
    .select([
      'appUser.phoneNumber as ownerPhoneNumber', 'appUser.email as ownerEmail', 'appUser.isForeignUser as ownerIsForeign', 'appUser.name as ownerName',
      'document.thumbnailKey as logoKey', 'card.cardNo', 'card.cardId', 'card.status as cardStatus',
    ])
    .where('business.deletedAt', 'is', null)

export function findBusiness(db: Db, scope: Scope, businessId: number): Promise<BusinessRow | undefined> {
  return whole(db).where((e) => businessWithin(scope)(e as never)).where('business.businessId', '=', businessId).executeTakeFirst()
}

/** As `findBusiness`, and nobody else changes the business until this transaction ends. */
export function lockBusiness(tx: Tx, scope: Scope, businessId: number): Promise<BusinessRow | undefined> {
  return whole(tx).where((e) => businessWithin(scope)(e as never)).where('business.businessId', '=', businessId).forUpdate('business').executeTakeFirst()
}

/** A customer's businesses that the scope reaches, oldest first. */
export function listBusinessesOf(db: Db, scope: Scope, userId: number): Promise<BusinessRow[]> {
  return whole(db).where((e) => businessWithin(scope)(e as never)).where('business.userId', '=', userId).orderBy('business.businessId').limit(200).execute()
}

export type ListFilters = {
  search?: string | undefined
  subscription?: 'subscribed' | 'not-subscribed' | 'expiring' | 'expired' | undefined
  category?: string | undefined
  origin?: BusinessRow['businessMadeBy'] | undefined
  hasCard?: boolean | undefined
  sort: 'newest' | 'oldest' | 'name' | 'expiry'
  page: number
  pageSize: number
  agencyId?: number | undefined
}
type Days = { today: string; graceStart: string; soonEnd: string }

const likeText = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, (c) => `\\${c}`)}%`

const matching = (scope: Scope, filters: ListFilters, days: Days) => (e: ExpressionBuilder<Tables, 'business'>) => {
  const expiry = 'business.expiryDateForCustomer' as const
  const spans = {
    subscribed: [e(expiry, '>=', days.graceStart)],
    'not-subscribed': [e.or([e(expiry, 'is', null), e(expiry, '<', days.graceStart)])],
    expiring: [e(expiry, '>', days.today), e(expiry, '<=', days.soonEnd)],
    expired: [e(expiry, '<', days.today)],
  }
  return e.and([
    e('business.deletedAt', 'is', null),
    businessWithin(scope, filters.agencyId)(e),
    ...(filters.search ? [e('business.searchText', 'like', likeText(filters.search))] : []),
    ...(filters.subscription ? spans[filters.subscription] : []),
    ...(filters.category ? [e('business.category', '=', filters.category)] : []),
    ...(filters.origin ? [e('business.businessMadeBy', '=', filters.origin)] : []),
    ...(filters.hasCard === undefined ? [] : [hasCard(e, filters.hasCard)]),
  ])
}

function hasCard(e: ExpressionBuilder<Tables, 'business'>, wanted: boolean) {
  const there = e.exists(e.selectFrom('card').select('card.cardNo').whereRef('card.agencyId', '=', 'business.agencyId')
    .whereRef('card.businessId', '=', 'business.businessId').where('card.deletedAt', 'is', null))
  return wanted ? there : e.not(there)
}

/** Largest total that is counted exactly. */
export const exactTotal = 10_000

/** One page of the scope's businesses, and the total up to 10,001. The page's ids are chosen before anything is joined. */
export async function listBusinesses(db: Db, scope: Scope, filters: ListFilters, days: Days): Promise<{ rows: BusinessRow[]; total: number }> {
  const chosen = matching(scope, filters, days)
  const base = db.selectFrom('business').select(['business.agencyId', 'business.businessId']).where(chosen)
  const ordered = {
    newest: base.orderBy('business.businessId', 'desc'),
    oldest: base.orderBy('business.businessId', 'asc'),
    name: base.orderBy(sql`lower(business.business_name)`).orderBy('business.businessId'),
    expiry: base.orderBy('business.expiryDateForCustomer', 'asc').orderBy('business.businessId'),
  }[filters.sort]
  const ids = await ordered.limit(filters.pageSize).offset((filters.page - 1) * filters.pageSize).execute()
  const capped = db.selectFrom('business').select('business.businessId').where(chosen).limit(exactTotal + 1).as('capped')
  const { total } = await db.selectFrom(capped).select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  if (ids.length === 0) return { rows: [], total }
  const found = await whole(db).where('business.businessId', 'in', ids.map((row) => row.businessId)).execute()
  const byId = new Map(found.map((row) => [row.businessId, row]))
  return { rows: ids.flatMap((row) => byId.get(row.businessId) ?? []), total }
}

export async function countBusinessesOf(db: Db, scope: Scope, userId: number): Promise<number> {
  const row = await db.selectFrom('business').select((e) => e.fn.countAll<number>().as('total'))
    .where('agencyId', '=', scope.agencyId).where('userId', '=', userId).where('deletedAt', 'is', null).executeTakeFirstOrThrow()
  return row.total
}

export async function addBusiness(tx: Tx, scope: Scope, business: NewBusiness): Promise<number> {
  const { profile, ...columns } = business
  const row = await tx.insertInto('business')
    .values({ ...columns, agencyId: scope.agencyId, expiryDateForCustomer: null, updatedAt: business.createdAt, profile: JSON.stringify(profile) })
    .returning('businessId').executeTakeFirstOrThrow()
  return row.businessId
}

type Change = Partial<Pick<NewBusiness, 'businessName' | 'category' | 'mobile' | 'email' | 'city' | 'logoDocumentId'>> & { profile: object }

/** Changes a business when it still has this version (any, without one); false when it has moved on. */
export async function changeBusiness(tx: Tx, scope: Scope, businessId: number, change: Change, version: number | undefined, now: Date): Promise<boolean> {
  const { profile, ...columns } = change
  let query = tx.updateTable('business')
    .set((e) => ({ ...columns, profile: JSON.stringify(profile), version: e('version', '+', 1), updatedAt: now }))
    .where('agencyId', '=', scope.agencyId).where('businessId', '=', businessId)
  if (version !== undefined) query = query.where('version', '=', version)
  return (await query.executeTakeFirst()).numUpdatedRows > 0n
}

/** Gives a business its validity: a trial, a plan. */
export async function setExpiry(tx: Tx, scope: Scope, businessId: number, expiry: string): Promise<void> {
  await tx.updateTable('business').set({ expiryDateForCustomer: expiry }).where('agencyId', '=', scope.agencyId).where('businessId', '=', businessId).execute()
}

/** Soft delete of a business with its card; the deletion time ties them together for an undo. */
export async function deleteBusiness(tx: Tx, scope: Scope, businessId: number, now: Date): Promise<void> {
  await tx.updateTable('business').set({ deletedAt: now }).where('agencyId', '=', scope.agencyId).where('businessId', '=', businessId).execute()
  await tx.updateTable('card').set({ deletedAt: now })
    .where('agencyId', '=', scope.agencyId).where('businessId', '=', businessId).where('deletedAt', 'is', null).execute()
}

/** Brings back what was deleted within 30 days, with the card that went with it. */
export async function restoreBusiness(tx: Tx, scope: Scope, businessId: number, now: Date): Promise<boolean> {
  const row = await tx.selectFrom('business').select('deletedAt')
    .where((e) => businessWithin(scope)(e as never)).where('businessId', '=', businessId)
    .where('deletedAt', '>', new Date(now.getTime() - 30 * 86_400_000)).executeTakeFirst()
  if (!row?.deletedAt) return false
  await tx.updateTable('business').set({ deletedAt: null }).where('agencyId', '=', scope.agencyId).where('businessId', '=', businessId).execute()
  await tx.updateTable('card').set({ deletedAt: null })
    .where('agencyId', '=', scope.agencyId).where('businessId', '=', businessId).where('deletedAt', '=', row.deletedAt).execute()
  return true
}
