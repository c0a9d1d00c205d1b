import { businessCategories, businessCategoryName } from './greeting/fixtures.ts'
import { fillCategory } from './greeting/store.ts'
import type { Database } from './platform/db.ts'

/**
 * Reference data every installation needs: the link store, and the business categories of the super-admin agency.
 * Runs at each start and adds only what is missing; the large link store is loaded only then.
 */
export async function fillReference({ platform }: Database): Promise<void> {
  const { types } = await platform
    .selectFrom('linkType')
    .select((e) => e.fn.countAll<number>().as('types'))
    .executeTakeFirstOrThrow()
  if (types === 0) {
    const [{ linkCategories }, { fillLinkStore }] = await Promise.all([
      import('./link-store/fixtures.ts'),
      import('./link-store/store.ts'),
    ])
    await platform.transaction().execute((tx) => fillLinkStore(tx, linkCategories))
  }
  const owner = await platform
    .selectFrom('agency')
    .select('agencyId')
    .where((e) => e(e.val('superadmin'), '=', e.fn.any('roles')))
    .orderBy('agencyId')
    .executeTakeFirst()
  if (!owner) return
  const { known } = await platform
    .selectFrom('imageSubcategory')
    .select((e) => e.fn.countAll<number>().as('known'))
    .where('agencyId', '=', owner.agencyId)
    .executeTakeFirstOrThrow()
  if (known === 0)
    await platform
      .transaction()
      .execute((tx) => fillCategory(tx, owner.agencyId, businessCategoryName, businessCategories))
}
