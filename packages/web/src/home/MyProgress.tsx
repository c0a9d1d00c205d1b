import { useLingui } from '@lingui/react/macro'
import type { User } from '@parichay/contract/auth/fields.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { cardsQuery } from '../api/customer-queries.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { progressOf, type Stage } from '../shell/card-progress.ts'
import { cardWasShared, useSharedCards } from '../shell/shared-cards.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Checklist } from '../ui/Checklist.tsx'
import { mayShare } from '../ui/sharing.ts'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { useToday } from '../ui/use-today.ts'

/** The one next step, then what is handed in, then the list to a complete card. Failures of the card are told by the card's own block. */
export function MyProgress({
  business,
  user,
  children,
}: {
  business: Business
  user: User | undefined
  children: ReactNode
}) {
  const { t } = useLingui()
  const go = useGo()
  const today = useToday()
  const cards = useRemote(cardsQuery(business.businessId))
  const shared = useSharedCards((state) => state.cardNos)
  const card = cards.data?.[0]
  if (cards.pending) {
    return (
      <>
        {children}
        <Skeleton>
          <Bone height={380} round={12} />
        </Skeleton>
      </>
    )
  }
  if (!card || !user) return children
  const words: Record<Stage, { item: string; step: string; deed: string }> = {
    logo: { item: t`Add your logo`, step: t`A logo makes people remember you.`, deed: t`Add your logo` },
    phone: {
      item: t`Verify your phone number`,
      step: t`A verified number keeps your account safe.`,
      deed: t`Verify my number`,
    },
    address: {
      item: t`Add your address`,
      step: t`With an address, people find you on the map.`,
      deed: t`Add the address`,
    },
    links: {
      item: t`Add useful links`,
      step: t`Instagram, reviews, menu: links bring people further.`,
      deed: t`Add links`,
    },
    hours: {
      item: t`Give your opening hours`,
      step: t`Opening hours save you phone calls.`,
      deed: t`Give the hours`,
    },
    upi: {
      item: t`Add your UPI id`,
      step: t`With a UPI id, customers pay you from your card.`,
      deed: t`Add the UPI id`,
    },
    gallery: {
      item: t`Add pictures of your work`,
      step: t`Pictures say more than words: show your work.`,
      deed: t`Add pictures`,
    },
    publish: {
      item: t`Publish your card`,
      step: t`One more step and everybody can see your card.`,
      deed: t`Continue`,
    },
    share: {
      item: t`Share your card for the first time`,
      step: t`Your card is ready. Send it to your first customer.`,
      deed: t`Share on WhatsApp`,
    },
  }
  const hrefs: Record<Stage, string> = {
    logo: paths.editCard(card.cardNo, { field: 'logo' }),
    phone: paths.account(),
    address: paths.editCard(card.cardNo, { field: 'address' }),
    links: paths.editCard(card.cardNo, { field: 'links' }),
    hours: paths.editCard(card.cardNo, { field: 'hours' }),
    upi: paths.editCard(card.cardNo, { field: 'upi' }),
    gallery: paths.editCard(card.cardNo, { field: 'gallery' }),
    publish: paths.addCard({ businessId: business.businessId }),
    share: paths.shareCard(),
  }
  const isStopped = business.suspension !== null || standingOf(business, today).state === 'over'
  const isLive = card.status === 'ACTIVE' && card.url !== null && !isStopped
  const stages = progressOf({ card, user, isShared: shared.includes(card.cardNo) }).filter(
    ({ stage }) => stage !== 'share' || isLive,
  )
  const next = stages.find(({ done }) => !done)?.stage
  const name = card.basicDetails.companyName
  return (
    <>
      {next && isLive && (
        <Card
          tone="tint"
          component="section"
          aria-label={t`Next step`}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
        >
          <Box sx={{ flex: '1 1 200px' }}>
            <Box sx={{ typography: 'body2', fontWeight: 650, color: 'primary.main' }}>{t`Next step`}</Box>
            <Box sx={{ typography: 'subtitle1' }}>{words[next].step}</Box>
          </Box>
          {next === 'share' && card.url ? (
            mayShare() && (
              <Button
                href={`https://wa.me/?text=${encodeURIComponent(`${name} ${card.url}`)}`}
                target="_blank"
                onClick={() => cardWasShared(card.cardNo, 'whatsapp')}
              >
                {words.share.deed}
              </Button>
            )
          ) : (
            <Button onClick={() => go(hrefs[next])}>{words[next].deed}</Button>
          )}
        </Card>
      )}
      {children}
      <Checklist
        title={next ? t`Make your card complete` : t`Your card is complete`}
        items={stages
          .sort((one, other) => Number(one.done) - Number(other.done))
          .map(({ stage, done }) => ({ id: stage, label: words[stage].item, done, href: hrefs[stage] }))}
      />
    </>
  )
}
