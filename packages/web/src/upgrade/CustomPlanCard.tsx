import { Trans, useLingui } from '@lingui/react/macro'
import type { Products } from '@parichay/contract/plan/entitlement.ts'
import type { PlanSnapshot } from '@parichay/contract/plan/fields.ts'
import Box from '@mui/material/Box'
import { RotateCcw, SlidersHorizontal } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../ui/Button.tsx'
import { PlanCard } from './PlanCard.tsx'
import { HeadRow, PlanFrame } from './PlanFrame.tsx'
import { Line, Lines } from './PlanLines.tsx'

type Props = {
  plan: PlanSnapshot | undefined
  seller?: Products | undefined
  onProvide: () => void
  onSelect: () => void
  onReset: () => void
}

/** The extra card of admins: the way to a plan of one's own making, then that plan. */
export function CustomPlanCard({ plan, seller, onProvide, onSelect, onReset }: Props) {
  const { t } = useLingui()
  const id = useId()
  if (plan) {
    return (
      <PlanCard
        plan={plan}
        seller={seller}
        isAdmin
        onChoose={onSelect}
        actions={
          <>
            <Button size="large" fullWidth onClick={onSelect}>{t`Select`}</Button>
            <Button look="text" fullWidth icon={RotateCcw} onClick={onReset}>{t`Reset`}</Button>
          </>
        }
      />
    )
  }
  return (
    <PlanFrame
      labelledBy={id}
      head={
        <>
          <HeadRow icon={SlidersHorizontal} />
          <Box component="h3" id={id} sx={{ typography: 'h2' }}>
            <Trans>Provide a custom plan</Trans>
          </Box>
        </>
      }
      foot={
        <Button size="large" look="secondary" fullWidth onClick={onProvide} label={t`Provide a custom plan`}>
          {t`Provide`}
        </Button>
      }
    >
      <Lines>
        <Line>
          <Trans>Your own name, price and validity</Trans>
        </Line>
        <Line>
          <Trans>Exactly what this business needs</Trans>
        </Line>
        <Line>
          <Trans>For this business only</Trans>
        </Line>
      </Lines>
    </PlanFrame>
  )
}
