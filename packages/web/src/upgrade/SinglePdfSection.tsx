import { Trans, useLingui } from '@lingui/react/macro'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import { IdCard } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../ui/Button.tsx'
import { HeadRow, PlanFrame } from './PlanFrame.tsx'
import { Line, Lines } from './PlanLines.tsx'
import { PlanPrice } from './PlanPrice.tsx'

type Props = {
  /** Whole rupees for one. */
  price: number
  /** People whose cards are bought at once. */
  quantity?: number
  withDivider: boolean
  onChoose: () => void
}

/** One PDF card for those who need nothing else. */
export function SinglePdfSection({ price, quantity = 1, withDivider, onChoose }: Props) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ px: 2, pt: withDivider ? 4 : 1 }}>
      {withDivider && (
        <Box component="hr" sx={{ border: 0, borderTop: '1px solid', borderColor: 'divider', mb: 4 }} />
      )}
      <Box component="h2" id={`${id}-title`} sx={{ typography: 'h2', textAlign: 'center', mb: 2.5 }}>
        <Trans>Need one project only?</Trans>
      </Box>
      <Box sx={{ width: 'min(100%, 340px)', mx: 'auto' }}>
        <PlanFrame
          labelledBy={id}
          head={
            <>
              <HeadRow icon={IdCard} />
              <Box component="h3" id={id} sx={{ typography: 'h2', mb: 1.5 }}>
                <Trans>PDF Id Card</Trans>
              </Box>
              <PlanPrice price={price} unit={<Trans>per pdf</Trans>} />
            </>
          }
          foot={
            <Button
              size="large"
              look="secondary"
              fullWidth
              onClick={onChoose}
              label={t`Buy now: PDF Id Card`}
            >
              {t`Buy now`}
            </Button>
          }
        >
          <Lines>
            <Line>
              {quantity === 1 ? (
                <Trans>1 Pdf id card</Trans>
              ) : (
                <Trans>
                  {quantity} Pdf id cards for {rupees(price * quantity * 100)}
                </Trans>
              )}
            </Line>
            <Line>
              <Trans>Single export</Trans>
            </Line>
            <Line>
              <Trans>No sample watermark</Trans>
            </Line>
          </Lines>
        </PlanFrame>
      </Box>
    </Box>
  )
}
