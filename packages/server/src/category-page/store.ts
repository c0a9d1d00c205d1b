import type { CategoryContent } from '@parichay/contract/category-page/fields.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { CategoryPageTable } from '../platform/tables.category.ts'

/** A row of category_page. */
export type PageRow = Selectable<CategoryPageTable>

const living = (db: Db) => db.selectFrom('categoryPage').selectAll().where('deletedAt', 'is', null)

/** Records of these agencies. Asked with the platform role: those of the super-admin agency count for all. */
export const listPages = (db: Db, agencyIds: readonly number[]): Promise<PageRow[]> =>
  living(db).where('agencyId', 'in', agencyIds).execute()

/** Records of one category. Asked with the platform role. */
export const findPages = (db: Db, agencyIds: readonly number[], category: string): Promise<PageRow[]> =>
  living(db).where('agencyId', 'in', agencyIds).where('category', '=', category).execute()

/** A record by its number, deleted or not. Asked with the platform role. */
export const findPageById = (db: Db, id: number): Promise<PageRow | undefined> =>
  db.selectFrom('categoryPage').selectAll().where('categoryStaticPageId', '=', id).executeTakeFirst()

/** Whether there is such an agency. Asked with the platform role. */
export const isAgency = async (db: Db, agencyId: number): Promise<boolean> =>
  (await db.selectFrom('agency').select('agencyId').where('agencyId', '=', agencyId).executeTakeFirst()) !==
  undefined

type Words = { content: CategoryContent; publish: boolean; now: Date }

/** A first record; undefined where somebody was quicker. */
export const addPage = (
  tx: Tx,
  agencyId: number,
  category: string,
  { content, publish, now }: Words,
): Promise<PageRow | undefined> => {
  const text = JSON.stringify(content)
  return tx
    .insertInto('categoryPage')
    .values({
      agencyId,
      category,
      content: text,
      createdAt: now,
      updatedAt: now,
      ...(publish ? { published: text, publishedAt: now } : {}),
    })
    .onConflict((on) => on.columns(['agencyId', 'category']).where('deletedAt', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Newer words over the version that was seen; undefined where another stands. */
export const changePage = (
  tx: Tx,
  agencyId: number,
  category: string,
  { content, publish, now, version }: Words & { version: number },
): Promise<PageRow | undefined> => {
  const text = JSON.stringify(content)
  return tx
    .updateTable('categoryPage')
    .set({
      content: text,
      updatedAt: now,
      version: sql`version + 1`,
      ...(publish ? { published: text, publishedAt: now } : {}),
    })
    .where('agencyId', '=', agencyId)
    .where('category', '=', category)
    .where('deletedAt', 'is', null)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
}

/** Takes a record away or brings it back; false where it stood so already. */
export const setPageDeleted = async (tx: Tx, page: PageRow, at: Date | null): Promise<boolean> =>
  (
    await tx
      .updateTable('categoryPage')
      .set({ deletedAt: at, version: sql`version + 1` })
      .where('agencyId', '=', page.agencyId)
      .where('categoryStaticPageId', '=', page.categoryStaticPageId)
      .where('deletedAt', at === null ? 'is not' : 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Takes an agency's records over to a new one. Done with the platform role. */
export async function copyPages(
  tx: Tx,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<number> {
  // A card to look at is the other agency's, on the other agency's host.
  const { numAffectedRows } = await sql`
    insert into category_page (agency_id, category, content, published, created_at, updated_at, published_at)
    select ${to}, category, content || '{"sampleCardId": ""}', published || '{"sampleCardId": ""}', ${now},
      ${now}, case when published is not null then ${now}::timestamptz end
    from category_page where agency_id = ${from} and deleted_at is null order by category_static_page_id`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}
