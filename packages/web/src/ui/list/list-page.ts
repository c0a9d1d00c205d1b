import {
  keepPreviousData,
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod'
import type { ListAddress, ListChange, ListQuery } from './address.ts'
import { useLastPage } from './last-page.ts'
import { type Found, type ListState, rowsAfter, takeOut, useListAddress } from './list-address.ts'
import type { PagerProps } from './Pager.tsx'
import { askOnce } from './ask-once.ts'
import { defaultPageSize, pageSizes } from './pages.ts'

const largest = Math.max(...pageSizes)

/** A list that is turned page by page. */
export type ListPage<S extends z.ZodObject, Row> = ListState<S, Row> & { pager: PagerProps }

/** The list of an address, page by page. `options` makes the call of a query; nothing is asked while `enabled` is false. */
export function useListPage<S extends z.ZodObject, Row, K extends QueryKey>(
  address: ListAddress<S>,
  options: (query: ListQuery<S>) => UseQueryOptions<Found<Row>, Error, Found<Row>, K>,
  enabled = true,
): ListPage<S, Row> {
  const queries = useQueryClient()
  const place = useListAddress(address)
  const asked = options(place.query)
  const answer = useQuery({ ...asked, placeholderData: keepPreviousData as never, enabled })
  // What was shown last stays in sight while newer rows load or fail.
  const lastGood = useRef<Found<Row> | undefined>(undefined)
  if (answer.data) lastGood.current = answer.data
  const found = lastGood.current
  const { page, pageSize: size = defaultPageSize } = place.query as { page?: number; pageSize?: number }
  const isBehind = useLastPage({ page, size }, answer.isPlaceholderData ? undefined : answer.data, (last) =>
    place.change({ page: last } as never, true),
  )
  const put: ListState<S, Row>['put'] = (isIt, now) =>
    queries.setQueryData(
      asked.queryKey,
      ((old: Found<Row> | undefined) =>
        old && {
          ...old,
          list: rowsAfter(old.list, isIt, now),
          total: old.total - (now || old.totalIsMore ? 0 : 1),
        }) as never,
    )
  return {
    ...place,
    put,
    take: (isIt) => takeOut(queries, asked.queryKey, () => put(isIt, null)),
    found,
    loading: isBehind || (answer.isFetching && (answer.isPlaceholderData || !answer.data)),
    error: answer.error,
    retry: () => void answer.refetch(),
    read: async (from, signal) => {
      const page = (from?.at as number | undefined) ?? 1
      const wish = { ...place.query, page, pageSize: largest, fromEnd: undefined } as ListQuery<S>
      const part = await askOnce<Found<Row>>(options(wish), { signal, client: queries })
      return { list: part.list, next: part.list.length < largest ? undefined : { at: page + 1 } }
    },
    pager: pagerOf(place.query, found, (what) => place.change(what as ListChange<S>)),
  }
}

function pagerOf(
  place: { page?: number; pageSize?: number; fromEnd?: string },
  found: Found<unknown> | undefined,
  go: (what: object) => void,
): PagerProps {
  const size = place.pageSize ?? defaultPageSize
  return {
    page: place.page ?? 1,
    size,
    total: found?.total ?? 0,
    totalIsMore: found?.totalIsMore ?? false,
    fromEnd: place.fromEnd === 'true',
    onPage: (page) => go({ page }),
    onEnd: (end) =>
      go(
        end === 'first'
          ? { page: 1, fromEnd: undefined }
          : found?.totalIsMore
            ? { fromEnd: 'true', page: 1 }
            : { page: Math.max(1, Math.ceil((found?.total ?? 0) / size)) },
      ),
    onSize: (pageSize) => go({ pageSize }),
  }
}
