import { useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { Pill } from '../../ui/Pill.tsx'
import { type DeletedWish, showDeleted } from './show-deleted.ts'

/** The way from a list to what was deleted from it, among its filters. */
export function DeletedPill({ noIcon = false, ...wish }: DeletedWish & { noIcon?: boolean }) {
  const { t } = useLingui()
  return (
    <Pill {...(!noIcon && { icon: Trash2 })} onClick={() => void showDeleted(wish)}>
      {t({ message: 'Deleted', context: 'a list of deleted things' })}
    </Pill>
  )
}
