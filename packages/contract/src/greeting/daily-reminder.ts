/** Hours of the day in Asia/Kolkata that a daily reminder may come at: 6 is six in the morning. */
export const reminderHours: readonly number[] = Array.from({ length: 17 }, (_, place) => place + 6)

/**
 * How a customer wants to be reminded of the picture of the day (user/preference). Browsers that are sent to stand in a
 * list of their own (`push/routes.ts`): without one, and without `mail`, nothing comes.
 */
export type ReminderWish = {
  /** One of `reminderHours`. */
  hour: number
  /** By mail too, to the verified address of the account. */
  mail: boolean
  /** Nothing on days without an occasion. */
  onlyOccasions: boolean
}

/** What the screen begins with. */
export const usualReminder: ReminderWish = { hour: 8, mail: false, onlyOccasions: false }

/** The wish that stands in a stored preference; null where none stands, or none that can be read. */
export function reminderOf(preference: unknown): ReminderWish | null {
  const { reminder } = (preference ?? {}) as { reminder?: Partial<ReminderWish> | null }
  if (!reminder || !reminderHours.includes(reminder.hour as number)) return null
  return {
    hour: reminder.hour as number,
    mail: reminder.mail === true,
    onlyOccasions: reminder.onlyOccasions === true,
  }
}

/** The hour of the day in Asia/Kolkata, 0 to 23. */
export const istHour = (at: Date): number => new Date(at.getTime() + 19_800_000).getUTCHours()

/** When a reminder comes next: today while its hour is still ahead, else tomorrow. */
export const comesToday = ({ hour }: Pick<ReminderWish, 'hour'>, now: Date): boolean => istHour(now) < hour
