import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePlan } from '../testing/makers.plan.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestCustomer,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { runJob } from './work.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let keeper: TestStaff
let owner: TestCustomer
let sweets: TestBusiness[]
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
})
afterAll(() => w.close())
beforeEach(async () => {
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  keeper = await makeStaff(w, 'franchisee', { agency, permissions: ['business.view'] })
  owner = await makeCustomer(w, { agency, signedIn: false })
  sweets = []
  for (const name of ['Sweet one', 'Sweet two', 'Sweet three'])
    sweets.push(await makeBusiness(w, { owner, name }))
  await makeBusiness(w, { owner, name: 'Tailor' })
})

const filter = { search: 'sweet' }
const choice = { filter, expected: 3 }
const run = (bulkJobId: number, watch = {}) =>
  runJob(w.world, { agencyId: agency.agencyId, bulkJobId }, watch)
const job = (bulkJobId: number, who = admin) =>
  who.client.ok(bulkRoutes.getBulkJob, { params: { bulkJobId } })
const rows = async (bulkJobId: number) =>
  (await admin.client.ok(bulkRoutes.listBulkRows, { params: { bulkJobId }, query: {} })).list
const move = async (more: object = {}) =>
  (
    await admin.client.ok(bulkRoutes.moveInBulk, {
      body: { ...choice, toFranchiseeId: keeper.franchiseeId, ...more },
    })
  ).bulkJobId
const keepers = () =>
  w.world.database.platform
    .selectFrom('business')
    .select(['businessName', 'madeByFranchiseeId as by'])
    .where('agencyId', '=', agency.agencyId)
    .orderBy('businessId')
    .execute()
const audits = async (action: string) =>
  (
    await w.world.database.platform
      .selectFrom('audit')
      .select('object')
      .where('agencyId', '=', agency.agencyId)
      .where('action', '=', action)
      .execute()
  ).map(({ object }) => object)

test('a move carries the filter: what it finds is moved, nothing else, and comes back', async () => {
  const id = await move()
  expect(await job(id)).toMatchObject({
    state: 'waiting',
    counts: { total: 3, waiting: 3 },
    can: { cancel: true },
  })
  await run(id)
  expect((await keepers()).map(({ by }) => by)).toEqual([...Array(3).fill(keeper.franchiseeId), null])
  expect(await job(id)).toMatchObject({ state: 'done', counts: { done: 3, waiting: 0 }, can: { undo: true } })
  expect((await rows(id)).map(({ label, state }) => [label, state])).toEqual([
    ['Sweet one', 'done'],
    ['Sweet two', 'done'],
    ['Sweet three', 'done'],
  ])
  // One of them was given to somebody else meanwhile: that stays.
  await w.world.database.platform
    .updateTable('business')
    .set({ madeByFranchiseeId: admin.franchiseeId })
    .where('businessId', '=', sweets[1]!.businessId)
    .execute()
  await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId: id }, body: {} })
  await run(id)
  expect((await keepers()).map(({ by }) => by)).toEqual([null, admin.franchiseeId, null, null])
  expect(await job(id)).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 1 } })
  expect((await rows(id))[1]).toMatchObject({ state: 'kept', reason: 'CONFLICT' })
})

test('who looks after it already is given nothing: no entry, and taking back leaves what came later', async () => {
  await w.world.database.platform
    .updateTable('business')
    .set({ madeByFranchiseeId: keeper.franchiseeId })
    .where('businessId', '=', sweets[0]!.businessId)
    .execute()
  const id = await move()
  await run(id)
  expect(await job(id)).toMatchObject({ state: 'done', counts: { done: 3 } })
  expect(new Set(await audits('business.move'))).toEqual(
    new Set(sweets.slice(1).map(({ businessId }) => `business ${businessId}`)),
  )
  await w.world.database.platform
    .updateTable('business')
    .set({ madeByFranchiseeId: admin.franchiseeId })
    .where('businessId', '=', sweets[0]!.businessId)
    .execute()
  await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId: id }, body: {} })
  await run(id)
  expect((await keepers()).map(({ by }) => by)).toEqual([admin.franchiseeId, null, null, null])
  expect(await job(id)).toMatchObject({ state: 'undone', counts: { undone: 3, kept: 0 } })
})

