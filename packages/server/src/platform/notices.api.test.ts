import { randomBytes } from 'node:crypto'
import { createServer, connect, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { makeLog } from './log.ts'
import { migrate } from './migrate.ts'
import { listen, type Notice } from './notices.ts'

test('after a lost database there is one listener again, however many tries failed', async () => {
  // Roles belong to the whole cluster, so every test has the same secret.
  const secret = 'test-secret-0123456789-0123456789-abc'
  const name = `notices_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  await migrate(url.href, secret)

  // A wire between server and listener that can be cut, and then refuses every new connection for a while.
  let cut = false
  const wires = new Set<Socket>()
  const wire = createServer((near) => {
    if (cut) return void near.destroy()
    const far = connect(Number(url.port || 5432), url.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other)
      one.on('error', () => undefined).on('close', () => other.destroy())
    }
    wires.add(near)
  })
  await new Promise<void>((up) => wire.listen(0, '127.0.0.1', up))
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((wire.address() as AddressInfo).port)
  // The wire is a network's: where tests go by a socket of the file system, this one does not.
  through.searchParams.delete('host')

  const heard: Notice[] = []
  const warned: unknown[] = []
  const log = Object.assign(makeLog('silent'), {
    warn: (...said: unknown[]) => void warned.push(said.at(-1)),
  })
  let gaps = 0
  const notices = await listen(
    { url: through.href, secret, log },
    (notice) => heard.push(notice),
    () => gaps++,
  )
  const say = (page: string) => admin.query(`select pg_notify('parichay', $1)`, [JSON.stringify({ page })])
  const listeners = async () =>
    (
      await admin.query(
        `select count(*)::int as n from pg_stat_activity where datname = $1 and application_name = 'parichay-listen'`,
        [name],
      )
    ).rows[0].n as number

  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`select pg_notify('parichay', '{"page":"before"}')`)
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([{ page: 'before' }])
  cut = true
  for (const one of wires) one.destroy()
  await sleep(5000)
  cut = false
  await expect.poll(listeners, { timeout: 15_000, interval: 100 }).toBeGreaterThan(0)
  // Any other try that still hung on would be through by now.
  await sleep(2500)
  expect(await listeners()).toBe(1)
  expect(gaps).toBeGreaterThanOrEqual(2)
  // Two tries at least were refused within these five seconds.
  expect(warned).toEqual(['cannot listen for notices'])
  await client.query(`select pg_notify('parichay', '{"page":"after"}')`)
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBeGreaterThan(1)
  await sleep(300)
  expect(heard).toEqual([{ page: 'before' }, { page: 'after' }])
  await notices.close()
  await expect.poll(listeners, { timeout: 10_000 }).toBe(0)
  await client.end()
  await say('nobody')
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  wire.close()
}, 60_000)
