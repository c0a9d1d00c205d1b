import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { cardsQuery } from '../api/customer-queries.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { CardDrawing, PeopleDrawing } from '../ui/illustrations.tsx'
import { loadPart } from '../ui/load-part.ts'
import { Notice } from '../ui/Notice.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { OpenForm } from './OpenForm.tsx'

const ShareSheet = lazy(() =>
  loadPart(() => import('../card/ShareSheet.tsx')).then((part) => ({ default: part.ShareSheet })),
)

/** What brings the first lead: a card, the form on it, or sharing it. */
export function NoLeads({ business }: { business: Business }) {
  const { t } = useLingui()
  const go = useGo()
  const cards = useRemote(cardsQuery(business.businessId))
  const card = cards.data?.[0]
  if (!cards.data && cards.error === null) return <ListSkeleton rows={2} />
  if (!card || card.status === 'DRAFT')
    return (
      <EmptyState
        picture={<CardDrawing />}
        title={t`Your card brings your leads`}
        body={t`Visitors leave their name and number at the foot of your digital card.`}
        action={
          <Button onClick={() => go(paths.addCard({ businessId: business.businessId }))}>
            {card ? t`Publish your card` : t`Make your card`}
          </Button>
        }
      />
    )
  if (!isFormOpen(card))
    return (
      <EmptyState
        picture={<PeopleDrawing />}
        title={t`Your card does not ask for numbers yet`}
        body={t`With the form at its foot, visitors leave their name and number, and you call them back.`}
        action={<OpenForm card={card} />}
      />
    )
  return (
    <EmptyState
      picture={<PeopleDrawing />}
      title={t`Share your card to get your first lead`}
      body={t`Visitors leave their name and number at the foot of your digital card.`}
      action={card.url && <ShareCard card={card} url={card.url} />}
    />
  )
}

/** Above leads that came: that the form is closed, and the way to open it. */
export function ShutForm({ business }: { business: Business }) {
  const { t } = useLingui()
  const { data } = useRemote(cardsQuery(business.businessId))
  const card = data?.[0]
  if (!card || isFormOpen(card)) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Notice>
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          {t`The form is closed on your card: no new leads come in.`}
          <OpenForm card={card} />
        </Box>
      </Notice>
    </Box>
  )
}

/** Whether visitors of a card may leave their number. */
const isFormOpen = ({ settings }: Card): boolean => !settings.hidden.includes('lead')

function ShareCard({ card, url }: { card: Card; url: string }) {
  const { t } = useLingui()
  const [sharing, setSharing] = useState(false)
  return (
    <>
      <Button icon={Share2} onClick={() => setSharing(true)}>{t`Share your card`}</Button>
      {sharing && (
        <Suspense>
          <ShareSheet open card={card} url={url} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  )
}
