import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import { everybodyQuery, personQuery } from '../api/staff-list.ts'
import { useStaff } from '../api/staff.ts'
import { FilterPill } from '../ui/list/FilterPill.tsx'

type Props = {
  madeBy: number | undefined
  /** The agency that the list is narrowed to, if it is. */
  agencyId: number | undefined
  onChange: (madeBy: number | undefined) => void
  /** What it filters by, where it is not who looks after businesses. */
  label?: string
  /** Their name, where the screen knows it already. */
  name?: string | undefined
}

/**
 * Who looks after the businesses, as a filter: chosen by admins, of the own agency or of the one that is looked at. Others
 * take away what an address brought.
 */
export function KeeperPill({ madeBy, agencyId, onChange, label, name }: Props) {
  const { t } = useLingui()
  const { person, seesAllAgencies } = useStaff()
  const isAdmin = person?.roles.includes('admin') ?? false
  const of = agencyId ?? (seesAllAgencies ? undefined : person?.agencyId)
  const everybody = useRemote({ ...everybodyQuery(of ?? 0), enabled: isAdmin && of !== undefined })
  const people = (everybody.data?.list ?? []).filter((one) => one.agencyId === of)
  const known = people.find((one) => one.franchiseeId === madeBy)?.name ?? name
  const isAsked = isAdmin && madeBy !== undefined && known === undefined && !everybody.loading
  const keeper = useRemote({ ...personQuery(madeBy ?? 0), enabled: isAsked })
  if (madeBy === undefined && people.length === 0) return null
  return (
    <FilterPill
      label={label ?? t`Looked after by`}
      value={madeBy === undefined ? undefined : String(madeBy)}
      valueLabel={known ?? keeper.data?.name ?? t`One person`}
      choices={people.map((one) => ({ value: String(one.franchiseeId), label: one.name }))}
      onChange={(value) => onChange(value === undefined ? undefined : Number(value))}
    />
  )
}
