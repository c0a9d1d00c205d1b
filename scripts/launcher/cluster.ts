import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { program } from './binaries.ts'
import { giveTo, giveToOwnerOf, type Place, runAs } from './identity.ts'

/** What the launcher keeps between starts, in `postgres.json`, readable by its owner only. */
export type Access = { port: number; password: string }

/**
 * What every start of PostgreSQL is told. Nothing here gives up safety: fsync, full page writes and checksums stay on.
 * Parallel queries are off because they need more shared memory than containers give by default.
 */
export const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  password_encryption: 'scram-sha-256',
}

/** The port and password of an earlier start, if there was one. */
export function readAccess(dataFolder: string): Access | undefined {
  const file = accessFile(dataFolder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Access) : undefined
}

/** Keeps port and password for the next start; the file is replaced whole, so a crash leaves the old one or the new one. */
export function writeAccess(dataFolder: string, access: Access): void {
  const fresh = `${accessFile(dataFolder)}.${process.pid}`
  writeFileSync(fresh, JSON.stringify(access), { mode: 0o600 })
  giveToOwnerOf(dataFolder, fresh)
  renameSync(fresh, accessFile(dataFolder))
}

/** Makes the database cluster if there is none. It is made aside and moved in place, so half a cluster is never taken for one. */
export async function ensureCluster(
  place: Place,
  dataFolder: string,
): Promise<{ access: Access; created: boolean }> {
  const kept = readAccess(dataFolder)
  if (existsSync(join(place.clusterFolder, 'PG_VERSION'))) {
    if (!kept)
      throw new Error(
        `${accessFile(dataFolder)} is missing: it holds the password of the database beside it.`,
      )
    return { access: kept, created: false }
  }
  const access = { port: 0, password: randomBytes(24).toString('base64url') }
  const fresh = `${place.clusterFolder}.new`
  const passwordFile = `${fresh}.password`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, access.password, { mode: 0o600 })
  try {
    giveTo(place.identity, fresh)
    giveTo(place.identity, passwordFile)
    await initialise(place, fresh, passwordFile)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  writeAccess(dataFolder, access)
  renameSync(fresh, place.clusterFolder)
  return { access, created: true }
}

async function initialise(place: Place, folder: string, passwordFile: string): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const entry = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const run = runAs(place.identity, program(place.binaries, 'initdb'), [
    '-D',
    folder,
    ...locale,
    ...entry,
    '--no-instructions',
    '--set=max_connections=100',
  ])
  const child = spawn(run.command, run.args, {
    ...run.options,
    cwd: dirname(folder),
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  const code = await new Promise((done, fail) => child.once('error', fail).once('close', done))
  if (code !== 0) throw new Error(`initdb failed (${code}):\n${said}`)
}

const accessFile = (dataFolder: string) => join(dataFolder, 'postgres.json')
