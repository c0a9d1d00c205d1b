import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Clapperboard } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../ui/Button.tsx'
import { HeadRow, PlanFrame } from './PlanFrame.tsx'
import { Line, Lines } from './PlanLines.tsx'
import { PlanPrice } from './PlanPrice.tsx'

type Props = { price: number; withDivider: boolean; onChoose: () => void }

/** One video for those who need nothing else. */
export function SingleVideoSection({ price, withDivider, onChoose }: Props) {
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
              <HeadRow icon={Clapperboard} />
              <Box component="h3" id={id} sx={{ typography: 'h2', mb: 1.5 }}>
                <Trans>Promotional Video</Trans>
              </Box>
              <PlanPrice price={price} unit={<Trans>per video</Trans>} />
            </>
          }
          foot={
            <Button
              size="large"
              look="secondary"
              fullWidth
              onClick={onChoose}
              label={t`Buy now: Promotional Video`}
            >
              {t`Buy now`}
            </Button>
          }
        >
          <Lines>
            <Line>
              <Trans>1 promotional video</Trans>
            </Line>
            <Line>
              <Trans>Corrections of its words for 7 days</Trans>
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
