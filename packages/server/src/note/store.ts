import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { BusinessNoteTable } from '../platform/tables.log.ts'

/** A note as it is stored. */
export type NoteRow = Selectable<BusinessNoteTable>
type Words = Pick<NoteRow, 'text' | 'isPinned'>

/** Notes of a business: pinned ones first, then the newest. */
export const listNotes = (tx: Tx, { agencyId }: Scope, businessId: number): Promise<NoteRow[]> =>
  tx
    .selectFrom('businessNote')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('businessId', '=', businessId)
    .where('deletedAt', 'is', null)
    .orderBy('isPinned', 'desc')
    .orderBy('noteId', 'desc')
    .execute()

/** A note of a business, a deleted one too; nobody else changes it meanwhile. */
export const lockNote = (
  tx: Tx,
  { agencyId }: Scope,
  businessId: number,
  noteId: number,
): Promise<NoteRow | undefined> =>
  tx
    .selectFrom('businessNote')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('businessId', '=', businessId)
    .where('noteId', '=', noteId)
    .forUpdate()
    .executeTakeFirst()

/** A new note. */
export const addNote = (
  tx: Tx,
  { agencyId }: Scope,
  note: Words & { businessId: number; writtenBy: string; createdAt: Date },
): Promise<NoteRow> =>
  tx
    .insertInto('businessNote')
    .values({ ...note, agencyId })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Other words of a locked note. */
export const changeNote = (tx: Tx, row: NoteRow, words: Words, now: Date): Promise<NoteRow> =>
  tx
    .updateTable('businessNote')
    .set({ ...words, version: row.version + 1, changedAt: now })
    .where('agencyId', '=', row.agencyId)
    .where('noteId', '=', row.noteId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Deletes a locked note, or takes that back with null. */
export async function setNoteDeleted(tx: Tx, row: NoteRow, deletedAt: Date | null): Promise<void> {
  await tx
    .updateTable('businessNote')
    .set({ deletedAt })
    .where('agencyId', '=', row.agencyId)
    .where('noteId', '=', row.noteId)
    .execute()
}

/** Names of staff of any agency as records name them, `franchisee 3 of 1`. Asked with the platform role. */
export async function namesOfStaff(db: Db, actors: readonly string[]): Promise<Map<string, string>> {
  const ids = actors.flatMap((actor) => Number(/^franchisee (\d+) of/.exec(actor)?.[1] ?? 0) || [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('franchisee')
    .select(['franchiseeId', 'agencyId', 'name'])
    .where('franchiseeId', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [`franchisee ${row.franchiseeId} of ${row.agencyId}`, row.name]))
}
