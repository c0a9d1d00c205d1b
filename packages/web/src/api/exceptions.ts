import type { PaymentException } from '@parichay/contract/payment/fields.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { listAddress, type ListQuery } from '../ui/list/address.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** How many open exceptions are counted; beyond it there are 'more'. */
export const countedExceptions = 100
const shownAtOnce = 20

/** How many exceptions about money wait for a person. */
export const openExceptionCountQuery = queryOptions({
  queryKey: keys.exceptions('count'),
  queryFn: async ({ signal }) =>
    (await call(paymentRoutes.listPaymentExceptions, { query: { pageSize: countedExceptions } }, { signal }))
      .length,
})

const ExceptionSearch = z.object({ show: z.enum(['closed']) })

/** Exceptions in the address: the open ones unless told. */
export const exceptionAddress = listAddress(ExceptionSearch, { looks: ['show'] })

/** Exceptions about money, newest first, page by page. */
export const exceptionsQuery = ({ show }: ListQuery<typeof ExceptionSearch>, pageSize = shownAtOnce) =>
  infiniteQueryOptions({
    queryKey: keys.exceptions(show ?? 'open'),
    queryFn: async ({ pageParam, signal }) => ({
      list: await call(
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
    }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ list }: { list: PaymentException[] }) =>
      list.length < pageSize ? undefined : list.at(-1)?.breakId,
  })
