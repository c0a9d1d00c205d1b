import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import type { z } from 'zod'
import type { ReadPart } from './list-file.ts'
import type { ListAddress, ListChange, ListQuery } from './address.ts'

/** Rows that were found; beyond 10,000 `totalIsMore` and the total is that (quality.md). */
export type Found<Row> = { list: Row[]; total: number; totalIsMore: boolean }

/** A list that stands in the address, however its pages come: what it asks for, what was found, every way to change it. */
export type ListState<S extends z.ZodObject, Row> = {
  query: ListQuery<S>
  change: (what: ListChange<S>, replace?: boolean) => void
  /** The address after a change, for a link. */
  hrefOf: (what: ListChange<S>) => string
  /** Stable, for the search box. */
  search: (text: string) => void
  found: Found<Row> | undefined
  loading: boolean
  error: unknown
  retry: () => void
  /** Reads what is found part by part, in the largest pages, past everything that is cached. */
  read: ReadPart<Row>
  isFiltered: boolean
  clear: () => void
  /** Shows a row as it is now, or takes it out (null), before anybody asks the server again. */
  put: (isIt: (row: Row) => boolean, change: Partial<Row> | null) => void
  /** Takes a row out and gives the way back, for `removeWithUndo`. */
  take: (isIt: (row: Row) => boolean) => Promise<WayBack>
}

/** The part of a list that is its address. */
export function useListAddress<S extends z.ZodObject>(
  address: ListAddress<S>,
): Pick<ListState<S, unknown>, 'query' | 'change' | 'hrefOf' | 'search' | 'isFiltered' | 'clear'> {
  const navigate = useNavigate()
  const router = useRouter()
  const query = address.read(useSearch({ strict: false }) as Record<string, string | undefined>)
  // A pause after typing may end when the person has gone on already: another page's address is not the list's to change.
  const own = useRef(router.state.location.pathname)
  const change = useCallback(
    (what: ListChange<S>, replace = false) => {
      if (router.latestLocation.pathname !== own.current) return
      void navigate({
        to: '.',
        // Of where the address leads by now: another change may be on its way that is not shown yet.
        search: ((now: Parameters<typeof address.read>[0]) =>
          address.change(address.read(now), what)) as never,
        replace,
        resetScroll: 'page' in what || 'fromEnd' in what,
      })
    },
    [navigate, router, address],
  )
  const search = useCallback((text: string) => change({ search: text } as never, true), [change])
  return {
    query,
    change,
    search,
    hrefOf: (what) => {
      const params = Object.entries(address.change(query, what)).map(([name, value]) => [name, String(value)])
      return `${router.state.location.pathname}?${new URLSearchParams(params).toString()}`
    },
    isFiltered: address.isFiltered(query),
    clear: () => change(address.clear),
  }
}

/** The way back of `takeOut`. `isUnsure`: nobody knows what became of the change, so that what is put back is asked for as well. */
export type WayBack = (isUnsure?: boolean) => void

/**
 * Takes something out of the cached answers below a key, or changes it there. The way back puts each answer in as it was, or asks
 * for it again where it changed meanwhile: another row went too, more were loaded.
 */
export async function takeOut(queries: QueryClient, key: QueryKey, out: () => void): Promise<WayBack> {
  const below = { queryKey: key }
  await queries.cancelQueries(below)
  const before = queries.getQueriesData(below)
  out()
  const changed = before.flatMap(([one, data]) => {
    const left = queries.getQueryData(one)
    return left === data ? [] : [{ one, data, left }]
  })
  return (isUnsure = false) => {
    for (const { one, data, left } of changed) {
      const isSame = queries.getQueryData(one) === left
      if (isSame) queries.setQueryData(one, data)
      if (!isSame || isUnsure) void queries.invalidateQueries({ queryKey: one, exact: true })
    }
  }
}

/** Rows with one of them as it is now, or without it (null). */
export const rowsAfter = <Row>(
  rows: Row[],
  isIt: (row: Row) => boolean,
  change: Partial<Row> | null,
): Row[] => rows.flatMap((row) => (isIt(row) ? (change ? [{ ...row, ...change }] : []) : [row]))
