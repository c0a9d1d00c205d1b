import { Plural, useLingui } from '@lingui/react/macro'
import { standingOf, type WatchedTerm } from '@parichay/contract/plan/entitlement.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { presentDay } from '../../ui/clock.ts'

/** Where a business stands today, for staff: a trial is no subscription, and grace is not the end. */
export function ValidityChip({ term }: { term: WatchedTerm }) {
  const { t } = useLingui()
  const { state, isTrial, isExpiringSoon, daysLeft, graceLeft } = standingOf(term, presentDay())
  const left = daysLeft ?? 0
  switch (state) {
    case 'none':
      return <StatusChip>{t`Not Subscribed`}</StatusChip>
    case 'over':
      return <StatusChip tone="error">{isTrial ? t`Trial over` : t`Expired`}</StatusChip>
    case 'grace':
      return (
        <StatusChip tone="error">
          {isTrial ? (
            t`Trial in grace`
          ) : (
            <Plural value={graceLeft} _0="Grace ends today" one="# day of grace" other="# days of grace" />
          )}
        </StatusChip>
      )
    case 'trial':
      return (
        <StatusChip tone="info">
          <Plural
            value={left}
            _0="Free trial, ends today"
            one="Free trial, # day left"
            other="Free trial, # days left"
          />
        </StatusChip>
      )
    case 'paid':
      if (!isExpiringSoon) return <StatusChip tone="success">{t`Subscribed`}</StatusChip>
      return (
        <StatusChip tone="warning">
          <Plural value={left} _0="Ends today" one="# day left" other="# days left" />
        </StatusChip>
      )
  }
}
