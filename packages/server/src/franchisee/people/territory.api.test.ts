import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestCustomer,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let seller: TestStaff
let owner: TestCustomer
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  seller = await makeStaff(w, 'franchisee', { agency, permissions: ['business.list', 'business.view'] })
  owner = await makeCustomer(w, { agency })
})
afterAll(() => w.close())

const places = [
  ['Surat', 'Gujarat'],
  ['Rajkot', 'gujarat '],
  ['Pune', 'Maharashtra'],
  ['Mumbai', ''],
  ['', 'Goa'],
  ['', ''],
] as const
const territories = [
  { states: [], cities: [] },
  { states: ['24'], cities: [] },
  { states: [], cities: ['SURAT'] },
  { states: ['27'], cities: ['Surat'] },
] as const

test('the list finds what the page warns of, for every territory and place', async () => {
  for (const [at, [city, state]] of places.entries()) {
    const { businessId } = await makeBusiness(w, { owner, madeBy: seller, name: `Shop ${at}` })
    await admin.client.ok(businessRoutes.updateBusinessMetadata, { body: { businessId, city, state } })
  }
  const found: Record<string, string[]> = {}
  for (const territory of territories) {
    await admin.client.ok(peopleRoutes.changeStaff, {
      body: { franchiseeId: seller.franchiseeId, territory } as never,
    })
    const all = await admin.client.ok(businessRoutes.listBusinesses, { query: {} })
    const outside = await admin.client.ok(businessRoutes.listBusinesses, { query: { territory: 'outside' } })
    const warned = all.list.filter((row) => row.keeper?.isOutside).map((row) => row.businessName)
    expect(outside.list.map((row) => row.businessName)).toEqual(warned)
    found[JSON.stringify(territory)] = warned.toSorted()
  }
  expect(Object.values(found)).toEqual([[], ['Shop 2', 'Shop 4'], ['Shop 1', 'Shop 2', 'Shop 3'], ['Shop 1']])
})

test('whoever looks after a business sees the same; its customer is told nothing of it', async () => {
  const { list } = await seller.client.ok(businessRoutes.listBusinesses, { query: { territory: 'outside' } })
  expect(list.map((row) => row.keeper)).toEqual([
    { franchiseeId: seller.franchiseeId, name: `Staff ${agency.marker}`, isOutside: true },
  ])
  const mine = await owner.client.ok(businessRoutes.getBusinessesByUser, { query: {} })
  expect(mine.map((row) => row.keeper)).toEqual(places.map(() => null))
})

test('a list of one person’s businesses', async () => {
  await makeBusiness(w, { owner })
  const { total } = await admin.client.ok(businessRoutes.listBusinesses, {
    query: { madeBy: seller.franchiseeId },
  })
  expect(total).toBe(places.length)
})
