/** Days for which public cards go on after their agency was suspended (screens 7.3, agency-management). */
export const cardDaysAfterSuspension = 15

/** The instant from which the public cards of an agency suspended then show a notice too. */
export const cardsLiveUntil = (suspendedAt: Date): Date =>
  new Date(suspendedAt.getTime() + cardDaysAfterSuspension * 86_400_000)

/**
 * How much of an agency stands still: nothing, the panel with its calls, or the public cards as well. One without a day
 * was stopped by hand in the database; its cards go on until it has one.
 */
export function standstillOf(
  { status, suspendedAt }: { status: 'ACTIVE' | 'SUSPENDED'; suspendedAt: Date | null },
  now: Date,
): 'none' | 'panel' | 'all' {
  if (status === 'ACTIVE') return 'none'
  return suspendedAt === null || now < cardsLiveUntil(suspendedAt) ? 'panel' : 'all'
}
