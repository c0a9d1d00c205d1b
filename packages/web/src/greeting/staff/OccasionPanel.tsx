import { useLingui } from '@lingui/react/macro'
import { coverOf, type OccasionOfMonth } from '@parichay/contract/greeting/coverage.ts'
import type { PostLanguage } from '@parichay/contract/greeting/languages.ts'
import Box from '@mui/material/Box'
import { FolderOpen, Images, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLibraryNames } from '../../api/library-names.ts'
import { useStaff } from '../../api/staff.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { dayText } from '../../ui/dates.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Link } from '../../ui/Link.tsx'
import { Line, Pile, PlainList, Quiet, Text } from '../../ui/shapes.tsx'
import { fromDesktop } from '../../ui/theme.ts'
import { languageNames } from '../words.ts'
import { LanguageChip } from './CoverRow.tsx'
import { languagesOf, ShapeCounts } from './OccasionOfDay.tsx'
import { regionNames } from './words.regions.ts'

type Props = {
  occasion: OccasionOfMonth
  /** What falls on the same days. */
  others: readonly OccasionOfMonth[]
  language: PostLanguage | undefined
  adds: boolean
  hrefOf: (imageSubcategoryId: number) => string
  onClose: () => void
}

/** An occasion: when and where it is kept, its pictures by language and shape, what it lacks, and the ways to its pictures and its place. */
export function OccasionPanel({ occasion, others, language, adds, hrefOf, onClose }: Props) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const { inWords } = useLibraryNames()
  const { ofSuperAdminAgency } = useStaff()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const name = inWords(occasion)
  const spoken = languagesOf(occasion, language)
  const lacking = coverOf(occasion, language ? [language] : [])
    .filter((one) => one.lacks.length > 0)
    .filter((one) => language === undefined || one.language === language)
  const regions = occasion.regions.map((code) => (regionNames[code] ? i18n._(regionNames[code]) : code))
  const of = { category: occasion.imageCategoryId, subcategory: occasion.imageSubcategoryId }
  return (
    <Box
      component="section"
      aria-label={name}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      sx={{
        [fromDesktop]: {
          position: 'sticky',
          top: 76,
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '12px',
          px: 2,
          pb: 2,
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
        <Box
          component="h2"
          ref={heading}
          tabIndex={-1}
          sx={{ typography: 'h3', flex: 1, minWidth: 0, overflowWrap: 'anywhere', outline: 'none' }}
        >
          {name}
        </Box>
        <Box sx={{ mr: -1 }}>
          <IconButton icon={X} label={t`Close`} onClick={onClose} />
        </Box>
      </Box>
      <Pile gap={2} oneColumn>
        <Quiet wraps>
          {occasion.days.map((day) => dayText(day, i18n.locale)).join(', ')}
          {regions.length > 0 && <Box>{regions.join(', ')}</Box>}
        </Quiet>
        {spoken.length > 0 && (
          <Box component="dl" aria-label={t`Images by language`} sx={{ m: 0, display: 'grid', gap: 0.75 }}>
            {spoken.map((one) => (
              <Line key={one} gap={1} apart centred>
                <Box component="dt" lang={one}>
                  {languageNames[one]}
                </Box>
                <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                  <ShapeCounts occasion={occasion} language={one} />
                </Box>
              </Line>
            ))}
          </Box>
        )}
        {lacking.length > 0 && (
          <Pile gap={1} oneColumn>
            <Text as="subtitle2">{t`Missing`}</Text>
            <Line gap={1} wraps>
              {lacking.map((one) => (
                <LanguageChip key={one.language} occasion={occasion} cover={one} adds={adds} />
              ))}
            </Line>
          </Pile>
        )}
        <Line gap={1} wraps>
          <Button
            look="secondary"
            icon={Images}
            onClick={() => go(paths.imageLibrary(ofSuperAdminAgency, of))}
          >{t`See its images`}</Button>
          <Button
            look="text"
            icon={FolderOpen}
            onClick={() =>
              go(paths.imageLibrary(ofSuperAdminAgency, { tab: 'categories', category: of.category }))
            }
          >{t`Open its category`}</Button>
        </Line>
        {others.length > 0 && (
          <Pile gap={0.5} oneColumn>
            <Text as="subtitle2">{t`Also on this day`}</Text>
            <PlainList>
              {others.map((one) => (
                <li key={one.imageSubcategoryId}>
                  <Link
                    href={hrefOf(one.imageSubcategoryId)}
                    keepScroll
                    sx={{ display: 'flex', alignItems: 'center', minHeight: 44, color: 'primary.main' }}
                  >
                    {inWords(one)}
                  </Link>
                </li>
              ))}
            </PlainList>
          </Pile>
        )}
      </Pile>
    </Box>
  )
}
