import { Trans } from '@lingui/react/macro'
import { rupees } from '@parichay/contract/money.ts'
import type { PlanSnapshot } from '@parichay/contract/plan/fields.ts'
import Box from '@mui/material/Box'
import { CalendarCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Purchase } from '../api/purchase.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { Fact } from './Fact.tsx'
import { TimeFacts } from './TimeFacts.tsx'
import type { Preview } from '../api/use-preview.ts'
import { Pile, Quiet, Text } from '../ui/shapes.tsx'

type Props = { purchase: Purchase; preview: Preview; note?: ReactNode }

/** What is bought, from when, and what it costs, before anything is paid. */
export function OrderSummary({ purchase, preview, note }: Props) {
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
          <Bought purchase={purchase} />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2.5 }}>
        {purchase.kind === 'plan' && <PlanFacts plan={purchase.plan} preview={preview} />}
        {purchase.kind === 'pdf' && <PdfFacts quantity={purchase.pdfCard.quantity ?? 1} />}
        {purchase.kind === 'video' && <VideoFacts title={purchase.video.title} />}
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
            <Text as="subtitle1">
              <Trans>To pay</Trans>
            </Text>
            {note && <Quiet>{note}</Quiet>}
          </Box>
          <Box sx={{ fontSize: 26, fontWeight: 750, letterSpacing: '-0.02em', whiteSpace: 'nowrap' }}>
            {preview.pricePaise === undefined ? '…' : rupees(preview.pricePaise)}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

function PlanFacts({ plan, preview }: { plan: PlanSnapshot; preview: Preview }) {
  const { time, failure, retry } = preview
  if (time) return <TimeFacts time={time} validity={plan.validity} />
  if (failure) return <InlineError message={failure} onRetry={retry} />
  return (
    <Skeleton>
      <Pile gap={1.5}>
        <Bone width="70%" />
        <Bone width="90%" />
      </Pile>
    </Skeleton>
  )
}

const PdfFacts = ({ quantity }: { quantity: number }) => (
  <Fact icon={CalendarCheck}>
    {quantity === 1 ? (
      <Trans>1 Pdf id card, single export, no sample watermark</Trans>
    ) : (
      <Trans>{quantity} Pdf id cards, a single export of each, no sample watermark</Trans>
    )}
  </Fact>
)

const VideoFacts = ({ title }: { title: string }) => (
  <>
    <Fact icon={CalendarCheck}>
      <Trans>1 promotional video, no sample watermark, corrections of its words for 7 days</Trans>
    </Fact>
    {title && <Quiet>{title}</Quiet>}
  </>
)

/** The name of what is bought. */
export function Bought({ purchase }: { purchase: Purchase }) {
  if (purchase.kind === 'plan') return purchase.plan.name
  return purchase.kind === 'pdf' ? <Trans>PDF Id Card</Trans> : <Trans>Promotional Video</Trans>
}
