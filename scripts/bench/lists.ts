import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepAnswers } from '@parichay/server/analytics/insights/usecase.kept.ts'
import { agencyScope } from '@parichay/server/platform/scope.ts'
import { makeApp } from '@parichay/server/app.ts'
import { jobs } from '@parichay/server/jobs.ts'
import { readConfig } from '@parichay/server/platform/config.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { migrate } from '@parichay/server/platform/migrate.ts'
import { openWorld, type OpenWorld } from '@parichay/server/platform/open.ts'
import { prepareQueues } from '@parichay/server/platform/queue-tables.ts'
import { linkCategories } from '@parichay/server/link-store/fixtures.ts'
import { fillLinkStore } from '@parichay/server/link-store/store.ts'
import { openSession } from '@parichay/server/platform/session.ts'
import pg from 'pg'
import { ensureDatabase } from '../installation.ts'
import { startPostgres } from '../launcher/postgres.ts'
import { tablesOfBusinesses } from '../scale/fill.ts'
import { tablesOfDesk } from '../scale/fill-desk.ts'
import { tablesOfMoney } from '../scale/fill-money.ts'
import { fillLists } from './fill-lists.ts'
import { readArguments, usage } from './list-arguments.ts'
import { callOf, insights, isReportCount, mayAsk, readers, type Reader } from './list-cases.ts'
import { explain, type Sent, tapQueries } from './list-plans.ts'
import {
  flatness,
  insightsAllowedMs,
  median,
  share,
  slowestAllowedMs,
  worstAllowedMs,
} from './judge-lists.ts'

const { sizes, readers: asking, cases, showPlans, quick, kept } = readOrSay()
const warmUps = 3
/** Tables that grow with what customers do; small ones may be read whole. */
const growing = [...tablesOfBusinesses, ...tablesOfMoney, ...tablesOfDesk].filter(
  (table) => !['image_category', 'image_post', 'commission_payout', 'bulk_job', 'month_bill'].includes(table),
)
const bigTables = new RegExp(`(?:from|join) "?(?:${growing.join('|')})\\b`)
const wholeWalk = new RegExp(`Seq Scan on (?:${growing.join('|')})\\b`)
/** Of one client; the slowest of a hundred is its p99. */
const runs = quick ? 9 : 100
const crowd = 50
/** Crowds of the last size: two make a hundred times, as one client's. */
const crowds = 2

/** Times in ms by size: the middle and the slowest of a hundred of one client, and of fifty at once. */
type Measured = {
  reader: Reader
  name: string
  path: string
  ms: Map<number, number>
  p99: Map<number, number>
  crowd: Map<number, number>
  crowdP99: Map<number, number>
  /** Of insights: how long whoever asks first waits, where the answer was not kept. */
  waited?: number
  /** How many of the fifty were told that the service is busy. */
  refused: number
  plans: string[]
}

