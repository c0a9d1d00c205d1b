import { useLingui } from '@lingui/react/macro'
import type { BusinessNarrowing } from '@parichay/contract/business/filters.ts'
import { gstStates } from '@parichay/contract/invoice/states.ts'
import { customPlanId } from '@parichay/contract/plan/fields.ts'
import { useQuery } from '@tanstack/react-query'
import { origins } from '../../api/business-search.ts'
import { categoriesQuery } from '../../api/customer-queries.ts'
import { plansQuery } from '../../api/plans.ts'
import { personQuery } from '../../api/staff-list.ts'
import { FilterPill } from '../../ui/list/FilterPill.tsx'
import { originNames } from './words.ts'

const states = Object.values(gstStates).toSorted()

type Narrow = { [K in keyof BusinessNarrowing]?: BusinessNarrowing[K] | undefined }
type Props = {
  query: Narrow
  /** Plans can be chosen where their agency is known. */
  agencyId: number | undefined
  onChange: (change: Narrow) => void
}

/** Which businesses are meant, as filters of reports and insights. */
export function NarrowPills({ query, agencyId, onChange }: Props) {
  const { t, i18n } = useLingui()
  const categories = useQuery(categoriesQuery)
  const plans = useQuery({ ...plansQuery(agencyId), enabled: agencyId !== undefined })
  const keeper = useQuery({ ...personQuery(query.madeBy ?? 0), enabled: query.madeBy !== undefined })
  const language = i18n.locale === 'hi' ? ('hi' as const) : undefined
  return (
    <>
      <FilterPill
        label={t`Category`}
        value={query.category}
        choices={(categories.data ?? []).map(({ name, names }) => ({
          value: name,
          label: (language && names[language]) || name,
        }))}
        onChange={(category) => onChange({ category })}
      />
      <FilterPill
        label={t`Made by`}
        value={query.origin}
        choices={origins.map((value) => ({ value, label: i18n._(originNames[value]) }))}
        onChange={(origin) => onChange({ origin })}
      />
      <FilterPill
        label={t`State`}
        value={query.state}
        choices={states.map((value) => ({ value, label: value }))}
        onChange={(state) => onChange({ state })}
      />
      {(agencyId !== undefined || query.planId !== undefined) && (
        <FilterPill
          label={t`Plan`}
          value={query.planId}
          choices={[
            ...(plans.data ?? []).map(({ subscriptionPlanId, name }) => ({
              value: String(subscriptionPlanId),
              label: name,
            })),
            { value: customPlanId, label: t`Custom plan` },
          ]}
          onChange={(planId) => onChange({ planId })}
        />
      )}
      {query.madeBy !== undefined && (
        <FilterPill
          label={t`Looked after by`}
          value={String(query.madeBy)}
          valueLabel={keeper.data?.name ?? t`One person`}
          onChange={() => onChange({ madeBy: undefined })}
        />
      )}
    </>
  )
}
