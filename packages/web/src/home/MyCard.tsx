import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { Card as DigitalCard } from '@parichay/contract/card/fields.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Eye, Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { cardsQuery } from '../api/customer-queries.ts'
import { failureText } from '../failure-words.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { loadFirstPart, loadPart } from '../ui/load-part.ts'
import { cardWasShared } from '../shell/shared-cards.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { ShareRow } from '../ui/ShareRow.tsx'
import { Skeleton } from '../ui/Skeletons.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { CardStatusChip } from './CardStatusChip.tsx'
import { CardThumbnail } from './CardThumbnail.tsx'
import { CardBone } from './HomeSkeleton.tsx'
import { useToday } from '../ui/use-today.ts'

const NoCard = lazy(() =>
  loadFirstPart(() => import('./NoCard.tsx')).then((module) => ({ default: module.NoCard })),
)
const QrSheet = lazy(() =>
  loadPart(() => import('./QrSheet.tsx')).then((module) => ({ default: module.QrSheet })),
)

/** My card, large: as it looks, where it is, how to share it; or the way to one. */
export function MyCard({ business }: { business: Business }) {
  const cards = useRemote(cardsQuery(business.businessId))
  const card = cards.data?.[0]
  if (cards.error !== null && !cards.data)
    return <InlineError message={failureText(cards.error)} onRetry={cards.reload} />
  if (!cards.data) {
    return (
      <Skeleton>
        <CardBone />
      </Skeleton>
    )
  }
  if (!card) {
    return (
      <Suspense
        fallback={
          <Skeleton>
            <CardBone />
          </Skeleton>
        }
      >
        <NoCard business={business} />
      </Suspense>
    )
  }
  return <CardBlock card={card} business={business} />
}

function CardBlock({ card, business }: { card: DigitalCard; business: Business }) {
  const { t } = useLingui()
  const go = useGo()
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const [isQrOpen, setQrOpen] = useState<boolean>()
  const name = card.basicDetails.companyName
  const isDraft = card.status === 'DRAFT'
  const url = card.status === 'ACTIVE' ? card.url : null
  const today = useToday()
  const isStopped = business.suspension !== null || standingOf(business, today).state === 'over'
  return (
    <Card component="section" aria-label={t`My digital card`} flush>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'center',
          height: 316,
          pt: 3,
          overflow: 'hidden',
          bgcolor: 'brand.tint',
          borderBottom: '1px solid',
          borderColor: 'brand.tintLine',
          [fromDesktop]: { height: 'auto', py: 4 },
        }}
      >
        <CardThumbnail
          card={card}
          business={business}
          title={t`Preview of ${name}`}
          width={isWide ? 272 : 236}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Box component="h2" sx={{ typography: 'h3', flex: 1, minWidth: 0 }}>
              {isDraft ? t`Your card is nearly there` : t`My digital card`}
            </Box>
            {business.suspension ? (
              <StatusChip tone="error">{t`Suspended`}</StatusChip>
            ) : (
              <CardStatusChip status={card.status} expiry={business.expiryDateForCustomer} />
            )}
          </Box>
          {url ? (
            <Box
              component="a"
              href={url}
              target="_blank"
              rel="noopener"
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 44,
                my: -0.75,
                maxWidth: 1,
                typography: 'body2',
                fontWeight: 600,
                overflowWrap: 'anywhere',
              }}
            >
              <span>
                {new URL(url).host}
                <wbr />
                {new URL(url).pathname}
              </span>
            </Box>
          ) : (
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {isDraft
                ? t`Only you can see it until you publish it.`
                : t`Visitors do not see it at the moment.`}
            </Box>
          )}
        </Box>
        {url && !isStopped && (
          <Box id="share" tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: '8px' }}>
            <ShareRow
              url={url}
              title={name}
              text={name}
              onQr={() => setQrOpen(true)}
              onShared={(way) => cardWasShared(card.cardNo, way)}
            />
          </Box>
        )}
        <Box sx={{ display: 'flex', gap: 1, '& > *': { flex: 1 } }}>
          {isDraft ? (
            <Button
              size="large"
              onClick={() => go(paths.addCard({ businessId: business.businessId }))}
            >{t`Continue`}</Button>
          ) : (
            <>
              <Button
                look="secondary"
                icon={Pencil}
                onClick={() => go(paths.editCard(card.cardNo))}
              >{t`Edit`}</Button>
              {url && <Button look="secondary" icon={Eye} href={url} target="_blank">{t`Preview`}</Button>}
            </>
          )}
        </Box>
      </Box>
      {url && isQrOpen !== undefined && (
        <Suspense>
          <QrSheet url={url} name={name} open={isQrOpen} onClose={() => setQrOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
