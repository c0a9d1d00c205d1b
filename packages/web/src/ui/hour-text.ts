import { dateFormat } from './formats.ts'

/** An hour of the day as people write it: 8:00 am. */
export const hourText = (hour: number, locale: string): string =>
  dateFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(2026, 0, 1, hour)))
