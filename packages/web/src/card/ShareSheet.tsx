import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Card } from '@parichay/contract/card/fields.ts'
import { cardEntitlement } from '@parichay/contract/plan/entitlement.ts'
import { useState } from 'react'
import { cardWasShared } from '../shell/shared-cards.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { ShareRow } from '../ui/ShareRow.tsx'
import { QrCode } from './QrCode.tsx'
import { TakeAlong } from './TakeAlong.tsx'
import { presentDay } from '../ui/clock.ts'

/** Every way to pass a live card on. */
export function ShareSheet({
  card,
  url,
  open,
  onClose,
}: {
  card: Card
  url: string
  open: boolean
  onClose: () => void
}) {
  const { t } = useLingui()
  const [said, setSaid] = useState('')
  const name = card.basicDetails.companyName
  // Visitors of a card whose time is over get a page of its state, and nothing to print or to keep.
  const isShown =
    card.status === 'ACTIVE' && cardEntitlement(card.expiryDateForCustomer, presentDay()).allowed
  return (
    <Sheet open={open} onClose={onClose} title={t`Share your card`} width="xs">
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Box
          sx={{
            p: 1.5,
            borderRadius: '10px',
            bgcolor: 'brand.sunken',
            fontWeight: 600,
            overflowWrap: 'anywhere',
            textAlign: 'center',
          }}
        >
          {url.replace(/^https?:\/\//, '')}
        </Box>
        <ShareRow
          url={url}
          title={name}
          text={name}
          onShared={(way) => {
            setSaid(way === 'copy' ? t`Copied` : '')
            cardWasShared(card.cardNo, way)
          }}
        />
        <Box
          role="status"
          sx={{
            typography: 'body2',
            fontWeight: 600,
            color: 'success.main',
            textAlign: 'center',
            // Its own gap only when there is something to say.
            '&:empty': { mt: -2 },
          }}
        >
          {said}
        </Box>
        <QrCode url={url} name={card.cardId ?? 'card'} />
        {card.cardId && isShown && <TakeAlong url={url} cardId={card.cardId} />}
      </Box>
    </Sheet>
  )
}
