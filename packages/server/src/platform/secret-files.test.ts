import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { secretNames } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'parichay-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const good = {
  PARICHAY_MODE: 'test',
  PARICHAY_SECRET_FILE: file('secret', `${'s'.repeat(40)}\n`),
  DATABASE_URL_FILE: file('database', 'postgres://u:hush@localhost/x\r\n'),
}
const saidTo = (env: Record<string, string>) => {
  try {
    readConfig({ ...good, ...env })
    return ''
  } catch (error) {
    return String(error)
  }
}

test('secrets are read from files, without the end of the line', () => {
  const config = readConfig({
    ...good,
    PARICHAY_SECRET_BEFORE_FILE: file('before', `${'a'.repeat(32)},${'b'.repeat(32)}\n`),
    MSG91_AUTHKEY_FILE: file('sms', 'key with blanks \n'),
    SMTP_URL_FILE: file('mail', 'smtp://u:p@127.0.0.1'),
    S3_ENDPOINT: 'https://s3.example.in',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_FILE: file('a', 'access'),
    S3_SECRET_KEY_FILE: file('k', 'secret'),
    S3_SESSION_TOKEN_FILE: file('t', 'token'),
  })
  expect(config).toMatchObject({
    secret: 's'.repeat(40),
    secretsBefore: ['a'.repeat(32), 'b'.repeat(32)],
    databaseUrl: 'postgres://u:hush@localhost/x',
    sms: { authkey: 'key with blanks ' },
    mail: { url: 'smtp://u:p@127.0.0.1' },
    s3: {
      accessKey: 'access',
      secretKey: 'secret',
      sessionToken: 'token',
      files: { accessKey: join(folder, 'a'), secretKey: join(folder, 'k'), sessionToken: join(folder, 't') },
    },
  })
})

test('a file that is not there, is empty, or stands beside the setting is named, and nothing of any secret is said', () => {
  expect(saidTo({ SMTP_URL_FILE: join(folder, 'none') })).toContain(
    'SMTP_URL_FILE: the file cannot be read (ENOENT)',
  )
  expect(saidTo({ MSG91_AUTHKEY_FILE: folder })).toContain(
    'MSG91_AUTHKEY_FILE: the file cannot be read (EISDIR)',
  )
  expect(saidTo({ MSG91_AUTHKEY_FILE: file('empty', '\n') })).toContain(
    'MSG91_AUTHKEY_FILE: the file is empty',
  )
  const both = saidTo({ DATABASE_URL: 'postgres://u:hush@localhost/y' })
  expect(both).toContain('DATABASE_URL and DATABASE_URL_FILE: give one of them')
  expect(both).not.toMatch(/hush|ssss/)
  expect(saidTo({ PARICHAY_SECRET_FILE: file('short', 'hush-hush') })).toMatch(
    /PARICHAY_SECRET: give at least 32/,
  )
})

test('docs/operations.md names every secret that may be a file', () => {
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const said = /\n## Secrets in files\n([^]*?)\n## /.exec(page)?.[1] ?? ''
  expect(new Set([...said.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name))).toEqual(new Set(secretNames))
})
