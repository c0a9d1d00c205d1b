import { countedUnreadNotices } from '@parichay/contract/owner-notice/fields.ts'
import type { OwnerNoticeKind } from '@parichay/contract/owner-notice/fields.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import { businessWithin } from '../platform/reach.ts'
import type { Scope } from '../platform/scope.ts'

/** A notice as its owner sees it. */
export type NoticeRow = {
  noticeId: number
  kind: OwnerNoticeKind
  businessId: number
  businessName: string
  videoNo: number
  title: string
  isSample: boolean
  readAt: Date | null
  createdAt: Date
}

/** Notices of the scope's living businesses and videos. */
const reached = (db: Db, scope: Scope) =>
  db
    .selectFrom('ownerNotice as n')
    .innerJoin('business', (on) =>
      on.onRef('business.agencyId', '=', 'n.agencyId').onRef('business.businessId', '=', 'n.businessId'),
    )
    .innerJoin('userVideo as v', (on) =>
      on.onRef('v.agencyId', '=', 'n.agencyId').onRef('v.videoNo', '=', 'n.videoNo'),
    )
    .where((e) => businessWithin(scope)(e as never))
    .where('business.deletedAt', 'is', null)
    .where('v.deletedAt', 'is', null)

/** A page of notices, newest first. */
export const listNotices = (
  db: Db,
  scope: Scope,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<NoticeRow[]> =>
  reached(db, scope)
    .select([
      'n.noticeId',
      'n.kind',
      'n.businessId',
      'business.businessName',
      'n.videoNo',
      'v.title',
      'n.isSample',
      'n.readAt',
      'n.createdAt',
    ])
    .$if(before !== undefined, (query) => query.where('n.noticeId', '<', before!))
    .orderBy('n.noticeId', 'desc')
    .limit(limit)
    .execute()

/** How many are unread, counted no further than 100. */
export const countUnread = async (db: Db, scope: Scope): Promise<number> =>
  (
    await reached(db, scope)
      .select('n.noticeId')
      .where('n.readAt', 'is', null)
      .limit(countedUnreadNotices + 1)
      .execute()
  ).length

/** Marks one, it and all older ones, or those of a video, as read. What was read stays read. */
export async function markRead(
  tx: Tx,
  scope: Scope,
  which: {
    noticeId?: number | undefined
    andOlder?: boolean | undefined
    videoNo?: number | undefined
  },
  at: Date,
): Promise<void> {
  const { noticeId, andOlder = false, videoNo } = which
  await tx
    .updateTable('ownerNotice')
    .set({ readAt: at })
    .where('agencyId', '=', scope.agencyId)
    .where('readAt', 'is', null)
    .where('noticeId', 'in', (e) =>
      reached(e as unknown as Tx, scope)
        .select('n.noticeId')
        .$if(noticeId !== undefined, (query) =>
          query.where(sql<boolean>`n.notice_id ${andOlder ? sql`<=` : sql`=`} ${noticeId}`),
        )
        .$if(videoNo !== undefined, (query) => query.where('n.videoNo', '=', videoNo!)),
    )
    .execute()
}
