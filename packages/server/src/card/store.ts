import type {
  BasicDetails,
  CardLimit,
  CardLink,
  CardSettings,
  CardTemplate,
} from '@parichay/contract/card/fields.ts'
import { emptySections, type CardSections } from '@parichay/contract/card/sections.ts'
import { releasedIdDays } from '@parichay/contract/card/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { Selectable } from 'kysely'
import { isUniqueViolation, type Db, type Tx } from '../platform/db.ts'
import { businessWithin } from '../platform/reach.ts'
import type { Scope } from '../platform/scope.ts'
import type { CardTable } from '../platform/tables.ts'

/** A card with the facts of its business. */
export type CardRow = Selectable<CardTable> & { userId: number; category: string; isLocked: boolean }

const whole = (db: Db, scope: Scope) =>
  db
    .selectFrom('card')
    .innerJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'card.agencyId')
        .onRef('business.businessId', '=', 'card.businessId'),
    )
    .selectAll('card')
    .select((e) => [
      'business.userId',
      'business.category',
      e
        .exists(
          e
            .selectFrom('cardPin')
            .select('cardPin.cardNo')
            .whereRef('cardPin.agencyId', '=', 'card.agencyId')
            .whereRef('cardPin.cardNo', '=', 'card.cardNo'),
        )
        .$castTo<boolean>()
        .as('isLocked'),
    ])
    .where((e) => businessWithin(scope)(e as never))
    .where('card.deletedAt', 'is', null)
    .where('business.deletedAt', 'is', null)

/** One living card the scope reaches. */
export const findCard = (db: Db, scope: Scope, cardNo: number): Promise<CardRow | undefined> =>
  whole(db, scope).where('card.cardNo', '=', cardNo).executeTakeFirst()

/** As `findCard`, and nobody else changes the card until this transaction ends: what is merged into it is its newest state. */
export const lockCard = (tx: Tx, scope: Scope, cardNo: number): Promise<CardRow | undefined> =>
  whole(tx, scope).where('card.cardNo', '=', cardNo).forUpdate('card').executeTakeFirst()

/** The card of a business that the scope reaches. */
export const findCardOf = (db: Db, scope: Scope, businessId: number): Promise<CardRow | undefined> =>
  whole(db, scope).where('card.businessId', '=', businessId).executeTakeFirst()

type Content = CardSections & {
  template: CardTemplate
  basicDetails: BasicDetails
  links: CardLink[]
  settings: CardSettings
  cardLimit: CardLimit
}
/** What a draft begins with. */
export type NewCard = Omit<Content, keyof CardSections> & Partial<CardSections> & { businessId: number }

