import { useLingui } from '@lingui/react/macro'
import type { Feedback } from '@parichay/contract/feedback/fields.ts'
import { dayText } from '../ui/dates.ts'
import { Line } from '../ui/shapes.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { tagWords } from './words.ts'

/** Whether the card's owner was told, and what the feedback is about; `brief` for a cell of a table. */
export function FeedbackChips({ feedback, brief = false }: { feedback: Feedback; brief?: boolean }) {
  const { t, i18n } = useLingui()
  const { answeredAt, answeredBy, tags } = feedback
  const answered = answeredAt && dayText(answeredAt, i18n.locale)
  return (
    <Line gap={0.75} wraps centred>
      {!answered ? (
        <StatusChip tone="warning">{brief ? t`Unanswered` : t`Waits for an answer`}</StatusChip>
      ) : brief ? (
        <StatusChip tone="success">{t`Answered`}</StatusChip>
      ) : (
        <StatusChip tone="success">
          {answeredBy ? t`Answered ${answered} by ${answeredBy}` : t`Answered ${answered}`}
        </StatusChip>
      )}
      {tags.map((tag) => (
        <StatusChip key={tag}>{i18n._(tagWords[tag])}</StatusChip>
      ))}
    </Line>
  )
}
