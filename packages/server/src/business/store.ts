import type { BusinessNarrowing } from '@parichay/contract/business/filters.ts'
import type { Territory } from '@parichay/contract/franchisee/fields.people.ts'
import { restoreDays, type SubscriptionFilter } from '@parichay/contract/business/rules.ts'
import { expressionBuilder, sql, type ExpressionBuilder, type Selectable } from 'kysely'
import {
  type Chosen,
  choosePage,
  endsWithDigits,
  holdsWord,
  inOrder,
  whereInSlices,
} from '../platform/choose-page.ts'
import type { Db, Tx } from '../platform/db.ts'
import { holdIds, takeIdBack } from '../platform/held-ids.ts'
import { businessWithin } from '../platform/reach.ts'
import type { Scope } from '../platform/scope.ts'
import type { BusinessTable, Tables } from '../platform/tables.ts'
import { narrowedOneByOne, narrowedTo } from './store.narrow.ts'
import { type Days, standingIs } from './store.standing.ts'

type Joined = {
  agencyName: string
  expiringSoonDays: number
  ownerPhoneNumber: string | null
  ownerEmail: string | null
  ownerIsForeign: boolean
  ownerName: string
  /** Since when its customer has the second step. */
  ownerTotpAt: Date | null
  logoKey: string | null
  cardNo: number | null
  cardId: string | null
  cardStatus: string | null
  keeperName: string | null
  keeperTerritory: Territory | null
}
/** A business with owner, logo and card. */
export type BusinessRow = Selectable<BusinessTable> & Joined
/** What a new business needs. */
export type NewBusiness = Pick<
  Selectable<BusinessTable>,
  | 'userId'
  | 'businessName'
  | 'category'
  | 'mobile'
  | 'email'
  | 'city'
  | 'logoDocumentId'
  | 'businessMadeBy'
  | 'madeByFranchiseeId'
  | 'ownerPhone'
  | 'createdAt'
> & { profile: object }

/** A business with its owner, logo and card: the shape every screen wants, in one query. */
const whole = (db: Db) =>
  db
    .selectFrom('business')
    .innerJoin('agency', 'agency.agencyId', 'business.agencyId')
    .innerJoin('appUser', (on) =>
      on.onRef('appUser.agencyId', '=', 'business.agencyId').onRef('appUser.userId', '=', 'business.userId'),
    )
    .leftJoin('userTotp', (on) =>
      on
        .onRef('userTotp.agencyId', '=', 'business.agencyId')
        .onRef('userTotp.userId', '=', 'business.userId'),
    )
    .leftJoin('document', (on) =>
      on
        .onRef('document.agencyId', '=', 'business.agencyId')
        .onRef('document.documentId', '=', 'business.logoDocumentId'),
    )
    .leftJoin('card', (on) =>
      on
        .onRef('card.agencyId', '=', 'business.agencyId')
        .onRef('card.businessId', '=', 'business.businessId')
        .on('card.deletedAt', 'is', null),
    )
    .leftJoin('franchisee as keeper', (on) =>
      on
        .onRef('keeper.agencyId', '=', 'business.agencyId')
        .onRef('keeper.franchiseeId', '=', 'business.madeByFranchiseeId'),
    )
    .selectAll('business')
    .select([
      'agency.agencyName',
      'agency.expiringSoonDays',
      'appUser.phoneNumber as ownerPhoneNumber',
      'appUser.email as ownerEmail',
      'appUser.isForeignUser as ownerIsForeign',
      'appUser.name as ownerName',
      'userTotp.enabledAt as ownerTotpAt',
      'document.thumbnailKey as logoKey',
      'card.cardNo',
      'card.cardId',
      'card.status as cardStatus',
      'keeper.name as keeperName',
      'keeper.territory as keeperTerritory',
    ])
    .where('business.deletedAt', 'is', null)

/** One living business the scope reaches. */
export function findBusiness(db: Db, scope: Scope, businessId: number): Promise<BusinessRow | undefined> {
  return whole(db)
    .where((e) => businessWithin(scope)(e as never))
    .where('business.businessId', '=', businessId)
    .executeTakeFirst()
}

/** As `findBusiness`, and nobody else changes the business until this transaction ends. */
export function lockBusiness(tx: Tx, scope: Scope, businessId: number): Promise<BusinessRow | undefined> {
  return whole(tx)
    .where((e) => businessWithin(scope)(e as never))
    .where('business.businessId', '=', businessId)
    .forUpdate('business')
    .executeTakeFirst()
}

/** A customer's businesses that the scope reaches, oldest first. */
export function listBusinessesOf(db: Db, scope: Scope, userId: number): Promise<BusinessRow[]> {
  return whole(db)
    .where((e) => businessWithin(scope)(e as never))
    .where('business.userId', '=', userId)
    .orderBy('business.businessId')
    .limit(200)
    .execute()
}

