import { useLingui } from '@lingui/react/macro'
import { type ImportField, importFields, neededFields } from '@parichay/contract/bulk/fields.import.ts'
import { type ImportColumns as Columns, overfullRows } from '@parichay/contract/bulk/rules.import.ts'
import Box from '@mui/material/Box'
import { ListChecks } from 'lucide-react'
import { useId } from 'react'
import type { Table } from '../api/table-reader.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Select } from '../ui/form/Select.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Cut, Heading, Quiet } from '../ui/shapes.tsx'
import { fieldNames } from './words.ts'
import { dot } from '../ui/dot.ts'

type Props = {
  table: Table
  /** The row of the headings; -1 for none. */
  heading: number
  columns: Columns
  missing: readonly ImportField[]
  busy: boolean
  onChange: (columns: Columns) => void
  onCheck: () => void
}

/** Which column of the file means what, with the first values below each; the choice is remembered. */
export function ImportColumns({ table, heading, columns, missing, busy, onChange, onCheck }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const width = Math.max(0, ...table.slice(0, 200).map((row) => row.length))
  const names = Array.from({ length: width }, (_none, at) => table[heading]?.[at] ?? '')
  const samples = (at: number | null) =>
    at === null
      ? ''
      : table
          .slice(heading + 1, heading + 40)
          .map((row) => row[at]?.trim() ?? '')
          .filter(Boolean)
          .slice(0, 3)
          .join(dot)
  const overfull = overfullRows(table, heading)
  const some = overfull[0] ?? 0
  const wanted = missing.map((field) => i18n._(fieldNames[field])).join(', ')
  return (
    <Card sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Heading>{t`Which column is what?`}</Heading>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {importFields.map((field) => (
          <Box key={field} sx={{ display: 'grid', gap: 0.5, minWidth: 0, alignContent: 'start' }}>
            <Box component="label" htmlFor={`${id}${field}`} sx={{ fontWeight: 600, typography: 'body2' }}>
              {i18n._(fieldNames[field])}
              {(neededFields as readonly ImportField[]).includes(field) && ' *'}
            </Box>
            <Select
              id={`${id}${field}`}
              value={columns[field] === null ? '' : String(columns[field])}
              onChange={(event) =>
                onChange({
                  ...columns,
                  [field]: event.target.value === '' ? null : Number(event.target.value),
                })
              }
            >
              <option value="">{t`Not in the file`}</option>
              {names.map((name, at) => (
                <option key={at} value={at}>
                  {name.trim() || t`Column ${at + 1}`}
                </option>
              ))}
            </Select>
            <Quiet small>
              <Cut>{samples(columns[field])}</Cut>
            </Quiet>
          </Box>
        ))}
      </Box>
      {overfull.length > 0 && (
        <Notice>
          {t`In some rows there are more cells than headings, first in row ${some}. Where a comma stands within a cell without quotation marks, all behind it has moved to the next column.`}
        </Notice>
      )}
      <Box>
        <Button
          icon={ListChecks}
          busy={busy}
          disabledReason={missing.length > 0 ? t`Choose the column for: ${wanted}` : undefined}
          onClick={onCheck}
        >
          {t`Check the rows`}
        </Button>
      </Box>
    </Card>
  )
}
