import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePeriod, makePlan } from '../testing/makers.plan.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestBusiness,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let admin: TestStaff
let businesses: TestBusiness[]
let planId: number
beforeAll(async () => {
  w = await openTestWorld()
  const agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  const owner = await makeCustomer(w, { agency })
  businesses = [
    await makeBusiness(w, { owner }),
    await makeBusiness(w, { owner }),
    await makeBusiness(w, { owner }),
  ]
  planId = await makePlan(w, agency)
  const other = await makePlan(w, agency)
  const today = istDay(w.clock.now())
  const period = { from: addDays(today, -5), until: addDays(today, 30) }
  await makePeriod(w, businesses[0]!, { ...period, planId })
  await makePeriod(w, businesses[1]!, { ...period, planId: other })
})
afterAll(() => w.close())

const found = async (query: object) =>
  (await admin.client.ok(businessRoutes.listBusinesses, { query: { sort: 'oldest', ...query } })).list.map(
    ({ businessId }) => businesses.findIndex((one) => one.businessId === businessId),
  )

test('by the plan that runs', async () => {
  expect(await found({ planId: String(planId) })).toEqual([0])
  expect(await found({ planId: 'CUSTOM_PLAN' })).toEqual([])
})

test('by state, and by the Indian days it was made on, the last one with it', async () => {
  const [first, second, third] = businesses as [TestBusiness, TestBusiness, TestBusiness]
  await admin.client.ok(businessRoutes.updateBusinessMetadata, {
    body: { businessId: second.businessId, state: 'Gujarat' },
  })
  expect(await found({ state: 'Gujarat' })).toEqual([1])
  expect(await found({ state: 'Goa' })).toEqual([])
  const at = (business: TestBusiness, createdAt: string) =>
    w.world.database.platform
      .updateTable('business')
      .set({ createdAt: new Date(createdAt) })
      .where('businessId', '=', business.businessId)
      .execute()
  await at(first, '2026-02-09T18:29:59Z') // the last second of the 9th in India
  await at(second, '2026-02-09T18:30:00Z')
  await at(third, '2026-02-10T18:30:00Z')
  expect(await found({ from: '2026-02-10', to: '2026-02-10' })).toEqual([1])
  expect(await found({ to: '2026-02-10' })).toEqual([0, 1])
  expect(await found({ from: '2026-02-10' })).toEqual([1, 2])
})

test('a row says which plan runs or ran last, and when its customer was last in the panel', async () => {
  const { list } = await admin.client.ok(businessRoutes.listBusinesses, { query: { sort: 'oldest' } })
  // The clock of the tests stands in the morning of this day; the customer signed in then.
  const seen = expect.stringMatching(/^2026-03-10T04:00/) as string
  const plan = expect.stringMatching(/^Plan /) as string
  expect(list.map(({ lately }) => lately)).toEqual([
    { plan, seenAt: seen },
    { plan, seenAt: seen },
    { plan: null, seenAt: seen },
  ])
})
