import fc from 'fast-check'
import { createServer, request } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOnWire, readSimpleGet } from './wire.ts'

const ask = (...lines: string[]) => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')

test('a plain GET is read: target, host, and what its reader can unpack', () => {
  expect(
    readSimpleGet(ask('GET /a?b=1 HTTP/1.1', 'HOST:  shop.example ', 'Accept-Encoding: gzip', 'Accept: */*')),
  ).toEqual({ target: '/a?b=1', host: 'shop.example', accepted: ',gzip' })
})

const host = 'Host: a'
test.each([
  ['another method', ask('POST / HTTP/1.1', host)],
  ['an older version', ask('GET / HTTP/1.0', host)],
  ['no host', ask('GET / HTTP/1.1', 'Accept: */*')],
  ['an empty host', ask('GET / HTTP/1.1', 'Host:')],
  ['two hosts', ask('GET / HTTP/1.1', host, host)],
  ['a whole address as target', ask('GET http://a/ HTTP/1.1', host)],
  ['a space too many', ask('GET /  HTTP/1.1', host)],
  ['a body by length', ask('GET / HTTP/1.1', host, 'Content-Length: 5')],
  ['a body in pieces', ask('GET / HTTP/1.1', host, 'transfer-encoding: chunked')],
  ['a wish about the connection', ask('GET / HTTP/1.1', host, 'Connection: close')],
  ['an upgrade', ask('GET / HTTP/1.1', host, 'Upgrade: websocket')],
  ['a version that its reader has', ask('GET / HTTP/1.1', host, 'If-None-Match: "a"')],
  ['a folded header', ask('GET / HTTP/1.1', host, ' more')],
  ['a space before the colon', ask('GET / HTTP/1.1', host, 'Content-Length : 5')],
  ['a line without a colon', ask('GET / HTTP/1.1', host, 'more')],
  ['a bare line feed', ask('GET / HTTP/1.1', host, 'A: b\nContent-Length: 5')],
  ['a bare carriage return', ask('GET / HTTP/1.1', host, 'A: b\rc')],
  ['a zero byte', ask('GET / HTTP/1.1', host, 'A: b\0')],
  ['two requests at once', Buffer.concat([ask('GET / HTTP/1.1', host), ask('GET / HTTP/1.1', host)])],
  ['half a request', ask('GET / HTTP/1.1', host).subarray(0, -2)],
  ['a body behind it', Buffer.concat([ask('GET / HTTP/1.1', host), Buffer.from('x')])],
  ['more than 8 KB', ask('GET / HTTP/1.1', host, `A: ${'b'.repeat(9000)}`)],
  ['nothing', Buffer.alloc(0)],
])('left to the parser: %s', (_what, bytes) => expect(readSimpleGet(bytes)).toBeNull())

test('no bytes make it throw, and what it takes is whole', () => {
  const pieces = fc.constantFrom(
    'GET /',
    ' HTTP/1.1',
    '\r\n',
    '\n',
    '\r',
    'Host: a',
    ':',
    ' ',
    'Content-Length: 1',
    'x',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const bytes = Buffer.from(parts.join(''))
      const asked = readSimpleGet(bytes)
      if (!asked) return
      expect(bytes.toString().match(/\r\n\r\n/g)).toHaveLength(1)
      expect(bytes.toString()).not.toContain('Content-Length')
      expect(asked.host).not.toBe('')
    }),
    { numRuns: 3000 },
  )
})

