import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBusiness, makeCustomer, type TestCustomer } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { businessesPerUser } from './rules.ts'

let w: TestWorld
let owner: TestCustomer
beforeAll(async () => {
  w = await openTestWorld()
  owner = await makeCustomer(w)
})
afterAll(() => w.close())

const mine = () => owner.client.ok(businessRoutes.getBusinessesByUser, { query: {} })

test('a business with the name and number of another is added after the question only', async () => {
  const add = (businessName: string, more: object = {}) =>
    owner.client.ok(businessRoutes.addBusiness, {
      body: { businessName, category: 'Tailoring', mobile: owner.phoneNumber, ...more },
    })
  const { business } = await add('Lobo Tailors')
  const asked = await add('lobo tailors')
  expect(asked.business).toBeNull()
  expect(asked.duplicates.map(({ businessId }) => businessId)).toEqual([business!.businessId])
  expect(await mine()).toHaveLength(1)
  expect((await add('lobo tailors', { confirmDuplicate: true })).business).not.toBeNull()
  expect(await mine()).toHaveLength(2)
  // The same name with another number is another business.
  expect((await add('Lobo Tailors', { mobile: '+919820011223' })).business).not.toBeNull()
})

test('a change over an older version is refused, and nothing of it is stored', async () => {
  const { businessId } = await makeBusiness(w, { owner })
  const { version } = await owner.client.ok(businessRoutes.getBusiness, { params: { id: businessId } })
  const change = (body: object) =>
    owner.client.call(businessRoutes.updateBusinessMetadata, { body: { businessId, ...body } })
  expect((await change({ city: 'Margao', version })).data).toMatchObject({
    city: 'Margao',
    version: version + 1,
  })
  const late = await change({ city: 'Panjim', designation: 'Master tailor', version })
  expect([late.status, late.failure.code]).toEqual([409, 'CONFLICT'])
  const kept = await owner.client.ok(businessRoutes.getBusiness, { params: { id: businessId } })
  expect(kept).toMatchObject({ city: 'Margao', version: version + 1 })
  expect(kept.designation).not.toBe('Master tailor')
})

test('one’s own is deleted and brought back; a stranger’s is not there', async () => {
  const { businessId } = await makeBusiness(w, { owner })
  const remove = (who: TestCustomer, body: { restore?: true } = {}) =>
    who.client.call(businessRoutes.deleteBusiness, { params: { id: businessId }, body })
  const stranger = await makeCustomer(w, { agency: owner.agency })
  expect((await remove(stranger)).failure.code).toBe('NOT_FOUND')
  const has = async () => (await mine()).some((one) => one.businessId === businessId)
  expect((await remove(owner)).status).toBe(200)
  expect(await has()).toBe(false)
  expect((await remove(stranger, { restore: true })).failure.code).toBe('NOT_FOUND')
  expect((await remove(owner, { restore: true })).status).toBe(200)
  expect(await has()).toBe(true)
})

test('bringing one back gives a customer no more businesses than there may be', async () => {
  const keen = await makeCustomer(w)
  const { businessId } = await makeBusiness(w, { owner: keen, name: 'The first' })
  const remove = (body: { restore?: true } = {}) =>
    keen.client.call(businessRoutes.deleteBusiness, { params: { id: businessId }, body })
  expect((await remove()).status).toBe(200)
  const more: number[] = []
  for (let made = 0; made < businessesPerUser; made += 1)
    more.push((await makeBusiness(w, { owner: keen, name: `Shop ${made}` })).businessId)
  expect((await remove({ restore: true })).failure).toMatchObject({ code: 'LIMIT_REACHED' })
  const last = { params: { id: more[0]! }, body: {} }
  expect((await keen.client.call(businessRoutes.deleteBusiness, last)).status).toBe(200)
  expect((await remove({ restore: true })).status).toBe(200)
})
