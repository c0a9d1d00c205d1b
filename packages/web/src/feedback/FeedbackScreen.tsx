import { useLingui } from '@lingui/react/macro'
import type { Feedback } from '@parichay/contract/feedback/fields.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { useCallback } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { useStaff } from '../api/staff.ts'
import { Button } from '../ui/Button.tsx'
import { countText } from '../ui/dates.ts'
import { showError } from '../ui/dialogs.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PeopleDrawing, SearchDrawing } from '../ui/illustrations.tsx'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { LoadMore } from '../ui/list/LoadMore.tsx'
import { SearchBox } from '../ui/list/SearchBox.tsx'
import { Page } from '../ui/Page.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { say } from '../ui/snackbar-store.ts'
import { FeedbackRow } from './FeedbackRow.tsx'

type FeedbackPage = { list: Feedback[]; total: number; totalIsMore: boolean }
type Pages = InfiniteData<FeedbackPage, number | undefined>

const pageSize = 20
const starsIn = (text: string | undefined) => (/^[1-5]$/.test(text ?? '') ? Number(text) : undefined)

/** What visitors say of the cards of the scope: newest first, pages appended, the total kept. */
export function FeedbackScreen() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const staff = useStaff()
  const given = useSearch({ strict: false }) as Record<string, string | undefined>
  const search = given['search']?.trim().slice(0, 100) || undefined
  const stars = starsIn(given['stars'])
  const filter = { ...(search ? { search } : {}), ...(stars ? { stars } : {}) }
  const key = keys.feedback(filter)
  const answer = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      call(
        feedbackRoutes.listFeedback,
        { query: { ...filter, pageSize, ...(pageParam === undefined ? {} : { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last: FeedbackPage) =>
      last.list.length < pageSize ? undefined : last.list.at(-1)?.feedbackId,
    enabled: staff.may('feedback.view'),
  })
  const pages = answer.data?.pages
  const rows = pages?.flatMap((page) => page.list)
  const last = pages?.at(-1)
  const total = last ? `${countText(last.total, i18n.locale)}${last.totalIsMore ? '+' : ''}` : undefined

  const change = useCallback(
    (what: { search?: string | undefined; stars?: string | undefined }) =>
      void navigate({
        to: '.',
        search: ((old: Record<string, string>) => {
          const next = { ...old, ...what }
          return Object.fromEntries(Object.entries(next).filter(([, value]) => value))
        }) as never,
        replace: true,
      }),
    [navigate],
  )
  const onSearch = useCallback((text: string) => change({ search: text || undefined }), [change])
  const remove = async (gone: Feedback) => {
    await queries.cancelQueries({ queryKey: key })
    const before = queries.getQueryData<Pages>(key)
    queries.setQueryData<Pages>(
      key,
      (old) =>
        old && {
          ...old,
          pages: old.pages.map((page) => ({
            ...page,
            total: page.total - (page.totalIsMore ? 0 : 1),
            list: page.list.filter((one) => one.feedbackId !== gone.feedbackId),
          })),
        },
    )
    const putBack = () => queries.setQueryData<Pages>(key, before)
    const ask = (restore: boolean) =>
      call(feedbackRoutes.deleteFeedback, {
        query: { feedbackId: gone.feedbackId },
        body: restore ? { restore: true } : {},
      })
    try {
      await ask(false)
    } catch (error) {
      putBack()
      return void showError(error)
    }
    const undo = async () => {
      try {
        await ask(true)
        putBack()
      } catch (error) {
        void showError(error)
      }
    }
    say(t`The feedback is deleted`, { action: { label: t`Undo`, run: () => void undo() } })
  }

  if (staff.loaded && !staff.may('feedback.view')) {
    return (
      <Page title={t`Feedback`}>
        <EmptyState
          picture={<PeopleDrawing />}
          title={t`You have no list of feedback`}
          body={t`Your agency’s admin can let you see what visitors say.`}
        />
      </Page>
    )
  }
  const filtered = search !== undefined || stars !== undefined
  return (
    <Page
      title={t`Feedback`}
      width="md"
      subtitle={total === undefined ? t`Counting …` : filtered ? t`${total} found` : t`${total} in all`}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
        <SearchBox value={search ?? ''} onSearch={onSearch} label={t`Words, name or business`} />
        <FilterPill
          label={t`Stars`}
          value={stars === undefined ? undefined : String(stars)}
          choices={[5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: '★'.repeat(count) }))}
          onChange={(value) => change({ stars: value })}
        />
        {filtered && (
          <Button
            look="text"
            onClick={() => change({ search: undefined, stars: undefined })}
          >{t`Clear all`}</Button>
        )}
      </Box>
      {!rows && !answer.error && <ListSkeleton rows={5} />}
      {rows?.length === 0 &&
        (filtered ? (
          <EmptyState
            picture={<SearchDrawing />}
            title={search ? t`No results for “${search}”` : t`Nothing matches these filters`}
            action={
              <Button look="secondary" onClick={() => change({ search: undefined, stars: undefined })}>
                {t`Clear filters`}
              </Button>
            }
          />
        ) : (
          <EmptyState
            picture={<PeopleDrawing />}
            title={t`No feedback yet`}
            body={t`Visitors leave stars and words at the end of each card.`}
          />
        ))}
      {rows && rows.length > 0 && (
        <Box
          component="ul"
          aria-label={t`Feedback`}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 1.25,
          }}
        >
          {rows.map((feedback) => (
            <FeedbackRow
              key={feedback.feedbackId}
              feedback={feedback}
              withAgency={staff.seesAllAgencies}
              onRemove={staff.may('feedback.delete') ? () => void remove(feedback) : undefined}
            />
          ))}
        </Box>
      )}
      <Box sx={{ mt: 2 }}>
        <LoadMore pages={answer} />
      </Box>
    </Page>
  )
}
