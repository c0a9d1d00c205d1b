import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** How the scanner behaves: as it should, too busy to answer, ending the line in the middle, or at odds with itself. */
export type ClamdMode = 'well' | 'silent' | 'break' | 'error' | 'babble'

/** A stand-in for ClamAV's daemon on a port of this machine. */
export type Clamd = {
  address: string
  port: number
  mode: ClamdMode
  /** Every file that came whole, the newest last. */
  readonly files: Buffer[]
  stop(): Promise<void>
}

/** The test virus of EICAR, put together here so that no scanner takes this source for it. https://www.eicar.org/download-anti-malware-testfile/ */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-')

/**
 * Speaks clamd's `zPING`, `zVERSION` and `zINSTREAM` as the real one does (man clamd(8)): pieces with their length in front, one answer with a zero
 * byte; `most` is its StreamMaxLength in bytes, beyond which it answers and ends the line while the rest still comes. It finds one virus.
 */
export async function startClamd({ most = 25 * 1024 * 1024, port = 0 } = {}): Promise<Clamd> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    serveOne(socket)
  })
  const clamd: Clamd = {
    address: '',
    port: 0,
    mode: 'well',
    files: [],
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
  }

  function serveOne(socket: Socket): void {
    let waiting = Buffer.alloc(0)
    let file: Buffer[] | null = null
    const answer = (text: string) => {
      socket.off('data', take)
      if (clamd.mode === 'silent') return
      if (clamd.mode === 'break') return void socket.destroy()
      if (clamd.mode === 'error') return void socket.end("stream: Can't allocate memory ERROR\0")
      if (clamd.mode === 'babble') return void socket.end('x'.repeat(100_000))
      socket.end(`${text}\0`)
    }
    const judge = () => {
      const whole = Buffer.concat(file ?? [])
      if (clamd.mode === 'well') clamd.files.push(whole)
      answer(whole.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK')
    }
    function take(bytes: Buffer): void {
      waiting = Buffer.concat([waiting, bytes])
      if (!file) {
        const end = waiting.indexOf(0)
        if (end < 0) return
        const command = waiting.toString('latin1', 0, end)
        waiting = waiting.subarray(end + 1)
        if (command === 'zPING') return answer('PONG')
        if (command === 'zVERSION') return answer('ClamAV 1.4.6/27800/Thu Nov 26 08:00:00 2026')
        if (command !== 'zINSTREAM') return answer('UNKNOWN COMMAND')
        file = []
      }
      while (waiting.length >= 4) {
        const length = waiting.readUInt32BE(0)
        if (length === 0) return judge()
        const before = file.reduce((sum, { length: one }) => sum + one, 0)
        if (before + length > most) return answer('INSTREAM size limit exceeded. ERROR')
        if (waiting.length < 4 + length) return
        file.push(Buffer.from(waiting.subarray(4, 4 + length)))
        waiting = waiting.subarray(4 + length)
        if (clamd.mode === 'break') return void socket.destroy()
      }
    }
    socket.on('data', take)
  }

  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  clamd.port = (server.address() as AddressInfo).port
  clamd.address = `tcp://127.0.0.1:${clamd.port}`
  return clamd
}
