import {
  advisoryNumber,
  daysLeft,
  type KnownAdvisories,
  type Severity,
} from '@parichay/server/advisory/rules.ts'

type Advisory = { url: string; title: string; name: string; severity: Severity }
/** What of `npm audit --json` is read; `via` names other packages too, which have advisories of their own. */
export type AuditReport = { vulnerabilities: Record<string, { via: (string | Advisory)[] }> }

/** A sentence for each advisory that nobody looked at or whose time is over, and `waiting` for those that still have time. */
export function judgeAudit(
  { vulnerabilities }: AuditReport,
  known: KnownAdvisories,
  today: string,
): { faults: string[]; waiting: string[] } {
  const found = new Map<string, Advisory>()
  for (const { via } of Object.values(vulnerabilities))
    for (const one of via) if (typeof one !== 'string') found.set(advisoryNumber(one.url), one)
  const [faults, waiting]: [string[], string[]] = [[], []]
  for (const [number, { name, severity, title, url }] of found) {
    const about = `${number} (${severity}) ${name}: ${title}`
    const seen = known[number]
    if (!seen) {
      faults.push(`${about}. Nobody looked at it: update, or write it down. ${url}`)
      continue
    }
    const left = daysLeft(severity, seen.since, today)
    if (left < 0) faults.push(`${about}. Its time has been over for ${-left} days.`)
    else waiting.push(`${about}. ${left} days left. ${seen.note}`)
  }
  return { faults, waiting }
}
