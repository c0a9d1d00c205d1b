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
    queryFn: async ({ pageParam, signal }) =>
      asPage(
        await call(
          feedbackRoutes.listFeedback,
          { query: { ...query, pageSize, ...(pageParam === undefined ? {} : { before: pageParam }) } },
          { signal },
        ),
        pageSize,
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }: FeedbackPage) => next,
  })

type FeedbackPage = Reply<typeof feedbackRoutes.listFeedback> & { next: number | undefined }

/** A page with where the next one begins, as it came: rows that are taken out of it later do not make it the last one. */
const asPage = (part: Reply<typeof feedbackRoutes.listFeedback>, pageSize: number): FeedbackPage => ({
  ...part,
  next: part.list.length < pageSize ? undefined : part.list.at(-1)?.feedbackId,
})
