import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { starterPlans } from '@parichay/contract/plan/starters.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAgency, makeCustomer, makeStaff, type TestCustomer, type TestStaff } from '../testing/makers.ts'
import { makePlan } from '../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
})
afterAll(() => w.close())

type People = { admin: TestStaff; customer: TestCustomer }
const people = async (): Promise<People> => {
  const agency = await makeAgency(w)
  return {
    admin: await makeStaff(w, 'admin', { agency }),
    customer: await makeCustomer(w, { agency }),
  }
}
const facts = { name: 'Shop', price: 999, validity: 1, limits: { pdfCardIncluded: true, pdfCardLimit: -1 } }
const add = ({ admin }: People, given: object = {}) =>
  admin.client.ok(planRoutes.saveSubscriptionPlan, { body: { ...facts, ...given } })
const names = async ({ admin }: People) =>
  (await admin.client.ok(planRoutes.listSubscriptionPlans, { query: { includeHidden: 'true' } })).map(
    ({ name }) => name,
  )

describe('the list', () => {
  test('a plan comes back as it was given, in whole rupees; paise are stored', async () => {
    const they = await people()
    const saved = await add(they, { mrp: 1499, highlight: 'Best for shops', isPopular: true })
    expect(saved).toMatchObject({
      ...facts,
      mrp: 1499,
      highlight: 'Best for shops',
      isPopular: true,
      isHidden: false,
      renewalPrice: null,
      soldBy: ['online', 'staff', 'franchisee'],
      order: 0,
      agencyId: they.admin.agency.agencyId,
      limits: { digitalCardIncluded: true, digitalCardLimit: 1, pdfCardLimit: -1, greetingImagesLimit: 0 },
      frameVisibility: { hideRegularFrame: false, hideProductFrame: false, hidePoliticalFrame: false },
    })
    expect(await they.customer.client.ok(planRoutes.listSubscriptionPlans, {})).toEqual([saved])
    const row = await w.world.database.platform
      .selectFrom('subscriptionPlan')
      .select(['pricePaise', 'mrpPaise'])
      .where('subscriptionPlanId', '=', saved.subscriptionPlanId)
      .executeTakeFirst()
    expect(row).toEqual({ pricePaise: 99_900, mrpPaise: 149_900 })
  })

  test('the three starter plans of the screen can be saved as they are', async () => {
    const they = await people()
    const { configuration } = await they.admin.client.ok(agencyRoutes.getAgencyDetails, {})
    for (const body of starterPlans(configuration))
      await they.admin.client.ok(planRoutes.saveSubscriptionPlan, { body })
    expect(await names(they)).toEqual(['Starter', 'Business', 'Business Plus'])
  })

  test('hidden plans show to admins who ask, never to customers', async () => {
    const they = await people()
    await add(they)
    await add(they, { name: 'Old', isHidden: true })
    const seen = async (who: People[keyof People], query: object) =>
      (await who.client.ok(planRoutes.listSubscriptionPlans, { query })).map(({ name }) => name)
    expect(await seen(they.customer, {})).toEqual(['Shop'])
    expect(await seen(they.customer, { includeHidden: 'true' })).toEqual(['Shop'])
    expect(await seen(they.admin, {})).toEqual(['Shop'])
    expect(await seen(they.admin, { includeHidden: 'true' })).toEqual(['Shop', 'Old'])
  })

  test('plans of another agency: a list stays with the own one, writing is refused', async () => {
    const [they, others] = [await people(), await people()]
    await add(others, { name: 'Theirs' })
    const query = { agencyId: others.admin.agency.agencyId }
    expect(await they.admin.client.ok(planRoutes.listSubscriptionPlans, { query })).toEqual([])
    expect(
      (await they.admin.client.call(planRoutes.saveSubscriptionPlan, { query, body: facts })).status,
    ).toBe(404)
    expect(
      (await they.admin.client.call(planRoutes.savePdfCardPrice, { query, body: { price: 5 } })).status,
    ).toBe(404)
  })

  test('the platform’s admin works on the agency named', async () => {
    const they = await people()
    const platform = await makeAgency(w, { isSuperAdmin: true })
    const chief = await makeStaff(w, 'admin', { agency: platform })
    const query = { agencyId: they.admin.agency.agencyId }
    const saved = await chief.client.ok(planRoutes.saveSubscriptionPlan, { query, body: facts })
    expect(saved.agencyId).toBe(query.agencyId)
    expect(await names(they)).toEqual(['Shop'])
    expect(await chief.client.ok(planRoutes.listSubscriptionPlans, {})).toEqual([])
    const away = await chief.client.call(planRoutes.saveSubscriptionPlan, {
      query: { agencyId: 2_000_000_000 },
      body: facts,
    })
    expect(away.status).toBe(404)
  })
})

describe('who may sell', () => {
  test('everybody sees what they sell; admins see all', async () => {
    const they = await people()
    const { agency } = they.admin
    await add(they, { name: 'Online', soldBy: ['online'] })
    await add(they, { name: 'Office', soldBy: ['staff'] })
    await add(they, { name: 'Field', soldBy: ['franchisee', 'franchisee'] })
    const creator = await makeStaff(w, 'creator', { agency, permissions: ['plan.view'] })
    const franchisee = await makeStaff(w, 'franchisee', { agency, permissions: ['plan.view'] })
    const seen = async (who: TestStaff | TestCustomer) =>
      (await who.client.ok(planRoutes.listSubscriptionPlans, {})).map(({ name }) => name)
    expect(await seen(they.customer)).toEqual(['Online'])
    expect(await seen(creator)).toEqual(['Office'])
    expect(await seen(franchisee)).toEqual(['Field'])
    expect(await seen(they.admin)).toEqual(['Online', 'Office', 'Field'])
    const nobody = await they.admin.client.call(planRoutes.saveSubscriptionPlan, {
      body: { ...facts, soldBy: [] },
    })
    expect(nobody.failure).toMatchObject({ field: 'soldBy', message: 'Choose who may sell this plan.' })
    const price = await they.admin.client.call(planRoutes.saveSubscriptionPlan, {
      body: { ...facts, renewalPrice: 0 },
    })
    expect(price.failure).toMatchObject({ field: 'renewalPrice', message: 'Type at least ₹1.' })
  })
})

