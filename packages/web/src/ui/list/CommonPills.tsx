import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { fromTablet } from '../theme.ts'
import { DatePill } from './DatePill.tsx'
import { FilterPill } from './FilterPill.tsx'
import { presentDay } from '../clock.ts'

/** Nothing is older than the platform. */
const firstDay = '2020-01-01'

type DaysProps = {
  labels: readonly [from: string, until: string]
  query: { from?: string; to?: string }
  onChange: (change: { from?: string | undefined; to?: string | undefined }) => void
}

/** Rows of some Indian days: from one, until another, both included. */
export function DaysPills({ labels: [from, until], query, onChange }: DaysProps) {
  const today = presentDay()
  return (
    <>
      <DatePill
        label={from}
        value={query.from}
        min={firstDay}
        max={query.to ?? today}
        onChange={(day) => onChange({ from: day })}
      />
      <DatePill
        label={until}
        value={query.to}
        min={query.from ?? firstDay}
        max={today}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  )
}

type Sort = 'newest' | 'oldest' | 'name' | 'expiry' | 'match'

/** The order of a list on a phone; a table is sorted by its heads. */
export function SortPill<S extends Sort>(props: {
  value: S | undefined
  sorts: readonly S[]
  onChange: (sort: S | undefined) => void
}) {
  const { t } = useLingui()
  const names: Record<Sort, string> = {
    newest: t`Newest first`,
    oldest: t`Oldest first`,
    name: t`By name`,
    expiry: t`Ending first`,
    match: t`Best match first`,
  }
  return (
    <Box sx={{ flex: 'none', [fromTablet]: { display: 'none' } }}>
      <FilterPill
        label={t`Sort`}
        value={props.value}
        choices={props.sorts.map((value) => ({ value, label: names[value] }))}
        onChange={props.onChange}
      />
    </Box>
  )
}
