import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { pdfCardsQuery } from '../api/pdf-cards.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { AllowanceLine } from '../pdf-card/AllowanceLine.tsx'
import { beginWith } from '@parichay/contract/pdf-card/rules.ts'
import { CardSide } from '../pdf-card/CardSide.tsx'
import { Button } from '../ui/Button.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { ProductTile } from './ProductTile.tsx'
import { TileFailure } from './TileFailure.tsx'

/** My PDF cards: the newest, or how the first would look; how many of the plan are used. */
export function MyPdfCards({ business }: { business: Business }) {
  const { t } = useLingui()
  const go = useGo()
  const { data, error, reload } = useRemote(pdfCardsQuery(business.businessId))
  const look = useMemo(
    () =>
      data && {
        pictures: data.list[0]?.pictures ?? data.pictures,
        logoColours: data.logoColours,
        cardUrl: data.cardUrl,
        verifyUrl: data.list[0]?.verifyUrl ?? data.verifyUrl,
        details: data.list[0]?.details ?? beginWith(data, 'slope'),
        isSample: false,
      },
    [data],
  )
  if (error !== null && !data) return <TileFailure error={error} onRetry={reload} />
  if (!data || !look)
    return (
      <Skeleton>
        <Bone height={124} round={12} />
      </Skeleton>
    )
  const newest = data.list[0]
  const { businessId } = business
  const open = newest
    ? paths.pdfCards({ businessId, pdfCardNo: newest.pdfCardNo })
    : paths.pdfCards({ businessId, template: 'slope' })
  return (
    <ProductTile
      title={t`PDF ID cards`}
      picture={{
        href: open,
        label: newest ? t`Open the newest card` : t`Make this card`,
        shown: (
          <Box sx={{ width: 126 }}>
            <CardSide look={look} side="front" title="" zoom={0.34} />
          </Box>
        ),
      }}
      action={<Button icon={Plus} onClick={() => go(paths.pdfCards({ businessId }))}>{t`Create`}</Button>}
      all={newest && paths.projects('pdf_id_card')}
    >
      <AllowanceLine allowance={data.allowance} />
    </ProductTile>
  )
}
