import { daysBetween } from '@parichay/contract/business/rules.ts'

/** Days from the day an advisory is known here to the day its package is replaced; docs/operations.md names them. */
export const remediationDays = { critical: 7, high: 30, moderate: 90, low: 90, info: 90 } as const

/** How grave an advisory is, in npm's words. */
export type Severity = keyof typeof remediationDays

/** All severities, gravest first. */
export const severities = Object.keys(remediationDays) as Severity[]

/** Advisories somebody looked at, by their number: since when, as YYYY-MM-DD, and what was found. `known.json` holds those of this release. */
export type KnownAdvisories = Record<string, { since: string; note: string }>

/** The number of an advisory, such as GHSA-35jh-r3h4-6jhm: what its address ends with. Pure. */
export const advisoryNumber = (url: string): string => url.split('/').at(-1) ?? ''

/** Days until the time of an advisory is over, by when it became known here; below 0 it has been over for so many. Pure. */
export const daysLeft = (severity: Severity, since: string, today: string): number =>
  remediationDays[severity] - daysBetween(since, today)

/** Looked at once a day, a registry that is silent so long was silent three times: in milliseconds. */
export const silentTooLong = 47 * 3_600_000
