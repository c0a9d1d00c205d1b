import { useLingui } from '@lingui/react/macro'
import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { countText } from '../ui/dates.ts'
import { ManyMenu } from './ManyMenu.tsx'

/** What can be done with businesses that were ticked one by one. */
export function TickedMenu({ rows }: { rows: readonly Pick<Business, 'businessId' | 'agencyId'>[] }) {
  const { t, i18n } = useLingui()
  const agencyId = rows[0]?.agencyId ?? 0
  const most = countText(bulkBounds.ticked, i18n.locale)
  const count = countText(rows.length, i18n.locale)
  const disabledReason = rows.some((row) => row.agencyId !== agencyId)
    ? t`A job works on the businesses of one agency. Tick those of one only.`
    : rows.length > bulkBounds.ticked
      ? t`Up to ${most} can be ticked one by one. Narrow the list and take all that are found.`
      : undefined
  return (
    <ManyMenu
      label={t`With these ${count}`}
      choice={{
        filter: { agencyId, businessIds: rows.map(({ businessId }) => businessId) },
        expected: rows.length,
        agencyId,
      }}
      disabledReason={disabledReason}
    />
  )
}
