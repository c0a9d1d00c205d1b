import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import { agencyChoicesQuery } from '../api/agencies.ts'
import { useStaff } from '../api/staff.ts'
import { SearchPill } from '../ui/list/SearchPill.tsx'

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
  const { data: agencies = [] } = useRemote({ ...agencyChoicesQuery, enabled: seesAllAgencies })
  if (agencyId === undefined && agencies.length === 0) return null
  const known = agencies.find((one) => one.agencyId === agencyId)?.agencyName
  return (
    <SearchPill
      label={t`Agency`}
      value={agencyId}
      valueLabel={known ?? agencyName ?? String(agencyId)}
      choices={agencies.map((one) => ({ value: one.agencyId, label: one.agencyName }))}
      onChange={(value) => onChange({ agencyId: value, madeBy: undefined, planId: undefined })}
    />
  )
}
