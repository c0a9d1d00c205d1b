import { useLingui } from '@lingui/react/macro'
import { bulkBounds, type BulkJob, bulkRowStates } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { useParams } from '@tanstack/react-router'
import { CircleStop, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { bulkJobQuery, bulkRowAddress, bulkRowsQuery, isUnderWay } from '../api/bulk.ts'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { failureText } from '../failure-words.ts'
import { isCallFailed } from '../failures.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing } from '../ui/illustrations.tsx'
import { dayText, timeText } from '../ui/dates.ts'
import { confirm, showError } from '../ui/dialogs.tsx'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { useLastPage } from '../ui/list/last-page.ts'
import { useListAddress } from '../ui/list/list-address.ts'
import { Pager } from '../ui/list/Pager.tsx'
import { Page } from '../ui/Page.tsx'
import { Pile, Quiet } from '../ui/shapes.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { JobBar } from './JobBar.tsx'
import { JobFile } from './JobFile.tsx'
import { JobRows } from './JobRows.tsx'
import { jobName, rowWords, stateWords } from './words.ts'

/** One job: how far it is, what became of each row, stopping and taking back. */
export function BulkJobScreen() {
  const { t, i18n } = useLingui()
  const params = useParams({ strict: false }) as { bulkJobId?: string }
  const bulkJobId = Number(params.bulkJobId)
  const isNumber = Number.isInteger(bulkJobId) && bulkJobId > 0 && bulkJobId < 2 ** 31
  const { data: job, error, reload } = useRemote({ ...bulkJobQuery(bulkJobId), enabled: isNumber })
  const go = useGo()
  const queries = useQueryClient()
  const over = job && !isUnderWay(job) ? job.endedAt : null
  // What it changed is asked for anew wherever it is shown.
  useEffect(() => {
    if (over === null) return
    // Whose businesses are decides which people can be deleted.
    for (const queryKey of [
      keys.businesses(),
      keys.people(),
      keys.library(),
      keys.feedback(),
      keys.cardList(),
      keys.cardsByBusiness(),
      keys.card(),
      keys.pdfCardList(),
      keys.pdfCards(),
      keys.userVideoList(),
      keys.videos(),
      keys.agencyList(),
      keys.anyAgency,
    ])
      void queries.invalidateQueries({ queryKey })
  }, [over, queries])
  const name = job && jobName(job)
  if (!isNumber || (!job && isCallFailed(error) && error.code === 'NOT_FOUND'))
    return (
      <Page title={t`Job`} hideTitle>
        <EmptyState
          picture={<SearchDrawing />}
          title={t`This job is not here`}
          body={t`Jobs are kept for 90 days, or the link is old.`}
          action={<Button onClick={() => go(paths.bulkJobs(), { replace: true })}>{t`Bulk jobs`}</Button>}
        />
      </Page>
    )
  return (
    <Page
      title={name ?? t`Job`}
      width="lg"
      subtitle={
        job &&
        `${dayText(job.createdAt, i18n.locale)}, ${timeText(job.createdAt, i18n.locale)} · ${job.byName || t`Platform staff`}`
      }
      actions={job && <JobDeeds job={job} />}
    >
      {error && !job && <InlineError message={failureText(error)} onRetry={reload} />}
      {!job && !error && <ListSkeleton rows={6} />}
      {job && (
        <Pile gap={2} oneColumn>
          <Card>
            <Pile gap={1}>
              <Box>
                <StatusChip tone={stateWords[job.state].tone}>
                  {i18n._(stateWords[job.state].label)}
                </StatusChip>
              </Box>
              <JobBar job={job} />
              <JobFile job={job} />
              {job.kind === 'message' && job.state === 'open' && (
                <Quiet>{t`Press Send: WhatsApp opens with the text, you send it there. The row is then marked.`}</Quiet>
              )}
            </Pile>
          </Card>
          <Results job={job} />
        </Pile>
      )}
    </Page>
  )
}

function Results({ job }: { job: BulkJob }) {
  const { t, i18n } = useLingui()
  const { query, change, clear } = useListAddress(bulkRowAddress)
  const { state, page = 1 } = query
  const { counts } = job
  const turn = Object.values(counts).join('.')
  const { data, error, reload, ofBefore } = useRemote(bulkRowsQuery(job.bulkJobId, query, turn))
  useLastPage({ page, size: bulkBounds.page }, ofBefore ? undefined : data, (last) =>
    change({ page: last }, true),
  )
  const there = bulkRowStates.filter((one) => counts[one] > 0)
  return (
    <Box component="section" aria-label={t`Results`}>
      {(there.length > 1 || state) && (
        <Box sx={{ mb: 1.5 }}>
          <FilterPill
            label={t`Result`}
            value={state}
            choices={there.map((value) => ({ value, label: i18n._(rowWords[value].label) }))}
            onChange={(value) => change({ state: value })}
          />
        </Box>
      )}
      {error && <InlineError message={failureText(error)} onRetry={reload} />}
      {!data && !error && <ListSkeleton rows={6} />}
      {data?.total === 0 && state && (
        <EmptyState
          picture={<SearchDrawing />}
          title={t`Nothing matches these filters`}
          action={<Button look="secondary" onClick={clear}>{t`Clear filters`}</Button>}
        />
      )}
      {data && data.list.length > 0 && (
        <>
          <JobRows job={job} rows={data.list} />
          <Pager
            page={page}
            size={bulkBounds.page}
            total={data.total}
            onPage={(to) => change({ page: to })}
          />
        </>
      )}
    </Box>
  )
}

function JobDeeds({ job }: { job: BulkJob }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const params = { bulkJobId: job.bulkJobId }
  const attempt = async (route: typeof bulkRoutes.cancelBulkJob | typeof bulkRoutes.undoBulkJob) => {
    setBusy(true)
    try {
      queries.setQueryData(keys.bulk(job.bulkJobId), await call(route, { params, body: {} }))
    } catch (error) {
      void showError(error)
    }
    // Until it is shown as it is now, another press would be one too many.
    await queries.invalidateQueries({ queryKey: keys.bulk() })
    setBusy(false)
  }
  const undo = async () => {
    const yes = await confirm({
      title: t`Take this back?`,
      message: t`Each row goes back to what it was before. Where something came in between, it stays and the row says so.`,
      okLabel: t`Take back`,
    })
    if (yes) await attempt(bulkRoutes.undoBulkJob)
  }
  return (
    <>
      {job.can.cancel === true && (
        <Button
          look="secondary"
          icon={CircleStop}
          busy={busy}
          onClick={() => void attempt(bulkRoutes.cancelBulkJob)}
        >
          {t`Stop`}
        </Button>
      )}
      {job.can.undo === true && (
        <Button look="secondary" icon={Undo2} busy={busy} onClick={() => void undo()}>
          {t`Take back`}
        </Button>
      )}
    </>
  )
}
