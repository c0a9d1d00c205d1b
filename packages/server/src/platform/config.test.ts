import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig, variables } from './config.ts'

const good = {
  DATABASE_URL: 'postgres://localhost/x',
  PARICHAY_SECRET: 'x'.repeat(32),
  PARICHAY_MODE: 'test',
}

test('what is missing and what is wrong is named all at once, and no value is repeated', () => {
  const env = {
    PORT: '70000',
    PARICHAY_SECRET: 'hush-hush',
    S3_BUCKET: 'b',
    TLS_CERT_FILE: 'c',
    LIMIT_FACTOR: '-1',
    LOG_LEVEL: 'loud',
  }
  expect(() => readConfig(env)).toThrow(/DATABASE_URL[^]*PARICHAY_SECRET|PARICHAY_SECRET[^]*DATABASE_URL/)
  const said = (() => {
    try {
      return String(readConfig(env))
    } catch (error) {
      return String(error)
    }
  })()
  for (const name of ['DATABASE_URL', 'PARICHAY_SECRET', 'PORT', 'LIMIT_FACTOR', 'LOG_LEVEL'])
    expect(said).toContain(name)
  expect(said).not.toContain('hush-hush')
})

test('halves of pairs are refused', () => {
  expect(() => readConfig({ ...good, TLS_CERT_FILE: 'c' })).toThrow('TLS_CERT_FILE and TLS_KEY_FILE')
  expect(() => readConfig({ ...good, S3_BUCKET: 'c' })).toThrow('S3_ENDPOINT, S3_BUCKET')
})

test('production needs its senders', () => {
  expect(() => readConfig({ ...good, PARICHAY_MODE: 'production' })).toThrow(/MSG91_AUTHKEY[^]*SMTP_URL/)
  expect(readConfig({ ...good, PARICHAY_MODE: '', MSG91_AUTHKEY: 'k', SMTP_URL: 'smtp://x' }).mode).toBe(
    'production',
  )
})

