import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSandbox, type Sandbox } from '@parichay/sandbox/sandbox.ts'
import { startWeb, type Running } from '@parichay/server/main-web.ts'
import { readConfig } from '@parichay/server/platform/config.ts'
import { newerMigrations } from '@parichay/server/platform/migrate.ts'
import { demoSecret, dropDatabase, ensureDatabase } from './installation.ts'
import { startPostgres } from './launcher/postgres.ts'
import { freePort, requireFreePort } from './launcher/processes.ts'
import { drawBehind } from './demo/behind.ts'
import { connectPayments } from './demo/payments.ts'
import { seedDemo } from './demo/seed.ts'
import { seedPages } from './demo/pages.ts'
import { seedCategoryPages } from './demo/category-pages.ts'

/** SMS texts as registered with the gateway. */
export const smsTemplates = {
  'otp-template': '##VAR1## is your code for ##VAR2##. It works for 5 minutes. Do not tell it to anybody.',
  'notice-template':
    'Your ##VAR1## at ##VAR2## just now. If this was not you, use "Forgot password?" at once.',
  'invite-template':
    '##VAR1## invites you to work with it. Sign in at ##VAR2####VAR3##/panel/franchisee-login with "Forgot password?".',
  'reminder-template':
    '##VAR1##: the plan of your card at ##VAR2## ##VAR3##. Renew in time, so that your card stays live.',
  'reminder-template-hi':
    '##VAR1##: ##VAR2## पर आपके कार्ड का प्लान ##VAR3##। समय पर रिन्यू करें, ताकि कार्ड चालू रहे।',
  'reminder-template-gu':
    '##VAR1##: ##VAR2## પર તમારા કાર્ડનો પ્લાન ##VAR3##. સમયસર રિન્યૂ કરો, જેથી કાર્ડ ચાલુ રહે.',
}

export type Demo = {
  url: string
  inboxUrl: string
  port: number
  adopted: boolean
  running: Running
  sandbox: Sandbox
  databaseUrl: string
  stop(): Promise<void>
}
export type DemoOptions = {
  dataFolder: string
  port?: number
  sandboxPort?: number
  host?: string
  quiet?: boolean
  database?: string
  tls?: { certFile: string; keyFile: string } | null
  /** How many posters of the library are drawn behind the start; none by custom, so that tests begin at once. */
  posters?: number
  /** A build of the panel that goes on meanwhile: it is there before the demo is, and before anything is drawn behind. */
  panel?: Promise<unknown>
  /** Settings of PostgreSQL, for tests: their data is thrown away, so nothing need wait for the disk. */
  settings?: Record<string, string>
  /** Refuses data that another process works with. Without it, who started the database before stays in charge of it. */
  isAlone?: boolean
  /** Gives the start up: what runs already is stopped at once, not when all of it stands. */
  signal?: AbortSignal
}

