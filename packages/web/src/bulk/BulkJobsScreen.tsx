import { useLingui } from '@lingui/react/macro'
import { bulkBounds, type BulkJob } from '@parichay/contract/bulk/fields.ts'
import Box from '@mui/material/Box'
import { useRemote } from '../api/remote.ts'
import { bulkJobAddress, bulkJobsQuery } from '../api/bulk.ts'
import { failureText } from '../failure-words.ts'
import { paths } from '../paths.ts'
import { dayText, timeText } from '../ui/dates.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { Link } from '../ui/Link.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { useLastPage } from '../ui/list/last-page.ts'
import { useListAddress } from '../ui/list/list-address.ts'
import { Pager } from '../ui/list/Pager.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { Page } from '../ui/Page.tsx'
import { Quiet } from '../ui/shapes.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { JobBar } from './JobBar.tsx'
import { JobFile } from './JobFile.tsx'
import { jobName, stateWords } from './words.ts'
import { dot } from '../ui/dot.ts'

/** Jobs over many rows: one’s own, for admins those of the agency. */
export function BulkJobsScreen() {
  const { t } = useLingui()
  const { query, change } = useListAddress(bulkJobAddress)
  const { data, error, reload, ofBefore } = useRemote(bulkJobsQuery(query))
  useLastPage({ page: query.page, size: bulkBounds.list }, ofBefore ? undefined : data, (page) =>
    change({ page }, true),
  )
  return (
    <Page
      title={t`Bulk jobs`}
      width="lg"
      subtitle={t`What was done with many rows of a list at once. Results are kept for 90 days.`}
    >
      {error && <InlineError message={failureText(error)} onRetry={reload} />}
      {!data && !error && <ListSkeleton rows={5} />}
      {data?.total === 0 && (
        <EmptyState
          picture={<PaperDrawing />}
          title={t`No jobs yet`}
          body={t`Tick rows of a list, or narrow it, then choose “With …”.`}
        />
      )}
      {data && data.list.length > 0 && (
        <>
          <RowList label={t`Jobs`}>
            {data.list.map((job) => (
              <JobLine key={job.bulkJobId} job={job} />
            ))}
          </RowList>
          <Pager
            page={query.page ?? 1}
            size={bulkBounds.list}
            total={data.total}
            onPage={(page) => change({ page })}
          />
        </>
      )}
    </Page>
  )
}

function JobLine({ job }: { job: BulkJob }) {
  const { t, i18n } = useLingui()
  const state = stateWords[job.state]
  const when = `${dayText(job.createdAt, i18n.locale)}, ${timeText(job.createdAt, i18n.locale)}`
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.75, px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <Link
          href={paths.bulkJob(job.bulkJobId)}
          sx={{ fontWeight: 650, minWidth: 0, overflowWrap: 'anywhere', color: 'inherit' }}
        >
          {jobName(job)}
        </Link>
        <StatusChip tone={state.tone}>{i18n._(state.label)}</StatusChip>
      </Box>
      <Quiet>{[when, job.byName || t`Platform staff`].join(dot)}</Quiet>
      <JobBar job={job} />
      <JobFile job={job} small />
    </Box>
  )
}
