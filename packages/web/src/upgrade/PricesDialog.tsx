import { Trans, useLingui } from '@lingui/react/macro'
import { isSoldOnline } from '@parichay/contract/plan/rules.ts'
import { useRemote } from '../api/remote.ts'
import { useRouter } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { failureText } from '../failure-words.ts'
import { plansQuery } from '../api/plans.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { leaveUpgrade } from '../shell/upgrade.ts'
import { connectWithAdmin } from '../shell/connect-with-admin.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PeopleDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { say } from '../ui/snackbar-store.ts'
import { fromTablet, phoneOnly } from '../ui/theme.ts'
import { PlanCard } from './PlanCard.tsx'
import { PlanCarousel } from './PlanCarousel.tsx'
import { PlansSkeleton } from './PlansSkeleton.tsx'
import { PremiumFrame } from './PremiumFrame.tsx'

/** The plans for a customer who has no business yet. Whoever chooses one adds the business first: a plan belongs to one. */
export function PricesDialog() {
  const { t } = useLingui()
  const router = useRouter()
  const go = useGo()
  const query = useRemote(plansQuery(undefined))
  const isStack = useMediaQuery(phoneOnly.replace('@media ', ''), { noSsr: true })
  const offered = (query.data ?? []).filter(isSoldOnline)
  const begin = async () => {
    await leaveUpgrade(router, 1)
    go(paths.addBusiness({ shouldCreateDigitalCard: true }))
    say(t`A plan belongs to a business. Add yours first, then choose the plan.`)
  }
  const popular = offered.findIndex(({ isPopular }) => isPopular)
  const middle = Math.floor((offered.length - 1) / 2)
  return (
    <PremiumFrame onClose={() => void leaveUpgrade(router, 1)}>
      <Box
        component="section"
        aria-label={t`Subscription plans`}
        sx={{ overflowX: 'clip', pt: 3, pb: 5, [fromTablet]: { pt: 5 } }}
      >
        <Box sx={{ textAlign: 'center', px: 3, mb: 3 }}>
          <Box component="h2" sx={{ typography: 'h1', textWrap: 'balance' }}>
            <Trans>Select the suitable plan for grow your business</Trans>
          </Box>
        </Box>
        {query.pending ? (
          <PlansSkeleton />
        ) : query.error !== null && !query.data ? (
          <Box sx={{ maxWidth: 480, mx: 'auto', px: 2 }}>
            <InlineError message={failureText(query.error)} onRetry={query.reload} />
          </Box>
        ) : offered.length === 0 ? (
          <EmptyState
            picture={<PeopleDrawing />}
            title={t`No plan is on offer right now`}
            body={t`Please connect with admin to purchase subscription plan.`}
            action={<Button onClick={() => void connectWithAdmin()}>{t`Connect with admin`}</Button>}
          />
        ) : (
          <Box sx={{ maxWidth: 1308, mx: 'auto', px: isStack ? 0 : 3 }}>
            <PlanCarousel
              slides={offered.map((plan) => ({
                id: String(plan.subscriptionPlanId),
                name: plan.name,
                card: <PlanCard plan={plan} isAdmin={false} onChoose={() => void begin()} />,
              }))}
              isStack={isStack}
              first={isStack ? Math.max(0, popular) : middle}
            />
          </Box>
        )}
      </Box>
    </PremiumFrame>
  )
}
