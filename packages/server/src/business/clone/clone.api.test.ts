import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roleNames } from '../../platform/db.ts'
import { readMigrations } from '../../platform/migrate.ts'
import { openShop } from '../../testing/makers.payment.ts'
import { makeBusiness, makeCustomer, makeStaff } from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
beforeAll(async () => {
  w = await openTestWorld()
})
afterAll(() => w.close())

test('a clone by its customer is self-made and buys online, also where the list of origins is empty', async () => {
  const shop = await openShop(w)
  const { platform } = w.world.database
  const { configuration } = await platform
    .selectFrom('agency')
    .select('configuration')
    .where('agencyId', '=', shop.agency.agencyId)
    .executeTakeFirstOrThrow()
  const onlinePayment = { ...configuration.onlinePayment, allowedOrigins: [] }
  await platform
    .updateTable('agency')
    .set({ configuration: JSON.stringify({ ...configuration, onlinePayment }) })
    .where('agencyId', '=', shop.agency.agencyId)
    .execute()
  w.world.hosts.forget()
  const { client } = shop.customer
  const copy = await client.ok(businessRoutes.cloneBusiness, {
    body: { businessId: shop.business.businessId },
  })
  expect(copy.businessMadeBy).toBe('self')
  const order = await client.call(paymentRoutes.createCardPaymentOrder, {
    body: { businessId: copy.businessId, subscriptionPlanId: shop.plans.gold },
  })
  expect([order.status, order.failure?.code]).toEqual([200, undefined])
})

test('a clone by staff stays one', async () => {
  const shop = await openShop(w)
  const admin = await makeStaff(w, 'admin', { agency: shop.agency })
  const { businessId } = shop.business
  const copy = await admin.client.ok(businessRoutes.cloneBusiness, { body: { businessId } })
  expect(copy.businessMadeBy).toBe('clone')
})

test('clones of customers from before are told by the missing maker', async () => {
  const owner = await makeCustomer(w)
  const admin = await makeStaff(w, 'admin', { agency: owner.agency })
  const own = await makeBusiness(w, { owner })
  const byStaff = await makeBusiness(w, { owner, madeBy: admin })
  const { platform } = w.world.database
  await platform
    .updateTable('business')
    .set({ businessMadeBy: 'clone' })
    .where('businessId', 'in', [own.businessId, byStaff.businessId])
    .execute()
  // The part of the migration that changes rows, as the owner of the tables runs it.
  const { text } = readMigrations().find(({ name }) => name === '0027-standing.sql')!
  const lift = 'alter table business no force row level security;'
  const back = 'alter table business force row level security;'
  const client = new pg.Client({ connectionString: w.databaseUrl })
  await client.connect()
  await client.query(
    `begin; set local role ${roleNames.owner}; ${text.slice(text.indexOf(lift), text.indexOf(back))} ${back} commit`,
  )
  await client.end()
  const rows = await platform
    .selectFrom('business')
    .select('businessMadeBy')
    .where('businessId', 'in', [own.businessId, byStaff.businessId])
    .orderBy('businessId')
    .execute()
  expect(rows.map((row) => row.businessMadeBy)).toEqual(['self', 'clone'])
})
