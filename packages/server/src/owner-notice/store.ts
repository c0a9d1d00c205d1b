import { countedUnreadNotices } from '@parichay/contract/owner-notice/fields.ts'
import type { OwnerNoticeKind } from '@parichay/contract/owner-notice/fields.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import { businessWithin } from '../platform/reach.ts'
import type { Scope } from '../platform/scope.ts'

/** A notice as its owner sees it; what is of a film or a lead only is null where it is of somebody's own data. */
export type NoticeRow = {
  noticeId: number
  kind: OwnerNoticeKind
  businessId: number | null
  businessName: string | null
  videoNo: number | null
  leadId: number | null
  title: string | null
  isSample: boolean
  readAt: Date | null
  createdAt: Date
}

/** Notices of the scope's living businesses, videos and leads. */
const ofBusinesses = (db: Db, scope: Scope) =>
  db
    .selectFrom('ownerNotice as n')
    .innerJoin('business', (on) =>
      on.onRef('business.agencyId', '=', 'n.agencyId').onRef('business.businessId', '=', 'n.businessId'),
    )
    .leftJoin('userVideo as v', (on) =>
      on.onRef('v.agencyId', '=', 'n.agencyId').onRef('v.videoNo', '=', 'n.videoNo'),
    )
    .leftJoin('lead as l', (on) =>
      on.onRef('l.agencyId', '=', 'n.agencyId').onRef('l.leadId', '=', 'n.leadId'),
    )
    .where((e) => businessWithin(scope)(e as never))
    .where('business.deletedAt', 'is', null)
    .where('v.deletedAt', 'is', null)
    .where('l.deletedAt', 'is', null)

/** Notices of the person's own data. */
const ofPerson = (db: Db, { agencyId, userId }: Scope) =>
  db
    .selectFrom('ownerNotice as n')
    .where('n.agencyId', '=', agencyId)
    .where('n.userId', '=', userId ?? 0)

/** A page of notices, newest first. */
export async function listNotices(
  db: Db,
  scope: Scope,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<NoticeRow[]> {
  const theirs = ofBusinesses(db, scope)
    .select([
      'n.noticeId',
      'n.kind',
      'n.businessId',
      'business.businessName',
      'n.videoNo',
      'n.leadId',
      (e) => e.fn.coalesce('v.title', 'l.name', sql<string>`''`).as('title'),
      'n.isSample',
      'n.readAt',
      'n.createdAt',
    ])
    .$if(before !== undefined, (query) => query.where('n.noticeId', '<', before!))
    .orderBy('n.noticeId', 'desc')
    .limit(limit)
  const own = ofPerson(db, scope)
    .select(['n.noticeId', 'n.kind', 'n.isSample', 'n.readAt', 'n.createdAt'])
    .$if(before !== undefined, (query) => query.where('n.noticeId', '<', before!))
    .orderBy('n.noticeId', 'desc')
    .limit(limit)
  const none = { businessId: null, businessName: null, videoNo: null, leadId: null, title: null }
  const rows: NoticeRow[] = [
    ...(await theirs.execute()),
    ...(await own.execute()).map((row) => ({ ...none, ...row })),
  ]
  return rows.toSorted((one, other) => other.noticeId - one.noticeId).slice(0, limit)
}

/** How many are unread, counted no further than 100. */
export async function countUnread(db: Db, scope: Scope): Promise<number> {
  const most = countedUnreadNotices + 1
  const theirs = await ofBusinesses(db, scope)
    .select('n.noticeId')
    .where('n.readAt', 'is', null)
    .limit(most)
    .execute()
  const own = await ofPerson(db, scope)
    .select('n.noticeId')
    .where('n.readAt', 'is', null)
    .limit(most)
    .execute()
  return Math.min(theirs.length + own.length, most)
}

/** Marks one, it and all older ones, those of a video, or those of the leads of a business, as read. What was read stays read. */
export async function markRead(
  tx: Tx,
  scope: Scope,
  which: {
    noticeId?: number | undefined
    andOlder?: boolean | undefined
    videoNo?: number | undefined
    leadsOf?: number | undefined
  },
  at: Date,
): Promise<void> {
  const { noticeId, andOlder = false, videoNo, leadsOf } = which
  const numbered = sql<boolean>`n.notice_id ${andOlder ? sql`<=` : sql`=`} ${noticeId}`
  await tx
    .updateTable('ownerNotice')
    .set({ readAt: at })
    .where('agencyId', '=', scope.agencyId)
    .where('readAt', 'is', null)
    .where((e) =>
      e.or([
        e(
          'noticeId',
          'in',
          ofBusinesses(tx, scope)
            .select('n.noticeId')
            .$if(noticeId !== undefined, (query) => query.where(numbered))
            .$if(videoNo !== undefined, (query) => query.where('n.videoNo', '=', videoNo!))
            .$if(leadsOf !== undefined, (query) =>
              query.where('n.kind', '=', 'lead').where('n.businessId', '=', leadsOf!),
            ),
        ),
        ...(videoNo === undefined && leadsOf === undefined
          ? [e('noticeId', 'in', ofPerson(tx, scope).select('n.noticeId').where(numbered))]
          : []),
      ]),
    )
    .execute()
}
