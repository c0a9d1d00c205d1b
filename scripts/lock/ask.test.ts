import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRegistry } from './ask.ts'

/** What the registry knows, by package; tests change it. */
let advisories: Record<string, object[]> = {}
const asked: { url: string; body: unknown }[] = []
/** npm’s own protocol: what is known of these versions, in one gzipped question, and the page of a package. */
const registry = createServer((request, reply) => {
  void buffer(request).then((sent) => {
    const { url = '', method, headers } = request
    const raw = headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent
    const body = (raw.length > 0 ? JSON.parse(raw.toString()) : null) as Record<string, string[]> | null
    asked.push({ url, body })
    reply.setHeader('content-type', 'application/json')
    if (method === 'POST' && url === '/-/npm/v1/security/advisories/bulk')
      return reply.end(
        JSON.stringify(Object.fromEntries(Object.entries(advisories).filter(([name]) => body?.[name]))),
      )
    const name = url.slice(1)
    const versions = { '1.0.0': { name, version: '1.0.0' } }
    return method === 'GET' && /^[\w-]+$/.test(name)
      ? reply.end(JSON.stringify({ name, versions, 'dist-tags': { latest: '1.0.0' } }))
      : reply.writeHead(404).end('{}')
  })
})
const folder = mkdtempSync(join(tmpdir(), 'parichay-audit-'))
let env: NodeJS.ProcessEnv
const envAt = (address: string) => ({
  PATH: process.env['PATH'],
  HOME: folder,
  npm_config_registry: address,
  npm_config_cache: join(folder, 'cache'),
  npm_config_update_notifier: 'false',
})
beforeAll(async () => {
  const dependencies = { 'left-pad': '1.0.0', 'right-pad': '1.0.0' }
  const about = { name: 'shop', version: '1.0.0' }
  const locked = (name: string) => ({
    version: '1.0.0',
    resolved: `https://registry.npmjs.org/${name}/-/${name}-1.0.0.tgz`,
  })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...about, dependencies }))
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      ...about,
      lockfileVersion: 3,
      packages: {
        '': { ...about, dependencies },
        ...Object.fromEntries(
          Object.keys(dependencies).map((name) => [`node_modules/${name}`, locked(name)]),
        ),
      },
    }),
  )
  await once(registry.listen(0, '127.0.0.1'), 'listening')
  env = envAt(`http://127.0.0.1:${(registry.address() as AddressInfo).port}/`)
})
afterAll(() => {
  registry.close()
  rmSync(folder, { recursive: true, force: true })
})

const advisory = (number: string, severity: string) => ({
  id: 1,
  url: `https://github.com/advisories/${number}`,
  title: 'Reads too far',
  severity,
  vulnerable_versions: '<2.0.0',
})
const today = () => new Date().toISOString().slice(0, 10)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('each package of the lock is asked for with its version, and what is known of none is fine', async () => {
  advisories = {}
  expect(await askRegistry(folder, {}, env)).toEqual({ faults: [], waiting: [] })
  expect(asked.find(({ url }) => url.endsWith('/bulk'))?.body).toEqual({
    'left-pad': ['1.0.0'],
    'right-pad': ['1.0.0'],
  })
})

test('an advisory that nobody looked at, or whose time is over, is a fault; one that has time waits', async () => {
  advisories = { 'left-pad': [advisory('GHSA-a', 'critical')], 'right-pad': [advisory('GHSA-b', 'high')] }
  const judged = async (known: Parameters<typeof askRegistry>[1]) => {
    const { faults, waiting } = (await askRegistry(folder, known, env))!
    return { faults: faults.map((one) => one.slice(0, 6)), waiting: waiting.map((one) => one.slice(0, 6)) }
  }
  expect(await judged({})).toEqual({ faults: ['GHSA-a', 'GHSA-b'], waiting: [] })
  const note = 'not reached here'
  const seen = { 'GHSA-a': { since: daysAgo(8), note }, 'GHSA-b': { since: daysAgo(8), note } }
  expect(await judged(seen)).toEqual({ faults: ['GHSA-a'], waiting: ['GHSA-b'] })
  const fresh = { ...seen, 'GHSA-a': { since: today(), note } }
  expect(await judged(fresh)).toEqual({ faults: [], waiting: ['GHSA-a', 'GHSA-b'] })
}, 60_000)

test('a registry that does not answer, or answers with something else, says nothing', async () => {
  expect(await askRegistry(folder, {}, envAt('http://127.0.0.1:1/'))).toBe(null)
}, 60_000)

test('a production build is refused for such a package before anything is built', async () => {
  const name = 'kysely'
  advisories = { [name]: [{ ...advisory('GHSA-c', 'high'), vulnerable_versions: '*' }] }
  const script = resolve(import.meta.dirname, '../build.ts')
  const build = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = text(build.stderr)
  const [code] = (await once(build, 'close')) as [number]
  expect([code, await said]).toEqual([
    1,
    expect.stringMatching(/^GHSA-c \(high\) kysely[^]*Not built: 1 to do/),
  ])
}, 60_000)
