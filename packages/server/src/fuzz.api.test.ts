import { errorStatus } from '@parichay/contract/errors.ts'
import type { Route } from '@parichay/contract/route.ts'
import { type RouteName, routes } from '@parichay/contract/routes.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fillReference } from './reference.ts'
import { requestsFor } from './testing/arbitraries.ts'
import { type Client, openClient } from './testing/client.ts'
import { makeAgency, makeBusiness, makeCard, makeCustomer, makeStaff, signInAs, type TestAgency, type TestCustomer, type TestStaff } from './testing/makers.ts'
import { openTestWorld, type TestWorld } from './testing/world.ts'

const runs = 200
/** Routes that cost a password hash each time. */
const slow = new Set<RouteName>(['login', 'franchiseeLogin', 'deleteUser', 'changePhone', 'changePassword', 'regenerateRandomPassword'])
const counts: Record<number, number> = {}

let w: TestWorld
let agency: TestAgency
let customer: TestCustomer
let admin: TestStaff
let platform: TestStaff
let ids: number[]

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000000' })
  platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  agency = await makeAgency(w)
  customer = await makeCustomer(w, { agency })
  admin = await makeStaff(w, 'admin', { agency })
  const cards = [await makeCard(w, { business: await makeBusiness(w, { owner: customer }) }), await makeCard(w, { business: await makeBusiness(w, { owner: customer }), status: 'DRAFT' })]
  const foreign = await makeCard(w)
  ids = [1, 2, customer.userId, foreign.cardNo, foreign.business.businessId, ...cards.flatMap(({ cardNo, business }) => [cardNo, business.businessId]), 2_000_000_000]
  await fillReference(w.world.database)
})
afterAll(async () => {
  console.log(`fuzz: ${Object.entries(counts).map(([status, count]) => `${count} × ${status}`).join(', ')}`)
  await w.close()
})

/** Who calls: somebody whom the gate lets through, signed in anew when the last call signed them out. */
async function clientFor(route: Route, turn: number): Promise<Client> {
  const { access } = route
  const wanted = [
    access.customer !== '-' && (async () => (await signInAs(w, agency, { kind: 'customer', userId: customer.userId })).client),
    access.admin !== '-' && (async () => (await signInAs(w, agency, { kind: 'staff', franchiseeId: admin.franchiseeId })).client),
    access.superadmin !== '-' && (async () => (await signInAs(w, platform.agency, { kind: 'staff', franchiseeId: platform.franchiseeId })).client),
  ].filter((make) => make !== false)
  return wanted.length > 0 ? wanted[turn % wanted.length]!() : openClient(w.app, agency.host)
}

test.each(Object.keys(routes) as RouteName[])('%s: never a failure of ours, replies as promised', async (name) => {
  const route = routes[name] as Route
  const envelope = z.strictObject({ code: z.enum(Object.keys(errorStatus) as [string]), message: z.string().min(1), field: z.string().optional(), retryAfterSec: z.number().optional(), ref: z.string().min(1) })
  const clients = await Promise.all([0, 1, 2].map((turn) => clientFor(route, turn)))
  const cookies = clients.map((client) => new Map(client.cookies))
  let turn = 0
  await fc.assert(
    fc.asyncProperty(requestsFor(route, ids), async (given) => {
      const index = (turn += 1) % 3
      const client = clients[index]!
      for (const [key, value] of cookies[index]!) client.cookies.set(key, value)
      if (turn % 25 === 0) await w.forgetLimits()
      const answer = await client.call(route, given as never)
      counts[answer.status] = (counts[answer.status] ?? 0) + 1
      if (answer.status >= 500 && answer.failure?.code !== 'SMS_UNAVAILABLE' && answer.failure?.code !== 'MAIL_UNAVAILABLE') throw new Error(`${answer.status}: ${answer.text} ${w.logged.slice(-3).join('\n')}`)
      if (answer.status === 200) {
        const parsed = (route.reply instanceof z.ZodObject ? route.reply.strict() : route.reply).safeParse(answer.data)
        if (!parsed.success) throw new Error(`a reply outside the contract: ${parsed.error.message}`)
      } else {
        const failure = envelope.parse(answer.failure)
        if (errorStatus[failure.code as keyof typeof errorStatus] !== answer.status) throw new Error(`${failure.code} with ${answer.status}`)
      }
    }),
    { seed: 20_260_310, numRuns: slow.has(name) ? Math.min(runs, 200) : runs, endOnFailure: true },
  )
  expect(turn).toBeGreaterThanOrEqual(runs)
}, 60_000)
