import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { CardStatus } from '@parichay/contract/card/fields.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { Eye, Pencil, Share2 } from 'lucide-react'
import { useState } from 'react'
import { cardsQuery } from '../api/customer-queries.ts'
import { useGo } from '../go.ts'
import { CardStatusChip } from '../home/CardStatusChip.tsx'
import { CardThumbnail } from '../home/CardThumbnail.tsx'
import { QrSheet } from '../home/QrSheet.tsx'
import { paths } from '../paths.ts'
import { cardWasShared } from '../shell/shared-cards.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { ShareRow } from '../ui/ShareRow.tsx'
import { Bone } from '../ui/Skeletons.tsx'
import { useInSight } from '../ui/in-sight.ts'
import { Heading, Quiet } from '../ui/shapes.tsx'
import { mayShare } from '../ui/sharing.ts'
import { dayText } from '../ui/dates.ts'

/** One digital card in the list: how it looks, what state it is in, what can be done. */
export function ProjectCard({ business }: { business: Business }) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const [place, inSight] = useInSight()
  const [sheet, setSheet] = useState<'share' | 'qr'>()
  const cards = useRemote({ ...cardsQuery(business.businessId), enabled: inSight })
  const card = cards.data?.[0]
  const summary = business.card
  if (!summary) return null
  const name = business.businessName
  const isDraft = summary.status === 'DRAFT'
  const url = summary.status === 'ACTIVE' ? summary.url : null
  const day = dayText(card?.updatedAt ?? business.updatedAt, i18n.locale)
  return (
    <Card component="li" flush ref={place}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '108px minmax(0, 1fr)', minHeight: 168 }}>
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'center',
            height: 168,
            pt: 2,
            overflow: 'hidden',
            bgcolor: 'brand.tint',
            borderRadius: '11px 0 0 0',
          }}
        >
          {card ? (
            <CardThumbnail card={card} business={business} title={t`Preview of ${name}`} width={84} />
          ) : (
            <Bone width={84} height={160} round={12} />
          )}
        </Box>
        <Box sx={{ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: 0.75, p: 2 }}>
          <CardStatusChip status={summary.status as CardStatus} expiry={business.expiryDateForCustomer} />
          <Heading wraps>{name}</Heading>
          {summary.cardId && <Quiet wraps>/{summary.cardId}</Quiet>}
          <Quiet>{t`Updated ${day}`}</Quiet>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          borderTop: '1px solid',
          borderColor: 'divider',
          p: 0.5,
          '& > *': { flex: 1, px: 0.5 },
        }}
      >
        {isDraft ? (
          <Button
            look="text"
            icon={Pencil}
            onClick={() => go(paths.addCard({ businessId: business.businessId }))}
          >{t`Continue`}</Button>
        ) : (
          <>
            <Button
              look="text"
              size="small"
              icon={Pencil}
              sx={{ minHeight: 44 }}
              onClick={() => go(paths.editCard(summary.cardNo))}
            >{t`Edit`}</Button>
            {url && (
              <Button
                look="text"
                size="small"
                icon={Eye}
                sx={{ minHeight: 44 }}
                href={url}
                target="_blank"
              >{t`Preview`}</Button>
            )}
            {url && mayShare() && (
              <Button
                look="text"
                size="small"
                icon={Share2}
                sx={{ minHeight: 44 }}
                onClick={() => setSheet('share')}
              >{t`Share`}</Button>
            )}
          </>
        )}
      </Box>
      {url && (
        <>
          <Sheet open={sheet === 'share'} title={t`Share ${name}`} onClose={() => setSheet(undefined)}>
            <Box sx={{ mt: 1 }}>
              <ShareRow
                url={url}
                title={name}
                text={name}
                onQr={() => setSheet('qr')}
                onShared={(way) => cardWasShared(summary.cardNo, way)}
              />
            </Box>
          </Sheet>
          <QrSheet url={url} name={name} open={sheet === 'qr'} onClose={() => setSheet(undefined)} />
        </>
      )}
    </Card>
  )
}
