import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { failureText } from '../../failure-words.ts'
import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { SearchDrawing } from '../illustrations.tsx'
import { ListSkeleton } from '../Skeletons.tsx'
import { phoneOnly } from '../theme.ts'
import type { DataListProps } from './columns.ts'
import { DataTable } from './DataTable.tsx'
import { InlineError } from './InlineError.tsx'
import { Pager } from './Pager.tsx'
import { RowCards } from './RowCards.tsx'
import { SearchBox } from './SearchBox.tsx'

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
