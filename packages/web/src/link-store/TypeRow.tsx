import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import Box from '@mui/material/Box'
import { nameIn } from '../card/LinkStore.tsx'
import { TypeTile } from '../card/TypeTile.tsx'
import { paths } from '../paths.ts'
import { Link } from '../ui/Link.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { SortHandle } from '../ui/sort/SortableItem.tsx'
import { fieldTypeWords } from './words.ts'
import { Rest } from '../ui/shapes.tsx'
import { cutText } from '../ui/shape-styles.ts'
import { dot } from '../ui/dot.ts'

/** How many cards use a type, counted to 10,000. */
export type TypeUse = { cards: number; isMore: boolean }

type Props = {
  type: LinkType
  isOpen: boolean
  isSortable?: boolean
  group?: string | undefined
  /** It stands among those without an icon, and they stay beside it once it is opened. */
  isBare?: boolean
  use?: TypeUse | undefined
}

/** One kind of link: its look, its name, what people type for it. */
export function TypeRow({ type, isOpen, isSortable = false, isBare = false, group, use }: Props) {
  const { t, i18n } = useLingui()
  const name = nameIn(i18n.locale, type)
  const typed = type.prefix ? `${type.prefix.replace(/^https?:\/\/(www\.)?/, '')}…` : type.placeholder
  const used = use && usedText(use)
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 60,
        pl: isSortable ? 0 : 1.5,
        pr: 1.5,
        border: '1px solid',
        borderColor: isOpen ? 'primary.main' : 'divider',
        borderRadius: '12px',
        bgcolor: isOpen ? 'brand.tint' : 'background.paper',
      }}
    >
      {isSortable && <SortHandle name={name} sx={{ width: 36 }} />}
      <Link
        href={paths.linkStore({
          category: type.linkCategoryId,
          type: type.linkTypeId,
          icon: isBare ? 'none' : undefined,
        })}
        current={isOpen}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          py: 1,
          color: 'inherit',
          textDecoration: 'none',
        }}
      >
        <Box sx={{ display: 'flex', opacity: type.isHidden ? 0.45 : 1 }}>
          <TypeTile type={type} size={40} />
        </Box>
        <Rest>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
          <Box
            sx={{
              typography: 'body2',
              color: 'text.secondary',
              ...cutText,
            }}
          >
            {[group, used, i18n._(fieldTypeWords[type.fieldType]), typed].filter(Boolean).join(dot)}
          </Box>
        </Rest>
        {type.icon === '' && <StatusChip tone="warning">{t`No icon`}</StatusChip>}
        {type.isHidden ? (
          <StatusChip>{t`Hidden`}</StatusChip>
        ) : (
          type.isPopular && <StatusChip tone="accent">{t`Popular`}</StatusChip>
        )}
      </Link>
    </Box>
  )
}

function usedText({ cards, isMore }: TypeUse): string {
  if (isMore) return t`Used by more than 10,000`
  return cards === 0 ? t`Not used` : plural(cards, { one: 'Used by # card', other: 'Used by # cards' })
}
