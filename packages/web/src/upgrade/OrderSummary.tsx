import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { istDay } from '@parichay/contract/business/rules.ts'
import { rupees } from '@parichay/contract/money.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { CalendarCheck, CalendarClock, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { lastPaymentQuery } from '../api/plans.ts'
import { priceOf, type Purchase } from '../api/purchase.ts'
import { dayText } from '../ui/dates.ts'
import { Years } from './PlanPrice.tsx'

/** What is bought, from when, and what it costs, before anything is paid. */
export function OrderSummary({ purchase, note }: { purchase: Purchase; note?: ReactNode }) {
  return (
    <Box
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '16px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          p: 2.5,
          color: 'primary.contrastText',
          background:
            'linear-gradient(150deg, var(--mui-palette-primary-main), var(--mui-palette-primary-dark))',
        }}
      >
        <Box sx={{ typography: 'body2', opacity: 0.9 }}>{purchase.business.businessName}</Box>
        <Box sx={{ typography: 'h2', overflowWrap: 'anywhere' }}>
          {purchase.kind === 'plan' ? purchase.plan.name : <Trans>PDF Id Card</Trans>}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2.5 }}>
        {purchase.kind === 'plan' ? <PlanFacts purchase={purchase} /> : <PdfFacts />}
        <Box
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            gap: 2,
            pt: 1.5,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Box>
            <Box sx={{ typography: 'subtitle1' }}>
              <Trans>To pay</Trans>
            </Box>
            {note && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{note}</Box>}
          </Box>
          <Box sx={{ fontSize: 26, fontWeight: 750, letterSpacing: '-0.02em', whiteSpace: 'nowrap' }}>
            {rupees(priceOf(purchase) * 100)}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

function PlanFacts({ purchase }: { purchase: Extract<Purchase, { kind: 'plan' }> }) {
  const { i18n } = useLingui()
  const { business, plan } = purchase
  const { data: last } = useQuery(lastPaymentQuery(business.businessId))
  const { state, isTrial, daysLeft, mayRenew } = standingOf(business, istDay(new Date()))
  const expiry = business.expiryDateForCustomer
  const end = expiry === null ? '' : dayText(expiry, i18n.locale)
  const left = daysLeft ?? 0
  const isSame = last?.planId === plan.subscriptionPlanId && plan.subscriptionPlanId !== 'CUSTOM_PLAN'
  const runs = state === 'paid'
  const goesOn = (runs && (isSame || mayRenew)) || (state === 'grace' && !isTrial)
  return (
    <>
      <Fact icon={CalendarCheck}>
        <Trans>
          Valid <Years validity={plan.validity} />
        </Trans>
      </Fact>
      <Fact icon={CalendarClock}>
        {goesOn && left < 0 ? (
          <Trans>Counts from {end}, the day your plan ended</Trans>
        ) : goesOn ? (
          <Trans>Begins when your current plan ends, after {end}: no day is lost</Trans>
        ) : (
          <Trans>Begins today</Trans>
        )}
      </Fact>
      {runs && !goesOn && (
        <Fact icon={Info} isLoud>
          <Trans>Your current plan ends today. The days left on it are not refunded.</Trans>
        </Fact>
      )}
      {goesOn && (
        <Fact icon={Info}>
          <Trans>Limits begin anew; unused PDFs and videos do not carry over.</Trans>
        </Fact>
      )}
    </>
  )
}

const PdfFacts = () => (
  <Fact icon={CalendarCheck}>
    <Trans>1 Pdf id card, single export, no sample watermark</Trans>
  </Fact>
)

function Fact({
  icon,
  isLoud = false,
  children,
}: {
  icon: typeof Info
  isLoud?: boolean
  children: ReactNode
}) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        typography: 'body2',
        ...(isLoud && { p: 1.25, mx: -0.5, borderRadius: '10px', bgcolor: 'warning.tint' }),
      }}
    >
      <Box
        component={icon}
        size={20}
        strokeWidth={1.75}
        aria-hidden
        sx={{ flex: 'none', color: isLoud ? 'warning.main' : 'primary.main' }}
      />
      <span>{children}</span>
    </Box>
  )
}
