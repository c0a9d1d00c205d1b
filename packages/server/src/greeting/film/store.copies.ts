import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { GreetingCopyTable } from '../../platform/tables.greeting.ts'

type Of = Pick<Scope, 'agencyId'>
/** A row of greeting_copy. */
export type CopyRow = Selectable<GreetingCopyTable>
type Key = Pick<CopyRow, 'businessId' | 'imageId' | 'version'>

const copies = (db: Db, { agencyId }: Of) =>
  db.selectFrom('greetingCopy').selectAll().where('agencyId', '=', agencyId)

/** The copy of a film that says the same, made or to be made. */
export const findSame = (
  db: Db,
  scope: Of,
  { businessId, imageId, version }: Key,
): Promise<CopyRow | undefined> =>
  copies(db, scope)
    .where('businessId', '=', businessId)
    .where('imageId', '=', imageId)
    .where('version', '=', version)
    .where('state', 'in', ['waiting', 'making', 'ready'])
    .executeTakeFirst()

/** Writes down a copy that is wanted; undefined where another call did so meanwhile. */
export const addCopy = (
  tx: Tx,
  { agencyId }: Of,
  copy: Key & Pick<CopyRow, 'filmKey' | 'frameKey' | 'stripOf' | 'frames' | 'madeBy' | 'createdAt'>,
): Promise<CopyRow | undefined> =>
  tx
    .insertInto('greetingCopy')
    .values({ agencyId, ...copy })
    .onConflict((on) =>
      on
        .columns(['agencyId', 'businessId', 'imageId', 'version'])
        .where('state', 'in', ['waiting', 'making', 'ready'])
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst()

/** A copy of a business's. */
export const findCopy = (
  db: Db,
  scope: Of,
  { businessId, imageId, copyId }: Pick<CopyRow, 'businessId' | 'imageId' | 'copyId'>,
): Promise<CopyRow | undefined> =>
  copies(db, scope)
    .where('businessId', '=', businessId)
    .where('imageId', '=', imageId)
    .where('copyId', '=', copyId)
    .executeTakeFirst()

/** How many copies of all agencies wait or are made before one. Asked with the platform role. */
export async function countAhead(db: Db, before: Date): Promise<number> {
  const { n } = await db
    .selectFrom('greetingCopy')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('state', 'in', ['waiting', 'making'])
    .where('createdAt', '<', before)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** How many copies of a business are not made yet. */
export async function countUnmadeCopies(db: Db, { agencyId }: Of, businessId: number): Promise<number> {
  const { n } = await db
    .selectFrom('greetingCopy')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('agencyId', '=', agencyId)
    .where('businessId', '=', businessId)
    .where('state', 'in', ['waiting', 'making'])
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Begins a run over a copy that is to be made; undefined where there is none. */
export const beginCopyRun = (tx: Tx, { agencyId }: Of, copyId: number): Promise<CopyRow | undefined> =>
  tx
    .updateTable('greetingCopy')
    .set((e) => ({ state: 'making', attempt: e('attempt', '+', 1), percent: 0 }))
    .where('agencyId', '=', agencyId)
    .where('copyId', '=', copyId)
    .where('state', 'in', ['waiting', 'making'])
    .returningAll()
    .executeTakeFirst()

/** Says how far a run is. False where it is not the run that counts: cancelled, or another one took over. */
export const noteCopy = async (
  tx: Tx,
  { agencyId }: Of,
  { copyId, attempt }: Pick<CopyRow, 'copyId' | 'attempt'>,
  told: Partial<Pick<CopyRow, 'state' | 'percent' | 'storageKey' | 'spliceKey' | 'bytes' | 'endedAt'>>,
): Promise<boolean> =>
  (
    await tx
      .updateTable('greetingCopy')
      .set(told)
      .where('agencyId', '=', agencyId)
      .where('copyId', '=', copyId)
      .where('attempt', '=', attempt)
      .where('state', '=', 'making')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** A copy that no run will make any more: it has failed, whichever run was the last. */
export const giveUpCopy = async (tx: Tx, { agencyId }: Of, copyId: number, now: Date): Promise<void> => {
  await tx
    .updateTable('greetingCopy')
    .set({ state: 'failed', endedAt: now })
    .where('agencyId', '=', agencyId)
    .where('copyId', '=', copyId)
    .where('state', 'in', ['waiting', 'making'])
    .execute()
}

/** A copy whose file is missing has failed: asked for again it is another one. */
export const loseCopy = async (tx: Tx, { agencyId }: Of, copyId: number): Promise<void> => {
  await tx
    .updateTable('greetingCopy')
    .set({ state: 'failed' })
    .where('agencyId', '=', agencyId)
    .where('copyId', '=', copyId)
    .where('state', '=', 'ready')
    .execute()
}

/** Stops a copy that is not made yet; undefined where it ended meanwhile. */
export const cancelCopy = (
  tx: Tx,
  { agencyId }: Of,
  copyId: number,
  now: Date,
): Promise<CopyRow | undefined> =>
  tx
    .updateTable('greetingCopy')
    .set({ state: 'cancelled', endedAt: now })
    .where('agencyId', '=', agencyId)
    .where('copyId', '=', copyId)
    .where('state', 'in', ['waiting', 'making'])
    .returningAll()
    .executeTakeFirst()

/** Takes out copies from before `before`, of any agency, and says what they left. Asked with the platform role. */
export const dropOldCopies = async (db: Db, before: Date): Promise<string[]> => {
  const { rows } = await sql<Pick<CopyRow, 'storageKey' | 'frameKey'>>`delete from greeting_copy
    where (agency_id, copy_id) in (select agency_id, copy_id from greeting_copy where created_at < ${before} limit 200)
    returning storage_key as "storageKey", frame_key as "frameKey"`.execute(db)
  return rows.flatMap(({ storageKey, frameKey }) => [frameKey, ...(storageKey ? [storageKey] : [])])
}

/** Ends copies that no run will end any more, of any agency: they began before `before`. Asked with the platform role. */
export const failStuckCopies = (db: Db, before: Date, now: Date) =>
  db
    .updateTable('greetingCopy')
    .set({ state: 'failed', endedAt: now })
    .where('state', 'in', ['waiting', 'making'])
    .where('createdAt', '<', before)
    .execute()
