import type { Placement } from '@parichay/contract/ui-customisation/fields.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** What staff put on a page of customers, for a business, with all it shows. */
export const pageItemsQuery = (placement: Placement, businessId: number) =>
  queryOptions({
    queryKey: keys.pageItems(placement, businessId),
    queryFn: ({ signal }) =>
      call(uiCustomisationRoutes.listUiCustomisations, { query: { placement, businessId } }, { signal }),
    staleTime: 5 * 60_000,
    retry: false,
  })

/** All items of all pages, for who keeps them. */
export const keptItemsQuery = queryOptions({
  queryKey: keys.pageItems('kept'),
  queryFn: ({ signal }) => call(uiCustomisationRoutes.listUiCustomisations, { query: {} }, { signal }),
})
