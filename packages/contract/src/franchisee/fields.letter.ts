import { z } from 'zod'

/** The daily letter of whoever is signed in: whether it comes, in which language, and where to (null: there is no address). */
export const OwnLetter = z.object({
  daily: z.boolean(),
  language: z.enum(['en', 'hi']),
  email: z.string().nullable(),
})
export type OwnLetter = z.infer<typeof OwnLetter>

/** A change of it; what is left out stays. */
export const OwnLetterChange = z
  .strictObject({ daily: z.boolean(), language: z.enum(['en', 'hi']) })
  .partial()
export type OwnLetterChange = z.output<typeof OwnLetterChange>
