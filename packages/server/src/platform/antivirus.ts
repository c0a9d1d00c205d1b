import { Problem } from '@parichay/contract/errors.ts'
import { connect, type Socket } from 'node:net'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { scannerAt } from './plain.ts'

/** The virus scanner of the installation; where none is named it takes everything and says so. */
export type Antivirus = {
  isOn: boolean
  /**
   * Has a whole file looked at before anything keeps or reads it. Throws FILE_INFECTED, SCAN_TOO_LARGE (the scanner takes no file of
   * this size) or SCAN_UNAVAILABLE (no answer, and `CLAMAV_AWAY` is `refuse`). `by` is who sent it, for the log.
   */
  scan(file: Buffer | AsyncIterable<Buffer>, by: string): Promise<void>
  /** What the scanner calls itself, with the version of its signatures; null where it does not answer. */
  version(): Promise<string | null>
}

type Settings = Pick<Config['antivirus'], 'address' | 'takesWhenAway'> & { patienceMs?: number }

/** Of one file, from the connection to the answer; a film of 100 MB takes about five seconds of it. */
const patience = 30_000
/** Of a connection: on the same machine or beside it. */
const connectMs = 3000
const chunkBytes = 64 * 1024
/** An answer is a line; what goes on and on is none. */
const mostAnswer = 4096

/**
 * Files go to clamd in one INSTREAM session each: the command, pieces with their length in front (four bytes, network order), an empty
 * piece, and one line back. https://docs.clamav.net/manual/Usage/Scanning.html, man clamd(8), COMMANDS
 */
export function openAntivirus(
  { address, takesWhenAway, patienceMs = patience }: Settings,
  log: Log,
): Antivirus {
  const at = scannerAt(address)
  if (!at) return { isOn: false, scan: async () => undefined, version: async () => null }
  return {
    isOn: true,
    async scan(file, by) {
      let answer: string
      try {
        answer = await ask(connect(at), patienceMs, 'zINSTREAM\0', piecesOf(file))
        if (!/^stream: (OK|.+ FOUND)$|^INSTREAM size limit exceeded/.test(answer))
          throw new Error(`It answered: ${answer.slice(0, 200)}`)
      } catch (error) {
        if (takesWhenAway) {
          log.warn({ err: error, by }, 'the virus scanner did not answer: the file was taken')
          return
        }
        log.error({ err: error, by }, 'the virus scanner did not answer: the file was refused')
        throw new Problem(
          'SCAN_UNAVAILABLE',
          'Files cannot be checked for viruses right now, so this one was not taken. Try again in a while.',
          { field: 'file', retryAfterSec: 60, cause: error },
        )
      }
      if (answer.startsWith('INSTREAM')) {
        log.warn({ by }, 'a file is larger than the virus scanner takes: raise its StreamMaxLength')
        throw new Problem(
          'SCAN_TOO_LARGE',
          'This file is too large to be checked for viruses. Choose a smaller one.',
          {
            field: 'file',
          },
        )
      }
      if (answer === 'stream: OK') return
      log.warn({ by, found: answer.slice(8, -6).slice(0, 200) }, 'a file with a virus was refused')
      throw new Problem(
        'FILE_INFECTED',
        'A virus was found in this file, so it was not taken. Choose another one.',
        {
          field: 'file',
        },
      )
    },
    version: () => ask(connect(at), patienceMs, 'zVERSION\0').catch(() => null),
  }
}

/** The file in pieces, each with its length in front, and the empty one that ends it. */
async function* piecesOf(file: Buffer | AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const part of Buffer.isBuffer(file) ? [file] : file)
    for (let from = 0; from < part.length; from += chunkBytes) {
      const piece = part.subarray(from, from + chunkBytes)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(piece.length)
      yield length
      yield piece
    }
  yield Buffer.alloc(4)
}

/** Sends a command with what belongs to it, and reads one answer up to its zero byte. Throws when there is none in time. */
async function ask(
  socket: Socket,
  patienceMs: number,
  command: string,
  pieces: AsyncIterable<Buffer> | Iterable<Buffer> = [],
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const late = (what: string) => () => reject(new Error(`The scanner did not ${what} in time`))
  const timers = [
    setTimeout(late('take the connection'), Math.min(connectMs, patienceMs)),
    setTimeout(late('answer'), patienceMs),
  ]
  let read = ''
  socket
    .on('connect', () => clearTimeout(timers[0]))
    .on('data', (bytes: Buffer) => {
      read += bytes.toString('latin1')
      const end = read.indexOf('\0')
      if (end >= 0) resolve(read.slice(0, end).trim())
      else if (read.length > mostAnswer) reject(new Error('The scanner answered with more than a line'))
    })
    .on('error', reject)
    .on('close', () => reject(new Error('The scanner ended the connection without an answer')))
  let isAnswered = false
  const answered = promise.finally(() => (isAnswered = true))
  // It may answer before all is sent (too large): nothing more is sent then.
  const send = async () => {
    socket.write(command)
    for await (const piece of pieces) {
      if (isAnswered || socket.destroyed) return
      if (!socket.write(piece)) await Promise.race([drained(socket), answered])
    }
  }
  try {
    send().catch(reject)
    return await answered
  } finally {
    for (const timer of timers) clearTimeout(timer)
    socket.destroy()
  }
}

const drained = (socket: Socket) =>
  new Promise<void>((done) => {
    socket.once('drain', done).once('close', done)
  })
