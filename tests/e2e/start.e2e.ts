import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { demoBusinesses } from '@parichay/sandbox/demo/businesses.ts'
import { isAlive, until } from '../../scripts/launcher/processes.ts'
import { startPostgres } from '../../scripts/launcher/postgres.ts'
import { ensureDatabase } from '../../scripts/installation.ts'
import { launchBrowser, newPhone } from '../support/browser.ts'
import { quietPort } from '../support/ports.ts'
import { findPerson } from '../support/sign-in.ts'

const repository = resolve(import.meta.dirname, '../..')
const folders: string[] = []
const starts: Start[] = []

afterEach(async () => {
  for (const start of starts.splice(0)) await start.interrupt()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

type Start = {
  child: ChildProcess
  said: () => string
  ended: Promise<number | null>
  interrupt(): Promise<number | null>
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parichay-start-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}

let filled = ''
afterAll(() => rmSync(filled, { recursive: true, force: true }))
/** A folder as the first start leaves it, for what is not about the first start: filling the demo takes most of a test. */
async function filledFolder(): Promise<string> {
  if (!filled) {
    const folder = newFolder()
    await (await startDemo(folder, await quietPort())).interrupt()
    keepFilled(folder)
  }
  const folder = newFolder()
  copyFolder(filled, folder)
  return folder
}
function keepFilled(folder: string): void {
  filled = mkdtempSync(join(tmpdir(), 'parichay-start-'))
  copyFolder(folder, filled)
}
/** With the owners: as root, the database's files belong to another user. */
function copyFolder(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to])
  if (status !== 0) throw new Error(String(stderr))
}

/** Runs an npm script as a person at a terminal does: in a process group of its own, which Ctrl-C reaches whole. */
function run(words: string[], env: Record<string, string>): Start {
  const given = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|LIMIT_FACTOR|npm_)/.test(name)),
  )
  const child = spawn('npm', ['run', '--silent', ...words], {
    cwd: repository,
    env: { ...given, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (part) => (text += part))
  child.stderr.on('data', (part) => (text += part))
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const start: Start = {
    child,
    said: () => text,
    ended,
    async interrupt() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGINT')
      return ended
    },
  }
  starts.push(start)
  return start
}

const ready = (start: Start) => /Ctrl-C stops everything/.test(start.said())
async function startDemo(
  folder: string,
  port: number,
  { words = [], env = {} }: { words?: string[]; env?: Record<string, string> } = {},
): Promise<Start> {
  const start = run(['start', ...(words.length ? ['--', ...words] : [])], {
    PARICHAY_DATA: folder,
    PORT: String(port),
    ...env,
  })
  if (!(await until(() => ready(start) || start.child.exitCode !== null, 120_000)) || !ready(start))
    throw new Error(`npm start said:\n${start.said()}`)
  return start
}

/** Every process that names this data folder or stands in it. */
function processesOf(folder: string): string[] {
  const found: string[] = []
  for (const pid of readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && one !== process.pid)) {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      const env = readFileSync(`/proc/${pid}/environ`, 'utf8')
      if ((words.includes(folder) || env.includes(folder)) && isAlive(pid)) found.push(`${pid} ${words}`)
    } catch {
      continue
    }
  }
  return found
}

/** A machine that has much to do takes its time to end what was told to end. */
const nothingLeft = (folder: string) =>
  expect.poll(() => processesOf(folder), { timeout: 20_000, interval: 100 }).toEqual([])

