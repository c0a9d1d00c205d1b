import { makeLog } from '@parichay/server/platform/log.ts'
import { migrate } from '@parichay/server/platform/migrate.ts'
import { openDatabase } from '@parichay/server/platform/db.ts'
import { testSecret } from '@parichay/server/testing/database.ts'
import { sql } from 'kysely'
import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type RunningPostgres } from './launcher/postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'parichay-certificates-'))
const at = (name: string) => join(folder, name)
let postgres: RunningPostgres
let admin: pg.Client
/** Whose the cluster is: PostgreSQL takes no key that somebody else may read. */
let uid: number

/** A certificate that is its own authority, as `<name>.crt` and `<name>.key`. */
async function make(name: string, commonName: string): Promise<void> {
  const made = await generate([{ name: 'commonName', value: commonName }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  } as never)
  writeFileSync(at(`${name}.crt`), made.cert)
  writeFileSync(at(`${name}.key`), made.private, { mode: 0o600 })
}
function hand(name: string, text: string): void {
  writeFileSync(at(name), text)
  chownSync(at(name), uid, statSync(folder).gid)
}
const addressOf = (certificate: string) =>
  `postgres://owner_by_certificate@127.0.0.1:${postgres.port}/by_certificate?sslmode=verify-full` +
  `&sslrootcert=${at('server.crt')}&sslcert=${at(`${certificate}.crt`)}&sslkey=${at(`${certificate}.key`)}`
/** Who one is to the database, or why one is nobody. */
async function whoAt(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query('select current_user as who')).rows[0].who
  } catch (error) {
    return String(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

beforeAll(async () => {
  chmodSync(folder, 0o711)
  await (await startPostgres({ dataFolder: folder })).stop()
  uid = statSync(at('postgres')).uid
  await make('server', 'localhost')
  await make('first', 'parichay')
  await make('second', 'parichay')
  await make('stranger', 'somebody')
  chownSync(at('server.key'), uid, statSync(folder).gid)
  const names = ['owner_by_certificate', 'parichay_app', 'parichay_super']
  hand('ident.conf', names.map((name) => `installation parichay ${name}\n`).join(''))
  hand(
    'hba.conf',
    `hostssl all ${names.join(',')} 127.0.0.1/32 cert map=installation
    host all ${names.join(',')} 127.0.0.1/32 reject\nlocal all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n`,
  )
  copyFileSync(at('first.crt'), at('authorities.crt'))
  postgres = await startPostgres({
    dataFolder: folder,
    settings: {
      ssl: 'on',
      ssl_cert_file: at('server.crt'),
      ssl_key_file: at('server.key'),
      ssl_ca_file: at('authorities.crt'),
      hba_file: at('hba.conf'),
      ident_file: at('ident.conf'),
      fsync: 'off',
    },
  })
  admin = new pg.Client({ connectionString: postgres.adminUrl })
  await admin.connect()
  await admin.query('create role owner_by_certificate login createrole createdb')
  await admin.query('create database by_certificate owner owner_by_certificate')
}, 60_000)
afterAll(async () => {
  await admin.end()
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

test('the owner and both roles sign in to the database by a certificate, without any password, and go on with the next one', async () => {
  copyFileSync(at('first.crt'), at('ours.crt'))
  copyFileSync(at('first.key'), at('ours.key'))
  expect((await migrate(addressOf('ours'), testSecret)).length).toBeGreaterThan(100)
  const options = { url: addressOf('ours'), secret: testSecret, pool: 1, log: makeLog('silent') }
  const database = openDatabase(options)
  const whoAmI = async (role: 'app' | 'platform') =>
    (await sql<{ who: string }>`select current_user as who`.execute(database[role])).rows[0]?.who
  expect([await whoAmI('app'), await whoAmI('platform')]).toEqual(['parichay_app', 'parichay_super'])

  // Renewed as an agent does it: another pair under the same names, and the old one is of no use any more.
  copyFileSync(at('second.crt'), at('ours.crt'))
  copyFileSync(at('second.key'), at('ours.key'))
  copyFileSync(at('second.crt'), at('authorities.crt'))
  await admin.query('select pg_reload_conf()')
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename like 'parichay_%'`)
  await expect
    .poll(() => Promise.all([whoAmI('app'), whoAmI('platform')]).catch(String), { timeout: 10_000 })
    .toEqual(['parichay_app', 'parichay_super'])
  expect(await whoAt(addressOf('first'))).toMatch(/unknown ca|certificate|self.signed/i)
  await database.close()
}, 120_000)

test('no certificate, or one of another name, is nobody, whatever password comes with it', async () => {
  expect(await whoAt(addressOf('stranger'))).toMatch(/unknown ca|certificate|self.signed/i)
  const without = new URL(addressOf('second'))
  without.searchParams.delete('sslcert')
  without.searchParams.delete('sslkey')
  without.password = 'anything'
  expect(await whoAt(without.href)).toMatch(/certificate/i)
  await admin.query(`alter role owner_by_certificate password 'hush'`)
  without.password = 'hush'
  expect(await whoAt(without.href)).toMatch(/certificate/i)
  without.searchParams.set('sslmode', 'disable')
  expect(await whoAt(without.href)).toMatch(/reject/)
})
