import { useLingui } from '@lingui/react/macro'
import { personStates } from '@parichay/contract/franchisee/fields.people.ts'
import { staffRoles } from '@parichay/contract/franchisee/fields.ts'
import { statesByName } from '@parichay/contract/invoice/states.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { type PeopleQuery, staffCitiesQuery } from '../api/staff-list.ts'
import { roleNames } from '../shell/role-names.ts'
import { DatePill } from '../ui/list/DatePill.tsx'
import { FilterBar } from '../ui/list/FilterBar.tsx'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { fromTablet } from '../ui/theme.ts'
import { stateNames } from './words.ts'

/** Nobody was there before the platform. */
const firstDay = '2020-01-01'

type Props = {
  query: PeopleQuery
  onChange: (change: { [K in keyof PeopleQuery]?: PeopleQuery[K] | undefined }) => void
  agencyName: string | undefined
}

/** The filters of Franchisee List. */
export function PersonFilters({ query, onChange, agencyName }: Props) {
  const { t, i18n } = useLingui()
  const cities = useQuery(staffCitiesQuery(query.agencyId))
  const today = istDay(new Date())
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
      <DatePill
        label={t`Added from`}
        value={query.from}
        min={firstDay}
        max={query.to ?? today}
        onChange={(from) => onChange({ from })}
      />
      <DatePill
        label={t`Added to`}
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
          ]}
          onChange={(sort) => onChange({ sort })}
        />
      </Box>
      {query.agencyId !== undefined && (
        <FilterPill
          label={t`Agency`}
          value={String(query.agencyId)}
          valueLabel={agencyName ?? String(query.agencyId)}
          onChange={() => onChange({ agencyId: undefined })}
        />
      )}
    </FilterBar>
  )
}
