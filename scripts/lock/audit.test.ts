import { remediationDays } from '@parichay/server/advisory/rules.ts'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type AuditReport, judgeAudit } from './audit.ts'

const advisory = (severity: keyof typeof remediationDays, number: string) => ({
  url: `https://github.com/advisories/${number}`,
  title: 'Reads too far',
  name: 'left-pad',
  severity,
})
const report: AuditReport = {
  vulnerabilities: {
    'left-pad': { via: [advisory('critical', 'GHSA-a'), advisory('high', 'GHSA-b')] },
    padded: { via: ['left-pad'] },
  },
}
const since = (day: string) => ({ since: day, note: 'not reached here' })

test('what nobody looked at fails, and so does what is older than its time; the rest waits', () => {
  const { faults, waiting } = judgeAudit(report, { 'GHSA-b': since('2026-03-01') }, '2026-03-31')
  expect(faults).toEqual([expect.stringMatching(/^GHSA-a \(critical\).*Nobody looked/)])
  expect(waiting).toEqual([expect.stringMatching(/^GHSA-b \(high\).* 0 days left/)])
  const later = judgeAudit(
    report,
    { 'GHSA-a': since('2026-03-25'), 'GHSA-b': since('2026-03-01') },
    '2026-04-01',
  )
  expect(later.faults).toEqual([expect.stringMatching(/^GHSA-b .*over for 1 days/)])
  expect(later.waiting).toHaveLength(1)
  expect(judgeAudit({ vulnerabilities: {} }, {}, '2026-04-01')).toEqual({ faults: [], waiting: [] })
})

test('docs/operations.md names the times that the command holds to', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  for (const [severity, days] of Object.entries(remediationDays))
    if (severity !== 'info') expect(page).toMatch(new RegExp(`^\\| ${severity} \\| ${days} days \\|`, 'm'))
})