const dataFolder = kept ?? mkdtempSync(join(tmpdir(), 'parichay-bench-lists-'))
mkdirSync(dataFolder, { recursive: true })
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
const table: Measured[] = asking.flatMap((reader) =>
  cases
    .filter(([, , path]) => mayAsk(reader, path))
    .map(([name, , path]) => ({
      reader,
      name,
      path,
      ms: new Map<number, number>(),
      p99: new Map<number, number>(),
      crowd: new Map<number, number>(),
      crowdP99: new Map<number, number>(),
      refused: 0,
      plans: [],
    })),
)
let failed = false
let ended = false
async function end() {
  if (ended) return
  ended = true
  await postgres.stop()
  if (!kept) rmSync(dataFolder, { recursive: true, force: true })
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

function readOrSay() {
  try {
    return readArguments(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
}

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
  const changes = await migrate(url, config.secret)
  await prepareQueues(url, jobs, log)
  const client = new pg.Client({ connectionString: url })
  // Where filling fails, the database stops under this connection: what failed is to be read, not that.
  client.on('error', () => undefined)
  await client.connect()
  const { rowCount: isFilled } = await client.query('select 1 from business limit 1')
  if (!isFilled) await fillLists(client, size)
  // Nobody else does in a database that was kept: a table written anew has no map of what is visible, a new column no statistics.
  else if (changes.length > 0) await client.query('vacuum analyze')
  console.error(
    `${size.toLocaleString('en-IN')} businesses ${isFilled ? 'found' : 'filled'} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  const world = await openWorld(config, { log })
  if (!isFilled)
    await world.database.platform.transaction().execute((tx) => fillLinkStore(tx, linkCategories))
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
  let isKept = false
  for (const reader of asking) {
    const cookie = await signIn(world, reader)
    for (const [name, query, path] of cases) {
      const row = table.find((one) => one.reader === reader && one.name === name)
      if (!row) continue
      if (path.startsWith(insights) && !isKept) {
        // As the worker of an installation does every ten minutes.
        await keepAnswers(world)
        isKept = true
      }
      const ask = async () => {
        const start = performance.now()
        const answer = await app.inject({
          url: addressOf(reader, query, path),
          headers: { host: readers[reader].host, cookie },
        })
        if (answer.statusCode === 503) return Infinity
        if (answer.statusCode !== 200) throw new Error(`${reader}, ${name}: ${answer.body}`)
        return performance.now() - start
      }
      const first = await ask()
      if (path.startsWith(insights)) row.waited = first
      for (let n = 1; n < warmUps; n += 1) await ask()
      const times: number[] = []
      for (let n = 0; n < runs; n += 1) times.push(await ask())
      row.ms.set(size, median(times))
      row.p99.set(size, share(times, 0.99))
      console.error(`  ${reader}, ${name}: ${median(times).toFixed(1)} ms`)
      if (quick || size < Math.max(...sizes)) continue
      const together: number[] = []
      for (let n = 0; n < crowds; n += 1)
        together.push(...(await Promise.all(Array.from({ length: crowd }, ask))))
      row.refused = together.filter((ms) => ms === Infinity).length
      row.crowd.set(size, median(together))
      row.crowdP99.set(size, share(together, 0.99))
    }
  }
  await app.close()
}

/** The address of a call, with whom this reader names; a platform reader may look at one agency. */
function addressOf(reader: Reader, query: Record<string, string>, path: string): string {
  const asked = readers[reader]
  const named = (text: string) =>
    text.replaceAll(/\{(business|job|person)\}/g, (_, one: keyof typeof asked.one) => asked.one[one])
  const takes = callOf(path).query?.shape ?? {}
  const whose = 'agencyId' in asked && 'agencyId' in takes ? { agencyId: String(asked.agencyId) } : {}
  const words = new URLSearchParams()
  for (const [key, value] of Object.entries({ ...query, ...whose })) words.set(key, named(value))
  return `${named(path)}?${words.toString()}`
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
  const seen: Sent[] = []
  const restore = tapQueries(seen)
  const app = await makeApp(world)
  await client.query('delete from insight_answer')
  for (const reader of asking) {
    const cookie = await signIn(world, reader)
    for (const [name, query, path] of cases) {
      const row = table.find((one) => one.reader === reader && one.name === name)
      if (!row) continue
      seen.length = 0
      await app.inject({
        url: addressOf(reader, query, path),
        headers: { host: readers[reader].host, cookie },
      })
      const asked = seen.filter(({ sql }) => bigTables.test(sql))
      row.plans = await explain(client, asked)
    }
  }
  restore()
  await app.close()
}

function print() {
  const last = Math.max(...sizes)
  const heads = sizes.map((size) => `${size / 1000} k`.padStart(8)).join('')
  for (const reader of asking) {
    console.log(
      `\n${reader.padEnd(44)}${heads}     p99     ${crowd}×     p99  times   ms: median and p99 of ${runs}, of one client and of ${crowd} at once`,
    )
    for (const row of table.filter((one) => one.reader === reader)) {
      const faults = faultsOf(row)
      if (faults.length > 0) failed = true
      const cells = [
        ...sizes.map((size) => row.ms.get(size)),
        row.p99.get(last),
        row.crowd.get(last),
        row.crowdP99.get(last),
      ]
        .map((ms) => (ms ?? NaN).toFixed(1).padStart(8))
        .join('')
      const grown = flatness(row.ms, sizes).toFixed(1)
      console.log(
        `  ${row.name.padEnd(42)}${cells}${grown.padStart(7)}   ${[...faults, ...waitedOf(row)].join(', ')}`,
      )
      if (showPlans && faults.length > 0) console.log(row.plans.join('\n\n'))
    }
  }
  console.log(
    failed
      ? '\nBelow the bar.'
      : `\nEvery list answers within ${worstAllowedMs} ms (insights and the number of a report's rows: ${insightsAllowedMs}), flat, without a sequential scan.`,
  )
}

function waitedOf({ waited }: Measured): string[] {
  return waited === undefined ? [] : [`first asked: ${waited.toFixed(0)} ms`]
}

function faultsOf({ path, ms, p99, refused, plans }: Measured): string[] {
  const comesLater = path.startsWith(insights) || isReportCount(path)
  const [middle, slowest] = comesLater
    ? [insightsAllowedMs, insightsAllowedMs]
    : [worstAllowedMs, slowestAllowedMs]
  const walksAll = plans.some((plan) => wholeWalk.test(plan))
  const faults = [
    [...ms.values()].some((one) => one > middle) && `over ${middle} ms`,
    [...p99.values()].some((one) => one > slowest) && `p99 over ${slowest} ms`,
    !comesLater && flatness(ms, sizes) > 3 && 'not flat',
    walksAll && 'sequential scan',
    refused > 0 && `${refused} of ${crowd} at once refused`,
  ]
  return faults.filter((fault) => fault !== false)
}
