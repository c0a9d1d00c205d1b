import { countedUnreadNotices, type OwnerNotice } from '@parichay/contract/owner-notice/fields.ts'
import type { ownerNoticeRoutes } from '@parichay/contract/owner-notice/routes.ts'
import type { Db } from '../platform/db.ts'
import type { Handlers } from '../platform/http.ts'
import type { Scope } from '../platform/scope.ts'
import { countUnread, listNotices, markRead, type NoticeRow } from './store.ts'

const unreadOf = async (db: Db, scope: Scope) => {
  const count = await countUnread(db, scope)
  return { count: Math.min(count, countedUnreadNotices), isMore: count > countedUnreadNotices }
}

function present({ noticeId, kind, readAt, createdAt, ...film }: NoticeRow): OwnerNotice {
  const one = { noticeId, isRead: readAt !== null, createdAt: createdAt.toISOString() }
  if (kind === 'data_ready' || kind === 'data_failed') return { ...one, kind }
  const { businessId, businessName, videoNo, title, isSample } = film
  return {
    ...one,
    kind,
    // A check of the table holds both where it is of a film.
    businessId: businessId ?? 0,
    businessName: businessName ?? '',
    videoNo: videoNo ?? 0,
    title: title ?? '',
    isSample,
  }
}

/** Handlers of `ownerNoticeRoutes`. */
export const ownerNoticeHandlers: Handlers<typeof ownerNoticeRoutes> = {
  listOwnerNotices: ({ query, scope, world }) =>
    world.database.inScope(scope, async (tx) => {
      const { before, pageSize = 20 } = query
      const rows = await listNotices(tx, scope, { before, limit: pageSize })
      return { list: rows.map(present), unread: await unreadOf(tx, scope) }
    }),

  readOwnerNotices: ({ body, scope, world, now }) =>
    world.database.inScope(scope, async (tx) => {
      await markRead(tx, scope, body, now)
      return unreadOf(tx, scope)
    }),
}