const heard: string[] = []
const large = 'y'.repeat(24_000_000)
const page = (body: string) => Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
const server = createServer((asked, answer) => {
  let body = ''
  asked.on('data', (part: Buffer) => (body += part.toString()))
  asked.on('end', () => {
    heard.push(`${asked.method} ${asked.url} ${body}`)
    answer.end(`parser${asked.url}`)
  })
})
answerOnWire(server, ({ target }) => {
  if (target === '/kept') return page('from memory')
  return target === '/large' ? page(large) : null
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())

/**
 * Sends pieces one after the other and gives back all that came until `enough` holds. `inTurn`: the next piece goes when this many
 * answers came, so that a busy machine does not read two as one.
 */
async function say(
  pieces: (string | Buffer)[],
  enough: (text: string) => boolean,
  { inTurn = false } = {},
): Promise<{ text: string; socket: Socket }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.setNoDelay(true)
  let text = ''
  socket.on('data', (part) => (text += part.toString()))
  for (const [at, piece] of pieces.entries()) {
    socket.write(piece)
    if (inTurn) await expect.poll(() => count(text, 'HTTP/1.1 200')).toBe(at + 1)
    else await new Promise((later) => setTimeout(later, 15))
  }
  await expect.poll(() => enough(text)).toBe(true)
  return { text, socket }
}
const get = (path: string, ...more: string[]) => ask(`GET ${path} HTTP/1.1`, host, ...more)
const count = (text: string, word: string) => text.split(word).length - 1

test('memory, again memory, then the parser for good, on one connection', async () => {
  heard.length = 0
  const { text, socket } = await say(
    [get('/kept'), get('/kept'), get('/other'), get('/kept')],
    (said) => said.includes('parser/kept'),
    { inTurn: true },
  )
  expect(count(text, 'from memory')).toBe(2)
  expect(text.indexOf('from memory')).toBeLessThan(text.indexOf('parser/other'))
  expect(heard).toEqual(['GET /other ', 'GET /kept '])
  socket.destroy()
})

test('byte by byte, two at once, and with a body: the parser has all of it', async () => {
  heard.length = 0
  const whole = get('/bytes')
  const slow = await say(
    [...whole].map((byte) => Buffer.from([byte])),
    (said) => said.includes('parser/bytes'),
  )
  const two = await say([Buffer.concat([get('/one'), get('/two')])], (said) => said.includes('parser/two'))
  const body = await say([ask('POST /body HTTP/1.1', host, 'Content-Length: 5'), 'he', 'llo'], (said) =>
    said.includes('parser/body'),
  )
  expect(heard).toEqual(['GET /bytes ', 'GET /one ', 'GET /two ', 'POST /body hello'])
  for (const { socket } of [slow, two, body]) socket.destroy()
})

test('what is no HTTP is refused as the parser refuses it', async () => {
  const { text } = await say(['hello there\r\n\r\n'], (said) => said.includes('400'))
  expect(text).toContain('400 Bad Request')
})

test('a reader that does not read is not written to without end, and gets all of it later', async () => {
  let held = 0
  server.once('connection', (socket: Socket) =>
    setInterval(() => (held = Math.max(held, socket.writableLength)), 1).unref(),
  )
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.pause()
  for (let i = 0; i < 3; i += 1) {
    socket.write(get('/large'))
    await new Promise((later) => setTimeout(later, 20))
  }
  let text = ''
  socket.on('data', (part) => (text += part.toString()))
  socket.resume()
  // What came in one piece while nothing was read is the parser's.
  await expect.poll(() => count(text, large) + count(text, 'parser/large'), { timeout: 10_000 }).toBe(3)
  expect(held).toBeGreaterThan(0)
  expect(held).toBeLessThan(2 * large.length)
  socket.destroy()
})

test('connections at rest do not hold up the end of the server', async () => {
  const own = createServer((_asked, answer) => answer.end('parser'))
  answerOnWire(own, () => page('from memory'))
  await new Promise<void>((done) => own.listen(0, '127.0.0.1', done))
  const { port: ownPort } = own.address() as AddressInfo
  const idle = connect(ownPort, '127.0.0.1')
  await new Promise((done) => request({ port: ownPort, host: '127.0.0.1' }, done).end())
  const closed = new Promise((done) => own.close(done))
  own.closeIdleConnections()
  await closed
  idle.destroy()
})
