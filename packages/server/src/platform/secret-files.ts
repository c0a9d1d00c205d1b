import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** Settings that are secrets, or hold one. */
export const secretNames = [
  'PARICHAY_SECRET',
  'PARICHAY_SECRET_BEFORE',
  'DATABASE_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'S3_SESSION_TOKEN',
  'MSG91_AUTHKEY',
  'SMTP_URL',
] as const
type SecretName = (typeof secretNames)[number]

type Env = Record<string, string | undefined>

const withoutEnd = (text: string) => text.replace(/\r?\n$/, '')

/** What the file of a secret says now; undefined where it cannot be read or is empty, as while somebody writes it. */
export const readAnew = async (path: string): Promise<string | undefined> =>
  withoutEnd(await readFile(path, 'utf8').catch(() => '')) || undefined

/**
 * The environment with each secret read from the file that `<NAME>_FILE` names: what a vault's agent, systemd (`LoadCredential`) or an orchestrator
 * hands to this process alone, and what no list of processes and no child shows. An end of line is no part of it. `faults` has a sentence for each file that
 * cannot be read or is empty, and for a secret given in both ways; never what it says. `files`: where each of them is read anew.
 */
export function withSecretFiles(env: Env): {
  env: Env
  faults: string[]
  files: Partial<Record<SecretName, string>>
} {
  const faults: string[] = []
  const files: Partial<Record<SecretName, string>> = {}
  const read: Env = {}
  for (const name of secretNames) {
    const path = env[`${name}_FILE`]
    if (!path) continue
    if (env[name]) faults.push(`${name} and ${name}_FILE: give one of them`)
    files[name] = path
    try {
      read[name] = withoutEnd(readFileSync(path, 'utf8'))
      if (!read[name]) faults.push(`${name}_FILE: the file is empty`)
    } catch (error) {
      faults.push(
        `${name}_FILE: the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'})`,
      )
    }
  }
  const rest = Object.entries(env).filter(([name]) => !secretNames.some((one) => name === `${one}_FILE`))
  return { env: { ...Object.fromEntries(rest), ...read }, faults, files }
}
