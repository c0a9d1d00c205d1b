import { useLingui } from '@lingui/react/macro'
import { productSwitches } from '@parichay/contract/agency/switches.ts'
import Box from '@mui/material/Box'
import type { AgencyQuery, AgencyQueryChange } from '../api/agencies.ts'
import { FilterBar } from '../ui/list/FilterBar.tsx'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { fromTablet } from '../ui/theme.ts'
import { productNames } from './words.ts'

type Props = { query: AgencyQuery; onChange: (change: AgencyQueryChange) => void }

/** The filters of Agency Management. */
export function AgencyFilters({ query, onChange }: Props) {
  const { t, i18n } = useLingui()
  return (
    <FilterBar>
      <FilterPill
        label={t`Status`}
        value={query.status}
        choices={[
          { value: 'active', label: t`Active` },
          { value: 'inactive', label: t`InActive` },
        ]}
        onChange={(status) => onChange({ status })}
      />
      <FilterPill
        label={t`Bills`}
        value={query.overdue}
        choices={[
          { value: 'true', label: t`Overdue` },
          { value: 'false', label: t`Not overdue` },
        ]}
        onChange={(overdue) => onChange({ overdue })}
      />
      <FilterPill
        label={t`Domain`}
        value={query.tls}
        choices={[{ value: 'problem', label: t`With a problem` }]}
        onChange={(tls) => onChange({ tls })}
      />
      <FilterPill
        label={t`Product`}
        value={query.product}
        choices={productSwitches.map((value) => ({ value, label: i18n._(productNames[value]) }))}
        onChange={(product) => onChange({ product })}
      />
      <Box sx={{ flex: 'none', [fromTablet]: { display: query.sort ? 'block' : 'none' } }}>
        <FilterPill
          label={t`Sort`}
          value={query.sort}
          choices={[
            { value: 'name', label: t`By name` },
            { value: 'newest', label: t`Newest first` },
            { value: 'oldest', label: t`Oldest first` },
          ]}
          onChange={(sort) => onChange({ sort })}
        />
      </Box>
    </FilterBar>
  )
}
