import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCertificate } from './tls.ts'

const folders: string[] = []
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parichay-own-tls-'))
  folders.push(folder)
})
afterEach(() => void vi.useRealTimers())
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

/** The certificate of a start, which its key belongs to. */
async function start(ips = ['192.168.1.5']) {
  const { certFile, keyFile } = await makeCertificate(folder, ips)
  const certificate = new X509Certificate(readFileSync(certFile))
  expect(certificate.checkPrivateKey(createPrivateKey(readFileSync(keyFile)))).toBe(true)
  return certificate
}

test('a certificate stays for as long as its addresses do, and is made anew before its year is over', async () => {
  const first = await start()
  expect((await start()).serialNumber).toBe(first.serialNumber)
  expect((await start(['192.168.1.6'])).serialNumber).not.toBe(first.serialNumber)
  const second = await start()
  vi.useFakeTimers({ now: Date.now() + 360 * 86_400_000, toFake: ['Date'] })
  const third = await start()
  expect(third.serialNumber).not.toBe(second.serialNumber)
  expect(third.validToDate.getTime()).toBeGreaterThan(Date.now() + 300 * 86_400_000)
})

test('what a start left that was killed while it made one stops no later start', async () => {
  await start()
  rmSync(join(folder, 'tls.names'))
  await start()
  writeFileSync(join(folder, 'tls.crt'), readFileSync(join(folder, 'tls.crt')).subarray(0, 200))
  await start()
  const key = readFileSync(join(folder, 'tls.key'))
  await start(['192.168.1.6'])
  writeFileSync(join(folder, 'tls.key'), key)
  await start(['192.168.1.6'])
  rmSync(join(folder, 'tls.key'))
  await start(['192.168.1.6'])
})
