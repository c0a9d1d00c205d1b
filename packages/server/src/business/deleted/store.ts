import type { DeletedKind } from '@parichay/contract/business/fields.deleted.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { formsOf } from '../../platform/search-words.ts'
import type { Scope } from '../../platform/scope.ts'

/** Something deleted, with its business; of a business itself both are one. */
export type DeletedRow = {
  id: number
  name: string
  businessId: number
  businessName: string
  agencyId: number
  deletedAt: Date
  isSuspended: boolean
}

type Kept = { table: string; id: string; name: RawBuilder<string> }

/** Tables of what hangs on a business, with what each of their rows is called. */
const parts: Record<Exclude<DeletedKind, 'business'>, Kept> = {
  digital_card: {
    table: 'card',
    id: 'card_no',
    name: sql`coalesce('/' || d.card_id, nullif(d.company_name, ''), b.business_name)`,
  },
  pdf_id_card: {
    table: 'pdf_card',
    id: 'pdf_card_no',
    name: sql`coalesce(nullif(d.title, ''), nullif(d.details -> 'person' ->> 'name', ''), nullif(d.company_name, ''), b.business_name)`,
  },
  promotional_video: {
    table: 'user_video',
    id: 'video_no',
    name: sql`coalesce(nullif(d.title, ''), b.business_name)`,
  },
}

const within = (scope: Scope, agencyId: number | undefined): RawBuilder<unknown>[] => [
  ...(scope.reach === 'platform'
    ? agencyId === undefined
      ? []
      : [sql`d.agency_id = ${agencyId}`]
    : [sql`d.agency_id = ${scope.agencyId}`]),
  ...(scope.reach === 'own' ? [sql`b.user_id = ${scope.userId}`] : []),
  ...(scope.reach === 'madeBy' ? [sql`b.made_by_franchisee_id = ${scope.franchiseeId}`] : []),
]

/**
 * What of a kind was deleted after `since` and is not erased, the last first, up to `most`. A business whose customer is gone does
 * not come back, and what hangs on a business only while that is there: neither is found. Rows of 30 days are few, and an index of
 * what is to be erased holds them.
 */
export async function findDeletedThings(
  tx: Tx,
  scope: Scope,
  kind: DeletedKind,
  {
    words,
    agencyId,
    since,
    most,
  }: { words: string[]; agencyId?: number | undefined; since: Date; most: number },
): Promise<DeletedRow[]> {
  const { table, id, name } =
    kind === 'business' ? { table: 'business', id: 'business_id', name: sql`d.business_name` } : parts[kind]
  const business =
    kind === 'business'
      ? sql`join business b on b.agency_id = d.agency_id and b.business_id = d.business_id
          join app_user u on u.agency_id = d.agency_id and u.user_id = b.user_id and u.deleted_at is null`
      : sql`join business b on b.agency_id = d.agency_id and b.business_id = d.business_id and b.deleted_at is null`
  const where = sql.join(
    [
      sql`d.deleted_at > ${since}`,
      sql`d.erased_at is null`,
      ...within(scope, agencyId),
      ...words.map(
        (word) =>
          sql`(${sql.join(
            formsOf(word).map((form) => sql`strpos(lower(b.business_name || ' ' || ${name}), ${form}) > 0`),
            sql` or `,
          )})`,
      ),
    ],
    sql` and `,
  )
  const { rows } = await sql<DeletedRow>`
    select d.${sql.ref(id)} as id, ${name} as name, b.business_id, b.business_name, d.agency_id, d.deleted_at,
      b.suspended_at is not null as is_suspended
    from ${sql.table(table)} d ${business}
    where ${where}
    order by d.deleted_at desc, d.${sql.ref(id)} desc limit ${most}`.execute(tx)
  return rows
}
