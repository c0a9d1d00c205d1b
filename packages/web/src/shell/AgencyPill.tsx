import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { agencyChoicesQuery } from '../api/agencies.ts'
import { useStaff } from '../api/staff.ts'
import { FilterPill } from '../ui/list/FilterPill.tsx'

type Change = { agencyId: number | undefined; madeBy: undefined; planId: undefined }
type Props = {
  agencyId: number | undefined
  /** What it is called, where a row of the list says so. */
  agencyName?: string | undefined
  onChange: (change: Change) => void
}

/** One agency of all, for whoever sees them all. People and plans are those of an agency: another one lets go of them. */
export function AgencyPill({ agencyId, agencyName, onChange }: Props) {
  const { t } = useLingui()
  const { seesAllAgencies } = useStaff()
  const { data } = useQuery({ ...agencyChoicesQuery, enabled: seesAllAgencies })
  const agencies = data?.list ?? []
  if (agencyId === undefined && agencies.length === 0) return null
  const known = agencies.find((one) => one.agencyId === agencyId)?.agencyName
  return (
    <FilterPill
      label={t`Agency`}
      value={agencyId === undefined ? undefined : String(agencyId)}
      valueLabel={known ?? agencyName ?? String(agencyId)}
      choices={agencies.map((one) => ({ value: String(one.agencyId), label: one.agencyName }))}
      onChange={(value) =>
        onChange({
          agencyId: value === undefined ? undefined : Number(value),
          madeBy: undefined,
          planId: undefined,
        })
      }
    />
  )
}
