import { useLingui } from '@lingui/react/macro'
import type { ReportSchedule } from '@parichay/contract/report/fields.schedule.ts'
import { reportScheduleRoutes } from '@parichay/contract/report/routes.schedule.ts'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { Trash2 } from 'lucide-react'
import { call } from '../api/client.ts'
import { reportSchedulesQuery } from '../api/reports.ts'
import { failureText } from '../failure-words.ts'
import { dayText } from '../ui/dates.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { takeOut } from '../ui/list/list-address.ts'
import { RowList } from '../ui/list/RowList.tsx'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { Quiet, Rest } from '../ui/shapes.tsx'
import { NarrowedBy } from './NarrowedBy.tsx'
import { reportWords, stepWords } from './words.ts'

/** Reports that go out by e-mail: what, how often, to whom, when next; each can be ended. Nothing while there are none; what did not come says so. */
export function ReportSchedules() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { queryKey } = reportSchedulesQuery
  const { data = [], error, reload } = useRemote(reportSchedulesQuery)
  if (data.length === 0 && !error) return null
  const end = ({ reportScheduleId, report }: ReportSchedule) =>
    void removeWithUndo({
      take: () =>
        takeOut(queries, queryKey, () =>
          queries.setQueryData(queryKey, (old) =>
            old?.filter((one) => one.reportScheduleId !== reportScheduleId),
          ),
        ),
      ask: (restore) =>
        call(reportScheduleRoutes.deleteReportSchedule, {
          params: { reportScheduleId },
          body: restore ? { restore } : {},
        }),
      said: t`“${i18n._(reportWords[report].name)}” does not go out any more`,
    })
  return (
    <Box component="section" aria-labelledby="report-schedules">
      <Box component="h2" id="report-schedules" sx={{ typography: 'h3', mb: 1 }}>
        {t`Sent by e-mail`}
      </Box>
      {error && <InlineError message={failureText(error)} onRetry={reload} />}
      {data.length > 0 && (
        <RowList>
          {data.map((one) => (
            <Row key={one.reportScheduleId} schedule={one} onEnd={() => end(one)} />
          ))}
        </RowList>
      )}
    </Box>
  )
}

function Row({ schedule, onEnd }: { schedule: ReportSchedule; onEnd: () => void }) {
  const { t, i18n } = useLingui()
  const { report, every, format, filters, recipients, nextOn, lastSentAt } = schedule
  const name = i18n._(reportWords[report].name)
  const names = recipients.map((one) => one.name).join(', ')
  const next = dayText(nextOn, i18n.locale)
  const last = lastSentAt && dayText(lastSentAt, i18n.locale)
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 1.5, minHeight: 72 }}>
      <Rest>
        <Box
          sx={{ fontWeight: 650 }}
        >{`${name} · ${i18n._(stepWords[every].name)} · ${format.toUpperCase()}`}</Box>
        <NarrowedBy report={report} filters={filters} />
        <Box
          sx={{
            typography: 'body2',
            overflowWrap: 'anywhere',
            color: names ? 'text.secondary' : 'error.main',
          }}
        >
          {names ? t`To ${names}` : t`Nobody gets it any more: all who did have left or may not see it.`}
        </Box>
        <Quiet>{last ? t`Last sent ${last}, next on ${next}` : t`First on ${next}`}</Quiet>
      </Rest>
      <IconButton icon={Trash2} label={t`End sending ${name}`} onClick={onEnd} />
    </Box>
  )
}
