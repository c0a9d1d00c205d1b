import { frameOf, openLog, openLogLine } from '@parichay/server/platform/log-send.ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer as createPlain, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTls, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeCertificate } from './tls.ts'

const folder = mkdtempSync(join(tmpdir(), 'parichay-log-'))
const before = getCACertificates('default')
let files: { certFile: string; keyFile: string }
beforeAll(async () => void (files = await makeCertificate(folder, [])))
afterEach(() => setDefaultCACertificates(before))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A syslog server: what it got, read by the lengths in front, whole messages only. */
async function startSyslog(isTls: boolean, port = 0) {
  let text = Buffer.alloc(0)
  const sockets = new Set<Socket>()
  const take = (socket: Socket) => {
    sockets.add(socket)
    socket.on('data', (part: Buffer) => (text = Buffer.concat([text, part]))).on('error', () => undefined)
  }
  const { certFile, keyFile } = files
  const server: Server = isTls
    ? createTls({ cert: readFileSync(certFile), key: readFileSync(keyFile) }, take)
    : createPlain(take)
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    read() {
      const messages: string[] = []
      for (let at = 0; at < text.length;) {
        const space = text.indexOf(32, at)
        const length = Number(text.toString('latin1', at, space))
        expect(length).toBeGreaterThan(0)
        if (space + 1 + length > text.length) break
        messages.push(text.toString('utf8', space + 1, space + 1 + length))
        at = space + 1 + length
      }
      return messages
    },
    stop: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => done())
      }),
  }
}
const nobody = { away: () => undefined, back: () => undefined }
const trust = () => setDefaultCACertificates([...before, readFileSync(files.certFile, 'utf8')])

test('a line becomes one message with its length in bytes, its level as severity, and its own time', () => {
  const line = '{"level":50,"time":"2026-11-26T08:00:00.123Z","msg":"नमस्ते"}\n'
  const [, length, rest] = /^(\d+) ([^]*)$/.exec(frameOf(line).toString())!
  expect(Number(length)).toBe(Buffer.byteLength(rest!))
  expect(rest).toMatch(/^<131>1 2026-11-26T08:00:00\.123Z \S+ parichay \d+ - - \{"level":50.*नमस्ते"\}$/)
  expect(frameOf('{"level":30,"msg":"a"}').toString()).toContain('<134>1 - ')
})

test('by TLS every line arrives in order, and on standard output too', async () => {
  trust()
  const syslog = await startSyslog(true)
  const printed: string[] = []
  const to = { logLevel: 'info', logSendTo: `tls://localhost:${syslog.port}` }
  const { log, flush } = openLog(to, { write: (text) => void printed.push(text) })
  for (let number = 0; number < 5000; number += 1) log.info({ number, password: 'hush-hush' }, 'a line')
  await flush()
  await vi.waitFor(() => expect(syslog.read()).toHaveLength(5000))
  const told = syslog.read().map((message) => message.slice(message.indexOf('{')))
  expect(told).toEqual(printed.map((text) => text.trimEnd()))
  expect(told.map((text) => (JSON.parse(text) as { number: number }).number)).toEqual(
    Array.from({ length: 5000 }, (_line, number) => number),
  )
  expect(told.join('')).not.toContain('hush-hush')
  await syslog.stop()
})

test('a server whose certificate nobody vouches for gets nothing', async () => {
  const syslog = await startSyslog(true)
  const away = await new Promise<Error | undefined>((done) => {
    const line = openLogLine(`tls://localhost:${syslog.port}`, { ...nobody, away: done })
    line.write('{"level":30,"msg":"a secret of the house"}')
  })
  expect(String(away)).toMatch(/self-signed/)
  expect(syslog.read()).toEqual([])
  await syslog.stop()
})

test('lines wait while the server is away, the oldest go when there are too many, and it is told once', async () => {
  const first = await startSyslog(false)
  const told: string[] = []
  const line = openLogLine(
    `tcp://127.0.0.1:${first.port}`,
    { away: () => void told.push('away'), back: (lost) => void told.push(`back ${lost}`) },
    { most: 2000, firstMs: 20 },
  )
  line.write('{"level":30,"msg":"before"}')
  await vi.waitFor(() => expect(first.read()).toHaveLength(1))
  await first.stop()
  await vi.waitFor(() => expect(told).toEqual(['away']))
  const one = frameOf('{"level":30,"msg":"00"}').length
  for (let number = 10; number < 90; number += 1) line.write(`{"level":30,"msg":"${number}"}`)
  await new Promise((done) => setTimeout(done, 100))
  const second = await startSyslog(false, first.port)
  const kept = Math.floor(2000 / one)
  await vi.waitFor(() => expect(second.read()).toHaveLength(kept), 5000)
  expect(second.read().at(-1)).toContain('"89"')
  expect(second.read()[0]).toContain(`"${90 - kept}"`)
  expect(told).toEqual(['away', `back ${80 - kept}`])
  await second.stop()
})

test('a process that ends does not wait for a server that is away', async () => {
  const syslog = await startSyslog(false)
  await syslog.stop()
  const line = openLogLine(`tcp://127.0.0.1:${syslog.port}`, nobody)
  line.write('{"level":30,"msg":"a"}')
  // Waited for, it would never come, and this test would run out of its time.
  await line.flush()
})
