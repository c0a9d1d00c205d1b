import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { useLingui } from '@lingui/react'
import { queryOptions } from '@tanstack/react-query'
import { useRemote } from './remote.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'
import { imageCategoriesQuery, imageTagsQuery } from './library.ts'

const everySubcategoryQuery = queryOptions({
  queryKey: keys.library('subcategories', 'all'),
  queryFn: ({ signal }) => call(greetingRoutes.listImageSubcategories, { query: {} }, { signal }),
  staleTime: 5 * 60_000,
})

type Named = { name: string; names: { hi?: string | undefined; gu?: string | undefined } }

/** The names of the library in the language of the panel, by id; empty until they are known. */
export function useLibraryNames() {
  const { i18n } = useLingui()
  const categories = useRemote(imageCategoriesQuery).data
  const subcategories = useRemote(everySubcategoryQuery).data
  const tags = useRemote(imageTagsQuery).data
  const inWords = (one: Named | undefined) => (one && i18n.locale === 'hi' && one.names.hi) || one?.name || ''
  return {
    inWords,
    categories: categories ?? [],
    tags: tags ?? [],
    category: (id: number) => inWords(categories?.find((one) => one.imageCategoryId === id)),
    subcategory: (id: number | null) => inWords(subcategories?.find((one) => one.imageSubcategoryId === id)),
    tag: (id: number) => tags?.find((one) => one.imageTagId === id)?.name ?? '',
  }
}
