import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { isAlive, until } from './processes.ts'
import { type PostgresOptions, type RunningPostgres, startPostgres } from './postgres.ts'

const launcher = join(import.meta.dirname, 'postgres.ts')
const isRoot = process.getuid?.() === 0
const folders: string[] = []
const servers: RunningPostgres[] = []
const others: ChildProcess[] = []

afterEach(async () => {
  // Where a test failed before it ended one, that would keep the run from ending.
  for (const other of others.splice(0)) other.kill('SIGTERM')
  for (const server of servers.splice(0).reverse()) await server.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

test('the first start makes a database with a password, later starts keep port and data, stop leaves nothing running', async () => {
  const dataFolder = newFolder()
  const first = await start({ dataFolder })
  await ask(first, "create table kept as select 'धन्यवाद' as word")
  expect(await ask(first, 'show fsync')).toEqual(['on'])
  expect(
    await ask(first, "select upper('ß')||lower('ÀÉ')||encoding from pg_database where datname='postgres'"),
  ).toEqual(['ßàé6'])
  await expect(
    ask({ ...first, adminUrl: first.adminUrl.replace(/:[^:@]+@/, ':guess@') }, 'select 1'),
  ).rejects.toThrow(/password/)
  const pid = postmasterPid(dataFolder)
  await first.stop()
  expect(isAlive(pid)).toBe(false)

  const second = await start({ dataFolder })
  expect(second).toMatchObject({ adminUrl: first.adminUrl, adopted: false })
  expect(await ask(second, 'select word from kept')).toEqual(['धन्यवाद'])
  expect(statSync(join(dataFolder, 'postgres.json')).mode & 0o077).toBe(0)
})

test('a server whose launcher was killed is taken over', async () => {
  const dataFolder = newFolder()
  const killed = await launchElsewhere(dataFolder)
  const pid = postmasterPid(dataFolder)
  process.kill(killed.pid!, 'SIGKILL')
  expect(await until(() => !isAlive(killed.pid!), 5000)).toBe(true)

  const server = await start({ dataFolder })
  expect(server.adopted).toBe(true)
  expect(postmasterPid(dataFolder)).toBe(pid)
  await server.stop()
  expect(isAlive(pid)).toBe(false)
})

test('a launcher that ends at once, with no time to stop it, leaves no server running', async () => {
  const dataFolder = newFolder()
  const hasty = await launchElsewhere(dataFolder, 'process.exit(1)')
  const pid = postmasterPid(dataFolder)
  hasty.kill('SIGTERM')
  expect(await until(() => hasty.exitCode === 1, 5000)).toBe(true)
  expect(await until(() => !isAlive(pid), 20_000)).toBe(true)
})

test('a second launcher uses the server of the first and does not stop it', async () => {
  const dataFolder = newFolder()
  const other = await launchElsewhere(dataFolder)
  const server = await start({ dataFolder })
  expect(server.adopted).toBe(true)
  await server.stop()
  expect(isAlive(postmasterPid(dataFolder))).toBe(true)
  const pid = postmasterPid(dataFolder)
  other.kill('SIGTERM')
  expect(await until(() => !isAlive(pid), 10_000)).toBe(true)
})

test('who must be alone with the data waits a while for another one to end, and is told who it is; that one goes on untouched', async () => {
  const dataFolder = newFolder()
  const other = await launchElsewhere(dataFolder)
  const pid = postmasterPid(dataFolder)
  const said: string[] = []
  const alone = { dataFolder, isAlone: true, onWait: (line: string) => void said.push(line) }
  await expect(start({ ...alone, patienceMs: 2000 })).rejects.toThrow(
    `Another process of Parichay (${other.pid}) works with the data in ${dataFolder}`,
  )
  expect(said).toEqual([expect.stringContaining('waiting for its end')])
  expect(isAlive(pid)).toBe(true)

  const next = start(alone)
  setTimeout(() => other.kill('SIGTERM'), 500)
  expect(await next).toMatchObject({ adopted: false })
  expect(postmasterPid(dataFolder)).not.toBe(pid)
})

test('after kill -9 of PostgreSQL it comes back on its port by itself, with every acknowledged row', async () => {
  const dataFolder = newFolder()
  const server = await start({ dataFolder })
  await ask(server, 'create table written (n int)')
  for (let n = 0; n < 3; n++) {
    await ask(server, `insert into written values (${n})`)
    const pid = postmasterPid(dataFolder)
    process.kill(pid, 'SIGKILL')
    expect(await until(() => postmasterPid(dataFolder) !== pid && isReady(dataFolder), 15_000)).toBe(true)
  }
  expect(await ask(server, 'select n from written order by n')).toEqual([0, 1, 2])
})

test('a pid file that names a stranger is not trusted', async () => {
  const dataFolder = newFolder()
  const first = await start({ dataFolder })
  await first.stop()
  const pidFile = join(dataFolder, 'postgres/postmaster.pid')
  writeFileSync(
    pidFile,
    `${process.pid}\n${join(dataFolder, 'postgres')}\n1\n${first.port}\n\n127.0.0.1\n0\nready\n`,
  )
  if (isRoot) chmodSync(pidFile, 0o600)
  const second = await start({ dataFolder })
  expect(second.adopted).toBe(false)
  expect(postmasterPid(dataFolder)).not.toBe(process.pid)
})

test.runIf(isRoot)(
  'where namespaces are refused, root runs it as another user, and a database of root moves over',
  async () => {
    const dataFolder = newFolder()
    const first = await start({ dataFolder })
    await ask(first, 'create table kept as select 7 as n')
    await first.stop()
    const second = await start({ dataFolder, rootBy: 'user' })
    expect(await ask(second, 'select n from kept')).toEqual([7])
    expect(statSync(join(dataFolder, 'postgres')).uid).not.toBe(0)
    await second.stop()
    const third = await start({ dataFolder })
    expect(await ask(third, 'select n from kept')).toEqual([7])
  },
)

test.runIf(isRoot)(
  'a data folder that no other user can enter keeps its database elsewhere, and finds it again',
  async () => {
    const closed = newFolder()
    const dataFolder = join(closed, 'data')
    chmodSync(closed, 0o700)
    const first = await start({ dataFolder, rootBy: 'user' })
    folders.push(join(readFileSync(join(dataFolder, 'postgres-lies-in'), 'utf8').trim(), '..'))
    expect(existsSync(join(dataFolder, 'postgres'))).toBe(false)
    await ask(first, 'create table kept as select 9 as n')
    await first.stop()
    const second = await start({ dataFolder })
    expect(await ask(second, 'select n from kept')).toEqual([9])
  },
)

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parichay-pg-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

async function start(options: PostgresOptions): Promise<RunningPostgres> {
  const server = await startPostgres(options)
  servers.push(server)
  return server
}

/** A launcher in a process of its own, which may be killed. */
async function launchElsewhere(
  dataFolder: string,
  onTold = 'void server.stop().then(() => process.exit(0))',
) {
  const code = `
    const { startPostgres } = await import(${JSON.stringify(launcher)})
    const server = await startPostgres({ dataFolder: ${JSON.stringify(dataFolder)} })
    process.on('SIGTERM', () => ${onTold})
    console.log('up')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  others.push(child)
  await new Promise((up) => child.stdout.once('data', up))
  return child
}

async function ask({ adminUrl }: RunningPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows.map((row) => Object.values(row)[0])
  } finally {
    await client.end()
  }
}

const postmasterPid = (dataFolder: string) => Number(pidLines(dataFolder)[0])
const isReady = (dataFolder: string) => pidLines(dataFolder)[7]?.trim() === 'ready'

/** The lines of postmaster.pid; none in the moment when a starting server replaces it. */
function pidLines(dataFolder: string): string[] {
  try {
    return readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}
