import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReportFile } from '@parichay/contract/report/fields.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { opensReport } from '@parichay/contract/report/rules.ts'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '../api/download.ts'
import { keys } from '../api/keys.ts'
import { reportFilesQuery } from '../api/reports.ts'
import { useStaff } from '../api/staff.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { countText, dayText, timeText } from '../ui/dates.ts'
import { showError } from '../ui/dialogs.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { sizeText } from '../ui/size-text.ts'
import { reportWords } from './words.ts'

/** Files that were asked for in the background: how far they are, and their download. Nothing while there are none; what did not come says so. */
export function ReportFiles() {
  const { t } = useLingui()
  const { money } = useStaff()
  const answer = useRemote(reportFilesQuery)
  const data = (answer.data ?? []).filter(({ report }) => opensReport(report, money))
  const failed = answer.error
  if (data.length === 0 && !failed) return null
  return (
    <Box component="section" aria-labelledby="report-files">
      <Box component="h2" id="report-files" sx={{ typography: 'h3', mb: 1 }}>
        {t`Files of the last seven days`}
      </Box>
      {failed && <InlineError message={failureText(failed)} onRetry={answer.reload} />}
      {data.length > 0 && (
        <RowList>
          {data.map((file) => (
            <FileRow key={file.reportFileId} file={file} />
          ))}
        </RowList>
      )}
    </Box>
  )
}

function FileRow({ file }: { file: ReportFile }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const name = i18n._(reportWords[file.report].name)
  const format = file.format.toUpperCase()
  const when = `${dayText(file.createdAt, i18n.locale)}, ${timeText(file.createdAt, i18n.locale)}`
  const done = countText(file.rowsDone, i18n.locale)
  const all = countText(file.rowsTotal, i18n.locale)
  const held = file.isCut
    ? t`${done} rows, the report has more: choose fewer days for the rest`
    : plural(file.rowsDone, { one: '# row', other: `${done} rows` })
  const isUnderWay = file.state === 'waiting' || file.state === 'working'
  const save = async () => {
    setBusy(true)
    try {
      await download(reportRoutes.downloadReportFile, { params: { reportFileId: file.reportFileId } })
      // The bell's word of it is read with the file.
      void queries.invalidateQueries({ queryKey: keys.notifications() })
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 1.5, minHeight: 72 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 650 }}>{`${name} · ${format}`}</Box>
        <Box sx={{ typography: 'body2', color: file.state === 'failed' ? 'error.main' : 'text.secondary' }}>
          {file.state === 'ready' && `${when} · ${held} · ${sizeText(file.bytes ?? 0)}`}
          {file.state === 'waiting' && t`Waits for its turn`}
          {file.state === 'working' && t`${done} of ${all} rows`}
          {file.state === 'failed' && t`This did not work. Ask for the report again.`}
        </Box>
        {isUnderWay && (
          <LinearProgress
            aria-label={t`${name}: ${done} of ${all} rows`}
            {...(file.state === 'working'
              ? {
                  variant: 'determinate' as const,
                  value: file.rowsTotal === 0 ? 0 : Math.min(100, (file.rowsDone / file.rowsTotal) * 100),
                }
              : {})}
            sx={{ mt: 1, height: 6, borderRadius: 3 }}
          />
        )}
      </Box>
      {file.state === 'ready' && (
        <Button
          look="secondary"
          icon={Download}
          busy={busy}
          label={t`Download ${name}`}
          onClick={() => void save()}
        >
          {t`Download`}
        </Button>
      )}
    </Box>
  )
}
