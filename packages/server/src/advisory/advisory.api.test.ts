import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { sql } from 'kysely'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeAgency, makeStaff, type TestAgency } from '../testing/makers.ts'
import { prepareQueues } from '../platform/queue-tables.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { lookAtPackages } from './jobs.ts'
import type { KnownAdvisories } from './rules.ts'
import { checkPackages, workAdvisories } from './work.ts'

/** Advisories of the registry's own form, by package; what is more of one than the product reads stands there too. */
let advisories: Record<string, object[]> = {}
let mode: 'answer' | 'refuse' | 'redirect' | 'words' | 'list' | 'endless' = 'answer'
const asked: { url: string | undefined; body: unknown; host: string | undefined }[] = []
/** The bulk endpoint of npm: names with versions, gzipped, and advisories for those names that have some. */
const registry = createServer((request, reply) => {
  void buffer(request).then((sent) => {
    const { url, method, headers } = request
    const isGzip = headers['content-encoding'] === 'gzip'
    const body = JSON.parse((isGzip ? gunzipSync(sent) : sent).toString()) as Record<string, string[]>
    asked.push({ url, body, host: headers.host })
    if (mode === 'refuse') return reply.writeHead(503).end()
    if (mode === 'redirect') return reply.writeHead(302, { location: '/elsewhere' }).end()
    if (mode === 'words') return reply.end('<html>Sign in to this network</html>')
    if (mode === 'list') return reply.end('{"fastify": [{"id": 1}]}')
    if (mode === 'endless') {
      const more = () => {
        while (!reply.destroyed && reply.write(' '.repeat(65_536)));
      }
      reply.on('drain', more)
      return more()
    }
    if (method !== 'POST' || url !== '/npm/-/npm/v1/security/advisories/bulk')
      return reply.writeHead(404).end('{}')
    reply.setHeader('content-type', 'application/json')
    return reply.end(
      JSON.stringify(Object.fromEntries(Object.entries(advisories).filter(([name]) => body[name]))),
    )
  })
})
const advisory = (number: string, severity: string, vulnerable_versions = '<6.0.0') => ({
  id: 1_106_913,
  url: `https://github.com/advisories/${number}`,
  title: 'Reads too far',
  severity,
  vulnerable_versions,
  cwe: ['CWE-125'],
  cvss: { score: 7.2, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:H/UI:N/S:U/C:H/I:H/A:H' },
})

let w: TestWorld
let keeper: TestAgency
let other: TestAgency
beforeAll(async () => {
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done))
  const { port } = registry.address() as AddressInfo
  w = await openTestWorld({ ADVISORIES_URL: `http://127.0.0.1:${port}/npm/` })
  keeper = await makeAgency(w, { isSuperAdmin: true })
  other = await makeAgency(w)
})
beforeEach(async () => {
  mode = 'answer'
  advisories = {}
  asked.length = 0
  w.logged.length = 0
  for (const table of ['package_advisory', 'advisory_silence', 'admin_notification'])
    await sql`delete from ${sql.table(table)}`.execute(w.world.database.platform)
})
afterAll(async () => {
  await w.close()
  registry.closeAllConnections()
  registry.close()
})

const packages = () => Promise.resolve({ fastify: ['5.12.8'], 'fast-uri': ['2.4.0', '3.1.0'] })
const look = (known: KnownAdvisories = {}) => checkPackages(w.world, { packages, known })
const later = (days: number) => w.clock.move(days * 86_400_000)
/** Of each agency somebody who has just signed in: sessions end while the days go by. */
const toldTo = async (agency: TestAgency, role: 'admin' | 'creator' = 'admin') => {
  const { client } = await makeStaff(w, role, { agency })
  const { list } = await client.ok(analyticsRoutes.listAdminNotifications, { query: {} })
  return list.filter(({ kind }) => kind === 'advisory').map(({ facts }) => facts)
}
const lines = (message: string) => w.logged.filter((line) => line.includes(message))

test('what runs here is asked for by name and version, and nothing else is said; of nothing found nobody hears', async () => {
  await look()
  expect(asked).toEqual([
    {
      url: '/npm/-/npm/v1/security/advisories/bulk',
      body: await packages(),
      host: expect.stringMatching(/^127\.0\.0\.1:/) as string,
    },
  ])
  expect(await toldTo(keeper)).toEqual([])
  expect(lines('packages were looked up')).toHaveLength(1)
})

test('without packages of a test it asks for those of the lock, and for none that only builds or tests', async () => {
  await checkPackages(w.world)
  const body = asked[0]!.body as Record<string, string[]>
  expect(Object.keys(body).length).toBeGreaterThan(200)
  expect(body).toMatchObject({ fastify: [expect.any(String)], react: [expect.any(String)] })
  expect(['vitest', 'typescript', 'vite', 'oxlint'].filter((name) => body[name])).toEqual([])
  expect(Object.keys(body).filter((name) => name.startsWith('@parichay/'))).toEqual([])
})

