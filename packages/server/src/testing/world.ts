import { startSandbox, type Sandbox } from '@parichay/sandbox/sandbox.ts'
import type { FastifyInstance } from 'fastify'
import { mkdtempSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { makeApp } from '../app.ts'
import { readConfig } from '../platform/config.ts'
import { makeLog } from '../platform/log.ts'
import { type OpenWorld, openWorld } from '../platform/open.ts'
import { cloneDatabase, testSecret } from './database.ts'
import { watchEntries } from './entries.ts'

/** A clock that tests move. */
export type TestClock = { now(): Date; move(ms: number): void }

/** A whole server in a small world of its own: real PostgreSQL, real files, the sandbox outside, a clock that is moved. */
export type TestWorld = {
  world: OpenWorld
  app: FastifyInstance
  sandbox: Sandbox
  clock: TestClock
  databaseUrl: string
  /** Which calls of staff succeeded, and whether each left an entry in the log of activity. */
  deeds: ReturnType<typeof watchEntries>
  /** Every line that was logged, from debug on. */
  logged: string[]
  /** Another instance of the server on the same database, as a second machine would be. */
  openTwin(): Promise<{ world: OpenWorld; app: FastifyInstance; close(): Promise<void> }>
  /** Empties the counters of all limits. */
  forgetLimits(): Promise<void>
  close(): Promise<void>
}

const templates = {
  otp: '##VAR1## is your code for ##VAR2##.',
  notice: 'Your ##VAR1## at ##VAR2##.',
  invite: '##VAR1## invites you to ##VAR2####VAR3##.',
  reminder: '##VAR1##: the plan of your card at ##VAR2## ##VAR3##.',
  'reminder-hi': '##VAR1##: ##VAR2## पर आपका प्लान ##VAR3##।',
}

/** Opens a world; `env` changes settings, as the environment does. Close it after the last test of the file. */
export async function openTestWorld(env: Record<string, string> = {}): Promise<TestWorld> {
  refuseOutgoing()
  const [database, sandbox] = await Promise.all([
    cloneDatabase(inject('adminUrl')),
    startSandbox({ authKey: 'sandbox', templates }),
  ])
  const folder = mkdtempSync(join(tmpdir(), 'parichay-world-'))
  const clock = makeClock()
  const logged: string[] = []
  const config = readConfig({
    PARICHAY_MODE: 'test',
    DATABASE_URL: database.url,
    PARICHAY_SECRET: testSecret,
    DATA_FOLDER: folder,
    MSG91_URL: new URL(sandbox.smsUrl).origin,
    MSG91_AUTHKEY: 'sandbox',
    MSG91_OTP_TEMPLATE: 'otp',
    MSG91_NOTICE_TEMPLATE: 'notice',
    MSG91_INVITE_TEMPLATE: 'invite',
    MSG91_REMINDER_TEMPLATE: 'reminder',
    MSG91_REMINDER_TEMPLATE_HI: 'reminder-hi',
    SMTP_URL: sandbox.smtpUrl,
    PAYMENT_API_URL: sandbox.url,
    PAYMENT_CHECKOUT_URL: `${sandbox.url}/v1/checkout.js`,
    RUN_WORKER: 'false',
    LIMIT_FACTOR: '1',
    DATABASE_POOL: '6',
    ...env,
  })
  const log = makeLog('debug', { write: (line) => void logged.push(line) })
  const open = async () => {
    const world = await openWorld(config, { clock: clock.now, log })
    const app = await makeApp(world)
    const deeds = watchEntries(app)
    await app.ready()
    return { world, app, deeds }
  }
  const { world, app, deeds } = await open()
  return {
    world,
    app,
    sandbox,
    clock,
    logged,
    deeds,
    databaseUrl: database.url,
    async openTwin() {
      const twin = await open()
      return { ...twin, close: () => twin.app.close().then(twin.world.close) }
    },
    forgetLimits: async () => void (await sql`delete from rate_limit`.execute(world.database.platform)),
    async close() {
      await app.close()
      await world.close()
      await sandbox.stop()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Stands still at the beginning of an hour, but for a millisecond a glance, so that things have an order. */
function makeClock(): TestClock {
  let time = Date.parse('2026-03-10T04:00:00Z')
  return {
    now: () => new Date(time++),
    move: (ms) => void (time += ms),
  }
}

const connect = Socket.prototype.connect
const loopback = /^(127\.0\.0\.1|::1|localhost)$/

/** Any connection that leaves this machine fails, and with it the test that caused it. */
function refuseOutgoing(): void {
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const [first] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args
    const host =
      typeof first === 'object' && first !== null && 'host' in first
        ? String(first.host)
        : typeof args[1] === 'string'
          ? args[1]
          : 'localhost'
    if (!loopback.test(host))
      throw new Error(`A test tried to reach ${host}: outside services are played by the sandbox`)
    return connect.apply(this, args as never)
  } as typeof connect
}
