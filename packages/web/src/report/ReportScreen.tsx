import { useLingui } from '@lingui/react/macro'
import { type ReportName, reportNames } from '@parichay/contract/report/fields.ts'
import { opensReport, plainDays } from '@parichay/contract/report/rules.ts'
import Box from '@mui/material/Box'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { reportAddress, type ReportChange, type ReportSearch } from '../api/reports.ts'
import { useStaff } from '../api/staff.ts'
import { useAgency } from '../session.ts'
import { NoAccessScreen } from '../shell/NoAccessScreen.tsx'
import { Page } from '../ui/Page.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { ReportFiles } from './ReportFiles.tsx'
import { ReportPicker } from './ReportPicker.tsx'
import { ReportSchedules } from './ReportSchedules.tsx'
import { ReportView } from './ReportView.tsx'
import { presentDay } from '../ui/clock.ts'

/** Reports: one is chosen, narrowed, looked at, and saved as a file. All of it stands in the address. */
export function ReportScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { loaded, money, seesAllAgencies } = useStaff()
  const { expiringSoonDays } = useAgency()
  const search = reportAddress.read(useSearch({ strict: false }) as Record<string, string | undefined>)
  const { report = 'digital-card', ...given } = search
  const go = (to: ReportSearch) => void navigate({ to: '.', search: to as never, resetScroll: false })
  const change = (what: ReportChange) => go(reportAddress.change(search, what) as ReportSearch)
  const clear = () =>
    change(Object.fromEntries([...reportAddress.filters.keys()].map((name) => [name, undefined])))
  const filters = { ...plainDays(report, presentDay(), expiringSoonDays), ...given }
  // What was paid is closed with the pages of it; nothing is asked then.
  if (!opensReport(report, money)) return <NoAccessScreen />
  return (
    <Page title={t`Report`} width="xl" subtitle={t`Lists and sums to take along, as CSV or Excel.`}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignItems: 'start',
          [fromDesktop]: { gridTemplateColumns: '248px minmax(0, 1fr)', gap: 4 },
        }}
      >
        <ReportPicker
          value={report}
          names={reportNames.filter((name) => opensReport(name, money))}
          onPick={(next: ReportName) => go({ report: next })}
        />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {loaded && (
            <ReportView
              key={report}
              report={report}
              filters={filters}
              onChange={change}
              onClear={reportAddress.isFiltered(search) ? clear : undefined}
              withAgency={seesAllAgencies}
            />
          )}
          {loaded && <ReportFiles />}
          {loaded && <ReportSchedules />}
        </Box>
      </Box>
    </Page>
  )
}
