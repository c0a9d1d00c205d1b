import type { CardStatus } from '@parichay/contract/card/fields.ts'
import { releasedIdDays } from '@parichay/contract/card/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { Tx } from './db.ts'
import type { Scope } from './scope.ts'

/** A card by its number and its id. */
export type NamedCard = { cardNo: number; cardId: string | null }
/** A card that goes, with the status it had. */
export type GoneCard = NamedCard & { status: CardStatus }

/** Ids that visitors knew of cards that go are held for them as released ones are. */
export async function holdIds(tx: Tx, scope: Scope, cards: readonly GoneCard[], now: Date): Promise<void> {
  const { agencyId } = scope
  const rows = cards.flatMap(({ cardNo, cardId, status }) =>
    cardId === null || status === 'DRAFT' ? [] : [{ agencyId, cardId, cardNo, releasedAt: now }],
  )
  if (rows.length === 0) return
  await tx
    .insertInto('releasedCardId')
    .values(rows)
    .onConflict((on) =>
      on.columns(['agencyId', 'cardId']).doUpdateSet((e) => ({
        cardNo: e.ref('excluded.cardNo'),
        releasedAt: now,
      })),
    )
    .execute()
}

/**
 * A card that came back stands under its id again, which is held no more. Fails with CARD_ID_TAKEN where another card
 * gave this id up meanwhile: its old links lead there, unless that was a later card of its business, which is deleted.
 */
export async function takeIdBack(
  tx: Tx,
  scope: Scope,
  { cardNo, cardId }: NamedCard,
  now: Date,
): Promise<void> {
  const held = await tx
    .selectFrom('releasedCardId as old')
    .innerJoin('card as holder', (on) =>
      on.onRef('holder.agencyId', '=', 'old.agencyId').onRef('holder.cardNo', '=', 'old.cardNo'),
    )
    .innerJoin('card as own', (on) =>
      on.onRef('own.agencyId', '=', 'old.agencyId').on('own.cardNo', '=', cardNo),
    )
    .select((e) => [
      'old.cardNo',
      'old.releasedAt',
      e
        .and([e('holder.businessId', '=', e.ref('own.businessId')), e('holder.deletedAt', 'is not', null)])
        .as('isLaterOne'),
    ])
    .where('old.agencyId', '=', scope.agencyId)
    .where('old.cardId', '=', cardId)
    .executeTakeFirst()
  if (!held) return
  const isHeld = held.releasedAt.getTime() > now.getTime() - releasedIdDays * 86_400_000
  if (held.cardNo !== cardNo && isHeld && !held.isLaterOne)
    fail('CARD_ID_TAKEN', 'The card link was taken meanwhile. Ask your provider.', { field: 'cardId' })
  await tx
    .deleteFrom('releasedCardId')
    .where('agencyId', '=', scope.agencyId)
    .where('cardId', '=', cardId)
    .execute()
}