/** The whole product as an evaluator meets it: embedded PostgreSQL (or DATABASE_URL), local files, sandbox, demo data. */
export async function startDemo({
  dataFolder,
  port = 3000,
  sandboxPort = 0,
  host = '127.0.0.1',
  quiet = false,
  database = 'parichay',
  tls = null,
  posters = 0,
  panel,
  settings = {},
  isAlone = false,
  signal,
}: DemoOptions): Promise<Demo> {
  await requireFreePort(port, host)
  const secret = demoSecret(dataFolder)
  signal?.throwIfAborted()
  const given = process.env.DATABASE_URL
  const postgres = given
    ? null
    : await startPostgres({
        dataFolder,
        settings,
        isAlone,
        onWait: (line) => void (quiet || console.log(`  ${line}`)),
      })
  const undo: (() => Promise<void>)[] = postgres ? [() => postgres.stop()] : []
  let stopped = Promise.resolve()
  const stop = () =>
    (stopped = stopped.then(async () => {
      for (const step of undo.splice(0).reverse()) await step()
    }))
  signal?.addEventListener('abort', () => void stop().catch(() => undefined))
  try {
    signal?.throwIfAborted()
    // A first start that was stopped while it filled the demo begins again: half a demo would stay half for ever.
    const unfinished = join(dataFolder, `unfinished-${postgres ? database : 'elsewhere'}`)
    if (postgres && existsSync(unfinished)) {
      await dropDatabase(postgres.adminUrl, database)
      rmSync(join(dataFolder, 'files'), { recursive: true, force: true })
    }
    const databaseUrl = given ?? (await ensureDatabase(postgres?.adminUrl ?? '', database))
    const [newer] = await newerMigrations(databaseUrl)
    if (newer)
      throw new Error(
        `The data in ${given ? 'the database of DATABASE_URL' : dataFolder} was used by a newer version (${newer} is not known here). ` +
          `Start that version again, or name another ${given ? 'database in DATABASE_URL' : 'folder in PARICHAY_DATA'}.`,
      )
    const sandbox = await startSandbox({
      port: await freePort(sandboxPort),
      host: '127.0.0.1',
      authKey: 'sandbox',
      templates: smsTemplates,
      provider: { snapshotFile: join(dataFolder, 'sandbox-payments.json') },
    })
    undo.push(() => sandbox.stop())
    signal?.throwIfAborted()
    const config = readConfig({
      LOG_LEVEL: quiet ? 'error' : 'warn',
      DEFAULT_AGENCY_HOST: 'localhost',
      LIMIT_FACTOR: '50',
      ...process.env,
      PARICHAY_MODE: 'demo',
      PARICHAY_SECRET: secret,
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: dataFolder,
      PORT: String(port),
      HOST: host,
      PUBLIC_PROTOCOL: tls ? 'https' : 'http',
      ...(tls ? { TLS_CERT_FILE: tls.certFile, TLS_KEY_FILE: tls.keyFile } : {}),
      MSG91_URL: new URL(sandbox.smsUrl).origin,
      MSG91_AUTHKEY: 'sandbox',
      MSG91_OTP_TEMPLATE: 'otp-template',
      MSG91_NOTICE_TEMPLATE: 'notice-template',
      MSG91_INVITE_TEMPLATE: 'invite-template',
      MSG91_REMINDER_TEMPLATE: 'reminder-template',
      MSG91_REMINDER_TEMPLATE_HI: 'reminder-template-hi',
      MSG91_REMINDER_TEMPLATE_GU: 'reminder-template-gu',
      SMTP_URL: sandbox.smtpUrl,
      PAYMENT_API_URL: sandbox.url,
      PAYMENT_CHECKOUT_URL: `${sandbox.url}/v1/checkout.js`,
    })
    const running = await startWeb(config)
    undo.push(() => running.close())
    signal?.throwIfAborted()
    const { platform } = running.world.database
    const isEmpty = !(await platform.selectFrom('agency').select('agencyId').limit(1).executeTakeFirst())
    if (!isEmpty && existsSync(unfinished))
      throw new Error(
        `The last start was stopped while it filled the demo. Empty the database of DATABASE_URL, or delete ${unfinished} to go on with half of it.`,
      )
    if (isEmpty) {
      writeFileSync(unfinished, '')
      await seedDemo(running.world, { sandbox, port: running.port })
      await seedPages(running.world)
      await seedCategoryPages(running.world)
      rmSync(unfinished)
      running.world.hosts.forget()
    }
    await connectPayments(running.world, sandbox, running.port)
    await panel
    if (posters > 0) undo.push(drawBehind(running.world, posters))
    const url = `${tls ? 'https' : 'http'}://localhost:${running.port}`
    return {
      url,
      inboxUrl: `${sandbox.url}/inbox`,
      port: running.port,
      adopted: postgres?.adopted ?? false,
      running,
      sandbox,
      databaseUrl,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
