import type { RenderState } from '@parichay/contract/video/fields.ts'
import { sql } from 'kysely'
import { type Chosen, holdsWord, inOrder } from '../platform/choose-page.ts'
import {
  chooseProjects,
  type NamedProject,
  nameProjects,
  type ProjectFilters,
  type ProjectNarrowing,
  type ProjectTable,
} from '../platform/choose-project.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

const videos: ProjectTable = {
  table: 'user_video',
  no: 'video_no',
  name: 'title',
  doneAt: 'filmed_at',
  // A video has a number and a title where a card has a link and a name.
  searched: {
    cardId: 'number_words',
    companyName: 'title_words',
    registeredPhoneNumber: 'owner_phone',
    businessName: 'business_words',
  },
  // Templates are few: those whose code or title holds the word are found first.
  ofTemplate: (word) => {
    const named = sql`searchable(coalesce(t.code, '') || ' ' || coalesce(v.content ->> 'title', ''))`
    return sql<boolean>`user_video.template_id = any(array(select t.template_id from video_template t
      left join video_template_version v on v.template_id = t.template_id and v.version = coalesce(t.published_version, t.version)
      where ${holdsWord(named, word)}))`
  },
}

const lastFilmIs = (state: RenderState) => sql<boolean>`user_video.film_state = ${state}`

/** Chooses a page of the videos in All Projects, by the state of their last film too; see `choosePage`. */
export const chooseVideos = (
  tx: Tx,
  scope: Scope,
  { state, ...filters }: ProjectFilters & { state?: RenderState | undefined },
): Promise<Chosen> => chooseProjects(tx, scope, videos, filters, state ? [lastFilmIs(state)] : [])

type Named = ProjectNarrowing & {
  state?: RenderState | undefined
  videoNos?: readonly number[] | undefined
}
/** The videos that the filters mean; see `nameProjects`. */
export const nameVideos = (
  tx: Tx,
  scope: Scope,
  { state, videoNos: nos, ...filters }: Named,
  limit: number,
): Promise<NamedProject[]> =>
  nameProjects(tx, scope, videos, { ...filters, nos }, limit, state ? [lastFilmIs(state)] : [])

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
  const nos = ids.map(({ id }) => id)
  return inOrder(ids, await listed(db, nos), ({ videoNo }) => videoNo)
}
