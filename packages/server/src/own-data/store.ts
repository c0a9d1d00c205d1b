import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { OwnDataFileTable } from '../platform/tables.auth.ts'

/** A row of own_data_file. */
export type OwnDataRow = Selectable<OwnDataFileTable>
/** Which copy. */
export type OwnDataId = { agencyId: number; ownDataFileId: number }

/** The copy a person asked for last. */
export const findOwnData = (db: Db, { agencyId }: Scope, userId: number): Promise<OwnDataRow | undefined> =>
  db
    .selectFrom('ownDataFile')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('userId', '=', userId)
    .executeTakeFirst()

/** One copy, whoever asked for it; held, where that is wanted. */
export const readOwnData = (
  db: Db,
  { agencyId, ownDataFileId }: OwnDataId,
  isHeld = false,
): Promise<OwnDataRow | undefined> =>
  db
    .selectFrom('ownDataFile')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('ownDataFileId', '=', ownDataFileId)
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst()

/** Writes down that a copy is wanted. There is none of the person when this is called. */
export const addOwnData = (
  tx: Tx,
  { agencyId }: Scope,
  wish: Pick<OwnDataRow, 'userId' | 'language' | 'createdAt'>,
): Promise<OwnDataRow> =>
  tx
    .insertInto('ownDataFile')
    .values({ agencyId, ...wish })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Forgets the copy of a person. Returns the name of its file, where there is one. */
export async function dropOwnData(tx: Tx, { agencyId }: Scope, userId: number): Promise<string | null> {
  const row = await tx
    .deleteFrom('ownDataFile')
    .where('agencyId', '=', agencyId)
    .where('userId', '=', userId)
    .returning('storageKey')
    .executeTakeFirst()
  return row?.storageKey ?? null
}

/** Says how a copy stands; what has ended well stays so. False where it did, or is not wanted any more. */
export async function setOwnData(
  tx: Tx,
  { agencyId, ownDataFileId }: OwnDataId,
  change: Partial<
    Pick<
      OwnDataRow,
      'state' | 'partsDone' | 'partsTotal' | 'leftOut' | 'storageKey' | 'bytes' | 'endedAt' | 'expiresAt'
    >
  >,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ownDataFile')
    .set(change)
    .where('agencyId', '=', agencyId)
    .where('ownDataFileId', '=', ownDataFileId)
    .where('state', 'not in', ['ready', 'expired'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes that the copy leaves now; false where it did since `before`: a file that is fetched in parts leaves once. What the bell says of it is read. */
export async function noteTaken(
  tx: Tx,
  { agencyId, ownDataFileId }: OwnDataId,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ownDataFile')
    .set({ takenAt: now })
    .where('agencyId', '=', agencyId)
    .where('ownDataFileId', '=', ownDataFileId)
    .where((e) => e.or([e('takenAt', 'is', null), e('takenAt', '<', before)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .updateTable('ownerNotice')
    .set({ readAt: now })
    .where('agencyId', '=', agencyId)
    .where('subject', '=', `own data file ${ownDataFileId}`)
    .where('readAt', 'is', null)
    .execute()
  return true
}

/** Copies of any agency whose time is over and that still have a file. Asked with the platform role. */
export const listEnded = (db: Db, now: Date) =>
  db
    .selectFrom('ownDataFile')
    .select(['agencyId', 'ownDataFileId', 'storageKey'])
    .where('expiresAt', '<=', now)
    .where('storageKey', 'is not', null)
    .orderBy('expiresAt')
    .limit(200)
    .execute()

/** Its file is gone: it is over. Asked with the platform role. */
export const endOwnData = (db: Db, { agencyId, ownDataFileId }: OwnDataId) =>
  db
    .updateTable('ownDataFile')
    .set({ state: 'expired', storageKey: null })
    .where('agencyId', '=', agencyId)
    .where('ownDataFileId', '=', ownDataFileId)
    .where('state', '=', 'ready')
    .execute()

/** Forgets copies asked for before a time that have no file. Asked with the platform role. */
export const dropOldData = (db: Db, before: Date) =>
  db
    .deleteFrom('ownDataFile')
    .where('createdAt', '<', before)
    .where('storageKey', 'is', null)
    .executeTakeFirst()

/** Whose data it is, as long as the account stands. */
export const findOwner = (db: Db, { agencyId }: Scope, userId: number) =>
  db
    .selectFrom('appUser')
    .select(['userId', 'name', 'email', 'preference'])
    .where('agencyId', '=', agencyId)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
