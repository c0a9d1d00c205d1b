import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { istDay } from '@parichay/contract/business/rules.ts'
import { type CardFilterOption, cardFilterOptions } from '@parichay/contract/card/filters.project.ts'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { personQuery } from '../api/staff-list.ts'
import { useStaff } from '../api/staff.ts'
import { DatePill } from '../ui/list/DatePill.tsx'
import { FilterBar } from '../ui/list/FilterBar.tsx'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { fromTablet } from '../ui/theme.ts'

/** Nothing is older than the platform. */
const firstDay = '2020-01-01'
type Sort = 'newest' | 'oldest' | 'name' | 'expiry'
type Query<S extends Sort> = {
  searchBy?: CardFilterOption
  done?: 'done' | 'not-done'
  madeBy?: number
  from?: string
  to?: string
  sort?: S
  agencyId?: number
}

type Props<S extends Sort> = {
  query: Query<S>
  onChange: (change: { [K in keyof Query<S>]?: Query<S>[K] | undefined }) => void
  /** What each of the five ways to search is called here. */
  searchBy: Record<CardFilterOption, MessageDescriptor>
  sorts: readonly S[]
  agencyName: string | undefined
  /** The filters of this tab alone. */
  children: ReactNode
}

/** The filters of a tab of All Projects. */
export function ProjectPills<S extends Sort>(props: Props<S>) {
  const { query, onChange, searchBy, sorts, agencyName, children } = props
  const { t, i18n } = useLingui()
  const { person } = useStaff()
  const keeper = useQuery({
    ...personQuery(query.madeBy ?? 0),
    enabled: query.madeBy !== undefined && (person?.roles.includes('admin') ?? false),
  })
  const today = istDay(new Date())
  const sortNames: Record<Sort, string> = {
    newest: t`Newest first`,
    oldest: t`Oldest first`,
    name: t`By name`,
    expiry: t`Ending first`,
  }
  return (
    <FilterBar>
      <FilterPill
        label={t`Search in`}
        value={query.searchBy}
        choices={cardFilterOptions.map((value) => ({ value, label: i18n._(searchBy[value]) }))}
        onChange={(value) => onChange({ searchBy: value })}
      />
      {children}
      <FilterPill
        label={t`Progress`}
        value={query.done}
        choices={[
          { value: 'done', label: t`Done` },
          { value: 'not-done', label: t`Not Done` },
        ]}
        onChange={(done) => onChange({ done })}
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
          choices={sorts.map((value) => ({ value, label: sortNames[value] }))}
          onChange={(sort) => onChange({ sort })}
        />
      </Box>
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
    </FilterBar>
  )
}
