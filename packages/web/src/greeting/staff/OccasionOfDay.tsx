import { Plural, useLingui } from '@lingui/react/macro'
import { isUrgent, picturesOf } from '@parichay/contract/greeting/calendar.ts'
import type { OccasionOfMonth } from '@parichay/contract/greeting/coverage.ts'
import { mostCounted } from '@parichay/contract/greeting/coverage.ts'
import type { PostLanguage } from '@parichay/contract/greeting/languages.ts'
import Box from '@mui/material/Box'
import { RectangleVertical, Square } from 'lucide-react'
import { useLibraryNames } from '../../api/library-names.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { Link } from '../../ui/Link.tsx'
import { cutText } from '../../ui/shape-styles.ts'
import { languageNames } from '../words.ts'

/** What a month's days need to know, as a grid or a list. */
export type MonthProps = {
  month: string
  today: string
  language: PostLanguage | undefined
  /** Undefined until they are known. */
  occasions: readonly OccasionOfMonth[] | undefined
  /** The occasion that stands open, by number. */
  open: number | undefined
  hrefOf: (imageSubcategoryId: number) => string
}

type Props = Pick<MonthProps, 'today' | 'language' | 'open' | 'hrefOf'> & {
  day: string
  occasion: OccasionOfMonth
  /** Languages that are named; the others are counted. */
  most: number
}

/** The languages an occasion has pictures in, those with the most first. */
export function languagesOf({ counts }: OccasionOfMonth, language?: PostLanguage): PostLanguage[] {
  const spoken = [...new Set(counts.map((one) => one.language))]
  const inOne = (one: PostLanguage) => picturesOf({ counts }, one)
  return spoken
    .filter((one) => language === undefined || one === language)
    .toSorted((one, other) => inOne(other) - inOne(one))
}

/** A count that ends at a hundred. */
const shown = (pictures: number) => (pictures >= mostCounted ? `${mostCounted - 1}+` : String(pictures))

/** How many squares and stories an occasion has in a language. */
export function ShapeCounts({ occasion, language }: { occasion: OccasionOfMonth; language: PostLanguage }) {
  const { t } = useLingui()
  const of = (shape: 'SQUARE' | 'STORY') =>
    occasion.counts.find((one) => one.language === language && one.shape === shape)?.pictures ?? 0
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.375 }}>
      <Square size={11} role="img" aria-label={t`Square`} />
      {shown(of('SQUARE'))}
      <RectangleVertical size={11} role="img" aria-label={t`Story`} />
      {shown(of('STORY'))}
    </Box>
  )
}

/** An occasion of a day: its name, its pictures, and a red dot with words where it comes soon and has none. */
export function OccasionOfDay({ day, occasion, today, language, open, hrefOf, most }: Props) {
  const { t } = useLingui()
  const { inWords } = useLibraryNames()
  const id = occasion.imageSubcategoryId
  const spoken = languagesOf(occasion, language)
  const more = spoken.length - most
  return (
    <Link
      href={hrefOf(id)}
      keepScroll
      current={id === open}
      sx={{
        display: 'block',
        minWidth: 0,
        px: 0.75,
        py: 0.5,
        borderRadius: '8px',
        color: 'text.primary',
        textDecoration: 'none',
        bgcolor: id === open ? 'brand.tint' : 'brand.sunken',
        '&:hover': { bgcolor: 'brand.tint' },
      }}
    >
      <Box component="span" title={inWords(occasion)} sx={{ display: 'block', fontWeight: 600, ...cutText }}>
        {inWords(occasion)}
      </Box>
      {isUrgent(occasion, { day, today, language }) ? (
        <Box
          component="span"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'error.main', fontWeight: 650 }}
        >
          <Box
            component="span"
            aria-hidden
            sx={{ flex: 'none', width: 8, height: 8, borderRadius: '50%', bgcolor: 'error.main' }}
          />
          {t`No image`}
        </Box>
      ) : (
        <Box
          component="span"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {spoken.slice(0, most).map((one) => (
            <Box component="span" key={one} sx={{ display: 'inline-flex', gap: 0.5, whiteSpace: 'nowrap' }}>
              <span lang={one}>{languageNames[one]}</span>
              <ShapeCounts occasion={occasion} language={one} />
            </Box>
          ))}
          {more > 0 && (
            <span>
              <Plural value={more} one="+# language" other="+# languages" />
            </span>
          )}
          {spoken.length === 0 && <Hidden>{t`No image`}</Hidden>}
        </Box>
      )}
    </Link>
  )
}
