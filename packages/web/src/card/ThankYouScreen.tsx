import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import type { Card } from '@parichay/contract/card/fields.ts'
import { Clock, Image, IndianRupee, Link2, PencilLine, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cardQuery } from '../api/cards.ts'
import { isCallFailed } from '../failures.ts'
import { failureText } from '../failure-words.ts'
import { useGo } from '../go.ts'
import { publishedCard } from '../keepsake.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { TopBar } from '../shell/TopBar.tsx'
import { cardWasShared } from '../shell/shared-cards.ts'
import { Button } from '../ui/Button.tsx'
import { Card as Surface } from '../ui/Card.tsx'
import { Checklist } from '../ui/Checklist.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { ShareRow } from '../ui/ShareRow.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { CardPreview } from './CardPreview.tsx'
import { Confetti } from './Confetti.tsx'
import { QrCode } from './QrCode.tsx'
import { Pile, Quiet } from '../ui/shapes.tsx'

const nothing = {}

/** The end of the walk: the card is live. What is shown is read from the server again, so a reload is safe. */
export function ThankYouScreen() {
  const { t } = useLingui()
  const go = useGo()
  const kind = useSession((state) => state.kind)
  const [cardNo] = useState(publishedCard)
  const {
    data: card,
    error,
    reload,
  } = useRemote({ ...cardQuery(cardNo ?? 0), enabled: cardNo !== undefined })
  const home = kind === 'staff' ? paths.admin() : paths.customer()
  const gone =
    cardNo === undefined ||
    (isCallFailed(error) && error.code === 'NOT_FOUND') ||
    (card !== undefined && card.url === null)
  useEffect(() => {
    if (gone) go(home, { replace: true })
  }, [gone, go, home])
  return (
    <>
      <TopBar />
      <Page title={t`Your card is live`} width="lg" hideTitle>
        {error && !gone && <InlineError message={failureText(error)} onRetry={reload} />}
        {card?.url ? <Live card={card} url={card.url} home={home} /> : !error && <LiveSkeleton />}
      </Page>
    </>
  )
}

function Live({ card, url, home }: { card: Card; url: string; home: string }) {
  const { t } = useLingui()
  const go = useGo()
  const name = card.basicDetails.companyName
  const edit = paths.editCard(card.cardNo)
  const links = paths.editCard(card.cardNo, { showLinksCoachmark: true })
  const section = (of: string) => `${edit}&section=${of}`
  const steps = [
    {
      id: 'upi',
      label: <Row icon={IndianRupee} text={t`Add your UPI id`} />,
      done: card.paymentOptions.upiId !== null,
      href: section('payment'),
    },
    {
      id: 'gallery',
      label: <Row icon={Image} text={t`Add pictures of your work`} />,
      done: card.gallery.length > 0,
      href: section('gallery'),
    },
    {
      id: 'links',
      label: <Row icon={Link2} text={t`Add useful links`} />,
      done: card.links.length > 0,
      href: links,
    },
    {
      id: 'hours',
      label: <Row icon={Clock} text={t`Show your opening hours`} />,
      done: card.basicDetails.hours !== null,
      href: section('details'),
    },
    {
      id: 'logo',
      label: <Row icon={PencilLine} text={t`Add your logo`} />,
      done: card.basicDetails.logoDocumentId !== null,
      href: section('details'),
    },
  ]
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        gap: { xs: 3, md: 6 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
      }}
    >
      <Confetti />
      <Box sx={{ display: 'grid', justifyItems: 'center', order: { xs: 1, md: 0 } }}>
        <CardPreview card={card} unsaved={nothing} width={304} />
      </Box>
      <Pile gap={2.5} fits>
        <Box sx={{ textAlign: { xs: 'center', md: 'start' } }}>
          <Box component="p" aria-hidden sx={{ typography: 'h4' }}>{t`Your card is live`}</Box>
          <Box
            component="a"
            href={url}
            target="_blank"
            rel="noopener"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 44,
              mt: 0.5,
              fontWeight: 600,
              overflowWrap: 'anywhere',
            }}
          >
            {url.replace(/^https?:\/\//, '')}
          </Box>
        </Box>
        <ShareRow url={url} title={name} text={name} onShared={(way) => cardWasShared(card.cardNo, way)} />
        {steps.some((step) => !step.done) && <Checklist title={t`Make it even better`} items={steps} />}
        <Surface
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
            alignItems: 'center',
            justifyItems: { xs: 'center', sm: 'start' },
          }}
        >
          <QrCode url={url} name={card.cardId ?? 'card'} size={176} />
          <Pile gap={1.5}>
            <Quiet>{t`Print it for the counter, the door and the bill: one scan opens your card.`}</Quiet>
            <Box sx={{ display: 'flex', gap: 1, typography: 'body2', color: 'text.secondary' }}>
              <Box component={Smartphone} size={20} aria-hidden sx={{ flex: 'none' }} />
              {t`Keep it at hand: open your card, then choose “Add to Home screen” in the menu of the browser.`}
            </Box>
          </Pile>
        </Surface>
        <Button look="secondary" size="large" fullWidth onClick={() => go(home)}>{t`Go to home`}</Button>
      </Pile>
    </Box>
  )
}

function Row({ icon: Icon, text }: { icon: typeof Link2; text: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Icon size={18} aria-hidden />
      {text}
    </Box>
  )
}

function LiveSkeleton() {
  return (
    <Skeleton>
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'center' }}>
        <Bone width={220} height={36} />
        <Bone height={68} round={12} />
        <Bone width={304} height={600} round={36} />
      </Box>
    </Skeleton>
  )
}
