import pg from 'pg'
import { expect, test } from 'vitest'
import { makeLog } from './log.ts'

const lines: string[] = []
const log = makeLog('info', { write: (line) => void lines.push(line) })
const logged = () => JSON.parse(lines.pop()!) as Record<string, Record<string, unknown>>

test('an error of a lost connection says what happened, and nothing of the connection', () => {
  const client = new pg.Client({ user: 'parichay_app', password: 'Papad-Chutney-1', host: '127.0.0.1' })
  const error = Object.assign(new Error('terminating connection'), { code: '57P01', client })
  log.warn({ err: error, role: 'platform' }, 'database connection lost')
  expect(lines.at(-1)!.length).toBeLessThan(3000)
  const { err, role } = logged()
  expect(role).toBe('platform')
  expect(err).toMatchObject({ type: 'Error', message: 'terminating connection', code: '57P01' })
  expect(err!['stack']).toContain('log.test.ts')
  expect(err).not.toHaveProperty('client')
})

test('what is no machinery stays: a word of that name, facts of the fault', () => {
  log.warn({ err: Object.assign(new Error('no answer'), { client: 'razorpay', detail: { status: 502 } }) })
  expect(logged()['err']).toMatchObject({ client: 'razorpay', detail: { status: 502 } })
})

test('what is thrown and no error is logged as it is', () => {
  log.warn({ err: 'out of paper' })
  expect(logged()['err']).toBe('out of paper')
})

test('secrets are cut up to three levels deep', () => {
  log.info({ password: 'a', body: { token: 'b', inner: { otp: 'c' } } })
  const line = JSON.stringify(logged())
  expect(line).not.toMatch(/"[abc]"/)
  expect(line.match(/\[secret\]/g)).toHaveLength(3)
})

test('a row that the database refused is not repeated: its rule is named, its values are not', () => {
  const fault = Object.assign(new pg.DatabaseError('new row violates check constraint', 60, 'error'), {
    severity: 'ERROR',
    code: '23514',
    table: 'app_user',
    constraint: 'app_user_check',
    detail: 'Failing row contains (1, 7, +919876512345, $argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA).',
  })
  log.error({ err: fault }, 'call failed')
  expect(lines.at(-1)).not.toMatch(/9876512345|argon2/)
  expect(logged()['err']).toMatchObject({ code: '23514', table: 'app_user', constraint: 'app_user_check' })
})