test('one that has days left is a line of the log; when they are over the admins of the platform are told, once', async () => {
  advisories = { fastify: [advisory('GHSA-a', 'critical')] }
  const begun = istDay(w.clock.now())
  await look()
  later(7)
  await look()
  expect(await toldTo(keeper)).toEqual([])
  expect(lines('an advisory names a package')).toHaveLength(1)
  later(1)
  await look()
  const facts = {
    advisory: 'GHSA-a',
    package: 'fastify',
    version: '5.12.8',
    severity: 'critical',
    title: 'Reads too far',
    since: begun,
    days: 7,
  }
  expect(await toldTo(keeper)).toEqual([facts])
  expect(await toldTo(keeper, 'creator')).toEqual([])
  expect(await toldTo(other)).toEqual([])
  expect(lines('is past its time')).toHaveLength(1)
  // The same one the next day, and when the bell has long forgotten it.
  later(1)
  await look()
  expect(await toldTo(keeper)).toHaveLength(1)
  await sql`delete from admin_notification`.execute(w.world.database.platform)
  later(100)
  await look()
  expect(await toldTo(keeper)).toEqual([])
  expect(lines('is past its time')).toHaveLength(1)
})

test('a day on which it is not found is no new beginning', async () => {
  const found = { fastify: [advisory('GHSA-b', 'critical')] }
  advisories = found
  await look()
  advisories = {}
  later(4)
  await look()
  advisories = found
  later(4)
  await look()
  expect(await toldTo(keeper)).toHaveLength(1)
})

test('one that whoever made the release looked at has its days from that day on', async () => {
  advisories = { fastify: [advisory('GHSA-c', 'high')], 'fast-uri': [advisory('GHSA-d', 'high')] }
  const daysAgo = (days: number) => addDays(istDay(w.clock.now()), -days)
  const note = 'not reached here'
  await look({ 'GHSA-c': { since: daysAgo(31), note }, 'GHSA-d': { since: daysAgo(29), note } })
  expect((await toldTo(keeper)).map((facts) => facts['advisory'])).toEqual(['GHSA-c'])
})

test('versions that do not run here are no advisory of ours, and one about two packages is one', async () => {
  advisories = {
    fastify: [advisory('GHSA-e', 'low', '<5.0.0'), advisory('GHSA-f', 'low')],
    'fast-uri': [advisory('GHSA-f', 'low'), advisory('GHSA-g', 'moderate', '>=3.0.0 <3.1.1')],
  }
  await look()
  later(91)
  await look()
  const told = (await toldTo(keeper)).map((facts) => `${facts['advisory']} ${facts['version']}`)
  expect(told.toSorted()).toEqual(['GHSA-f 5.12.8', 'GHSA-g 3.1.0'])
})

test('a severity that nobody knows is as grave as any', async () => {
  advisories = { fastify: [advisory('GHSA-h', 'catastrophic')] }
  await look()
  later(8)
  await look()
  expect(await toldTo(keeper)).toMatchObject([{ severity: 'critical' }])
})

test.each(['refuse', 'redirect', 'words', 'list', 'endless'] as const)(
  'a registry that says nothing to be read is logged, and told after three days, once for each time: %s',
  async (how) => {
    mode = how
    await look()
    later(1)
    await look()
    expect(await toldTo(keeper)).toEqual([])
    expect(lines('could not be asked for')).toHaveLength(2)
    later(1)
    await look()
    const silent = { isSilent: true, since: expect.any(String) as string }
    expect(await toldTo(keeper)).toEqual([silent])
    expect(await toldTo(other)).toEqual([])
    later(1)
    await look()
    expect(await toldTo(keeper)).toHaveLength(1)
    if (how === 'redirect') expect(asked.every(({ url }) => url?.endsWith('/bulk'))).toBe(true)
    // It comes back and goes again.
    mode = 'answer'
    later(1)
    await look()
    mode = how
    later(1)
    await look()
    later(1)
    await look()
    expect(await toldTo(keeper)).toHaveLength(1)
    later(1)
    await look()
    expect(await toldTo(keeper)).toHaveLength(2)
  },
)

test('a registry that was away once is no news', async () => {
  advisories = { fastify: [advisory('GHSA-i', 'critical')] }
  await look()
  mode = 'refuse'
  later(4)
  await look()
  mode = 'answer'
  later(4)
  await look()
  expect((await toldTo(keeper)).map((facts) => facts['advisory'])).toEqual(['GHSA-i'])
})

test('a lock that cannot be read is like a registry that does not answer', async () => {
  const gone = { packages: () => Promise.reject(new Error('no such file')) }
  for (let day = 0; day < 3; day += 1) {
    await checkPackages(w.world, gone)
    later(1)
  }
  expect(asked).toEqual([])
  expect(await toldTo(keeper)).toMatchObject([{ isSilent: true }])
})

test('without the setting nobody is asked', async () => {
  const quiet = await openTestWorld()
  await checkPackages(quiet.world, { packages })
  expect(asked).toEqual([])
  await quiet.close()
})

test('the worker looks once a day by itself', async () => {
  await prepareQueues(w.databaseUrl, [lookAtPackages], w.world.log)
  const { platform } = w.world.database
  const { rows } = await sql<{ cron: string; timezone: string }>`select cron, timezone from pgboss.schedule
    where name = ${lookAtPackages.name}`.execute(platform)
  expect(rows).toEqual([{ cron: '25 10 * * *', timezone: 'Asia/Kolkata' }])
  await workAdvisories(w.world)
  await platform.transaction().execute((tx) => w.world.queue.add(tx, lookAtPackages, {}))
  await vi.waitFor(() => expect(lines('packages were looked up')).toHaveLength(1), 15_000)
})
