/** Usage sessions of the customer area (specification 4 and 9). Pure; times come in. */
export const sessionIdleMs = 30 * 60_000
/** Least time between two looks at activity (specification 9). */
export const trackThrottleMs = 5_000

/** A usage session (specification 3, Session); the timestamp is in milliseconds. */
export type TrackedSession = { sessionId: string; lastInteractionTimestamp: number }
/** What follows from a sign of life. */
export type Tracked = { session: TrackedSession; started: boolean }

/** Active if the last interaction was under 30 minutes ago. */
export const isActive = (session: TrackedSession | undefined, now: number): session is TrackedSession =>
  session !== undefined &&
  now - session.lastInteractionTimestamp < sessionIdleMs &&
  now >= session.lastInteractionTimestamp

/** What an interaction does: nothing within the throttle, else it keeps the session alive or starts a new one. */
export function track(
  session: TrackedSession | undefined,
  now: number,
  newId: () => string,
): Tracked | undefined {
  if (!isActive(session, now))
    return { session: { sessionId: newId(), lastInteractionTimestamp: now }, started: true }
  if (now - session.lastInteractionTimestamp < trackThrottleMs) return undefined
  return { session: { ...session, lastInteractionTimestamp: now }, started: false }
}
