import { useLingui } from '@lingui/react/macro'
import type { ImageRequest } from '@parichay/contract/greeting/fields.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { recordExport } from '../../api/export-list.ts'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { imageRequestsQuery } from '../../api/library.ts'
import { requestAddress } from '../../api/library-search.ts'
import { showError } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PeopleDrawing } from '../../ui/illustrations.tsx'
import { useListRun } from '../../ui/list/list-run.ts'
import { ListBody } from '../../ui/list/ListBody.tsx'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { say, sayDone } from '../../ui/snackbar-store.ts'
import { askForDecline } from './DeclineSheet.tsx'
import { askForPost } from './FulfilSheet.tsx'
import { useRequestColumns } from './RequestColumns.tsx'
import { RequestDeeds } from './RequestDeeds.tsx'
import { RequestDetail } from './RequestDetail.tsx'
import { RequestRow } from './RequestRow.tsx'
import { requestStates, saveFailure } from './words.ts'
import { plainList } from '../../ui/shape-styles.ts'

type Answer = { status: ImageRequest['status']; imageId?: number; answer?: string }

/** What customers did not find: fulfilled with an image of the library, or declined with a sentence. */
export function RequestsTab() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const list = useListRun(requestAddress, ({ status }) => imageRequestsQuery(statusOf(status)), true)
  const status = statusOf(list.query.status)
  const show = (wanted: typeof list.query.status) => list.change({ status: wanted }, true)
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
  const deedsOf = (request: ImageRequest) => ({
    request,
    onFulfil: () => void fulfil(request),
    onDecline: () => void decline(request),
    onOpenAgain: () => void send(request, { status: 'OPEN' }),
  })
  const columns = useRequestColumns()
  const states = ['OPEN', 'DONE', 'DECLINED'] as const
  return (
    <Box>
      <Box sx={{ mb: 2 }}>
        <Pills label={t`Status`} inOneRow>
          {states.map((one) => (
            <Pill key={one} pressed={status === one} onClick={() => show(one === 'OPEN' ? undefined : one)}>
              {i18n._(requestStates[one].label)}
            </Pill>
          ))}
          <Pill pressed={status === undefined} onClick={() => show('all')}>{t`All`}</Pill>
        </Pills>
      </Box>
      <ListBody
        list={list}
        label={t`Requests`}
        bones={5}
        empty={
          <EmptyState
            picture={<PeopleDrawing />}
            title={t`Nobody is waiting for an image`}
            body={t`What customers ask for on their greetings screen appears here.`}
          />
        }
        file={{ list: 'requests', record: recordExport, number: t`Number` }}
        name="requests"
        columns={columns}
        rowKey={({ imageRequestId }) => imageRequestId}
        detail={(request) => <RequestDetail request={request} />}
        actions={(request) => <RequestDeeds {...deedsOf(request)} small />}
        cards={(rows) => (
          <Box component="ul" aria-label={t`Requests`} sx={cards}>
            {rows.map((request) => (
              <RequestRow key={request.imageRequestId} {...deedsOf(request)} />
            ))}
          </Box>
        )}
      />
    </Box>
  )
}

/** What the address says of the status as the call wants it: those that wait unless told. */
const statusOf = (status: 'all' | 'DONE' | 'DECLINED' | undefined) =>
  status === 'all' ? undefined : (status ?? 'OPEN')

const cards = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.25,
} as const
