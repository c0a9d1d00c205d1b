import { istDay } from '@parichay/contract/business/rules.ts'
import { foldMark } from './greeting/search/rules.mark.ts'
import { stateOfLibrary } from './greeting/store.ts'
import { deliverTemplates } from './video/template/usecase.ts'
import type { Database } from './platform/db.ts'

/**
 * Reference data every installation needs: the link store, the delivered video templates, the categories and occasions of the super-admin
 * agency's library, and the days of years that came later. Runs at each start and adds only what is missing; the large fixtures are loaded only then.
 */
export async function fillReference({ platform }: Database, today = istDay(new Date())): Promise<void> {
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
  const [{ videoTemplates }, { contentOf }] = await Promise.all([
    import('@parichay/video/templates.ts'),
    import('@parichay/video/order.ts'),
  ])
  const delivered = videoTemplates.map((one) => ({ code: one.id, content: contentOf(one) }))
  await platform.transaction().execute((tx) => deliverTemplates(tx, delivered, new Date()))
  const owner = await platform
    .selectFrom('agency')
    .select('agencyId')
    .where((e) => e(e.val('superadmin'), '=', e.fn.any('roles')))
    .orderBy('agencyId')
    .executeTakeFirst()
  if (!owner) return
  await fillLibrary(platform, owner.agencyId)
  const { layLaterYears } = await import('./greeting/calendar/store.later.ts')
  await layLaterYears(platform, owner.agencyId, today)
}

/** Fills the shared library where it is empty, and folds its words anew where they were folded by older rules. */
async function fillLibrary(platform: Database['platform'], agencyId: number): Promise<void> {
  const state = await stateOfLibrary(platform, agencyId, foldMark)
  if (state === 'current') return
  if (state === 'old') {
    const { foldAgain } = await import('./greeting/search/store.fold.ts')
    return foldAgain(platform, agencyId)
  }
  const [{ libraryCategories }, { fillCategory }] = await Promise.all([
    import('./greeting/fixtures.library.ts'),
    import('./greeting/calendar/store.ts'),
  ])
  await platform.transaction().execute(async (tx) => {
    for (const [sortOrder, { fillings, ...category }] of libraryCategories.entries())
      await fillCategory(tx, agencyId, { ...category, sortOrder }, fillings)
  })
}
