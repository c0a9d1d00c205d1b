import type { Standing } from '@parichay/contract/plan/entitlement.ts'

/** Days before the last one on which the owner is reminded; below zero lies the grace (screens 8.4). */
export const reminderSteps = [30, 15, 7, 1, 0, -3, -7] as const
/** The earliest of them; what an agency calls soon in its lists does not move it. */
export const firstReminder = reminderSteps[0]
/** A trial lasts a week and began a moment ago: it is reminded of at its end only. */
const trialSteps = [1, 0, -3] as const

/**
 * The latest reminder that is due, or null. A day on which nothing ran is caught up with by the next one, and whoever
 * comes late gets one reminder, not all the earlier ones.
 */
export function dueStep({ state, isTrial, daysLeft }: Standing): number | null {
  if (daysLeft === null || state === 'over') return null
  const steps = isTrial ? trialSteps : reminderSteps
  return steps.findLast((step) => daysLeft <= step) ?? null
}
