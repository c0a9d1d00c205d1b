import { z } from 'zod'
import type { ReminderWish as Wish } from './daily-reminder.ts'

/** The daily reminder as it is kept in user/preference. */
export const ReminderWish = z.strictObject({
  hour: z.number().int().min(6).max(22),
  mail: z.boolean(),
  onlyOccasions: z.boolean(),
}) satisfies z.ZodType<Wish>
