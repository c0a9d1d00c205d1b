import { jobs } from '@parichay/server/jobs.ts'
import { readConfig } from '@parichay/server/platform/config.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { migrate } from '@parichay/server/platform/migrate.ts'
import { openWorld } from '@parichay/server/platform/open.ts'
import { prepareQueues } from '@parichay/server/platform/queue-tables.ts'
import { fillReference } from '@parichay/server/reference.ts'
import type { Message } from '@parichay/sandbox/inbox.ts'
import type { World } from '@parichay/server/platform/world.ts'
import type { ProviderOptions } from '@parichay/sandbox/provider/provider.ts'
import { startSandbox, type Sandbox } from '@parichay/sandbox/sandbox.ts'
import pg from 'pg'
import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { smsTemplates } from '../../scripts/demo.ts'
import { seedDemo } from '../../scripts/demo/seed.ts'
import { ensureDatabase } from '../../scripts/installation.ts'
import { startPostgres } from '../../scripts/launcher/postgres.ts'
import { freePort } from '../../scripts/launcher/processes.ts'

export type Victim = 'web' | 'worker' | 'postgres'
export type Fall = { victim: Victim; backMs: number }

const repository = resolve(import.meta.dirname, '../..')
const mains = { web: 'packages/server/src/main-web.ts', worker: 'packages/server/src/main-worker.ts' }

type Wishes = {
  /** Settings beside the usual ones; given the address of the stand-ins. */
  env?: (sandboxUrl: string) => Record<string, string>
  /** A module that both processes load first. */
  preload?: string
  provider?: ProviderOptions
  /** What else has to be there before the servers start. */
  prepare?: (world: World, sandbox: Sandbox, port: number) => Promise<void>
}

/** The product as separate processes, each started again whenever it ends, with PostgreSQL under our launcher. */
export async function setStage(wishes: Wishes = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'parichay-chaos-'))
  chmodSync(folder, 0o711)
  const secret = 'chaos-secret-0123456789-0123456789-0'
  const postgres = await startPostgres({ dataFolder: folder })
  const databaseUrl = await ensureDatabase(postgres.adminUrl, 'parichay')
  const sandbox = await startSandbox({
    authKey: 'sandbox',
    templates: smsTemplates,
    ...(wishes.provider && { provider: wishes.provider }),
  })
  // A job is in a worker's hands for a while, so that some kills meet it there.
  sandbox.switches.set({ channel: 'sms', mode: 'work', delayMs: 120 })
  const port = await freePort()
  const env = {
    PARICHAY_MODE: 'production',
    PARICHAY_SECRET: secret,
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    DEFAULT_AGENCY_HOST: 'localhost',
    LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'warn',
    PUBLIC_PROTOCOL: 'http',
    RUN_WORKER: 'false',
    MSG91_URL: new URL(sandbox.smsUrl).origin,
    MSG91_AUTHKEY: 'sandbox',
    MSG91_OTP_TEMPLATE: 'otp-template',
    MSG91_NOTICE_TEMPLATE: 'notice-template',
    MSG91_INVITE_TEMPLATE: 'invite-template',
    SMTP_URL: sandbox.smtpUrl,
    ...wishes.env?.(sandbox.url),
  }
  await migrate(databaseUrl, secret)
  await prepareQueues(databaseUrl, jobs, makeLog('error'))
  const world = await openWorld(readConfig(env))
  await fillReference(world.database)
  await seedDemo(world)
  await fillReference(world.database)
  await wishes.prepare?.(world, sandbox, port)
  await world.close()

  const letters = new Map<number, Message>()
  const reading = setInterval(
    () => sandbox.inbox.list().forEach((message) => letters.set(message.id, message)),
    100,
  )
  const running: Partial<Record<'web' | 'worker', { child: ChildProcess; ready: boolean }>> = {}
  const stats = { ownDeaths: [] as string[], failedStarts: 0 }
  let closing = false

  function run(name: 'web' | 'worker') {
    const child = spawn(
      process.execPath,
      [...(wishes.preload ? ['--import', wishes.preload] : []), mains[name]],
      {
        cwd: repository,
        env: { ...process.env, ...env, LOG_LEVEL: 'info', NODE_COMPILE_CACHE: join(folder, 'compiled') },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const entry = { child, ready: false }
    running[name] = entry
    const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' })
    child.stdout.on('data', (text: Buffer) => {
      if (/"msg":"(listening|worker ready)"/.test(text.toString())) entry.ready = true
      log.write(text)
    })
    child.stderr.on('data', (text: Buffer) => log.write(text))
    child.once('exit', (code, signal) => {
      if (closing) return
      // A start while PostgreSQL is down may fail; one that stood before and ended by itself is a fault of ours.
      if (signal !== 'SIGKILL') {
        if (entry.ready) stats.ownDeaths.push(`${name} ended by itself (${code ?? signal})`)
        else stats.failedStarts++
      }
      setTimeout(() => !closing && run(name), signal === 'SIGKILL' ? 0 : 300)
    })
  }

  const isReady = async () => {
    try {
      return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3000) })).ok
    } catch {
      return false
    }
  }
  const postmaster = () =>
    Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

  const answers = async () => {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /** Everything answers: web and database by /readyz, the worker by its own word. */
  const whole = async () => running.worker?.ready === true && running.web?.ready === true && (await isReady())
  async function waitUntilWhole(limitMs = 60_000) {
    const end = Date.now() + limitMs
    while (!(await whole())) {
      if (Date.now() > end)
        throw new Error(`The product did not come back within ${limitMs / 1000} s; its logs lie in ${folder}`)
      await sleep(20)
    }
  }

  return {
    folder,
    port,
    databaseUrl,
    secret,
    config: readConfig(env),
    stats,
    sandbox,
    origin: `http://127.0.0.1:${port}`,
    letters: () => [...letters.values()],
    start() {
      closing = false
      run('web')
      run('worker')
    },
    waitUntilWhole,
    async kill(victim: Victim): Promise<Fall> {
      const began = performance.now()
      if (victim === 'postgres') process.kill(postmaster(), 'SIGKILL')
      else {
        const entry = running[victim]!
        entry.child.kill('SIGKILL')
        while (running[victim] === entry) await sleep(5)
      }
      const back = {
        web: async () => running.web?.ready === true && (await isReady()),
        worker: async () => running.worker?.ready === true,
        postgres: answers,
      }[victim]
      for (const end = Date.now() + 90_000; !(await back()); await sleep(20)) {
        if (Date.now() > end)
          throw new Error(`${victim} did not come back within 90 s; its logs lie in ${folder}`)
      }
      return { victim, backMs: performance.now() - began }
    },
    /** Asks web and worker to end as an operator does; says what did not end well. */
    async stopServers(): Promise<string[]> {
      closing = true
      return Promise.all(
        Object.entries(running).map(async ([name, { child }]) => {
          const ended = new Promise<string>((done) =>
            child.once('exit', (code, signal) =>
              done(code === 0 ? '' : `${name} ended with ${code ?? signal} when asked to stop`),
            ),
          )
          child.kill('SIGTERM')
          return ended
        }),
      ).then((words) => words.filter(Boolean))
    },
    async strike(keep: boolean) {
      clearInterval(reading)
      await sandbox.stop()
      await postgres.stop()
      if (!keep) rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Stage = Awaited<ReturnType<typeof setStage>>