test('one business by its number is moved alone', async () => {
  const id = await move({ filter: { businessId: sweets[1]!.businessId }, expected: 1 })
  await run(id)
  expect((await keepers()).map(({ by }) => by)).toEqual([null, keeper.franchiseeId, null, null])
})

test('another number than was shown is asked again, and nothing is written', async () => {
  const answer = await admin.client.call(bulkRoutes.moveInBulk, {
    body: { filter, expected: 4, toFranchiseeId: keeper.franchiseeId },
  })
  expect(answer.failure).toMatchObject({ code: 'CONFLICT' })
  expect((await admin.client.ok(bulkRoutes.listBulkJobs, { query: {} })).total).toBe(0)
})

test('a worker that dies in the middle: the next one goes on, no row is done twice', async () => {
  const id = await move()
  let done = 0
  const dies = run(id, {
    onRow: () => {
      done += 1
      if (done === 2) throw new Error('killed')
    },
  })
  await expect(dies).rejects.toThrow('killed')
  expect((await job(id)).counts).toMatchObject({ done: 2, waiting: 1 })
  await Promise.all([run(id), run(id)])
  expect((await job(id)).counts).toMatchObject({ done: 3, waiting: 0 })
  const moved = await audits('business.move')
  expect(new Set(moved).size).toBe(3)
  expect(moved).toHaveLength(3)
})

test('a purchase that was recorded before the worker died is found, not recorded again', async () => {
  const planId = await makePlan(w, agency, { price: 500 })
  const { bulkJobId } = await admin.client.ok(bulkRoutes.givePlanInBulk, {
    body: { ...choice, subscriptionPlanId: planId, mode: 'cash' },
  })
  await run(bulkJobId)
  const { platform } = w.world.database
  const paid = () =>
    platform.selectFrom('paymentIntent').select('state').where('agencyId', '=', agency.agencyId).execute()
  expect(await paid()).toHaveLength(3)
  await platform.updateTable('bulkRow').set({ state: 'waiting' }).where('bulkJobId', '=', bulkJobId).execute()
  await platform
    .updateTable('bulkJob')
    .set({ state: 'working', endedAt: null })
    .where('bulkJobId', '=', bulkJobId)
    .execute()
  await run(bulkJobId)
  expect(await paid()).toHaveLength(3)
  expect(await job(bulkJobId)).toMatchObject({ state: 'done', counts: { done: 3 } })
  await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId }, body: {} })
  await run(bulkJobId)
  expect((await paid()).map(({ state }) => state)).toEqual(['refunded', 'refunded', 'refunded'])
})

test('limits bind each row, and the refused one says which', async () => {
  const planId = await makePlan(w, agency, { price: 1000 })
  const seller = await makeStaff(w, 'franchisee', {
    agency,
    permissions: ['payment.manual', 'plan.view', 'business.list', 'business.view'],
  })
  const { platform } = w.world.database
  await platform
    .updateTable('franchisee')
    .set({ creditLimitPaise: 200_000 })
    .where('franchiseeId', '=', seller.franchiseeId)
    .execute()
  await platform
    .updateTable('business')
    .set({ madeByFranchiseeId: seller.franchiseeId })
    .where('agencyId', '=', agency.agencyId)
    .execute()
  const { bulkJobId } = await seller.client.ok(bulkRoutes.givePlanInBulk, {
    body: { ...choice, subscriptionPlanId: planId, mode: 'cash' },
  })
  await run(bulkJobId)
  const all = await rows(bulkJobId)
  expect(all.map(({ state }) => state)).toEqual(['done', 'done', 'refused'])
  expect(all[2]).toMatchObject({ reason: 'STAFF_CREDIT_LIMIT', message: expect.stringContaining('₹2,000') })
})

