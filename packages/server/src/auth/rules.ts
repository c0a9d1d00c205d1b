import type { ProfileChange } from '@parichay/contract/auth/fields.ts'
import { reminderOf, usualReminder } from '@parichay/contract/greeting/daily-reminder.ts'
import type { z } from 'zod'

/** Failures before a wait begins, and failures in an hour after which only a code helps (security.md 3.1). */
export const freeFailures = 5
/** Failures of one account in an hour after which only a code helps. */
export const failuresBeforeCode = 20
/** Wrong passwords of one account in a day on a device that signed in to it before. */
export const failuresPerDay = 50
/** Wrong passwords in an hour from one address, over all accounts. */
export const failuresPerAddress = 100
/** Wrong passwords in an hour from one neighbourhood of addresses, over all accounts. */
export const failuresPerNeighbourhood = 300

/** Seconds to wait after so many failures of one account from one address: 1, 2, 4 … 60 once 5 have happened. */
export function failureDelaySec(failures: number): number {
  return failures < freeFailures ? 0 : Math.min(60, 2 ** (failures - freeFailures))
}

/** Seconds still to wait before another password may be tried. */
export function waitAfterFailure(failures: number, lastAt: Date | null, now: Date): number {
  if (!lastAt) return 0
  return Math.max(0, Math.ceil((lastAt.getTime() + failureDelaySec(failures) * 1000 - now.getTime()) / 1000))
}

/**
 * What a customer chose after a change: what is named takes the place of what stood there, of the reminder each part by itself. So
 * whoever chooses another hour does not bring back letters that were ended by their link. Pure.
 */
export const mergedPreference = (
  before: object,
  { reminder, ...named }: NonNullable<z.output<typeof ProfileChange>['preference']>,
): object => ({
  ...before,
  ...named,
  ...(reminder && { reminder: { ...(reminderOf(before) ?? usualReminder), ...reminder } }),
})
