import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { FeedbackTagsChange } from '@parichay/contract/bulk/fields.feedback.ts'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { type Feedback, feedbackTags } from '@parichay/contract/feedback/fields.ts'
import { Tags, Trash2 } from 'lucide-react'
import { call } from '../api/client.ts'
import type { feedbackAddress } from '../api/feedback-search.ts'
import { bulkRightsBeside, useStaff } from '../api/staff.ts'
import { askDeletion } from '../bulk/DeleteManySheet.tsx'
import { type JobDeed, JobMenu } from '../bulk/JobMenu.tsx'
import { TagsManySheet } from '../bulk/TagsManySheet.tsx'
import { type TickedChoice, useChoiceWithin } from '../api/bulk-choice.ts'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import type { ListQuery } from '../ui/list/address.ts'
import type { Ticks } from '../ui/list/ticks.ts'
import { tagWords } from './words.ts'

type Query = ListQuery<(typeof feedbackAddress)['schema']>
type Choice = TickedChoice<Query & { feedbackIds?: number[] }>
type Props = { ticks: Ticks<Feedback>; query: Query; total: number }

/** What can be done with ticked feedback, as far as one may. */
export function FeedbackTicked({ ticks, query, total }: Props) {
  const { t } = useLingui()
  const rights = bulkRightsBeside(useStaff())
  const asked = useChoiceWithin<Feedback, Choice['filter']>({
    ticks,
    total,
    filter: query,
    only: (rows) => ({ feedbackIds: rows.map(({ feedbackId }) => feedbackId) }),
  })
  const remove = ({ filter, expected }: Choice) =>
    askDeletion({
      expected,
      title: plural(expected, { one: 'Delete # feedback?', other: 'Delete # pieces of feedback?' }),
      message: t`They leave the list. They can be brought back for 30 days.`,
      label: plural(expected, { one: '# feedback', other: '# pieces of feedback' }),
      send: (confirmed) => call(bulkRoutes.deleteFeedbackInBulk, { body: { filter, expected, confirmed } }),
    })
  const deeds: (JobDeed<Choice> | false)[] = [
    rights.tagFeedback && { id: 'tags', label: t`Tags …`, icon: Tags, ask: askTags },
    rights.deleteFeedback && {
      id: 'delete',
      label: t`Delete …`,
      icon: Trash2,
      danger: true,
      ask: remove,
    },
  ]
  return <JobMenu {...asked} deeds={deeds} withJobs />
}

const askTags = (choice: Choice): Promise<BulkJob | null> =>
  ask<BulkJob | null>(dialogPriority.confirm, (answer) => <ManyTags choice={choice} onAnswer={answer} />)

function ManyTags({ choice, onAnswer }: { choice: Choice; onAnswer: (job: BulkJob | null) => void }) {
  const { i18n } = useLingui()
  return (
    <TagsManySheet
      schema={FeedbackTagsChange}
      choices={feedbackTags.map((value) => ({ value, label: i18n._(tagWords[value]) }))}
      button={plural(choice.expected, { one: 'Tag # feedback', other: 'Tag # pieces of feedback' })}
      send={(tags) => call(bulkRoutes.tagFeedbackInBulk, { body: { ...choice, tags } })}
      onAnswer={onAnswer}
    />
  )
}
