import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type AuditReport, judgeAudit, type KnownAdvisories } from './lock/audit.ts'

const root = resolve(import.meta.dirname, '..')
const known = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'lock/advisories.json'), 'utf8'),
) as KnownAdvisories
// npm answers 1 where it found something: what counts is what it wrote.
const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
  shell: process.platform === 'win32',
})

const read = (): Partial<AuditReport> => {
  try {
    return JSON.parse(stdout) as Partial<AuditReport>
  } catch {
    return {}
  }
}
const { vulnerabilities } = read()
if (vulnerabilities) {
  const { faults, waiting } = judgeAudit({ vulnerabilities }, known, new Date().toISOString().slice(0, 10))
  for (const line of waiting) console.log(line)
  for (const line of faults) console.error(line)
  console.log(faults.length ? `${faults.length} to do.` : 'No package breaches its time.')
  process.exitCode = faults.length ? 1 : 0
} else {
  console.error(
    'The registry did not answer what is known of these packages. Ask again where registry.npmjs.org is in reach.',
  )
  process.exitCode = 2
}
