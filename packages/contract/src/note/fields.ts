import { z } from 'zod'
import { BusinessId, Instant, RowNumber } from '../ids.ts'
import { Verdict } from '../verdict.ts'

/** A note is at most so long, and a business has at most so many. */
export const noteBounds = { text: 2000, perBusiness: 200 } as const

/** What somebody of staff wrote down about a business; its owner never sees it. */
export const Note = z.object({
  noteId: RowNumber,
  businessId: BusinessId,
  text: z.string(),
  /** Empty for the platform's people where an agency reads, and for who is gone. */
  writtenBy: z.string(),
  isPinned: z.boolean(),
  version: z.number().int(),
  createdAt: Instant,
  /** When the words were changed last, if ever. */
  changedAt: Instant.nullable(),
  /** Who wrote it and admins change and delete it. */
  can: z.object({ change: Verdict, delete: Verdict }),
})
/** A note of staff. */
export type Note = z.infer<typeof Note>

/** What is typed of a note. */
export const NoteWords = z.strictObject({
  text: z.string().trim().min(1, 'This field is required.').max(noteBounds.text),
  isPinned: z.boolean(),
})
