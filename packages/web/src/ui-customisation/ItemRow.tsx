import { useLingui } from '@lingui/react/macro'
import { placements, type UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { stateOfItem, wordsIn } from '@parichay/contract/ui-customisation/rules.ts'
import Box from '@mui/material/Box'
import { Copy, Eye, EyeOff, Trash2 } from 'lucide-react'
import { paths } from '../paths.ts'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { dayText } from '../ui/dates.ts'
import { languageName } from '../ui/language-name.ts'
import { Link } from '../ui/Link.tsx'
import { cutText } from '../ui/shape-styles.ts'
import { Line, Rest } from '../ui/shapes.tsx'
import { SortHandle } from '../ui/sort/SortableItem.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { ItemDeeds } from '../api/item-deeds.ts'
import { audienceNames, placementNames, stateNames, troubleNames, typeNames } from './words.ts'
import { dot } from '../ui/dot.ts'
import { presentDay } from '../ui/clock.ts'

type Props = {
  item: UiCustomisation
  isOpen: boolean
  ownerFilter: number | undefined
  nameOfAgency: (agencyId: number) => string
  deeds: ItemDeeds
}

/** One item of the list: what it is, whom it is for, and what keeps it from being seen. */
export function ItemRow({ item, isOpen, ownerFilter, nameOfAgency, deeds }: Props) {
  const { t, i18n } = useLingui()
  const { kept, type } = item
  const { icon, label } = typeNames[type]
  const title = wordsIn(item.title, i18n.locale)
  if (!kept) return null
  const state = stateOfItem(kept, presentDay())
  const owner = kept.isPlatform
    ? kept.agencyIds.length === 0
      ? t`All agencies`
      : kept.agencyIds.map(nameOfAgency).join(', ')
    : nameOfAgency(kept.agencyId)
  const day = (one: string | null) => one && dayText(one, i18n.locale)
  const [from, to] = [day(kept.from), day(kept.to)]
  const facts = [i18n._(label), owner, kept.audience === 'ALL' ? '' : i18n._(audienceNames[kept.audience])]
  const limits = [
    from && to ? `${from} – ${to}` : from ? t`from ${from}` : to ? t`until ${to}` : '',
    item.languages.map((code) => languageName(code, i18n.locale)).join(', '),
  ]
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 64,
        border: '1px solid',
        borderColor: isOpen ? 'primary.main' : 'divider',
        borderRadius: '12px',
        bgcolor: isOpen ? 'brand.tint' : 'background.paper',
      }}
    >
      <SortHandle name={title} sx={{ width: 36 }} />
      <Link
        href={paths.uiCustomisation({
          placement: item.placement,
          agencyId: ownerFilter,
          item: item.uiCustomisationId,
        })}
        current={isOpen}
        keepScroll
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          py: 1,
          color: 'inherit',
          textDecoration: 'none',
          borderRadius: '10px',
        }}
      >
        <Box
          component={icon}
          size={22}
          strokeWidth={1.75}
          aria-hidden
          sx={{ flex: 'none', color: 'text.secondary' }}
        />
        <Rest>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Box>
          {[facts, limits].map((words, place) => {
            const line = words.filter(Boolean).join(dot)
            return (
              line && (
                <Box key={place} sx={{ typography: 'body2', color: 'text.secondary', ...cutText }}>
                  {line}
                </Box>
              )
            )
          })}
          {(kept.trouble || state !== 'on') && (
            <Box sx={{ mt: 0.5 }}>
              <Line gap={0.75} wraps>
                {kept.trouble && (
                  <StatusChip tone="error">{i18n._(troubleNames[kept.trouble].label)}</StatusChip>
                )}
                {state !== 'on' && (
                  <StatusChip tone={stateNames[state].tone}>{i18n._(stateNames[state].label)}</StatusChip>
                )}
              </Line>
            </Box>
          )}
        </Rest>
      </Link>
      <ActionMenu
        label={t`More for ${title}`}
        actions={[
          {
            id: 'switch',
            label: kept.isShown ? t`Switch off` : t`Switch on`,
            icon: kept.isShown ? EyeOff : Eye,
            onSelect: () => void deeds.show(item, !kept.isShown),
          },
          ...placements.map((placement) => {
            const page = i18n._(placementNames[placement])
            return {
              id: placement,
              label: placement === item.placement ? t`Duplicate here` : t`Duplicate to: ${page}`,
              icon: Copy,
              onSelect: () => void deeds.duplicate(item, placement),
            }
          }),
          {
            id: 'delete',
            label: t`Delete`,
            icon: Trash2,
            danger: true,
            onSelect: () => void deeds.remove(item),
          },
        ]}
      />
    </Box>
  )
}
