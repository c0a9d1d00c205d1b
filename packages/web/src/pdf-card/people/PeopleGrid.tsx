import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { peopleBounds, type PersonField, personFields } from '@parichay/contract/pdf-card/people.ts'
import { isBlocking, type PersonProblem } from '@parichay/contract/pdf-card/people-rules.ts'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Ticks } from '../../ui/list/ticks.ts'
import { Quiet } from '../../ui/shapes.tsx'
import { freshId } from '../../ui/fresh-id.ts'
import { say } from '../../ui/snackbar-store.ts'
import { CellInput, type Move } from './CellInput.tsx'
import { layBlock } from '@parichay/contract/pdf-card/people-paste.ts'
import { emptyRow, type TableRow } from '@parichay/contract/pdf-card/people-table.ts'
import { NumberTick } from './NumberTick.tsx'
import { PrintCell } from './PrintCell.tsx'
import { printState } from './PrintMarks.tsx'
import { fieldNames, problemWords } from './words.ts'

const rowHeight = 44
const headHeight = 40
/** Rows drawn above and below what is seen. */
const spare = 8
const firstWidth = 84
const photoWidth = 56
/** The column of printed marks, which is there once something is marked. */
const printWidth = 176
const widths: Record<PersonField, number> = {
  name: 190,
  idNo: 120,
  designation: 160,
  department: 140,
  phone: 150,
  emergencyPhone: 150,
  bloodGroup: 110,
  dateOfBirth: 130,
  validTill: 130,
  address: 260,
}
const wide = firstWidth + personFields.reduce((sum, field) => sum + widths[field], 0)

type Place = { row: number; field: PersonField }
type Props = {
  rows: readonly TableRow[]
  problems: ReadonlyMap<string, PersonProblem[]>
  ticks: Ticks<TableRow>
  /** New people may be typed below the last one. */
  mayAdd: boolean
  hasPhotos: boolean
  freshPlace: number
  onPut: (rows: TableRow[]) => void
  photoOf: (row: TableRow) => ReactNode
  menuOf: (row: TableRow, no: number) => ReactNode
  /** What stands below the table beside the words about the chosen cell. */
  foot: ReactNode
}

