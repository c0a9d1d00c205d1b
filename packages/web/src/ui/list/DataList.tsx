import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { failureText } from '../../failure-words.ts'
import { useGo } from '../../go.ts'
import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { SearchDrawing } from '../illustrations.tsx'
import { ListSkeleton } from '../Skeletons.tsx'
import { fromDesktop, fromTablet, phoneOnly } from '../theme.ts'
import type { DataListProps, RowsProps } from './columns.ts'
import { DataTable, type TableProps } from './DataTable.tsx'
import { DetailPanel } from './DetailPanel.tsx'
import { InlineError } from './InlineError.tsx'
import { KeysHelp } from './KeysHelp.tsx'
import { LoadMore } from './LoadMore.tsx'
import { LookMenu } from './LookMenu.tsx'
import { Pager } from './Pager.tsx'
import { RowCards } from './RowCards.tsx'
import { useRowDetail } from './row-detail.ts'
import { useRowKeys } from './row-keys.ts'
import { SearchBox } from './SearchBox.tsx'
import { TickBar } from './TickBar.tsx'
import { someTicked, type Ticks } from './ticks.ts'

/** The list of staff: search, filters, rows, pages. Old rows stay while newer load or fail. */
export function DataList<T>(props: DataListProps<T>) {
  const { t } = useLingui()
  const { rows, loading, error, filtered, search, more } = props
  const none = rows !== undefined && rows.length === 0 && !loading
  const place = useRef<HTMLElement>(null)
  const isTicking = someTicked(props.ticks)
  return (
    <Box ref={place}>
      {(search || props.filters || props.beside || !props.show) && (
        <Box
          sx={{
            ...toolsStyle,
            ...(!search && !props.filters && !props.beside && { [phoneOnly]: { display: 'none' } }),
          }}
        >
          <Box sx={partsStyle}>
            {search && <SearchBox {...search} />}
            {props.afterSearch}
            {props.filters}
            {search && filtered && (
              <Button look="text" onClick={props.onClearFilters} sx={{ [phoneOnly]: { ml: -1.5 } }}>
                {t`Clear all`}
              </Button>
            )}
            {props.beside}
          </Box>
          {!props.show && (
            <Box sx={{ [phoneOnly]: { display: 'none' } }}>
              <LookMenu columns={props.columns} name={props.name} />
            </Box>
          )}
        </Box>
      )}
      {props.above}
      {(!more || rows === undefined) && Boolean(error) && (
        <InlineError message={failureText(error)} onRetry={props.onRetry} />
      )}
      {rows === undefined && !error && <ListSkeleton rows={props.bones ?? 6} />}
      {none &&
        !error &&
        (filtered ? <NoResults search={search?.value} onClear={props.onClearFilters} /> : props.empty)}
      {rows !== undefined && rows.length > 0 && (
        <Box aria-busy={loading} sx={{ opacity: loading ? 0.6 : 1, transition: 'opacity 150ms 150ms' }}>
          <Ticked
            ticks={props.ticks}
            rows={rows}
            found={props.found ?? { total: rows.length, totalIsMore: false }}
            deeds={props.tickDeeds}
          >
            {props.show ? props.show(rows) : <LookedUp {...props} rows={rows} place={place} />}
          </Ticked>
          {props.pager && <Pager {...props.pager} />}
          {isTicking && <Box sx={{ height: 72, [fromTablet]: { display: 'none' } }} />}
        </Box>
      )}
      {more && rows !== undefined && (
        <Box sx={{ mt: 2 }}>
          <LoadMore pages={more} />
        </Box>
      )}
    </Box>
  )
}

type TickedProps<T> = {
  ticks: Ticks<T> | undefined
  rows: readonly T[]
  found: NonNullable<DataListProps<T>['found']>
  deeds: ReactNode
  children: ReactNode
}

/** The rows, and while some are ticked the bar above their end. */
function Ticked<T>({ ticks, rows, found, deeds, children }: TickedProps<T>) {
  return (
    <Box sx={{ position: 'relative' }}>
      {children}
      {someTicked(ticks) && <TickBar ticks={ticks} rows={rows} {...found} deeds={deeds} />}
    </Box>
  )
}

const toolsStyle = {
  display: 'flex',
  gap: 1,
  mb: 2,
  alignItems: 'start',
  [fromDesktop]: { mb: 1.5 },
} as const
const partsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  minWidth: 0,
  gap: 1,
  alignItems: 'start',
  [fromDesktop]: { '& > [role=search]': { maxWidth: 300 } },
} as const

/** Rows in columns that are walked by keys, and what is looked up of one of them beside the list. */
function LookedUp<T>({ place, ...props }: RowsProps<T> & { place: RefObject<HTMLElement | null> }) {
  const { rows, rowKey, detail, hrefOf, editHref } = props
  const go = useGo()
  const isDesktop = useMediaQuery(fromDesktop, { noSsr: true })
  const beside = useRowDetail(rows, rowKey, isDesktop && detail !== undefined)
  const [help, setHelp] = useState(false)
  const byKey = (key: string) => rows.find((row) => String(rowKey(row)) === key)
  const goTo = (href: ((row: T) => string | undefined) | undefined) => (key: string) => {
    const row = byKey(key)
    const to = row && href?.(row)
    if (to !== undefined) go(to)
  }
  const canLook = isDesktop && detail !== undefined
  const close = () => {
    // What has the focus there goes with the details: who works by keys stays at the row.
    if (document.activeElement?.closest('[data-detail]'))
      place.current?.querySelector<HTMLElement>('[data-row][aria-current]')?.focus()
    beside.close()
  }
  useRowKeys(place, {
    shown: beside.row && String(rowKey(beside.row)),
    ...(canLook
      ? {
          look: (key: string) => {
            const row = byKey(key)
            if (row) beside.look(row)
          },
        }
      : {}),
    close,
    open: goTo(hrefOf),
    edit: goTo(editHref),
    help: () => setHelp(true),
  })
  const { row } = beside
  return (
    <Box sx={row ? besideStyle : {}}>
      {props.cards && !isDesktop ? (
        props.cards(rows)
      ) : (
        <Rows {...props} shown={row} onLook={canLook ? beside.look : undefined} />
      )}
      {row && detail && <DetailPanel {...props} row={row} onLook={beside.look} onClose={close} />}
      <KeysHelp open={help} onClose={() => setHelp(false)} />
    </Box>
  )
}

const besideStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  columnGap: 2,
  alignItems: 'start',
} as const

/** Rows in columns: a dense table on wide screens, cards on phones. */
export function Rows<T>(props: TableProps<T>) {
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
