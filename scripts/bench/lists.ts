import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agencyScope } from '@parichay/server/platform/scope.ts'
import { makeApp } from '@parichay/server/app.ts'
import { jobs } from '@parichay/server/jobs.ts'
import { readConfig } from '@parichay/server/platform/config.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { migrate } from '@parichay/server/platform/migrate.ts'
import { openWorld, type OpenWorld } from '@parichay/server/platform/open.ts'
import { prepareQueues } from '@parichay/server/platform/queue.ts'
import { openSession } from '@parichay/server/platform/session.ts'
import pg from 'pg'
import { ensureDatabase } from '../installation.ts'
import { startPostgres } from '../launcher/postgres.ts'
import { fillLists } from './fill-lists.ts'
import { flatness, median, worstAllowedMs } from './judge-lists.ts'

// npm run bench:lists [-- --sizes=10000,100000] [-- --only=cards] [-- --explain]
const sizesGiven = process.argv.find((word) => word.startsWith('--sizes='))?.slice('--sizes='.length)
const sizes = (sizesGiven ?? '10000,100000,1000000').split(',').map(Number)
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? ''
const showPlans = process.argv.includes('--explain')
const warmUps = 3
const runs = 20

/** Who asks. `madeBy`: somebody who sees what they made, about 20,000 of a million. */
const readers = {
  agency: { host: 'a2.bench', franchiseeId: 102 },
  'big agency': { host: 'a1.bench', franchiseeId: 101, agencyId: 1 },
  madeBy: { host: 'a1.bench', franchiseeId: 201 },
  platform: { host: 'a1.bench', franchiseeId: 101 },
} as const
type Reader = keyof typeof readers

const dashboard = '/api/v1/dashboard'
const everybody: Reader[] = ['agency', 'big agency', 'madeBy', 'platform']
const everything: [name: string, query: Record<string, string>, path?: string][] = [
  ['home screen', {}, dashboard],
  ['first page', {}],
  ['last page', { fromEnd: 'true' }],
  ['page 500, the last with a number', { page: '500' }],
  ['by name', { sort: 'name' }],
  ['by name, last page', { sort: 'name', fromEnd: 'true' }],
  ['by expiry', { sort: 'expiry' }],
  ['oldest first', { sort: 'oldest' }],
  ['100 rows', { pageSize: '100' }],
  ['search, many hits (“traders”)', { search: 'traders' }],
  ['search, last page of many hits', { search: 'traders', fromEnd: 'true' }],
  ['search, some hits (“sharma sweets 7”)', { search: 'sharma sweets 7' }],
  ['search, Hindi (“मिठाई”)', { search: 'मिठाई' }],
  ['search, rare (a phone number)', { search: '98765 43' }],
  ['search, no hits', { search: 'zyxwv' }],
  ['search, two letters', { search: 'pa' }],
  ['search, two letters, no hits', { search: 'zq' }],
  ['search by name order', { search: 'patel', sort: 'name' }],
  ['subscribed', { subscription: 'subscribed' }],
  ['not subscribed', { subscription: 'not-subscribed' }],
  ['expiring', { subscription: 'expiring' }],
  ['expiring, soonest first', { subscription: 'expiring', sort: 'expiry' }],
  ['on trial', { subscription: 'trial' }],
  ['in grace', { subscription: 'grace' }],
  ['expired', { subscription: 'expired' }],
  ['greetings on', { imagePost: 'enabled' }],
  ['greetings off', { imagePost: 'disabled' }],
  ['category', { category: 'Doctor' }],
  ['category, last page', { category: 'Doctor', fromEnd: 'true' }],
  ['category that nobody has', { category: 'Astrology' }],
  ['origin', { origin: 'creator' }],
  ['origin that nobody has', { origin: 'import' }],
  ['with a card', { hasCard: 'true' }],
  ['without a card', { hasCard: 'false' }],
  ['search + category + expired', { search: 'sharma', category: 'Doctor', subscription: 'expired' }],
  ...(
    [
      ['first page', {}],
      ['last page', { fromEnd: 'true' }],
      ['page 500', { page: '500' }],
      ['by name', { sort: 'name' }],
      ['by name, last page', { sort: 'name', fromEnd: 'true' }],
      ['by expiry', { sort: 'expiry' }],
      ['search, many hits', { search: 'traders' }],
      ['search, by name', { search: 'patel', sort: 'name' }],
      ['search, no hits', { search: 'zyxwv' }],
      ['search, two letters', { search: 'pa' }],
      ['company name', { search: 'sharma sweets 7', searchBy: 'companyName' }],
      ['business name, Hindi', { search: 'मिठाई', searchBy: 'businessName' }],
      ['phone', { search: '98765 43', searchBy: 'registeredPhoneNumber' }],
      ['card id', { search: 'card-77', searchBy: 'cardId' }],
      ['card id that nobody has', { search: 'traders', searchBy: 'cardId' }],
      ['design', { search: 'thali', searchBy: 'templateCode' }],
      ['design that nobody has', { search: 'zari', searchBy: 'templateCode' }],
      ['paused', { status: 'INACTIVE' }],
      ['finished', { done: 'done' }],
      ['not finished, by name', { done: 'not-done', sort: 'name' }],
    ] as [string, Record<string, string>][]
  ).map(([name, query]): [string, Record<string, string>, string] => [
    `cards: ${name}`,
    query,
    '/api/v1/getcardlist',
  ]),
  ...(
    [
      ['first page', {}],
      ['later', { before: '5000' }],
      ['one star', { stars: '1' }],
      ['search, many hits', { search: 'sharma' }],
      ['search, no hits', { search: 'zyxwv' }],
    ] as [string, Record<string, string>][]
  ).map(([name, query]): [string, Record<string, string>, string] => [
    `feedback: ${name}`,
    query,
    '/api/v1/feedback',
  ]),
]

