import type { CategoryContent } from '@parichay/contract/category-page/fields.ts'
import { type Selectable, sql } from 'kysely'
import { findAgency } from '../agency/store.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { CategoryPageTable, CategoryShelfTable } from '../platform/tables.category.ts'

/** A row of category_page. */
export type PageRow = Selectable<CategoryPageTable>
/** A row of category_shelf. */
export type ShelfRow = Selectable<CategoryShelfTable>

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
  (await findAgency(db, agencyId)) !== undefined

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

/** What an agency chose to show of all pages. Asked with the platform role. */
export const findShelf = (db: Db, agencyId: number): Promise<ShelfRow | undefined> =>
  db.selectFrom('categoryShelf').selectAll().where('agencyId', '=', agencyId).executeTakeFirst()

/** Another choice over the version that was seen, 0 for the first; undefined where another stands. */
export const saveShelf = (
  tx: Tx,
  agencyId: number,
  { first, hidden, version, now }: { first: string[]; hidden: string[]; version: number; now: Date },
): Promise<ShelfRow | undefined> =>
  version === 0
    ? tx
        .insertInto('categoryShelf')
        .values({ agencyId, first, hidden, updatedAt: now })
        .onConflict((on) => on.column('agencyId').doNothing())
        .returningAll()
        .executeTakeFirst()
    : tx
        .updateTable('categoryShelf')
        .set({ first, hidden, updatedAt: now, version: sql`version + 1` })
        .where('agencyId', '=', agencyId)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst()

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

/** Takes an agency's records, without cards and pictures, and its choice of pages over to a new one. Done with the platform role. */
export async function copyPages(
  tx: Tx,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<number> {
  // A card to look at is the other agency's, on the other agency's host, and so are its pictures.
  const none = sql`'{"sampleCardId": "", "hero": null, "gallery": []}'::jsonb`
  await sql`insert into category_shelf (agency_id, first, hidden, updated_at)
    select ${to}, first, hidden, ${now} from category_shelf where agency_id = ${from}`.execute(tx)
  const { numAffectedRows } = await sql`
    insert into category_page (agency_id, category, content, published, created_at, updated_at, published_at)
    select ${to}, category, content || ${none}, published || ${none}, ${now},
      ${now}, case when published is not null then ${now}::timestamptz end
    from category_page where agency_id = ${from} and deleted_at is null order by category_static_page_id`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}
