import { cloneDatabase, testSecret } from '@parichay/server/testing/database.ts'
import { migrate } from '@parichay/server/platform/migrate.ts'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { expect, inject, test } from 'vitest'
import { makeCertificate } from './tls.ts'

/** The code of an SSLRequest, after its length (PostgreSQL, message formats). */
const sslRequest = 80_877_103

/** Stands before a PostgreSQL and ends TLS for it; `plain` counts connections that began without. */
async function tlsBefore(address: URL, files: { certFile: string; keyFile: string }) {
  const sockets = address.searchParams.get('host')
  const port = Number(address.port)
  const seen = { tls: 0, plain: 0 }
  const lead = (from: Socket) => {
    const to = sockets ? connect(`${sockets}/.s.PGSQL.${port}`) : connect(port, address.hostname)
    for (const one of [from, to]) one.on('error', () => undefined)
    from.pipe(to).pipe(from)
  }
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (first) => {
      if (first.length === 8 && first.readUInt32BE(4) === sslRequest) {
        seen.tls += 1
        socket.write('S')
        lead(
          new TLSSocket(socket, {
            isServer: true,
            cert: readFileSync(files.certFile),
            key: readFileSync(files.keyFile),
          }),
        )
      } else {
        seen.plain += 1
        socket.unshift(first)
        lead(socket)
      }
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { port: (server.address() as AddressInfo).port, seen, close: () => server.close() }
}

test('a start speaks TLS with its database wherever the address says so, with the roles it makes too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parichay-tls-'))
  const { url, drop } = await cloneDatabase(inject('adminUrl'))
  const front = await tlsBefore(new URL(url), await makeCertificate(folder, []))
  const address = new URL(url)
  address.search = '?sslmode=no-verify'
  address.host = `127.0.0.1:${front.port}`
  expect(await migrate(address.href, testSecret)).toEqual([])
  expect(front.seen).toEqual({ tls: 3, plain: 0 })
  front.close()
  await drop()
  rmSync(folder, { recursive: true })
})
