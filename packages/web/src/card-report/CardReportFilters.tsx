import { useLingui } from '@lingui/react/macro'
import { type CardReport, reportStates } from '@parichay/contract/card-report/fields.ts'
import type { cardReportAddress } from '../api/card-reports.ts'
import { AgencyPill } from '../shell/AgencyPill.tsx'
import type { ListChange, ListQuery } from '../ui/list/address.ts'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { stateWords } from './words.ts'

type Schema = (typeof cardReportAddress)['schema']
type Props = {
  query: ListQuery<Schema>
  onChange: (what: ListChange<Schema>) => void
  /** What was found: it knows the names behind numbers. */
  rows: readonly CardReport[]
}

/** The filters of reported cards. */
export function CardReportFilters({ query, onChange, rows }: Props) {
  const { t, i18n } = useLingui()
  return (
    <>
      <FilterPill
        label={t`Status`}
        value={query.state}
        choices={reportStates.map((value) => ({ value, label: i18n._(stateWords[value].word) }))}
        onChange={(state) => onChange({ state })}
      />
      {query.cardNo !== undefined && (
        <FilterPill
          label={t`Card`}
          value={String(query.cardNo)}
          valueLabel={rows.find(({ cardNo }) => cardNo === query.cardNo)?.businessName ?? t`One card`}
          onChange={() => onChange({ cardNo: undefined })}
        />
      )}
      {query.cardReportId !== undefined && (
        <FilterPill
          label={t`Report`}
          value={String(query.cardReportId)}
          valueLabel={t`The one you were told of`}
          onChange={() => onChange({ cardReportId: undefined })}
        />
      )}
      <AgencyPill
        agencyId={query.agencyId}
        agencyName={rows.find(({ agencyId }) => agencyId === query.agencyId)?.agencyName}
        onChange={({ agencyId }) => onChange({ agencyId })}
      />
    </>
  )
}
