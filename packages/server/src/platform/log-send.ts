import { connect as connectPlain, type Socket } from 'node:net'
import { hostname } from 'node:os'
import { connect as connectTls } from 'node:tls'
import type { Config } from './config.ts'
import { type Log, makeLog } from './log.ts'
import { logAt } from './plain.ts'

/** Lines that wait for the other machine, in bytes; the oldest go first. */
const mostBytes = 8 * 1024 * 1024
/** Between tries to connect, doubled up to the second one. */
const waitsMs = { first: 1000, longest: 30_000 }
const patienceMs = 10_000
/** Of a process that ends, for what is not sent yet. */
const lastMs = 3000

/** Levels of pino as severities of syslog (RFC 5424, 6.2.1). */
const severities: Record<string, number> = { 10: 7, 20: 7, 30: 6, 40: 4, 50: 3, 60: 2 }
/** local0 */
const facility = 16
const self = `${
  hostname()
    .replace(/[^!-~]/g, '')
    .slice(0, 255) || '-'
} parichay ${process.pid}`

/**
 * One line of the log as a syslog message with its length in front: RFC 5424, framed after RFC 5425 (TLS) and 6587 (octet counting). The line
 * itself stays the JSON it was.
 */
export function frameOf(line: string): Buffer {
  const text = line.trimEnd()
  const [, level = '30'] = /^\{"level":(\d+)/.exec(text) ?? []
  const [, time = '-'] = /"time":"([\dT:.-]+Z)"/.exec(text) ?? []
  const message = Buffer.from(`<${facility * 8 + (severities[level] ?? 6)}>1 ${time} ${self} - - ${text}`)
  return Buffer.concat([Buffer.from(`${message.length} `), message])
}

type Told = { away(error: Error | undefined): void; back(lost: number): void }

/** Sends lines to another machine, one connection, in order. Never throws and never blocks; tells of the first failure of each outage, and of its end. */
export function openLogLine(
  address: string,
  told: Told,
  { most = mostBytes, firstMs = waitsMs.first } = {},
): { write(line: string): void; flush(): Promise<void> } {
  const { isTls, host, port } = logAt(address)!
  const waiting: Buffer[] = []
  let bytes = 0
  let lost = 0
  let isAway = false
  let waitMs = firstMs
  let socket: Socket | null = null
  let isOpen = false
  let again: NodeJS.Timeout | undefined
  const sent: (() => void)[] = []

  const send = () => {
    if (!socket || !isOpen) return connect()
    while (waiting.length > 0 && !socket.writableNeedDrain) {
      const frame = waiting.shift()!
      bytes -= frame.length
      socket.write(frame, settle)
    }
    settle()
  }
  /** Ends the waiting of who flushes, once nothing is left here. */
  const settle = () => {
    if (waiting.length === 0 && socket?.writableLength === 0) for (const done of sent.splice(0)) done()
  }
  const connect = () => {
    if (socket || again) return
    const at = { host, port, timeout: patienceMs }
    const made = isTls ? connectTls({ ...at, servername: host }) : connectPlain(at)
    socket = made
    let error: Error | undefined
    made
      .once(isTls ? 'secureConnect' : 'connect', () => {
        isOpen = true
        made.setTimeout(0).setKeepAlive(true, 30_000)
        waitMs = firstMs
        if (isAway) {
          const gone = lost
          ;[isAway, lost] = [false, 0]
          told.back(gone)
        }
        send()
      })
      .on('drain', send)
      .on('timeout', () => made.destroy(new Error('The connection was not taken in time')))
      .on('error', (fault) => (error = fault))
      .on('close', () => {
        ;[socket, isOpen] = [null, false]
        if (!isAway) {
          isAway = true
          told.away(error)
        }
        again = setTimeout(() => {
          again = undefined
          send()
        }, waitMs).unref()
        waitMs = Math.min(waitMs * 2, waitsMs.longest)
      })
    // It says nothing; what it might say must be read all the same, or its end is never seen.
    made.resume()
    made.unref()
  }
  return {
    write(line) {
      const frame = frameOf(line)
      waiting.push(frame)
      bytes += frame.length
      while (bytes > most) {
        bytes -= waiting.shift()!.length
        lost += 1
      }
      send()
    },
    flush: () =>
      new Promise((done) => {
        setTimeout(done, lastMs).unref()
        sent.push(done)
        if (waiting.length === 0 && !socket) done()
        socket?.ref()
        send()
      }),
  }
}

/**
 * The log of a process: on standard output (or where `write` puts it), and on another machine too where one is named. `flush` waits for what
 * is not sent yet, three seconds at most.
 */
export function openLog(
  { logLevel, logSendTo }: Pick<Config, 'logLevel' | 'logSendTo'>,
  write?: { write(line: string): void },
): { log: Log; flush(): Promise<void> } {
  if (!logSendTo) return { log: makeLog(logLevel, write), flush: async () => undefined }
  const line = openLogLine(logSendTo, {
    away: (error) => log.error({ err: error }, 'lines of the log do not reach the other machine'),
    back: (lost) => log.warn({ lost }, 'lines of the log reach the other machine again'),
  })
  const log = makeLog(logLevel, write, line)
  return { log, flush: line.flush }
}
