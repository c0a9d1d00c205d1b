import type { Business } from '@parichay/contract/business/fields.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { loadFirstPart } from '../ui/load-part.ts'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { useToday } from '../ui/use-today.ts'

// Most days there is nothing to say: then it need not travel.
const ExpiryCard = lazy(() =>
  loadFirstPart(() => import('./ExpiryCard.tsx')).then((module) => ({ default: module.ExpiryCard })),
)

/** The place of a banner that is on its way. */
export function WaitingBanner() {
  return (
    <Box sx={{ mb: 2 }}>
      <Skeleton>
        <Bone height={132} round={12} />
      </Skeleton>
    </Box>
  )
}

/** Says in time that the plan or the trial ends, and whom to talk to. Nothing while there is nothing to say. */
export function ExpiryBanner({ business }: { business: Business }) {
  const expiry = business.expiryDateForCustomer
  const standing = standingOf(business, useToday())
  const { isExpired, isExpiringSoon, daysLeft, graceEnd } = standing
  if (expiry === null || graceEnd === null || !(isExpired || isExpiringSoon || daysLeft === 0)) return null
  return (
    <Suspense fallback={<WaitingBanner />}>
      <ExpiryCard business={business} standing={standing} expiry={expiry} graceEnd={graceEnd} />
    </Suspense>
  )
}
