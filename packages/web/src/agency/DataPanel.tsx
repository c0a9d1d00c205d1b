import { useLingui } from '@lingui/react/macro'
import { type ReportFormat, type ReportName, reportNames } from '@parichay/contract/report/fields.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { opensReport } from '@parichay/contract/report/rules.ts'
import Box from '@mui/material/Box'
import { Download, FileSpreadsheet, FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { saveReport } from '../api/reports.ts'
import { useStaff } from '../api/staff.ts'
import { QuotaBar } from '../document/QuotaBar.tsx'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { refusalOf, reportWords } from '../report/words.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { showError } from '../ui/dialogs.tsx'
import { Facts } from '../ui/Facts.tsx'
import { say } from '../ui/snackbar-store.ts'
import { presentDay } from '../ui/clock.ts'

/** Nothing is older than the platform. */
const firstDay = '2020-01-01'
const pad = { display: 'grid', gap: 1.5, p: { xs: 2, md: 2.5 } } as const

/** The data of an agency: how much lies here, how to take all of it along, and how long it is kept. */
export function DataPanel({ agencyId }: { agencyId: number }) {
  const { t } = useLingui()
  const go = useGo()
  const { money } = useStaff()
  return (
    <>
      <Card component="section" aria-label={t`Files`} sx={pad}>
        <Box component="h2" sx={{ typography: 'h3' }}>{t`Files`}</Box>
        <QuotaBar agencyId={agencyId} />
        <Box>
          <Button
            look="secondary"
            icon={FolderOpen}
            onClick={() => go(paths.documents({ agencyId }))}
          >{t`Open the documents`}</Button>
        </Box>
      </Card>
      <Card component="section" aria-label={t`Take the data along`} sx={pad}>
        <Box component="h2" sx={{ typography: 'h3' }}>{t`Take the data along`}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t`Everything since the beginning, as tables for Excel or any other program. Who downloads what stands in the activity log.`}
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {reportNames
            .filter((report) => opensReport(report, money))
            .map((report) => (
              <ExportRow key={report} report={report} agencyId={agencyId} />
            ))}
        </Box>
      </Card>
      <Card component="section" aria-label={t`How long it is kept`} sx={pad}>
        <Box component="h2" sx={{ typography: 'h3' }}>{t`How long it is kept`}</Box>
        <Facts
          facts={[
            [
              t`Deleted businesses and cards`,
              t`30 days in which they can be brought back; then they are erased`,
            ],
            [t`Deleted accounts of customers`, t`30 days; then they are erased, and invoices stay`],
            [t`Invoices`, t`8 years, as the law asks`],
            [t`Activity log`, t`one year`],
            [t`Use of the panel`, t`13 months, without names`],
            [t`Failures in the panel`, t`90 days`],
            [t`Files of reports`, t`7 days`],
          ]}
        />
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t`An agency with invoices is not deleted while they have to be kept. Suspended, nobody can use it.`}
        </Box>
      </Card>
    </>
  )
}

function ExportRow({ report, agencyId }: { report: ReportName; agencyId: number }) {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState<ReportFormat>()
  const name = i18n._(reportWords[report].name)
  const take = async (format: ReportFormat) => {
    if (busy) return
    setBusy(format)
    const filters = { agencyId, from: firstDay, to: presentDay() }
    let isMade = false
    try {
      if (await saveReport(report, filters, format)) return
      // A long one is made in the background, and waits on the page of reports.
      isMade = true
      await call(reportRoutes.makeReportFile, { body: { report, format, filters } })
      say(t`“${name}” is long and is being made. It will stand on the page of reports.`)
    } catch (failure) {
      void showError(failure, isMade ? refusalOf(failure) : {})
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 0.75,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 96px', minWidth: 0, fontWeight: 550 }}>{name}</Box>
      <Button
        look="text"
        icon={Download}
        busy={busy === 'csv'}
        onClick={() => void take('csv')}
        label={t`${name} as CSV`}
      >
        {t`CSV`}
      </Button>
      <Button
        look="text"
        icon={FileSpreadsheet}
        busy={busy === 'xlsx'}
        onClick={() => void take('xlsx')}
        label={t`${name} as Excel`}
      >
        {t`Excel`}
      </Button>
    </Box>
  )
}
