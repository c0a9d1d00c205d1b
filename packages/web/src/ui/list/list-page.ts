import {
  keepPreviousData,
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import type { z } from 'zod'
import type { ListAddress, ListChange, ListQuery } from './address.ts'
import type { PagerProps } from './Pager.tsx'
import { defaultPageSize } from './pages.ts'

/** A page of rows; beyond 10,000 `totalIsMore` and the total is that (quality.md). */
export type Found<Row> = { list: Row[]; total: number; totalIsMore: boolean }

/** A list that stands in the address: what it asks for, what was found, and every way to change it. */
export type ListPage<S extends z.ZodObject, Row> = {
  query: ListQuery<S>
  change: (what: ListChange<S>, replace?: boolean) => void
  /** Stable, for the search box. */
  search: (text: string) => void
  found: Found<Row> | undefined
  loading: boolean
  error: unknown
  retry: () => void
  isFiltered: boolean
  clear: () => void
  pager: PagerProps
  /** Shows a row as it is now, or takes it out (null), before anybody asks the server again. */
  put: (isIt: (row: Row) => boolean, change: Partial<Row> | null) => void
}

/** The list of an address. `options` makes the call of a query; nothing is asked while `enabled` is false. */
export function useListPage<S extends z.ZodObject, Row, K extends QueryKey>(
  address: ListAddress<S>,
  options: (query: ListQuery<S>) => UseQueryOptions<Found<Row>, Error, Found<Row>, K>,
  enabled: boolean,
): ListPage<S, Row> {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const query = address.read(useSearch({ strict: false }) as Record<string, string | undefined>)
  const latest = useRef(query)
  latest.current = query
  const asked = options(query)
  const answer = useQuery({ ...asked, placeholderData: keepPreviousData as never, enabled })
  // What was shown last stays in sight while newer rows load or fail.
  const lastGood = useRef<Found<Row> | undefined>(undefined)
  if (answer.data) lastGood.current = answer.data
  const found = lastGood.current

  const change = useCallback(
    (what: ListChange<S>, replace = false) =>
      void navigate({
        to: '.',
        search: address.change(latest.current, what) as never,
        replace,
        resetScroll: 'page' in what || 'fromEnd' in what,
      }),
    [navigate, address],
  )
  const search = useCallback((text: string) => change({ search: text } as never, true), [change])
  const put = (isIt: (row: Row) => boolean, now: Partial<Row> | null) =>
    queries.setQueryData(
      asked.queryKey,
      ((old: Found<Row> | undefined) =>
        old && {
          ...old,
          list: old.list.flatMap((row) => (isIt(row) ? (now ? [{ ...row, ...now }] : []) : [row])),
          total: old.total - (now || old.totalIsMore ? 0 : 1),
        }) as never,
    )
  const place = query as { page?: number; pageSize?: number; fromEnd?: string }
  const size = place.pageSize ?? defaultPageSize
  const go = (what: object) => change(what as ListChange<S>)
  return {
    query,
    change,
    search,
    put,
    found,
    loading: answer.isFetching && (answer.isPlaceholderData || !answer.data),
    error: answer.error,
    retry: () => void answer.refetch(),
    isFiltered: address.isFiltered(query),
    clear: () => change(address.clear),
    pager: {
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
    },
  }
}
