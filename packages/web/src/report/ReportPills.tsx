import { useLingui } from '@lingui/react/macro'
import { templateCodes } from '@parichay/contract/card/fields.ts'
import type { ReportName } from '@parichay/contract/report/fields.ts'
import { paidProducts, renewalKinds } from '@parichay/contract/report/filters.ts'
import { filtersOf } from '@parichay/contract/report/rules.ts'
import type { ReportChange, ReportSearch } from '../api/reports.ts'
import { KeeperPill } from '../shell/KeeperPill.tsx'
import { NarrowPills } from '../business/staff/NarrowPills.tsx'
import { designWords } from '../card/words.ts'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { filterLabels, payModeNames, productNames, renewalNames } from './words.ts'

type Props = {
  report: ReportName
  filters: Omit<ReportSearch, 'report'>
  onChange: (change: ReportChange) => void
}

/** What only some reports are narrowed by: how it was paid, the design, how a time went on, and which businesses are meant. */
export function ReportPills({ report, filters, onChange }: Props) {
  const { t, i18n } = useLingui()
  const has = filtersOf[report]
  return (
    <>
      {has.includes('product') && (
        <FilterPill
          label={i18n._(filterLabels.product)}
          value={filters.product}
          choices={paidProducts.map((value) => ({ value, label: i18n._(productNames[value]) }))}
          onChange={(product) => onChange({ product })}
        />
      )}
      {has.includes('mode') && (
        <FilterPill
          label={i18n._(filterLabels.mode)}
          value={filters.mode}
          choices={Object.entries(payModeNames).map(([value, name]) => ({ value, label: i18n._(name) }))}
          onChange={(mode) => onChange({ mode })}
        />
      )}
      {has.includes('template') && (
        <FilterPill
          label={i18n._(filterLabels.template)}
          value={filters.template}
          choices={templateCodes.map((value) => ({ value, label: designWords[value].name }))}
          onChange={(template) => onChange({ template })}
        />
      )}
      {has.includes('renewal') && (
        <FilterPill
          label={i18n._(filterLabels.renewal)}
          value={filters.renewal}
          choices={renewalKinds.map((value) => ({ value, label: i18n._(renewalNames[value]) }))}
          onChange={(renewal) => onChange({ renewal })}
        />
      )}
      {filters.imageCategoryId !== undefined && has.includes('imageCategoryId') && (
        <FilterPill
          label={i18n._(filterLabels.imageCategoryId)}
          value={String(filters.imageCategoryId)}
          valueLabel={t`One category`}
          onChange={() => onChange({ imageCategoryId: undefined })}
        />
      )}
      {has.includes('category') ? (
        <NarrowPills query={filters} agencyId={filters.agencyId} onChange={onChange} />
      ) : (
        has.includes('madeBy') && (
          <KeeperPill
            madeBy={filters.madeBy}
            agencyId={filters.agencyId}
            onChange={(madeBy) => onChange({ madeBy })}
          />
        )
      )}
    </>
  )
}
