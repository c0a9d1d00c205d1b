import { useLingui } from '@lingui/react/macro'
import { isOn } from '@parichay/contract/agency/switches.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import { unlimited } from '@parichay/contract/plan/fields.ts'
import { useRemote } from '../../api/remote.ts'
import Box from '@mui/material/Box'
import { BadgeIndianRupee } from 'lucide-react'
import { planOfBusinessQuery } from '../../api/plans.ts'
import { failureText } from '../../failure-words.ts'
import { useUpgrade } from '../../shell/upgrade.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { countText, dayText } from '../../ui/dates.ts'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { useAgency } from '../../session.ts'
import { ValidityChip } from './ValidityChip.tsx'
import { presentDay } from '../../ui/clock.ts'

/** What the business bought, until when, and what is left of it today. */
export function BusinessPlan({ business }: { business: Business }) {
  const { t, i18n } = useLingui()
  const { configuration } = useAgency()
  const upgrade = useUpgrade()
  const { data, error, reload } = useRemote(planOfBusinessQuery(business.businessId))
  const { mayRenew, isTrial } = standingOf(business, presentDay())
  const left = (one: { left: number; limit: number }) =>
    one.limit === unlimited
      ? t`Unlimited`
      : t`${countText(one.left, i18n.locale)} of ${countText(Math.max(one.limit, 0), i18n.locale)} left`
  const has = data?.entitlements
  const counts: [string, string][] =
    has && data.plan
      ? [
          ...(isOn(configuration, 'greetings')
            ? ([[t`Greeting images`, left(has.greetingImage)]] as [string, string][])
            : []),
          ...(isOn(configuration, 'greetingVideos')
            ? ([[t`Greeting videos today`, left(has.greetingVideo)]] as [string, string][])
            : []),
          ...(isOn(configuration, 'pdfCards')
            ? ([[t`PDF ID cards`, left(has.pdfExport)]] as [string, string][])
            : []),
          ...(isOn(configuration, 'promotionalVideos')
            ? ([[t`Promotional videos`, left(has.promotionalVideo)]] as [string, string][])
            : []),
        ]
      : []
  const expiry = business.expiryDateForCustomer
  return (
    <Card sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Box component="h2" sx={{ typography: 'h3', flex: 1, overflowWrap: 'anywhere' }}>
          {data?.plan?.name ?? t`Plan`}
        </Box>
        <ValidityChip term={business} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {expiry === null
          ? t`No plan yet`
          : isTrial
            ? t`Free trial until ${dayText(expiry, i18n.locale)}`
            : data?.plan
              ? t`${dayText(data.plan.startsOn, i18n.locale)} to ${dayText(expiry, i18n.locale)}`
              : t`Until ${dayText(expiry, i18n.locale)}`}
      </Box>
      {error && !data && <InlineError message={failureText(error)} onRetry={reload} />}
      {counts.length > 0 && (
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: '1fr auto',
            rowGap: 0.75,
            columnGap: 2,
            typography: 'body2',
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0, textAlign: 'end' },
          }}
        >
          {counts.map(([label, value]) => [
            <dt key={`${label} label`}>{label}</dt>,
            <dd key={label}>{value}</dd>,
          ])}
        </Box>
      )}
      {business.can.assignPlan === true && (
        <Button look="secondary" fullWidth icon={BadgeIndianRupee} onClick={() => void upgrade({ business })}>
          {mayRenew && !isTrial ? t`Renew` : t`Assign plan`}
        </Button>
      )}
    </Card>
  )
}
