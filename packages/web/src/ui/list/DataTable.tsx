import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { Hidden } from '../Hidden.tsx'
import { Link } from '../Link.tsx'
import type { Column, RowsProps } from './columns.ts'
import { useHiddenColumns, useListLook } from './look.ts'
import { PageTick, RowTick } from './RowTick.tsx'
import { someTicked } from './ticks.ts'
import { useFit, useRoom } from './room.ts'
import { Line } from '../shapes.tsx'
import { cutText } from '../shape-styles.ts'

/** A table, and the row that is looked up beside it. */
export type TableProps<T> = RowsProps<T> & {
  /** The row that is looked up beside the table, which then keeps to what tells rows apart. */
  shown?: T | undefined
  onLook?: ((row: T) => void) | undefined
}

/** Dense rows; the head and the first column stay in sight. */
export function DataTable<T>(props: TableProps<T>) {
  const { rows, rowKey, label, picture, hrefOf, name, shown, onLook, ticks } = props
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  useRoom(frame)
  useFit(frame)
  const density = useListLook((look) => look.density)
  const hidden = useHiddenColumns(name, props.columns)
  const { columns, actions } =
    shown === undefined
      ? { columns: chosenOf(props.columns, hidden), actions: props.actions }
      : { columns: briefOf(props.columns), actions: undefined }
  return (
    <Box
      ref={frame}
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={{
        overflow: 'auto',
        maxHeight: 'var(--room)',
        // The last row comes out from under the bar of ticks.
        ...(someTicked(ticks) && { pb: 8 }),
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="table"
        aria-label={label}
        data-density={density}
        sx={density === 'compact' ? { ...tableStyle, ...compactStyle } : tableStyle}
      >
        <thead>
          <tr>
            {columns.map((column, place) => (
              <Box
                component="th"
                scope="col"
                key={column.id}
                aria-sort={column.sort ? (column.sort.now ?? 'none') : undefined}
                sx={{ minWidth: column.width, textAlign: column.align ?? 'start' }}
              >
                {place === 0 && ticks ? (
                  <Line gap={1.25} centred>
                    <PageTick rows={rows} ticks={ticks} />
                    <Head column={column} />
                  </Line>
                ) : (
                  <Head column={column} />
                )}
              </Box>
            ))}
            {actions && (
              <th scope="col" data-actions>
                <Hidden>{t`Actions`}</Hidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={rowKey(row)}
              row={row}
              columns={columns}
              picture={picture?.(row)}
              href={hrefOf?.(row)}
              actions={actions ? (actions(row) ?? null) : undefined}
              id={rowKey(row)}
              isShown={row === shown}
              tick={ticks && <RowTick row={row} rows={rows} ticks={ticks} />}
              isTicked={ticks?.has(row) ?? false}
              onLook={onLook && (() => onLook(row))}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

/** What was not taken away; the first tells rows apart and stays. */
const chosenOf = <T,>(columns: readonly Column<T>[], hidden: readonly string[]) =>
  columns.filter(({ id, phoneOnly }, place) => !phoneOnly && (place === 0 || !hidden.includes(id)))

/** What fits beside a detail, which has the rest and the deeds: the first column, the title, the chip and a fact. */
function briefOf<T>(columns: readonly Column<T>[]) {
  const wide = columns.filter(({ phoneOnly }) => !phoneOnly)
  const fact = wide.find(({ onPhone }) => onPhone === 'fact')
  return wide.filter(
    (column, place) =>
      place === 0 || column === fact || column.onPhone === 'title' || column.onPhone === 'chip',
  )
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  typography: 'body2',
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 650,
    whiteSpace: 'nowrap',
  },
  '& th, & td': {
    px: 'var(--cell-air, 12px)',
    py: 0.75,
    height: 44,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  // Who wants no motion has changes of a moment everywhere: measured at once (`useFit`) they would show what was.
  '& th, & td, & [data-name]': { transitionProperty: 'none' },
  '& tr:last-of-type td': { borderBottom: 0 },
  '& tr > :first-of-type': { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' },
  '& thead tr > :first-of-type, & thead tr > [data-actions]': { zIndex: 3 },
  // What slides under the actions fades out there: at rest nothing of the last column may.
  '& :has(+ [data-actions])': { pr: 3.5 },
  '& [data-actions]': {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    px: 0.5,
    bgcolor: 'background.paper',
    // Columns slide away under it; a bare edge looked like cut-off words.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      bottom: 0,
      right: '100%',
      width: 24,
      pointerEvents: 'none',
      // Of the row's own colour: looked at, ticked or under the pointer.
      bgcolor: 'inherit',
      maskImage: 'linear-gradient(to right, transparent, black)',
    },
  },
  '& tbody tr:hover > *': { bgcolor: 'brand.sunken' },
  '& tbody tr': { scrollMarginTop: 48, outlineOffset: -2 },
  '& tbody tr[data-looks]': { cursor: 'pointer' },
  '& tbody tr[aria-current] > *, & tbody tr[data-ticked] > *': { bgcolor: 'brand.tint' },
  '& tbody tr[aria-current] > :first-of-type': { boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)' },
} as const

/** Two lines in 40 px, for a pointer: fourteen rows and more on a laptop. */
const compactStyle = {
  fontSize: 13.5,
  '& th, & td': {
    ...tableStyle['& th, & td'],
    py: 0.25,
    height: 38,
    '@media (pointer: coarse)': { height: 48 },
  },
  '& th': { ...tableStyle['& th'], '& button': { minHeight: 32 } },
  '& td': { lineHeight: 1.3 },
  '& td [data-under]': { fontSize: 12, lineHeight: 1.3 },
  '& td [data-avatar]': { width: 28, height: 28, fontSize: 12, borderRadius: '8px' },
  '& td [data-chip]': { minHeight: 20, py: 0, lineHeight: 1.3 },
  '& td[data-actions] [data-icon-button]': { '@media (pointer: fine)': { width: 34, height: 34 } },
} as const

type RowProps<T> = {
  row: T
  columns: readonly Column<T>[]
  picture: ReactNode
  href: string | undefined
  /** Undefined where rows have none. */
  actions: ReactNode
  id: string | number
  isShown: boolean
  tick: ReactNode
  isTicked: boolean
  onLook: (() => void) | undefined
}

/** A press on a row that is none on something in it, nor in a menu of it that lies elsewhere, and no end of marking words. */
const isOnRow = ({ target, currentTarget, defaultPrevented }: MouseEvent) =>
  !defaultPrevented &&
  currentTarget.contains(target as Node) &&
  !(target as HTMLElement).closest('a, button, input, select, label, [data-actions]') &&
  !window.getSelection()?.toString()

function Row<T>(props: RowProps<T>) {
  const { row, columns, picture, href, actions, id, isShown, tick, isTicked, onLook } = props
  return (
    <tr
      tabIndex={-1}
      data-row={id}
      aria-current={isShown || undefined}
      {...(isTicked ? { 'data-ticked': '' } : {})}
      {...(onLook ? { 'data-looks': '', onClick: (event) => isOnRow(event) && onLook() } : {})}
    >
      {columns.map((column, place) => (
        <Box
          component="td"
          key={column.id}
          sx={{
            textAlign: column.align ?? 'start',
            ...(place === 0 && { fontWeight: 600 }),
            ...(column.cut && cutCell),
          }}
        >
          {place === 0 ? (
            <Line gap={1.25} centred>
              {tick}
              {picture}
              <Box data-name={column.cut ? undefined : ''} sx={column.cut ? { minWidth: 0 } : nameStyle}>
                {href !== undefined ? (
                  <Link href={href} sx={linkStyle}>
                    {column.cell(row)}
                  </Link>
                ) : (
                  <span>{column.cell(row)}</span>
                )}
                <Under>{column.under?.(row)}</Under>
              </Box>
            </Line>
          ) : (
            <>
              {column.cell(row)}
              <Under>{column.under?.(row)}</Under>
            </>
          )}
        </Box>
      ))}
      {actions !== undefined && (
        <Box component="td" data-actions sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
          {actions}
        </Box>
      )}
    </tr>
  )
}

/** Takes what room is left and no more. */
const cutCell = { ...cutText, width: '40%', maxWidth: 0 } as const

/** One long name widens no table: the other columns would go under the edge, or their words over three lines. */
const nameStyle = {
  minWidth: 0,
  maxWidth: 'var(--name-room, clamp(200px, 14.5vw, 380px))',
  overflowWrap: 'anywhere',
  '& > a, & > span': { ...cutText, display: 'block' },
} as const

const linkStyle = {
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const

function Under({ children }: { children: ReactNode }) {
  if (children === undefined || children === null || children === '') return null
  return (
    <Box data-under sx={{ fontSize: 13, lineHeight: 1.4, fontWeight: 450, color: 'text.secondary' }}>
      {children}
    </Box>
  )
}

const Head = <T,>({ column }: { column: Column<T> }) =>
  column.sort ? <SortHead {...column.sort}>{column.head}</SortHead> : column.head

function SortHead({ now, onSort, children }: NonNullable<Column<never>['sort']> & { children: ReactNode }) {
  const Icon = now === 'ascending' ? ArrowUp : now === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <ButtonBase
      onClick={onSort}
      sx={{
        gap: 0.5,
        minHeight: 44,
        mx: -1,
        px: 1,
        borderRadius: '8px',
        font: 'inherit',
        color: now ? 'primary.main' : 'inherit',
        '&:hover': { color: 'text.primary' },
      }}
    >
      {children}
      <Icon size={14} aria-hidden style={{ opacity: now ? 1 : 0.5 }} />
    </ButtonBase>
  )
}
