import { useLingui } from '@lingui/react/macro'
import { activityAreas } from '@parichay/contract/activity/actions.ts'
import { activityDays } from '@parichay/contract/activity/fields.ts'
import { addDays } from '@parichay/contract/business/rules.ts'
import type { ActivityQuery } from '../api/activity.ts'
import { AgencyPill } from '../shell/AgencyPill.tsx'
import { KeeperPill } from '../shell/KeeperPill.tsx'
import { DatePill } from '../ui/list/DatePill.tsx'
import { FilterBar } from '../ui/list/FilterBar.tsx'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { areaNames } from './words.ts'
import { presentDay } from '../ui/clock.ts'

type Props = {
  query: ActivityQuery
  onChange: (change: { [K in keyof ActivityQuery]?: ActivityQuery[K] | undefined }) => void
  /** Names of what is filtered by its number, as far as entries tell them. */
  names: {
    person: string | undefined
    business: string | undefined
    customer: string | undefined
    agency: string | undefined
  }
}

/** The filters of the activity log. */
export function ActivityFilters({ query, onChange, names }: Props) {
  const { t, i18n } = useLingui()
  const today = presentDay()
  const first = addDays(today, -activityDays)
  const given = (['businessId', 'userId'] as const).filter((name) => query[name] !== undefined)
  const labels = {
    businessId: [t`Business`, names.business],
    userId: [t`Customer`, names.customer],
  } as const
  return (
    <FilterBar>
      <FilterPill
        label={t`Area`}
        value={query.area}
        choices={activityAreas.map((value) => ({ value, label: i18n._(areaNames[value]) }))}
        onChange={(area) => onChange({ area })}
      />
      <FilterPill
        label={t`Done by`}
        value={query.by}
        choices={[
          { value: 'staff', label: t`Staff` },
          { value: 'customer', label: t`Customers` },
        ]}
        onChange={(by) => onChange({ by })}
      />
      <KeeperPill
        label={t`Person`}
        name={query.franchiseeId === undefined ? undefined : (names.person ?? t`One person`)}
        madeBy={query.franchiseeId}
        agencyId={query.agencyId}
        onChange={(franchiseeId) => onChange({ franchiseeId })}
      />
      <AgencyPill
        agencyId={query.agencyId}
        agencyName={names.agency}
        onChange={({ agencyId }) => onChange({ agencyId, franchiseeId: undefined })}
      />
      <DatePill
        label={t`From`}
        value={query.from}
        min={first}
        max={query.to ?? today}
        onChange={(from) => onChange({ from })}
      />
      <DatePill
        label={t`Until`}
        value={query.to}
        min={query.from ?? first}
        max={today}
        onChange={(to) => onChange({ to })}
      />
      {given.map((name) => (
        <FilterPill
          key={name}
          label={labels[name][0]}
          value={String(query[name])}
          valueLabel={labels[name][1] ?? `${labels[name][0]} ${query[name]}`}
          onChange={() => onChange({ [name]: undefined })}
        />
      ))}
    </FilterBar>
  )
}
