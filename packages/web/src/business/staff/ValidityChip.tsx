import { Plural, useLingui } from '@lingui/react/macro'
import { daysBetween, istDay } from '@parichay/contract/business/rules.ts'
import { validityOf } from '@parichay/contract/plan/entitlement.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'

/** Where a business stands today, as a chip. */
export function ValidityChip({ expiry }: { expiry: string | null }) {
  const { t } = useLingui()
  const today = istDay(new Date())
  const validity = validityOf(expiry, today)
  if (expiry === null || validity === 'none') return <StatusChip>{t`Not Subscribed`}</StatusChip>
  const left = daysBetween(today, expiry)
  if (validity === 'expired' || validity === 'grace')
    return <StatusChip tone="error">{t`Expired`}</StatusChip>
  if (left === 0) return <StatusChip tone="warning">{t`Ends today`}</StatusChip>
  if (validity === 'valid') return <StatusChip tone="success">{t`Subscribed`}</StatusChip>
  return (
    <StatusChip tone="warning">
      <Plural value={left} one="# day left" other="# days left" />
    </StatusChip>
  )
}
