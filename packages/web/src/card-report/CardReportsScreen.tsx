import { useLingui } from '@lingui/react/macro'
import type { CardReport, ReportState } from '@parichay/contract/card-report/fields.ts'
import { cardReportRoutes } from '@parichay/contract/card-report/routes.ts'
import Box from '@mui/material/Box'
import { cardReportAddress, cardReportQuery } from '../api/card-reports.ts'
import { call } from '../api/client.ts'
import { recordExport } from '../api/export-list.ts'
import { useStaff } from '../api/staff.ts'
import { Card } from '../ui/Card.tsx'
import { showError } from '../ui/dialogs.tsx'
import { PeopleDrawing } from '../ui/illustrations.tsx'
import { useListRun } from '../ui/list/list-run.ts'
import { ListScreen } from '../ui/list/ListScreen.tsx'
import { plainList } from '../ui/shape-styles.ts'
import { say } from '../ui/snackbar-store.ts'
import { useCardReportColumns } from './CardReportColumns.tsx'
import { CardReportDetail } from './CardReportDetail.tsx'
import { CardReportFilters } from './CardReportFilters.tsx'

/** What visitors report about cards of the scope: newest first, each with the way to the card and to where it is paused. */
export function CardReportsScreen() {
  const { t } = useLingui()
  const staff = useStaff()
  const list = useListRun(cardReportAddress, cardReportQuery, true)
  const { query, change, found, put } = list
  const review = async ({ cardReportId }: CardReport, state: ReportState) => {
    try {
      const now = await call(cardReportRoutes.reviewCardReport, { body: { cardReportId, state } })
      put((one) => one.cardReportId === cardReportId, now)
      return true
    } catch (error) {
      void showError(error)
      return false
    }
  }
  const note = async (report: CardReport, state: ReportState) => {
    if (!(await review(report, state))) return
    const said = {
      open: t`The report is open again`,
      seen: t`Noted as looked at`,
      closed: t`The report is closed`,
    }
    say(said[state], { action: { label: t`Undo`, run: () => void review(report, report.state) } })
  }
  const detailOf = (report: CardReport) => (
    <CardReportDetail
      report={report}
      withAgency={staff.seesAllAgencies}
      onState={(state) => void note(report, state)}
    />
  )
  const columns = useCardReportColumns(staff.seesAllAgencies)
  return (
    <ListScreen
      title={t`Reported cards`}
      list={list}
      picture={<PeopleDrawing />}
      counted={(total, isFiltered) => (isFiltered ? t`${total} found` : t`${total} in all`)}
      filters={
        <CardReportFilters query={query} onChange={(what) => change(what, true)} rows={found?.list ?? []} />
      }
      bones={5}
      empty={{
        title: t`No card was reported`,
        body: t`At the foot of each card visitors can report it to you.`,
      }}
      file={{
        list: 'cardReports',
        record: recordExport,
        number: t`Number`,
        more: [
          { head: t`Card link`, text: (row) => row.cardId ?? '' },
          { head: t`Agency`, text: (row) => row.agencyName },
          { head: t`How to reach the visitor`, text: (row) => row.contact },
        ],
      }}
      name="card-reports"
      columns={columns}
      rowKey={({ cardReportId }) => cardReportId}
      detail={detailOf}
      cards={(rows) => (
        <Box component="ul" aria-label={t`Reported cards`} sx={cards}>
          {rows.map((report) => (
            <Card key={report.cardReportId} component="li" sx={{ display: 'grid', gap: 1.5 }}>
              {detailOf(report)}
            </Card>
          ))}
        </Box>
      )}
    />
  )
}

const cards = { ...plainList, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 }
