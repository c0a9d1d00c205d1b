import type { FilmFault } from '@parichay/contract/greeting/fields.films.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { GreetingFilmTable } from '../../platform/tables.greeting.ts'

type Of = Pick<Scope, 'agencyId'>
/** A row of greeting_film. */
export type FilmRow = Selectable<GreetingFilmTable>

/** Writes down a film that is about to arrive. */
export const addFilm = (
  tx: Tx,
  { agencyId }: Of,
  film: Pick<FilmRow, 'name' | 'bytes' | 'parts' | 'baseKey' | 'madeBy'>,
  now: Date,
): Promise<FilmRow> =>
  tx
    .insertInto('greetingFilm')
    .values({ agencyId, ...film, createdAt: now, changedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()

/** A film of the person who sends it. */
export const findFilm = (
  db: Db,
  { agencyId }: Of,
  filmId: number,
  madeBy?: string,
): Promise<FilmRow | undefined> =>
  db
    .selectFrom('greetingFilm')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('filmId', '=', filmId)
    .$if(madeBy !== undefined, (query) => query.where('madeBy', '=', madeBy!))
    .executeTakeFirst()

/** How many films of somebody are not made yet; of those that still arrive the ones that a part came of since `since`. */
export async function countUnmade(db: Db, { agencyId }: Of, madeBy: string, since: Date): Promise<number> {
  const { n } = await db
    .selectFrom('greetingFilm')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('agencyId', '=', agencyId)
    .where('madeBy', '=', madeBy)
    .where((e) =>
      e.or([
        e('state', 'in', ['waiting', 'making']),
        e.and([e('state', '=', 'arriving'), e('changedAt', '>', since)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(n)
}

/**
 * Notes that a part is here. `isWhole` for the one call that completed it, so that one job is queued however often and in
 * whatever order parts are sent. Undefined where the film does not take parts any more.
 */
export async function noteArrived(
  tx: Tx,
  { agencyId }: Of,
  filmId: number,
  part: number,
  now: Date,
): Promise<(FilmRow & { isWhole: boolean }) | undefined> {
  const row = await tx
    .updateTable('greetingFilm')
    .set({
      arrived: sql<
        number[]
      >`(select array_agg(distinct one order by one) from unnest(arrived || ${part}::int) as one)`,
      changedAt: now,
    })
    .where('agencyId', '=', agencyId)
    .where('filmId', '=', filmId)
    .where('state', '=', 'arriving')
    .where('parts', '>', part)
    .returningAll()
    .executeTakeFirst()
  if (!row || row.arrived.length < row.parts) return row && { ...row, isWhole: false }
  const whole = await tx
    .updateTable('greetingFilm')
    .set({ state: 'waiting' })
    .where('agencyId', '=', agencyId)
    .where('filmId', '=', filmId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...whole, isWhole: true }
}

/** Begins a run over a film that is to be made; undefined where there is none. */
export const beginFilmRun = (tx: Tx, { agencyId }: Of, filmId: number): Promise<FilmRow | undefined> =>
  tx
    .updateTable('greetingFilm')
    .set((e) => ({ state: 'making', attempt: e('attempt', '+', 1), percent: 0 }))
    .where('agencyId', '=', agencyId)
    .where('filmId', '=', filmId)
    .where('state', 'in', ['waiting', 'making'])
    .returningAll()
    .executeTakeFirst()

type Told = Partial<
  Pick<
    FilmRow,
    'state' | 'percent' | 'documentId' | 'filmKey' | 'filmPreviewKey' | 'filmOriginalKey' | 'filmSeconds'
  >
> & { fault?: FilmFault }

/** Says how far a run is. False where it is not the run that counts: dropped, or another one took over. */
export const noteFilm = async (
  tx: Tx,
  { agencyId }: Of,
  { filmId, attempt }: Pick<FilmRow, 'filmId' | 'attempt'>,
  told: Told,
  now: Date,
): Promise<boolean> =>
  (
    await tx
      .updateTable('greetingFilm')
      .set({ ...told, changedAt: now })
      .where('agencyId', '=', agencyId)
      .where('filmId', '=', filmId)
      .where('attempt', '=', attempt)
      .where('state', '=', 'making')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** A film that no run will make any more: it has failed, whichever run was the last. */
export const giveUpFilm = async (tx: Tx, { agencyId }: Of, filmId: number, now: Date): Promise<void> => {
  await tx
    .updateTable('greetingFilm')
    .set({ state: 'failed', fault: 'broken', changedAt: now })
    .where('agencyId', '=', agencyId)
    .where('filmId', '=', filmId)
    .where('state', 'in', ['waiting', 'making'])
    .execute()
}

/** Takes a film out; what it left in the store is the caller's to remove. */
export const dropFilm = (
  tx: Tx,
  { agencyId }: Of,
  filmId: number,
  madeBy?: string,
): Promise<FilmRow | undefined> =>
  tx
    .deleteFrom('greetingFilm')
    .where('agencyId', '=', agencyId)
    .where('filmId', '=', filmId)
    .$if(madeBy !== undefined, (query) => query.where('madeBy', '=', madeBy!))
    .returningAll()
    .executeTakeFirst()

/** Films nobody touched since `before`, of any agency. Asked with the platform role. */
export const listOldFilms = (db: Db, before: Date): Promise<FilmRow[]> =>
  db.selectFrom('greetingFilm').selectAll().where('changedAt', '<', before).limit(50).execute()

/** The picture a film left as an upload, taken out with it. */
export const dropPicture = async (tx: Tx, { agencyId }: Of, documentId: number): Promise<string[]> => {
  const row = await tx
    .deleteFrom('document')
    .where('agencyId', '=', agencyId)
    .where('documentId', '=', documentId)
    .where('kind', '=', 'imagePost')
    .returning(['storageKey', 'thumbnailKey', 'jpegKey'])
    .executeTakeFirst()
  return row ? [row.storageKey, row.thumbnailKey, row.jpegKey] : []
}
