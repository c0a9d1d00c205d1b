import { addMonths } from '../bill/rules.ts'
import { addDays } from '../business/rules.ts'
import type { ScheduleStep } from './fields.schedule.ts'
import type { ReportName } from './fields.ts'

/** The latest morning, today or before, on which a report of this step goes out. Pure. */
export function dueOn(every: ScheduleStep, today: string): string {
  if (every === 'day') return today
  if (every === 'month') return `${today.slice(0, 8)}01`
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, -((weekday + 6) % 7))
}

/** The first morning after a day on which a report of this step goes out. Pure. */
export function dueAfter(every: ScheduleStep, day: string): string {
  const last = dueOn(every, day)
  if (every === 'day') return addDays(last, 1)
  return every === 'week' ? addDays(last, 7) : `${addMonths(last.slice(0, 7), 1)}-01`
}

/**
 * Hours of a day (IST) from which on, and until which, letters are looked for, each hour: the first look finds all of them, the others
 * what a machine that was off did not send. A day's own report is sent on that day or not at all.
 */
export const lookHours = { first: 8, last: 20 } as const

/**
 * The morning on which a report goes out next: this one while its letter is still to come, the next one where it was missed, else
 * that of the next step. `madeOn`, `sentOn`: the days on which it was made, and last went out. Pure.
 */
export function goesOutNext(
  every: ScheduleStep,
  { madeOn, sentOn }: { madeOn: string; sentOn: string | null },
  { today, hour }: { today: string; hour: number },
): string {
  const due = dueOn(every, today)
  const isToCome = madeOn < due && (sentOn === null || sentOn < due)
  if (!isToCome) return dueAfter(every, today)
  return hour < lookHours.last ? today : addDays(today, 1)
}

/** The days that a report covers that goes out on a morning: those since the morning before. What ends soon looks ahead. Pure. */
export function coveredDays(
  report: ReportName,
  every: ScheduleStep,
  due: string,
): { from?: string; to?: string } {
  if (report === 'expiring') return {}
  const to = addDays(due, -1)
  if (every === 'day') return { from: to, to }
  return every === 'week' ? { from: addDays(due, -7), to } : { from: `${to.slice(0, 8)}01`, to }
}
