import { t } from '@lingui/core/macro'
import type { CategoryPageRow } from '@parichay/contract/category-page/fields.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import type { QueryClient } from '@tanstack/react-query'
import { categoryShelfQuery } from './category-pages.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'
import { showError } from '../ui/dialogs.tsx'
import { say } from '../ui/snackbar-store.ts'

/** Takes a page away from visitors of the own host, or gives it back; said with the way back. A failure is shown. */
export async function hidePage(
  queries: QueryClient,
  { category, isHidden }: Pick<CategoryPageRow, 'category' | 'isHidden'>,
): Promise<void> {
  const set = async (isAway: boolean) => {
    try {
      const { first, hidden, version } = await queries.fetchQuery({ ...categoryShelfQuery, staleTime: 0 })
      const others = hidden.filter((one) => one !== category)
      const body = {
        first: first.filter((one) => !isAway || one !== category),
        hidden: isAway ? [...others, category] : others,
        version,
      }
      queries.setQueryData(
        categoryShelfQuery.queryKey,
        await call(categoryPageRoutes.saveCategoryShelf, { body }),
      )
      return true
    } catch (error) {
      void showError(error)
      return false
    } finally {
      void queries.invalidateQueries({ queryKey: keys.categoryPages('list') })
    }
  }
  if (!(await set(!isHidden))) return
  say(isHidden ? t`Visitors see ${category} again` : t`Visitors do not see ${category} any more`, {
    action: { label: t`Undo`, run: () => void set(isHidden) },
  })
}
