import { FeedbackFilters } from '@parichay/contract/feedback/filters.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import type { Reply } from '@parichay/contract/route.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { listAddress, type ListQuery } from '../ui/list/address.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Rows that one call brings. */
const usual = 20

/** Feedback in the address. */
export const feedbackAddress = listAddress(FeedbackFilters)

/** What visitors say, newest first, page by page. */
export const feedbackQuery = (query: ListQuery<typeof FeedbackFilters>, pageSize = usual) =>
  infiniteQueryOptions({
    queryKey: keys.feedback(query),
    queryFn: ({ pageParam, signal }) =>
      call(
        feedbackRoutes.listFeedback,
        { query: { ...query, pageSize, ...(pageParam === undefined ? {} : { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last: Reply<typeof feedbackRoutes.listFeedback>) =>
      last.list.length < pageSize ? undefined : last.list.at(-1)?.feedbackId,
  })
