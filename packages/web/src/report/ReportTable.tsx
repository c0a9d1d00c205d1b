import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import {
  reportColumns,
  type ReportCell,
  type ReportColumn,
  type ReportName,
  type ReportPreview,
} from '@parichay/contract/report/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { countText, dayText } from '../ui/dates.ts'
import { DataTable } from '../ui/list/DataTable.tsx'
import { cellWords } from './words.cells.ts'
import { columnWords, reportWords } from './words.ts'

type Row = { place: number; cells: ReportCell[] }
const isColumn = (name: string): name is ReportColumn => name in reportColumns

/** The first rows of a report in the order of its columns, each value as people read it. */
export function ReportTable({ report, preview }: { report: ReportName; preview: ReportPreview }) {
  const { i18n } = useLingui()
  const rows: Row[] = preview.rows.map((cells, place) => ({ place, cells }))
  const names = preview.columns.filter(isColumn)
  return (
    <DataTable
      label={i18n._(reportWords[report].name)}
      rows={rows}
      rowKey={({ place }) => place}
      columns={names.map((name, index) => {
        const { kind } = reportColumns[name]
        const isSum = kind === 'rupees' || name === 'daysLeft' || name === 'documents' || name === 'used'
        return {
          id: name,
          head: i18n._(columnWords[name]),
          cell: ({ cells }: Row) => <Value name={name} value={cells[index] ?? null} i18n={i18n} />,
          align: isSum ? ('end' as const) : ('start' as const),
        }
      })}
    />
  )
}

function Value({ name, value, i18n }: { name: ReportColumn; value: ReportCell; i18n: I18n }): ReactNode {
  if (value === null || value === '') return '–'
  const { kind } = reportColumns[name]
  const language = i18n.locale
  const words = cellWords[name]?.[String(value)]
  const text = words
    ? i18n._(words)
    : kind === 'rupees'
      ? rupees(Number(value))
      : kind === 'date'
        ? dayText(String(value), language)
        : kind === 'phone'
          ? spokenNumber(String(value))
          : name === 'used' || name === 'documents'
            ? countText(Number(value), language)
            : String(value)
  const isOneLine = kind !== 'text'
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        maxWidth: 260,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        verticalAlign: 'bottom',
        whiteSpace: 'nowrap',
        fontVariantNumeric: isOneLine ? 'tabular-nums' : undefined,
      }}
      title={isOneLine ? undefined : text}
    >
      {text}
    </Box>
  )
}
