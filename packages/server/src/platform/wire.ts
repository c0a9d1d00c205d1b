import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** What is asked for, as far as an answer from memory depends on it. */
export type SimpleGet = {
  target: string
  host: string
  accepted: string
  /** `X-Forwarded-Proto` as it came. */
  told?: string | undefined
}

const most = 8192
/** Whatever else a request says about its body, its connection or what its reader has already is the parser's affair. */
const others = new Set([
  'content-length',
  'transfer-encoding',
  'connection',
  'expect',
  'upgrade',
  'if-none-match',
  'te',
  'trailer',
])
const name = /^[a-z0-9-]+$/

/**
 * Reads a request when these bytes are one whole, plain GET of HTTP/1.1 and nothing else (RFC 9112, 2–5). Null for all
 * the rest, however valid: half a request, two of them, a body, folded or doubled headers, bare line ends.
 */
export function readSimpleGet(bytes: Buffer): SimpleGet | null {
  const { length } = bytes
  if (length > most || length < 18 || bytes[0] !== 71 /* G */) return null
  const text = bytes.toString('latin1')
  if (!text.startsWith('GET /') || text.indexOf('\r\n\r\n') !== length - 4) return null
  const first = text.indexOf('\r\n')
  const space = text.indexOf(' ', 5)
  if (text.slice(space, first) !== ' HTTP/1.1') return null
  let host: string | undefined
  let accepted = ''
  let told: string | undefined
  for (let from = first + 2; from < length - 2;) {
    const end = text.indexOf('\r\n', from)
    const colon = text.indexOf(':', from)
    if (colon < 0 || colon >= end) return null
    const key = text.slice(from, colon).toLowerCase()
    if (others.has(key) || !name.test(key)) return null
    if (key === 'host') {
      if (host !== undefined) return null
      host = text.slice(colon + 1, end).trim()
    } else if (key === 'accept-encoding') {
      accepted += `,${text.slice(colon + 1, end).trim()}`
    } else if (key === 'x-forwarded-proto') {
      const value = text.slice(colon + 1, end).trim()
      told = told === undefined ? value : `${told}, ${value}`
    }
    from = end + 2
  }
  // A bare CR or LF, or a byte that is no text: never for us to judge.
  // oxlint-disable-next-line no-control-regex
  if (!host || /[^\r]\n|\r[^\n]|[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\xff]/.test(text)) return null
  return { target: text.slice(4, space), host, accepted, told }
}

/**
 * Lets plain GETs be answered on the socket, before the HTTP parser, which costs more than the answer. The first
 * request of a connection that `answer` has nothing for goes to the parser with the whole connection, for good.
 */
export function answerOnWire(server: Server, answer: (asked: SimpleGet) => Buffer | null): void {
  const [parse] = server.listeners('connection') as ((socket: Socket) => void)[]
  if (!parse) throw new Error('The HTTP server listens to no connections')
  server.removeAllListeners('connection')
  const waiting = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    waiting.add(socket)
    const leave = () => {
      waiting.delete(socket)
      socket.off('data', take).off('end', end).off('timeout', drop).off('error', drop).off('drain', resume)
      socket.setTimeout(0)
    }
    const drop = () => socket.destroy()
    const end = () => socket.end()
    const resume = () => socket.resume()
    const take = (bytes: Buffer) => {
      const asked = readSimpleGet(bytes)
      const whole = asked && answer(asked)
      if (whole) {
        if (!socket.write(whole)) socket.pause()
        return
      }
      leave()
      socket.pause()
      socket.unshift(bytes)
      parse.call(server, socket)
      process.nextTick(resume)
    }
    socket.setNoDelay(true)
    socket.setTimeout(server.keepAliveTimeout)
    socket.on('data', take).on('end', end).on('timeout', drop).on('error', drop).on('drain', resume)
    socket.once('close', () => waiting.delete(socket))
  })
  const closeIdle = server.closeIdleConnections.bind(server)
  const closeAll = server.closeAllConnections.bind(server)
  const rest = (socket: Socket) => (socket.writableLength > 0 ? socket.end() : socket.destroy())
  server.closeIdleConnections = () => {
    waiting.forEach(rest)
    closeIdle()
  }
  server.closeAllConnections = () => {
    for (const socket of waiting) socket.destroy()
    closeAll()
  }
}
