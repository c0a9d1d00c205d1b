import { plural, t } from '@lingui/core/macro'
import type { DatedSubcategory, ImageCategory } from '@parichay/contract/greeting/fields.ts'
import { libraryMoveRoutes } from '@parichay/contract/greeting/routes.moves.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { contentsQuery } from '../../api/library.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { confirm, showError } from '../../ui/dialogs.tsx'
import { removeWithUndo } from '../../ui/remove-with-undo.ts'
import { sayDone } from '../../ui/snackbar-store.ts'
import { askMoveAll, askMoveImages, askMoveUnder } from './MoveSheets.tsx'
import { deleteFailure, restoreFailure } from './words.ts'

const sayMoved = ({ images }: { images: number }) =>
  sayDone(plural(images, { 0: 'Moved', one: 'Moved with # image', other: 'Moved with # images' }))
const sure = (title: string) =>
  confirm({ title, message: t`It disappears from the customer’s screen.`, okLabel: t`Delete`, danger: true })

/** Deleting and moving of categories and their parts: what lies in them is asked for first, and goes elsewhere before they go. */
export function useLibraryDeeds() {
  const queries = useQueryClient()
  const go = useGo()
  const { inWords } = useLibraryNames()
  const renew = () => void queries.invalidateQueries({ queryKey: keys.library() })
  const contentsOf = (category: ImageCategory, row?: DatedSubcategory) =>
    queries
      .fetchQuery(contentsQuery(category.imageCategoryId, row?.imageSubcategoryId))
      .catch((error: unknown) => void showError(error, deleteFailure))

  const removeCategory = async (category: ImageCategory) => {
    const contents = await contentsOf(category)
    if (!contents) return
    if (contents.images + contents.subcategories > 0) {
      const moved = await askMoveAll(category, contents)
      if (moved) sayMoved(moved)
      return renew()
    }
    const name = inWords(category)
    if (!(await sure(t`Delete ${name}?`))) return
    const { imageCategoryId } = category
    await removeWithUndo({
      take: () => renew,
      ask: (restore) =>
        call(libraryMoveRoutes.deleteImageCategory, {
          body: { imageCategoryId, ...(restore ? { restore } : {}) },
        }),
      said: t`${name} is deleted`,
      onGone: renew,
      words: deleteFailure,
      restoreWords: restoreFailure,
    })
  }

  const removePart = async (category: ImageCategory, row: DatedSubcategory) => {
    const contents = await contentsOf(category, row)
    if (!contents) return
    const name = inWords(row)
    if (contents.businesses > 0) {
      const wantsThem = await confirm({
        title: t`${name} stays`,
        message: plural(contents.businesses, {
          one: '# business uses this category. Give it another one first; then this one can be deleted.',
          other: '# businesses use this category. Give them another one first; then this one can be deleted.',
        }),
        okLabel: t`See the businesses`,
      })
      if (wantsThem) go(paths.adminBusinesses({ category: row.name }))
      return
    }
    if (contents.images > 0) {
      const moved = await askMoveImages(category, row, contents)
      if (moved) sayMoved(moved)
      return renew()
    }
    if (!(await sure(t`Delete ${name}?`))) return
    const { imageSubcategoryId } = row
    await removeWithUndo({
      take: () => renew,
      ask: (restore) =>
        call(greetingRoutes.deleteImageSubcategory, {
          params: { imageCategoryId: category.imageCategoryId },
          body: { imageSubcategoryId, ...(restore ? { restore } : {}) },
        }),
      said: t`${name} is deleted`,
      onGone: renew,
      words: deleteFailure,
      restoreWords: restoreFailure,
    })
  }

  const movePart = async (category: ImageCategory, row: DatedSubcategory) => {
    const contents = await contentsOf(category, row)
    if (!contents) return
    const moved = await askMoveUnder(category, row, contents)
    if (moved) sayMoved(moved)
    renew()
  }
  return { removeCategory, removePart, movePart }
}
