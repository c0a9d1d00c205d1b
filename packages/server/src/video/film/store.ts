import type { VideoValues } from '@parichay/contract/video/template.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { UserVideoRenderTable } from '../../platform/tables.video.ts'

type Of = Pick<Scope, 'agencyId'>
/** A row of user_video_render. */
export type FilmRow = Selectable<UserVideoRenderTable>
const open = ['waiting', 'rendering'] as const

/** Notes a film that is counted in this transaction and made after it. */
export const addFilm = (
  tx: Tx,
  { agencyId }: Of,
  {
    values,
    keys,
    ...given
  }: Pick<
    FilmRow,
    | 'videoNo'
    | 'templateId'
    | 'templateVersion'
    | 'ofVersion'
    | 'contentHash'
    | 'isSample'
    | 'coveredBy'
    | 'usageTakeId'
    | 'seconds'
    | 'madeBy'
    | 'createdAt'
  > & { values: VideoValues; keys: Record<string, string> },
): Promise<FilmRow> =>
  tx
    .insertInto('userVideoRender')
    .values({
      agencyId,
      ...given,
      chosen: JSON.stringify(values),
      keys: JSON.stringify(keys),
      touchedAt: given.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const films = (db: Db, { agencyId }: Of) =>
  db.selectFrom('userVideoRender').selectAll().where('agencyId', '=', agencyId)

/** One film. */
export const findFilm = (db: Db, scope: Of, renderId: number): Promise<FilmRow | undefined> =>
  films(db, scope).where('renderId', '=', renderId).executeTakeFirst()

/** The film of a video that says exactly this: it waits, is made, or was. */
export const findSame = (
  db: Db,
  scope: Of,
  videoNo: number,
  contentHash: string,
): Promise<FilmRow | undefined> =>
  films(db, scope)
    .where('videoNo', '=', videoNo)
    .where('contentHash', '=', contentHash)
    .where('state', 'in', ['waiting', 'rendering', 'ready'])
    .executeTakeFirst()

/** What paid for a film that says exactly this and was given out once, where making it again ended without a film. */
export const findPaid = async (
  db: Db,
  scope: Of,
  videoNo: number,
  contentHash: string,
): Promise<string | null> =>
  (
    await films(db, scope)
      .where('videoNo', '=', videoNo)
      .where('contentHash', '=', contentHash)
      .where('state', 'in', ['failed', 'cancelled'])
      .where('readyAt', 'is not', null)
      .where('usageTakeId', 'is not', null)
      .limit(1)
      .executeTakeFirst()
  )?.usageTakeId ?? null

/**
 * Films of some videos, newest order first: those that wait, are made or were made once, and the last order of each whatever
 * became of it.
 */
export const listFilms = async (db: Db, { agencyId }: Of, nos: readonly number[]): Promise<FilmRow[]> =>
  nos.length === 0
    ? []
    : db
        .selectFrom('userVideoRender as r')
        .selectAll('r')
        .where('r.agencyId', '=', agencyId)
        .where('r.videoNo', 'in', [...nos])
        .where((e) =>
          e.or([
            e('r.state', 'in', ['waiting', 'rendering', 'ready']),
            e('r.readyAt', 'is not', null),
            e('r.renderId', '=', (x) =>
              x
                .selectFrom('userVideoRender as last')
                .select('last.renderId')
                .whereRef('last.agencyId', '=', 'r.agencyId')
                .whereRef('last.videoNo', '=', 'r.videoNo')
                .orderBy('last.createdAt', 'desc')
                .orderBy('last.renderId', 'desc')
                .limit(1),
            ),
          ]),
        )
        .orderBy('r.createdAt', 'desc')
        .orderBy('r.renderId', 'desc')
        .execute()

/** The films of a video that were made, newest first. */
export const listMade = (db: Db, scope: Of, videoNo: number): Promise<FilmRow[]> =>
  films(db, scope)
    .where('videoNo', '=', videoNo)
    .where('state', '=', 'ready')
    .orderBy('createdAt', 'desc')
    .orderBy('renderId', 'desc')
    .limit(30)
    .execute()

/** Films of a video that are still to be made; nobody else changes them until this transaction ends. */
export const lockOpen = (tx: Tx, scope: Of, videoNo: number): Promise<FilmRow[]> =>
  films(tx, scope).where('videoNo', '=', videoNo).where('state', 'in', open).forUpdate().execute()

/** A film that was made and whose file is gone is to be made again; what paid for it stays, and `readyAt` of the first time. */
export async function makeAgain(tx: Tx, { agencyId }: Of, renderId: number, now: Date): Promise<void> {
  await tx
    .updateTable('userVideoRender')
    .set({
      state: 'waiting',
      percent: 0,
      faults: 0,
      attempt: 0,
      createdAt: now,
      touchedAt: now,
    })
    .where('agencyId', '=', agencyId)
    .where('renderId', '=', renderId)
    .where('state', '=', 'ready')
    .where('storageKey', 'is', null)
    .execute()
}

/**
 * Holds the video of a film until the transaction ends. Its row says where the last film stands (migration 0258), and who orders, cancels
 * or deletes holds the video before its films: so does whoever changes a film's state.
 */
export const holdVideo = (tx: Tx, { agencyId }: Of, film: { renderId: number }): Promise<unknown> =>
  tx
    .selectFrom('userVideo')
    .select('videoNo')
    .where('agencyId', '=', agencyId)
    .where('videoNo', '=', (e) =>
      e
        .selectFrom('userVideoRender')
        .select('videoNo')
        .where('agencyId', '=', agencyId)
        .where('renderId', '=', film.renderId),
    )
    .forNoKeyUpdate()
    .execute()

/** Takes up a film that waits, or whose run fell silent. */
export const claimFilm = (
  tx: Tx,
  { agencyId }: Of,
  renderId: number,
  at: { now: Date; silentBefore: Date },
): Promise<FilmRow | undefined> =>
  tx
    .updateTable('userVideoRender')
    .set((e) => ({ state: 'rendering', attempt: e('attempt', '+', 1), percent: 0, touchedAt: at.now }))
    .where('agencyId', '=', agencyId)
    .where('renderId', '=', renderId)
    .where((e) =>
      e.or([
        e('state', '=', 'waiting'),
        e.and([e('state', '=', 'rendering'), e('touchedAt', '<', at.silentBefore)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()

type Run = Pick<FilmRow, 'renderId' | 'attempt'>
type Change = Partial<
  Pick<
    FilmRow,
    | 'state'
    | 'percent'
    | 'fault'
    | 'faults'
    | 'storageKey'
    | 'smallKey'
    | 'posterKey'
    | 'bytes'
    | 'tookMs'
    | 'touchedAt'
    | 'readyAt'
  >
>

/** Says how far a run is, or how it ended. False where it is not the run that counts: cancelled, or another one took over. */
export const noteRun = async (
  tx: Tx,
  { agencyId }: Of,
  { renderId, attempt }: Run,
  change: Change,
): Promise<boolean> =>
  (
    await tx
      .updateTable('userVideoRender')
      .set(change)
      .where('agencyId', '=', agencyId)
      .where('renderId', '=', renderId)
      .where('attempt', '=', attempt)
      .where('state', '=', 'rendering')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Ends a film that is still to be made, once: only then is what it took given back. */
export const endFilm = async (
  tx: Tx,
  { agencyId }: Of,
  renderId: number,
  end: { state: 'failed' | 'cancelled'; fault?: string },
): Promise<boolean> =>
  (
    await tx
      .updateTable('userVideoRender')
      .set({ state: end.state, fault: end.fault ?? null })
      .where('agencyId', '=', agencyId)
      .where('renderId', '=', renderId)
      .where('state', 'in', open)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** What stands before a film, and how long a second of film took lately. Asked with the platform role: a queue is of all. */
export async function readQueue(
  db: Db,
  films_: readonly Pick<FilmRow, 'agencyId' | 'renderId'>[],
): Promise<{ pace: number | null; ahead: Map<string, { films: number; seconds: number }> }> {
  if (films_.length === 0) return { pace: null, ahead: new Map() }
  const { rows } = await sql<{ agencyId: number; renderId: number; films: number; seconds: number | null }>`
    select mine.agency_id, mine.render_id, count(other.render_id)::int as films,
      sum(other.seconds * (100 - other.percent) / 100.0) as seconds
    from user_video_render mine
    left join user_video_render other on other.state in ('waiting', 'rendering')
      and (other.created_at, other.render_id) < (mine.created_at, mine.render_id)
    where (mine.agency_id, mine.render_id) in (${sql.join(
      films_.map(({ agencyId, renderId }) => sql`(${agencyId}::int, ${renderId}::int)`),
    )})
    group by 1, 2`.execute(db)
  const {
    rows: [lately],
  } = await sql<{ pace: number | null }>`
    select avg(took_ms / 1000.0 / seconds) as pace from (
      select took_ms, seconds from user_video_render where state = 'ready' and took_ms is not null
      order by ready_at desc nulls last limit 20) last`.execute(db)
  return {
    pace: lately?.pace === null || lately?.pace === undefined ? null : Number(lately.pace),
    ahead: new Map(
      rows.map((row) => [
        `${row.agencyId} ${row.renderId}`,
        { films: row.films, seconds: Number(row.seconds ?? 0) },
      ]),
    ),
  }
}

/** Films of all agencies that nobody works on any more, and those whose job was lost; each is named once in a while. */
export async function takeSilent(
  tx: Tx,
  at: { now: Date; silentBefore: Date; lostBefore: Date },
): Promise<{ agencyId: number; renderId: number }[]> {
  const { rows } = await sql<{ agencyId: number; renderId: number }>`
    update user_video_render set touched_at = case when state = 'waiting' then ${at.now} else touched_at end
    where (state = 'rendering' and touched_at < ${at.silentBefore}) or (state = 'waiting' and touched_at < ${at.lostBefore})
    returning agency_id, render_id`.execute(tx)
  return rows
}

/** Files of all agencies from before a day that still lie there. Asked with the platform role. */
export const listOldFiles = (db: Db, before: Date) =>
  db
    .selectFrom('userVideoRender')
    .select(['agencyId', 'renderId', 'storageKey', 'smallKey', 'posterKey'])
    .where('storageKey', 'is not', null)
    .where('readyAt', '<', before)
    .orderBy('readyAt')
    .limit(200)
    .execute()

/** Files were taken away; that they were counted stays. Done with the platform role. */
export const forgetFiles = (db: Db, agencyId: number, renderId: number) =>
  db
    .updateTable('userVideoRender')
    .set({ storageKey: null, smallKey: null, posterKey: null })
    .where('agencyId', '=', agencyId)
    .where('renderId', '=', renderId)
    .execute()
