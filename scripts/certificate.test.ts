import { checkCertificate, standingOf } from '@parichay/server/platform/certificate.ts'
import { certificateFaults, type CertificateFault, readConfig } from '@parichay/server/platform/config.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { generate } from 'selfsigned'

const now = new Date('2026-11-26T12:00:00Z')
const day = 86_400_000
type Made = { cert: string; private: string }

/** A certificate of so many days, begun a hundred days ago or in `begins` days; by an authority, or by itself. */
const make = async (
  name: string,
  days: number,
  by?: Made,
  isAuthority = false,
  begins = -100,
): Promise<Made> =>
  generate([{ name: 'commonName', value: name }], {
    keySize: 2048,
    algorithm: 'sha256',
    notBeforeDate: new Date(now.getTime() + begins * day),
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

type Wishes = {
  mode?: 'production' | 'demo'
  mayBe?: CertificateFault[]
  hosts?: string[]
  key?: string
}
/** What a start with this certificate says in the log, or why it is refused. */
const start = (cert: Made, rest: string, { mode = 'production', mayBe = [], hosts, key }: Wishes = {}) => {
  const lines: string[] = []
  const [certFile, keyFile] = [join(folder, 'a.pem'), join(folder, 'a.key')]
  writeFileSync(certFile, `${cert.cert}\n${rest}`)
  writeFileSync(keyFile, key ?? cert.private)
  const log = makeLog('debug', { write: (line) => void lines.push(line) })
  const config = { tls: { certFile, keyFile }, mode, certificateMayBe: mayBe }
  checkCertificate(config, log, now, hosts ?? ['shop.example.in'], [root.cert])
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
}
const shop = (days: number, name = 'shop.example.in') => make(name, days, between)
const allowed = 'browsers refuse the certificate: CERTIFICATE_MAY_BE lets the server start with it'

test('a good certificate starts without a word, one that ends soon or lacks a host with one', async () => {
  expect(start(await shop(60), between.cert)).toEqual([])
  expect(start(await shop(60, '*.example.in'), between.cert)).toEqual([])
  expect(start(await shop(13), between.cert)).toEqual(['the certificate ends soon: look at what renews it'])
  expect(start(await shop(60), between.cert, { hosts: ['shop.example.in', 'new.example.in'] })).toEqual([
    'the certificate is not for all hosts: visitors of these are turned away',
  ])
  // Nobody comes to a server without an agency yet.
  expect(start(await shop(60), between.cert, { hosts: [] })).toEqual([])
})

test('a production server does not start with a certificate that browsers refuse, unless that is named', async () => {
  const early = await make('shop.example.in', 400, between, false, 10)
  const cases: [Made, string, CertificateFault, RegExp][] = [
    [await shop(-2), between.cert, 'over', /ended 2 days ago: renew it/],
    [early, between.cert, 'early', /does not count yet/],
    [own, '', 'untrusted', /no authority that browsers know/],
    [await shop(60, 'bank.example.in'), between.cert, 'foreign', /for DNS:bank.example.in, not for shop/],
  ]
  for (const [cert, rest, fault, words] of cases) {
    expect(() => start(cert, rest)).toThrow(words)
    expect(() => start(cert, rest)).toThrow(`CERTIFICATE_MAY_BE=${fault} starts`)
    const others = certificateFaults.filter((one) => one !== fault)
    expect(() => start(cert, rest, { mayBe: others })).toThrow(words)
    expect(start(cert, rest, { mayBe: [fault] })).toEqual([allowed])
    expect(start(cert, rest, { mode: 'demo' })).toEqual([])
  }
  const both = await make('bank.example.in', -2)
  expect(() => start(both, '', { mayBe: ['untrusted'] })).toThrow(/ended 2 days ago[^]*not for shop/)
  expect(start(both, '', { mayBe: ['over', 'untrusted', 'foreign'] })).toEqual([allowed])
})

test('a key of another certificate is refused, whatever is named', async () => {
  const mayBe = [...certificateFaults]
  expect(() => start(own, between.cert, { key: root.private, mayBe })).toThrow('TLS_KEY_FILE')
})

test('a proxy’s certificate is not looked at, and the setting knows these words only', () => {
  checkCertificate({ tls: null, mode: 'production', certificateMayBe: [] }, makeLog('silent'), now, ['a.in'])
  const read = (may: string) =>
    readConfig({
      DATABASE_URL: 'postgres://a/b',
      PARICHAY_SECRET: 'x'.repeat(32),
      PARICHAY_MODE: 'test',
      CERTIFICATE_MAY_BE: may,
    })
  expect(read('over, untrusted').certificateMayBe).toEqual(['over', 'untrusted'])
  expect(read('').certificateMayBe).toEqual([])
  expect(() => read('fine')).toThrow('CERTIFICATE_MAY_BE')
})

test('files of TLS that are not there, or hold something else, are named by their setting', () => {
  const [whole, bare, other] = ['whole.pem', 'key.pem', 'other.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(whole, `${own.cert}\n${between.cert}`)
  writeFileSync(bare, own.private)
  writeFileSync(other, 'something else')
  const check = (certFile: string, keyFile: string) => () =>
    checkCertificate(
      { tls: { certFile, keyFile }, mode: 'production', certificateMayBe: [] },
      makeLog('silent'),
      now,
      ['shop.example.in'],
      [root.cert],
    )
  expect(check(whole, bare)).not.toThrow()
  expect(check('/nowhere/a.pem', bare)).toThrow('TLS_CERT_FILE: /nowhere/a.pem cannot be read (ENOENT)')
  expect(check(whole, '/nowhere/b.pem')).toThrow('TLS_KEY_FILE: /nowhere/b.pem cannot be read (ENOENT)')
  expect(check(other, bare)).toThrow(`TLS_CERT_FILE: ${other} holds no certificate (PEM)`)
  expect(check(whole, other)).toThrow(
    `TLS_KEY_FILE: ${other} holds no key that can be read (PEM, without a password)`,
  )
})
