import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useToday } from '../ui/use-today.ts'

/** Where a business stands with its plan, for its owner: subscribed, on trial, ending, over. */
export function PlanChip({ business }: { business: Business }) {
  const { t } = useLingui()
  const { state, isTrial, isExpired, isExpiringSoon, daysLeft } = standingOf(business, useToday())
  const left = daysLeft ?? 0
  if (state === 'none') return null
  if (isExpired) return <StatusChip tone="error">{t`Expired`}</StatusChip>
  if (left === 0) return <StatusChip tone="warning">{t`Ends today`}</StatusChip>
  if (isTrial)
    return (
      <StatusChip tone="info">
        <Plural value={left} one="Free trial, # day left" other="Free trial, # days left" />
      </StatusChip>
    )
  if (isExpiringSoon)
    return (
      <StatusChip tone="warning">
        <Plural value={left} one="# day left" other="# days left" />
      </StatusChip>
    )
  return (
    <StatusChip tone="success">
      <Trans>Subscribed</Trans>
    </StatusChip>
  )
}
