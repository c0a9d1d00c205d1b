import { fail } from '@parichay/contract/errors.ts'
import type { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import type { Handlers } from '../platform/http.ts'
import { presentCategory } from './present.ts'
import { linkTypeOf } from './rules.ts'
import { findCategory, findType, findTypes, listCategories, listTypes } from './store.ts'

const gone = () => fail('NOT_FOUND', 'This kind of link does not exist any more.')

/** Handlers of `linkStoreRoutes`. */
export const linkStoreHandlers: Handlers<typeof linkStoreRoutes> = {
  listLinkCategories: async ({ world }) => (await listCategories(world.database.app)).map(presentCategory),
  getLinkCategory: async ({ world, params }) =>
    presentCategory((await findCategory(world.database.app, params.linkCategoryId)) ?? gone()),
  listLinkTypes: async ({ world, query }) => {
    const ids = query.linkTypeIds?.split(',').map(Number)
    return (
      ids
        ? await findTypes(world.database.app, ids)
        : await listTypes(world.database.app, query.linkCategoryId)
    ).map(linkTypeOf)
  },
  getLinkType: async ({ world, params }) =>
    linkTypeOf((await findType(world.database.app, params.linkTypeId)) ?? gone()),
}
