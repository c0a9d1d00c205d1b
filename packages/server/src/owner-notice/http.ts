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

function present({ noticeId, kind, readAt, createdAt, ...of }: NoticeRow): OwnerNotice {
  const one = { noticeId, isRead: readAt !== null, createdAt: createdAt.toISOString() }
  if (kind === 'data_ready' || kind === 'data_failed') return { ...one, kind }
  // A check of the table holds what a kind is of.
  const business = { businessId: of.businessId ?? 0, businessName: of.businessName ?? '' }
  const its = { ...one, ...business, title: of.title ?? '' }
  if (kind === 'lead') return { ...its, kind, leadId: of.leadId ?? 0 }
  return { ...its, kind, videoNo: of.videoNo ?? 0, isSample: of.isSample }
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
