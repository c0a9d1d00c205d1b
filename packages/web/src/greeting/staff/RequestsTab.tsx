import { useLingui } from '@lingui/react/macro'
import type { ImageRequest } from '@parichay/contract/greeting/fields.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { imageRequestsQuery } from '../../api/library.ts'
import type { LibraryChange, LibrarySearch } from '../../api/library-search.ts'
import { Button } from '../../ui/Button.tsx'
import { showError } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PeopleDrawing, SearchDrawing } from '../../ui/illustrations.tsx'
import { LoadMore } from '../../ui/list/LoadMore.tsx'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { say, sayDone } from '../../ui/snackbar-store.ts'
import { askForDecline } from './DeclineSheet.tsx'
import { askForPost } from './FulfilSheet.tsx'
import { RequestRow } from './RequestRow.tsx'
import { requestStates, saveFailure } from './words.ts'

type Props = { search: LibrarySearch; change: (what: LibraryChange, replace?: boolean) => void }
type Answer = { status: ImageRequest['status']; imageId?: number; answer?: string }

/** What customers did not find: fulfilled with an image of the library, or declined with a sentence. */
export function RequestsTab({ search, change }: Props) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const status = search.status === 'all' ? undefined : (search.status ?? 'OPEN')
  const answer = useInfiniteQuery(imageRequestsQuery(status))
  const rows = answer.data?.pages.flatMap((page) => page.list)
  const send = async (request: ImageRequest, body: Answer): Promise<boolean> => {
    try {
      await call(imagePostRoutes.answerImageRequest, {
        params: { imageRequestId: request.imageRequestId },
        body,
      })
      return true
    } catch (error) {
      void showError(error, saveFailure)
      return false
    } finally {
      void queries.invalidateQueries({ queryKey: keys.library('requests') })
    }
  }
  const fulfil = async (request: ImageRequest) => {
    const chosen = await askForPost(request)
    if (chosen && (await send(request, { status: 'DONE', ...chosen })))
      sayDone(t`${request.businessName} sees the image now`)
  }
  const decline = async (request: ImageRequest) => {
    const words = await askForDecline(request)
    if (words === null || !(await send(request, { status: 'DECLINED', answer: words }))) return
    say(t`The request is declined`, {
      action: { label: t`Undo`, run: () => void send(request, { status: 'OPEN' }) },
    })
  }
  const states = ['OPEN', 'DONE', 'DECLINED'] as const
  return (
    <Box sx={{ maxWidth: 980 }}>
      <Box sx={{ mb: 2 }}>
        <Pills label={t`Status`}>
          {states.map((one) => (
            <Pill
              key={one}
              pressed={status === one}
              onClick={() => change({ status: one === 'OPEN' ? undefined : one }, true)}
            >
              {i18n._(requestStates[one].label)}
            </Pill>
          ))}
          <Pill pressed={status === undefined} onClick={() => change({ status: 'all' }, true)}>{t`All`}</Pill>
        </Pills>
      </Box>
      {!rows && !answer.error && <ListSkeleton rows={5} />}
      {rows?.length === 0 &&
        (status === 'OPEN' ? (
          <EmptyState
            picture={<PeopleDrawing />}
            title={t`Nobody is waiting for an image`}
            body={t`What customers ask for on their greetings screen appears here.`}
          />
        ) : (
          <EmptyState
            picture={<SearchDrawing />}
            title={t`Nothing matches these filters`}
            action={
              <Button
                look="secondary"
                onClick={() => change({ status: undefined }, true)}
              >{t`Clear filters`}</Button>
            }
          />
        ))}
      {rows && rows.length > 0 && (
        <Box
          component="ul"
          aria-label={t`Requests`}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 1.25,
          }}
        >
          {rows.map((request) => (
            <RequestRow
              key={request.imageRequestId}
              request={request}
              onFulfil={() => void fulfil(request)}
              onDecline={() => void decline(request)}
              onOpenAgain={() => void send(request, { status: 'OPEN' })}
            />
          ))}
        </Box>
      )}
      <Box sx={{ mt: 2 }}>
        <LoadMore pages={answer} />
      </Box>
    </Box>
  )
}
