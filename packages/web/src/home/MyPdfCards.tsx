import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import { ChevronRight, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { pdfCardsQuery } from '../api/pdf-cards.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { AllowanceLine } from '../pdf-card/AllowanceLine.tsx'
import { beginWith } from '@parichay/contract/pdf-card/rules.ts'
import { CardSide } from '../pdf-card/CardSide.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Link } from '../ui/Link.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'

/** My PDF cards: the newest, or how the first would look; how many of the plan are used. */
export function MyPdfCards({ business }: { business: Business }) {
  const { t } = useLingui()
  const go = useGo()
  const { data, isError } = useQuery(pdfCardsQuery(business.businessId))
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
  if (isError) return null
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
    <Card
      component="section"
      aria-label={t`PDF ID cards`}
      flush
      sx={{ display: 'grid', gridTemplateColumns: '150px minmax(0, 1fr)' }}
    >
      <Link
        href={open}
        label={newest ? t`Open the newest card` : t`Make this card`}
        sx={{ display: 'grid', placeItems: 'center', p: 1.5, bgcolor: 'brand.tint', outlineOffset: '-3px' }}
      >
        <Box sx={{ width: 126 }}>
          <CardSide look={look} side="front" title="" zoom={0.34} />
        </Box>
      </Link>
      <Box sx={{ p: 1.75, display: 'grid', alignContent: 'center', gap: 0.5, minWidth: 0 }}>
        <Box component="h2" sx={{ typography: 'h3' }}>{t`PDF ID cards`}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <AllowanceLine allowance={data.allowance} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 0.5 }}>
          <Button icon={Plus} onClick={() => go(paths.pdfCards({ businessId }))}>{t`Create`}</Button>
          {newest && (
            <Link
              href={paths.projects('pdf_id_card')}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 44,
                px: 0.75,
                typography: 'body2',
                fontWeight: 650,
                color: 'primary.main',
                textDecoration: 'none',
                borderRadius: '10px',
              }}
            >
              {t`See all`}
              <ChevronRight size={18} aria-hidden />
            </Link>
          )}
        </Box>
      </Box>
    </Card>
  )
}
