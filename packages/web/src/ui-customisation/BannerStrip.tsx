import { useLingui } from '@lingui/react/macro'
import type { UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { bannerRatio, srcSetOf, wordsIn } from '@parichay/contract/ui-customisation/rules.ts'
import Box from '@mui/material/Box'
import { ChevronRight } from 'lucide-react'
import { addressOfItem } from '../api/item-address.ts'
import { ItemLink } from './ItemLink.tsx'

type Props = { items: readonly UiCustomisation[]; businessId: number | undefined; eager: boolean }

/** One banner, or several side by side that scroll under the thumb. Their room is known before their pictures are. */
export function BannerStrip({ items, businessId, eager }: Props) {
  const { t } = useLingui()
  const one = items.length === 1
  return (
    <Box
      role="list"
      aria-label={t`Banners`}
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: one ? 'minmax(0, 720px)' : 'min(88%, 560px)',
        gap: 1.5,
        ...(one
          ? {}
          : {
              mx: -2,
              px: 2,
              overflowX: 'auto',
              scrollSnapType: 'x mandatory',
              scrollPaddingInline: '16px',
              scrollbarWidth: 'none',
              '& > *': { scrollSnapAlign: 'start' },
            }),
      }}
    >
      {items.map((item) => (
        <Box role="listitem" key={item.uiCustomisationId} sx={{ display: 'grid', minWidth: 0 }}>
          <Banner item={item} businessId={businessId} eager={eager} />
        </Box>
      ))}
    </Box>
  )
}

function Banner({ item, businessId, eager }: { item: UiCustomisation } & Omit<Props, 'items'>) {
  const { i18n } = useLingui()
  const { picture } = item
  const title = wordsIn(item.title, i18n.locale)
  const href = addressOfItem(item, businessId)
  return (
    <ItemLink
      href={href}
      {...(picture ? { label: title } : {})}
      sx={{
        display: 'grid',
        minWidth: 0,
        aspectRatio: String(bannerRatio),
        overflow: 'hidden',
        borderRadius: '12px',
        outlineOffset: '3px',
        textDecoration: 'none',
        bgcolor: picture ? 'brand.sunken' : 'primary.main',
        color: 'primary.contrastText',
        '& > *': { gridArea: '1 / 1', minWidth: 0 },
      }}
    >
      {picture ? (
        <Box
          component="img"
          src={picture.url}
          srcSet={srcSetOf(picture)}
          sizes="(max-width: 767.98px) 92vw, 720px"
          alt={title}
          width={picture.width}
          height={picture.height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        <BannerWords item={item} title={title} leads={href !== undefined} />
      )}
    </ItemLink>
  )
}

/** A banner without a picture says it in words, in the colour of the agency. */
function BannerWords({ item, title, leads }: { item: UiCustomisation; title: string; leads: boolean }) {
  const { i18n } = useLingui()
  const text = wordsIn(item.text, i18n.locale)
  const label = wordsIn(item.actionLabel, i18n.locale)
  return (
    <Box sx={{ alignSelf: 'center', px: 2.5, py: 1.5, display: 'grid', gap: 0.5 }}>
      <Box sx={{ typography: 'h3', color: 'inherit', ...lines(2) }}>{title}</Box>
      {text && <Box sx={{ typography: 'body2', color: 'inherit', ...lines(2) }}>{text}</Box>}
      {label && leads && (
        <Box sx={{ display: 'flex', alignItems: 'center', fontSize: 14, fontWeight: 700 }}>
          {label}
          <ChevronRight size={18} aria-hidden />
        </Box>
      )}
    </Box>
  )
}

const lines = (most: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: most,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const
