import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'

const columns = [
  'card.cardNo',
  'card.cardId',
  'card.status',
  'card.template',
  'card.basicDetails',
  'card.links',
  'card.paymentOptions',
  'card.youtubeVideos',
  'card.gallery',
  'card.aboutUs',
  'card.products',
  'card.settings',
  'card.version',
  'card.deletedAt',
  'business.category',
  'business.expiryDateForCustomer',
  'business.paymentStatus',
  'business.version as businessVersion',
  'business.deletedAt as businessDeletedAt',
  'business.suspendedAt',
  'cardPin.pinSealed',
  'cardPin.mark as pinMark',
] as const

const joined = (db: Db, scope: Scope) =>
  db
    .selectFrom('card')
    .innerJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'card.agencyId')
        .onRef('business.businessId', '=', 'card.businessId'),
    )
    .leftJoin('cardPin', (on) =>
      on.onRef('cardPin.agencyId', '=', 'card.agencyId').onRef('cardPin.cardNo', '=', 'card.cardNo'),
    )
    .select(columns)
    .where('card.agencyId', '=', scope.agencyId)

/** What stands under an id now: a living card first, else the last deleted one. */
export const findPage = (db: Db, scope: Scope, cardId: string) =>
  joined(db, scope)
    .where('card.cardId', '=', cardId)
    .orderBy(sql`card.deleted_at desc nulls first`)
    .limit(1)
    .executeTakeFirst()

/** What stands under several ids now, living cards alone. */
export const findPages = (db: Db, scope: Scope, cardIds: readonly string[]) =>
  cardIds.length === 0
    ? Promise.resolve([])
    : joined(db, scope)
        .where('card.cardId', 'in', [...cardIds])
        .where('card.deletedAt', 'is', null)
        .execute()

/** A card with what its page depends on. */
export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>

/** The card that gave this id up since `since`: its present id, null where it was deleted. */
export const findSuccessor = (db: Db, scope: Scope, cardId: string, since: Date) =>
  db
    .selectFrom('releasedCardId')
    .innerJoin('card', (on) =>
      on
        .onRef('card.agencyId', '=', 'releasedCardId.agencyId')
        .onRef('card.cardNo', '=', 'releasedCardId.cardNo'),
    )
    .select((e) =>
      e.case().when('card.deletedAt', 'is', null).then(e.ref('card.cardId')).else(null).end().as('movedTo'),
    )
    .where('releasedCardId.agencyId', '=', scope.agencyId)
    .where('releasedCardId.cardId', '=', cardId)
    .where('releasedCardId.releasedAt', '>', since)
    .executeTakeFirst()

/** What stands under an id now; of one that was given up since `since`, the card that had it. */
export async function findFollowed(
  db: Db,
  scope: Scope,
  cardId: string,
  since: Date,
): Promise<PageRow | undefined> {
  const row = await findPage(db, scope, cardId)
  if (row && row.deletedAt === null) return row
  const successor = await findSuccessor(db, scope, cardId, since)
  return successor?.movedTo ? findPage(db, scope, successor.movedTo) : row
}

/** The version of a page. */
export type Stamp = { agencyId: number; cardId: string; stamp: string }

/** Versions of cached pages, for the minute's comparison. Asked with the platform role. */
export async function readStamps(db: Db, keys: { agencyId: number; cardId: string }[]): Promise<Stamp[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<Stamp>`
    select card.agency_id as "agencyId", card.card_id as "cardId", card.version || '.' || business.version || '.' || coalesce(business.expiry_date_for_customer::text, '') as stamp
    from card join business using (agency_id, business_id)
    join unnest(${keys.map((key) => key.agencyId)}::int[], ${keys.map((key) => key.cardId)}::text[]) as wanted (agency_id, card_id) using (agency_id, card_id)
    where card.deleted_at is null and business.deleted_at is null`.execute(db)
  return rows
}

/** Equals what `readStamps` reads for a living card; the page of a deleted one never equals it, so an undo is seen. */
export const stampOf = (row: PageRow) =>
  `${row.deletedAt || row.businessDeletedAt ? 'gone.' : ''}${row.version}.${row.businessVersion}.${row.expiryDateForCustomer ?? ''}`
