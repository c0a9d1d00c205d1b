import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { LanguageCover, OccasionCover } from '@parichay/contract/greeting/coverage.ts'
import { Check, ImagePlus } from 'lucide-react'
import { useLibraryNames } from '../../api/library-names.ts'
import { useStaff } from '../../api/staff.ts'
import { paths } from '../../paths.ts'
import { weekdayText } from '../../ui/dates.ts'
import { Link } from '../../ui/Link.tsx'
import { Quiet } from '../../ui/shapes.tsx'
import { fromTablet } from '../../ui/theme.ts'
import { languageNames } from '../words.ts'
import { regionNames } from './words.regions.ts'

type Props = { occasion: OccasionCover; cover: readonly LanguageCover[]; adds: boolean }

/** An occasion, what it lacks in each language, and the way to add just that. */
export function CoverRow({ occasion, cover, adds }: Props) {
  const { i18n } = useLingui()
  const { inWords } = useLibraryNames()
  const regions = occasion.regions.map((code) => (regionNames[code] ? i18n._(regionNames[code]) : code))
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        px: 2,
        py: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
        [fromTablet]: {
          gridTemplateColumns: '140px minmax(0, 1fr) minmax(0, 1.6fr)',
          alignItems: 'center',
          gap: 2,
        },
      }}
    >
      <Quiet>{weekdayText(occasion.day, i18n.locale, 'short')}</Quiet>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{inWords(occasion)}</Box>
        {regions.length > 0 && (
          <Quiet small wraps>
            {regions.join(', ')}
          </Quiet>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {cover.map((one) => (
          <LanguageChip key={one.language} occasion={occasion} cover={one} adds={adds} />
        ))}
      </Box>
    </Box>
  )
}

/** A language an occasion has, or what it lacks there with the way to add just that. */
export function LanguageChip({
  occasion,
  cover,
  adds,
}: {
  occasion: Omit<OccasionCover, 'day'>
  cover: LanguageCover
  adds: boolean
}) {
  const { t } = useLingui()
  const { inWords } = useLibraryNames()
  const { ofSuperAdminAgency } = useStaff()
  const { language, lacks } = cover
  const name = languageNames[language]
  if (lacks.length === 0)
    return (
      <Box component="span" sx={{ ...chip, color: 'success.main', bgcolor: 'success.tint' }}>
        <Check size={15} aria-hidden />
        <span lang={language}>{name}</span>
      </Box>
    )
  const missing = lacks.length === 2 ? t`Square, Story` : lacks[0] === 'STORY' ? t`Story` : t`Square`
  const words = (
    <>
      <span lang={language}>{name}</span>{' '}
      <Box component="span" sx={{ fontWeight: 500 }}>
        {missing}
      </Box>
    </>
  )
  const looks = { ...chip, color: 'warning.main', bgcolor: 'warning.tint' }
  if (!adds)
    return (
      <Box component="span" sx={looks}>
        {words}
      </Box>
    )
  const what = inWords(occasion)
  return (
    <Link
      href={paths.addImages(ofSuperAdminAgency, {
        category: occasion.imageCategoryId,
        subcategory: occasion.imageSubcategoryId,
        language,
      })}
      label={t`Add ${what}: ${name} ${missing}`}
      sx={{ ...looks, textDecoration: 'none', '&:hover': { boxShadow: 'inset 0 0 0 1px currentColor' } }}
    >
      <ImagePlus size={15} aria-hidden />
      {words}
    </Link>
  )
}

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 34,
  px: 1.25,
  borderRadius: '999px',
  fontSize: 13,
  fontWeight: 650,
} as const
