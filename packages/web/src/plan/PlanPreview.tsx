import { Trans, useLingui } from '@lingui/react/macro'
import type { SubscriptionPlan } from '@parichay/contract/plan/fields.ts'
import Box from '@mui/material/Box'
import { PlanCard } from '../upgrade/PlanCard.tsx'

export type PreviewedPlan = Pick<
  SubscriptionPlan,
  'name' | 'price' | 'mrp' | 'validity' | 'highlight' | 'isPopular' | 'limits' | 'frameVisibility'
> & { isHidden?: boolean }

/** The card of a plan exactly as customers meet it; it is only looked at. */
export function PlanPreview({ plan, withTitle = true }: { plan: PreviewedPlan; withTitle?: boolean }) {
  const { t } = useLingui()
  return (
    <Box component="section" aria-label={t`As customers see it`}>
      {withTitle && (
        <Box component="h2" sx={{ typography: 'subtitle2', color: 'text.secondary', mb: 1.25 }}>
          {plan.isHidden ? <Trans>As customers would see it</Trans> : <Trans>As customers see it</Trans>}
        </Box>
      )}
      <Box inert sx={{ display: 'grid', maxWidth: 360, mx: 'auto', width: '100%' }}>
        <PlanCard
          plan={{ ...plan, name: plan.name.trim() || t`Name of the plan`, subscriptionPlanId: 1 }}
          isAdmin={false}
          onChoose={() => undefined}
        />
      </Box>
    </Box>
  )
}
