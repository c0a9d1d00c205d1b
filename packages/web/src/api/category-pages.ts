import type { Language } from '@parichay/contract/agency/fields.ts'
import { CategoryPageFilters } from '@parichay/contract/category-page/filters.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { type ListChange, listAddress, type ListQuery } from '../ui/list/address.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Filters of the pages of categories as they go into the address and the call. */
export type CategoryPageQuery = ListQuery<typeof CategoryPageFilters>
/** A change of the list: undefined takes a filter away. */
export type CategoryPageQueryChange = ListChange<typeof CategoryPageFilters>

/** The pages of categories in the address; whose they are narrows nothing. */
export const categoryPageAddress = listAddress(CategoryPageFilters, {
  plainSort: 'name',
  beside: ['agencyId'],
})

/** One page of the list. */
export const categoryPageListQuery = (query: CategoryPageQuery) =>
  queryOptions({
    queryKey: keys.categoryPages('list', query),
    queryFn: ({ signal }) => call(categoryPageRoutes.listCategoryStaticPages, { query }, { signal }),
  })

/** One page as it is worked on. */
export const categoryPageQuery = (category: string, agencyId: number | undefined) =>
  queryOptions({
    queryKey: keys.categoryPages('one', category, agencyId ?? 'all'),
    queryFn: ({ signal }) =>
      call(
        categoryPageRoutes.readCategoryStaticPage,
        { query: { category, ...(agencyId === undefined ? {} : { agencyId }) } },
        { signal },
      ),
  })

/** Which pages the own agency shows first, and which it leaves out. */
export const categoryShelfQuery = queryOptions({
  queryKey: keys.categoryPages('shelf'),
  queryFn: ({ signal }) => call(categoryPageRoutes.getCategoryShelf, {}, { signal }),
})

/** What a card of a category may begin with; it changes rarely. */
export const starterQuery = (category: string, language: Language) =>
  queryOptions({
    queryKey: keys.categoryPages('starter', category, language),
    queryFn: ({ signal }) =>
      call(categoryPageRoutes.getCategoryStaticPage, { query: { category, language } }, { signal }),
    enabled: category !== '',
    staleTime: 10 * 60_000,
  })
