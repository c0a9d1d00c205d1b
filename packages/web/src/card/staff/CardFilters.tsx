import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { cardFilterOptions } from '@parichay/contract/card/filters.ts'
import type { CardQuery, CardQueryChange } from '../../api/card-search.ts'
import { cardStatusNames } from '../../business/staff/words.ts'
import { FilterBar } from '../../ui/list/FilterBar.tsx'
import { FilterPill } from '../../ui/list/FilterPill.tsx'
import { fromTablet } from '../../ui/theme.ts'
import { searchByNames } from './words.ts'

type Props = { query: CardQuery; onChange: (change: CardQueryChange) => void; agencyName: string | undefined }

/** The filters of All Projects. */
export function CardFilters({ query, onChange, agencyName }: Props) {
  const { t, i18n } = useLingui()
  return (
    <FilterBar>
      <FilterPill
        label={t`Search in`}
        value={query.searchBy}
        choices={cardFilterOptions.map((value) => ({ value, label: i18n._(searchByNames[value]) }))}
        onChange={(searchBy) => onChange({ searchBy })}
      />
      <FilterPill
        label={t`Status`}
        value={query.status}
        choices={(['ACTIVE', 'INACTIVE', 'DRAFT'] as const).map((value) => ({
          value,
          label: i18n._(cardStatusNames[value]!),
        }))}
        onChange={(status) => onChange({ status })}
      />
      <FilterPill
        label={t`Progress`}
        value={query.done}
        choices={[
          { value: 'done', label: t`Done` },
          { value: 'not-done', label: t`Not Done` },
        ]}
        onChange={(done) => onChange({ done })}
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
