import { useLingui } from '@lingui/react/macro'
import type { Feedback } from '@parichay/contract/feedback/fields.ts'
import { Check, Tag, Trash2, Undo2 } from 'lucide-react'
import { ActionMenu, type MenuAction } from '../ui/ActionMenu.tsx'
import { byVerdict } from '../ui/by-verdict.ts'

/** What staff do with a feedback. */
export type FeedbackDeeds = {
  /** Notes that its owner was told, or that it waits again. */
  onAnswered: (isAnswered: boolean) => void
  onTag: () => void
  onRemove: () => void
}

/** The deeds of a feedback, as far as one may. */
export function FeedbackMenu({
  feedback,
  onAnswered,
  onTag,
  onRemove,
}: FeedbackDeeds & { feedback: Feedback }) {
  const { t } = useLingui()
  const { answeredAt, can, name } = feedback
  const who = name || t`A visitor`
  const deeds: (MenuAction | false)[] = [
    byVerdict(can.review, {
      id: 'answered',
      label: answeredAt ? t`Not answered yet` : t`Mark as answered`,
      icon: answeredAt ? Undo2 : Check,
      onSelect: () => onAnswered(answeredAt === null),
    }),
    byVerdict(can.review, { id: 'tags', label: t`Tags`, icon: Tag, onSelect: onTag }),
    byVerdict(can.delete, { id: 'delete', label: t`Delete`, icon: Trash2, danger: true, onSelect: onRemove }),
  ]
  const actions = deeds.filter((deed) => deed !== false)
  return actions.length > 0 ? (
    <ActionMenu label={t`More for the feedback of ${who}`} actions={actions} />
  ) : null
}

/** Who opens WhatsApp to tell the owner has told them. */
export const noteAnswered = ({ can, answeredAt }: Feedback, { onAnswered }: FeedbackDeeds): void => {
  if (can.review === true && !answeredAt) onAnswered(true)
}
