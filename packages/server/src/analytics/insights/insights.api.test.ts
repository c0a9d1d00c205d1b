import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let platform: TestStaff
let agencies: TestAgency[]
const at = (daysAgo: number) => new Date(w.clock.now().getTime() - daysAgo * 86_400_000)

/** A plan that was paid so many days ago and runs from one day of the future or past to another. */
async function pay(business: TestBusiness, daysAgo: number, amount: number, lastDay: string, kind = 'card') {
  const { agencyId } = business.agency
  const intentId = randomUUID()
  await sql`insert into payment_intent (agency_id, intent_id, kind, business_id, amount, snapshot, made_by, state, manual, created_at, settled_at, settled_by)
    values (${agencyId}, ${intentId}, ${kind}, ${business.businessId}, ${amount}, '{"name":"Gold","price":1}', 'user 1', 'paid',
      '{"by":"x","reason":"r"}', ${at(daysAgo)}, ${at(daysAgo)}, 'manual')`.execute(w.world.database.platform)
  if (kind === 'card')
    await sql`insert into activation (agency_id, intent_id, kind, business_id, plan, granted, period, bought_on, activated_at)
      values (${agencyId}, ${intentId}, 'card', ${business.businessId}, '{"name":"Gold","price":1}',
        daterange(${addDays(lastDay, -20)}::date, ${lastDay}::date, '[]'), daterange(${addDays(lastDay, -20)}::date, ${lastDay}::date, '[]'),
        ${istDay(at(daysAgo))}::date, ${at(daysAgo)})`.execute(w.world.database.platform)
}

beforeAll(async () => {
  w = await openTestWorld()
  platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  agencies = [await makeAgency(w), await makeAgency(w)]
  const today = istDay(w.clock.now())
  for (const [place, agency] of agencies.entries()) {
    const owner = await makeCustomer(w, { agency })
    for (const made of [0, 3, 3, 20, 200]) {
      const business = await makeBusiness(w, { owner, isPaid: made === 3, expiry: addDays(today, 40) })
      await sql`update business set created_at = ${at(made)} where business_id = ${business.businessId}`.execute(
        w.world.database.platform,
      )
      await pay(business, made, 118_000 * (place + 1), addDays(today, 300))
    }
    await pay(await makeBusiness(w, { owner }), 2, 5_900, today, 'pdf')
    // Paid times that ended on 1 March: renewed before, in grace, within a month, never.
    for (const again of [10, 6, 4, null]) {
      const business = await makeBusiness(w, { owner })
      await pay(business, 380, 100, '2026-03-01')
      if (again !== null) await pay(business, again, 100, addDays(today, 300))
    }
  }
})
afterAll(() => w.close())

const insights = (query: object = {}) => platform.client.ok(analyticsRoutes.getAdminInsights, { query })

test('each number is that of the list behind it', async () => {
  for (const query of [{}, { agencyId: agencies[1]!.agencyId }, { from: '2025-03-01', to: '2026-03-10' }]) {
    const found = await insights(query)
    const only = 'agencyId' in query ? { agencyId: query.agencyId } : {}
    for (const { from, to, value } of found.newBusinesses) {
      const { total } = await platform.client.ok(reportRoutes.previewReport, {
        params: { report: 'business' },
        query: { from, to, ...only },
      })
      expect([from, to, value]).toEqual([from, to, total])
    }
    for (const { from, to, card, pdf, video } of found.revenue.filter(({ card: paid }) => paid > 0)) {
      const { text } = await platform.client.call(reportRoutes.downloadReport, {
        params: { report: 'payments' },
        query: { from, to, ...only, columns: 'amount' },
      })
      const { data } = Papa.parse<string[]>(text.replace('\uFEFF', ''), { skipEmptyLines: true })
      const sum = data.slice(1).reduce((all, [amount]) => all + Math.round(Number(amount) * 100), 0)
      expect([from, card + pdf + video]).toEqual([from, sum])
    }
    for (const { standing, value } of found.standings) {
      const { total } = await platform.client.ok(businessRoutes.listBusinesses, {
        query: { subscription: standing, ...only } as never,
      })
      expect([standing, value]).toEqual([standing, total])
    }
    expect(found.conversion.made).toBe(found.newBusinesses.reduce((all, { value }) => all + value, 0))
  }
})

test('days, months and their sums', async () => {
  const found = await insights()
  expect(found.span).toEqual({ from: '2026-02-09', to: '2026-03-10' })
  expect(found.newBusinesses).toHaveLength(30)
  expect(found.newBusinesses.find(({ from }) => from === '2026-03-07')?.value).toBe(4)
  expect(found.revenue.find(({ from }) => from === '2026-03-08')).toMatchObject({ card: 0, pdf: 11_800 })
  expect(found.conversion.paid).toBe(4)
  expect(found.topAgencies.map(({ agencyId }) => agencyId)).toEqual([
    agencies[1]!.agencyId,
    agencies[0]!.agencyId,
  ])
  expect((await insights({ from: '2025-03-01' })).newBusinesses).toHaveLength(13)
})

test('how paid times that ended went on', async () => {
  const { renewals } = await insights({ from: '2026-02-01', to: '2026-03-10' })
  expect(renewals).toEqual([
    { from: '2026-02-01', to: '2026-02-28', due: 0, early: 0, inGrace: 0, in30Days: 0, later: 0 },
    { from: '2026-03-01', to: '2026-03-10', due: 8, early: 2, inGrace: 4, in30Days: 0, later: 0 },
  ])
  w.clock.move(60_000)
})

test('days in the wrong order or too many are refused', async () => {
  for (const [query, field] of [
    [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
    [{ from: '2020-01-01', to: '2026-03-01' }, 'from'],
  ] as const) {
    const { failure } = await platform.client.call(analyticsRoutes.getAdminInsights, { query })
    expect(failure).toMatchObject({ code: 'VALIDATION', field })
  }
})
