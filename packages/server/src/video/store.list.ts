import type { CardFilterOption } from '@parichay/contract/card/filters.project.ts'
import type { RenderState } from '@parichay/contract/video/fields.ts'
import { expressionBuilder, sql } from 'kysely'
import { type Chosen, choosePage, holdsWord } from '../platform/choose-page.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { Tables } from '../platform/tables.ts'

/** Filters, order and page of the videos in All Projects. */
export type VideoListFilters = {
  words: readonly string[]
  searchBy?: CardFilterOption | undefined
  status?: 'ACTIVE' | 'INACTIVE' | undefined
  state?: RenderState | undefined
  done?: 'done' | 'not-done' | undefined
  madeBy?: number | undefined
  madeFrom?: Date | undefined
  madeUntil?: Date | undefined
  sort: 'newest' | 'oldest' | 'name'
  page: number
  pageSize: number
  fromEnd: boolean
  agencyId?: number | undefined
}

// Written as the index of the migration is, or PostgreSQL would not use it. A video has a number and a title where a card has a link
// and a name.
const searched = {
  cardId: sql`searchable(user_video.video_no::text)`,
  companyName: sql`searchable(user_video.title)`,
  registeredPhoneNumber: sql`user_video.owner_phone`,
  businessName: sql`searchable(user_video.business_name)`,
} as const

/** One word in one of the five, or anywhere. Templates are few: those whose code or title holds the word are found first. */
function holds(word: string, by: CardFilterOption | undefined) {
  if (by === undefined) return holdsWord(sql`user_video.search_text`, word)
  if (by !== 'templateCode') return holdsWord(searched[by], word)
  const named = sql`searchable(coalesce(t.code, '') || ' ' || coalesce(v.content ->> 'title', ''))`
  return sql<boolean>`user_video.template_id = any(array(select t.template_id from video_template t
    left join video_template_version v on v.template_id = t.template_id and v.version = coalesce(t.published_version, t.version)
    where ${holdsWord(named, word)}))`
}

/** Chooses a page of the videos in All Projects; see `choosePage`. */
export function chooseVideos(tx: Tx, scope: Scope, filters: VideoListFilters): Promise<Chosen> {
  const { words, searchBy, status, done, state, madeBy, madeFrom, madeUntil } = filters
  const e = expressionBuilder<Tables, 'userVideo'>()
  const agencyId = scope.reach === 'platform' ? filters.agencyId : scope.agencyId
  const where = e.and([
    e('userVideo.deletedAt', 'is', null),
    sql<boolean>`not user_video.is_gone`,
    ...(agencyId === undefined ? [] : [e('userVideo.agencyId', '=', agencyId)]),
    ...(scope.reach === 'madeBy' ? [e('userVideo.madeByFranchiseeId', '=', scope.franchiseeId)] : []),
    ...words.map((word) => holds(word, searchBy)),
    ...(status ? [e('userVideo.isActive', '=', status === 'ACTIVE')] : []),
    ...(done ? [sql<boolean>`(user_video.filmed_at is not null) = ${sql.lit(done === 'done')}`] : []),
    ...(state
      ? [
          // Films in a state that few are in are found by it; of a crowd each video is asked for its last one.
          sql<boolean>`exists (select 1 from user_video_render r where r.agency_id = user_video.agency_id
            and r.video_no = user_video.video_no and r.state = ${state} and not exists (select 1 from user_video_render later
              where later.agency_id = r.agency_id and later.video_no = r.video_no and later.render_id > r.render_id))`,
        ]
      : []),
    ...(madeBy ? [e('userVideo.madeByFranchiseeId', '=', madeBy)] : []),
    ...(madeFrom ? [e('userVideo.createdAt', '>=', madeFrom)] : []),
    ...(madeUntil ? [e('userVideo.createdAt', '<', madeUntil)] : []),
  ])
  const key = filters.sort === 'name' ? sql`lower(user_video.title)` : null
  const isMade = key === null && (madeFrom ?? madeUntil) !== undefined
  return choosePage(tx, {
    table: sql`user_video`,
    id: sql`user_video.video_no`,
    where,
    // Those made on some days stand together in the index by the time of making, and nowhere near the newest number.
    key: isMade ? sql`user_video.created_at` : key,
    keyGrows: isMade,
    newestFirst: filters.sort === 'newest',
    narrow:
      words.length > 0 ||
      [status, done, state, madeBy, madeFrom, madeUntil].some((one) => one !== undefined) ||
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