/** Makes the draft of a business; when another request was faster, that draft is used. */
export async function addDraft(tx: Tx, scope: Scope, card: NewCard, now: Date): Promise<void> {
  await tx
    .insertInto('card')
    .values({
      agencyId: scope.agencyId,
      businessId: card.businessId,
      cardId: null,
      template: JSON.stringify(card.template),
      basicDetails: JSON.stringify(card.basicDetails),
      links: JSON.stringify(card.links),
      settings: JSON.stringify(card.settings),
      cardLimit: JSON.stringify(card.cardLimit),
      aboutUs: JSON.stringify(card.aboutUs ?? emptySections.aboutUs),
      publishedAt: null,
      deletedAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((on) => on.columns(['agencyId', 'businessId']).where('deletedAt', 'is', null).doNothing())
    .execute()
}

/** What of a card is to be saved. */
export type Change = Partial<Content> & {
  cardId?: string
  status?: 'ACTIVE' | 'INACTIVE'
  publishedAt?: Date
}

/**
 * Saves sections of a card when it still has this version (any, without one); false when it has moved on.
 * The unique index decides who gets a card id: the loser of a race gets CARD_ID_TAKEN.
 */
export async function saveSection(
  tx: Tx,
  scope: Scope,
  cardNo: number,
  section: Change,
  version: number | undefined,
  now: Date,
): Promise<boolean> {
  const { cardId, status, publishedAt, ...content } = section
  const json = Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const plain = {
    ...(cardId === undefined ? {} : { cardId }),
    ...(status ? { status } : {}),
    ...(publishedAt ? { publishedAt } : {}),
  }
  let query = tx
    .updateTable('card')
    .set((e) => ({ ...json, ...plain, version: e('version', '+', 1), updatedAt: now }))
    .where('agencyId', '=', scope.agencyId)
    .where('cardNo', '=', cardNo)
  if (version !== undefined) query = query.where('version', '=', version)
  try {
    return (await query.executeTakeFirst()).numUpdatedRows > 0n
  } catch (error) {
    if (isUniqueViolation(error, 'card_id_once'))
      fail('CARD_ID_TAKEN', 'This card link was taken just now. Choose another.', { field: 'cardId' })
    throw error
  }
}

/**
 * Who holds an id in this agency, so that `card` cannot have it: a living card, or one that gave it up within 90 days. What a
 * card that is deleted was found under, the next card of its business may have: it is printed for that shop.
 */
export async function holderOf(
  db: Db,
  scope: Scope,
  cardId: string,
  { card: asking, now }: { card: Pick<CardRow, 'cardNo' | 'businessId'> | undefined; now: Date },
): Promise<{ released: boolean } | undefined> {
  const card = await db
    .selectFrom('card')
    .select('cardNo')
    .where('agencyId', '=', scope.agencyId)
    .where('cardId', '=', cardId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (card) return card.cardNo === asking?.cardNo ? undefined : { released: false }
  const since = new Date(now.getTime() - releasedIdDays * 86_400_000)
  const old = await db
    .selectFrom('releasedCardId')
    .innerJoin('card', (on) =>
      on
        .onRef('card.agencyId', '=', 'releasedCardId.agencyId')
        .onRef('card.cardNo', '=', 'releasedCardId.cardNo'),
    )
    .select(['card.cardNo', 'card.businessId', 'card.deletedAt'])
    .where('releasedCardId.agencyId', '=', scope.agencyId)
    .where('releasedCardId.cardId', '=', cardId)
    .where('releasedCardId.releasedAt', '>', since)
    .executeTakeFirst()
  if (!old) return undefined
  const isOwn = old.cardNo === asking?.cardNo
  const isNext = old.deletedAt !== null && old.businessId === asking?.businessId
  return isOwn || isNext ? undefined : { released: true }
}

/** Of these ids, those nobody holds, in the given order. */
export async function freeIds(db: Db, scope: Scope, ids: string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const since = new Date(now.getTime() - releasedIdDays * 86_400_000)
  const held = await db
    .selectFrom('card')
    .select('cardId')
    .where('agencyId', '=', scope.agencyId)
    .where('cardId', 'in', ids)
    .where('deletedAt', 'is', null)
    .union((e) =>
      e
        .selectFrom('releasedCardId')
        .select('cardId')
        .where('agencyId', '=', scope.agencyId)
        .where('cardId', 'in', ids)
        .where('releasedAt', '>', since),
    )
    .execute()
  const taken = new Set(held.map((row) => row.cardId))
  return ids.filter((id) => !taken.has(id))
}

/** Keeps an id that a published card gave up, for the redirect; taking it back needs no record any more. */
export async function releaseId(
  tx: Tx,
  scope: Scope,
  cardNo: number,
  ids: { old: string; now: string },
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('releasedCardId')
    .where('agencyId', '=', scope.agencyId)
    .where('cardId', '=', ids.now)
    .execute()
  await tx
    .insertInto('releasedCardId')
    .values({ agencyId: scope.agencyId, cardId: ids.old, cardNo, releasedAt: now })
    .onConflict((on) => on.columns(['agencyId', 'cardId']).doUpdateSet({ cardNo, releasedAt: now }))
    .execute()
}
