import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lockIntent } from '../payment/store.ts'
import { lockGoods } from '../payment/usecase.goods.ts'
import { reversePurchase } from '../payment/usecase.manual.ts'
import { agencyScope, type Staff } from '../platform/scope.ts'
import { openShop, orderPlan, type TestShop } from '../testing/makers.payment.ts'
import { makeCard, makeStaff, type TestStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { runJob } from './work.ts'

let w: TestWorld
let shop: TestShop
let keeper: TestStaff
/** Looks who waits; a transaction would see that list as it first was. */
let looker: pg.Client
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  looker = new pg.Client({ connectionString: w.databaseUrl })
  await looker.connect()
})
afterAll(async () => {
  await looker.end()
  await w.close()
})
beforeEach(async () => {
  shop = await openShop(w)
  keeper = await makeStaff(w, 'franchisee', { agency: shop.agency })
})

/** Asks for the shop's one business to be moved, and begins with it. */
async function beginMove() {
  const { bulkJobId } = await shop.admin.client.ok(bulkRoutes.moveInBulk, {
    body: {
      filter: { businessId: shop.business.businessId },
      expected: 1,
      toFranchiseeId: keeper.franchiseeId,
    },
  })
  const done = runJob(w.world, { agencyId: shop.agency.agencyId, bulkJobId })
  const row = async () => {
    await done
    const { list } = await shop.admin.client.ok(bulkRoutes.listBulkRows, {
      params: { bulkJobId },
      query: {},
    })
    return list[0]
  }
  return { row }
}

/** Until the row of the job stands before a lock that the test holds; or so many do. */
const untilItWaits = (many = 1) =>
  expect
    .poll(
      async () =>
        (
          await looker.query(`select 1 from pg_stat_activity where datname = current_database()
            and application_name = 'parichay-app' and wait_event_type = 'Lock'`)
        ).rowCount,
      { timeout: 10_000 },
    )
    .toBe(many)

test('a payment that arrives while its business is moved: both are done, neither waits for the other', async () => {
  const { intentId } = await orderPlan(shop)
  const scope = agencyScope(shop.agency.agencyId)
  const moved = await w.world.database.inScope(scope, async (tx) => {
    // In the order of `applyTold`: the purchase, then what it is for.
    const intent = (await lockIntent(tx, scope, intentId))!
    const { row } = await beginMove()
    await untilItWaits()
    const free = 'select 1 from business where business_id = $1 for update nowait'
    expect((await looker.query(free, [shop.business.businessId])).rowCount).toBe(1)
    expect(await lockGoods(tx, scope, intent)).toBe(true)
    return row
  })
  expect(await moved()).toMatchObject({ state: 'done' })
  const { madeBy } = await w.world.database.platform
    .selectFrom('paymentIntent')
    .select('madeByFranchiseeId as madeBy')
    .where('intentId', '=', intentId)
    .executeTakeFirstOrThrow()
  expect(madeBy).toBe(keeper.franchiseeId)
})

test('a row that PostgreSQL ends because of somebody else is done anew', async () => {
  const { cardNo } = await makeCard(w, { business: shop.business })
  const other = new pg.Client({ connectionString: w.databaseUrl })
  await other.connect()
  await other.query(`begin`)
  // It never gives up first: of the two that wait for each other it is always the row.
  await other.query(`set local deadlock_timeout = '60s'`)
  await other.query('select 1 from card where card_no = $1 for update', [cardNo])
  const { row } = await beginMove()
  await untilItWaits()
  await other.query('select 1 from business where business_id = $1 for update', [shop.business.businessId])
  await other.query('commit')
  await other.end()
  expect(await row()).toMatchObject({ state: 'done', reason: null })
})

test('a plan that another worker takes back at the same moment is taken back, and the row says nothing else', async () => {
  const { agency, business, admin, plans } = shop
  const { bulkJobId } = await admin.client.ok(bulkRoutes.givePlanInBulk, {
    body: {
      filter: { businessId: business.businessId },
      expected: 1,
      subscriptionPlanId: plans.gold,
      mode: 'cash',
    },
  })
  const id = { agencyId: agency.agencyId, bulkJobId }
  const scope = agencyScope(agency.agencyId)
  await runJob(w.world, id)
  await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId }, body: {} })
  const intent = await w.world.database.platform
    .selectFrom('paymentIntent')
    .selectAll()
    .where('agencyId', '=', agency.agencyId)
    .where('businessId', '=', business.businessId)
    .executeTakeFirstOrThrow()
  const other = new pg.Client({ connectionString: w.databaseUrl })
  await other.connect()
  await other.query('begin')
  await other.query('select 1 from business where business_id = $1 for update', [business.businessId])
  const who = { kind: 'staff', agencyId: agency.agencyId, franchiseeId: admin.franchiseeId, name: 'Meera' }
  const by = { actor: who as unknown as Staff, ip: '', now: w.clock.now() }
  const first = reversePurchase(w.world, scope, intent, 'Taken back', by)
  await untilItWaits()
  const second = runJob(w.world, id)
  await untilItWaits(2)
  await other.query('commit')
  await other.end()
  expect(await first).toBe(true)
  await second
  const { list } = await admin.client.ok(bulkRoutes.listBulkRows, { params: { bulkJobId }, query: {} })
  expect(list).toMatchObject([{ state: 'undone', reason: null }])
})