const cases = everything.filter(([name]) => name.startsWith(only))

type Measured = { reader: Reader; name: string; ms: Map<number, number>; plans: string[] }

const dataFolder = mkdtempSync(join(tmpdir(), 'parichay-bench-lists-'))
chmodSync(dataFolder, 0o711)
const postgres = await startPostgres({
  dataFolder,
  settings: {
    shared_buffers: '1GB',
    fsync: 'off',
    full_page_writes: 'off',
    max_wal_size: '4GB',
    autovacuum: 'off',
  },
})
const table: Measured[] = everybody.flatMap((reader) =>
  cases.map(([name]) => ({ reader, name, ms: new Map<number, number>(), plans: [] })),
)
let failed = false
let ended = false
async function end() {
  if (ended) return
  ended = true
  await postgres.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().then(() => process.exit(1)))
try {
  for (const size of sizes) await measureAt(size)
  print()
} finally {
  await end()
}
process.exit(failed ? 1 : 0)

async function measureAt(size: number) {
  const url = await ensureDatabase(postgres.adminUrl, `lists_${size}`)
  const config = readConfig({
    PARICHAY_MODE: 'test',
    PARICHAY_SECRET: 'benchmark '.repeat(4),
    DATABASE_URL: url,
    DATA_FOLDER: dataFolder,
    PUBLIC_PROTOCOL: 'http',
    RUN_WORKER: 'false',
    LOG_LEVEL: 'error',
    PORT: '3400',
  })
  const log = makeLog('error')
  const began = performance.now()
  await migrate(url, config.secret)
  await prepareQueues(url, jobs, log)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await fillLists(client, size)
  console.error(
    `${size.toLocaleString('en-IN')} businesses filled in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  const world = await openWorld(config, { log })
  try {
    await measureReaders(world, size)
    if (size === Math.max(...sizes)) await checkPlans(world, client)
  } finally {
    await world.close()
    await client.query('select 1')
    await client.end()
  }
}

async function measureReaders(world: OpenWorld, size: number) {
  const app = await makeApp(world)
  for (const reader of everybody) {
    const cookie = await signIn(world, reader)
    for (const [name, query, path] of cases) {
      const row = table.find((one) => one.reader === reader && one.name === name)!
      const times: number[] = []
      for (let run = -warmUps; run < runs; run += 1) {
        const start = performance.now()
        const answer = await app.inject({
          url: addressOf(reader, query, path),
          headers: { host: readers[reader].host, cookie },
        })
        if (run >= 0) times.push(performance.now() - start)
        if (answer.statusCode !== 200) throw new Error(`${reader}, ${name}: ${answer.body}`)
      }
      row.ms.set(size, median(times))
    }
  }
  await app.close()
}

/** The address of a call; a platform reader may look at one agency. */
function addressOf(reader: Reader, query: Record<string, string>, path?: string): string {
  if (path === dashboard) return path
  return `${path ?? '/api/v1/business'}?${new URLSearchParams(queryOf(reader, query)).toString()}`
}

function queryOf(reader: Reader, query: Record<string, string>): Record<string, string> {
  const asked = readers[reader]
  return 'agencyId' in asked ? { ...query, agencyId: String(asked.agencyId) } : query
}

async function signIn(world: OpenWorld, reader: Reader): Promise<string> {
  const { host, franchiseeId } = readers[reader]
  const agency = await world.hosts.find(host)
  const scope = agencyScope(agency!.agencyId)
  const session = {
    kind: 'staff',
    userId: null,
    franchiseeId,
    authVersion: 1,
    device: 'bench',
    ip: '127.0.0.1',
  } as const
  const { token } = await world.database.inScope(scope, (tx) =>
    openSession(tx, scope, session, world.clock()),
  )
  return `__Host-s=${token}`
}

/** Runs every case once more with the statements written down, and asks PostgreSQL how it answers each. */
async function checkPlans(world: OpenWorld, client: pg.Client) {
  const { rows } = await client.query<{ on: string }>(
    "select setting as on from pg_settings where name = 'jit'",
  )
  console.error(`jit is ${rows[0]?.on}`)
  const seen: { sql: string; values: unknown[] }[] = []
  const restore = tapQueries(seen)
  const app = await makeApp(world)
  for (const reader of everybody) {
    const cookie = await signIn(world, reader)
    for (const [name, query, path] of cases) {
      seen.length = 0
      await app.inject({
        url: addressOf(reader, query, path),
        headers: { host: readers[reader].host, cookie },
      })
      const asked = seen.filter(({ sql }) => /from "?(business|card|feedback)\b/.test(sql))
      const row = table.find((one) => one.reader === reader && one.name === name)!
      row.plans = await explain(client, asked, reader, path !== dashboard)
    }
  }
  restore()
  await app.close()
}

/** Writes down every statement that node-postgres sends from now on. */
function tapQueries(seen: { sql: string; values: unknown[] }[]) {
  const original = pg.Client.prototype.query as (...given: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [text, values] = given
    if (typeof text === 'string') seen.push({ sql: text, values: Array.isArray(values) ? values : [] })
    return original.apply(this, given)
  } as never
  return () => {
    pg.Client.prototype.query = original as never
  }
}

async function explain(
  client: pg.Client,
  asked: { sql: string; values: unknown[] }[],
  reader: Reader,
  isList: boolean,
): Promise<string[]> {
  const plans: string[] = []
  for (const { sql, values } of asked) {
    const choosing = isList && !/"document"|"agency"/.test(sql)
    const all = 'agencyId' in readers[reader] || reader === 'platform'
    await client.query('begin')
    await client.query(`set local role ${choosing || all ? 'parichay_super' : 'parichay_app'}`)
    await client.query("select set_config('app.agency_id', $1, true)", [
      String(readers[reader].franchiseeId % 100),
    ])
    if (choosing)
      await client.query(
        "select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', $1, true)",
        [/\bhits\b|\bcapped\b|"feedback"/.test(sql) ? 'on' : 'off'],
      )
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off, timing off) ${sql}`,
      values,
    )
    await client.query('rollback')
    plans.push(rows.map((line) => line['QUERY PLAN']).join('\n'))
  }
  return plans
}

