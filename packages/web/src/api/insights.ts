import { InsightFilters } from '@parichay/contract/analytics/insights.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAddress, type ListQuery } from '../ui/list/address.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** How the screen of insights stands in its address. */
export const insightAddress = listAddress(InsightFilters)
/** What its address asks for. */
export type InsightSearch = ListQuery<typeof InsightFilters>

/** What happened on the days that are looked at; what was shown stays while others come. */
export const insightsQuery = (query: InsightSearch) =>
  queryOptions({
    queryKey: keys.insights(query),
    queryFn: ({ signal }) => call(analyticsRoutes.getAdminInsights, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What those days come to, against as many days before. */
export const insightFiguresQuery = (query: InsightSearch) =>
  queryOptions({
    queryKey: [...keys.insights(query), 'figures'],
    queryFn: ({ signal }) => call(analyticsRoutes.getInsightFigures, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
