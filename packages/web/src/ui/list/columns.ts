import type { ReactNode } from 'react'
import type { PagerProps } from './Pager.tsx'

/** A column of a list. */
export type Column<T> = {
  id: string
  head: string
  cell: (row: T) => ReactNode
  /** A quiet second line, on wide screens only: what needs no column of its own. */
  under?: (row: T) => ReactNode
  align?: 'start' | 'end'
  /** Smallest width in pixels. */
  width?: number
  /** The head sorts by this column: which way it does now, and what a press does. */
  sort?: { now: 'ascending' | 'descending' | undefined; onSort: () => void }
  /** On phones: `title` and `chip` stand on the first line, up to two `fact`s below. Others are left out. */
  onPhone?: 'title' | 'chip' | 'fact'
  /** The table says it in a second line of another column. */
  phoneOnly?: boolean
}

/** What a list of staff is made of. */
export type DataListProps<T> = {
  rows: readonly T[] | undefined
  rowKey: (row: T) => string | number
  columns: readonly Column<T>[]
  /** What the list holds, read by screen readers. */
  label: string
  loading: boolean
  error: unknown
  onRetry: () => void
  search: { value: string; onSearch: (text: string) => void; label: string }
  /** More filters, beside the search. */
  filters?: ReactNode
  /** A line of one's own above the rows: a selection, a note. */
  above?: ReactNode
  /** Any search or filter is set: 'no results' instead of 'none yet'. */
  filtered: boolean
  onClearFilters: () => void
  /** The empty state of the first time, with its action. */
  empty: ReactNode
  pager: PagerProps
  picture?: (row: T) => ReactNode
  actions?: (row: T) => ReactNode
  hrefOf?: ((row: T) => string | undefined) | undefined
}
