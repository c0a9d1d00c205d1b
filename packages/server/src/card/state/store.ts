import { restoreDays } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { isUniqueViolation, type Tx } from '../../platform/db.ts'
import { type GoneCard, holdIds, type NamedCard, takeIdBack } from '../../platform/held-ids.ts'
import { businessWithin } from '../../platform/reach.ts'
import type { Scope } from '../../platform/scope.ts'

/** Takes a card down. An id that visitors knew is held for it. */
export async function deleteCard(tx: Tx, scope: Scope, card: GoneCard, now: Date): Promise<void> {
  await tx
    .updateTable('card')
    .set((e) => ({ deletedAt: now, updatedAt: now, version: e('version', '+', 1) }))
    .where('agencyId', '=', scope.agencyId)
    .where('cardNo', '=', card.cardNo)
    .execute()
  await holdIds(tx, scope, [card], now)
}

/** A deleted card that may come back: its business lives and lies in the scope. */
export const findDeleted = (tx: Tx, scope: Scope, cardNo: number, now: Date) =>
  tx
    .selectFrom('card')
    .innerJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'card.agencyId')
        .onRef('business.businessId', '=', 'card.businessId'),
    )
    .select([
      'card.cardNo',
      'card.cardId',
      'card.status',
      'card.businessId',
      'card.agencyId',
      'card.deletedAt',
    ])
    .where((e) => businessWithin(scope)(e as never))
    .where('business.deletedAt', 'is', null)
    .where('card.cardNo', '=', cardNo)
    .where('card.deletedAt', '>', new Date(now.getTime() - restoreDays * 86_400_000))
    .executeTakeFirst()

/** Brings a card back as it was. A business that has another card by now, or an id that somebody has, stop it. */
export async function restoreCard(tx: Tx, scope: Scope, card: NamedCard, now: Date): Promise<void> {
  try {
    await tx
      .updateTable('card')
      .set((e) => ({ deletedAt: null, updatedAt: now, version: e('version', '+', 1) }))
      .where('agencyId', '=', scope.agencyId)
      .where('cardNo', '=', card.cardNo)
      .execute()
  } catch (error) {
    if (isUniqueViolation(error, 'card_one_per_business'))
      fail('ONE_CARD_PER_BUSINESS', 'This business has another card meanwhile. Delete that one first.')
    if (isUniqueViolation(error, 'card_id_once'))
      fail('CARD_ID_TAKEN', 'The card link was taken meanwhile. Ask your provider.', { field: 'cardId' })
    throw error
  }
  await takeIdBack(tx, scope, card, now)
}
