import type { Route } from '@parichay/contract/route.ts'
import { type RouteName, routes } from '@parichay/contract/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Client, openClient } from './testing/client.ts'
import { makeAgency, makeCustomer, makeStaff, signInAs } from './testing/makers.ts'
import { openTestWorld, type TestWorld } from './testing/world.ts'

let w: TestWorld
let clients: Record<'visitor' | 'customer' | 'admin' | 'superadmin', Client>
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  const main = await makeAgency(w, { isSuperAdmin: true })
  const agency = await makeAgency(w)
  const customer = await makeCustomer(w, { agency })
  clients = {
    visitor: openClient(w.app, agency.host),
    customer: (await signInAs(w, agency, { kind: 'customer', userId: customer.userId })).client,
    admin: (await makeStaff(w, 'admin', { agency })).client,
    superadmin: (await makeStaff(w, 'admin', { agency: main })).client,
  }
})
afterAll(() => w.close())

const foreign = /invalid|expected|received|undefined|NaN|\[object/i
let refused = 0

/** Whom the gate lets through. */
function clientFor({ access }: Route): Client {
  if (access.customer !== '-') return clients.customer
  if (access.admin !== '-') return clients.admin
  return access.superadmin === '-' ? clients.visitor : clients.superadmin
}

test.each(Object.keys(routes) as RouteName[])(
  '%s: what is wrong is said in words, over the wire',
  async (name) => {
    const route = routes[name] as Route
    const client = clientFor(route)
    const fields = (schema: z.ZodType | undefined) =>
      schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
    const all = (part: z.ZodType | undefined, value: unknown) =>
      Object.fromEntries(fields(part).map((field) => [field, value]))
    const params = Object.fromEntries(fields(route.params).map((field) => [field, '1']))
    const inputs = [
      {},
      { body: all(route.body, 5), query: all(route.query, 'x') },
      { body: all(route.body, 'x'.repeat(20_001)), query: all(route.query, 'x'.repeat(2000)) },
      { body: all(route.body, {}) },
      { body: all(route.body, null) },
      { body: [] },
    ]
    const texts: string[] = []
    for (const input of inputs)
      for (const language of ['en', 'hi-IN']) {
        const given = { params, ...input, ...(route.upload ? { file: new Blob(['x']) } : {}) }
        const cookies = new Map(client.cookies)
        const { status, failure } = await client.call(route, given as never, {
          headers: { 'accept-language': language },
        })
        client.cookies.clear()
        for (const [key, value] of cookies) client.cookies.set(key, value)
        if (status !== 422 || failure.code !== 'VALIDATION') continue
        refused += 1
        texts.push(failure.message)
        if (language === 'hi-IN')
          expect([input, failure.message]).toEqual([input, expect.stringMatching(/\p{Script=Devanagari}/u)])
      }
    expect(texts.filter((text) => foreign.test(text))).toEqual([])
  },
)

test('the walk above was refused often', () => {
  expect(refused).toBeGreaterThan(400)
})
