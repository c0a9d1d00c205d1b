import type { ReportFormat, ReportName } from '@parichay/contract/report/fields.ts'
import { ReportAddress } from '@parichay/contract/report/filters.ts'
import { reportScheduleRoutes } from '@parichay/contract/report/routes.schedule.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ListQuery, listAddress } from '../ui/list/address.ts'
import { isCallFailed } from '../failures.ts'
import { call } from './client.ts'
import { download } from './download.ts'
import { keys } from './keys.ts'

/** How the screen of reports stands in its address. */
export const reportAddress = listAddress(ReportAddress, { beside: ['report', 'columns'] })
/** What the address asks for. */
export type ReportSearch = ListQuery<typeof ReportAddress>

/** What a change of the screen puts into its address; undefined takes away. */
export type ReportChange = { [K in keyof ReportSearch]?: ReportSearch[K] | undefined }

/** The first rows of a report; what was shown stays while newer rows come. */
export const reportPreviewQuery = (report: ReportName, filters: Omit<ReportSearch, 'report'>) =>
  queryOptions({
    queryKey: keys.reports(report, filters),
    queryFn: ({ signal }) =>
      call(reportRoutes.previewReport, { params: { report }, query: filters }, { signal }),
    placeholderData: (before, query) =>
      query?.queryKey[1] === report ? keepPreviousData(before) : undefined,
  })

/** How many rows a report has. Which columns are shown changes nothing about it. */
export const reportCountQuery = (
  report: ReportName,
  { columns: _, ...query }: Omit<ReportSearch, 'report'>,
) =>
  queryOptions({
    queryKey: keys.reports(report, 'count', query),
    queryFn: ({ signal }) => call(reportRoutes.countReport, { params: { report }, query }, { signal }),
  })

const isUnmade = ({ state }: { state: string }) => state === 'waiting' || state === 'working'

/** Files made in the background; asked again while one of them is not ready. */
export const reportFilesQuery = queryOptions({
  queryKey: keys.reports('files'),
  queryFn: ({ signal }) => call(reportRoutes.listReportFiles, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isUnmade) ? 2000 : false),
})

/** Saves a report at once; false where the server finds that it is too long for that. Any other failure carries the sentence of its JSON. */
export async function saveReport(
  report: ReportName,
  filters: Omit<ReportSearch, 'report'>,
  format: ReportFormat,
): Promise<boolean> {
  try {
    await saved(report, filters, format)
    return true
  } catch (failure) {
    if (isCallFailed(failure) && failure.code === 'LIMIT_REACHED' && failure.field === 'to') return false
    throw failure
  }
}

/** Both project reports by the calls of the specification. */
function saved(
  report: ReportName,
  filters: Omit<ReportSearch, 'report'>,
  format: ReportFormat,
): Promise<void> {
  const query = { ...filters, ...(format === 'csv' ? {} : { format }) }
  if (report === 'digital-card') return download(reportRoutes.downloadCardReport, { query })
  if (report === 'business') return download(reportRoutes.downloadBusinessReport, { query })
  return download(reportRoutes.downloadReport, { params: { report }, query })
}

/** Reports of the own agency that go out by e-mail. */
export const reportSchedulesQuery = queryOptions({
  queryKey: keys.reports('schedules'),
  queryFn: ({ signal }) => call(reportScheduleRoutes.listReportSchedules, {}, { signal }),
})
