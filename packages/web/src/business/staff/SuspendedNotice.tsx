import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { dayText } from '../../ui/dates.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Since when staff have stopped the business, and why; nothing for one that goes on. */
export function SuspendedNotice({ business: { suspension } }: { business: Pick<Business, 'suspension'> }) {
  const { t, i18n } = useLingui()
  if (!suspension) return null
  const since = dayText(suspension.at, i18n.locale)
  const { reason } = suspension
  return (
    <Notice tone="warning">
      {reason ? t`Suspended since ${since}: ${reason}` : t`Suspended since ${since}`}
    </Notice>
  )
}
