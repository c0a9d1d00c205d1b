import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** The cards of a business: none or one. */
export const cardsQuery = (businessId: number) =>
  queryOptions({
    queryKey: keys.cardsByBusiness(businessId),
    queryFn: ({ signal }) => call(cardRoutes.getCardsByBusiness, { query: { businessId } }, { signal }),
  })

/** The figures of the home screen. */
export const dashboardQuery = queryOptions({
  queryKey: keys.dashboard,
  queryFn: ({ signal }) => call(analyticsRoutes.getDashboard, {}, { signal }),
})

/** The kinds of some links, with their icons; they hardly ever change. */
export const linkTypesOfQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...keys.linkTypes, ids],
    queryFn: ({ signal }) =>
      call(linkStoreRoutes.listLinkTypes, { query: { linkTypeIds: ids.join(',') } }, { signal }),
    staleTime: 60 * 60_000,
  })

/** The categories of businesses, in the names of every language. */
export const categoriesQuery = queryOptions({
  queryKey: keys.categories,
  queryFn: ({ signal }) =>
    call(
      greetingRoutes.listSubcategoriesByCategoryName,
      { query: { imageCategoryName: 'Business Category' } },
      { signal },
    ),
  staleTime: 60 * 60_000,
})