describe('changes', () => {
  test('what is not named stays; an older version is refused', async () => {
    const they = await people()
    const { subscriptionPlanId, version } = await add(they)
    const change = (body: object) =>
      they.admin.client.call(planRoutes.saveSubscriptionPlan, { body: { subscriptionPlanId, ...body } })
    const changed = await change({ price: 1299, version })
    expect(changed.data).toMatchObject({ ...facts, limits: { pdfCardLimit: -1 }, price: 1299 })
    expect((await change({ price: 1, version })).failure.code).toBe('CONFLICT')
    expect((await change({ mrp: 1299 })).failure).toMatchObject({ code: 'VALIDATION', field: 'mrp' })
    expect((await change({ mrp: 1300 })).data.mrp).toBe(1300)
    expect((await change({ price: 1300 })).failure.field).toBe('mrp')
    expect((await change({ price: 1300, mrp: null })).data.mrp).toBe(null)
  })

  test('a new plan must name all that counts, in the specification’s words', async () => {
    const they = await people()
    const refused = async (without: keyof typeof facts) => {
      const { [without]: _gone, ...body } = facts
      return (await they.admin.client.call(planRoutes.saveSubscriptionPlan, { body })).failure
    }
    expect(await refused('name')).toMatchObject({ message: 'Subscription name is Required', field: 'name' })
    expect(await refused('validity')).toMatchObject({ message: 'Validity is Required', field: 'validity' })
    expect(await refused('price')).toMatchObject({ message: 'Price is Required', field: 'price' })
    expect(await refused('limits')).toMatchObject({ field: 'limits' })
  })

  test('plans move over for one another, also when many are moved at once', async () => {
    const they = await people()
    const ids: number[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e']) ids.push((await add(they, { name })).subscriptionPlanId)
    const move = (index: number, order: number) =>
      they.admin.client.ok(planRoutes.saveSubscriptionPlan, {
        body: { subscriptionPlanId: ids[index]!, order },
      })
    expect((await move(4, 0)).order).toBe(0)
    expect(await names(they)).toEqual(['e', 'a', 'b', 'c', 'd'])
    await move(0, 99)
    expect(await names(they)).toEqual(['e', 'b', 'c', 'd', 'a'])
    await Promise.all(ids.map((_id, index) => move(index, (index * 3) % 5)))
    const orders = await they.admin.client.ok(planRoutes.listSubscriptionPlans, {})
    expect(orders.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4])
  })

  test('an archived plan is gone for all and can be brought back to its place', async () => {
    const they = await people()
    for (const name of ['a', 'b', 'c']) await add(they, { name })
    const [, b] = await they.admin.client.ok(planRoutes.listSubscriptionPlans, {})
    const params = { subscriptionPlanId: b!.subscriptionPlanId }
    const archive = (body: object) =>
      they.admin.client.call(planRoutes.archiveSubscriptionPlan, { params, body })
    expect((await archive({})).data).toEqual({ archived: true })
    expect(await names(they)).toEqual(['a', 'c'])
    expect((await archive({})).status).toBe(404)
    const edit = { subscriptionPlanId: b!.subscriptionPlanId, price: 5 }
    expect((await they.admin.client.call(planRoutes.saveSubscriptionPlan, { body: edit })).status).toBe(404)
    expect((await archive({ restore: true })).data).toEqual({ archived: false })
    expect((await archive({ restore: true })).status).toBe(404)
    expect(await names(they)).toEqual(['a', 'b', 'c'])
  })

  test('thirty plans are enough', async () => {
    const they = await people()
    for (let i = 0; i < 30; i += 1) await makePlan(w, they.admin.agency)
    const more = await they.admin.client.call(planRoutes.saveSubscriptionPlan, { body: facts })
    expect(more.failure.code).toBe('LIMIT_REACHED')
  })
})

test('a new price of the single PDF has a new id and shows at once; ids never come back', async () => {
  const they = await people()
  const offer = async () =>
    (await they.customer.client.ok(agencyRoutes.getAgencyDetails, {})).configuration.pdfCardConfig
      .customerPlans
  const price = (to: number | null) =>
    they.admin.client.ok(planRoutes.savePdfCardPrice, { body: { price: to } })
  expect(await price(199)).toEqual([{ id: 1, price: 199 }])
  expect(await offer()).toEqual([{ id: 1, price: 199 }])
  expect(await price(199)).toEqual([{ id: 1, price: 199 }])
  expect(await price(249)).toEqual([{ id: 2, price: 249 }])
  expect(await price(null)).toEqual([])
  expect(await offer()).toEqual([])
  const [again] = await price(199)
  expect(again!.id).toBeGreaterThan(2)
  for (const wrong of [0, -1, 9.5, 1_000_000])
    expect(
      (await they.admin.client.call(planRoutes.savePdfCardPrice, { body: { price: wrong } })).status,
    ).toBe(422)
})
