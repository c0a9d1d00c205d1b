import { sql } from 'kysely'
import { filesOf } from '../document/rules.ts'
import type { DocumentRow } from '../document/store.ts'
import type { Tx } from '../platform/db.ts'
import { single, type StoredFile } from './rules.ts'
import { drop, dropAll, dropWithFiles, type Of, where } from './store.rows.ts'

/** Tables whose rows go with their business, whole and without files. */
const goesAlong = [
  'owner_notice',
  'expiry_reminder',
  'frame_setup',
  'poster_edit',
  'image_favourite',
  'image_post_use',
  'image_request',
  'pdf_verify_setting',
  'usage_counter',
] as const

/** The parts of a business that are erased by themselves, and are not yet. */
export type Parts = { cards: number[]; pdfCards: number[]; videos: number[] }

/** Finds them by number. */
export async function partsOf(tx: Tx, of: Of, businessId: number): Promise<Parts> {
  const numbers = async (table: string, number: string) =>
    (
      await sql<{ id: number }>`select ${sql.ref(number)} as id from ${sql.table(table)}
        where ${where(of, 'business_id', businessId)} and erased_at is null order by 1 for update`.execute(tx)
    ).rows.map(({ id }) => id)
  return {
    cards: await numbers('card', 'card_no'),
    pdfCards: await numbers('pdf_card', 'pdf_card_no'),
    videos: await numbers('user_video', 'video_no'),
  }
}

/**
 * Erases a business but for its parts: whatever it wrote, uploaded, chose and was sent. Its row stays, named by its number, for
 * purchases, bills and statements count by it. Returns its files.
 */
export async function eraseBusiness(tx: Tx, of: Of, businessId: number, now: Date): Promise<StoredFile[]> {
  const its = where(of, 'business_id', businessId)
  for (const table of goesAlong) await drop(tx, table, its)
  await dropAll(tx, 'business_note', 'note_id', its)
  const copies = await dropWithFiles(tx, 'greeting_copy', ['storage_key', 'frame_key'], its)
  const sounds = await dropWithFiles(tx, 'video_sound', ['storage_key', 'upload_key'], its)
  await sql`update bulk_row set label = '', message = '', before = null, input = null, cells = null where ${its}`.execute(
    tx,
  )
  await sql`update bulk_job set filter = filter - 'search', wish = wish - 'reason' where agency_id = ${of.agencyId}
    and bulk_job_id in (select bulk_job_id from bulk_row where ${its}) and (filter ? 'search' or wish ? 'reason')`.execute(
    tx,
  )
  await sql`update business set business_name = '#' || business_id, mobile = null, email = null, city = '', profile = '{}',
      logo_document_id = null, owner_phone = '', suspended_reason = case when suspended_at is not null then '' end,
      erased_at = ${now}, updated_at = ${now}, version = version + 1 where ${its}`.execute(tx)
  return [
    ...[...copies, ...sounds].map(single),
    ...(await dropDocuments(tx, its)),
    ...(await dropBinned(tx, of, businessId)),
  ]
}

/** Takes away the records of files, and gives the files with all their makes. */
export async function dropDocuments(tx: Tx, condition: ReturnType<typeof where>): Promise<StoredFile[]> {
  const { rows } = await sql<DocumentRow>`delete from document where ${condition} returning *`.execute(tx)
  return rows.map((row) => ({ storageKey: row.storageKey, files: filesOf(row) }))
}

async function dropBinned(tx: Tx, { agencyId }: Of, businessId: number): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`delete from document_bin where agency_id = ${agencyId}
    and stored ->> 'business_id' = ${String(businessId)} returning storage_key, files`.execute(tx)
  return rows
}
