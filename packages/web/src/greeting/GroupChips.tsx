import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { DatedSubcategory, ImageCategory, ImageTag } from '@parichay/contract/greeting/fields.ts'
import { libraryName } from '@parichay/contract/greeting/days.ts'
import { Flame, Heart, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DailySearch } from '../api/daily-search.ts'
import { useAgency } from '../session.ts'
import { Pill } from '../ui/Pill.tsx'
import { Pile } from '../ui/shapes.tsx'
import { sidewaysRow } from '../ui/shape-styles.ts'

type Props = {
  filters: DailySearch
  categories: readonly ImageCategory[]
  subcategories: readonly DatedSubcategory[]
  tags: readonly ImageTag[]
  /** There are pictures that many send. */
  hasPopular: boolean
  onChange: (change: DailySearch) => void
}

/** Groups, and below the chosen one its parts and words. */
export function GroupChips({ filters, categories, subcategories, tags, hasPopular, onChange }: Props) {
  const { t, i18n } = useLingui()
  const { allowAgencyExclusivePosts } = useAgency().configuration
  const { category, subcategory, tag, show } = filters
  const parts = subcategories.filter(({ imageCategoryId }) => imageCategoryId === category)
  return (
    <Pile gap={0.75} fits>
      <Row label={t`Groups`}>
        <Chip
          chosen={show === 'favourites'}
          icon={Heart}
          onClick={() => onChange({ show: show === 'favourites' ? undefined : 'favourites' })}
        >
          {t`Favourites`}
        </Chip>
        {(hasPopular || show === 'popular') && (
          <Chip
            chosen={show === 'popular'}
            icon={Flame}
            onClick={() => onChange({ show: show === 'popular' ? undefined : 'popular' })}
          >
            {t({ message: 'Popular', context: 'pictures' })}
          </Chip>
        )}
        {categories.map((one) => (
          <Chip
            key={one.imageCategoryId}
            chosen={one.imageCategoryId === category}
            onClick={() =>
              onChange({ category: one.imageCategoryId === category ? undefined : one.imageCategoryId })
            }
          >
            {libraryName(one, i18n.locale)}
          </Chip>
        ))}
        {allowAgencyExclusivePosts && (
          <Chip
            chosen={show === 'exclusive'}
            onClick={() => onChange({ show: show === 'exclusive' ? undefined : 'exclusive' })}
          >
            {t`Agency exclusive`}
          </Chip>
        )}
      </Row>
      {parts.length > 0 && (
        <Row label={t`Parts of the group`}>
          {parts.map((one) => (
            <Chip
              key={one.imageSubcategoryId}
              chosen={one.imageSubcategoryId === subcategory}
              onClick={() =>
                onChange({
                  subcategory: one.imageSubcategoryId === subcategory ? undefined : one.imageSubcategoryId,
                })
              }
            >
              {libraryName(one, i18n.locale)}
            </Chip>
          ))}
        </Row>
      )}
      {(category !== undefined || tag !== undefined || show === 'exclusive') && tags.length > 0 && (
        <Row label={t`Tags`}>
          {tags.map((one) => (
            <Chip
              key={one.imageTagId}
              chosen={one.imageTagId === tag}
              onClick={() => onChange({ tag: one.imageTagId === tag ? undefined : one.imageTagId })}
            >
              {`#${one.name}`}
            </Chip>
          ))}
        </Row>
      )}
    </Pile>
  )
}

function Chip({
  chosen,
  icon,
  onClick,
  children,
}: {
  chosen: boolean
  icon?: LucideIcon
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Box sx={{ flex: 'none', maxWidth: 260 }}>
      <Pill pressed={chosen} onClick={onClick} {...(icon ? { icon } : {})}>
        {children}
      </Pill>
    </Box>
  )
}

/** Chips in one line that scrolls under the thumb. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        gap: 1,
        mx: -2,
        px: 2,
        py: '4px',
        ...sidewaysRow,
        scrollbarWidth: 'none',
        '&::-webkit-scrollbar': { display: 'none' },
      }}
    >
      {children}
    </Box>
  )
}
