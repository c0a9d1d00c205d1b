import type { NotificationKind } from '@parichay/contract/analytics/notification.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** How many are unread, and how often in a row the answer was the same. */
type Watched = { count: number; isMore: boolean; still: number }

const soonest = 20_000
const latest = 300_000

/** Pure: how long to wait in ms after so many answers that said nothing new: 20 seconds, and half as long again each time up to five minutes. */
export const pauseAfter = (still: number): number => Math.min(soonest * 1.5 ** still, latest)

/**
 * How many notifications are unread. Asked again while somebody looks at the page, at once when they come back to it, and
 * ever less often while nothing happens.
 */
export const unreadQuery = queryOptions({
  queryKey: keys.notifications('unread'),
  queryFn: async ({ signal, client }): Promise<Watched> => {
    const { unread } = await call(
      analyticsRoutes.listAdminNotifications,
      { query: { pageSize: 1 } },
      { signal },
    )
    const before = client.getQueryData<Watched>(keys.notifications('unread'))
    const isSame = before?.count === unread.count && before.isMore === unread.isMore
    return { ...unread, still: isSame ? before.still + 1 : 0 }
  },
  staleTime: soonest,
  refetchInterval: ({ state }) => (state.error ? latest : pauseAfter(state.data?.still ?? 0)),
  refetchOnWindowFocus: true,
})

const pageSize = 20
/** What is shown of the list. */
export type NotificationWish = { kind?: NotificationKind | undefined; onlyUnread?: boolean }

/** Notifications, newest first, page by page. */
export const notificationsQuery = ({ kind, onlyUnread = false }: NotificationWish) =>
  infiniteQueryOptions({
    queryKey: keys.notifications('list', kind ?? null, onlyUnread),
    queryFn: ({ pageParam, signal }) =>
      call(
        analyticsRoutes.listAdminNotifications,
        {
          query: {
            pageSize,
            ...(kind && { kind }),
            ...(onlyUnread && { onlyUnread: 'true' as const }),
            ...(pageParam !== undefined && { before: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ list }) => (list.length < pageSize ? undefined : list.at(-1)?.notificationId),
    staleTime: 0,
  })
