import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type { ListAddress, ListQuery } from './address.ts'
import { type Found, type ListState, rowsAfter, takeOut, useListAddress } from './list-address.ts'
import { askOnce } from './ask-once.ts'
import type { LoadMoreProps } from './LoadMore.tsx'
import { pageSizes } from './pages.ts'

const largest = Math.max(...pageSizes)

/** A page that is appended; some lists know how many rows there are in all. */
export type RunPage<Row> = { list: Row[]; total?: number | undefined; totalIsMore?: boolean | undefined }

/** A list whose pages are appended. Without a total, `found` counts what is there so far. */
export type ListRun<S extends z.ZodObject, Row> = ListState<S, Row> & { more: LoadMoreProps['pages'] }

/** The list of an address, its pages appended. `options` makes the call of a query; nothing is asked while `enabled` is false. */
export function useListRun<S extends z.ZodObject, Row, P extends RunPage<Row>, K extends QueryKey, At>(
  address: ListAddress<S>,
  options: (
    query: ListQuery<S>,
    pageSize?: number,
  ) => UseInfiniteQueryOptions<P, Error, InfiniteData<P>, K, At>,
  enabled: boolean,
): ListRun<S, P['list'][number]> {
  const queries = useQueryClient()
  const place = useListAddress(address)
  const asked = options(place.query)
  const answer = useInfiniteQuery({ ...asked, placeholderData: keepPreviousData as never, enabled })
  const put: ListState<S, P['list'][number]>['put'] = (isIt, now) =>
    queries.setQueryData<InfiniteData<P>>(
      asked.queryKey,
      (old) =>
        old && {
          ...old,
          pages: old.pages.map((page) => ({
            ...page,
            list: rowsAfter(page.list, isIt, now),
            ...(page.total === undefined ? {} : { total: page.total - (now || page.totalIsMore ? 0 : 1) }),
          })),
        },
    )
  return {
    ...place,
    put,
    take: (isIt) => takeOut(queries, asked.queryKey, () => put(isIt, null)),
    found: answer.data && foundIn(answer.data.pages, answer.hasNextPage),
    loading: answer.isFetching && (answer.isPlaceholderData || !answer.data),
    error: answer.error,
    retry: () => void answer.refetch(),
    read: async (from, signal) => {
      const once = options(place.query, largest)
      const at = (from ? from.at : once.initialPageParam) as At
      const part = await askOnce<P>(once, { signal, client: queries, pageParam: at })
      const next = once.getNextPageParam(part, [part], at, [at])
      return { list: part.list, next: next === undefined || next === null ? undefined : { at: next } }
    },
    more: answer,
  }
}

/** All pages as one. Pure. */
export function foundIn<Row>(pages: readonly RunPage<Row>[], hasMore: boolean): Found<Row> {
  const list = pages.flatMap((page) => page.list)
  const last = pages.at(-1)
  return {
    list,
    total: last?.total ?? list.length,
    totalIsMore: last?.total === undefined ? hasMore : (last.totalIsMore ?? false),
  }
}
