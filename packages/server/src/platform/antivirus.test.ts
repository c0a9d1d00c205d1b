import type { Problem } from '@parichay/contract/errors.ts'
import { type Clamd, eicar, startClamd } from '@parichay/sandbox/clamd.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openAntivirus } from './antivirus.ts'
import { makeLog } from './log.ts'
import { scannerAt, scannerHost } from './plain.ts'

const most = 1024 * 1024
let clamd: Clamd
let logged: string[] = []
const log = makeLog('debug', { write: (line) => void logged.push(line) })
beforeAll(async () => void (clamd = await startClamd({ most })))
beforeEach(() => {
  clamd.mode = 'well'
  logged = []
})
afterAll(() => clamd.stop())

const scan = (
  file: Buffer | AsyncIterable<Buffer>,
  more: { takesWhenAway?: boolean; address?: string } = {},
) =>
  openAntivirus({ address: clamd.address, takesWhenAway: false, patienceMs: 500, ...more }, log)
    .scan(file, '7:customer 3')
    .then(
      () => 'taken',
      ({ code, field }: Problem) => `${code} ${field}`,
    )

test('a clean file is taken, and the scanner saw each of its bytes', async () => {
  const file = Buffer.from(Array.from({ length: 200_001 }, (_byte, place) => place % 251))
  expect(await scan(file)).toBe('taken')
  expect(clamd.files.at(-1)!.equals(file)).toBe(true)
  expect(await scan(Buffer.alloc(0))).toBe('taken')
  expect(logged).toEqual([])
})

test('a virus is refused wherever it lies, and the log says who sent which', async () => {
  for (const before of [0, 65_530, 700_000]) {
    expect(await scan(Buffer.concat([Buffer.alloc(before), Buffer.from(eicar)]))).toBe('FILE_INFECTED file')
    expect(logged.at(-1)).toMatch(
      /"by":"7:customer 3","found":"Eicar-Signature".*a file with a virus was refused/,
    )
  }
  expect(await scan(Buffer.from(eicar), { takesWhenAway: true })).toBe('FILE_INFECTED file')
})

test('a file that comes in parts is looked at as a whole', async () => {
  async function* parts() {
    yield Buffer.from(eicar.slice(0, 30))
    yield Buffer.from(eicar.slice(30))
  }
  expect(await scan(parts())).toBe('FILE_INFECTED file')
})

test('a file larger than the scanner takes is refused as such, whatever was chosen for a scanner that is away', async () => {
  for (const takesWhenAway of [false, true])
    for (const bytes of [most + 1, 12 * most])
      expect(await scan(Buffer.alloc(bytes), { takesWhenAway })).toBe('SCAN_TOO_LARGE file')
  expect(await scan(Buffer.alloc(most))).toBe('taken')
  expect(logged.every((line) => line.includes('StreamMaxLength'))).toBe(true)
})

const closed = () =>
  new Promise<string>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = `tcp://127.0.0.1:${(server.address() as { port: number }).port}`
      server.close(() => done(address))
    })
  })

test.each(['silent', 'break', 'error', 'babble', 'away'] as const)(
  'no verdict (%s) refuses the file, or takes it where that was chosen; both are logged',
  async (mode) => {
    const more = mode === 'away' ? { address: await closed() } : {}
    if (mode !== 'away') clamd.mode = mode
    for (const bytes of [100, most / 2]) {
      expect(await scan(Buffer.alloc(bytes), more)).toBe('SCAN_UNAVAILABLE file')
      expect(logged.at(-1)).toContain('the virus scanner did not answer: the file was refused')
      expect(await scan(Buffer.alloc(bytes), { ...more, takesWhenAway: true })).toBe('taken')
      expect(logged.at(-1)).toContain('the virus scanner did not answer: the file was taken')
    }
  },
)

test('a scanner that reads nothing at all is not waited for', async () => {
  const deaf = createServer((socket) => socket.pause().on('error', () => undefined))
  await new Promise<void>((done) => deaf.listen(0, '127.0.0.1', done))
  const address = `tcp://127.0.0.1:${(deaf.address() as { port: number }).port}`
  // Waited for, it would never answer, and this test would run out of its time.
  expect(await scan(Buffer.alloc(32 * most), { address })).toBe('SCAN_UNAVAILABLE file')
  deaf.close()
})

test('a source that breaks off is no clean file', async () => {
  async function* broken() {
    yield Buffer.alloc(10)
    throw new Error('the disk is gone')
  }
  expect(await scan(broken())).toBe('SCAN_UNAVAILABLE file')
})

test('it says its version, through a socket file too; without an address everything is taken', async () => {
  const open = (address: string) => openAntivirus({ address, takesWhenAway: false, patienceMs: 500 }, log)
  expect(await open(clamd.address).version()).toMatch(/^ClamAV 1\.4/)
  expect(await open(await closed()).version()).toBe(null)
  const folder = mkdtempSync(join(tmpdir(), 'parichay-clamd-'))
  const path = join(folder, 'clamd.ctl')
  const server = createServer((socket) => socket.resume().end('ClamAV by a file\0'))
  await new Promise<void>((done) => server.listen(path, done))
  expect(await open(`unix:${path}`).version()).toBe('ClamAV by a file')
  await new Promise((done) => server.close(done))
  rmSync(folder, { recursive: true })
  const off = open('')
  expect([off.isOn, await off.version(), await off.scan(Buffer.from(eicar), 'x')]).toEqual([
    false,
    null,
    undefined,
  ])
})

test('addresses are a socket file, or host and port', () => {
  expect(scannerAt('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' })
  expect(scannerAt('tcp://clamav')).toEqual({ host: 'clamav', port: 3310 })
  expect(scannerAt('tcp://[::1]:99')).toEqual({ host: '::1', port: 99 })
  for (const wrong of ['clamav:3310', 'http://clamav', 'tcp://', 'tcp://a/b', 'unix:clamd'])
    expect(scannerAt(wrong)).toBe(null)
  expect([scannerHost('tcp://clamav'), scannerHost('unix:/a'), scannerHost('')]).toEqual([
    'clamav',
    null,
    null,
  ])
})
