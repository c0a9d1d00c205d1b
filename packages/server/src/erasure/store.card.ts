import { sql } from 'kysely'
import type { Tx } from '../platform/db.ts'
import type { CardAddresses } from './rules.ts'
import { drop, dropAll, type Of, where } from './store.rows.ts'

/**
 * Erases a card: its content, PIN, visits, feedback, leads and reports. Its row stays under its address, which answers as that of a deleted card
 * and is given to nobody by itself. Returns the addresses it had.
 */
export async function eraseCard(tx: Tx, of: Of, cardNo: number, now: Date): Promise<CardAddresses> {
  const its = where(of, 'card_no', cardNo)
  await drop(tx, 'card_visit', its)
  await drop(tx, 'card_pin', its)
  await drop(tx, 'card_report', its)
  await dropAll(tx, 'feedback', 'feedback_id', its)
  await dropAll(tx, 'lead', 'lead_id', its)
  const { rows } = await sql<{ cardId: string }>`
    select card_id from card where ${its} and card_id is not null
    union select card_id from released_card_id where ${its}`.execute(tx)
  await sql`update card set template = '{}', basic_details = '{}', links = '[]', payment_options = default,
      youtube_videos = default, gallery = default, about_us = default, products = default,
      settings = jsonb_strip_nulls(jsonb_build_object('language', settings -> 'language')),
      deleted_at = coalesce(deleted_at, ${now}), erased_at = ${now}, version = version + 1
    where ${its}`.execute(tx)
  return { cardNo, cardIds: rows.map(({ cardId }) => cardId) }
}