/** Filters, order and page of All Businesses. */
export type ListFilters = BusinessNarrowing & {
  /** What every row must hold, lower case; none for no search. */
  words: readonly string[]
  subscription?: SubscriptionFilter | undefined
  territory?: 'outside' | undefined
  hasCard?: boolean | undefined
  suspended?: 'only' | undefined
  imagePost?: 'enabled' | 'disabled' | undefined
  /** Made between these instants. */
  madeFrom?: Date | undefined
  madeUntil?: Date | undefined
  sort: 'newest' | 'oldest' | 'name' | 'expiry' | 'match'
  page: number
  pageSize: number
  /** Pages count from the end: page 1 is the last. */
  fromEnd: boolean
  agencyId?: number | undefined
  /** This one only. */
  businessId?: number | undefined
  /** These only. */
  businessIds?: readonly number[] | undefined
}
// Written as the partial index has it, so that the few are found by it.
const greetingsAre = (status: 'enabled' | 'disabled') =>
  status === 'enabled'
    ? sql<boolean>`business.is_image_post_enabled`
    : sql<boolean>`not business.is_image_post_enabled`

/** Written as its partial index has it. The database keeps it, and it agrees with `isOutside`. */
const liesOutside = sql<boolean>`business.is_outside`
const matching =
  (scope: Scope, filters: ListFilters, days: Days, narrowed = narrowedTo) =>
  (e: ExpressionBuilder<Tables, 'business'>) => {
    return e.and([
      e('business.deletedAt', 'is', null),
      businessWithin(scope, filters.agencyId)(e),
      ...(filters.businessId ? [e('business.businessId', '=', filters.businessId)] : []),
      ...(filters.businessIds ? [e('business.businessId', 'in', [...filters.businessIds])] : []),
      ...filters.words.map((word) => holdsWord(sql.ref('business.search_text'), word)),
      ...(filters.subscription ? [standingIs(e, filters.subscription, days)] : []),
      ...(filters.territory ? [liesOutside] : []),
      ...(filters.suspended ? [e('business.suspendedAt', 'is not', null)] : []),
      ...(filters.hasCard === undefined
        ? []
        : [e('business.cardStatus', filters.hasCard ? 'is not' : 'is', null)]),
      ...(filters.imagePost ? [greetingsAre(filters.imagePost)] : []),
      ...(filters.madeFrom ? [e('business.createdAt', '>=', filters.madeFrom)] : []),
      ...(filters.madeUntil ? [e('business.createdAt', '<', filters.madeUntil)] : []),
      ...narrowed(filters, days.today),
    ])
  }

const sortKeys = {
  newest: null,
  oldest: null,
  match: null,
  name: sql`business.name_key`,
  expiry: sql`business.expiry_date_for_customer`,
} as const

/** Chooses a page of All Businesses; see `choosePage`. */
export function chooseBusinesses(tx: Tx, scope: Scope, filters: ListFilters, days: Days): Promise<Chosen> {
  const { words, madeBy, territory, hasCard, sort, page, pageSize, fromEnd } = filters
  const { subscription, category, origin, imagePost, planId, state, madeFrom, madeUntil } = filters
  const isMade = Boolean(madeFrom || madeUntil) && sortKeys[sort] === null
  return choosePage(tx, {
    table: sql`business`,
    id: sql`business.business_id`,
    where: matching(scope, filters, days)(expressionBuilder<Tables, 'business'>()),
    whereOneByOne: matching(scope, filters, days, narrowedOneByOne)(expressionBuilder<Tables, 'business'>()),
    // Those made on some days stand together in the index by the time of making, and nowhere near the newest id.
    key: isMade ? sql`business.created_at` : sortKeys[sort],
    keyGrows: isMade,
    newestFirst: sort === 'newest' || sort === 'match',
    ahead: sort === 'match' ? endsWithDigits(sql.ref('business.search_text'), words) : undefined,
    // What ends soon was bought a year ago: far from the newest.
    standsTogether: (subscription === 'expiring' || subscription === 'ending') && words.length === 0,
    narrow:
      words.length > 0 ||
      [
        filters.suspended,
        subscription,
        category,
        origin,
        madeBy,
        territory,
        imagePost,
        planId,
        state,
        madeFrom,
        madeUntil,
      ].some(Boolean) ||
      hasCard !== undefined ||
      scope.reach === 'madeBy',
    words,
    isSliced: true,
    page,
    pageSize,
    fromEnd,
  })
}

