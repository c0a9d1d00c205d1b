import { useLingui } from '@lingui/react/macro'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { Eye, EyeOff, SquarePen, Trash2 } from 'lucide-react'
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx'
import { byVerdict } from '../../ui/by-verdict.ts'
import { postVerdicts, postReasons } from './words.ts'

type Props = {
  post: ImagePost
  onOpen: () => void
  onShow: (isShown: boolean) => void
  onWithhold: (isWithheld: boolean) => void
  onRemove: () => void
}

/** What can be done with a post; a shared one can only be looked at. */
export function PostMenu({ post, onOpen, onShow, onWithhold, onRemove }: Props) {
  const { t } = useLingui()
  const name = post.title
  const can = postVerdicts(post)
  const list: (MenuAction | false)[] = [
    can.change !== true && { id: 'look', label: t`Look at it`, icon: Eye, onSelect: onOpen },
    byVerdict(can.change, { id: 'edit', label: t`Edit`, icon: SquarePen, onSelect: onOpen }, postReasons),
    byVerdict(
      can.change,
      post.isShown
        ? { id: 'hide', label: t`Hide`, icon: EyeOff, onSelect: () => onShow(false) }
        : { id: 'show', label: t`Show`, icon: Eye, onSelect: () => onShow(true) },
      postReasons,
    ),
    byVerdict(
      can.withhold,
      post.isWithheld
        ? { id: 'release', label: t`Show to my agency again`, icon: Eye, onSelect: () => onWithhold(false) }
        : { id: 'withhold', label: t`Hide for my agency`, icon: EyeOff, onSelect: () => onWithhold(true) },
    ),
    byVerdict(can.delete, {
      id: 'delete',
      label: t`Delete`,
      icon: Trash2,
      danger: true,
      onSelect: onRemove,
    }),
  ]
  return <ActionMenu label={t`Actions for ${name}`} actions={list.filter((action) => action !== false)} />
}
