import { cardPinRoutes } from '@parichay/contract/card/routes.pin.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../testing/client.ts'
import { makeAgency, makeBusiness, makeCard, makeCustomer, type TestCustomer } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { codingFor, hasSeen } from './memory.ts'

let w: TestWorld
let owner: TestCustomer
beforeAll(async () => {
  w = await openTestWorld()
  owner = await makeCustomer(w, { agency: await makeAgency(w) })
  await w.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => w.close())

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }

/** Over a real socket, as visitors come: the tests' own client speaks to the router and would never meet the memory. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((done, failed) => {
    const { port } = w.app.server.address() as AddressInfo
    request(
      { port, host: '127.0.0.1', path, method, headers: { host: owner.agency.host, ...headers } },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('end', () => {
          const { date: _date, ...rest } = reply.headers
          done({ status: reply.statusCode ?? 0, headers: rest, body: Buffer.concat(parts) })
        })
      },
    )
      .on('error', failed)
      .end()
  })
const answered = () => w.logged.filter((line) => line.includes('"answered"')).length
const newCard = async () => makeCard(w, { business: await makeBusiness(w, { owner }) })

test.each(['gzip, deflate, br', 'gzip', 'identity', 'br;q=0, gzip'])(
  'from memory as from the router, byte by byte: %s',
  async (accepted) => {
    const path = `/${(await newCard()).cardId}`
    const first = await ask(path, { 'accept-encoding': accepted })
    const before = answered()
    const second = await ask(path, { 'accept-encoding': accepted })
    expect(answered()).toBe(before)
    expect(second).toEqual(first)
    expect(second.headers['x-content-type-options']).toBe('nosniff')
    expect(second.headers['content-security-policy']).toContain("default-src 'none'")
  },
)

test('of a locked card nothing stands in the memory that answers before the router, whoever opened it', async () => {
  const { cardNo, cardId } = await newCard()
  const path = `/${cardId}`
  const shown = async (headers: Record<string, string> = {}) => {
    const { body } = await ask(path, headers)
    return String(body).includes('tel:') ? 'card' : String(body).includes('name="pin"') ? 'lock' : 'other'
  }
  for (let times = 0; times < 3; times += 1) expect(await shown()).toBe('card')
  const client = openClient(w.app, owner.agency.host, owner.token)
  await client.ok(cardPinRoutes.setCardPin, { body: { cardNo, pin: '4071' } })
  const guest = openClient(w.app, owner.agency.host)
  await guest.ok(cardPinRoutes.openCard, { body: { cardId: cardId!, pin: '4071' } })
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (let times = 0; times < 3; times += 1) {
    expect(await shown()).toBe('lock')
    // The lock stands before everybody, and lets in who opened it: each time, also while both come by turns.
    expect(await shown({ cookie })).toBe('card')
  }
  await client.ok(cardPinRoutes.setCardPin, { body: { cardNo, pin: null } })
  expect(await shown()).toBe('card')
})

test('a change is seen by the next visitor, another host gets its own page, half a minute later the host is asked again', async () => {
  const card = await newCard()
  const path = `/${card.cardId}`
  await ask(path)
  await ask(path)
  const client = openClient(w.app, owner.agency.host, owner.token)
  const { basicDetails } = await client.ok(cardRoutes.getCard, { query: { cardNo: card.cardNo } })
  await client.ok(cardRoutes.updateCardBasicDetails, {
    body: { cardNo: card.cardNo, basicDetails: { ...basicDetails, companyName: 'Moti Sweets' } },
  })
  expect(String((await ask(path)).body)).toContain('Moti Sweets')
  expect((await ask(path, { host: (await makeAgency(w)).host })).status).toBe(404)
  const before = answered()
  w.clock.move(31_000)
  await ask(path)
  expect(answered()).toBe(before + 1)
})

test('HEAD, 304, other methods and addresses with a question go to the router', async () => {
  const path = `/${(await newCard()).cardId}`
  const { headers, body } = await ask(path, { 'accept-encoding': 'gzip' })
  expect(gunzipSync(body).toString()).toContain('<!DOCTYPE html>')
  expect((await ask(path, { 'if-none-match': String(headers['etag']) })).status).toBe(304)
  expect((await ask(path, {}, 'HEAD')).body).toHaveLength(0)
  expect((await ask(path, {}, 'POST')).status).toBe(404)
  expect((await ask(`${path}?a=1`)).status).toBe(200)
})

test.each([
  ['gzip, br', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
] as const)('%j takes %s', (accepted, coding) => {
  const both = { br: Buffer.from('b'), gzip: Buffer.from('g') }
  expect(codingFor(both, accepted)).toBe(coding)
  expect(codingFor({ br: null, gzip: null }, accepted)).toBe('identity')
})

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a", "b"', true],
  ['*', true],
  ['"b"', false],
])('%s has seen W/"a": %s', (header, seen) => expect(hasSeen(header, 'W/"a"')).toBe(seen))
