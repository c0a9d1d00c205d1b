import { useLingui } from '@lingui/react/macro'
import { subscriptionFilters } from '@parichay/contract/business/rules.ts'
import { cardStatuses } from '@parichay/contract/card/fields.ts'
import { columnsOf, type ReportName } from '@parichay/contract/report/fields.ts'
import { filtersOf } from '@parichay/contract/report/rules.ts'
import Box from '@mui/material/Box'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import type { ReportChange, ReportSearch } from '../api/reports.ts'
import { AgencyPill } from '../shell/AgencyPill.tsx'
import { cardStatusNames, subscriptionNames } from '../business/staff/words.ts'
import { Button } from '../ui/Button.tsx'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { ColumnSheet } from './ColumnSheet.tsx'
import { DayInput } from '../ui/list/DayInput.tsx'
import { ReportPills } from './ReportPills.tsx'
import { doneNames, filterLabels, refundNames, reportWords } from './words.ts'

type Props = {
  report: ReportName
  filters: Omit<ReportSearch, 'report'>
  onChange: (change: ReportChange) => void
  withAgency: boolean
}

/** The days of a report, what else narrows it, and its columns. */
export function ReportFilterBar({ report, filters, onChange, withAgency }: Props) {
  const { t, i18n } = useLingui()
  const [picking, setPicking] = useState(false)
  const has = filtersOf[report]
  const words = reportWords[report]
  const all = columnsOf[report].filter((name) => withAgency || name !== 'agencyName')
  const chosen = filters.columns?.split(',').length ?? all.length
  const of = all.length
  return (
    <Box
      role="group"
      aria-label={t`Filters`}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.25, mb: 2 }}
    >
      <DayInput
        label={i18n._(words.from)}
        value={filters.from}
        max={filters.to}
        onChange={(from) => onChange({ from })}
      />
      <DayInput
        label={i18n._(words.to)}
        value={filters.to}
        min={filters.from}
        onChange={(to) => onChange({ to })}
      />
      {has.includes('subscription') && (
        <FilterPill
          label={i18n._(filterLabels.subscription)}
          value={filters.subscription}
          choices={subscriptionFilters.map((value) => ({ value, label: i18n._(subscriptionNames[value]) }))}
          onChange={(subscription) => onChange({ subscription })}
        />
      )}
      {has.includes('status') && (
        <FilterPill
          label={i18n._(filterLabels.status)}
          value={filters.status}
          choices={cardStatuses.map((value) => ({ value, label: i18n._(cardStatusNames[value]!) }))}
          onChange={(status) => onChange({ status })}
        />
      )}
      {has.includes('done') && (
        <FilterPill
          label={i18n._(filterLabels.done)}
          value={filters.done}
          choices={(['done', 'not-done'] as const).map((value) => ({
            value,
            label: i18n._(doneNames[value]),
          }))}
          onChange={(done) => onChange({ done })}
        />
      )}
      {has.includes('refunds') && (
        <FilterPill
          label={i18n._(filterLabels.refunds)}
          value={filters.refunds}
          choices={(['only', 'none'] as const).map((value) => ({ value, label: i18n._(refundNames[value]) }))}
          onChange={(refunds) => onChange({ refunds })}
        />
      )}
      <ReportPills report={report} filters={filters} onChange={onChange} />
      {withAgency && <AgencyPill agencyId={filters.agencyId} onChange={onChange} />}
      <Button look="secondary" icon={Columns3} onClick={() => setPicking(true)}>
        {chosen === of ? t`Columns` : t`Columns: ${chosen} of ${of}`}
      </Button>
      <ColumnSheet
        open={picking}
        onClose={() => setPicking(false)}
        columns={all}
        chosen={filters.columns?.split(',')}
        onSave={(columns) => {
          setPicking(false)
          onChange({ columns: columns?.join(',') })
        }}
      />
    </Box>
  )
}
