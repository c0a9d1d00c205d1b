import { Trans, useLingui } from '@lingui/react/macro'
import type { Products } from '@parichay/contract/plan/entitlement.ts'
import type { PlanSnapshot } from '@parichay/contract/plan/fields.ts'
import { planSections } from '@parichay/contract/plan/lines.ts'
import Box from '@mui/material/Box'
import { BadgeCheck, Gem, IdCard, type LucideIcon, SlidersHorizontal, Sparkles, Star } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useAgency } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { HeadRow, PlanFrame } from './PlanFrame.tsx'
import { PlanLines } from './PlanLines.tsx'
import { PlanPrice, Years } from './PlanPrice.tsx'

export type ShownPlan = PlanSnapshot & {
  mrp?: number | null
  highlight?: string
  isPopular?: boolean
  /** The price is the one for who renews. */
  isRenewal?: boolean
}

export type PlanCardProps = {
  plan: ShownPlan
  /** 'Buy now' for customers, 'Select Plan' for admins. */
  isAdmin: boolean
  onChoose: () => void
  /** The business has this plan today. */
  isCurrent?: boolean
  /** Instead of the one button. */
  actions?: ReactNode
  /** Products of the agency that sells it; the own one's unless told. */
  seller?: Products | undefined
}

/** One plan: what it is called, what it costs, for how long, what is in it. */
export function PlanCard({ plan, isAdmin, onChoose, isCurrent = false, actions, seller }: PlanCardProps) {
  const { t } = useLingui()
  const { configuration } = useAgency()
  const id = useId()
  const isPopular = plan.isPopular ?? false
  return (
    <PlanFrame
      labelledBy={id}
      isPopular={isPopular}
      head={
        <>
          <HeadRow icon={iconOf(plan)} isPopular={isPopular}>
            {isPopular ? (
              <Badge icon={<Star size={13} fill="currentColor" aria-hidden />}>
                <Trans>Most popular</Trans>
              </Badge>
            ) : (
              isCurrent && (
                <Badge isQuiet icon={<BadgeCheck size={14} aria-hidden />}>
                  <Trans>Your plan</Trans>
                </Badge>
              )
            )}
          </HeadRow>
          <Box component="h3" id={id} sx={{ typography: 'h2', overflowWrap: 'anywhere' }}>
            {plan.name}
          </Box>
          {plan.highlight && <Box sx={{ typography: 'body2', opacity: 0.9, mt: 0.25 }}>{plan.highlight}</Box>}
          <Box sx={{ mt: 1.5 }}>
            <PlanPrice price={plan.price} mrp={plan.mrp ?? null} unit={<Years validity={plan.validity} />} />
            {plan.isRenewal && (
              <Box sx={{ typography: 'body2', fontWeight: 700, mt: 0.5 }}>
                <Trans>Your price to renew</Trans>
              </Box>
            )}
          </Box>
        </>
      }
      foot={
        actions ?? (
          <Button
            size="large"
            fullWidth
            onClick={onChoose}
            label={isAdmin ? t`Select Plan: ${plan.name}` : t`Buy now: ${plan.name}`}
          >
            {isAdmin ? t`Select Plan` : t`Buy now`}
          </Button>
        )
      }
    >
      <PlanLines sections={planSections(plan, seller ?? configuration)} />
    </PlanFrame>
  )
}

/** A plan is known by what is most in it. */
const iconOf = ({ subscriptionPlanId, limits }: PlanSnapshot): LucideIcon =>
  subscriptionPlanId === 'CUSTOM_PLAN'
    ? SlidersHorizontal
    : limits.promotionalVideoIncluded
      ? Gem
      : limits.greetingImagesIncluded
        ? Sparkles
        : IdCard

function Badge({
  icon,
  isQuiet = false,
  children,
}: {
  icon: ReactNode
  isQuiet?: boolean
  children: ReactNode
}) {
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        minHeight: 26,
        borderRadius: '999px',
        fontSize: 12,
        fontWeight: 700,
        bgcolor: isQuiet ? 'success.tint' : 'primary.contrastText',
        color: isQuiet ? 'success.main' : 'primary.main',
      }}
    >
      {icon}
      {children}
    </Box>
  )
}
