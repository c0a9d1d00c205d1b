import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import { BulkJobFilters, BulkRowFilters } from '@parichay/contract/bulk/filters.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAddress, type ListQuery } from '../ui/list/address.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Whether something is still going on in a job. */
export const isUnderWay = ({ state }: Pick<BulkJob, 'state'>) =>
  state === 'waiting' || state === 'working' || state === 'undoing'

/** The jobs over many businesses in the address. */
export const bulkJobAddress = listAddress(BulkJobFilters)
/** The rows of a job in the address. */
export const bulkRowAddress = listAddress(BulkRowFilters)

/** Jobs over many businesses; asked again while one is under way. */
export const bulkJobsQuery = (query: ListQuery<typeof BulkJobFilters>) =>
  queryOptions({
    queryKey: keys.bulk('list', query.page ?? 1),
    queryFn: ({ signal }) => call(bulkRoutes.listBulkJobs, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.list.some(isUnderWay) ? 2000 : false),
  })

/** One job; asked again every second while it is under way. */
export const bulkJobQuery = (bulkJobId: number) =>
  queryOptions({
    queryKey: keys.bulk(bulkJobId),
    queryFn: ({ signal }) => call(bulkRoutes.getBulkJob, { params: { bulkJobId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? 1000 : false),
  })

/** What became of the rows of a job; `turn` makes it ask anew when the job moved on. */
export const bulkRowsQuery = (bulkJobId: number, query: ListQuery<typeof BulkRowFilters>, turn: string) =>
  queryOptions({
    queryKey: keys.bulk(bulkJobId, 'rows', query.state ?? 'all', query.page ?? 1, turn),
    queryFn: ({ signal }) => call(bulkRoutes.listBulkRows, { params: { bulkJobId }, query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The filters of a list, without its order and page: what a job carries. */
export function filterOf<
  Q extends { sort?: unknown; page?: unknown; pageSize?: unknown; fromEnd?: unknown },
>({ sort: _sort, page: _page, pageSize: _size, fromEnd: _end, ...filter }: Q) {
  return filter
}
