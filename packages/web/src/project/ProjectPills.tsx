import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { type CardFilterOption, cardFilterOptions } from '@parichay/contract/card/filters.project.ts'
import type { ReactNode } from 'react'
import { AgencyPill } from '../shell/AgencyPill.tsx'
import { KeeperPill } from '../shell/KeeperPill.tsx'
import { DaysPills, SortPill } from '../ui/list/CommonPills.tsx'
import { FilterBar } from '../ui/list/FilterBar.tsx'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { DeletedPill } from '../shell/deleted/DeletedPill.tsx'
import type { StaffProjectKind } from './StaffProjectTabs.tsx'

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
  kind: StaffProjectKind
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
  const { kind, query, onChange, searchBy, sorts, agencyName, children } = props
  const { t, i18n } = useLingui()
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
      <KeeperPill
        madeBy={query.madeBy}
        agencyId={query.agencyId}
        onChange={(madeBy) => onChange({ madeBy })}
      />
      <DaysPills labels={[t`Created from`, t`Created until`]} query={query} onChange={onChange} />
      <SortPill value={query.sort} sorts={sorts} onChange={(sort) => onChange({ sort })} />
      <AgencyPill
        agencyId={query.agencyId}
        agencyName={agencyName}
        onChange={({ agencyId, madeBy }) => onChange({ agencyId, madeBy })}
      />
      <DeletedPill kind={kind} agencyId={query.agencyId} />
    </FilterBar>
  )
}
