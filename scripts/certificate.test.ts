import { sayCertificate, standingOf } from '@parichay/server/platform/certificate.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { generate } from 'selfsigned'

const now = new Date('2026-11-26T12:00:00Z')
const day = 86_400_000
type Made = { cert: string; private: string }

/** A certificate of so many days; by an authority, or by itself. */
const make = async (name: string, days: number, by?: Made, isAuthority = false): Promise<Made> =>
  generate([{ name: 'commonName', value: name }], {
    keySize: 2048,
    algorithm: 'sha256',
    notBeforeDate: new Date(now.getTime() - 100 * day),
    notAfterDate: new Date(now.getTime() + days * day),
    ...(by && { ca: { key: by.private, cert: by.cert } }),
    extensions: [
      { name: 'basicConstraints', cA: isAuthority },
      { name: 'subjectAltName', altNames: [{ type: 2, value: name }] },
    ],
  } as never)

const root = await make('root.example.in', 400, undefined, true)
const between = await make('between.example.in', 300, root, true)
const own = await make('shop.example.in', 60, between)
const folder = mkdtempSync(join(tmpdir(), 'parichay-certificate-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a chain that leads to a known authority is trusted; one with a link missing, over or foreign is not', async () => {
  const judge = (pem: string, authorities = [root.cert], at = now) =>
    standingOf(pem, at, authorities).isTrusted
  const chain = `${own.cert}\n${between.cert}`
  expect(standingOf(chain, now, [root.cert])).toMatchObject({ daysLeft: 60, names: 'DNS:shop.example.in' })
  expect(judge(chain)).toBe(true)
  expect(judge(own.cert)).toBe(false)
  expect(judge(chain, [])).toBe(false)
  expect(judge(chain, [(await make('root.example.in', 400, undefined, true)).cert])).toBe(false)
  expect(judge(chain, [root.cert], new Date(now.getTime() + 61 * day))).toBe(false)
  // Whoever has a certificate for a shop is no authority.
  expect(judge(`${(await make('bank.example.in', 60, own)).cert}\n${chain}`)).toBe(false)
  expect(() => judge('nothing')).toThrow('no certificate')
})

test('the start of a production server says what browsers would say to visitors', async () => {
  const said = (pem: string, mode: 'production' | 'demo' = 'production') => {
    const lines: string[] = []
    const certFile = join(folder, 'a.pem')
    writeFileSync(certFile, pem)
    const log = makeLog('debug', { write: (line) => void lines.push(line) })
    sayCertificate({ tls: { certFile, keyFile: '' }, mode }, log, now, [root.cert])
    return lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
  }
  const chain = async (days: number) =>
    `${(await make('shop.example.in', days, between)).cert}\n${between.cert}`
  expect(said(await chain(60))).toEqual([])
  expect(said(await chain(13))).toEqual(['the certificate ends soon: look at what renews it'])
  expect(said(await chain(-1))).toEqual(['the certificate is over: browsers turn visitors away'])
  expect(said(own.cert)).toEqual(['no authority that browsers know vouches for the certificate'])
  expect(said(own.cert, 'demo')).toEqual([])
  sayCertificate({ tls: null, mode: 'production' }, makeLog('silent'), now)
})
