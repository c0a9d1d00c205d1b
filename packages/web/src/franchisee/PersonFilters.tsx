import { useLingui } from '@lingui/react/macro'
import { personStates } from '@parichay/contract/franchisee/fields.people.ts'
import { staffRoles } from '@parichay/contract/franchisee/fields.ts'
import { statesByName } from '@parichay/contract/invoice/states.ts'
import { useRemote } from '../api/remote.ts'
import { type PeopleQuery, staffCitiesQuery } from '../api/staff-list.ts'
import { roleNames } from '../shell/role-names.ts'
import { AgencyPill } from '../shell/AgencyPill.tsx'
import { DaysPills, SortPill } from '../ui/list/CommonPills.tsx'
import { FilterBar } from '../ui/list/FilterBar.tsx'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { stateNames } from './words.ts'

type Props = {
  query: PeopleQuery
  onChange: (change: { [K in keyof PeopleQuery]?: PeopleQuery[K] | undefined }) => void
  agencyName: string | undefined
}

/** The filters of Franchisee List. */
export function PersonFilters({ query, onChange, agencyName }: Props) {
  const { t, i18n } = useLingui()
  const cities = useRemote(staffCitiesQuery(query.agencyId))
  return (
    <FilterBar>
      <FilterPill
        label={t`Role`}
        value={query.role}
        choices={staffRoles.map((value) => ({ value, label: i18n._(roleNames[value]) }))}
        onChange={(role) => onChange({ role })}
      />
      <FilterPill
        label={t`Status`}
        value={query.state}
        choices={personStates.map((value) => ({ value, label: i18n._(stateNames[value]) }))}
        onChange={(state) => onChange({ state })}
      />
      <FilterPill
        label={t`Works in`}
        value={query.territory}
        choices={statesByName.map(([label, value]) => ({ value, label }))}
        onChange={(territory) => onChange({ territory })}
      />
      {(cities.data?.length ?? 0) > 0 && (
        <FilterPill
          label={t`City`}
          value={query.city}
          choices={(cities.data ?? []).map((value) => ({ value, label: value }))}
          onChange={(city) => onChange({ city })}
        />
      )}
      <DaysPills labels={[t`Added from`, t`Added to`]} query={query} onChange={onChange} />
      <SortPill
        value={query.sort}
        sorts={['newest', 'oldest', 'name']}
        onChange={(sort) => onChange({ sort })}
      />
      <AgencyPill
        agencyId={query.agencyId}
        agencyName={agencyName}
        onChange={({ agencyId }) => onChange({ agencyId })}
      />
    </FilterBar>
  )
}
