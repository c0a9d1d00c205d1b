import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { ErasedKind } from './rules.ts'

/** Something that waits to be erased; `deletedAt` as the database writes it, to the microsecond. */
export type Due = { agencyId: number; id: number; deletedAt: string }

const places: Record<ErasedKind, { table: string; id: string }> = {
  card: { table: 'card', id: 'card_no' },
  pdfCard: { table: 'pdf_card', id: 'pdf_card_no' },
  video: { table: 'user_video', id: 'video_no' },
  business: { table: 'business', id: 'business_id' },
  user: { table: 'app_user', id: 'user_id' },
}

/** An account goes last: as long as a business of it is not erased, its owner stands behind it. */
const nothingLeft = sql`not exists (select 1 from business b where b.agency_id = app_user.agency_id
    and b.user_id = app_user.user_id and b.deleted_at is null)
  and not exists (select 1 from business b where b.agency_id = app_user.agency_id and b.user_id = app_user.user_id
    and b.deleted_at is not null and b.erased_at is null)`
const isDue = (kind: ErasedKind, before: Date) =>
  sql`deleted_at < ${before} and deleted_at is not null and erased_at is null
    and ${kind === 'user' ? nothingLeft : sql`true`}`

/** The question for the next of a kind; its own index answers it, in order. */
export function dueQuery(
  kind: ErasedKind,
  before: Date,
  after: Due | undefined,
  limit: number,
): RawBuilder<Due> {
  const { table, id } = places[kind]
  const number = sql.ref(id)
  const behind = after
    ? sql`(deleted_at, agency_id, ${number}) > (${after.deletedAt}::timestamptz, ${after.agencyId}, ${after.id})`
    : sql`true`
  return sql<Due>`select agency_id, ${number} as id, deleted_at::text as deleted_at from ${sql.table(table)}
    where ${isDue(kind, before)} and ${behind}
    order by ${sql.table(table)}.deleted_at, agency_id, ${number} limit ${limit}`
}

/** The next of a kind, of all agencies, in the order they were deleted in, behind `after`. Asked with the platform role. */
export const listDue = async (db: Db, ...asked: Parameters<typeof dueQuery>): Promise<Due[]> =>
  (await dueQuery(...asked).execute(db)).rows

const parts: readonly ErasedKind[] = ['card', 'pdfCard', 'video']

/**
 * Whether it still waits to be erased; nobody else changes it until the transaction ends, and before a part its business is
 * held, as wherever one is changed. What somebody works on is left to them.
 */
export async function lockDue(
  tx: Tx,
  kind: ErasedKind,
  { agencyId, id }: Pick<Due, 'agencyId' | 'id'>,
  before: Date,
): Promise<boolean> {
  const place = places[kind]
  if (parts.includes(kind))
    await sql`select 1 from business where agency_id = ${agencyId} and business_id = (select business_id
      from ${sql.table(place.table)} where agency_id = ${agencyId} and ${sql.ref(place.id)} = ${id}) for update`.execute(
      tx,
    )
  const { rows } = await sql`select 1 from ${sql.table(place.table)} where agency_id = ${agencyId}
    and ${sql.ref(place.id)} = ${id} and ${isDue(kind, before)} for update skip locked`.execute(tx)
  return rows.length > 0
}

/** The hosts of an agency's pages. */
export const hostsOf = async (db: Db, agencyId: number): Promise<string[]> =>
  (await db.selectFrom('agencyHost').select('host').where('agencyId', '=', agencyId).execute()).map(
    ({ host }) => host,
  )