/** A table that is typed in like a spreadsheet; only the rows in sight are drawn. Tab, Enter and arrows move, blocks are pasted. */
export function PeopleGrid({
  rows,
  problems,
  ticks,
  mayAdd,
  hasPhotos,
  freshPlace,
  onPut,
  photoOf,
  menuOf,
  foot,
}: Props) {
  const { t, i18n } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(640)
  const [chosenPlace, setActive] = useState<Place | undefined>()
  const blank = useMemo(() => emptyRow(freshPlace, freshId()), [freshPlace])
  const isFull = rows.length >= peopleBounds.rows
  const all = mayAdd && !isFull ? [...rows, blank] : rows
  // Enter below the last row stays there.
  const lastRow = all.length - 1
  const active = useMemo(
    () =>
      chosenPlace && lastRow >= 0 ? { ...chosenPlace, row: Math.min(chosenPlace.row, lastRow) } : undefined,
    [chosenPlace, lastRow],
  )
  const left = firstWidth + (hasPhotos ? photoWidth : 0)
  const hasMarks = rows.some((row) => printState(row) !== 'none')
  const whole = wide + (hasPhotos ? photoWidth : 0) + (hasMarks ? printWidth : 0)
  useLayoutEffect(() => {
    const measure = () => setHeight(box.current?.clientHeight || 640)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  useEffect(() => {
    if (!active || !box.current) return
    const at = active.row * rowHeight
    const seen = height - headHeight - rowHeight
    if (at < box.current.scrollTop) box.current.scrollTop = at
    else if (at > box.current.scrollTop + seen) box.current.scrollTop = at - seen
  }, [active, height])
  const from = Math.max(0, Math.floor(top / rowHeight) - spare)
  const shown = all.slice(from, Math.ceil((top + height) / rowHeight) + spare)
  const move = ({ row, field }: Place, how: Move) => {
    const at = personFields.indexOf(field) + (how === 'right' ? 1 : how === 'left' ? -1 : 0)
    const wrapped = at < 0 ? -1 : at >= personFields.length ? 1 : 0
    const to = row + (how === 'down' ? 1 : how === 'up' ? -1 : 0) + wrapped
    if (to < 0) return
    setActive({
      row: to,
      field: personFields[(at + personFields.length) % personFields.length]!,
    })
  }
  const write = (row: TableRow, field: PersonField, text: string) => {
    if (row.facts[field] !== text) onPut([{ ...row, facts: { ...row.facts, [field]: text } }])
  }
  const paste = (place: Place, block: string[][]) => {
    const laid = layBlock(rows, block, place, {
      fresh: (offset) => emptyRow(freshPlace + offset, freshId()),
      most: mayAdd ? peopleBounds.rows : rows.length,
    })
    onPut(laid.rows)
    const { leftOut } = laid
    if (leftOut > 0)
      say(
        plural(leftOut, {
          one: '# row had no room: a project holds 2,000 people.',
          other: '# rows had no room: a project holds 2,000 people.',
        }),
      )
  }
  const chosen = active && all[active.row]
  const told = chosen && active ? (problems.get(chosen.rowKey) ?? []) : []
  return (
    <Box
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        ref={box}
        role="grid"
        aria-label={t`People`}
        aria-rowcount={all.length + 1}
        aria-colcount={personFields.length + (hasMarks ? 2 : 1)}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        sx={{
          position: 'relative',
          overflow: 'auto',
          overscrollBehavior: 'contain',
          height: 'clamp(280px, calc(100dvh - 330px), 720px)',
          scrollPaddingLeft: `${left}px`,
        }}
      >
        <Box
          role="row"
          aria-rowindex={1}
          sx={{
            position: 'sticky',
            top: 0,
            zIndex: 3,
            display: 'flex',
            width: whole,
            height: headHeight,
            bgcolor: 'brand.sunken',
            borderBottom: '1px solid',
            borderColor: 'divider',
            typography: 'subtitle2',
          }}
        >
          <Box
            role="columnheader"
            sx={{ ...sticky, width: left, bgcolor: 'brand.sunken', px: 1.5, lineHeight: `${headHeight}px` }}
          >
            {t`No.`}
          </Box>
          {hasMarks && (
            <Box
              role="columnheader"
              sx={{ width: printWidth, flex: 'none', px: 1.25, lineHeight: `${headHeight}px` }}
            >
              {t`Printed`}
            </Box>
          )}
          {personFields.map((field) => (
            <Box
              key={field}
              role="columnheader"
              sx={{
                width: widths[field],
                flex: 'none',
                px: 1.25,
                lineHeight: `${headHeight}px`,
                whiteSpace: 'nowrap',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
              }}
            >
              {i18n._(fieldNames[field])}
            </Box>
          ))}
        </Box>
        <Box
          role="rowgroup"
          sx={{
            position: 'relative',
            height: all.length * rowHeight,
            width: whole,
          }}
        >
          {shown.map((row, i) => {
            const at = from + i
            const faults = problems.get(row.rowKey) ?? []
            const isWrong = faults.some(isBlocking)
            return (
              <Box
                key={row === blank ? 'blank' : row.rowKey}
                role="row"
                aria-rowindex={at + 2}
                sx={{
                  position: 'absolute',
                  top: at * rowHeight,
                  display: 'flex',
                  width: 1,
                  height: rowHeight,
                  borderBottom: '1px solid',
                  borderColor: 'divider',
                }}
              >
                <Box
                  role="rowheader"
                  sx={{
                    ...sticky,
                    width: left,
                    display: 'flex',
                    alignItems: 'center',
                    bgcolor: 'background.paper',
                    borderRight: '1px solid',
                    borderColor: 'divider',
                    boxShadow: faults.length > 0 ? `inset 3px 0 0 var(--mark)` : 'none',
                    '--mark': (theme) =>
                      isWrong ? theme.vars!.palette.error.main : theme.vars!.palette.warning.main,
                  }}
                >
                  {row === blank ? (
                    <Box
                      sx={{ width: 40, textAlign: 'center', typography: 'body2', color: 'text.secondary' }}
                    >
                      +
                    </Box>
                  ) : (
                    <NumberTick no={at + 1} row={row} rows={rows} ticks={ticks} />
                  )}
                  {row !== blank && menuOf(row, at + 1)}
                  {hasPhotos && (
                    <Box sx={{ ml: 'auto', width: photoWidth, display: 'grid', placeItems: 'center' }}>
                      {row !== blank && photoOf(row)}
                    </Box>
                  )}
                </Box>
                {hasMarks && <PrintCell row={row} width={printWidth} />}
                {personFields.map((field) => {
                  const fault = faults.find((one) => one.field === field)
                  const isActive = active?.row === at && active.field === field
                  const isEntry = !active && at === 0 && field === 'name'
                  return (
                    <Box
                      key={field}
                      role="gridcell"
                      tabIndex={isEntry ? 0 : -1}
                      aria-invalid={fault ? true : undefined}
                      aria-label={[`${i18n._(fieldNames[field])} ${at + 1}`, row.facts[field]]
                        .filter(Boolean)
                        .join(': ')}
                      onFocus={(event) => {
                        if (event.target === event.currentTarget && !isActive) setActive({ row: at, field })
                      }}
                      onClick={() => {
                        if (!isActive) setActive({ row: at, field })
                      }}
                      sx={{
                        width: widths[field],
                        flex: 'none',
                        position: 'relative',
                        borderRight: '1px solid',
                        borderColor: 'divider',
                        cursor: 'text',
                        scrollMarginLeft: `${left}px`,
                        bgcolor: fault ? (isBlocking(fault) ? 'error.tint' : 'warning.tint') : 'transparent',
                      }}
                    >
                      {isActive ? (
                        <CellInput
                          key={`${row.rowKey} ${field}`}
                          label={`${i18n._(fieldNames[field])} ${at + 1}`}
                          field={field}
                          value={row.facts[field]}
                          isWrong={fault !== undefined}
                          onWrite={(text) => write(row, field, text)}
                          onMove={(how) => move({ row: at, field }, how)}
                          onPaste={(block) => paste({ row: at, field }, block)}
                          onLeave={() =>
                            setActive((now) =>
                              now && now.row >= at && now.field === field ? undefined : now,
                            )
                          }
                        />
                      ) : (
                        <Box
                          title={fault ? i18n._(problemWords[fault.code]) : undefined}
                          sx={{
                            px: 1.25,
                            lineHeight: `${rowHeight - 1}px`,
                            fontSize: 15,
                            whiteSpace: 'nowrap',
                            overflow: 'hidden',
                            textOverflow: 'ellipsis',
                          }}
                        >
                          {row.facts[field]}
                        </Box>
                      )}
                    </Box>
                  )
                })}
              </Box>
            )
          })}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          minHeight: 40,
          px: 1.5,
          py: 0.75,
          borderTop: '1px solid',
          borderColor: 'divider',
          bgcolor: 'brand.sunken',
        }}
      >
        <Quiet aria-live="polite">
          {told.length > 0
            ? told.map(({ code }) => i18n._(problemWords[code])).join(' ')
            : t`Tab goes on, Enter goes down. Paste rows from Excel or Google Sheets.`}
        </Quiet>
        {foot}
      </Box>
    </Box>
  )
}

const sticky = { position: 'sticky', left: 0, zIndex: 2, flex: 'none' } as const