test('outside the territory is refused, unless it is meant', async () => {
  await w.world.database.platform
    .updateTable('franchisee')
    .set({ territory: JSON.stringify({ states: [], cities: ['Pune'] }) })
    .where('franchiseeId', '=', keeper.franchiseeId)
    .execute()
  const id = await move()
  await run(id)
  expect((await rows(id)).map(({ reason }) => reason)).toEqual(Array(3).fill('OUTSIDE_TERRITORY'))
  const meant = await move({ outsideToo: true })
  await run(meant)
  expect((await job(meant)).counts.done).toBe(3)
})

test('deleting: the number is typed, paid time stays, and what went comes back', async () => {
  const paid = await makeBusiness(w, {
    owner,
    name: 'Sweet paid',
    isPaid: true,
    expiry: addDays(istDay(w.clock.now()), 40),
  })
  const ask = (confirmed: number) =>
    admin.client.call(bulkRoutes.deleteInBulk, { body: { filter, expected: 4, confirmed } })
  expect((await ask(3)).failure).toMatchObject({ code: 'VALIDATION', field: 'confirmed' })
  const { bulkJobId } = (await ask(4)).data
  await run(bulkJobId)
  const refused = (await rows(bulkJobId)).filter(({ state }) => state === 'refused')
  expect(refused).toMatchObject([{ businessId: paid.businessId, reason: 'SUBSCRIPTION_ACTIVE' }])
  const left = async () =>
    (await admin.client.ok(businessRoutes.listBusinesses, { query: filter })).list.length
  expect(await left()).toBe(1)
  await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId }, body: {} })
  await run(bulkJobId)
  expect(await left()).toBe(4)
})

test('cancelled before a worker began: nothing begins any more', async () => {
  const id = await move()
  const cancelled = await admin.client.ok(bulkRoutes.cancelBulkJob, { params: { bulkJobId: id }, body: {} })
  expect(cancelled).toMatchObject({
    state: 'cancelled',
    can: { cancel: 'STEP_OUT_OF_ORDER', undo: 'STEP_OUT_OF_ORDER' },
  })
  await run(id)
  expect((await job(id)).counts).toMatchObject({ waiting: 3, done: 0 })
  expect((await keepers()).map(({ by }) => by)).toEqual([null, null, null, null])
})

test('rights count when a row is done: who lost them meanwhile changes nothing', async () => {
  const deputy = await makeStaff(w, 'admin', { agency })
  const { bulkJobId } = await deputy.client.ok(bulkRoutes.moveInBulk, {
    body: { ...choice, toFranchiseeId: keeper.franchiseeId },
  })
  await w.world.database.platform
    .updateTable('franchisee')
    .set({ isActive: false })
    .where('franchiseeId', '=', deputy.franchiseeId)
    .execute()
  await run(bulkJobId)
  expect((await rows(bulkJobId)).map(({ reason }) => reason)).toEqual(Array(3).fill('NOT_ALLOWED'))
  expect((await keepers()).map(({ by }) => by)).toEqual([null, null, null, null])
})

