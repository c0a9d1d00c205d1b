import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { LinkCategoryTable, LinkTypeTable } from '../platform/tables.ts'

/** A row of link_category. */
export type LinkCategoryRow = Selectable<LinkCategoryTable>
/** A row of link_type. */
export type LinkTypeRow = Selectable<LinkTypeTable>

/** All groups, in order. */
export const listCategories = (db: Db): Promise<LinkCategoryRow[]> =>
  db.selectFrom('linkCategory').selectAll().orderBy('sortOrder').orderBy('linkCategoryId').execute()

/** One group. */
export const findCategory = (db: Db, id: number): Promise<LinkCategoryRow | undefined> =>
  db.selectFrom('linkCategory').selectAll().where('linkCategoryId', '=', id).executeTakeFirst()

/** All types, or those of one group, in order. */
export function listTypes(db: Db, linkCategoryId?: number): Promise<LinkTypeRow[]> {
  const all = db
    .selectFrom('linkType')
    .selectAll()
    .orderBy('linkCategoryId')
    .orderBy('sortOrder')
    .orderBy('linkTypeId')
  return (linkCategoryId === undefined ? all : all.where('linkCategoryId', '=', linkCategoryId)).execute()
}

/** One type. */
export const findType = (db: Db, id: number): Promise<LinkTypeRow | undefined> =>
  db.selectFrom('linkType').selectAll().where('linkTypeId', '=', id).executeTakeFirst()

/** Types by id. */
export const findTypes = async (db: Db, ids: number[]): Promise<LinkTypeRow[]> =>
  ids.length === 0 ? [] : db.selectFrom('linkType').selectAll().where('linkTypeId', 'in', ids).execute()

/** Types by id, none of which anybody changes or deletes until this transaction ends (see `lockLinkStore`). */
export async function holdTypes(tx: Tx, ids: number[]): Promise<LinkTypeRow[]> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('link-store'))`.execute(tx)
  return findTypes(tx, ids)
}

type Filling = (Omit<LinkCategoryRow, 'linkCategoryId' | 'sortOrder' | 'version'> & {
  order: number
  types: readonly Omit<LinkTypeRow, 'linkTypeId' | 'linkCategoryId' | 'sortOrder' | 'isHidden' | 'version'>[]
})[]

/** Adds the categories and types that are not there yet, by name; what people changed stays. */
export async function fillLinkStore(db: Db, categories: Filling): Promise<void> {
  for (const { types, order, name, names, icon: groupIcon } of categories) {
    await db
      .insertInto('linkCategory')
      .values({ name, names: JSON.stringify(names), icon: groupIcon, sortOrder: order })
      .onConflict((on) => on.column('name').doNothing())
      .execute()
    const { linkCategoryId } = await db
      .selectFrom('linkCategory')
      .select('linkCategoryId')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    const rows = types.map(
      (
        {
          name: typeName,
          names: typeNames,
          icon,
          colour,
          fieldType,
          placeholder,
          prefix,
          pattern,
          isPopular,
        },
        index,
      ) => ({
        linkCategoryId,
        name: typeName,
        names: JSON.stringify(typeNames),
        icon,
        colour,
        fieldType,
        placeholder,
        prefix,
        pattern,
        isPopular,
        sortOrder: index,
      }),
    )
    await db
      .insertInto('linkType')
      .values(rows)
      .onConflict((on) => on.column('name').doNothing())
      .execute()
  }
}
