import { sql } from 'kysely'
import type { Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

type Of = Pick<Scope, 'agencyId'>
type Kind = 'pdf' | 'video'

/** So many exports of a PDF card or films of a video more. */
export async function giveSingle(
  tx: Tx,
  { agencyId }: Of,
  kind: Kind,
  no: number,
  by: number,
): Promise<void> {
  if (kind === 'pdf')
    await tx
      .updateTable('pdfCard')
      .set((e) => ({ singleExports: e('singleExports', '+', by) }))
      .where('agencyId', '=', agencyId)
      .where('pdfCardNo', '=', no)
      .execute()
  else
    await tx
      .updateTable('userVideo')
      .set((e) => ({ singleDownloads: e('singleDownloads', '+', by) }))
      .where('agencyId', '=', agencyId)
      .where('videoNo', '=', no)
      .execute()
}

/** A PDF card or video: whose it is, whether it is still there, and how many are bought singly and not used. Nobody else changes it until this transaction ends. */
export async function lockObject(
  tx: Tx,
  { agencyId }: Of,
  kind: Kind,
  no: number,
): Promise<{ businessId: number; isThere: boolean; left: number } | undefined> {
  const row = await (kind === 'pdf'
    ? tx
        .selectFrom('pdfCard')
        .select(['businessId', 'deletedAt', 'singleExports as left'])
        .where('agencyId', '=', agencyId)
        .where('pdfCardNo', '=', no)
        .forNoKeyUpdate()
        .executeTakeFirst()
    : tx
        .selectFrom('userVideo')
        .select(['businessId', 'deletedAt', 'singleDownloads as left'])
        .where('agencyId', '=', agencyId)
        .where('videoNo', '=', no)
        .forNoKeyUpdate()
        .executeTakeFirst())
  return row && { businessId: row.businessId, isThere: row.deletedAt === null, left: row.left }
}

/**
 * So many exports or films fewer, never below none: those that are used stay what they are. But of a use that ends without a
 * file nothing comes back then, since its money went back already; the uses that began last are meant.
 */
export async function takeSingle(
  tx: Tx,
  scope: Of,
  kind: Kind,
  no: number,
  { count, now }: { count: number; now: Date },
): Promise<void> {
  const found = await lockObject(tx, scope, kind, no)
  if (!found) return
  const spare = Math.min(found.left, count)
  if (spare > 0) await giveSingle(tx, scope, kind, no, -spare)
  if (count === spare) return
  await sql`
    update usage_take set refunded_at = ${now}
    where agency_id = ${scope.agencyId} and usage_take_id in (
      select usage_take_id from usage_take
      where agency_id = ${scope.agencyId} and business_id = ${found.businessId}
        and kind = ${kind === 'pdf' ? 'pdfExport' : 'promotionalVideo'} and stretch = ${`single:${no}`}
        and given_back_at is null and refunded_at is null
      order by usage_take_id desc limit ${count - spare}::int)`.execute(tx)
}