function print() {
  const heads = sizes.map((size) => `${size / 1000} k`.padStart(8)).join('')
  for (const reader of everybody) {
    console.log(`\n${reader.padEnd(40)}${heads}   times   ms, median of ${runs}`)
    for (const { name, ms, plans } of table.filter((one) => one.reader === reader)) {
      const grown = flatness(ms, sizes)
      const sequential = plans.some((plan) =>
        /Seq Scan on (business|card|card_visit|feedback|app_user|document)/.test(plan),
      )
      const slow = [...ms.values()].some((one) => one > worstAllowedMs)
      const faults = [
        slow && `over ${worstAllowedMs} ms`,
        grown > 3 && 'not flat',
        sequential && 'sequential scan',
      ].filter(Boolean)
      if (faults.length > 0) failed = true
      const cells = sizes.map((size) => ms.get(size)!.toFixed(1).padStart(8)).join('')
      console.log(`  ${name.padEnd(38)}${cells}${grown.toFixed(1).padStart(8)}   ${faults.join(', ')}`)
      if (showPlans && faults.length > 0) console.log(plans.join('\n\n'))
    }
  }
  console.log(
    failed
      ? '\nBelow the bar.'
      : `\nEvery list answers within ${worstAllowedMs} ms, flat, without a sequential scan.`,
  )
}
