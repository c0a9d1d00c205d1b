import { useLingui } from '@lingui/react/macro'
import type { Feedback } from '@parichay/contract/feedback/fields.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import Box from '@mui/material/Box'
import { call } from '../api/client.ts'
import { feedbackAddress, feedbackQuery } from '../api/feedback-search.ts'
import { useStaff } from '../api/staff.ts'
import { usePageAccess } from '../shell/page-access.ts'
import { PeopleDrawing } from '../ui/illustrations.tsx'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { useListRun } from '../ui/list/list-run.ts'
import { ListScreen } from '../ui/list/ListScreen.tsx'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { useFeedbackColumns } from './FeedbackColumns.tsx'
import { FeedbackDetail } from './FeedbackDetail.tsx'
import { FeedbackRow } from './FeedbackRow.tsx'
import { plainList } from '../ui/shape-styles.ts'

/** What visitors say of the cards of the scope: newest first, pages appended, the total kept. */
export function FeedbackScreen() {
  const { t } = useLingui()
  const staff = useStaff()
  const mayRead = usePageAccess('feedback')?.opens
  const list = useListRun(feedbackAddress, feedbackQuery, mayRead === true)
  const { query, change, take } = list
  const remove = ({ feedbackId }: Feedback) =>
    void removeWithUndo({
      take: () => take((one) => one.feedbackId === feedbackId),
      ask: (restore) =>
        call(feedbackRoutes.deleteFeedback, { query: { feedbackId }, body: restore ? { restore } : {} }),
      said: t`The feedback is deleted`,
    })
  const removal = (feedback: Feedback) => (feedback.can.delete === true ? () => remove(feedback) : undefined)
  const columns = useFeedbackColumns(staff.seesAllAgencies)
  return (
    <ListScreen
      title={t`Feedback`}
      list={list}
      gate={{
        may: mayRead,
        title: t`You have no list of feedback`,
        body: t`Your agency’s admin can let you see what visitors say.`,
      }}
      picture={<PeopleDrawing />}
      counted={(total, isFiltered) => (isFiltered ? t`${total} found` : t`${total} in all`)}
      searchLabel={t`Words, name or business`}
      filters={
        <FilterPill
          label={t`Stars`}
          value={query.stars === undefined ? undefined : String(query.stars)}
          choices={[5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: '★'.repeat(count) }))}
          onChange={(value) => change({ stars: value === undefined ? undefined : Number(value) }, true)}
        />
      }
      bones={5}
      empty={{
        title: t`No feedback yet`,
        body: t`Visitors leave stars and words at the end of each card.`,
      }}
      name="feedback"
      columns={columns}
      rowKey={({ feedbackId }) => feedbackId}
      detail={(feedback) => (
        <FeedbackDetail feedback={feedback} withAgency={staff.seesAllAgencies} onRemove={removal(feedback)} />
      )}
      cards={(rows) => (
        <Box component="ul" aria-label={t`Feedback`} sx={cards}>
          {rows.map((feedback) => (
            <FeedbackRow
              key={feedback.feedbackId}
              feedback={feedback}
              withAgency={staff.seesAllAgencies}
              onRemove={removal(feedback)}
            />
          ))}
        </Box>
      )}
    />
  )
}

const cards = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.25,
}