/** By `node:http`, because `fetch` names no other host than the one it goes to. */
const statusOf = (port: number, path: string, host: string) =>
  new Promise<number | undefined>((done, fail) =>
    request({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (answer) => {
      answer.resume()
      done(answer.statusCode)
    })
      .on('error', fail)
      .end(),
  )

const health = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status

test('a first start that was stopped while it filled the demo begins again and fills it whole; it answers on this machine only', async () => {
  const folder = newFolder()
  const port = await quietPort()
  const unfinished = join(folder, 'unfinished-parichay')
  const first = run(['start'], { PARICHAY_DATA: folder, PORT: String(port) })
  expect(await until(() => existsSync(unfinished), 60_000), first.said()).toBe(true)
  await first.interrupt()
  expect(existsSync(unfinished)).toBe(true)
  await nothingLeft(folder)

  const start = await startDemo(folder, port)
  expect(existsSync(unfinished)).toBe(false)
  expect(await health(port)).toBe(200)
  const last = demoBusinesses.findLast(
    ({ card, isPaid }) => isPaid && card?.cardId && card.status === 'ACTIVE',
  )!
  const agency = demoAgencies.find(({ key }) => key === last.agency)!
  expect(await statusOf(port, `/${last.card!.cardId}`, agency.host)).toBe(200)
  expect(await reached(port)).toEqual(addresses.map(() => false))
  expect(await start.interrupt()).not.toBe(1)
  await nothingLeft(folder)
  keepFilled(folder)
})

test('the second start builds nothing again, answers on every address where HOST says so, and Ctrl-C leaves no process', async () => {
  const folder = await filledFolder()
  const port = await quietPort()
  const again = await startDemo(folder, port, { env: { HOST: '0.0.0.0' } })
  expect(again.said()).not.toMatch(/once for each version/)
  expect(await health(port)).toBe(200)
  expect(await reached(port)).toEqual(addresses.map(() => true))
  await again.interrupt()
  await nothingLeft(folder)
})

const networkAddresses = () =>
  Object.values(networkInterfaces())
    .flat()
    .flatMap((one) => (one && one.family === 'IPv4' && !one.internal ? [one.address] : []))

// Every address 127.x is this machine’s: who listens on all of them answers at this one too.
const addresses = ['127.0.0.2', ...networkAddresses()]
const reached = (port: number) => Promise.all(addresses.map((host) => canConnect(host, port)))

const canConnect = (host: string, port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect({ host, port, timeout: 2000 })
    const end = (reached: boolean) => {
      socket.destroy()
      done(reached)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
    socket.on('timeout', () => end(false))
  })

test('Ctrl-C in the middle of a start leaves no process either', async () => {
  const folder = newFolder()
  for (const waitMs of [300, 900, 1800, 4000]) {
    const start = run(['start'], { PARICHAY_DATA: folder, PORT: String(await quietPort()) })
    await new Promise((later) => setTimeout(later, waitMs))
    await start.interrupt()
    await nothingLeft(folder)
  }
})

test('a taken port for the inbox is no obstacle: another is printed; a second start on the taken port says so and leaves the first one untouched', async () => {
  const folder = await filledFolder()
  const taken = createServer()
  const port = await quietPort(2)
  await new Promise<void>((up, fail) => taken.once('error', fail).listen(port + 1, '127.0.0.1', up))
  try {
    const start = await startDemo(folder, port)
    const inbox = /Codes by SMS and mail\s+(http\S+)/.exec(start.said())?.[1]
    expect(inbox).not.toContain(`:${port + 1}/`)
    expect((await fetch(inbox!)).status).toBe(200)
  } finally {
    taken.close()
  }
  const other = newFolder()
  const second = run(['start'], { PARICHAY_DATA: other, PORT: String(port) })
  expect(await second.ended).not.toBe(0)
  expect(second.said()).toContain(
    `Port ${port} is taken: another program, or this one, listens there already. Stop it, or set PORT.`,
  )
  expect(second.said()).not.toMatch(/\n\s+at /)
  await nothingLeft(other)
  expect(readdirSync(other)).toEqual([])
  const same = run(['start'], { PARICHAY_DATA: folder, PORT: String(port) })
  expect(await same.ended).not.toBe(0)
  expect(await health(port)).toBe(200)
})

test('data that a newer version used is left alone, and a sentence says so', async () => {
  const folder = await filledFolder()
  const postgres = await startPostgres({ dataFolder: folder })
  const client = new pg.Client({ connectionString: await ensureDatabase(postgres.adminUrl, 'parichay') })
  await client.connect()
  await client.query(`insert into meta.migration (name, checksum) values ('9999-tomorrow.sql', 'x')`)
  await client.end()
  await postgres.stop()
  const older = run(['start'], { PARICHAY_DATA: folder, PORT: String(await quietPort()) })
  expect(await older.ended).not.toBe(0)
  expect(older.said()).toContain(
    `The data in ${folder} was used by a newer version (9999-tomorrow.sql is not known here). Start that version again, or name another folder in PARICHAY_DATA.`,
  )
  await nothingLeft(folder)
})

test('with --https a phone in the same network signs in: its cookies are kept, the default agency answers at the plain address', async () => {
  // On a fresh machine, and nobody stops it on the way.
  const folder = newFolder()
  const port = await quietPort()
  const start = await startDemo(folder, port, { words: ['--https'] })
  const url = /Phones in this network\s+(https\S+)/.exec(start.said())?.[1]
  expect(url).toMatch(/^https:\/\/\d+\.\d+\.\d+\.\d+:\d+\/panel\/login$/)
  const browser = await launchBrowser()
  try {
    const context = await newPhone(browser, { ignoreHTTPSErrors: true })
    const page = await context.newPage()
    await page.goto(url!)
    const { phoneNumber, password } = findPerson('+919876510001')
    const answer = await page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' }
        const login = await fetch('/api/v1/login', { method: 'POST', headers, body: JSON.stringify(body) })
        const user = await fetch('/api/v1/user')
        return { login: login.status, user: (await user.json()) as { data: { phoneNumber: string } } }
      },
      { phoneNumber, password },
    )
    expect(answer.login).toBe(200)
    expect(answer.user.data.phoneNumber).toBe(phoneNumber)
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === '__Host-s')).toMatchObject({
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
      domain: new URL(url!).hostname,
    })
    const details = await page.evaluate(
      async () =>
        ((await (await fetch('/api/v1/agency-details')).json()) as { data: { agencyName: string } }).data,
    )
    expect(details.agencyName).toBe('Parichay')
    await page.goto(new URL('/panel/customer', url).href)
    await page.waitForURL(/\/panel\/customer/)
    expect(page.url().startsWith('https://')).toBe(true)
  } finally {
    await browser.close()
  }
})

