import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOwnHost } from './own-host.ts'
import { type Sandbox, startSandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
  sandbox.inbox.add({
    channel: 'sms',
    to: '919825012345',
    from: 'X',
    subject: '',
    text: '402817 is your code',
  })
})
afterAll(() => sandbox.stop())

/** By a bare socket: `fetch` names no other host than the one it goes to. */
const ask = (line: string, ...hosts: string[]) =>
  new Promise<string>((done, fail) => {
    let said = ''
    const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1')
    const head = [
      `${line} HTTP/1.1`,
      ...hosts.map((host) => `Host: ${host}`),
      'Connection: close',
      'Content-Type: application/json',
      'Content-Length: 2',
    ]
    socket.on('data', (part) => void (said += String(part)))
    socket.on('end', () => done(said))
    socket.on('error', fail)
    socket.write(`${head.join('\r\n')}\r\n\r\n{}`)
  })

test.each([
  'GET /inbox',
  'GET /inbox.json',
  'DELETE /inbox.json',
  'POST /__switch',
  'GET /ctl/accounts',
  'POST /ctl/pay',
  'POST /ctl/reset',
  'POST /v1/orders',
  'GET /v1/checkout.js',
  'GET /nowhere',
])('%s under the name of a page that was led here is refused', async (line) => {
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.7'])
    expect(await ask(line, host)).toMatch(/^HTTP\/1\.1 421 /)
  expect(await ask(line, 'evil.example', 'localhost')).toMatch(/^HTTP\/1\.1 4(00|21) /)
  expect(await ask(line, 'evil.example')).not.toContain('402817')
})

test('under its own names it answers', async () => {
  const { port } = new URL(sandbox.url)
  for (const host of [
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    'LOCALHOST',
    `surat.localhost:${port}`,
    `[::1]:${port}`,
  ])
    expect(await ask('GET /inbox.json', host)).toMatch(/^HTTP\/1\.1 200 /)
})

test('in a network its addresses count, names never', () => {
  expect(
    ['192.168.1.5:3001', '[fd00::5]:3001', 'shop.example', ''].map((host) => isOwnHost(host, '0.0.0.0')),
  ).toEqual([true, true, false, false])
})
