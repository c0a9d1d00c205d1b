import { sql } from 'kysely'
import type { Tx } from '../platform/db.ts'
import { type Of, where } from './store.rows.ts'

/**
 * Takes the words out of entries of the activity log about somebody erased: who did what when stays, what stood there
 * before and after goes, and the addresses their own browsers came from. The database allows this of nobody else.
 */
export async function eraseWordsOfLog(
  tx: Tx,
  of: Of,
  about: 'business_id' | 'user_id',
  id: number,
): Promise<void> {
  await sql`update audit set detail = without_words(detail, '{}'), ip = case when actor like 'user %' then '' else ip end
    where ${where(of, about, id)}`.execute(tx)
}

/** Takes the payer out of what the provider told about the purchases of a business; sums, numbers, times and states stay. */
export async function erasePayer(tx: Tx, of: Of, businessId: number): Promise<void> {
  const intents = sql`select intent_id from payment_intent where ${where(of, 'business_id', businessId)}`
  const parts = {
    payment_id: sql`select payment_id from payment where agency_id = ${of.agencyId} and intent_id in (${intents})`,
    order_id: sql`select order_id from payment_order where agency_id = ${of.agencyId} and intent_id in (${intents})`,
  }
  for (const [column, those] of Object.entries(parts))
    await sql`update provider_event set raw = without_payer(raw) where agency_id = ${of.agencyId}
      and ${sql.ref(column)} in (${those}) and applied_at is not null`.execute(tx)
  // Nothing was paid, so there is no account of it to keep.
  await sql`update payment_intent i set billing = null where ${where(of, 'business_id', businessId)} and billing is not null
    and settled_at is null and not exists (select 1 from payment p
      where p.agency_id = i.agency_id and p.intent_id = i.intent_id and p.captured_at is not null)`.execute(
    tx,
  )
}
