import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../platform/migrate.ts'
import { agencyScope, type Staff } from '../platform/scope.ts'
import { testSecret } from '../testing/database.ts'
import { openShop, standing, type TestShop } from '../testing/makers.payment.ts'
import { makeBusiness, makeCard, makeCustomer, type TestBusiness } from '../testing/makers.ts'
import { fullLimits } from '../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { recordPurchase, reversePurchase } from './usecase.manual.ts'
import { layTime } from './rules.periods.ts'
import { readTime } from './store.periods.ts'

let w: TestWorld
let shop: TestShop
let owner: pg.Client
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  shop = await openShop(w)
  owner = new pg.Client({ connectionString: w.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await w.close()
})

const today = () => istDay(w.clock.now())
const wait = (days: number) => w.clock.move(days * 86_400_000)
const scope = () => agencyScope(shop.agency.agencyId)
const by = () => ({
  actor: {
    ...shop.agency,
    ...shop.admin,
    kind: 'staff',
    name: 'Meera',
    roles: ['admin'],
  } as unknown as Staff,
  ip: '',
  now: w.clock.now(),
})
const newBusiness = async () => makeBusiness(w, { owner: await makeCustomer(w, { agency: shop.agency }) })
const record = async ({ businessId }: TestBusiness, plan: 'gold' | 'silver', renew = false) => {
  const snapshot = {
    subscriptionPlanId: shop.plans[plan],
    name: plan,
    price: 999,
    validity: 1,
    limits: fullLimits,
    frameVisibility: { hideRegularFrame: false, hideProductFrame: false, hidePoliticalFrame: false },
    renew,
  }
  const wish = { kind: 'card' as const, businessId, objectNo: null, amount: 99_900, billing: null, snapshot }
  return (await recordPurchase(w.world, scope(), wish, { requestId: randomUUID() }, by())).intentId
}
const takeBack = (intentId: string) =>
  reversePurchase(w.world, scope(), { intentId, kind: 'card' }, 'by mistake', by())
const year = (from: string) => `[${from},${Number(from.slice(0, 4)) + 1}${from.slice(4)})`

/** The tables as they were, and then the migration as it runs at a start. */
async function comeFromBefore(): Promise<void> {
  await owner.query(`alter table activation drop constraint activation_bought, drop column bought_on, drop column used_until;
    drop table term_before; delete from meta.migration where name = '0019-periods.sql'`)
  expect(await migrate(w.databaseUrl, testSecret)).toEqual(['0019-periods.sql'])
}

test('what was sold before paid days were laid by one function keeps its days, and can be taken back', async () => {
  const [cut, trial, elsewhere, moved] = await Promise.all(Array.from({ length: 4 }, newBusiness))
  const start = today()
  await makeCard(w, { business: trial! })
  await owner.query(
    'update business set payment_status = 1, expiry_date_for_customer = $2 where business_id = $1',
    [elsewhere!.businessId, addDays(start, 50)],
  )
  wait(1)
  const day = today()
  await record(cut!, 'gold')
  const only = await record(trial!, 'gold')
  const renewed = await record(elsewhere!, 'gold', true)
  const first = await record(moved!, 'gold')
  await record(moved!, 'gold', true)
  wait(30)
  const wrong = await record(cut!, 'silver')
  // As purchases were taken back then: later days moved up to the day it was done.
  await takeBack(first)
  await owner.query(
    `update activation set period = $2::daterange where business_id = $1 and ended_at is null`,
    [moved!.businessId, year(today())],
  )
  await owner.query('update business set expiry_date_for_customer = $2::date - 1 where business_id = $1', [
    moved!.businessId,
    `${Number(today().slice(0, 4)) + 1}${today().slice(4)}`,
  ])
  await comeFromBefore()
  for (const { businessId } of [cut!, trial!, elsewhere!, moved!]) {
    const time = await w.world.database.inScope(scope(), (tx) => readTime(tx, scope(), businessId))
    const { laying, term } = layTime(time)
    expect(time.counted.map(({ left }) => left)).toEqual(laying.laid.map(({ left }) => left))
    expect(time.stands).toEqual(term)
  }
  await takeBack(wrong)
  expect(await standing(w, { business: cut! })).toMatchObject({ paid: 1, periods: [year(day), 'empty'] })
  await takeBack(only)
  expect(await standing(w, { business: trial! })).toMatchObject({ paid: 0, expiry: addDays(today(), -1) })
  await takeBack(renewed)
  expect(await standing(w, { business: elsewhere! })).toMatchObject({ paid: 1, expiry: addDays(start, 50) })
})
