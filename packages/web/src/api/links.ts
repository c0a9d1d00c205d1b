import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** The link store changes rarely. */
export const linkTypesQuery = queryOptions({
  queryKey: keys.linkTypes,
  queryFn: ({ signal }) => call(linkStoreRoutes.listLinkTypes, { query: {} }, { signal }),
  staleTime: 3_600_000,
})
/** Groups of the link store. */
export const linkCategoriesQuery = queryOptions({
  queryKey: keys.linkCategories,
  queryFn: ({ signal }) => call(linkStoreRoutes.listLinkCategories, {}, { signal }),
  staleTime: 3_600_000,
})
