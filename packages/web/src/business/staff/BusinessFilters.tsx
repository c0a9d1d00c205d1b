import { isOn } from '@parichay/contract/agency/switches.ts'
import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../../api/remote.ts'
import { subscriptionFilters } from '@parichay/contract/business/rules.ts'
import { gstStates } from '@parichay/contract/invoice/states.ts'
import { customPlanId } from '@parichay/contract/plan/fields.ts'
import type { ReactNode } from 'react'
import { imagePosts, origins } from '../../api/business-search.ts'
import { categoriesQuery } from '../../api/customer-queries.ts'
import { plansQuery } from '../../api/plans.ts'
import { useStaff } from '../../api/staff.ts'
import type { BusinessQuery } from '../../api/staff-queries.ts'
import { useAgency } from '../../session.ts'
import { DeletedPill } from '../../shell/deleted/DeletedPill.tsx'
import { AgencyPill } from '../../shell/AgencyPill.tsx'
import { KeeperPill } from '../../shell/KeeperPill.tsx'
import { DaysPills, SortPill } from '../../ui/list/CommonPills.tsx'
import { FilterBar } from '../../ui/list/FilterBar.tsx'
import { FilterPill } from '../../ui/list/FilterPill.tsx'
import { imagePostNames, originNames, subscriptionNames } from './words.ts'

const sorts = ['newest', 'oldest', 'name', 'expiry'] as const
const states = Object.values(gstStates).toSorted()

type Props = {
  query: BusinessQuery
  onChange: (change: { [K in keyof BusinessQuery]?: BusinessQuery[K] | undefined }) => void
  agencyName: string | undefined
  /** What is done with all of them. */
  bulk?: ReactNode
}

/** The filters of All Businesses. */
export function BusinessFilters({ query, onChange, agencyName, bulk }: Props) {
  const { t, i18n } = useLingui()
  const { configuration } = useAgency()
  const { may } = useStaff()
  const categories = useRemote(categoriesQuery)
  const plans = useRemote({ ...plansQuery(query.agencyId), enabled: may('plan.view') })
  const language = i18n.locale === 'hi' ? ('hi' as const) : undefined
  const categoryChoices = (categories.data ?? []).map(({ name, names }) => ({
    value: name,
    label: (language && names[language]) || name,
  }))
  return (
    <FilterBar>
      <FilterPill
        label={t`Status`}
        value={query.subscription}
        choices={subscriptionFilters.map((value) => ({ value, label: i18n._(subscriptionNames[value]) }))}
        onChange={(subscription) => onChange({ subscription })}
      />
      <FilterPill
        label={t`Category`}
        value={query.category}
        choices={categoryChoices}
        onChange={(category) => onChange({ category })}
      />
      <FilterPill
        label={t`Made by`}
        value={query.origin}
        choices={origins.map((value) => ({ value, label: i18n._(originNames[value]) }))}
        onChange={(origin) => onChange({ origin })}
      />
      <FilterPill
        label={t`Card`}
        value={query.hasCard}
        choices={[
          { value: 'true', label: t`With a card` },
          { value: 'false', label: t`Without a card` },
        ]}
        onChange={(hasCard) => onChange({ hasCard })}
      />
      {(isOn(configuration, 'greetings') || query.imagePost) && (
        <FilterPill
          label={t`Greetings`}
          value={query.imagePost}
          choices={imagePosts.map((value) => ({ value, label: i18n._(imagePostNames[value]) }))}
          onChange={(imagePost) => onChange({ imagePost })}
        />
      )}
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
      <KeeperPill
        madeBy={query.madeBy}
        agencyId={query.agencyId}
        onChange={(madeBy) => onChange({ madeBy })}
      />
      <FilterPill
        label={t`State`}
        value={query.state}
        choices={states.map((value) => ({ value, label: value }))}
        onChange={(state) => onChange({ state })}
      />
      <DaysPills labels={[t`Created from`, t`Created until`]} query={query} onChange={onChange} />
      <SortPill
        value={query.sort}
        sorts={query.search || query.sort === 'match' ? [...sorts, 'match'] : sorts}
        onChange={(sort) => onChange({ sort })}
      />
      <FilterPill
        label={t`Suspended`}
        value={query.suspended}
        choices={[{ value: 'only', label: t`Only suspended` }]}
        onChange={(suspended) => onChange({ suspended })}
      />
      <FilterPill
        label={t`Territory`}
        value={query.territory}
        choices={[{ value: 'outside', label: t`Outside the territory` }]}
        onChange={(territory) => onChange({ territory })}
      />
      <AgencyPill agencyId={query.agencyId} agencyName={agencyName} onChange={onChange} />
      <DeletedPill kind="business" agencyId={query.agencyId} />
      {bulk}
    </FilterBar>
  )
}
