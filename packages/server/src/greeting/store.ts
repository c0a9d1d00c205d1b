import type { ImageSubcategoryChange } from '@parichay/contract/greeting/fields.ts'
import { sql, type Selectable } from 'kysely'
import { businessCategoryName } from './fixtures.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { ImageCategoryTable, ImageSubcategoryTable, ImageTagTable } from '../platform/tables.greeting.ts'

/** A row of image_category. */
export type CategoryRow = Selectable<ImageCategoryTable>
/** A row of image_subcategory. */
export type SubcategoryRow = Selectable<ImageSubcategoryTable>
/** A row of image_tag. */
export type TagRow = Selectable<ImageTagTable>

/** The agencies whose library a scope sees: its own, and the super-admin agency's. Asked with the platform role. */
export async function libraryOf(db: Db, agencyId: number): Promise<{ shared: number; all: number[] }> {
  const rows = await db
    .selectFrom('agency')
    .select('agencyId')
    .where((e) => e(e.val('superadmin'), '=', e.fn.any('roles')))
    .orderBy('agencyId')
    .execute()
  return {
    shared: rows[0]?.agencyId ?? agencyId,
    all: [...new Set([agencyId, ...rows.map((row) => row.agencyId)])],
  }
}

/** Subcategories of a category by its name, of the agencies of a library. Asked with the platform role. */
export const listSubcategoriesNamed = (db: Db, agencyIds: number[], categoryName: string) =>
  db
    .selectFrom('imageSubcategory as sub')
    .innerJoin('imageCategory as category', (on) =>
      on
        .onRef('category.agencyId', '=', 'sub.agencyId')
        .onRef('category.imageCategoryId', '=', 'sub.imageCategoryId'),
    )
    .select(['sub.imageSubcategoryId', 'sub.name', 'sub.names'])
    .where('category.name', '=', categoryName)
    .where('sub.agencyId', 'in', agencyIds)
    .orderBy('sub.sortOrder')
    .orderBy('sub.name')
    .execute()

/** What a business chooses its category from (specification 3). Asked with the platform role. */
export const listBusinessCategories = (db: Db, agencyId: number) =>
  listSubcategoriesNamed(db, [agencyId], businessCategoryName)

/** Categories of a library, in order. Asked with the platform role. */
export const listCategories = async (db: Db, agencyIds: number[]): Promise<CategoryRow[]> => {
  if (agencyIds.length === 0) return []
  return db
    .selectFrom('imageCategory')
    .selectAll()
    .where('agencyId', 'in', agencyIds)
    .orderBy('sortOrder')
    .orderBy('imageCategoryId')
    .limit(500)
    .execute()
}

/** A category of an agency that the scope may change: franchisees change what they made. */
export const findCategory = (
  db: Db,
  scope: Scope,
  imageCategoryId: number,
): Promise<CategoryRow | undefined> =>
  db
    .selectFrom('imageCategory')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('imageCategoryId', '=', imageCategoryId)
    .$if(scope.reach === 'madeBy', (query) => query.where('madeByFranchiseeId', '=', scope.franchiseeId))
    .executeTakeFirst()

/** What subcategories are asked for. */
export type SubcategoryFilters = {
  categoryIds?: number[] | undefined
  subcategoryId?: number | undefined
  dateType?: 'FIXED' | 'FLEXIBLE' | undefined
  from?: string | undefined
  until?: string | undefined
}

/** Subcategories of a library with their days. Asked with the platform role. */
export async function listSubcategories(db: Db, agencyIds: number[], filters: SubcategoryFilters) {
  if (agencyIds.length === 0) return []
  const { categoryIds, subcategoryId, dateType, from, until } = filters
  let rows = db.selectFrom('imageSubcategory as sub').selectAll('sub').where('sub.agencyId', 'in', agencyIds)
  if (categoryIds) rows = rows.where('sub.imageCategoryId', 'in', categoryIds)
  if (subcategoryId !== undefined) rows = rows.where('sub.imageSubcategoryId', '=', subcategoryId)
  if (dateType) rows = rows.where('sub.dateType', '=', dateType)
  if (from !== undefined || until !== undefined)
    rows = rows.where((e) =>
      e.exists(
        e
          .selectFrom('imageSubcategoryDay as on')
          .select('on.day')
          .whereRef('on.agencyId', '=', 'sub.agencyId')
          .whereRef('on.imageSubcategoryId', '=', 'sub.imageSubcategoryId')
          .where('on.day', '>=', from ?? '0001-01-01')
          .where('on.day', '<=', until ?? '9999-12-31'),
      ),
    )
  const found = await rows.orderBy('sub.sortOrder').orderBy('sub.imageSubcategoryId').limit(500).execute()
  if (found.length === 0) return []
  const days = await db
    .selectFrom('imageSubcategoryDay')
    .select(['imageSubcategoryId', 'day', 'who'])
    .where('agencyId', 'in', agencyIds)
    .where(
      'imageSubcategoryId',
      'in',
      found.map((row) => row.imageSubcategoryId),
    )
    .orderBy('day')
    .execute()
  return found.map((row) => ({
    ...row,
    days: days.filter((one) => one.imageSubcategoryId === row.imageSubcategoryId),
  }))
}

