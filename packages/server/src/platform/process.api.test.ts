import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { routes } from '@parichay/contract/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../testing/client.ts'
import { newestCode } from '../testing/codes.ts'
import { makeAgency, makeCustomer, newPhone, testPassword } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { makeLog } from './log.ts'

let w: TestWorld
beforeAll(async () => void (w = await openTestWorld()))
afterAll(() => w.close())

test('no password, code, token or key ever stands in the log', async () => {
  const person = await makeCustomer(w)
  const canaries = [testPassword, person.token, 'CANARY-pass-word-1', 'secret of', 'test-secret-0123456789']
  const client = openClient(w.app, person.agency.host)
  const phoneNumber = newPhone()
  await client.call(authRoutes.verifyUser, { body: { phoneNumber } })
  const code = await newestCode(w, phoneNumber)
  await client.call(authRoutes.verifyOtp, { body: { otp: code } })
  await client.call(authRoutes.createPassword, { body: { password: 'CANARY-pass-word-1' } })
  canaries.push(code, ...client.cookies.values())
  await client.call(authRoutes.login, { body: { phoneNumber: person.phoneNumber, password: testPassword } })
  await client.call(authRoutes.changePassword, {
    body: { oldPassword: testPassword, password: 'CANARY-pass-word-1' },
  })
  await person.client.get(`/api/v1/user?password=CANARY-pass-word-1&token=${person.token}`)
  for (const mode of ['refuse', 'break'] as const) {
    w.sandbox.switches.set({ channel: 'sms', mode, delayMs: 0 })
    const other = openClient(w.app, person.agency.host)
    await other.call(authRoutes.verifyUser, { body: { phoneNumber: newPhone() } })
  }
  expect(w.logged.length).toBeGreaterThan(8)
  for (const canary of canaries) expect(w.logged.filter((line) => line.includes(canary))).toEqual([])
})

test('who signs in, and who is refused, stands in the log with the call, the place and no word of what was typed', async () => {
  const person = await makeCustomer(w)
  const client = openClient(w.app, person.agency.host)
  client.ip = '203.0.113.9'
  const { phoneNumber } = person
  await client.call(authRoutes.login, { body: { phoneNumber, password: 'CANARY-not-mine-1' } })
  await client.call(authRoutes.login, { body: { phoneNumber, password: testPassword } })
  await client.call(routes.listStaff, { query: {} })
  const lines = w.logged.map((text) => JSON.parse(text) as Record<string, unknown>)
  const ours = lines.filter(({ ip }) => ip === '203.0.113.9')
  expect(ours.map(({ msg, call, code }) => [msg, call, code])).toEqual([
    ['refused', 'login', 'PASSWORD_WRONG'],
    ['sign-in: done', 'login', undefined],
    ['refused', 'listStaff', 'NOT_ALLOWED'],
  ])
  for (const { time, ref } of ours)
    expect([time, ref]).toEqual([expect.stringMatching(/Z$/), expect.any(String)])
  expect(w.logged.filter((text) => text.includes('CANARY') || text.includes(phoneNumber))).toEqual([])
})

test('line ends in whatever is sent forge no line of the log', async () => {
  const client = openClient(w.app, (await makeAgency(w)).host)
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const post = (url: string, payload: string) => client.send({ method: 'POST', url, headers, payload })
  const before = w.logged.length
  const forged = '{"level":60,"msg":"forged"}'
  for (const end of ['\r\n', '\n', '\r', '\u2028', '\u0085']) {
    const bad = `a${end}${forged}`
    const reported = JSON.stringify({ source: 'frontend', message: bad, stack: bad })
    expect((await post('/log', reported)).status).toBe(200)
    await client.get(`/${encodeURIComponent(bad)}?a=${encodeURIComponent(bad)}`)
    await post('/api/v1/login', JSON.stringify({ phoneNumber: bad, password: bad }))
  }
  const lines = w.logged.slice(before)
  expect(lines.filter((line) => line.includes('failure in the panel'))).toHaveLength(5)
  for (const line of lines) {
    // One line each, whose own message is one of ours.
    expect(line.slice(0, -1)).not.toMatch(/[\r\n]/)
    expect(JSON.parse(line)).toMatchObject({ msg: expect.not.stringContaining('forged') as string })
  }
})

test('secrets by name are cut three levels deep', () => {
  const lines: string[] = []
  const log = makeLog('info', { write: (line) => void lines.push(line) })
  log.info(
    {
      password: 'CANARY',
      body: { otp: 'CANARY', inner: { authkey: 'CANARY' } },
      headers: { cookie: 'CANARY', authorization: 'CANARY' },
    },
    'x',
  )
  expect(lines.join('')).not.toContain('CANARY')
  expect(lines.join('')).toContain('[secret]')
})

test('/healthz and /readyz; a broken store is named with 503', async () => {
  const client = openClient(w.app, 'any.example')
  expect((await client.get('/healthz')).data).toEqual({ status: 'ok' })
  expect((await client.get('/readyz')).data).toEqual({ database: true, storage: true })
  const check = w.world.storage.check
  w.world.storage.check = () => Promise.reject(new Error('gone'))
  const answer = await client.get('/readyz')
  w.world.storage.check = check
  expect([answer.status, answer.data]).toEqual([503, { database: true, storage: false }])
})

test('the OpenAPI page names every call, its fields and its failures', async () => {
  const { host } = await makeAgency(w)
  const answer = await openClient(w.app, host).get('/api/v1/openapi.json')
  const page = JSON.parse(answer.text) as {
    openapi: string
    paths: Record<
      string,
      Record<
        string,
        {
          operationId: string
          parameters: { name: string; in: string; schema: object }[]
          responses: Record<string, object>
        }
      >
    >
  }
  expect(page.openapi).toBe('3.1.0')
  const operations = Object.entries(page.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
  expect(new Set(operations.map(({ operationId }) => operationId))).toEqual(new Set(Object.keys(routes)))
  for (const { path, parameters, responses } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '422']))
  }
  for (const [, name] of answer.text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
    expect(name).toBe('Failure')
})
