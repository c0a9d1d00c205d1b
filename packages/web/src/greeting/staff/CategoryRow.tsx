import { useLingui } from '@lingui/react/macro'
import type { ImageCategory } from '@parichay/contract/greeting/fields.ts'
import Box from '@mui/material/Box'
import { Pencil, Trash2 } from 'lucide-react'
import { useLibraryNames } from '../../api/library-names.ts'
import { useStaff } from '../../api/staff.ts'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Link } from '../../ui/Link.tsx'
import { SortHandle } from '../../ui/sort/SortableItem.tsx'
import { kindNames } from './words.ts'
import { Quiet } from '../../ui/shapes.tsx'

type Props = { category: ImageCategory; isChosen: boolean; onEdit?: () => void; onRemove?: () => void }

/** A category: its place, its name, what it is for. */
export function CategoryRow({ category, isChosen, onEdit, onRemove }: Props) {
  const { t, i18n } = useLingui()
  const { ofSuperAdminAgency } = useStaff()
  const { inWords } = useLibraryNames()
  const name = inWords(category)
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 56,
        pl: onEdit ? 0 : 1.5,
        border: '1px solid',
        borderColor: isChosen ? 'primary.main' : 'divider',
        borderRadius: '12px',
        bgcolor: isChosen ? 'brand.tint' : 'background.paper',
      }}
    >
      {onEdit && <SortHandle name={name} />}
      <Link
        href={paths.imageLibrary(ofSuperAdminAgency, {
          tab: 'categories',
          category: category.imageCategoryId,
        })}
        current={isChosen}
        sx={{ flex: 1, minWidth: 0, py: 1, color: 'inherit', textDecoration: 'none' }}
      >
        <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Box>
        <Quiet small>{i18n._(kindNames[category.kind])}</Quiet>
      </Link>
      {onEdit && <IconButton icon={Pencil} label={t`Edit ${name}`} onClick={onEdit} />}
      {onRemove && <IconButton icon={Trash2} label={t`Delete ${name}`} onClick={onRemove} />}
    </Box>
  )
}
