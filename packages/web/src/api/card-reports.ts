import { CardReportFilters } from '@parichay/contract/card-report/filters.ts'
import { cardReportRoutes } from '@parichay/contract/card-report/routes.ts'
import type { Reply } from '@parichay/contract/route.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { listAddress, type ListQuery } from '../ui/list/address.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Rows that one call brings. */
const usual = 20

/** Reports of cards in the address. */
export const cardReportAddress = listAddress(CardReportFilters)

type Part = Reply<typeof cardReportRoutes.listCardReports>
type Page = Part & { next: number | undefined }

/** What visitors report about cards, newest first, page by page. */
export const cardReportQuery = (query: ListQuery<typeof CardReportFilters>, pageSize = usual) =>
  infiniteQueryOptions({
    queryKey: keys.cardReports(query),
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const before = pageParam === undefined ? {} : { before: pageParam }
      const part: Part = await call(
        cardReportRoutes.listCardReports,
        { query: { ...query, pageSize, ...before } },
        { signal },
      )
      return { ...part, next: part.list.length < pageSize ? undefined : part.list.at(-1)?.cardReportId }
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }: Page) => next,
  })
