import { z } from 'zod'
import { RowNumber } from '../ids.ts'
import { type GreetingTaste as Taste, mostHiddenOccasions, postLanguages, religions } from './tastes.ts'

/** A taste as it is kept in user/preference. */
export const GreetingTaste = z.strictObject({
  languages: z.array(z.enum(postLanguages)).max(postLanguages.length).default([]),
  hiddenReligions: z.array(z.enum(religions)).max(religions.length).default([]),
  hiddenOccasions: z.array(RowNumber).max(mostHiddenOccasions).default([]),
}) satisfies z.ZodType<Taste>
