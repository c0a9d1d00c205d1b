import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useTickedChoice } from '../api/bulk-choice.ts'
import { ManyMenu } from './ManyMenu.tsx'

type Row = Pick<Business, 'businessId' | 'agencyId'>

/** What can be done with businesses that were ticked one by one. */
export function TickedMenu({ rows }: { rows: readonly Row[] }) {
  const { t } = useLingui()
  const agencyId = rows[0]?.agencyId ?? 0
  const only = (some: readonly Row[]) => ({ agencyId, businessIds: some.map(({ businessId }) => businessId) })
  const { label, choice, disabledReason } = useTickedChoice({
    ticks: { all: false, rows },
    total: rows.length,
    filter: only(rows),
    only,
  })
  const ofMany = rows.some((row) => row.agencyId !== agencyId)
  return (
    <ManyMenu
      label={label}
      choice={{ ...choice, agencyId }}
      disabledReason={
        ofMany ? t`A job works on the businesses of one agency. Tick those of one only.` : disabledReason
      }
    />
  )
}
