import { useLingui } from '@lingui/react/macro'
import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import { type CheckedRow, type ImportRow, neededFields } from '@parichay/contract/bulk/fields.import.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import {
  columnsFor,
  headingRow,
  type Listed,
  listedName,
  type ImportColumns as Columns,
  rememberedColumns,
  rowsOfTable,
} from '@parichay/contract/bulk/rules.import.ts'
import type { paymentModes } from '@parichay/contract/payment/fields.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { categoriesQuery } from '../api/customer-queries.ts'
import { keys } from '../api/keys.ts'
import { readTableFile } from '../api/table-file.ts'
import { NoTable } from '../ui/table-fault.ts'
import type { ReadTable } from '../api/table-reader.ts'
import { failureText } from '../failure-words.ts'
import { useGo } from '../go.ts'
import { keep, kept } from '../keepsake.ts'
import { paths } from '../paths.ts'
import { tableFaultText } from '../ui/table-words.ts'
import { countText } from '../ui/dates.ts'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { SheetChoice } from '../ui/SheetChoice.tsx'
import { Pile } from '../ui/shapes.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportFile } from './ImportFile.tsx'
import { ImportGuide } from './ImportGuide.tsx'
import { ImportResult } from './ImportResult.tsx'

type ReadFile = { file: File; read: ReadTable; heading: number; columns: Columns; isFit: boolean }
type Judged = { rows: ImportRow[]; checked: CheckedRow[]; unlisted: string[] }

/** Customers and businesses from a spreadsheet: read here, judged by the server without changing anything, then added by a job. */
export function ImportBusinessesScreen() {
  const { t, i18n } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const search = useSearch({ strict: false }) as { agencyId?: string }
  const about = Number(search.agencyId) > 0 ? { agencyId: Number(search.agencyId) } : {}
  // Asked for while the file is chosen.
  useRemote(categoriesQuery)
  const [file, setFile] = useState<ReadFile>()
  const [judged, setJudged] = useState<Judged>()
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFault('')
    try {
      await work()
    } catch (error) {
      setFault(error instanceof NoTable ? tableFaultText(error) : failureText(error))
    } finally {
      setBusy(false)
    }
  }
  const read = (chosen: File, sheet?: string) =>
    attempt(async () => {
      setFile(undefined)
      setJudged(undefined)
      if (chosen.size > 5_000_000) return setFault(t`This file is too large. The limit is 5 MB.`)
      const table = await readTableFile(chosen, sheet)
      const heading = headingRow(table.rows)
      const rows = table.rows
        .slice(heading + 1)
        .filter((row) => row.some((cell) => cell.trim() !== '')).length
      const isFit = rows > 0 && rows <= bulkBounds.imported
      const names = table.rows[heading] ?? []
      const columns = columnsFor(names, kept<Record<string, string>>('importColumns') ?? {})
      // Of a workbook another sheet may be the right one.
      if (isFit || table.sheets.length > 1) setFile({ file: chosen, read: table, heading, columns, isFit })
      if (rows === 0) return setFault(t`There are no rows below the headings.`)
      if (!isFit) {
        const many = countText(rows, i18n.locale)
        setFault(
          t`This file has ${many} rows. One file can have 2,000: split it and import one part after the other.`,
        )
      }
    })
  const judge = (rowsOf: (listed: readonly Listed[]) => ImportRow[]) =>
    attempt(async () => {
      const listed = await queries.ensureQueryData(categoriesQuery)
      const names = new Set(listed.map(({ name }) => name))
      const rows = rowsOf(listed)
      const { rows: checked } = await call(bulkRoutes.checkImport, { body: { rows, ...about } })
      const named = new Set(rows.map(({ category }) => category))
      const unlisted = [...named].filter((name) => name !== '' && !names.has(name))
      setJudged({ rows, checked, unlisted })
    })
  const check = () => {
    if (!file) return
    const { read: table, heading, columns } = file
    keep('importColumns', {
      ...kept<Record<string, string>>('importColumns'),
      ...rememberedColumns(table.rows[heading] ?? [], columns),
    })
    void judge((listed) => rowsOfTable(table.rows, heading, columns, listed))
  }
  const run = (mode: (typeof paymentModes)[number], withKnown: boolean) =>
    attempt(async () => {
      if (!file || !judged) return
      const sound = new Set(
        judged.checked
          .filter(({ outcome }) => outcome === 'new-customer' || (withKnown && outcome === 'new-business'))
          .map(({ rowNo }) => rowNo),
      )
      const rows = judged.rows.filter(({ rowNo }) => sound.has(rowNo))
      const body = { rows, fileName: file.file.name.slice(0, 200), mode, ...about }
      const job = await call(bulkRoutes.importBusinesses, { body })
      void queries.invalidateQueries({ queryKey: keys.bulk() })
      go(paths.bulkJob(job.bulkJobId))
    })
  const missing = file ? neededFields.filter((field) => file.columns[field] === null) : []
  return (
    <Page
      title={t`Import businesses`}
      width="lg"
      subtitle={t`Customers and businesses from a spreadsheet: up to 2,000 rows, CSV or XLSX.`}
    >
      <Pile gap={2} oneColumn>
        {fault && <Notice>{fault}</Notice>}
        <ImportFile name={file?.file.name} busy={busy && !file} onFile={(chosen) => void read(chosen)} />
        {!file && <ImportGuide />}
        {file && !judged && <SheetChoice {...file.read} onChoose={(sheet) => void read(file.file, sheet)} />}
        {file?.isFit && !judged && (
          <ImportColumns
            table={file.read.rows}
            heading={file.heading}
            columns={file.columns}
            missing={missing}
            busy={busy}
            onChange={(columns) => setFile({ ...file, columns })}
            onCheck={check}
          />
        )}
        {judged && (
          <ImportResult
            rows={judged.rows}
            checked={judged.checked}
            unlisted={judged.unlisted}
            busy={busy}
            onBack={() => setJudged(undefined)}
            onCheck={(rows) =>
              void judge((listed) =>
                rows.map((row) => ({ ...row, category: listedName(row.category, listed) })),
              )
            }
            onRun={(mode, withKnown) => void run(mode, withKnown)}
          />
        )}
      </Pile>
    </Page>
  )
}
