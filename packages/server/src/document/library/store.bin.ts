import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import { filesOf } from '../rules.ts'
import type { DocumentRow } from '../store.ts'

/** How long something deleted can be brought back. */
export const binDays = 30

/**
 * Moves the record of a file out of everybody's sight, from where it can come back; businesses that are gone for good lose
 * their logo with it, and items of customers' pages their picture.
 */
export async function binDocument(tx: Tx, { agencyId }: Scope, row: DocumentRow, now: Date): Promise<void> {
  const { documentId, storageKey } = row
  await tx
    .updateTable('business')
    .set({ logoDocumentId: null })
    .where('agencyId', '=', agencyId)
    .where('logoDocumentId', '=', documentId)
    .where('deletedAt', 'is not', null)
    .execute()
  await sql`update ui_customisation set picture = null
    where picture ->> 'key' = ${storageKey} and deleted_at is not null`.execute(tx)
  await sql`with gone as (delete from document where agency_id = ${agencyId} and document_id = ${documentId} returning *)
    insert into document_bin (agency_id, document_id, storage_key, files, stored, deleted_at)
    select agency_id, document_id, ${storageKey}, ${filesOf(row)}::text[], to_jsonb(gone), ${now} from gone`.execute(
    tx,
  )
}

/** What a deleted file would take up again; undefined where there is none any more. */
export async function findBinned(
  db: Db,
  { agencyId }: Scope,
  documentId: number,
): Promise<Pick<DocumentRow, 'businessId' | 'ownerUserId' | 'kind' | 'bytes'> | undefined> {
  const row = await db
    .selectFrom('documentBin')
    .select('stored')
    .where('agencyId', '=', agencyId)
    .where('documentId', '=', documentId)
    .executeTakeFirst()
  const stored = row?.stored as Record<string, unknown> | undefined
  return (
    stored && {
      businessId: stored['business_id'] as number | null,
      ownerUserId: stored['owner_user_id'] as number | null,
      kind: String(stored['kind']),
      bytes: Number(stored['bytes']),
    }
  )
}

/** Brings a deleted file back as it was; undefined where there is none any more. */
export async function unbinDocument(
  tx: Tx,
  { agencyId }: Scope,
  documentId: number,
): Promise<Pick<DocumentRow, 'businessId' | 'kind' | 'bytes'> | undefined> {
  const { rows } = await sql<Pick<DocumentRow, 'businessId' | 'kind' | 'bytes'>>`
    with back as (delete from document_bin where agency_id = ${agencyId} and document_id = ${documentId} returning stored)
    insert into document overriding system value
    select (jsonb_populate_record(null::document, stored)).* from back returning business_id, kind, bytes`.execute(
    tx,
  )
  return rows[0]
}

/** Takes the next files out of the bin that were deleted before a time, of all agencies. Asked with the platform role. */
export async function takeOverdue(
  tx: Tx,
  before: Date,
): Promise<{ agencyId: number; storageKey: string; files: string[] }[]> {
  const { rows } = await sql<{ agencyId: number; storageKey: string; files: string[] }>`
    delete from document_bin where (agency_id, document_id) in (select agency_id, document_id from document_bin
      where deleted_at < ${before} order by deleted_at limit 200 for update skip locked)
    returning agency_id, storage_key, files`.execute(tx)
  return rows
}
