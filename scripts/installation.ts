import { readConfig, type Config } from '@parichay/server/platform/config.ts'
import { withSecretFiles } from '@parichay/server/platform/secret-files.ts'
import { localStorage, s3Storage, type Storage } from '@parichay/server/platform/storage.ts'
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { dataFolder } from './launcher/data-folder.ts'
import { startPostgres } from './launcher/postgres.ts'

/** The data of one installation, reachable: its database as owner, its secret, its files. */
export type Installation = {
  config: Config
  databaseUrl: string
  secret: string
  storage: Storage
  describe: string
  close(): Promise<void>
}

/** The one secret of a demo, made once and kept beside its data; of processes that begin at once each reads the same. */
export function demoSecret(folder: string): string {
  const path = join(folder, 'secret')
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    const fresh = `${path}.${process.pid}`
    writeFileSync(fresh, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
    try {
      linkSync(fresh, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(fresh, { force: true })
    }
  }
  return readFileSync(path, 'utf8').trim()
}

/** Takes a database away, whoever is in it. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  } finally {
    await client.end()
  }
}

/** Another one made the database in the same moment: it is there by then (42P04), or its row is (23505). */
const isMade = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '42P04' || error.code === '23505')

/** Makes the database when it is not there yet and returns its address; whoever else makes it at once. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0)
      await client.query(`create database ${pg.escapeIdentifier(name)}`).catch((error: unknown) => {
        if (!isMade(error)) throw error
      })
  } finally {
    await client.end()
  }
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** What a command ends with that was interrupted: no script takes it for one that came to its end. */
const interruptedCode = 130
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Opens the installation the environment names: with PARICHAY_SECRET the production one, else the one of `npm start`.
 * The embedded PostgreSQL is started when it does not run, and used as it is when it does. A command that is interrupted ends
 * at once, and what was started for it goes with it.
 */
export async function openInstallation(told: NodeJS.ProcessEnv = process.env): Promise<Installation> {
  const { env, faults } = withSecretFiles(told)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const folder = env['PARICHAY_SECRET'] ? (env['DATA_FOLDER'] ?? '.data') : dataFolder(env)
  const secret = env['PARICHAY_SECRET'] ?? demoSecret(folder)
  const starting = env['DATABASE_URL'] ? null : startPostgres({ dataFolder: folder })
  let isInterrupted = false
  const stop = async () => (await starting?.catch(() => undefined))?.stop()
  const end = () => {
    if (isInterrupted) return
    isInterrupted = true
    void stop().finally(() => process.exit(interruptedCode))
  }
  for (const signal of signals) process.on(signal, end)
  const close = async () => {
    // The signal's own end follows; what broke because of it is no news.
    if (isInterrupted) await new Promise(() => undefined)
    for (const signal of signals) process.off(signal, end)
    await stop()
  }
  try {
    const postgres = await starting
    const databaseUrl = env['DATABASE_URL'] ?? (await ensureDatabase(postgres!.adminUrl, 'parichay'))
    const config = readConfig({
      ...env,
      PARICHAY_MODE: 'demo',
      PARICHAY_SECRET: secret,
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: folder,
      RUN_WORKER: 'false',
    })
    const files = join(folder, 'files')
    const storage = config.s3 ? s3Storage(config.s3) : localStorage(files)
    await storage.check()
    const database = new URL(databaseUrl)
    return {
      config,
      databaseUrl,
      secret,
      storage,
      describe: `database ${database.pathname.slice(1)} on ${database.host}, files in ${config.s3 ? `bucket ${config.s3.bucket}` : files}`,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
