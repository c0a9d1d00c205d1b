import { errorStatus } from '@parichay/contract/errors.ts'
import type { Route } from '@parichay/contract/route.ts'
import { type RouteName, routes } from '@parichay/contract/routes.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fillReference } from './reference.ts'
import { type Given, requestsFor } from './testing/arbitraries.ts'
import { type Client, openClient } from './testing/client.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  signInAs,
  type TestAgency,
  type TestCustomer,
  type TestStaff,
} from './testing/makers.ts'
import { openTestWorld, type TestWorld } from './testing/world.ts'

/** Calls of each route; `FUZZ_RUNS=1000` for a long night. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 100)
/** Routes that cost a password hash each time: here the brake on guessing stays on. */
const slow = new Set<RouteName>([
  'login',
  'franchiseeLogin',
  'deleteUser',
  'changePhone',
  'changePassword',
  'regenerateRandomPassword',
  'resetStaffPassword',
  'beginTotp',
])
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
  const cards = [
    await makeCard(w, { business: await makeBusiness(w, { owner: customer }) }),
    await makeCard(w, { business: await makeBusiness(w, { owner: customer }), status: 'DRAFT' }),
  ]
  const foreign = await makeCard(w)
  ids = [
    1,
    2,
    customer.userId,
    foreign.cardNo,
    foreign.business.businessId,
    ...cards.flatMap(({ cardNo, business }) => [cardNo, business.businessId]),
    2_000_000_000,
  ]
  await fillReference(w.world.database)
})
afterAll(async () => {
  console.log(
    `fuzz: ${Object.entries(counts)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  )
  await w.close()
})

/** Who calls: somebody whom the gate lets through, signed in anew when the last call signed them out. */
async function clientFor(route: Route, turn: number): Promise<Client> {
  const { access } = route
  const wanted = [
    access.customer !== '-' &&
      (async () => (await signInAs(w, agency, { kind: 'customer', userId: customer.userId })).client),
    access.admin !== '-' &&
      (async () => (await signInAs(w, agency, { kind: 'staff', franchiseeId: admin.franchiseeId })).client),
    access.superadmin !== '-' &&
      (async () =>
        (await signInAs(w, platform.agency, { kind: 'staff', franchiseeId: platform.franchiseeId })).client),
  ].filter((make) => make !== false)
  return wanted.length > 0 ? wanted[turn % wanted.length]!() : openClient(w.app, agency.host)
}

test.each(Object.keys(routes) as RouteName[])(
  '%s: never a failure of ours, replies as promised',
  async (name) => {
    const route = routes[name] as Route
    const envelope = z.strictObject({
      code: z.enum(Object.keys(errorStatus) as [string]),
      message: z.string().min(1),
      field: z.string().optional(),
      retryAfterSec: z.number().optional(),
      ref: z.string().min(1),
    })
    const reply = route.reply instanceof z.ZodObject ? route.reply.strict() : route.reply
    const clients = await Promise.all([0, 1, 2].map((turn) => clientFor(route, turn)))
    const cookies = clients.map((client) => new Map(client.cookies))
    await w.world.database.platform
      .updateTable('appUser')
      .set({ authVersion: 1, mustChangePassword: false, deletedAt: null })
      .where('userId', '=', customer.userId)
      .execute()
    // A made-up change may have suspended the agency, or asked for a second step: nothing else would be tried after it.
    await w.world.database.platform
      .updateTable('agency')
      .set({ status: 'ACTIVE', suspendedAt: null, totpRoles: [], totpAsked: '{}', limits: '{}' })
      .execute()
    w.world.hosts.forget()
    // Admins of the platform disabled them, or gave them another password.
    await w.world.database.platform
      .updateTable('franchisee')
      .set({ authVersion: 1, mustChangePassword: false, deletedAt: null, isActive: true, roles: ['admin'] })
      .where('franchiseeId', 'in', [admin.franchiseeId, platform.franchiseeId])
      .execute()
    for (const table of ['business', 'card'] as const)
      await w.world.database.platform.updateTable(table).set({ deletedAt: null }).execute()
    const queue = fc
      .sample(requestsFor(route, ids), { seed: 20_260_310, numRuns: runs })
      .map((given, turn) => ({ given, turn }))
    const problems: unknown[] = []
    const judge = async (turn: number, given: Given) => {
      const client = clients[turn % 3]!
      for (const [key, value] of cookies[turn % 3]!) client.cookies.set(key, value)
      if (turn % 50 === 0 && !slow.has(name)) await w.forgetLimits()
      const { status, data, failure, text } = await client.call(route, given as never)
      counts[status] = (counts[status] ?? 0) + 1
      const isOutside = ['SMS_UNAVAILABLE', 'MAIL_UNAVAILABLE', 'TENANT_SUSPENDED'].includes(failure?.code)
      if (status >= 500 && !isOutside)
        return problems.push({
          given,
          text,
          logged: w.logged.filter((line) => line.includes(failure?.ref ?? '')).slice(0, 2),
        })
      if (status === 200) {
        const parsed = reply.safeParse(data)
        return parsed.success ? 0 : problems.push({ given, outside: parsed.error.message })
      }
      const shape = envelope.safeParse(failure)
      const agrees = shape.success && errorStatus[shape.data.code as keyof typeof errorStatus] === status
      return agrees ? 0 : problems.push({ given, status, text })
    }
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (let next = queue.shift(); next && problems.length < 3; next = queue.shift())
          await judge(next.turn, next.given)
      }),
    )
    expect(problems).toEqual([])
  },
  60_000 * Math.max(1, runs / 100),
)
