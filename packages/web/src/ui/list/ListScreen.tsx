import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { countText } from '../dates.ts'
import { EmptyState } from '../EmptyState.tsx'
import { Page, type PageProps } from '../Page.tsx'
import { useOverFoot } from '../over-foot.ts'
import { fromTablet, phoneOnly } from '../theme.ts'
import type { Column, RowsProps, Shown } from './columns.ts'
import type { ListFile } from './list-file.ts'
import { type AnyList, ListBody } from './ListBody.tsx'

type InColumns<Row> = Pick<RowsProps<Row>, 'name' | 'detail' | 'editHref' | 'cards' | 'ticks'> & {
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => number
  rowPicture?: (row: Row) => ReactNode
  rowActions?: (row: Row) => ReactNode
  hrefOf?: (row: Row) => string | undefined
  show?: undefined
}
/** Rows in a manner of their own: a grid, cards. */
type InOwnManner<Row> = { show: (rows: readonly Row[]) => ReactNode }

type Props<S extends z.ZodObject, Row> = (InColumns<Row> | InOwnManner<Row>) & {
  title: string
  list: AnyList<S, Row>
  /** How it is exported. */
  file?: ListFile<Row>
  /** Who is let into the page and has no such list is told so, before any call; undefined until it is known. */
  gate?: { may: boolean | undefined; title: string; body: string }
  picture: ReactNode
  /** What the rows are, read by screen readers; the title unless given. */
  label?: string
  /** The line below the title: so many in all, or found; the number as it is written, and for its plural. */
  counted: (total: string, isFiltered: boolean, count: number) => string
  /** What the search box says; without it there is none. */
  searchLabel?: string
  /** Other lists beside this one, above the search. */
  tabs?: ReactNode
  filters?: ReactNode
  /** What is done with ticked rows. */
  tickDeeds?: ReactNode
  /** A line of one's own above the rows. */
  above?: ReactNode
  empty: { title: string; body: string; action?: ReactNode }
  /** The primary deed: beside the heading on wide screens, within reach of the thumb on phones. */
  action?: ReactNode
  width?: PageProps['width']
  /** Rows of the skeleton. */
  bones?: number
}

/** A list of staff as a screen: gate, count, search, filters, rows, pages, and what is said where there are none. */
export function ListScreen<S extends z.ZodObject, Row>(props: Props<S, Row>) {
  const { title, list, gate, picture, counted, empty, action, width = 'xl' } = props
  const { t, i18n } = useLingui()
  if (gate?.may === false) {
    return (
      <Page title={title} width={width}>
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
      width={width}
      fills
      subtitle={
        total === undefined ? !list.error && t`Counting …` : counted(total, isFiltered, found?.total ?? 0)
      }
      actions={showsAction && <Floating>{action}</Floating>}
    >
      {props.tabs && <Box sx={{ mb: 2 }}>{props.tabs}</Box>}
      <ListBody
        {...shownAs(props)}
        list={list}
        file={props.file}
        label={props.label ?? title}
        searchLabel={props.searchLabel}
        filters={props.filters}
        above={props.above}
        tickDeeds={props.tickDeeds}
        {...(props.bones === undefined ? {} : { bones: props.bones })}
        empty={<EmptyState picture={picture} title={empty.title} body={empty.body} action={empty.action} />}
      />
      {showsAction && <Box sx={{ height: 56, [fromTablet]: { display: 'none' } }} />}
    </Page>
  )
}

function shownAs<Row>(props: InColumns<Row> | InOwnManner<Row>): Shown<Row> {
  if (props.show) return { show: props.show }
  const { columns, rowKey, rowPicture, rowActions, hrefOf, name, detail, editHref, cards, ticks } = props
  return {
    columns,
    rowKey,
    hrefOf,
    name,
    detail,
    editHref,
    cards,
    ticks,
    ...(rowPicture ? { picture: rowPicture } : {}),
    ...(rowActions ? { actions: rowActions } : {}),
  }
}

function Floating({ children }: { children: ReactNode }) {
  useOverFoot(72)
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
