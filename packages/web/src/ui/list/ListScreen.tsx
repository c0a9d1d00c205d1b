import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { countText } from '../dates.ts'
import { EmptyState } from '../EmptyState.tsx'
import { Page } from '../Page.tsx'
import { fromTablet, phoneOnly } from '../theme.ts'
import type { Column } from './columns.ts'
import { DataList } from './DataList.tsx'
import type { ListPage } from './list-page.ts'

type Props<S extends z.ZodObject, Row> = {
  title: string
  list: ListPage<S, Row>
  /** Who has no such list is told so, before any call; undefined until it is known. */
  gate: { may: boolean | undefined; title: string; body: string }
  picture: ReactNode
  /** What the rows are, read by screen readers; the title unless given. */
  label?: string
  /** The line below the title: so many in all, or found. */
  counted: (total: string, isFiltered: boolean) => string
  searchLabel: string
  /** Other lists beside this one, above the search. */
  tabs?: ReactNode
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => number
  filters?: ReactNode
  empty: { title: string; body: string; action?: ReactNode }
  /** The primary deed: beside the heading on wide screens, within reach of the thumb on phones. */
  action?: ReactNode
  rowPicture?: (row: Row) => ReactNode
  rowActions?: (row: Row) => ReactNode
  hrefOf?: (row: Row) => string | undefined
}

/** A list of staff as a screen: gate, count, search, filters, rows, pages, and what is said where there are none. */
export function ListScreen<S extends z.ZodObject, Row>(props: Props<S, Row>) {
  const { title, list, gate, picture, counted, empty, action } = props
  const { t, i18n } = useLingui()
  if (gate.may === false) {
    return (
      <Page title={title} width="xl">
        {props.tabs && <Box sx={{ mb: 2 }}>{props.tabs}</Box>}
        <EmptyState picture={picture} title={gate.title} body={gate.body} />
      </Page>
    )
  }
  const { found, isFiltered } = list
  const total = found && `${countText(found.total, i18n.locale)}${found.totalIsMore ? '+' : ''}`
  const showsAction = action && !(found?.list.length === 0 && !isFiltered)
  return (
    <Page
      title={title}
      width="xl"
      subtitle={total === undefined ? !list.error && t`Counting …` : counted(total, isFiltered)}
      actions={showsAction && <Floating>{action}</Floating>}
    >
      {props.tabs && <Box sx={{ mb: 2 }}>{props.tabs}</Box>}
      <DataList
        label={props.label ?? title}
        rows={found?.list}
        rowKey={props.rowKey}
        columns={props.columns}
        loading={list.loading}
        error={list.error}
        onRetry={list.retry}
        search={{
          value: (list.query as { search?: string }).search ?? '',
          onSearch: list.search,
          label: props.searchLabel,
        }}
        filters={props.filters}
        filtered={isFiltered}
        onClearFilters={list.clear}
        empty={<EmptyState picture={picture} title={empty.title} body={empty.body} action={empty.action} />}
        pager={list.pager}
        {...(props.rowPicture ? { picture: props.rowPicture } : {})}
        {...(props.rowActions ? { actions: props.rowActions } : {})}
        hrefOf={props.hrefOf}
      />
      {showsAction && <Box sx={{ height: 56, [fromTablet]: { display: 'none' } }} />}
    </Page>
  )
}

function Floating({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        [phoneOnly]: {
          position: 'fixed',
          zIndex: 20,
          right: 16,
          bottom: 'calc(16px + env(safe-area-inset-bottom))',
          borderRadius: '10px',
          boxShadow: 8,
          '& > *': { minHeight: 52 },
        },
      }}
    >
      {children}
    </Box>
  )
}