/** Adds a category; undefined when the agency has one of this name. */
export const addCategory = (
  tx: Tx,
  scope: Scope,
  row: Pick<CategoryRow, 'name' | 'names' | 'kind' | 'sortOrder' | 'words'>,
): Promise<CategoryRow | undefined> =>
  tx
    .insertInto('imageCategory')
    .values({
      ...row,
      names: JSON.stringify(row.names),
      agencyId: scope.agencyId,
      madeByFranchiseeId: scope.franchiseeId,
    })
    .onConflict((on) => on.columns(['agencyId', 'name']).doNothing())
    .returningAll()
    .executeTakeFirst()

/** Changes a category over the version that was seen; undefined where another stands. */
export const changeCategory = (
  tx: Tx,
  scope: Scope,
  imageCategoryId: number,
  {
    version,
    sortOrder,
    ...row
  }: Pick<CategoryRow, 'name' | 'names' | 'kind' | 'words' | 'version'> & { sortOrder: number | undefined },
): Promise<CategoryRow | undefined> =>
  tx
    .updateTable('imageCategory')
    .set((e) => ({
      ...row,
      ...(sortOrder === undefined ? {} : { sortOrder }),
      names: JSON.stringify(row.names),
      version: e('version', '+', 1),
    }))
    .where('agencyId', '=', scope.agencyId)
    .where('imageCategoryId', '=', imageCategoryId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()

/** Adds a subcategory or changes it over the version that was seen, with its days; undefined when it is not there or another version stands. */
export async function saveSubcategory(
  tx: Tx,
  scope: Scope,
  imageCategoryId: number,
  change: ImageSubcategoryChange,
  words: string[],
): Promise<number | undefined> {
  const { imageSubcategoryId, days, order, names, version, ...plain } = change
  const row = { ...plain, names: JSON.stringify(names), words }
  const saved = await (imageSubcategoryId === undefined
    ? tx
        .insertInto('imageSubcategory')
        .values({ ...row, sortOrder: order ?? 0, agencyId: scope.agencyId, imageCategoryId })
        .returning('imageSubcategoryId')
        .executeTakeFirst()
    : tx
        .updateTable('imageSubcategory')
        .set((e) => ({
          ...row,
          ...(order === undefined ? {} : { sortOrder: order }),
          version: e('version', '+', 1),
        }))
        .where('agencyId', '=', scope.agencyId)
        .where('imageCategoryId', '=', imageCategoryId)
        .where('imageSubcategoryId', '=', imageSubcategoryId)
        .where('version', '=', version)
        .returning('imageSubcategoryId')
        .executeTakeFirst())
  if (!saved) return undefined
  await tx
    .deleteFrom('imageSubcategoryDay')
    .where('agencyId', '=', scope.agencyId)
    .where('imageSubcategoryId', '=', saved.imageSubcategoryId)
    .execute()
  if (days.length > 0)
    await tx
      .insertInto('imageSubcategoryDay')
      .values(days.map(({ day, who }) => ({ agencyId: scope.agencyId, ...saved, day, who })))
      .onConflict((on) => on.doNothing())
      .execute()
  return saved.imageSubcategoryId
}

/** How many subcategories a category has. */
export const countSubcategories = async (db: Db, scope: Scope, imageCategoryId: number): Promise<number> =>
  (
    await db
      .selectFrom('imageSubcategory')
      .select((e) => e.cast<number>(e.fn.countAll(), 'integer').as('n'))
      .where('agencyId', '=', scope.agencyId)
      .where('imageCategoryId', '=', imageCategoryId)
      .executeTakeFirstOrThrow()
  ).n

/**
 * Whether a business of any agency chose a trade, or somebody wrote a page of it, also one that is deleted and may come back. Asked
 * with the platform role.
 */
export async function isTradeUsed(db: Db, category: string): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`select
    exists (select from business where category = ${category} and deleted_at is null)
      or exists (select from business where category = ${category} and deleted_at is not null and erased_at is null)
      or exists (select from category_page where category = ${category}) as "isUsed"`.execute(db)
  return rows[0]!.isUsed
}