const live = {
  ...good,
  PARICHAY_MODE: 'production',
  MSG91_AUTHKEY: 'k',
  SMTP_URL: 'smtp://mail.example.in:587',
}
const store = { S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' }
const saidTo = (env: Record<string, string | undefined>) => {
  try {
    readConfig({ ...live, ...env })
    return ''
  } catch (error) {
    return String(error)
  }
}

test.each([
  ['DATABASE_URL', { DATABASE_URL: 'postgres://u:hush@db.example.in/x' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://u:hush@postgres:5432/x' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://u:hush@10.0.0.4/x?sslmode=prefer' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://u:hush@10.0.0.4/x?sslmode=no-verify' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://u:hush@10.0.0.4/x?sslmode=require' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://u:hush@localhost/x?host=10.0.0.4' }],
  ['S3_ENDPOINT', { ...store, S3_ENDPOINT: 'http://minio:9000' }],
  ['BREACHED_PASSWORDS_URL', { BREACHED_PASSWORDS_URL: 'http://pwned.example.in/range' }],
  ['ADVISORIES_URL', { ADVISORIES_URL: 'http://npm.example.in' }],
  ['ERROR_REPORTING_URL', { ERROR_REPORTING_URL: 'http://errors.example.in/1' }],
  ['CLAMAV_ADDRESS', { CLAMAV_ADDRESS: 'tcp://clamav:3310' }],
  ['MSG91_URL', { MSG91_URL: 'http://sms.example.in' }],
])('production connects to no other machine without TLS: %s %o', (name, env) => {
  expect(saidTo(env)).toMatch(
    new RegExp(`\\n  ${name}: the connection to .* is not encrypted; .*PLAIN_HOSTS`),
  )
  expect(saidTo(env)).not.toContain('hush')
  expect(() => readConfig({ ...live, PARICHAY_MODE: 'test', ...env })).not.toThrow()
})

test.each([
  { DATABASE_URL: 'postgres://u:p@db.example.in/x?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://u:p@127.0.0.1:5433/x' },
  { DATABASE_URL: 'postgres://u:p@[::1]/x' },
  { DATABASE_URL: 'postgres:///x?host=/var/run/postgresql' },
  { DATABASE_URL: 'postgres://u:p@postgres/x', PLAIN_HOSTS: 'postgres, minio' },
  { ...store, S3_ENDPOINT: 'https://s3.example.in' },
  { ...store, S3_ENDPOINT: 'http://minio:9000', PLAIN_HOSTS: 'minio' },
  { MSG91_URL: 'http://127.0.0.1:9' },
  { CLAMAV_ADDRESS: 'unix:/run/clamav/clamd.ctl' },
  { CLAMAV_ADDRESS: 'tcp://[::1]:3310' },
  { CLAMAV_ADDRESS: 'tcp://clamav', PLAIN_HOSTS: 'clamav' },
])('with TLS, on this machine, or where it is said by name: %o', (env) => {
  expect(saidTo(env)).toBe('')
})

test('the mail server must offer TLS in production, unless it is said by name', () => {
  expect(readConfig(live).mail.isPlain).toBe(false)
  expect(readConfig({ ...live, PLAIN_HOSTS: 'mail.example.in' }).mail.isPlain).toBe(true)
  expect(readConfig({ ...live, SMTP_URL: 'smtp://127.0.0.1:25' }).mail.isPlain).toBe(true)
  expect(readConfig({ ...live, PARICHAY_MODE: 'test' }).mail.isPlain).toBe(true)
})

test.each([
  [{}, '127.0.0.1'],
  [{ PUBLIC_PROTOCOL: 'http' }, '0.0.0.0'],
  [{ TLS_CERT_FILE: 'c', TLS_KEY_FILE: 'k' }, '0.0.0.0'],
  [{ HOST: '10.0.0.5' }, '10.0.0.5'],
])('without TLS of its own a server in production answers this machine only: %o', (env, host) => {
  expect(readConfig({ ...live, ...env }).host).toBe(host)
})

test('who answers visitors in production ends TLS, or stands behind a proxy that does, on this machine or where it is said by name', () => {
  const said = (env: Record<string, string | undefined>) => {
    try {
      readConfig({ ...live, ...env }, true)
      return []
    } catch (error) {
      return [...String(error).matchAll(/\n {2}([A-Z_ or]+):/g)].map(([, name]) => name)
    }
  }
  expect(said({})).toEqual(['TLS_CERT_FILE or TRUST_PROXY'])
  expect(said({ HOST: '0.0.0.0' })).toEqual(['TLS_CERT_FILE or TRUST_PROXY', 'HOST'])
  expect(said({ TRUST_PROXY: '1', HOST: '0.0.0.0' })).toEqual(['HOST'])
  expect(said({ TRUST_PROXY: '1', HOST: '10.0.0.5', PLAIN_HOSTS: '10.0.0.4' })).toEqual(['HOST'])
  for (const fine of [
    { TRUST_PROXY: '1' },
    { TRUST_PROXY: '1', HOST: '0.0.0.0', PLAIN_HOSTS: '0.0.0.0' },
    { TLS_CERT_FILE: 'c', TLS_KEY_FILE: 'k', HTTP_PORT: '80' },
    { PUBLIC_PROTOCOL: 'http', HOST: '0.0.0.0' },
    { PARICHAY_MODE: 'test', HOST: '0.0.0.0' },
  ])
    expect(said(fine)).toEqual([])
  expect(said({ TRUST_PROXY: '1', HTTP_PORT: '80' })).toEqual(['HTTP_PORT'])
})

test('breached passwords are asked for in production unless that is switched off, and by nobody else on their own', () => {
  const asks = (env: Record<string, string>) => readConfig({ ...live, ...env }).breachedPasswordsUrl
  expect(asks({})).toBe('https://api.pwnedpasswords.com/range')
  expect(asks({ BREACHED_PASSWORDS_URL: 'off' })).toBe('')
  expect(asks({ BREACHED_PASSWORDS_URL: 'https://pwned.example.in/range' })).toBe(
    'https://pwned.example.in/range',
  )
  for (const mode of ['demo', 'test']) expect(asks({ PARICHAY_MODE: mode })).toBe('')
})

test.each([
  ['DATABASE_URL', 'postgres'],
  ['DATABASE_URL', 'postgresql:db'],
  ['DATABASE_URL', 'postgres://u:hu#sh@db.example.in/x'],
  ['DATABASE_URL', 'postgres://u:hush%zz@db.example.in/x'],
  ['SMTP_URL', 'mail.example.in'],
  ['SMTP_URL', 'https://mail.example.in'],
  ['SMTP_URL', 'smtp://u:hu#sh@mail.example.in'],
  ['PARICHAY_SECRET_BEFORE', 'hush-hush'],
  ['MAIL_FROM', 'Parichay'],
  ['MAIL_FROM', 'Parichay <no-reply>'],
  ['PRODUCTION_HOSTS', 'a.in, https://b.in'],
  ['PLAIN_HOSTS', 'http://minio'],
  ['DEFAULT_AGENCY_HOST', 'http://cards.example.in/'],
])(
  'nonsense stops the start with the name of its setting and without what it says: %s=%s',
  (name, nonsense) => {
    expect(saidTo({ [name]: nonsense })).toMatch(new RegExp(`\\n  ${name}[.\\d]*: give `))
    expect(saidTo({ [name]: nonsense })).not.toContain('hu')
  },
)

test('a setting of blanks is one that is not set', () => {
  expect(readConfig({ ...good, PORT: ' ', SMTP_URL: '  ' }).port).toBe(3000)
  expect(() => readConfig({ ...good, PARICHAY_SECRET: ' '.repeat(40) })).toThrow(/PARICHAY_SECRET/)
})

test('a registry is asked about packages only where one is named', () => {
  expect(readConfig(live).advisoriesUrl).toBe('')
  const named = 'https://npm.example.in/repository/npm/'
  expect(readConfig({ ...live, ADVISORIES_URL: named }).advisoriesUrl).toBe(named)
  expect(() => readConfig({ ...live, ADVISORIES_URL: 'off' })).toThrow(/ADVISORIES_URL/)
})

test('docs/operations.md explains every variable, and none that does not exist', () => {
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const settings = /\n## Settings\n([^]*?)(?=\n## |$)/.exec(page)?.[1] ?? ''
  const explained = [...settings.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name)
  expect(new Set(explained)).toEqual(new Set(Object.keys(variables.shape)))
  expect(explained.length).toBe(new Set(explained).size)
})

test('who begins with nothing hears at once of all that production needs, in words', () => {
  const said = (env: Record<string, string>, isAnswering = true) => {
    try {
      return String(readConfig(env, isAnswering))
    } catch (error) {
      return String(error)
    }
  }
  const nothing = said({})
  for (const name of ['DATABASE_URL', 'PARICHAY_SECRET', 'MSG91_AUTHKEY', 'SMTP_URL', 'TLS_CERT_FILE'])
    expect(nothing).toMatch(new RegExp(`^  ${name}[^\\n]*`, 'm'))
  expect(nothing).toMatch(/^ {2}DATABASE_URL: is missing; give postgres:/m)
  const wrong = said({
    PORT: 'x',
    TRUST_PROXY: 'true',
    RUN_WORKER: 'yes',
    SMTP_URL: 'mail',
    S3_ENDPOINT: 's3',
  })
  for (const words of [
    'PORT: give a number',
    'TRUST_PROXY: give a number',
    'RUN_WORKER: give one of true, false',
  ])
    expect(wrong).toContain(`\n  ${words}`)
  expect(nothing + wrong).not.toMatch(/Invalid/)
  // Of what is wrong in itself nothing else is said that only follows from it.
  for (const name of ['SMTP_URL', 'S3_ENDPOINT', 'TRUST_PROXY'])
    expect(wrong.split('\n').filter((line) => line.includes(name)).length, name).toBe(1)
})
