import { z } from 'zod'
import { BusinessId, RowNumber, Version } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { Note, NoteWords } from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const NoteId = z.coerce.number().pipe(RowNumber)

/** Notes of staff on a business (screens.md, business detail). */
export const noteRoutes = {
  listNotes: defineRoute({
    method: 'GET',
    path: '/api/v1/business/:id/notes',
    summary: 'Notes of staff on a business: pinned ones first, then the newest',
    access: access('-', '-', 'business.view', 'A', 'X', 'id'),
    params: z.object({ id: BusinessId }),
    reply: z.array(Note),
    errors: [...dead, 'NOT_FOUND'],
  }),
  saveNote: defineRoute({
    method: 'POST',
    path: '/api/v1/business/:id/notes',
    summary:
      'Write a note, or change the one named by `noteId`; with `version` a newer one is not overwritten',
    access: access('-', '-', 'business.edit', 'A', 'X', 'id'),
    params: z.object({ id: BusinessId }),
    body: NoteWords.extend({ noteId: RowNumber.optional(), version: Version.optional() }),
    once: true,
    reply: Note,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'],
  }),
  deleteNote: defineRoute({
    method: 'DELETE',
    path: '/api/v1/business/:id/notes/:noteId',
    summary: 'Delete a note; soft for 30 days, `restore` takes it back',
    access: access('-', '-', 'business.edit', 'A', 'X', 'id'),
    params: z.object({ id: BusinessId, noteId: NoteId }),
    body: z.strictObject({ restore: z.boolean().optional() }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'LIMIT_REACHED'],
  }),
}
