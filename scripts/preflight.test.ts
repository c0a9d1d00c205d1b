import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { faultsOfStart } from './preflight.ts'
import { buildFaults, type Machine, memoryFaults, thisMachine } from './preflight/machine.ts'
import { portFaults } from './preflight/ports.ts'

const repository = resolve(import.meta.dirname, '..')
const giga = 1024 ** 3
const nobody = 65_534
const isRoot = process.getuid?.() === 0
/** As root the start is tried as somebody else, who has to reach this checkout: not below a folder of root alone, as `mktemp -d` makes it. */
const isReachable =
  !isRoot ||
  spawnSync('cat', [join(repository, 'package.json')], { uid: nobody, gid: nobody, cwd: '/' }).status === 0
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parichay-preflight-'))
  chmodSync(folder, 0o755)
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** `npm start` as a person types it, as somebody who is not root: what it says, and how it ends. */
async function start(env: Record<string, string>, begin: [string, ...string[]] = ['npm', 'start']) {
  const [command, ...words] = begin
  const child = spawn(command, words, {
    cwd: repository,
    env: { PATH: process.env['PATH']!, HOME: tmpdir(), npm_config_update_notifier: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && command === 'npm' && { uid: nobody, gid: nobody }),
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
  const code = await new Promise((done) => child.once('exit', done))
  clearTimeout(timer)
  return { said, code }
}

/** Data folders that cannot be used: how each is made, and what is said. */
const badFolders: Record<string, [make: (inside: string) => string, says: RegExp]> = {
  'below a file': [
    (inside) => {
      writeFileSync(join(inside, 'notes.txt'), '')
      return join(inside, 'notes.txt', 'data')
    },
    /The data folder \S+notes\.txt\/data cannot be made: \S+notes\.txt is a file\. Move it away, or name another place in PARICHAY_DATA\./,
  ],
  'a file': [
    (inside) => {
      writeFileSync(join(inside, 'data'), '')
      return join(inside, 'data')
    },
    /The data folder \S+data is a file\. Move it away/,
  ],
  'in a folder that is read only': [
    (inside) => {
      chmodSync(inside, 0o555)
      return join(inside, 'data')
    },
    /The data folder \S+data cannot be made: .+\. Start as that user, give this one the right to write there, or name another place/,
  ],
  'somebody else’s': [
    (inside) => {
      mkdirSync(join(inside, 'data'), { mode: 0o755 })
      return join(inside, 'data')
    },
    isRoot
      ? /Nothing can be written to the data folder \S+data: \S+ belongs to another user \(0, this one is 65534\)/
      : /^/,
  ],
  'with files of somebody else in it': [
    (inside) => {
      const data = join(inside, 'data')
      mkdirSync(join(data, 'files'), { recursive: true })
      chmodSync(data, 0o777)
      return data
    },
    isRoot ? /Nothing can be written to the data folder \S+data\/files: \S+ belongs to another user/ : /^/,
  ],
  'through a link that leads nowhere': [
    (inside) => {
      spawnSync('ln', ['-s', join(inside, 'gone', 'far'), join(inside, 'data')])
      chmodSync(inside, 0o777)
      return join(inside, 'data')
    },
    /The data folder \S+data cannot be made/,
  ],
}

/** What is said where the panel is built or the database begun: nothing of it may be before the folder was looked at. */
const work = /Building the panel|panel is|PostgreSQL/

for (const [name, [make, says]] of Object.entries(badFolders))
  test.runIf(isReachable)(
    `a data folder ${name}: one sentence says at once which and what to do`,
    async () => {
      const folder = make(newFolder())
      const { said, code } = await start({ PARICHAY_DATA: folder, PORT: '0' })
      expect(said).toMatch(says)
      expect(said).toContain(folder)
      expect(said).not.toMatch(/\n\s+at /)
      expect(code).toBe(1)
      expect(said).not.toMatch(work)
    },
  )

const mayMount = isRoot && spawnSync('unshare', ['-m', 'true']).status === 0
const mounted = (how: string, at: string): [string, ...string[]] => [
  'unshare',
  '-m',
  'sh',
  '-c',
  `mount -t tmpfs -o ${how} none "$1" && exec npm start`,
  'sh',
  at,
]
test.runIf(mayMount).each([
  ['full', 'size=16k', /the disk is full\. Make room there, or name another place in PARICHAY_DATA/],
  [
    'too small',
    'size=20m',
    /The disk of the data folder \S+ is full: \d+ MB are free, and a first start needs \d+ MB/,
  ],
  ['read only', 'ro', /Nothing can be written to the data folder \S+: its disk can only be read/],
])('a data folder on a disk that is %s', async (_name, how, says) => {
  const folder = newFolder()
  const { said, code } = await start({ PARICHAY_DATA: folder, PORT: '0' }, mounted(how, folder))
  expect(said).toMatch(says)
  expect(said).toContain(folder)
  expect(code).toBe(1)
  expect(said).not.toMatch(work)
})

const healthy: Machine = {
  ...thisMachine(),
  now: new Date('2026-11-22T06:00:00Z'),
  memoryBytes: 4 * giga,
  freeBytes: () => 20 * giga,
}
const faults = (env: Record<string, string>, machine: Partial<Machine> = {}) =>
  faultsOfStart({ PARICHAY_DATA: newFolder(), PORT: '0', ...env }, { ...healthy, ...machine })

test('on a healthy machine there is nothing to say', async () => {
  expect(await faults({})).toEqual([])
})

async function listen(): Promise<string> {
  const server: Server = createServer()
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  undo.push(() => new Promise((done) => server.close(done)))
  const address = server.address()
  return String(typeof address === 'object' ? address?.port : '')
}

test('ports: what is no port, is taken, or answers nowhere', async () => {
  const taken = await listen()
  expect(await faults({ PORT: 'eighty' })).toEqual([
    'PORT is "eighty": give a number from 0 to 65535; 0 takes a free port.',
  ])
  expect(await faults({ PORT: '70000' })).toHaveLength(1)
  expect(await faults({ SANDBOX_PORT: taken })).toEqual([
    `Port ${taken} is taken: another program, or this one, listens there already. Stop it, or set SANDBOX_PORT.`,
  ])
  expect(await faults({ DATABASE_URL: `postgres://a:b@127.0.0.1:${taken}/c` })).toEqual([])
  expect(await faults({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' })).toEqual([
    expect.stringContaining('The database of DATABASE_URL at 127.0.0.1:1 cannot be reached (ECONNREFUSED)'),
  ])
  expect(await faults({ DATABASE_URL: 'mysql://a:b@127.0.0.1:1/c' })).toHaveLength(1)
  expect(await faults({ DATABASE_URL: 'not an address' })).toHaveLength(1)
})

test('ports that the system keeps back: those below 1024, and one for the database', async () => {
  const ports = { product: '80', sandbox: undefined, host: '127.0.0.1' }
  expect(await portFaults(ports, async (port) => (port === 80 ? 'EACCES' : undefined))).toEqual([
    'This user may not open port 80: ports below 1024 belong to root. Set PORT to a higher one.',
  ])
  const used = await portFaults({ ...ports, product: '3000' }, async (port) =>
    port === 0 ? 'EADDRINUSE' : undefined,
  )
  expect(used).toEqual([
    'No port of 127.0.0.1 can be opened for the database (EADDRINUSE). Bring the loopback network up (`ip link set lo up`), ' +
      'or free some ports: /proc/sys/net/ipv4/ip_local_port_range says how many there are.',
  ])
})

test('the panel’s build: no room, no right, and more memory than a start takes', async () => {
  const dist = join(newFolder(), 'dist')
  const says = (machine: Partial<Machine> = {}) => [...buildFaults(dist, { ...healthy, ...machine })]
  expect(says()).toEqual([])
  expect(says({ freeBytes: () => 10 * 1024 ** 2 })).toEqual([
    `The panel cannot be built: 10 MB are free on the disk of ${dirname(dist)}, and 60 MB are needed. Make room there.`,
  ])
  const machine = { ...healthy, memoryBytes: 650 * 1024 ** 2 }
  expect([...memoryFaults(machine, false)]).toEqual([])
  expect([...memoryFaults(machine, true)]).toEqual([
    'Too little memory: 650 MB are free and building the panel takes 700 MB. Close other programs, or give the machine or container more.',
  ])
  if (isRoot) return
  chmodSync(dirname(dist), 0o555)
  expect(says()).toEqual([
    expect.stringMatching(/^The panel cannot be built: this user may not write to .+`npm run build`\.$/),
  ])
})

test('clock, memory and room: too little of each', async () => {
  const on = (day: string) => ({ now: new Date(day) })
  expect(await faults({}, on('2019-03-03'))).toEqual([
    'The clock says 3 March 2019, before this release was made. Set the clock of this machine and start again.',
  ])
  expect(await faults({}, on('2061-03-03'))).toHaveLength(1)
  expect(await faults({}, on('2031-03-03'))).toEqual([])
  expect(await faults({}, { memoryBytes: giga / 8 })).toEqual([
    expect.stringMatching(/^Too little memory: 128 MB are free and .+ takes \d+ MB\./),
  ])
  expect((await faults({}, { freeBytes: () => 1024 ** 2 }))[0]).toMatch(
    /^The disk of the data folder \S+ is full: 1 MB are free, and a first start needs 400 MB\. Make room there/,
  )
})

test('what an earlier start left and cannot be used is named', async () => {
  const folder = newFolder()
  const say = (machine: Partial<Machine> = {}) => faults({ PARICHAY_DATA: folder }, machine)
  const access = join(folder, 'postgres.json')
  const secret = join(folder, 'secret')
  writeFileSync(access, JSON.stringify({ port: 1, password: 'x' }))
  writeFileSync(secret, 'f'.repeat(64))
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '18\n')
  utimesSync(access, healthy.now, healthy.now)
  expect(await say()).toEqual([])

  expect(await say({ now: new Date('2026-06-01') })).toEqual([
    'The clock says 1 June 2026, but this data was used on 22 November 2026. Set the clock of this machine and start again.',
  ])
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '17\n')
  expect(await say()).toEqual([
    expect.stringMatching(/^The database in \S+ was made by PostgreSQL 17, and this release brings 18\./),
  ])
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '18\n')
  writeFileSync(access, '{"port": 1, "pass')
  utimesSync(access, healthy.now, healthy.now)
  expect(await say()).toEqual([expect.stringContaining(`The file ${access} is damaged`)])
  writeFileSync(access, JSON.stringify({ port: 1, password: 'x' }))
  utimesSync(access, healthy.now, healthy.now)
  writeFileSync(secret, '')
  expect(await say()).toEqual([
    expect.stringContaining(`The file ${secret} holds no secret: at least 32 characters belong there.`),
  ])
})

test.runIf(isRoot && isReachable)(
  'a secret of somebody else, and a database of somebody else, are named',
  async () => {
    const folder = newFolder()
    chownSync(folder, nobody, nobody)
    writeFileSync(join(folder, 'secret'), 'f'.repeat(64), { mode: 0o600 })
    writeFileSync(join(folder, 'postgres.json'), '{}', { mode: 0o600 })
    mkdirSync(join(folder, 'postgres'), { mode: 0o700 })
    expect(statSync(join(folder, 'postgres')).uid).toBe(0)
    const { said } = await start({ PARICHAY_DATA: folder, PORT: '0' })
    expect(said).toContain(`The secret in ${join(folder, 'secret')} cannot be read by this user.`)
    expect(said).toContain(
      `The database's password in ${join(folder, 'postgres.json')} cannot be read by this user.`,
    )
    expect(said).toContain(
      `The database in ${join(folder, 'postgres')} belongs to another user (0, this one is 65534).`,
    )
  },
)
