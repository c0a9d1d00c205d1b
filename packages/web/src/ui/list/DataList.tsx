import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { failureText } from '../../failure-words.ts'
import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { SearchDrawing } from '../illustrations.tsx'
import { ListSkeleton } from '../Skeletons.tsx'
import { phoneOnly } from '../theme.ts'
import type { DataListProps, RowsProps } from './columns.ts'
import { DataTable } from './DataTable.tsx'
import { InlineError } from './InlineError.tsx'
import { LoadMore } from './LoadMore.tsx'
import { Pager } from './Pager.tsx'
import { RowCards } from './RowCards.tsx'
import { SearchBox } from './SearchBox.tsx'

/** The list of staff: search, filters, rows, pages. Old rows stay while newer load or fail. */
export function DataList<T>(props: DataListProps<T>) {
  const { t } = useLingui()
  const { rows, loading, error, filtered, search, more } = props
  const none = rows !== undefined && rows.length === 0 && !loading
  return (
    <Box>
      {(search || props.filters) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
          {search && <SearchBox {...search} />}
          {props.filters}
          {search && filtered && (
            <Button look="text" onClick={props.onClearFilters} sx={{ [phoneOnly]: { ml: -1.5 } }}>
              {t`Clear all`}
            </Button>
          )}
          {props.beside}
        </Box>
      )}
      {props.above}
      {!more && Boolean(error) && <InlineError message={failureText(error)} onRetry={props.onRetry} />}
      {rows === undefined && !error && <ListSkeleton rows={props.bones ?? 6} />}
      {none &&
        !error &&
        (filtered ? <NoResults search={search?.value} onClear={props.onClearFilters} /> : props.empty)}
      {rows !== undefined && rows.length > 0 && (
        <Box aria-busy={loading} sx={{ opacity: loading ? 0.6 : 1, transition: 'opacity 150ms 150ms' }}>
          {props.show ? props.show(rows) : <Rows {...props} rows={rows} />}
          {props.pager && <Pager {...props.pager} />}
        </Box>
      )}
      {more && (
        <Box sx={{ mt: 2 }}>
          <LoadMore pages={more} />
        </Box>
      )}
    </Box>
  )
}

/** Rows in columns: a dense table on wide screens, cards on phones. */
export function Rows<T>(props: RowsProps<T>) {
  const onPhone = useMediaQuery('(max-width: 767.98px)', { noSsr: true })
  return onPhone ? <RowCards {...props} /> : <DataTable {...props} />
}

/** None found; `search` is undefined where nothing can be searched for. */
function NoResults({ search, onClear }: { search: string | undefined; onClear: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      picture={<SearchDrawing />}
      title={search ? t`No results for “${search}”` : t`Nothing matches these filters`}
      body={search === undefined ? undefined : t`Check the spelling, or look at everything again.`}
      action={
        <Button look="secondary" onClick={onClear}>
          {t`Clear filters`}
        </Button>
      }
    />
  )
}
