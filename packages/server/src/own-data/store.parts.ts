import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Part } from './rules.part.ts'

/** A person with the numbers of all that is theirs, deleted things that are not erased yet among them. */
export type Owned = {
  agencyId: number
  userId: number
  businessIds: number[]
  cardNos: number[]
  pdfCardNos: number[]
  videoNos: number[]
}

/** Finds the numbers of what belongs to somebody: four questions, however much it is. */
export async function findOwned(
  tx: Tx,
  { agencyId, userId }: Pick<Owned, 'agencyId' | 'userId'>,
): Promise<Owned> {
  const numbers = async (table: string, number: string, whose: RawBuilder<unknown>) =>
    (
      await sql<{ id: number }>`select ${sql.ref(number)} as id from ${sql.table(table)}
        where agency_id = ${agencyId} and ${whose} and erased_at is null order by 1`.execute(tx)
    ).rows.map(({ id }) => id)
  // Two conditions, for businesses that stand and deleted ones have an index each.
  const mine = (deleted: RawBuilder<unknown>) => sql`user_id = ${userId} and deleted_at ${deleted}`
  const businessIds = [
    ...(await numbers('business', 'business_id', mine(sql`is null`))),
    ...(await numbers('business', 'business_id', mine(sql`is not null`))),
  ].toSorted((one, other) => one - other)
  const ofThose = (deleted: RawBuilder<unknown>) =>
    sql`business_id = any(${businessIds}::int[]) and deleted_at ${deleted}`
  return {
    agencyId,
    userId,
    businessIds,
    cardNos: [
      ...(await numbers('card', 'card_no', ofThose(sql`is null`))),
      ...(await numbers('card', 'card_no', ofThose(sql`is not null`))),
    ],
    pdfCardNos: await numbers('pdf_card', 'pdf_card_no', sql`business_id = any(${businessIds}::int[])`),
    videoNos: await numbers('user_video', 'video_no', sql`business_id = any(${businessIds}::int[])`),
  }
}

function whoseRows({ whose }: Part, owned: Owned): RawBuilder<boolean> {
  const { agencyId, userId, businessIds, cardNos, pdfCardNos, videoNos } = owned
  const among = (column: string, numbers: number[]) =>
    sql<boolean>`${sql.ref(column)} = any(${numbers}::int[])`
  switch (whose) {
    case 'user':
      return sql`user_id = ${userId}`
    case 'actor':
      return sql`actor = ${`user ${userId}`}`
    case 'business':
      return among('business_id', businessIds)
    case 'card':
      return among('card_no', cardNos)
    case 'pdfCard':
      return among('pdf_card_no', pdfCardNos)
    case 'video':
      return among('video_no', videoNos)
    case 'intent':
      return sql`intent_id in (select intent_id from payment_intent where agency_id = ${agencyId} and ${among('business_id', businessIds)})`
    // Written as one list: either half has its index.
    case 'document':
      return sql`document_id in (select document_id from document where agency_id = ${agencyId} and ${among('business_id', businessIds)}
        union all select document_id from document where agency_id = ${agencyId} and owner_user_id = ${userId} and business_id is null)`
  }
}

/** A row as the copy says it, and what its file is found by. */
export type PartRow = Record<string, unknown>
/** Where a page ended: its keys as the database writes them. */
export type After = readonly string[]

/** The next rows of a part behind a place, and the place they end at; null where there are no more. */
export async function readPart(
  tx: Tx,
  part: Part,
  owned: Owned,
  after: After | null,
  limit: number,
): Promise<{ rows: PartRow[]; next: After | null }> {
  const keys = part.keys.map((one) => one.split(' ') as [string, string])
  const named = keys.map(([column]) => sql.ref(column))
  const behind = after
    ? sql`(${sql.join(named)}) > (${sql.join(after.map((value, at) => sql`${value}::${sql.raw(keys[at]![1])}`))})`
    : sql`true`
  const told = Object.entries(part.told ?? {}).map(
    ([name, { as }]) => sql`${sql.raw(as)} as ${sql.ref(name)}`,
  )
  const columns = [...part.columns, ...(part.media?.columns ?? [])].map((column) => sql.ref(column))
  const { rows } = await sql<PartRow & { pageKeys: string[] }>`
    select ${sql.join([...columns, ...told])}, array[${sql.join(named.map((one) => sql`${one}::text`))}] as page_keys
    from ${sql.table(part.table)} where agency_id = ${owned.agencyId} and ${whoseRows(part, owned)} and ${behind}
    order by ${sql.join(named)} limit ${limit}`.execute(tx)
  const last = rows.at(-1)?.pageKeys ?? null
  return {
    rows: rows.map(({ pageKeys: _keys, ...row }) => row),
    next: rows.length < limit ? null : last,
  }
}

/** How many files the rows of a part name. */
export async function countMedia(db: Db, part: Part, owned: Owned): Promise<number> {
  const [column] = part.media?.columns ?? []
  if (!column) return 0
  const { rows } = await sql<{
    n: number
  }>`select count(${sql.ref(column)})::int as n from ${sql.table(part.table)}
    where agency_id = ${owned.agencyId} and ${whoseRows(part, owned)}`.execute(db)
  return rows[0]!.n
}
