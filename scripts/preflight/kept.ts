import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Machine } from './machine.ts'

/** What lies in a data folder from an earlier start and cannot be used, each in a sentence. `major` is the PostgreSQL we bring. */
export function* keptFaults(
  folder: string,
  { major, machine }: { major: number | undefined; machine: Machine },
): Generator<string> {
  yield* secretFaults(join(folder, 'secret'))
  yield* accessFaults(join(folder, 'postgres.json'))
  const cluster = clusterOf(folder)
  if (!existsSync(cluster)) return
  const owner = statSync(cluster).uid
  const { user } = machine
  if (user && user.uid !== 0 && owner !== user.uid) {
    yield (
      `The database in ${cluster} belongs to another user (${owner}, this one is ${user.uid}). ` +
        `Start as that user, or name another place in PARICHAY_DATA.`
    )
    return
  }
  const made = Number(read(join(cluster, 'PG_VERSION')) ?? major)
  if (major !== undefined && made !== major)
    yield (
      `The database in ${cluster} was made by PostgreSQL ${made}, and this release brings ${major}. Write a backup with the ` +
        `release that made it (\`npm run backup\`), and restore it here into a new folder.`
    )
}

/** When a start last wrote here; undefined before the first one. */
export function lastUse(folder: string): Date | undefined {
  const file = join(folder, 'postgres.json')
  return existsSync(file) ? statSync(file).mtime : undefined
}

function* secretFaults(file: string): Generator<string> {
  if (!existsSync(file)) return
  const text = read(file)
  const advice = `Put it back from where you keep it: with another one nobody's codes and payment keys can be read.`
  if (text === undefined) yield `The secret in ${file} cannot be read by this user. Give this user the file.`
  else if (text.trim().length < 32)
    yield `The file ${file} holds no secret: at least 32 characters belong there. ${advice}`
}

function* accessFaults(file: string): Generator<string> {
  if (!existsSync(file)) return
  const text = read(file)
  if (text === undefined) {
    yield `The database's password in ${file} cannot be read by this user. Give this user the file.`
    return
  }
  try {
    const { port, password } = JSON.parse(text) as { port?: unknown; password?: unknown }
    if (typeof port === 'number' && typeof password === 'string') return
  } catch {
    // Said below.
  }
  yield (
    `The file ${file} is damaged: it holds port and password of the database beside it. Put it back from a copy of the folder, ` +
      `or restore a backup into a new folder.`
  )
}

function clusterOf(folder: string): string {
  return read(join(folder, 'postgres-lies-in'))?.trim() ?? join(folder, 'postgres')
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
