import type { Db } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

/**
 * Subcategories of a category by its name: those of the super-admin agency, which all agencies share, and the
 * agency's own. Asked with the platform role, because the shared rows belong to another agency.
 */
export async function listSubcategories(db: Db, scope: Scope, categoryName: string) {
  return db.selectFrom('imageSubcategory as sub')
    .innerJoin('imageCategory as category', (on) =>
      on.onRef('category.agencyId', '=', 'sub.agencyId').onRef('category.imageCategoryId', '=', 'sub.imageCategoryId'))
    .innerJoin('agency', 'agency.agencyId', 'sub.agencyId')
    .select(['sub.imageSubcategoryId', 'sub.name', 'sub.names'])
    .where('category.name', '=', categoryName)
    .where((e) => e.or([e('sub.agencyId', '=', scope.agencyId), e(e.val('superadmin'), '=', e.fn.any('agency.roles'))]))
    .orderBy('sub.sortOrder').orderBy('sub.name').execute()
}
