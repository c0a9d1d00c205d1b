import { sql } from 'kysely'
import { filesOf } from '../document/rules.ts'
import type { DocumentRow } from '../document/store.ts'
import type { Tx } from '../platform/db.ts'
import { single, type StoredFile } from './rules.ts'
import { drop, dropWithFiles, type Of, where } from './store.rows.ts'

/**
 * Erases a project of PDF cards: what it says, its people with their photographs, and all files made of it. Its row and the
 * codes on printed cards stay, so that purchases have what they are for and a printed card is told to be gone. Returns its files.
 */
export async function erasePdfCard(tx: Tx, of: Of, pdfCardNo: number, now: Date): Promise<StoredFile[]> {
  const its = where(of, 'pdf_card_no', pdfCardNo)
  const photos = await dropPhotos(tx, of, pdfCardNo)
  const exported = await dropWithFiles(tx, 'pdf_card_export', ['storage_key'], its)
  await sql`delete from pdf_card_job_item where agency_id = ${of.agencyId}
    and job_id in (select job_id from pdf_card_job where ${its})`.execute(tx)
  const many = await dropWithFiles(tx, 'pdf_card_job', ['storage_key'], its)
  await drop(tx, 'pdf_card_person', its)
  await drop(tx, 'pdf_card_sitting', its)
  await sql`update pdf_card_pass set revoke_reason = '' where ${its} and revoked_at is not null`.execute(tx)
  await sql`update pdf_card set registered_phone_number = '', company_name = '', title = '', mails = '{}', details = null,
      printed_at = null, printed_hash = null,
      deleted_at = coalesce(deleted_at, ${now}), erased_at = ${now}, version = version + 1
    where ${its}`.execute(tx)
  return [...photos, ...[...exported, ...many].map(single)]
}

/** Takes away the photographs and signatures of a project that no other one of the business shows. */
async function dropPhotos(tx: Tx, { agencyId }: Of, pdfCardNo: number): Promise<StoredFile[]> {
  const named = (said: string) =>
    sql`select jsonb_path_query(${sql.ref(said)}, '$.**."photoDocumentId"') union select jsonb_path_query(${sql.ref(said)}, '$.**."signatureDocumentId"')`
  const numbersIn = (which: ReturnType<typeof sql>) => sql`select (n.id #>> '{}')::int from pdf_card p
      left join pdf_card_person one on one.agency_id = p.agency_id and one.pdf_card_no = p.pdf_card_no,
    lateral (${named('p.details')} union ${named('one.facts')}) n (id)
    where p.agency_id = ${agencyId} and ${which} and jsonb_typeof(n.id) = 'number'`
  const { rows } = await sql<DocumentRow>`
    with mine as (${numbersIn(sql`p.pdf_card_no = ${pdfCardNo}`)}),
    others as (${numbersIn(sql`p.pdf_card_no <> ${pdfCardNo} and p.business_id = (select business_id from pdf_card
      where agency_id = ${agencyId} and pdf_card_no = ${pdfCardNo})`)})
    delete from document where agency_id = ${agencyId} and kind in ('person', 'signature')
      and document_id in (select * from mine except select * from others)
      and business_id = (select business_id from pdf_card where agency_id = ${agencyId} and pdf_card_no = ${pdfCardNo})
    returning *`.execute(tx)
  return rows.map((row) => ({ storageKey: row.storageKey, files: filesOf(row) }))
}

/** Erases a film project: what it says, and its films. Its row stays for the purchases that are for it. Returns its files. */
export async function eraseVideo(tx: Tx, of: Of, videoNo: number, now: Date): Promise<StoredFile[]> {
  const its = where(of, 'video_no', videoNo)
  const films = await dropWithFiles(tx, 'user_video_render', ['storage_key', 'small_key', 'poster_key'], its)
  await drop(tx, 'owner_notice', its)
  await sql`update user_video set title = '', chosen = null, deleted_at = coalesce(deleted_at, ${now}),
      erased_at = ${now}, version = version + 1 where ${its}`.execute(tx)
  return films.map(single)
}
