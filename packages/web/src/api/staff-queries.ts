import type { Business } from '@parichay/contract/business/fields.ts'
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

/** At most so many businesses stand in one file. */
export const mostInFile = 10_000

/** All businesses that a query finds, in its order, to `mostInFile`; `isMore` where some are left out. */
export async function readAllBusinesses(
  query: BusinessQuery,
): Promise<{ list: Business[]; isMore: boolean }> {
  const { page: _page, fromEnd: _end, ...filters } = query
  const byId = new Map<number, Business>()
  for (let page = 1; ; page += 1) {
    const found = await call(businessRoutes.listBusinesses, { query: { ...filters, page, pageSize: 100 } })
    // Rows move to the next page while others are added in front of them.
    for (const row of found.list) byId.set(row.businessId, row)
    const isWhole = found.list.length < 100
    if (isWhole || page * 100 >= mostInFile)
      return { list: [...byId.values()], isMore: !isWhole && found.totalIsMore }
  }
}
