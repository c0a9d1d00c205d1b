import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAgency, makeCustomer, testPassword } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

const known = 'lantern-orchid-58'
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()

/** Speaks the range protocol: hashes that begin alike, without the beginning, with counts; padding has a count of 0. */
let mode: 'answer' | 'refuse' | 'silent' = 'answer'
const asked: { url: string; headers: IncomingHttpHeaders }[] = []
const service = createServer((request, response) => {
  asked.push({ url: request.url ?? '', headers: request.headers })
  if (mode === 'silent') return
  if (mode === 'refuse') return void response.writeHead(503).end()
  const beginning = request.url!.split('/').at(-1)!
  const rows = ['river-kettle-31', known, 'mango-ladder-77']
    .map(hashOf)
    .filter((hash) => hash.startsWith(beginning))
  const lines = rows.map((hash) => `${hash.slice(5)}:${hash === hashOf(known) ? 24 : 0}`)
  response.end([`${'0'.repeat(35)}:3`, ...lines, `${'F'.repeat(35)}:0`].join('\r\n'))
})

let w: TestWorld
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  const { port } = service.address() as AddressInfo
  w = await openTestWorld({ BREACHED_PASSWORDS_URL: `http://127.0.0.1:${port}/range/`, LIMIT_FACTOR: '1000' })
})
beforeEach(() => {
  mode = 'answer'
  asked.length = 0
})
afterAll(async () => {
  await w.close()
  service.closeAllConnections()
  service.close()
})

const change = async (password: string) => {
  const { client } = await makeCustomer(w, { agency: await makeAgency(w) })
  return client.call(authRoutes.changePassword, { body: { oldPassword: testPassword, password } })
}

test('a breached password is refused in words; five digits of its hash left the house, and nothing else', async () => {
  const answer = await change(known)
  expect(answer.failure).toMatchObject({ code: 'PASSWORD_WEAK', field: 'password' })
  expect(answer.failure.message).toMatch(/breach/)
  expect(asked.map(({ url }) => url)).toEqual([`/range/${hashOf(known).slice(0, 5)}`])
  expect(asked[0]!.headers['add-padding']).toBe('true')
  expect(JSON.stringify(asked)).not.toContain(hashOf(known).slice(5, 12))
  expect(w.logged.filter((line) => line.includes(known) || line.includes(hashOf(known)))).toEqual([])
})

test('one that is not known is taken, and so is one that only pads the answer', async () => {
  expect((await change('seldom-heard-words-4')).status).toBe(200)
  expect((await change('river-kettle-31')).status).toBe(200)
  expect(asked).toHaveLength(2)
})

test.each(['refuse', 'silent'] as const)(
  'a service that is away keeps nobody out, and is logged: %s',
  async (how) => {
    mode = how
    // The silent one never answers: who waited for it would run out of this test's time.
    expect((await change(known)).status).toBe(200)
    expect(w.logged.join('')).toContain('breached passwords could not be asked for')
  },
)

test('what is weak anyhow is asked of nobody', async () => {
  expect((await change('password123')).failure.code).toBe('PASSWORD_WEAK')
  expect(asked).toEqual([])
})

test('without the setting nobody is asked', async () => {
  const quiet = await openTestWorld()
  const { client } = await makeCustomer(quiet)
  const answer = await client.call(authRoutes.changePassword, {
    body: { oldPassword: testPassword, password: known },
  })
  expect([answer.status, asked.length]).toEqual([200, 0])
  await quiet.close()
})
