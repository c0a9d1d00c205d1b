import { startWeb } from '@parichay/server/main-web.ts'
import { makeAgency } from '@parichay/server/testing/makers.ts'
import { openTestWorld, type TestWorld } from '@parichay/server/testing/world.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type ConnectionOptions } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCertificate } from './tls.ts'

let w: TestWorld
let port: number
const folder = mkdtempSync(join(tmpdir(), 'parichay-tls-'))
beforeAll(async () => {
  const { certFile, keyFile } = await makeCertificate(folder, [])
  w = await openTestWorld({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile })
  await w.app.listen({ port: 0, host: '127.0.0.1' })
  port = (w.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await w.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Version and suite that both sides agreed on, or why they did not. The client itself would take anything. */
const shake = (options: ConnectionOptions) =>
  new Promise<string>((done) => {
    const socket = connect({
      port,
      host: '127.0.0.1',
      rejectUnauthorized: false,
      minVersion: 'TLSv1',
      ciphers: 'ALL:@SECLEVEL=0',
      ...options,
    })
    socket.on('secureConnect', () => {
      done(`${socket.getProtocol()} ${socket.getCipher().name}`)
      socket.destroy()
    })
    socket.on('error', (error: NodeJS.ErrnoException) => done(`refused: ${error.code}`))
  })

test('the newest version both know is taken, 1.3 and 1.2', async () => {
  expect(await shake({})).toBe('TLSv1.3 TLS_AES_256_GCM_SHA384')
  expect(await shake({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2 ECDHE-RSA-AES256-GCM-SHA384')
  for (const suite of ['ECDHE-RSA-AES128-GCM-SHA256', 'ECDHE-RSA-CHACHA20-POLY1305'])
    expect(await shake({ maxVersion: 'TLSv1.2', ciphers: suite })).toBe(`TLSv1.2 ${suite}`)
})

test.each(['TLSv1.1', 'TLSv1'] as const)('%s is refused', async (maxVersion) => {
  expect(await shake({ maxVersion })).toBe('refused: ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION')
})

test.each([
  'AES128-SHA',
  'AES256-GCM-SHA384',
  'ECDHE-RSA-AES128-SHA256',
  'ECDHE-RSA-AES256-SHA',
  'DHE-RSA-AES128-GCM-SHA256',
  'aNULL',
])(
  'without forward secrecy, authenticated encryption or a named suite nothing is agreed: %s',
  async (suite) => {
    const said = await shake({ maxVersion: 'TLSv1.2', ciphers: `${suite}:@SECLEVEL=0` })
    expect(said).toMatch(/^refused: ERR_SSL_(SSL\/TLS|SSLV3|TLSV1)_ALERT_HANDSHAKE_FAILURE$/)
  },
)

test('a production server is refused with this certificate, which is its own authority, and starts where that is named', async () => {
  await makeAgency(w)
  const config = { ...w.world.config, mode: 'production', port: 0, host: '127.0.0.1' } as const
  await expect(startWeb(config, w.world.log)).rejects.toThrow(
    /^TLS_CERT_FILE: browsers would refuse the certificate[^]*no authority[^]*it is for DNS:localhost[^]*not for zz-/,
  )
  const running = await startWeb({ ...config, certificateMayBe: ['untrusted', 'foreign'] }, w.world.log)
  expect(w.logged.filter((line) => line.includes('CERTIFICATE_MAY_BE'))).toHaveLength(1)
  await running.close()
})

test('plain http on that port is answered by nobody', async () => {
  const said = await new Promise<string>((done) => {
    request({ port, host: '127.0.0.1', path: '/healthz' }, (reply) => done(String(reply.statusCode)))
      .on('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'error'))
      .end()
  })
  expect(said).toBe('ECONNRESET')
})
