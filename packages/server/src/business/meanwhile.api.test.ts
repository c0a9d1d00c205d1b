import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteUser } from '../auth/store.ts'
import { deletePerson } from '../franchisee/people/store.ts'
import { lockFranchisee } from '../franchisee/store.ts'
import type { Tx } from '../platform/db.ts'
import { agencyScope, type Scope } from '../platform/scope.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestStaff,
} from '../testing/makers.ts'
import { lockWaits } from '../testing/lock-waits.ts'
import { makePlan } from '../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

/** What is added for a customer while the customer, or whoever adds it, is deleted. */
let w: TestWorld
let agency: TestAgency
let admin: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
})
afterAll(() => w.close())

const db = () => w.world.database.platform

/** Does something that begins before, and ends after somebody is deleted; if it does not wait for that, at the same time. */
async function whileDeleting<T>(
  deletes: (tx: Tx, scope: Scope) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const { under } = await db()
    .transaction()
    .execute(async (tx) => {
      await deletes(tx, agencyScope(agency.agencyId))
      const waiting = await lockWaits(db(), tx)
      let isDone = false
      const doing = work().finally(() => (isDone = true))
      await expect
        .poll(async () => isDone || (await waiting()) > 0, { timeout: 10_000, interval: 20 })
        .toBe(true)
      return { under: doing }
    })
  return under
}
const dismissing =
  ({ franchiseeId }: TestStaff) =>
  async (tx: Tx, scope: Scope) => {
    await lockFranchisee(tx, scope, franchiseeId)
    await deletePerson(tx, scope, franchiseeId, w.clock.now())
  }
const businessesOf = async (userId: number) =>
  (
    await db()
      .selectFrom('business')
      .select('businessId')
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .execute()
  ).length

test('who is deleted adds and copies nothing any more: nobody would look after it', async () => {
  const permissions = ['business.create', 'business.clone', 'business.view', 'plan.view', 'payment.manual']
  const hire = () => makeStaff(w, 'franchisee', { agency, permissions: permissions as never })
  const owner = await makeCustomer(w, { agency, signedIn: false })
  const { userId } = owner

  const first = await hire()
  const body = { userId, businessName: 'Asha Sweets', category: 'Sweets' } as never
  const added = await whileDeleting(dismissing(first), () =>
    first.client.call(businessRoutes.addBusiness, { body }),
  )
  expect([added.status, await businessesOf(userId)]).toEqual([401, 0])

  const second = await hire()
  const { businessId } = await makeBusiness(w, { owner, madeBy: second })
  const copied = await whileDeleting(dismissing(second), () =>
    second.client.call(businessRoutes.cloneBusiness, { body: { businessId } }),
  )
  expect([copied.status, await businessesOf(userId)]).toEqual([401, 1])
})

test('who is deleted writes down no money that was taken by hand: nobody would hand it over', async () => {
  const seller = await makeStaff(w, 'franchisee', { agency, permissions: ['plan.view', 'payment.manual'] })
  const owner = await makeCustomer(w, { agency, signedIn: false })
  const { businessId } = await makeBusiness(w, { owner, madeBy: seller })
  const subscriptionPlanId = await makePlan(w, agency)
  const recorded = await whileDeleting(dismissing(seller), () =>
    seller.client.call(paymentRoutes.recordCardPayment, {
      body: { businessId, subscriptionPlanId, isManualUpdate: true, mode: 'cash' },
    }),
  )
  const held = await db()
    .selectFrom('paymentIntent')
    .select('intentId')
    .where('businessId', '=', businessId)
    .execute()
  expect([recorded.status, held]).toEqual([401, []])
})

test('a business is not copied for a customer who deleted the account at that moment', async () => {
  const owner = await makeCustomer(w, { agency, signedIn: false })
  const { businessId } = await makeBusiness(w, { owner })
  const copied = await whileDeleting(
    (tx, scope) => deleteUser(tx, scope, owner.userId, w.clock.now()),
    () => admin.client.call(businessRoutes.cloneBusiness, { body: { businessId } }),
  )
  expect([copied.status, await businessesOf(owner.userId)]).toEqual([404, 0])
})

test('who is deleted while the business is being added cannot be: they look after it', async () => {
  const owner = await makeCustomer(w, { agency, signedIn: false })
  const seller = await makeStaff(w, 'franchisee', { agency, permissions: ['business.create'] })
  const [added, dismissed] = await Promise.all([
    seller.client.call(businessRoutes.addBusiness, {
      body: { userId: owner.userId, businessName: 'Asha Sweets', category: 'Sweets' } as never,
    }),
    admin.client.call(peopleRoutes.deleteStaff, { params: { franchiseeId: seller.franchiseeId } } as never),
  ])
  expect([
    [200, 409],
    [401, 200],
  ]).toContainEqual([added.status, dismissed.status])
})
