import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** The signed-in customer. */
export const userQuery = queryOptions({ queryKey: keys.user, queryFn: ({ signal }) => call(authRoutes.getUser, {}, { signal }), staleTime: 5 * 60_000 })

/** Own businesses, or those of the customer whom staff name. */
export const businessesQuery = (userId?: number) =>
  queryOptions({
    queryKey: keys.businessesOfUser(userId),
    queryFn: ({ signal }) => call(businessRoutes.getBusinessesByUser, { query: userId === undefined ? {} : { userId } }, { signal }),
  })

/** One business. */
export const businessQuery = (businessId: number) =>
  queryOptions({ queryKey: keys.business(businessId), queryFn: ({ signal }) => call(businessRoutes.getBusiness, { params: { id: businessId } }, { signal }) })

/** The cards of a business: none or one. */
export const cardsQuery = (businessId: number) =>
  queryOptions({ queryKey: keys.cardsByBusiness(businessId), queryFn: ({ signal }) => call(cardRoutes.getCardsByBusiness, { query: { businessId } }, { signal }) })

/** The figures of the home screen. */
export const dashboardQuery = queryOptions({ queryKey: keys.dashboard, queryFn: ({ signal }) => call(analyticsRoutes.getDashboard, {}, { signal }) })

/** Kinds of links with their icons; they hardly ever change. */
export const linkTypesQuery = queryOptions({
  queryKey: keys.linkTypes,
  queryFn: ({ signal }) => call(linkStoreRoutes.listLinkTypes, { query: {} }, { signal }),
  staleTime: 60 * 60_000,
})

/** The categories of businesses, in the names of every language. */
export const categoriesQuery = queryOptions({
  queryKey: keys.categories,
  queryFn: ({ signal }) => call(greetingRoutes.listSubcategoriesByCategoryName, { query: { imageCategoryName: 'Business Category' } }, { signal }),
  staleTime: 60 * 60_000,
})
