import { readFileSync } from 'node:fs'

/** Settings that are secrets, or hold one. */
export const secretNames = [
  'PARICHAY_SECRET',
  'PARICHAY_SECRET_BEFORE',
  'DATABASE_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'MSG91_AUTHKEY',
  'SMTP_URL',
] as const

type Env = Record<string, string | undefined>

/**
 * The environment with each secret read from the file that `<NAME>_FILE` names: what a vault's agent, systemd (`LoadCredential`) or an orchestrator
 * hands to this process alone, and what no list of processes and no child shows. An end of line is no part of it. `faults` has a sentence for each file that
 * cannot be read or is empty, and for a secret given in both ways; never what it says.
 */
export function withSecretFiles(env: Env): { env: Env; faults: string[] } {
  const faults: string[] = []
  const read: Env = {}
  for (const name of secretNames) {
    const path = env[`${name}_FILE`]
    if (!path) continue
    if (env[name]) faults.push(`${name} and ${name}_FILE: give one of them`)
    try {
      read[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
      if (!read[name]) faults.push(`${name}_FILE: the file is empty`)
    } catch (error) {
      faults.push(
        `${name}_FILE: the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'})`,
      )
    }
  }
  const rest = Object.entries(env).filter(([name]) => !secretNames.some((one) => name === `${one}_FILE`))
  return { env: { ...Object.fromEntries(rest), ...read }, faults }
}
