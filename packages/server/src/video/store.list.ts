import type { RenderState } from '@parichay/contract/video/fields.ts'
import { expressionBuilder, sql } from 'kysely'
import { type Chosen, choosePage, holdsWord } from '../platform/choose-page.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { Tables } from '../platform/tables.ts'

/** Filters, order and page of the videos in All Projects. */
export type VideoListFilters = {
  words: readonly string[]
  status?: 'ACTIVE' | 'INACTIVE' | undefined
  state?: RenderState | undefined
  done?: 'done' | 'not-done' | undefined
  sort: 'newest' | 'oldest' | 'name'
  page: number
  pageSize: number
  fromEnd: boolean
  agencyId?: number | undefined
}

/** Chooses a page of the videos in All Projects; see `choosePage`. */
export function chooseVideos(tx: Tx, scope: Scope, filters: VideoListFilters): Promise<Chosen> {
  const { words, status, done, state } = filters
  const e = expressionBuilder<Tables, 'userVideo'>()
  const where = e.and([
    e('userVideo.deletedAt', 'is', null),
    ...(scope.reach === 'platform'
      ? filters.agencyId === undefined
        ? []
        : [e('userVideo.agencyId', '=', filters.agencyId)]
      : [e('userVideo.agencyId', '=', scope.agencyId)]),
    e.exists(
      e
        .selectFrom('business')
        .select(sql`1`.as('one'))
        .whereRef('business.agencyId', '=', 'userVideo.agencyId')
        .whereRef('business.businessId', '=', 'userVideo.businessId')
        .where('business.deletedAt', 'is', null)
        .$if(scope.reach === 'madeBy', (query) =>
          query.where('business.madeByFranchiseeId', '=', scope.franchiseeId),
        ),
    ),
    ...words.map((word) => holdsWord(sql`user_video.search_text`, word)),
    ...(status ? [e('userVideo.isActive', '=', status === 'ACTIVE')] : []),
    ...(done ? [e('userVideo.filmedAt', done === 'done' ? 'is not' : 'is', null)] : []),
    ...(state
      ? [
          sql<boolean>`(select r.state from user_video_render r where r.agency_id = user_video.agency_id
            and r.video_no = user_video.video_no order by r.render_id desc limit 1) = ${state}`,
        ]
      : []),
  ])
  return choosePage(tx, {
    table: sql`user_video`,
    id: sql`user_video.video_no`,
    where,
    key: filters.sort === 'name' ? sql`lower(user_video.title)` : null,
    newestFirst: filters.sort === 'newest',
    narrow:
      words.length > 0 ||
      status !== undefined ||
      done !== undefined ||
      state !== undefined ||
      scope.reach === 'madeBy',
    words,
    page: filters.page,
    pageSize: filters.pageSize,
    fromEnd: filters.fromEnd,
  })
}

const listed = (db: Db, nos: number[]) =>
  db
    .selectFrom('userVideo as p')
    .innerJoin('agency', 'agency.agencyId', 'p.agencyId')
    .innerJoin('business', (on) =>
      on.onRef('business.agencyId', '=', 'p.agencyId').onRef('business.businessId', '=', 'p.businessId'),
    )
    .selectAll('p')
    .select(['agency.agencyName', 'business.businessName'])
    .select((e) =>
      e
        .selectFrom('userVideoRender as x')
        .select('x.coveredBy')
        .whereRef('x.agencyId', '=', 'p.agencyId')
        .whereRef('x.videoNo', '=', 'p.videoNo')
        .where('x.state', '=', 'ready')
        .where('x.coveredBy', 'in', ['single', 'plan'])
        .orderBy('x.renderId', 'desc')
        .limit(1)
        .as('coveredBy'),
    )
    .where('p.videoNo', 'in', nos)
    .where('p.deletedAt', 'is', null)
    .execute()
/** A row of the videos in All Projects. */
export type VideoListRow = Awaited<ReturnType<typeof listed>>[number]

/** The rows of a chosen page, in its order; what the reader may not see is not there. */
export async function readVideos(db: Db, ids: Chosen['ids']): Promise<VideoListRow[]> {
  if (ids.length === 0) return []
  const rows = await listed(
    db,
    ids.map(({ id }) => id),
  )
  const byNo = new Map(rows.map((row) => [row.videoNo, row]))
  return ids.flatMap(({ id }) => byNo.get(id) ?? [])
}
