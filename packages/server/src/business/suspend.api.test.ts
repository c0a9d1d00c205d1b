import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  detailsFor,
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestCard,
  type TestCustomer,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let admin: TestStaff
let owner: TestCustomer
let card: TestCard
beforeAll(async () => {
  w = await openTestWorld()
  const agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  owner = await makeCustomer(w, { agency })
  card = await makeCard(w, { business: await makeBusiness(w, { owner, expiry: '2027-01-01', isPaid: true }) })
})
afterAll(() => w.close())

const id = () => card.business.businessId
const suspend = (reason?: string, who: TestStaff = admin) =>
  who.client.call(businessRoutes.suspendBusiness, { params: { id: id() }, body: reason ? { reason } : {} })
const page = async () => {
  const { payload } = await w.app.inject({ url: `/${card.cardId}`, headers: { host: card.agency.host } })
  return payload
}
const edit = () =>
  owner.client.call(cardRoutes.updateCardBasicDetails, {
    body: { cardNo: card.cardNo, basicDetails: detailsFor(card.agency.marker) } as never,
  })

test('a suspended business: its page says so, its owner makes nothing new, staff and the log know why', async () => {
  const live = await page()
  expect((await edit()).status).toBe(200)
  expect((await suspend()).status).toBe(200)
  expect((await suspend('   ')).failure.code).toBe('VALIDATION')

  expect((await suspend('Complaints')).data).toMatchObject({ suspension: { reason: 'Complaints' } })
  expect(await page()).not.toBe(live)
  expect(await page()).toContain('This card is inactive')
  expect((await edit()).failure).toMatchObject({ code: 'BUSINESS_SUSPENDED' })
  const rename = (who: TestStaff | TestCustomer) =>
    who.client.call(businessRoutes.updateBusinessMetadata, { body: { businessId: id(), city: 'Rajkot' } })
  expect((await rename(owner)).failure).toMatchObject({ code: 'BUSINESS_SUSPENDED' })
  expect((await rename(admin)).status).toBe(200)
  const clone = await owner.client.call(businessRoutes.cloneBusiness, { body: { businessId: id() } })
  const mayOwner = (await owner.client.ok(businessRoutes.getBusiness, { params: { id: id() } })).can
  const refused = { edit: await rename(owner), clone, editCard: await edit() }
  for (const [deed, { failure }] of Object.entries(refused))
    expect(mayOwner).toMatchObject({ [deed]: failure.code })
  expect((await admin.client.ok(businessRoutes.getBusiness, { params: { id: id() } })).can).toMatchObject({
    edit: true,
    clone: true,
    editCard: true,
  })
  const remove = await owner.client.call(cardRoutes.deleteCard, { body: { cardNo: card.cardNo } })
  expect(remove.failure).toMatchObject({ code: 'BUSINESS_SUSPENDED' })
  const { entitlements } = await owner.client.ok(planRoutes.getPlanOfBusiness, { params: { id: id() } })
  for (const one of Object.values(entitlements))
    expect(one).toMatchObject({ allowed: false, why: 'suspended', code: 'BUSINESS_SUSPENDED' })
  // The reason is for staff.
  expect(await owner.client.ok(businessRoutes.getBusiness, { params: { id: id() } })).toMatchObject({
    suspension: { reason: null },
  })
  const listed = await admin.client.ok(businessRoutes.listBusinesses, { query: { suspended: 'only' } })
  expect(listed.list.map(({ businessId }) => businessId)).toEqual([id()])

  expect((await suspend()).data).toMatchObject({ suspension: null })
  expect(await page()).not.toContain('This card is inactive')
  expect((await edit()).status).toBe(200)
  expect((await rename(owner)).status).toBe(200)
  const { list } = await admin.client.ok(activityRoutes.listActivity, { query: { businessId: id() } })
  expect(
    list.filter(({ action }) => /^business\.(suspend|resume)$/.test(action)).map(({ action }) => action),
  ).toEqual(['business.resume', 'business.suspend'])
})

test('only who may delete businesses suspends them', async () => {
  const creator = await makeStaff(w, 'creator', { agency: card.agency, permissions: ['business.edit'] })
  expect((await suspend('No', creator)).status).toBe(403)
  expect(
    (await owner.client.call(businessRoutes.suspendBusiness, { params: { id: id() }, body: {} })).status,
  ).toBe(403)
})
