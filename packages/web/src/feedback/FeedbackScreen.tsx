import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import type { Feedback, FeedbackReview } from '@parichay/contract/feedback/fields.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { recordExport } from '../api/export-list.ts'
import { call } from '../api/client.ts'
import { feedbackAddress, feedbackQuery } from '../api/feedback-search.ts'
import { bulkRightsBeside, useStaff } from '../api/staff.ts'
import { usePageAccess } from '../shell/page-access.ts'
import { PeopleDrawing } from '../ui/illustrations.tsx'
import { showError } from '../ui/dialogs.tsx'
import { useListRun } from '../ui/list/list-run.ts'
import { ListScreen } from '../ui/list/ListScreen.tsx'
import { RowTick } from '../ui/list/RowTick.tsx'
import { useTicks } from '../ui/list/ticks.ts'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { say } from '../ui/snackbar-store.ts'
import { useFeedbackColumns } from './FeedbackColumns.tsx'
import { FeedbackDetail } from './FeedbackDetail.tsx'
import { FeedbackFilters } from './FeedbackFilters.tsx'
import { FeedbackRow } from './FeedbackRow.tsx'
import { FeedbackTags } from './FeedbackTags.tsx'
import { FeedbackTicked } from './FeedbackTicked.tsx'
import { plainList } from '../ui/shape-styles.ts'

/** What visitors say of the cards of the scope: newest first, pages appended, the total kept. */
export function FeedbackScreen() {
  const { t } = useLingui()
  const staff = useStaff()
  const mayRead = usePageAccess('feedback')?.opens
  const list = useListRun(feedbackAddress, feedbackQuery, mayRead === true)
  const { query, change, found, take, put } = list
  const visitor = t`A visitor`
  const ticks = useTicks<Feedback>(
    JSON.stringify(query),
    (row) => row.feedbackId,
    ({ name, businessName }) => `${name || visitor} · ${businessName}`,
  )
  const mayTick = bulkRightsBeside(staff).tagFeedback
  const [tagged, setTagged] = useState<Feedback | null>(null)
  const review = async ({ feedbackId }: Feedback, said: Omit<FeedbackReview, 'feedbackId'>) => {
    const body = { feedbackId, ...said }
    try {
      const now = await call(feedbackRoutes.reviewFeedback, { body })
      put((one) => one.feedbackId === feedbackId, now)
      return true
    } catch (error) {
      void showError(error)
      return false
    }
  }
  const answer = async (feedback: Feedback, isAnswered: boolean) => {
    if (!(await review(feedback, { isAnswered }))) return
    const undo = () => void review(feedback, { isAnswered: !isAnswered })
    say(isAnswered ? t`Noted as answered` : t`It waits for an answer again`, {
      action: { label: t`Undo`, run: undo },
    })
  }
  const remove = (feedback: Feedback) => {
    const { feedbackId } = feedback
    if (!ticks.all) ticks.tick(feedback, false, [])
    void removeWithUndo({
      take: () => take((one) => one.feedbackId === feedbackId),
      ask: (restore) =>
        call(feedbackRoutes.deleteFeedback, { query: { feedbackId }, body: restore ? { restore } : {} }),
      said: t`The feedback is deleted`,
    })
  }
  const deedsOf = (feedback: Feedback) => ({
    feedback,
    withAgency: staff.seesAllAgencies,
    onAnswered: (isAnswered: boolean) => void answer(feedback, isAnswered),
    onTag: () => setTagged(feedback),
    onRemove: () => remove(feedback),
  })
  const columns = useFeedbackColumns(staff.seesAllAgencies)
  return (
    <>
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
          <FeedbackFilters query={query} onChange={(what) => change(what, true)} rows={found?.list ?? []} />
        }
        bones={5}
        empty={{
          title: t`No feedback yet`,
          body: t`Visitors leave stars and words at the end of each card.`,
        }}
        file={{
          list: 'feedback',
          record: recordExport,
          number: t`Number`,
          more: [
            { head: t`Card link`, text: (row) => row.cardId ?? '' },
            { head: t`Agency`, text: (row) => row.agencyName },
            { head: t`Phone`, text: (row) => (row.phoneNumber ? spokenNumber(row.phoneNumber) : '') },
          ],
        }}
        name="feedback"
        columns={columns}
        rowKey={({ feedbackId }) => feedbackId}
        ticks={mayTick ? ticks : undefined}
        tickDeeds={<FeedbackTicked ticks={ticks} query={query} total={found?.total ?? 0} />}
        detail={(feedback) => <FeedbackDetail {...deedsOf(feedback)} />}
        cards={(rows) => (
          <Box component="ul" aria-label={t`Feedback`} sx={cards}>
            {rows.map((feedback) => (
              <FeedbackRow
                key={feedback.feedbackId}
                {...deedsOf(feedback)}
                tick={mayTick && <RowTick row={feedback} rows={rows} ticks={ticks} />}
              />
            ))}
          </Box>
        )}
      />
      {tagged && (
        <FeedbackTags
          feedback={tagged}
          onSave={(tags) => void review(tagged, { tags })}
          onClose={() => setTagged(null)}
        />
      )}
    </>
  )
}

const cards = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.25,
}
