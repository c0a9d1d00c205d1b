import type { CardStatus } from '@parichay/contract/card/fields.ts'
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

/** A card of a business that a stored PDF belongs to; `isGone` where the card or the file was deleted, and is not erased yet. */
export type CardOfPdf = {
  agencyId: number
  businessId: number
  cardNo: number
  status: CardStatus
  pinMark: string | null
  isGone: boolean
}

/**
 * The cards of the businesses that a stored PDF belongs to, each with the mark of its lock: copies of a business stand on the same
 * file. Asked with the platform role: the address of a file is the same on every host.
 */
export async function findCardsOfPdf(db: Db, storageKey: string): Promise<CardOfPdf[]> {
  const { rows } = await sql<CardOfPdf>`
    with file as (
      select agency_id, business_id, false as is_gone from document
        where storage_key = ${storageKey} and content_type = 'application/pdf'
      union all
      select agency_id, (stored ->> 'business_id')::int, true from document_bin where storage_key = ${storageKey})
    select card.agency_id, card.business_id, card.card_no, card.status, card_pin.mark as pin_mark,
      file.is_gone or card.deleted_at is not null as is_gone
    from file join card on card.agency_id = file.agency_id and card.business_id = file.business_id
      left join card_pin on card_pin.agency_id = card.agency_id and card_pin.card_no = card.card_no`.execute(
    db,
  )
  return rows
}
