import { useLingui } from '@lingui/react/macro'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { Eye, EyeOff, SquarePen, Trash2 } from 'lucide-react'
import { ActionMenu } from '../../ui/ActionMenu.tsx'

type Props = {
  post: ImagePost
  mayChange: boolean
  onOpen: () => void
  onShow: (isShown: boolean) => void
  onRemove: () => void
}

/** What can be done with a post; a shared one can only be looked at. */
export function PostMenu({ post, mayChange, onOpen, onShow, onRemove }: Props) {
  const { t } = useLingui()
  const name = post.title
  if (!mayChange)
    return (
      <ActionMenu
        label={t`Actions for ${name}`}
        actions={[{ id: 'look', label: t`Look at it`, icon: Eye, onSelect: onOpen }]}
      />
    )
  return (
    <ActionMenu
      label={t`Actions for ${name}`}
      actions={[
        { id: 'edit', label: t`Edit`, icon: SquarePen, onSelect: onOpen },
        post.isShown
          ? { id: 'hide', label: t`Hide`, icon: EyeOff, onSelect: () => onShow(false) }
          : { id: 'show', label: t`Show`, icon: Eye, onSelect: () => onShow(true) },
        { id: 'delete', label: t`Delete`, icon: Trash2, danger: true, onSelect: onRemove },
      ]}
    />
  )
}
