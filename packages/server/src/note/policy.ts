import type { Note } from '@parichay/contract/note/fields.ts'
import { noteRoutes } from '@parichay/contract/note/routes.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { gateVerdict } from '../platform/gate.ts'
import { type Actor, columnOf, nameOf } from '../platform/scope.ts'

/** Who wrote a note, and admins, change and delete it. */
export const mayChange = (writtenBy: string, actor: Actor): boolean =>
  columnOf(actor) !== 'staff' || nameOf(actor) === writtenBy

/** What somebody may do with a note of a business they reach. */
export function verdictsOnNote(writtenBy: string, actor: Actor): Note['can'] {
  const own: Verdict = mayChange(writtenBy, actor) ? true : 'NOT_FOUND'
  const by = (route: { access: typeof noteRoutes.saveNote.access }) => {
    const gate = gateVerdict(route, actor)
    return gate === true ? own : gate
  }
  return { change: by(noteRoutes.saveNote), delete: by(noteRoutes.deleteNote) }
}
