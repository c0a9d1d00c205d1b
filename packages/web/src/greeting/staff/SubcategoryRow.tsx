import { useLingui } from '@lingui/react/macro'
import type { DatedSubcategory } from '@parichay/contract/greeting/fields.ts'
import Box from '@mui/material/Box'
import { FolderInput, Pencil, Trash2 } from 'lucide-react'
import { nextDay } from '../../api/library-days.ts'
import { useLibraryNames } from '../../api/library-names.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { dayText } from '../../ui/dates.ts'
import { SortHandle } from '../../ui/sort/SortableItem.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { fromTablet } from '../../ui/theme.ts'
import { regionNames } from './words.regions.ts'
import { communityNames, dateTypeNames } from './words.ts'
import { Quiet } from '../../ui/shapes.tsx'
import { cutText } from '../../ui/shape-styles.ts'
import { dot } from '../../ui/dot.ts'
import { presentDay } from '../../ui/clock.ts'

type Props = {
  row: DatedSubcategory
  canMove: boolean
  onEdit?: () => void
  /** Under another category. */
  onMove?: () => void
  onRemove?: () => void
}

/** A subcategory, and for an occasion when it is next and who keeps it. */
export function SubcategoryRow({ row, canMove, onEdit, onMove, onRemove }: Props) {
  const { t, i18n } = useLingui()
  const { inWords } = useLibraryNames()
  const name = inWords(row)
  const day = nextDay(row.days, presentDay())
  const said = (names: typeof regionNames, code: string) => {
    const words = names[code]
    return words ? i18n._(words) : code
  }
  const who = [
    ...row.communities.map((code) => said(communityNames, code)),
    ...row.regions.map((code) => said(regionNames, code)),
  ]
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 52, pl: canMove ? 0 : 2, pr: 0.5 }}>
      {canMove && <SortHandle name={name} />}
      <Box sx={{ flex: 1, minWidth: 0, py: 0.75 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            typography: 'caption',
            color: 'text.secondary',
            [fromTablet]: { '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis' } },
          }}
        >
          {[row.name === name ? '' : row.name, i18n.locale === 'hi' ? '' : row.names.hi, row.names.gu]
            .filter(Boolean)
            .join(dot)}
        </Box>
      </Box>
      {who.length > 0 && (
        <Box
          title={who.join(', ')}
          sx={{
            display: 'none',
            [fromTablet]: {
              display: 'block',
              maxWidth: 220,
              typography: 'body2',
              color: 'text.secondary',
              ...cutText,
            },
          }}
        >
          {who.join(', ')}
        </Box>
      )}
      {row.dateType && (
        <Box sx={{ display: 'grid', justifyItems: 'end', flex: 'none' }}>
          {day ? (
            <Box sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
              {dayText(day, i18n.locale)}
            </Box>
          ) : (
            <StatusChip tone="warning">{t`No day yet`}</StatusChip>
          )}
          <Quiet small>{i18n._(dateTypeNames[row.dateType])}</Quiet>
        </Box>
      )}
      {onEdit && onMove && onRemove && (
        <ActionMenu
          label={t`Actions for ${name}`}
          actions={[
            { id: 'edit', label: t`Edit`, icon: Pencil, onSelect: onEdit },
            { id: 'move', label: t`Move to another category`, icon: FolderInput, onSelect: onMove },
            { id: 'delete', label: t`Delete`, icon: Trash2, danger: true, onSelect: onRemove },
          ]}
        />
      )}
    </Box>
  )
}
