import { useLingui } from '@lingui/react/macro'
import type { CategoryShelf } from '@parichay/contract/category-page/fields.ts'
import { CategoryShelfForm, type TypedCategoryShelf } from '@parichay/contract/category-page/form.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useCallback } from 'react'
import { categoryShelfQuery } from '../api/category-pages.ts'
import { call } from '../api/client.ts'
import { categoriesQuery } from '../api/customer-queries.ts'
import { keys } from '../api/keys.ts'
import { useRemote } from '../api/remote.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { ShelfFields } from './ShelfFields.tsx'

const versionOf = ({ version }: CategoryShelf) => version
const typed = ({ first, hidden }: CategoryShelf): TypedCategoryShelf => ({ first, hidden })
const save = (shelf: TypedCategoryShelf, version: number) =>
  call(categoryPageRoutes.saveCategoryShelf, { body: { ...shelf, version } })

/** Which pages of trades stand first on the agency's site, and which visitors do not see. */
export function CategoryShelfScreen() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const shelf = useRemote(categoryShelfQuery)
  const categories = useRemote(categoriesQuery)
  const failed = shelf.error ?? categories.error
  const reload = useCallback(() => queries.fetchQuery({ ...categoryShelfQuery, staleTime: 0 }), [queries])
  const onSaved = (saved: CategoryShelf) => {
    queries.setQueryData(categoryShelfQuery.queryKey, saved)
    void queries.invalidateQueries({ queryKey: keys.categoryPages('list') })
    sayDone(t`Saved. Visitors see it so from now on.`)
  }
  return (
    <Page
      title={t`Order and hidden pages`}
      subtitle={t`How your site lists the trades. What is neither first nor hidden follows by the alphabet.`}
      width="lg"
      actions={
        <Button look="secondary" icon={ExternalLink} href="/for" target="_blank">
          {t`Open the list`}
        </Button>
      }
    >
      {shelf.data && categories.data ? (
        <RecordForm<TypedCategoryShelf, TypedCategoryShelf, CategoryShelf>
          draft="category-shelf"
          schema={CategoryShelfForm}
          record={shelf.data}
          versionOf={versionOf}
          typed={typed}
          save={save}
          reload={reload}
          onSaved={onSaved}
        >
          <ShelfFields categories={categories.data} />
        </RecordForm>
      ) : failed ? (
        <InlineError
          message={failureText(failed)}
          onRetry={() => {
            shelf.reload()
            categories.reload()
          }}
        />
      ) : (
        <FormSkeleton fields={4} />
      )}
    </Page>
  )
}