/** The agency a category or tag belongs to, for platform staff. Asked with the platform role. */
export const agencyOfCategory = async (db: Db, imageCategoryId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('imageCategory')
      .select('agencyId')
      .where('imageCategoryId', '=', imageCategoryId)
      .executeTakeFirst()
  )?.agencyId

/** The agency a tag belongs to, for platform staff. Asked with the platform role. */
export const agencyOfTag = async (db: Db, imageTagId: number): Promise<number | undefined> =>
  (await db.selectFrom('imageTag').select('agencyId').where('imageTagId', '=', imageTagId).executeTakeFirst())
    ?.agencyId

/** Tags of a library by name. Asked with the platform role. */
export const listTags = async (db: Db, agencyIds: number[]): Promise<TagRow[]> => {
  if (agencyIds.length === 0) return []
  return db
    .selectFrom('imageTag')
    .selectAll()
    .where('agencyId', 'in', agencyIds)
    .orderBy('name')
    .limit(1000)
    .execute()
}

/** How many living posts of a library bear each tag, hidden ones too, by its number. Asked with the platform role. */
export async function countTagged(db: Db, agencyIds: number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ tag: number; n: number }>`select tag, count(*)::int as n
    from image_post, unnest(image_tag_ids) tag
    where agency_id = any(${agencyIds}::int[]) and deleted_at is null and image_tag_ids <> '{}' group by tag`.execute(
    db,
  )
  return new Map(rows.map(({ tag, n }) => [tag, n]))
}

/** Names of before names had one form are found by it. */
const isNamed = (name: string) => sql<boolean>`lower(normalize(name)) = lower(${name})`

/** The tag of this name, whatever its case. */
export const findTagNamed = (db: Db, { agencyId }: Scope, name: string): Promise<TagRow | undefined> =>
  db
    .selectFrom('imageTag')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where(isNamed(name))
    .orderBy('imageTagId')
    .executeTakeFirst()

/** Adds a tag, or finds the one of this name. */
export async function saveTag(tx: Tx, scope: Scope, name: string): Promise<TagRow> {
  await sql`insert into image_tag (agency_id, name, made_by_franchisee_id)
    select ${scope.agencyId}::int, ${name}::text, ${scope.franchiseeId}::int
    where not exists (select from image_tag where agency_id = ${scope.agencyId} and ${isNamed(name)})
    on conflict (agency_id, lower(name)) do nothing`.execute(tx)
  return (await findTagNamed(tx, scope, name))!
}

/** How many tags an agency has. */
export const countTags = async (db: Db, scope: Scope): Promise<number> =>
  (
    await db
      .selectFrom('imageTag')
      .select((e) => e.cast<number>(e.fn.countAll(), 'integer').as('n'))
      .where('agencyId', '=', scope.agencyId)
      .executeTakeFirstOrThrow()
  ).n

/** Gives the posts of a subcategory or category its new words. Asked with the platform role: any agency's may lie there. */
export const reword = (db: Db, of: { imageCategoryId: number; imageSubcategoryId?: number }) =>
  sql`update image_post post set words = array(select distinct word from unnest(post.own_words || category.words ||
      coalesce((select sub.words from image_subcategory sub where sub.image_subcategory_id = post.image_subcategory_id), '{}')) word)
    from image_category category where category.image_category_id = post.image_category_id
      and post.image_category_id = ${of.imageCategoryId}
      ${of.imageSubcategoryId === undefined ? sql`` : sql`and post.image_subcategory_id = ${of.imageSubcategoryId}`}`.execute(
    db,
  )

/** Whether an agency has a library, and whether its words were folded with this mark. Asked with the platform role. */
export async function stateOfLibrary(
  db: Db,
  agencyId: number,
  mark: string,
): Promise<'none' | 'old' | 'current'> {
  const { rows } = await sql<{
    isCurrent: boolean
  }>`select ${mark} = any(words) as "isCurrent" from image_category
    where agency_id = ${agencyId} and words <> '{}' order by 1 desc limit 1`.execute(db)
  return rows[0] === undefined ? 'none' : rows[0].isCurrent ? 'current' : 'old'
}
