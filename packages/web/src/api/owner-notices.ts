import type { UserVideo } from '@parichay/contract/video/fields.ts'
import { ownerNoticeRoutes } from '@parichay/contract/owner-notice/routes.ts'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'
import { pauseAfter } from './notifications.ts'

/** How many are unread, the newest of them all, and how often in a row the answer was the same. */
type Watched = { count: number; isMore: boolean; newest: number | null; still: number }

const rarest = 600_000

/**
 * How many notices an owner has not read. Asked again while somebody looks at the page, soon after a film was ordered and
 * ever less often while nothing happens.
 */
export const unreadNoticesQuery = queryOptions({
  queryKey: keys.ownerNotices('unread'),
  queryFn: async ({ signal, client }): Promise<Watched> => {
    const { list, unread } = await call(
      ownerNoticeRoutes.listOwnerNotices,
      { query: { pageSize: 1 } },
      { signal },
    )
    const newest = list[0]?.noticeId ?? null
    const before = client.getQueryData<Watched>(keys.ownerNotices('unread'))
    const isSame = before?.count === unread.count && before.newest === newest
    return { ...unread, newest, still: isSame ? before.still + 1 : 0 }
  },
  staleTime: 20_000,
  refetchInterval: ({ state }) => (state.error ? rarest : 2 * pauseAfter(state.data?.still ?? 0)),
  refetchOnWindowFocus: true,
})

/** Something was ordered that a notice will follow: the bell looks in often again. */
export const expectNotice = (queries: QueryClient) =>
  queries.setQueryData<Watched>(keys.ownerNotices('unread'), (known) => known && { ...known, still: 0 })

const pageSize = 20
/** Notices, newest first, page by page. */
export const ownerNoticesQuery = infiniteQueryOptions({
  queryKey: keys.ownerNotices('list'),
  queryFn: ({ pageParam, signal }) =>
    call(
      ownerNoticeRoutes.listOwnerNotices,
      { query: { pageSize, ...(pageParam !== undefined && { before: pageParam }) } },
      { signal },
    ),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ list }) => (list.length < pageSize ? undefined : list.at(-1)?.noticeId),
  staleTime: 0,
})

/** Marks one as read, one with all older ones, those of a video, or those of the leads of a business; the bell and the list follow. */
export async function readNotices(
  queries: QueryClient,
  body: { noticeId?: number; videoNo?: number; leadsOf?: number; andOlder?: boolean },
): Promise<void> {
  const unread = await call(ownerNoticeRoutes.readOwnerNotices, { body })
  queries.setQueryData<Watched>(keys.ownerNotices('unread'), (known) => ({
    newest: known?.newest ?? null,
    ...unread,
    still: 0,
  }))
  await queries.invalidateQueries({ queryKey: keys.ownerNotices('list') })
}

/** Whether the last order of a video ended in a way that a notice tells of. */
export const hasEnded = ({ render }: Pick<UserVideo, 'render'>): boolean =>
  render?.state === 'ready' || render?.state === 'failed'
