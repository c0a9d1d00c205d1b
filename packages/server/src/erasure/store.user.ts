import { sql } from 'kysely'
import type { Tx } from '../platform/db.ts'
import { single, type StoredFile } from './rules.ts'
import { dropDocuments } from './store.business.ts'
import { drop, dropWithFiles, type Of, where } from './store.rows.ts'

/** Tables whose rows go with their customer. */
const goesAlong = [
  'session',
  'push_device',
  'known_device',
  'contact_change',
  'user_totp',
  'challenge',
  'customer_view',
  'reminder_delivery',
  'owner_notice',
] as const

/**
 * Erases an account whose businesses are erased: number, e-mail, name, password, what was agreed to and chosen. Its row stays
 * without a person, for businesses and invoices count by it; the number is free. Returns its files.
 */
export async function eraseUser(tx: Tx, of: Of, userId: number, now: Date): Promise<StoredFile[]> {
  const its = where(of, 'user_id', userId)
  for (const table of goesAlong) await drop(tx, table, its)
  const copies = await dropWithFiles(tx, 'own_data_file', ['storage_key'], its)
  await sql`update app_user set phone_number = null, email = null, title = null, name = '', password_hash = null,
      password_expires_at = null, preference = '{}', consent_version = null, consent_at = null, photo_document_id = null, erased_at = ${now}
    where ${its}`.execute(tx)
  const documents = await dropDocuments(
    tx,
    sql<boolean>`${where(of, 'owner_user_id', userId)} and business_id is null`,
  )
  return [...copies.map(single), ...documents]
}
