import type { ReportFormat, ReportName } from '@parichay/contract/report/fields.ts'
import { ReportAddress } from '@parichay/contract/report/filters.ts'
import { reportScheduleRoutes } from '@parichay/contract/report/routes.schedule.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ListQuery, listAddress } from '../ui/list/address.ts'
import { call } from './client.ts'
import { download } from './download.ts'
import { keys } from './keys.ts'

/** How the screen of reports stands in its address. */
export const reportAddress = listAddress(ReportAddress, { beside: ['report', 'columns'] })
/** What the address asks for. */
export type ReportSearch = ListQuery<typeof ReportAddress>

/** What a change of the screen puts into its address; undefined takes away. */
export type ReportChange = { [K in keyof ReportSearch]?: ReportSearch[K] | undefined }

/** The first rows of a report and how many there are; what was shown stays while newer rows come. */
export const reportPreviewQuery = (report: ReportName, filters: Omit<ReportSearch, 'report'>) =>
  queryOptions({
    queryKey: keys.reports(report, filters),
    queryFn: ({ signal }) =>
      call(reportRoutes.previewReport, { params: { report }, query: filters }, { signal }),
    placeholderData: (before, query) =>
      query?.queryKey[1] === report ? keepPreviousData(before) : undefined,
  })

const isUnmade = ({ state }: { state: string }) => state === 'waiting' || state === 'working'

/** Files made in the background; asked again while one of them is not ready. */
export const reportFilesQuery = queryOptions({
  queryKey: keys.reports('files'),
  queryFn: ({ signal }) => call(reportRoutes.listReportFiles, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isUnmade) ? 2000 : false),
})

/** Saves a report: both project reports by the calls of the specification. A failure carries the sentence of its JSON. */
export function saveReport(
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
