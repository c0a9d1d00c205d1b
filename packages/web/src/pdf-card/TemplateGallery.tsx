import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { PdfCardsOfBusiness } from '@parichay/contract/pdf-card/fields.ts'
import { pdfCategories, type PdfTemplateCode, templateOf } from '@parichay/contract/pdf-card/templates.ts'
import { cardColours } from '@parichay/pdf-card/colour.ts'
import { useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import { Segments } from '../card/Segments.tsx'
import { FrameLink } from '../frame/FrameLink.tsx'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing } from '../ui/illustrations.tsx'
import { SearchBox } from '../ui/list/SearchBox.tsx'
import { Link } from '../ui/Link.tsx'
import { Page } from '../ui/Page.tsx'
import { OnePill, Pill, Pills } from '../ui/Pill.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { fromDesktop, fromTablet } from '../ui/theme.ts'
import { AllowanceLine } from './AllowanceLine.tsx'
import { CardSide } from './CardSide.tsx'
import { beginWith } from '@parichay/contract/pdf-card/rules.ts'
import { cardShapes, isAskedFor, readFilters, type TemplateFilters, templatesOf } from './TemplatesFound.tsx'
import { categoryNames, colourNames, templateNames } from './words.ts'

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

/** Every template with one's own facts already in it, front and back; what they are narrowed to stands in the address. */
export function TemplateGallery({ business, answer }: { business: Business; answer: PdfCardsOfBusiness }) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const filters = readFilters(search)
  const { kind, category, colour, shape, used } = filters
  const ofKind = useMemo(() => templatesOf(kind, answer), [kind, answer])
  const shown = ofKind.filter((one) => isAskedFor(one, filters, i18n))
  const businessId = search['businessId'] === undefined ? {} : { businessId: business.businessId }
  const narrow = (change: Partial<TemplateFilters>) => {
    const next = { ...filters, ...change }
    go(
      paths.pdfCards({
        ...businessId,
        ...(next.kind === 'id' ? { kind: 'id' } : {}),
        search: next.search || undefined,
        category: next.category,
        colour: next.colour,
        shape: next.shape,
        used: next.used ? 'true' : undefined,
      }),
      { replace: true, keepScroll: true },
    )
  }
  const latest = useRef(narrow)
  latest.current = narrow
  const onSearch = useCallback((text: string) => latest.current({ search: text }), [])
  const none = { search: '', category: undefined, colour: undefined, shape: undefined, used: false }
  const categories = pdfCategories.filter((one) => ofKind.some((template) => template.category === one))
  const colours = cardColours.filter((one) => ofKind.some((template) => template.colour === one))
  const shapes = cardShapes.filter((one) => ofKind.some((template) => template.shape === one))
  const shapeNames = { upright: t`Portrait`, wide: t`Landscape` }
  return (
    <Page title={t`PDF ID cards`} subtitle={<AllowanceLine allowance={answer.allowance} />} width="lg">
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Segments
            label={t`Kind of card`}
            value={kind}
            choices={[
              { value: 'visiting', label: t`Visiting cards` },
              { value: 'id', label: t`ID cards` },
            ]}
            onChange={(next) => narrow({ ...none, kind: next, search: filters.search })}
          />
          <SearchBox value={filters.search} onSearch={onSearch} label={t`Search templates`} />
        </Box>
        <OnePill
          label={t`Category`}
          all={t`All`}
          value={category}
          choices={categories.map((value) => ({ value, label: i18n._(categoryNames[value]) }))}
          onChange={(value) => narrow({ category: value })}
        />
        {(colours.length > 1 || colour) && (
          <OnePill
            label={t`Colour`}
            all={t({ message: 'All colours', context: 'card template' })}
            value={colour}
            choices={colours.map((value) => ({ value, label: i18n._(colourNames[value]) }))}
            onChange={(value) => narrow({ colour: value })}
          />
        )}
        <Pills label={t`Shape`} inOneRow>
          {shapes.map((value) => (
            <Pill
              key={value}
              pressed={shape === value}
              onClick={() => narrow({ shape: shape === value ? undefined : value })}
            >
              {shapeNames[value]}
            </Pill>
          ))}
          {(used || ofKind.some(({ isUsed }) => isUsed)) && (
            <Pill pressed={used} onClick={() => narrow({ used: !used })}>{t`Used by you`}</Pill>
          )}
        </Pills>
        {shown.length === 0 ? (
          <EmptyState
            picture={<SearchDrawing />}
            title={t`No template found`}
            body={t`Other words, another colour or another category may help.`}
            action={
              <Button look="secondary" onClick={() => narrow(none)}>
                {t`Clear filters`}
              </Button>
            }
          />
        ) : (
          <Box component="ul" aria-label={t`Templates`} sx={grid}>
            {shown.map(({ code, isUsed }) => (
              <Tile key={code} code={code} isUsed={isUsed} business={business} answer={answer} />
            ))}
          </Box>
        )}
        <FrameLink businessId={business.businessId} can={business.can.frames} />
      </Box>
    </Page>
  )
}

function Tile({
  code,
  isUsed,
  business,
  answer,
}: {
  code: PdfTemplateCode
  isUsed: boolean
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
