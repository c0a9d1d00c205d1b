import { useLingui } from '@lingui/react/macro'
import type { BusinessNarrowing } from '@parichay/contract/business/filters.ts'
import { gstStates } from '@parichay/contract/invoice/states.ts'
import { customPlanId } from '@parichay/contract/plan/fields.ts'
import { useRemote } from '../../api/remote.ts'
import { origins } from '../../api/business-search.ts'
import { categoriesQuery } from '../../api/customer-queries.ts'
import { plansQuery } from '../../api/plans.ts'
import { useStaff } from '../../api/staff.ts'
import { FilterPill } from '../../ui/list/FilterPill.tsx'
import { KeeperPill } from '../../shell/KeeperPill.tsx'
import { originNames } from './words.ts'

const states = Object.values(gstStates).toSorted()

type Narrow = { [K in keyof BusinessNarrowing]?: BusinessNarrowing[K] | undefined }
type Props = {
  query: Narrow
  /** The one that is looked at; plans and people can be chosen where their agency is known, as the own one is. */
  agencyId: number | undefined
  onChange: (change: Narrow) => void
}

/** Which businesses are meant, as filters of reports and insights. */
export function NarrowPills({ query, agencyId, onChange }: Props) {
  const { t, i18n } = useLingui()
  const categories = useRemote(categoriesQuery)
  const { may, seesAllAgencies } = useStaff()
  const knowsAgency = agencyId !== undefined || !seesAllAgencies
  const plans = useRemote({ ...plansQuery(agencyId), enabled: knowsAgency && may('plan.view') })
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
      {(knowsAgency || query.planId !== undefined) && (
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
      <KeeperPill madeBy={query.madeBy} agencyId={agencyId} onChange={(madeBy) => onChange({ madeBy })} />
    </>
  )
}