test('production refuses to start without its secrets and names every fault', async () => {
  const empty = run(['start:production'], { DATABASE_URL: '', PARICHAY_SECRET: '' })
  expect(await empty.ended).not.toBe(0)
  for (const name of ['DATABASE_URL', 'PARICHAY_SECRET'])
    expect(empty.said()).toMatch(new RegExp(`^  ${name}: `, 'm'))
  const wrong = run(['start:production'], {
    DATABASE_URL: 'postgres://localhost/x',
    PARICHAY_SECRET: 'x'.repeat(32),
    S3_BUCKET: 'cards',
    TLS_CERT_FILE: 'cert.pem',
  })
  expect(await wrong.ended).not.toBe(0)
  for (const words of [
    'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY: give all or none',
    'TLS_CERT_FILE and TLS_KEY_FILE: give both or none',
    'MSG91_AUTHKEY: needed',
    'SMTP_URL: needed',
  ])
    expect(wrong.said()).toContain(words)
  expect(wrong.said()).not.toMatch(/\n\s+at /)
})

test('production works on a given database, and ends cleanly', async () => {
  const folder = newFolder()
  const postgres = await startPostgres({ dataFolder: folder })
  try {
    const port = await quietPort()
    const start = run(['start:production'], {
      DATABASE_URL: await ensureDatabase(postgres.adminUrl, 'production'),
      PARICHAY_SECRET: 'production-secret-0123456789-012345',
      DATA_FOLDER: folder,
      PORT: String(port),
      MSG91_AUTHKEY: 'key',
      SMTP_URL: 'smtp://127.0.0.1:1',
      TRUST_PROXY: '1',
    })
    expect(
      await until(() => start.said().includes('"msg":"listening"') || start.child.exitCode !== null, 60_000),
      start.said(),
    ).toBe(true)
    expect(await health(port)).toBe(200)
    const called = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}/api/v1/agency-details`, { headers })).status
    expect(await called({ 'x-forwarded-proto': 'https' })).toBe(404)
    expect(await called({})).toBe(403)
    expect(start.said()).not.toContain('production-secret')
    await start.interrupt()
    expect(start.said()).toContain('"msg":"stopping"')
    expect(start.said()).not.toContain('did not stop cleanly')
    expect(await until(() => !isAlive(start.child.pid!), 20_000)).toBe(true)
  } finally {
    await postgres.stop()
  }
})
