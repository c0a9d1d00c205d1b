import type { Db } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

/**
 * Subcategories of a category by its name: those of the super-admin agency, which all agencies share, and the
 * agency's own. Asked with the platform role, because the shared rows belong to another agency.
 */
export async function listSubcategories(db: Db, scope: Scope, categoryName: string) {
  return db
    .selectFrom('imageSubcategory as sub')
    .innerJoin('imageCategory as category', (on) =>
      on
        .onRef('category.agencyId', '=', 'sub.agencyId')
        .onRef('category.imageCategoryId', '=', 'sub.imageCategoryId'),
    )
    .innerJoin('agency', 'agency.agencyId', 'sub.agencyId')
    .select(['sub.imageSubcategoryId', 'sub.name', 'sub.names'])
    .where('category.name', '=', categoryName)
    .where((e) =>
      e.or([e('sub.agencyId', '=', scope.agencyId), e(e.val('superadmin'), '=', e.fn.any('agency.roles'))]),
    )
    .orderBy('sub.sortOrder')
    .orderBy('sub.name')
    .execute()
}

/** Adds a category of an agency with the subcategories that are not there yet, in order. */
export async function fillCategory(
  db: Db,
  agencyId: number,
  name: string,
  subcategories: { name: string; names: object }[],
): Promise<void> {
  await db
    .insertInto('imageCategory')
    .values({ agencyId, name })
    .onConflict((on) => on.columns(['agencyId', 'name']).doNothing())
    .execute()
  const { imageCategoryId } = await db
    .selectFrom('imageCategory')
    .select('imageCategoryId')
    .where('agencyId', '=', agencyId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const rows = subcategories.map((sub, index) => ({
    agencyId,
    imageCategoryId,
    name: sub.name,
    names: JSON.stringify(sub.names),
    sortOrder: index,
  }))
  await db
    .insertInto('imageSubcategory')
    .values(rows)
    .onConflict((on) => on.columns(['agencyId', 'imageCategoryId', 'name']).doNothing())
    .execute()
}