test('no agency sees or touches jobs and businesses of another; the platform names one', async () => {
  const id = await move()
  const stranger = await makeStaff(w, 'admin')
  const params = { bulkJobId: id }
  for (const route of [bulkRoutes.cancelBulkJob, bulkRoutes.undoBulkJob] as const)
    expect((await stranger.client.call(route, { params, body: {} })).status).toBe(404)
  expect((await stranger.client.call(bulkRoutes.getBulkJob, { params })).status).toBe(404)
  expect((await stranger.client.call(bulkRoutes.listBulkRows, { params, query: {} })).status).toBe(404)
  const other = await stranger.client.call(bulkRoutes.moveInBulk, {
    body: {
      filter: { ...filter, agencyId: agency.agencyId },
      expected: 3,
      toFranchiseeId: keeper.franchiseeId,
    },
  })
  expect(other.failure.code).toBe('CONFLICT')
  const platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  const ask = (agencyId?: number) =>
    platform.client.call(bulkRoutes.deleteInBulk, {
      body: { filter: { ...filter, ...(agencyId ? { agencyId } : {}) }, expected: 3, confirmed: 3 },
    })
  expect((await ask()).failure).toMatchObject({ code: 'VALIDATION', field: 'agencyId' })
  const made = (await ask(agency.agencyId)).data
  await run(made.bulkJobId)
  expect((await job(made.bulkJobId)).counts.done).toBe(3)
  expect(await job(made.bulkJobId)).toMatchObject({ byName: '' })
})

test('messages: a list with text for each, marked by hand, and marked back', async () => {
  await w.world.database.platform
    .updateTable('business')
    .set({ mobile: null })
    .where('businessId', '=', sweets[0]!.businessId)
    .execute()
  const { bulkJobId } = await admin.client.ok(bulkRoutes.messageInBulk, {
    body: { ...choice, text: 'Namaste {name} {link}' },
  })
  const params = { bulkJobId }
  expect(await job(bulkJobId)).toMatchObject({ state: 'open', can: { undo: 'NOT_ALLOWED' } })
  expect((await rows(bulkJobId))[0]?.whatsapp).toEqual({
    phone: owner.phoneNumber,
    text: 'Namaste Sweet one',
  })
  const mark = (sent: boolean) =>
    admin.client.call(bulkRoutes.markBulkMessage, { params, body: { rowNo: 2, sent } })
  expect((await mark(true)).data).toMatchObject({ state: 'done' })
  expect((await mark(true)).failure.code).toBe('CONFLICT')
  expect((await mark(false)).data).toMatchObject({ state: 'waiting' })
})

test('stopped and taken back while a worker has the rest in hand: it does nothing of it any more', async () => {
  const id = await move()
  const twin = await w.openTwin()
  const params = { bulkJobId: id }
  // The first worker did one row of its batch; meanwhile the job is stopped, and a second worker takes it back.
  await run(id, {
    onRow: async ({ rowNo }: { rowNo: number }) => {
      if (rowNo !== 1) return
      await admin.client.ok(bulkRoutes.cancelBulkJob, { params, body: {} })
      await admin.client.ok(bulkRoutes.undoBulkJob, { params, body: {} })
      await runJob(twin.world, { agencyId: agency.agencyId, bulkJobId: id })
      expect(await job(id)).toMatchObject({ state: 'undone', counts: { undone: 1, waiting: 2 } })
    },
  })
  await twin.close()
  expect(await job(id)).toMatchObject({ state: 'undone', counts: { undone: 1, waiting: 2, done: 0 } })
  expect((await keepers()).map(({ by }) => by)).toEqual([null, null, null, null])
})

test('a plan is not given once its job was answered to be stopped', async () => {
  const planId = await makePlan(w, agency, { price: 500 })
  const { bulkJobId } = await admin.client.ok(bulkRoutes.givePlanInBulk, {
    body: { ...choice, subscriptionPlanId: planId, mode: 'cash' },
  })
  await run(bulkJobId, {
    onRow: async ({ rowNo }: { rowNo: number }) => {
      if (rowNo === 2) await admin.client.ok(bulkRoutes.cancelBulkJob, { params: { bulkJobId }, body: {} })
    },
  })
  expect(await job(bulkJobId)).toMatchObject({ state: 'cancelled', counts: { done: 2, waiting: 1 } })
  const { rows: paid } = await sql`select 1 from payment_intent where agency_id = ${agency.agencyId}`.execute(
    w.world.database.platform,
  )
  expect(paid).toHaveLength(2)
})
