import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { istDay, subscriptionFilters } from '@parichay/contract/business/rules.ts'
import { gstStates } from '@parichay/contract/invoice/states.ts'
import { customPlanId } from '@parichay/contract/plan/fields.ts'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { imagePosts, origins } from '../../api/business-search.ts'
import { personQuery } from '../../api/staff-list.ts'
import { categoriesQuery } from '../../api/customer-queries.ts'
import { plansQuery } from '../../api/plans.ts'
import { useStaff } from '../../api/staff.ts'
import type { BusinessQuery } from '../../api/staff-queries.ts'
import { useAgency } from '../../session.ts'
import { DatePill } from '../../ui/list/DatePill.tsx'
import { FilterBar } from '../../ui/list/FilterBar.tsx'
import { FilterPill } from '../../ui/list/FilterPill.tsx'
import { fromTablet } from '../../ui/theme.ts'
import { imagePostNames, originNames, subscriptionNames } from './words.ts'

const states = Object.values(gstStates).toSorted()
/** Nothing is older than the platform. */
const firstDay = '2020-01-01'

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
  const { may, person } = useStaff()
  const categories = useQuery(categoriesQuery)
  const keeper = useQuery({
    ...personQuery(query.madeBy ?? 0),
    enabled: query.madeBy !== undefined && (person?.roles.includes('admin') ?? false),
  })
  const plans = useQuery({ ...plansQuery(query.agencyId), enabled: may('plan.view') })
  const today = istDay(new Date())
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
      {(configuration.imagePost.enableImagePost || query.imagePost) && (
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
      <FilterPill
        label={t`State`}
        value={query.state}
        choices={states.map((value) => ({ value, label: value }))}
        onChange={(state) => onChange({ state })}
      />
      <DatePill
        label={t`Created from`}
        value={query.from}
        min={firstDay}
        max={query.to ?? today}
        onChange={(from) => onChange({ from })}
      />
      <DatePill
        label={t`Created until`}
        value={query.to}
        min={query.from ?? firstDay}
        max={today}
        onChange={(to) => onChange({ to })}
      />
      <Box sx={{ flex: 'none', [fromTablet]: { display: 'none' } }}>
        <FilterPill
          label={t`Sort`}
          value={query.sort}
          choices={[
            { value: 'newest', label: t`Newest first` },
            { value: 'oldest', label: t`Oldest first` },
            { value: 'name', label: t`By name` },
            { value: 'expiry', label: t`Ending first` },
          ]}
          onChange={(sort) => onChange({ sort })}
        />
      </Box>
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
      {query.madeBy !== undefined && (
        <FilterPill
          label={t`Looked after by`}
          value={String(query.madeBy)}
          valueLabel={keeper.data?.name ?? t`One person`}
          onChange={() => onChange({ madeBy: undefined })}
        />
      )}
      {query.agencyId !== undefined && (
        <FilterPill
          label={t`Agency`}
          value={String(query.agencyId)}
          valueLabel={agencyName ?? String(query.agencyId)}
          onChange={() => onChange({ agencyId: undefined })}
        />
      )}
      {bulk}
    </FilterBar>
  )
}
