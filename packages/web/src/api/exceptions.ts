import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** How many open exceptions are counted; beyond it there are 'more'. */
export const countedExceptions = 100
const pageSize = 20

/** How many exceptions about money wait for a person. */
export const openExceptionCountQuery = queryOptions({
  queryKey: keys.exceptions('count'),
  queryFn: async ({ signal }) =>
    (await call(paymentRoutes.listPaymentExceptions, { query: { pageSize: countedExceptions } }, { signal }))
      .length,
})

/** Exceptions about money, newest first, page by page. */
export const exceptionsQuery = (show: 'open' | 'closed') =>
  infiniteQueryOptions({
    queryKey: keys.exceptions(show),
    queryFn: ({ pageParam, signal }) =>
      call(
        paymentRoutes.listPaymentExceptions,
        {
          query: {
            pageSize,
            ...(show === 'closed' && { onlyClosed: 'true' as const }),
            ...(pageParam !== undefined && { before: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.breakId),
  })
