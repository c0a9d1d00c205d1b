import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'

/** Where a sealed PIN lies. */
export const placeOfPin = (agencyId: number, cardNo: number) => `card_pin:${agencyId}:${cardNo}`

/** Locks a card under this PIN; the one before opens nothing any more, and neither does what it opened. */
export async function setPin(
  tx: Tx,
  { agencyId }: Scope,
  { cardNo, pinSealed, mark }: { cardNo: number; pinSealed: string; mark: string },
  now: Date,
): Promise<void> {
  const pin = { pinSealed, mark, setAt: now, tries: 0, triesFrom: now }
  await tx
    .insertInto('cardPin')
    .values({ agencyId, cardNo, ...pin })
    .onConflict((on) => on.columns(['agencyId', 'cardNo']).doUpdateSet(pin))
    .execute()
}

/** Takes the lock off. */
export async function dropPin(tx: Tx, { agencyId }: Scope, cardNo: number): Promise<void> {
  await tx.deleteFrom('cardPin').where('agencyId', '=', agencyId).where('cardNo', '=', cardNo).execute()
}

/** Counts a wrong try and says how many there are with it in the stretch that began at `triesFrom`; one that began before `since` is over, in one step. */
export async function countTry(
  tx: Tx,
  { agencyId }: Scope,
  cardNo: number,
  { now, since }: { now: Date; since: Date },
): Promise<{ tries: number; triesFrom: Date }> {
  const row = await tx
    .updateTable('cardPin')
    .set((e) => ({
      tries: e
        .case()
        .when('triesFrom', '<', since)
        .then(1)
        .else(e('tries', '+', 1))
        .end(),
      triesFrom: e.case().when('triesFrom', '<', since).then(now).else(e.ref('triesFrom')).end(),
    }))
    .where('agencyId', '=', agencyId)
    .where('cardNo', '=', cardNo)
    .returning(['tries', 'triesFrom'])
    .executeTakeFirst()
  return row ?? { tries: 1, triesFrom: now }
}

/** Takes tries back: those of somebody who knew the PIN after all. */
export async function refundTries(tx: Tx, { agencyId }: Scope, cardNo: number, tries: number): Promise<void> {
  await tx
    .updateTable('cardPin')
    .set({ tries: sql`greatest(tries - ${tries}, 0)` })
    .where('agencyId', '=', agencyId)
    .where('cardNo', '=', cardNo)
    .execute()
}

/** How many wrong tries there were since a moment. */
export async function readTries(tx: Tx, { agencyId }: Scope, cardNo: number, since: Date): Promise<number> {
  const row = await tx
    .selectFrom('cardPin')
    .select('tries')
    .where('agencyId', '=', agencyId)
    .where('cardNo', '=', cardNo)
    .where('triesFrom', '>=', since)
    .executeTakeFirst()
  return row?.tries ?? 0
}

/**
 * The cards of the businesses that a stored PDF belongs to, each with the mark of its lock: copies of a business stand on the same
 * file. Asked with the platform role: the address of a file is the same on every host.
 */
export const findCardsOfPdf = (db: Db, storageKey: string) =>
  db
    .selectFrom('document')
    .innerJoin('card', (on) =>
      on
        .onRef('card.agencyId', '=', 'document.agencyId')
        .onRef('card.businessId', '=', 'document.businessId'),
    )
    .leftJoin('cardPin', (on) =>
      on.onRef('cardPin.agencyId', '=', 'card.agencyId').onRef('cardPin.cardNo', '=', 'card.cardNo'),
    )
    .select(['card.agencyId', 'card.cardNo', 'card.status', 'cardPin.mark as pinMark'])
    .where('document.storageKey', '=', storageKey)
    .where('document.contentType', '=', 'application/pdf')
    .where('card.deletedAt', 'is', null)
    .execute()
