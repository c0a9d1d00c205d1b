import { useLingui } from '@lingui/react/macro'
import type { Card } from '@parichay/contract/card/fields.ts'
import { ExternalLink, PhoneIncoming, Rocket, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useGo } from '../go.ts'
import { cardPathsFor, paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { ShareSheet } from './ShareSheet.tsx'
import { Line } from '../ui/shapes.tsx'
import { viewing } from '../viewing.ts'

/** What can be done with a card at any time: see it as visitors do, pass it on; a draft is published first. */
export function CardActions({ card, compact = false }: { card: Card; compact?: boolean }) {
  const { t } = useLingui()
  const go = useGo()
  const kind = useSession((state) => (state.kind === 'staff' ? 'staff' : 'customer'))
  const [sharing, setSharing] = useState(false)
  if (!card.url) {
    return (
      <Button
        icon={Rocket}
        size={compact ? 'small' : 'medium'}
        sx={{ minHeight: 44 }}
        onClick={() => go(cardPathsFor(kind).add({ businessId: card.businessId }))}
      >{t`Publish`}</Button>
    )
  }
  return (
    <Line gap={1} wraps>
      <Button
        look="secondary"
        size={compact ? 'small' : 'medium'}
        icon={ExternalLink}
        href={card.url}
        target="_blank"
        sx={{ minHeight: 44 }}
      >{t`Open card`}</Button>
      <Button
        look="secondary"
        size={compact ? 'small' : 'medium'}
        icon={Share2}
        onClick={() => setSharing(true)}
        sx={{ minHeight: 44 }}
      >{t`Share`}</Button>
      {kind === 'customer' && card.status !== 'DRAFT' && !viewing() && (
        <Button
          look="secondary"
          size={compact ? 'small' : 'medium'}
          icon={PhoneIncoming}
          onClick={() => go(paths.leads())}
          sx={{ minHeight: 44 }}
        >{t`Leads`}</Button>
      )}
      {sharing && <ShareSheet open card={card} url={card.url} onClose={() => setSharing(false)} />}
    </Line>
  )
}
