/** Days from the day an advisory is known here to the day its package is replaced; docs/operations.md names them. */
export const remediationDays = { critical: 7, high: 30, moderate: 90, low: 90, info: 90 } as const

type Severity = keyof typeof remediationDays
type Advisory = { url: string; title: string; name: string; severity: Severity }
/** What of `npm audit --json` is read; `via` names other packages too, which have advisories of their own. */
export type AuditReport = { vulnerabilities: Record<string, { via: (string | Advisory)[] }> }
/** Advisories somebody looked at, by their number: since when, as YYYY-MM-DD, and what was found. */
export type KnownAdvisories = Record<string, { since: string; note: string }>

/** A sentence for each advisory that nobody looked at or whose time is over, and `waiting` for those that still have time. */
export function judgeAudit(
  { vulnerabilities }: AuditReport,
  known: KnownAdvisories,
  today: string,
): { faults: string[]; waiting: string[] } {
  const found = new Map<string, Advisory>()
  for (const { via } of Object.values(vulnerabilities))
    for (const one of via) if (typeof one !== 'string') found.set(one.url.split('/').at(-1)!, one)
  const [faults, waiting]: [string[], string[]] = [[], []]
  for (const [number, { name, severity, title, url }] of found) {
    const about = `${number} (${severity}) ${name}: ${title}`
    const seen = known[number]
    if (!seen) {
      faults.push(`${about}. Nobody looked at it: update, or write it down. ${url}`)
      continue
    }
    const left =
      remediationDays[severity] - Math.floor((Date.parse(today) - Date.parse(seen.since)) / 86_400_000)
    if (left < 0) faults.push(`${about}. Its time has been over for ${-left} days.`)
    else waiting.push(`${about}. ${left} days left. ${seen.note}`)
  }
  return { faults, waiting }
}
