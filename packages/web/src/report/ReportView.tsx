import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReportFormat, ReportName } from '@parichay/contract/report/fields.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import Box from '@mui/material/Box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, FileSpreadsheet, Mail } from 'lucide-react'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { type ReportChange, reportPreviewQuery, type ReportSearch, saveReport } from '../api/reports.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { countText, timeText } from '../ui/dates.ts'
import { showError } from '../ui/dialogs.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { say } from '../ui/snackbar-store.ts'
import { fromTablet, phoneOnly } from '../ui/theme.ts'
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

/** One report: its filters, the first rows as the file will hold them, how many there are, and the ways to take them along. */
export function ReportView({ report, filters, onChange, onClear, withAgency }: Props) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<ReportFormat>()
  const [sending, setSending] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(reportPreviewQuery(report, filters))
  const isLong = data?.totalIsMore === true
  const take = async (format: ReportFormat) => {
    if (busy) return
    setBusy(format)
    try {
      if (isLong) {
        await call(reportRoutes.makeReportFile, { body: { report, format, filters } })
        await queries.invalidateQueries({ queryKey: keys.reports('files') })
        say(t`The report is being made. You can leave this page.`)
      } else await saveReport(report, filters, format)
    } catch (failure) {
      void showError(failure, isLong ? refusalOf(failure) : {})
    } finally {
      setBusy(undefined)
    }
  }
  const total = data && `${countText(data.total, i18n.locale)}${data.totalIsMore ? '+' : ''}`
  const rows = data?.total ?? 0
  const asOf = data ? timeText(data.asOf, i18n.locale) : ''
  const shown = data?.rows.length ?? 0
  const most = data ? countText(data.total, i18n.locale) : ''
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
              disabledReason={rows === 0 ? t`There are no rows to save.` : undefined}
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
      {Boolean(error) && <InlineError message={failureText(error)} onRetry={() => void refetch()} />}
      {isLong && (
        <Box sx={{ mb: 2 }}>
          <Notice tone="info">
            {t`More than ${most} rows: the file is made in the background and kept below for seven days.`}
          </Notice>
        </Box>
      )}
      {!data && !error && <ListSkeleton rows={5} />}
      {data && (
        <Box
          role="status"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            mb: 1,
            typography: 'body2',
            color: 'text.secondary',
            [fromTablet]: { justifyContent: 'space-between' },
          }}
        >
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 650 }}>
            {data.totalIsMore ? t`${total} rows` : plural(rows, { one: '# row', other: `${total} rows` })}
          </Box>
          <span>{shown < rows ? t`The first ${shown} are shown, as of ${asOf}` : t`as of ${asOf}`}</span>
        </Box>
      )}
      {data && rows === 0 && (
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
      {data && rows > 0 && (
        <Box aria-busy={isFetching} sx={{ opacity: isFetching ? 0.6 : 1, transition: 'opacity 150ms 150ms' }}>
          <ReportTable report={report} preview={data} />
        </Box>
      )}
    </Box>
  )
}
