import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { failureText } from '../../api/failure-words.ts'
import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { SearchDrawing } from '../illustrations.tsx'
import { ListSkeleton } from '../Skeletons.tsx'
import { phoneOnly } from '../theme.ts'
import { DataTable } from './DataTable.tsx'
import { InlineError } from './InlineError.tsx'
import { Pager, type PagerProps } from './Pager.tsx'
import { RowCards } from './RowCards.tsx'
import { SearchBox } from './SearchBox.tsx'

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
  hrefOf?: ((row: T) => string) | undefined
}

/** The list of staff: a dense table on wide screens, cards on phones. Old rows stay while newer load or fail. */
export function DataList<T>(props: DataListProps<T>) {
  const { t } = useLingui()
  const onPhone = useMediaQuery('(max-width: 767.98px)', { noSsr: true })
  const { rows, loading, error, filtered, search } = props
  const none = rows !== undefined && rows.length === 0 && !loading
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
        <SearchBox {...search} />
        {props.filters}
        {filtered && (
          <Button look="text" onClick={props.onClearFilters} sx={{ [phoneOnly]: { ml: -1.5 } }}>
            {t`Clear all`}
          </Button>
        )}
      </Box>
      {props.above}
      {Boolean(error) && <InlineError message={failureText(error)} onRetry={props.onRetry} />}
      {rows === undefined && !error && <ListSkeleton rows={6} />}
      {none &&
        !error &&
        (filtered ? <NoResults search={search.value} onClear={props.onClearFilters} /> : props.empty)}
      {rows !== undefined && rows.length > 0 && (
        <Box aria-busy={loading} sx={{ opacity: loading ? 0.6 : 1, transition: 'opacity 150ms 150ms' }}>
          {onPhone ? <RowCards {...props} rows={rows} /> : <DataTable {...props} rows={rows} />}
          <Pager {...props.pager} />
        </Box>
      )}
    </Box>
  )
}

function NoResults({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      picture={<SearchDrawing />}
      title={search ? t`No results for “${search}”` : t`Nothing matches these filters`}
      body={t`Check the spelling, or look at everything again.`}
      action={
        <Button look="secondary" onClick={onClear}>
          {t`Clear filters`}
        </Button>
      }
    />
  )
}
