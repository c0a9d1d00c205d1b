import type { ReactNode } from 'react'
import type { Ticks } from './ticks.ts'
import type { LoadMoreProps } from './LoadMore.tsx'
import type { PagerProps } from './Pager.tsx'

/** A column of a list. */
export type Column<T> = {
  id: string
  head: string
  cell: (row: T) => ReactNode
  /** What a file says of it, where the cell draws more than words. */
  text?: (row: T) => string | number
  /** A quiet second line, on wide screens only: what needs no column of its own. */
  under?: (row: T) => ReactNode
  align?: 'start' | 'end'
  /** Smallest width in pixels. */
  width?: number
  /** The head sorts by this column: which way it does now, and what a press does. */
  sort?: { now: 'ascending' | 'descending' | undefined; onSort: () => void }
  /** On phones: `title` and `chip` stand on the first line, up to two `fact`s below. Others are left out. */
  onPhone?: 'title' | 'chip' | 'fact'
  /** The cell on phones, where the whole row may be one link and no other may stand in it. */
  phoneCell?: (row: T) => ReactNode
  /** The table says it in a second line of another column. */
  phoneOnly?: boolean
  /** It is there for those who bring it in: begun taken away. */
  extra?: boolean
  /** A whole sentence: it ends in dots rather than push the table wide. */
  cut?: boolean
}

/** What the rows of a table, or of cards on a phone, are made of. */
export type RowsProps<T> = {
  rows: readonly T[]
  rowKey: (row: T) => string | number
  columns: readonly Column<T>[]
  /** What the list holds, read by screen readers. */
  label: string
  picture?: (row: T) => ReactNode
  actions?: (row: T) => ReactNode
  hrefOf?: ((row: T) => string | undefined) | undefined
  /** What the list is called where its chosen columns are kept; without it all columns stay. */
  name?: string | undefined
  /** What is looked up of a row: on desktops beside the list. */
  detail?: ((row: T) => ReactNode) | undefined
  /** Where a row is changed: the way of the key E. */
  editHref?: ((row: T) => string | undefined) | undefined
  /** Rows can be ticked; what is done with those is `tickDeeds`. */
  ticks?: Ticks<T> | undefined
  /** Rows in a manner of their own where there is no room for columns and a detail. */
  cards?: ((rows: readonly T[]) => ReactNode) | undefined
}

/** How rows are shown: in columns, which become cards on phones, or in a manner of their own. */
export type Shown<T> =
  | (Omit<RowsProps<T>, 'rows' | 'label'> & { show?: undefined })
  | { show: (rows: readonly T[]) => ReactNode; ticks?: Ticks<T> | undefined }

/** What a list of staff is made of. */
export type DataListProps<T> = Shown<T> & {
  rows: readonly T[] | undefined
  label: string
  loading: boolean
  error: unknown
  onRetry: () => void
  search?: { value: string; onSearch: (text: string) => void; label: string } | undefined
  /** Directly behind the search, on its line on phones too. */
  afterSearch?: ReactNode
  /** More filters, beside the search. */
  filters?: ReactNode
  /** At the end of the line of search and filters. */
  beside?: ReactNode
  /** A line of one's own above the rows: a selection, a note. */
  above?: ReactNode
  /** What is done with ticked rows, in the bar that floats while some are. */
  tickDeeds?: ReactNode
  /** How many were found, rows of other pages too; the rows in sight unless said. */
  found?: { total: number; totalIsMore: boolean } | undefined
  /** Any search or filter is set: 'no results' instead of 'none yet'. */
  filtered: boolean
  onClearFilters: () => void
  /** The empty state of the first time, with its action. */
  empty: ReactNode
  /** Rows of the skeleton. */
  bones?: number
  /** Pages that are turned … */
  pager?: PagerProps
  /** … or appended. */
  more?: LoadMoreProps['pages']
}
