import type { Note } from '@parichay/contract/note/fields.ts'
import { type Actor, columnOf } from '../platform/scope.ts'
import { verdictsOnNote } from './policy.ts'
import type { NoteRow } from './store.ts'

/** A note as staff read it; the names of the platform's people are not for an agency. */
export function presentNote(row: NoteRow, names: ReadonlyMap<string, string>, actor: Actor): Note {
  const isOwn = row.writtenBy.endsWith(` of ${row.agencyId}`)
  return {
    noteId: row.noteId,
    businessId: row.businessId,
    text: row.text,
    writtenBy: isOwn || columnOf(actor) === 'superadmin' ? (names.get(row.writtenBy) ?? '') : '',
    isPinned: row.isPinned,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt?.toISOString() ?? null,
    can: verdictsOnNote(row.writtenBy, actor),
  }
}
