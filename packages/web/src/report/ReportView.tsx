import { useLingui } from '@lingui/react/macro'
import type { ReportFormat, ReportName } from '@parichay/contract/report/fields.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { Download, FileSpreadsheet, Mail } from 'lucide-react'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import {
  type ReportChange,
  reportCountQuery,
  reportPreviewQuery,
  type ReportSearch,
  saveReport,
} from '../api/reports.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { countText } from '../ui/dates.ts'
import { showError } from '../ui/dialogs.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { say } from '../ui/snackbar-store.ts'
import { phoneOnly } from '../ui/theme.ts'
import { ReportCountLine } from './ReportCountLine.tsx'
import { ReportFilterBar } from './ReportFilterBar.tsx'
import { ReportTable } from './ReportTable.tsx'
import { ScheduleSheet } from './ScheduleSheet.tsx'
import { refusalOf, reportWords } from './words.ts'

type Props = {
  report: ReportName
  filters: Omit<ReportSearch, 'report'>
  onChange: (change: ReportChange) => void
  /** Takes all filters away; undefined while there are none. */
  onClear: (() => void) | undefined
  withAgency: boolean
}

/**
 * One report: its filters, the first rows as the file will hold them, how many there are, and the ways to take them along. Until the
 * number is there, the server says which way a file goes.
 */
export function ReportView({ report, filters, onChange, onClear, withAgency }: Props) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<ReportFormat>()
  const [sending, setSending] = useState(false)
  const { data, error, loading, ofBefore, reload } = useRemote(reportPreviewQuery(report, filters))
  const counted = useRemote({
    ...reportCountQuery(report, filters),
    enabled: data?.hasMore === true && !ofBefore,
  })
  const shown = data?.rows.length
  const isWhole = data?.hasMore === false && !ofBefore
  const count = isWhole ? { total: data.rows.length, totalIsMore: false } : counted.data
  const isLong = count?.totalIsMore === true
  const take = async (format: ReportFormat) => {
    if (busy) return
    setBusy(format)
    let isMade = isLong
    try {
      if (!isLong && (await saveReport(report, filters, format))) return
      isMade = true
      await call(reportRoutes.makeReportFile, { body: { report, format, filters } })
      await queries.invalidateQueries({ queryKey: keys.reports('files') })
      say(t`The report is being made. You can leave this page.`)
    } catch (failure) {
      void showError(failure, isMade ? refusalOf(failure) : {})
    } finally {
      setBusy(undefined)
    }
  }
  const most = count ? countText(count.total, i18n.locale) : ''
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2 }}>
        <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
          <Box component="h2" sx={{ typography: 'h2' }}>
            {i18n._(reportWords[report].name)}
          </Box>
          <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 0.25 }}>
            {i18n._(reportWords[report].about)}
          </Box>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            [phoneOnly]: { width: '100%', '& > *': { flex: 1 } },
          }}
        >
          {(['csv', 'xlsx'] as const).map((format) => (
            <Button
              key={format}
              look={format === 'csv' ? 'primary' : 'secondary'}
              icon={format === 'csv' ? Download : FileSpreadsheet}
              busy={busy === format}
              disabledReason={shown === 0 ? t`There are no rows to save.` : undefined}
              onClick={() => void take(format)}
            >
              {format === 'csv' ? t`Download CSV` : t`Excel (XLSX)`}
            </Button>
          ))}
          <Button look="secondary" icon={Mail} onClick={() => setSending(true)}>{t`By e-mail`}</Button>
        </Box>
      </Box>
      {sending && <ScheduleSheet report={report} filters={filters} onClose={() => setSending(false)} />}
      <ReportFilterBar report={report} filters={filters} onChange={onChange} withAgency={withAgency} />
      {Boolean(error) && <InlineError message={failureText(error)} onRetry={reload} />}
      {!data && !error && <ListSkeleton rows={5} />}
      {data && (
        <ReportCountLine
          preview={data}
          count={count}
          failed={counted.error !== null && !counted.loading}
          onRetry={counted.reload}
        />
      )}
      {shown === 0 && (
        <EmptyState
          picture={<SearchDrawing />}
          title={t`No rows`}
          body={t`Nothing falls into these days and filters. Choose more days.`}
          action={
            onClear && (
              <Button look="secondary" onClick={onClear}>
                {t`Clear filters`}
              </Button>
            )
          }
        />
      )}
      {data && data.rows.length > 0 && (
        <Box aria-busy={loading} sx={{ opacity: loading ? 0.6 : 1, transition: 'opacity 150ms 150ms' }}>
          <ReportTable report={report} preview={data} />
        </Box>
      )}
      {isLong && (
        <Box sx={{ mt: 2 }}>
          <Notice tone="info">
            {t`More than ${most} rows: the file is made in the background and kept below for seven days.`}
          </Notice>
        </Box>
      )}
    </Box>
  )
}
