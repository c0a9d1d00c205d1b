import { Trans, useLingui } from '@lingui/react/macro'
import type { UpgradeMode } from '@parichay/contract/payment/opening.ts'
import type { PlanSnapshot, SubscriptionPlan } from '@parichay/contract/plan/fields.ts'
import { isSoldOnline, priceFor } from '@parichay/contract/plan/rules.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, Suspense, useState } from 'react'
import { failureText } from '../failure-words.ts'
import { planOfBusinessQuery, plansQuery } from '../api/plans.ts'
import type { Purchase } from '../api/purchase.ts'
import { useConfirmIdle } from '../plan/NotSwitchedOn.tsx'
import { useAgency } from '../session.ts'
import { loadPart } from '../ui/load-part.ts'
import type { UpgradeRequest } from '../shell/upgrade-request.ts'
import { connectWithAdmin } from '../shell/connect-with-admin.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PeopleDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { fromTablet, phoneOnly } from '../ui/theme.ts'
import { Assurances } from './Assurances.tsx'
import { ComparePlans } from './ComparePlans.tsx'
import { CustomPlanCard } from './CustomPlanCard.tsx'
import { CustomPlanForm } from './CustomPlanForm.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PlansSkeleton } from './PlansSkeleton.tsx'
import { useSellerOf } from '../api/seller-of.ts'
import { SinglesSection } from './SinglesSection.tsx'

const PlanCarousel = lazy(() =>
  loadPart(() => import('./PlanCarousel.tsx')).then((module) => ({ default: module.PlanCarousel })),
)

type Props = {
  request: UpgradeRequest
  mode: Exclude<UpgradeMode, 'connect'>
  /** Asking without the right would count as signed out. */
  seesPlan: boolean
  onChoose: (purchase: Purchase) => void
}

/** What can be had: the plans, one PDF card or video, or both, as the caller asked. */
export function ChooseStep(props: Props) {
  const { request, mode, onChoose } = props
  const { pdfCard, video } = request
  // What is not sold singly is part of a plan: who asked for the one is shown the other where they stand.
  const [plans, setPlans] = useState(request.plans ?? true)
  return (
    <Box sx={{ pt: 3, pb: 5, [fromTablet]: { pt: 5 } }}>
      {plans && <PlansSection {...props} />}
      {(pdfCard || video) && (
        <SinglesSection {...{ request, mode, onChoose }} plans={plans} onPlans={() => setPlans(true)} />
      )}
      <Assurances mode={mode} />
    </Box>
  )
}

function PlansSection({ request: { business }, mode, seesPlan, onChoose }: Props) {
  const { t } = useLingui()
  const agency = useAgency()
  const isStack = useMediaQuery(phoneOnly.replace('@media ', ''), { noSsr: true })
  const [custom, setCustom] = useState<PlanSnapshot>()
  const [isAsking, setAsking] = useState(false)
  const isAdmin = mode !== 'buy'
  const seller = useSellerOf(business, mode)
  const { configuration } = seller
  const confirmIdle = useConfirmIdle()
  const agencyId = business.agencyId === agency.agencyId ? undefined : business.agencyId
  const query = useRemote(plansQuery(agencyId))
  const { data: had } = useRemote({ ...planOfBusinessQuery(business.businessId), enabled: seesPlan })
  const lastPlanId = had?.plan?.subscriptionPlanId
  const choose = (plan: PlanSnapshot) => onChoose({ kind: 'plan', business, plan })
  // Who records a payment is told what the business would pay for in vain; the words are for one's own agency.
  const choosePaid = async (plan: PlanSnapshot) => {
    if (agencyId !== undefined || (await confirmIdle(plan))) choose(plan)
  }
  const failed =
    query.error !== null && !query.data ? query : seller.error !== null && !configuration ? seller : null
  const offered = (query.data ?? [])
    .filter((plan) => (isAdmin ? !plan.isHidden : isSoldOnline(plan)))
    .map((plan) => forBusiness(plan, lastPlanId))
  const slides = offered.map((plan) => ({
    id: String(plan.subscriptionPlanId),
    name: plan.name,
    card: (
      <PlanCard
        plan={plan}
        seller={configuration}
        isAdmin={isAdmin}
        isCurrent={business.isSubscriptionActive && lastPlanId === plan.subscriptionPlanId}
        onChoose={() => void (isAdmin ? choosePaid(plan) : choose(plan))}
      />
    ),
  }))
  if (mode === 'custom')
    slides.push({
      id: 'custom',
      name: custom?.name ?? t`Provide a custom plan`,
      card: (
        <CustomPlanCard
          plan={custom}
          seller={configuration}
          onProvide={() => setAsking(true)}
          onSelect={() => custom && choose(custom)}
          onReset={() => setCustom(undefined)}
        />
      ),
    })
  const popular = offered.findIndex(({ isPopular }) => isPopular)
  const middle = Math.floor((slides.length - 1) / 2)
  return (
    <Box component="section" aria-label={t`Subscription plans`} sx={{ overflowX: 'clip' }}>
      <Box sx={{ textAlign: 'center', px: 3, mb: 3, [fromTablet]: { mb: 4 } }}>
        <Box
          component="h2"
          sx={{ typography: 'h1', textWrap: 'balance', [fromTablet]: { fontSize: '1.75rem' } }}
        >
          <Trans>Select the suitable plan for grow your business</Trans>
        </Box>
        <Box sx={{ color: 'text.secondary', mt: 0.75, overflowWrap: 'anywhere' }}>
          {isAdmin ? <Trans>For {business.businessName}</Trans> : business.businessName}
        </Box>
      </Box>
      {failed ? (
        <Box sx={{ maxWidth: 480, mx: 'auto', px: 2 }}>
          <InlineError message={failureText(failed.error)} onRetry={failed.reload} />
        </Box>
      ) : query.pending || !configuration ? (
        <PlansSkeleton />
      ) : slides.length === 0 ? (
        <EmptyState
          picture={<PeopleDrawing />}
          title={t`No plan is on offer right now`}
          body={t`Please connect with admin to purchase subscription plan.`}
          action={
            !isAdmin && <Button onClick={() => void connectWithAdmin()}>{t`Connect with admin`}</Button>
          }
        />
      ) : (
        <Box sx={{ maxWidth: 1308, mx: 'auto', px: isStack ? 0 : 3 }}>
          <Suspense fallback={<PlansSkeleton />}>
            <PlanCarousel slides={slides} isStack={isStack} first={isStack ? Math.max(0, popular) : middle} />
          </Suspense>
          {offered.length > 1 && (
            <Box sx={{ maxWidth: 940, mx: 'auto', mt: 4, px: 2 }}>
              <ComparePlans plans={offered} seller={configuration} />
            </Box>
          )}
        </Box>
      )}
      {isAsking && configuration && (
        <CustomPlanForm
          open
          plan={custom}
          {...{ configuration, agencyId }}
          onClose={() => setAsking(false)}
          onPlan={setCustom}
        />
      )}
    </Box>
  )
}

/** A plan at the price this business pays for it; what others pay stays to be seen where it is more. */
function forBusiness(plan: SubscriptionPlan, lastPlanId: PlanSnapshot['subscriptionPlanId'] | undefined) {
  const price = priceFor(plan, lastPlanId)
  return price === plan.price
    ? plan
    : { ...plan, price, mrp: plan.mrp ?? (plan.price > price ? plan.price : null), isRenewal: true }
}
