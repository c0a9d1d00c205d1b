import type { BusinessFilters } from '@parichay/contract/business/filters.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import type { ListQuery } from '../ui/list/address.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Filters of All Businesses as they go into the address and the call. */
export type BusinessQuery = ListQuery<typeof BusinessFilters>

/** One page of All Businesses. */
export const businessListQuery = (query: BusinessQuery) =>
  queryOptions({
    queryKey: keys.businesses(query),
    queryFn: ({ signal }) => call(businessRoutes.listBusinesses, { query }, { signal }),
  })

/** One business of the scope. */
export const staffBusinessQuery = (businessId: number) =>
  queryOptions({
    queryKey: keys.business(businessId),
    queryFn: ({ signal }) => call(businessRoutes.getBusiness, { params: { id: businessId } }, { signal }),
  })
