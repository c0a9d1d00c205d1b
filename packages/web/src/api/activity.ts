import { ActivityFilters } from '@parichay/contract/activity/filters.ts'
import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import type { Reply } from '@parichay/contract/route.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { type ListQuery, listAddress } from '../ui/list/address.ts'
import { filtersOf } from '../ui/list/list-file.ts'
import { call } from './client.ts'
import { recordExport } from './export-list.ts'
import { keys } from './keys.ts'

/** The activity log in the address. */
export const activityAddress = listAddress(ActivityFilters)
/** Filters of the activity log as they go into the address and the call. */
export type ActivityQuery = ListQuery<typeof ActivityFilters>

type Part = Reply<typeof activityRoutes.listActivity>
const following = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: Part) => last.before ?? undefined,
}

/** The activity log, part by part. */
export const activityQuery = (query: ActivityQuery) =>
  infiniteQueryOptions({
    queryKey: keys.activity(query),
    queryFn: ({ pageParam, signal }) =>
      call(
        activityRoutes.listActivity,
        { query: { ...query, ...(pageParam ? { before: pageParam } : {}) } },
        { signal },
      ),
    ...following,
  })

/** What happened to one business, part by part. */
export const activityOfBusinessQuery = (businessId: number) =>
  infiniteQueryOptions({
    queryKey: keys.activity('business', businessId),
    queryFn: ({ pageParam, signal }) =>
      call(
        activityRoutes.listActivityOfBusiness,
        { params: { id: businessId }, query: pageParam ? { before: pageParam } : {} },
        { signal },
      ),
    ...following,
  })

/** At most so many entries stand in one file. */
export const mostInFile = 10_000

/** All that a query finds, newest first, to `mostInFile`; `isMore` where older ones are left out. That it is taken along is written down first. */
export async function readWholeActivity(
  query: ActivityQuery,
): Promise<{ list: Part['list']; isMore: boolean }> {
  await recordExport('activity', filtersOf(query))
  const list: Part['list'] = []
  let before: string | null | undefined
  do {
    const part: Part = await call(activityRoutes.listActivity, {
      query: { ...query, pageSize: 500, ...(before ? { before } : {}) },
    })
    list.push(...part.list)
    before = part.before
  } while (before && list.length < mostInFile)
  return { list, isMore: before !== null && before !== undefined }
}
