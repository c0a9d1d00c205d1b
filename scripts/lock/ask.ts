import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import knownAdvisories from '@parichay/server/advisory/known.json' with { type: 'json' }
import type { KnownAdvisories } from '@parichay/server/advisory/rules.ts'
import { type AuditReport, judgeAudit } from './audit.ts'

/** What is to be done about the packages of a lock, and what still has time; null where the registry did not answer. */
export type Audit = { faults: string[]; waiting: string[] } | null

/** A registry out of reach is to be known soon, not after npm’s three tries of five minutes. */
const patience = ['--fetch-retries=0', '--fetch-timeout=20000']

/** Asks the registry, through npm, what is known of the packages in the lock of a folder, and holds it to the times of docs/operations.md. */
export async function askRegistry(
  folder: string,
  known: KnownAdvisories = knownAdvisories,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Audit> {
  const npm = spawn('npm', ['audit', '--json', '--package-lock-only', ...patience], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  // npm answers 1 where it found something: what counts is what it wrote.
  const ended = once(npm, 'close').catch(() => undefined)
  const report = reportIn(await text(npm.stdout).catch(() => ''))
  await ended
  return report && judgeAudit(report, known, new Date().toISOString().slice(0, 10))
}

function reportIn(written: string): AuditReport | null {
  try {
    const { vulnerabilities } = JSON.parse(written) as Partial<AuditReport>
    return vulnerabilities ? { vulnerabilities } : null
  } catch {
    return null
  }
}
