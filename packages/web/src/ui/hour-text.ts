import { timeText } from './dates.ts'

/** An hour of the day as people write it: 8:00 am, in Hindi with its part of the day before it. */
export const hourText = (hour: number, locale: string): string =>
  timeText(`2026-01-01T${String(hour).padStart(2, '0')}:00:00+05:30`, locale)
