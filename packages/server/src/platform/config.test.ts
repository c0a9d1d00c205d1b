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

test('docs/operations.md explains every variable, and none that does not exist', () => {
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const settings = /\n## Settings\n([^]*?)(?=\n## |$)/.exec(page)?.[1] ?? ''
  const explained = [...settings.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name)
  expect(new Set(explained)).toEqual(new Set(Object.keys(variables.shape)))
  expect(explained.length).toBe(new Set(explained).size)
})