/** The numbers of all businesses that the filters find, old to new, to `most`. Asked with the platform role, as `choosePage` is. */
export async function chooseAll(
  tx: Tx,
  scope: Scope,
  filters: Omit<ListFilters, 'sort' | 'page' | 'pageSize' | 'fromEnd'>,
  days: Days,
  most: number,
): Promise<{ businessId: number; businessName: string }[]> {
  const whole = { ...filters, sort: 'oldest', page: 1, pageSize: most, fromEnd: false } as const
  const those = matching(scope, whole, days)(expressionBuilder<Tables, 'business'>())
  return tx
    .selectFrom('business')
    .select(['business.businessId', 'business.businessName'])
    .where(whereInSlices(sql`business`, sql`business.business_id`, filters.words, those))
    .orderBy('business.businessId')
    .limit(most)
    .execute()
}

/** The rows of a chosen page, in its order; what the reader may not see is not there. */
export async function readPage(db: Db, ids: Chosen['ids']): Promise<BusinessRow[]> {
  if (ids.length === 0) return []
  const found = await whole(db)
    // As one array: twenty values of their own are planned for longer than they are read.
    .where('business.businessId', '=', sql<number>`any(${ids.map(({ id }) => id)}::int[])`)
    .execute()
  return inOrder(ids, found, ({ businessId }) => businessId)
}

/** How many living businesses a customer has. */
export async function countBusinessesOf(db: Db, scope: Scope, userId: number): Promise<number> {
  const row = await db
    .selectFrom('business')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('agencyId', '=', scope.agencyId)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return row.total
}

/** Adds a business and returns its id. */
export async function addBusiness(tx: Tx, scope: Scope, business: NewBusiness): Promise<number> {
  const { profile, ...columns } = business
  const row = await tx
    .insertInto('business')
    .values({
      ...columns,
      agencyId: scope.agencyId,
      expiryDateForCustomer: null,
      updatedAt: business.createdAt,
      profile: JSON.stringify(profile),
    })
    .returning('businessId')
    .executeTakeFirstOrThrow()
  return row.businessId
}

type Change = Partial<
  Pick<NewBusiness, 'businessName' | 'category' | 'mobile' | 'email' | 'city' | 'logoDocumentId'>
> & { profile: object }

/** Changes a business when it still has this version (any, without one); false when it has moved on. */
export async function changeBusiness(
  tx: Tx,
  scope: Scope,
  businessId: number,
  change: Change,
  version: number | undefined,
  now: Date,
): Promise<boolean> {
  const { profile, ...columns } = change
  let query = tx
    .updateTable('business')
    .set((e) => ({
      ...columns,
      profile: JSON.stringify(profile),
      version: e('version', '+', 1),
      updatedAt: now,
    }))
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
  if (version !== undefined) query = query.where('version', '=', version)
  return (await query.executeTakeFirst()).numUpdatedRows > 0n
}

/** Gives a business its validity: a trial, a plan. */
export async function setExpiry(tx: Tx, scope: Scope, businessId: number, expiry: string): Promise<void> {
  await tx
    .updateTable('business')
    .set({ expiryDateForCustomer: expiry })
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .execute()
}

/** Soft delete of a business with its card, whose id is held; the deletion time ties them together for an undo. */
export async function deleteBusiness(tx: Tx, scope: Scope, businessId: number, now: Date): Promise<void> {
  await tx
    .updateTable('business')
    .set({ deletedAt: now })
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .execute()
  const cards = await tx
    .updateTable('card')
    .set({ deletedAt: now })
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .where('deletedAt', 'is', null)
    .returning(['cardNo', 'cardId', 'status'])
    .execute()
  await holdIds(tx, scope, cards, now)
}

/**
 * Brings back what was deleted within 30 days, at that moment where `was` names it, with the card that went with it. What a
 * customer deleted with the whole account stays deleted.
 */
export async function restoreBusiness(
  tx: Tx,
  scope: Scope,
  businessId: number,
  { now, was }: { now: Date; was?: Date | undefined },
): Promise<boolean> {
  const row = await tx
    .selectFrom('business')
    .select('deletedAt')
    .where((e) => businessWithin(scope)(e as never))
    .where('businessId', '=', businessId)
    .where('deletedAt', '>', new Date(now.getTime() - restoreDays * 86_400_000))
    .$if(was !== undefined, (query) => query.where('deletedAt', '=', was!))
    .where('erasedAt', 'is', null)
    .where((e) =>
      e.exists(
        e
          .selectFrom('appUser')
          .select('appUser.userId')
          .whereRef('appUser.agencyId', '=', 'business.agencyId')
          .whereRef('appUser.userId', '=', 'business.userId')
          .where('appUser.deletedAt', 'is', null),
      ),
    )
    .executeTakeFirst()
  if (!row?.deletedAt) return false
  await tx
    .updateTable('business')
    .set({ deletedAt: null })
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .execute()
  const cards = await tx
    .updateTable('card')
    .set({ deletedAt: null })
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .where('deletedAt', '=', row.deletedAt)
    .returning(['cardNo', 'cardId'])
    .execute()
  for (const card of cards) await takeIdBack(tx, scope, card, now)
  return true
}
