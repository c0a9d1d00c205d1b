import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { PdfCardsOfBusiness } from '@parichay/contract/pdf-card/fields.ts'
import {
  pdfCategories,
  type PdfCategory,
  type PdfTemplateCode,
  pdfTemplateCodes,
  templateOf,
} from '@parichay/contract/pdf-card/templates.ts'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { Segments } from '../card/Segments.tsx'
import { FrameLink } from '../frame/FrameLink.tsx'
import { paths } from '../paths.ts'
import { Link } from '../ui/Link.tsx'
import { Page } from '../ui/Page.tsx'
import { OnePill } from '../ui/Pill.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { fromDesktop, fromTablet } from '../ui/theme.ts'
import { AllowanceLine } from './AllowanceLine.tsx'
import { CardSide } from './CardSide.tsx'
import { beginWith } from '@parichay/contract/pdf-card/rules.ts'
import { categoryNames, templateNames } from './words.ts'

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 3 },
  [fromDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} as const

/** Every template with one's own facts already in it, front and back, by kind and by whom it suits. */
export function TemplateGallery({ business, answer }: { business: Business; answer: PdfCardsOfBusiness }) {
  const { t, i18n } = useLingui()
  const { kind: asked } = useSearch({ strict: false }) as { kind?: unknown }
  const [kind, setKind] = useState<'visiting' | 'id'>(asked === 'id' ? 'id' : 'visiting')
  const [category, setCategory] = useState<PdfCategory>()
  const ofKind = pdfTemplateCodes.filter((code) => templateOf(code).kind === kind)
  const there = pdfCategories.filter((one) => ofKind.some((code) => templateOf(code).category === one))
  const shown = ofKind.filter((code) => category === undefined || templateOf(code).category === category)
  return (
    <Page title={t`PDF ID cards`} subtitle={<AllowanceLine allowance={answer.allowance} />} width="lg">
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Segments
          label={t`Kind of card`}
          value={kind}
          choices={[
            { value: 'visiting', label: t`Visiting cards` },
            { value: 'id', label: t`ID cards` },
          ]}
          onChange={(next) => {
            setKind(next)
            setCategory(undefined)
          }}
        />
        <OnePill
          label={t`Category`}
          all={t`All`}
          value={category}
          choices={there.map((value) => ({ value, label: i18n._(categoryNames[value]) }))}
          onChange={setCategory}
        />
        <Box component="ul" aria-label={t`Templates`} sx={grid}>
          {shown.map((code) => (
            <Tile key={code} code={code} business={business} answer={answer} />
          ))}
        </Box>
        <FrameLink businessId={business.businessId} can={business.can.frames} />
      </Box>
    </Page>
  )
}

function Tile({
  code,
  business,
  answer,
}: {
  code: PdfTemplateCode
  business: Business
  answer: PdfCardsOfBusiness
}) {
  const { t, i18n } = useLingui()
  const { pictures, logoColours, cardUrl, verifyUrl } = answer
  const look = useMemo(
    () => ({ details: beginWith(answer, code), pictures, logoColours, cardUrl, verifyUrl, isSample: false }),
    [answer, code, pictures, logoColours, cardUrl, verifyUrl],
  )
  const { category } = templateOf(code)
  const name = i18n._(templateNames[code])
  const isUsed = answer.list.some(({ details }) => details.templateCode === code)
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Link
        href={paths.pdfCards({ businessId: business.businessId, template: code })}
        sx={{
          display: 'grid',
          gap: 1.5,
          p: 2,
          height: '100%',
          alignContent: 'space-between',
          borderRadius: '12px',
          border: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.paper',
          color: 'text.primary',
          textDecoration: 'none',
          transition: 'border-color 150ms, background-color 150ms',
          '&:hover': { borderColor: 'brand.tintLine', bgcolor: 'brand.tint' },
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: 1.25,
            alignItems: 'center',
            justifyItems: 'center',
          }}
        >
          <CardSide look={look} side="front" title={t`Front of ${name}`} zoom={0.34} />
          <CardSide look={look} side="back" title={t`Back of ${name}`} zoom={0.34} />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Box sx={{ typography: 'subtitle1', flex: 1, minWidth: 0 }}>{name}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {isUsed ? t`Used by you` : i18n._(categoryNames[category])}
          </Box>
        </Box>
      </Link>
    </Box>
  )
}

/** The gallery before it is known. */
export function GallerySkeleton() {
  return (
    <Skeleton>
      <Box sx={grid}>
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <Bone key={at} height={168} round={12} />
        ))}
      </Box>
    </Skeleton>
  )
}
