import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { setLimitSecret } from './limits.ts'
import type { Log } from './log.ts'
import { deriveKey } from './secrets.ts'
import type { Scope } from './scope.ts'
import type { Tables } from './tables.ts'

/** A connection or transaction; store functions take it first. */
export type Db = Kysely<Tables> | Transaction<Tables>
/** A transaction in which one tenant is set. */
export type Tx = Transaction<Tables>

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text))

/** The two roles of the server. Neither owns a table; `app` sees one agency, `platform` all. */
export const roleNames = { app: 'parichay_app', platform: 'parichay_super', owner: 'parichay_owner' } as const

/** Passwords of the roles follow from the installation's secret, so nothing needs to be stored. */
export const rolePassword = (secret: string, role: 'app' | 'platform') =>
  deriveKey(secret, `database role ${role}`).toString('hex')

/**
 * The address of the same database for one of the roles, and for nobody else: an owner who is named behind `?` would go before the role,
 * and an address without a host (`postgres:///name?host=/run/postgresql`) has no other place for one.
 */
export function roleUrl(ownerUrl: string, secret: string, role: 'app' | 'platform'): string {
  const url = new URL(ownerUrl)
  const signIn = { user: roleNames[role], password: rolePassword(secret, role) }
  for (const [name, value] of Object.entries(signIn)) {
    url.searchParams.delete(name)
    if (url.hostname === '') url.searchParams.set(name, value)
  }
  url.username = signIn.user
  url.password = signIn.password
  return url.href
}

/** Both pools and the way into a tenant. */
export type Database = {
  /** Row-level security binds it: use `inScope`, or tables without a tenant. */
  app: Kysely<Tables>
  /** All agencies: host look-up, platform staff, sweeps. Every use is deliberate. */
  platform: Kysely<Tables>
  /** Runs `work` in a transaction that sees the scope's agency only. */
  inScope<T>(scope: Pick<Scope, 'agencyId'>, work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Opens both pools. A lost connection is logged, not fatal: the next query opens another. */
export function openDatabase(options: { url: string; secret: string; pool: number; log: Log }): Database {
  const open = (role: 'app' | 'platform', max: number) => {
    const pool = new pg.Pool({
      connectionString: roleUrl(options.url, options.secret, role),
      max,
      connectionTimeoutMillis: 8000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 20_000,
      application_name: `parichay-${role}`,
    })
    pool.on('error', (error) => options.log.warn({ err: error, role }, 'database connection lost'))
    // The pool listens to idle connections only: one that breaks between two statements of a transaction would end the process.
    pool.on('connect', (client) => void client.on('error', () => undefined))
    return new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    })
  }
  const app = open('app', options.pool)
  const platform = open('platform', Math.max(2, Math.ceil(options.pool / 2)))
  setLimitSecret(platform, options.secret)
  return {
    app,
    platform,
    inScope: (scope, work) =>
      app.transaction().execute(async (tx) => {
        await sql`select set_config('app.agency_id', ${String(scope.agencyId)}, true)`.execute(tx)
        return work(tx)
      }),
    close: async () => {
      await Promise.all([app.destroy(), platform.destroy()])
    },
  }
}

/** Whether PostgreSQL ended a transaction because others stood in its way: all of it was taken back, and it may be done anew. */
export const isClash = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')

/** Whether an error says that a unique index refused the row. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === index
  )
}
