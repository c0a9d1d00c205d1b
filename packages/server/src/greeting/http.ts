import { fail } from '@parichay/contract/errors.ts'
import type { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import type { Handlers } from '../platform/http.ts'
import { listSubcategories } from './store.ts'

/** Handlers of `greetingRoutes`. */
export const greetingHandlers: Handlers<typeof greetingRoutes> = {
  async listSubcategoriesByCategoryName({ query, scope, world }) {
    const rows = await listSubcategories(world.database.platform, scope, query.imageCategoryName)
    return rows.length > 0
      ? rows
      : fail('NOT_FOUND', 'There is no category of this name.', { field: 'imageCategoryName' })
  },
}
