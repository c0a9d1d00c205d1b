import { istDay } from '@parichay/contract/business/rules.ts'

/** What the server's clock is ahead of this device's, in ms: phones whose time zone is wrong are set right by hand, and hours off. */
let ahead = 0
const watchers = new Set<() => void>()

/** An answer's own second, and how long a fast one may seem to take. */
const slackMs = 2_000

/**
 * Hears when an answer was given (its `Date`, RFC 9110 6.6.1), asked for and there at these times of this device, in ms since
 * 1970. Given between the two, give or take a moment, the clocks agree.
 */
export function hearClock(given: string | null, askedAt: number, thereAt: number): void {
  const at = Date.parse(given ?? '')
  if (Number.isNaN(at)) return
  const agrees = at >= askedAt - slackMs && at <= thereAt + slackMs
  const before = presentDay()
  ahead = agrees ? 0 : at - Math.round((askedAt + thereAt) / 2)
  if (presentDay() !== before) for (const tell of watchers) tell()
}

/** Tells when the day became another one because the device's clock was found wrong. */
export function watchClock(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => void watchers.delete(onChange)
}

/** The present moment by the server's clock, in ms since 1970; by the device's own before the first answer. */
export const presentMs = (): number => Date.now() + ahead

/** The present day in India, `YYYY-MM-DD`. */
export const presentDay = (): string => istDay(new Date(presentMs()))
