import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { Query } from '@parichay/contract/route.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Filters of All Businesses as they go into the address and the call. */
export type BusinessQuery = Omit<Query<typeof businessRoutes.listBusinesses>, 'hasCard' | 'fromEnd'> & {
  hasCard?: 'true' | 'false'
  fromEnd?: 'true'
}

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
