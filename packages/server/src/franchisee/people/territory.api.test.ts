import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { statesByName } from '@parichay/contract/invoice/states.ts'
import { sql } from 'kysely'
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
import { staffVersion } from '../../testing/versions.ts'

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
  ['\uff33\uff35\uff32\uff21\uff34', ''],
  ['Nava  Su\u200drat', ''],
] as const
const territories = [
  { states: [], cities: [] },
  { states: ['24'], cities: [] },
  { states: [], cities: ['SURAT'] },
  { states: [], cities: ['Nava Surat'] },
  { states: ['27'], cities: ['Surat'] },
] as const

test('the list finds what the page warns of, for every territory and place', async () => {
  for (const [at, [city, state]] of places.entries()) {
    const { businessId } = await makeBusiness(w, { owner, madeBy: seller, name: `Shop ${at}` })
    await admin.client.ok(businessRoutes.updateBusinessMetadata, { body: { businessId, city, state } })
  }
  const found: Record<string, string[]> = {}
  for (const territory of territories) {
    const { franchiseeId } = seller
    const version = await staffVersion(w, franchiseeId)
    await admin.client.ok(peopleRoutes.changeStaff, { body: { franchiseeId, version, territory } as never })
    const all = await admin.client.ok(businessRoutes.listBusinesses, { query: {} })
    const outside = await admin.client.ok(businessRoutes.listBusinesses, { query: { territory: 'outside' } })
    const warned = all.list.filter((row) => row.keeper?.isOutside).map((row) => row.businessName)
    expect(outside.list.map((row) => row.businessName)).toEqual(warned)
    found[JSON.stringify(territory)] = warned.toSorted()
  }
  expect(Object.values(found)).toEqual([
    [],
    ['Shop 2', 'Shop 4'],
    ['Shop 1', 'Shop 2', 'Shop 3', 'Shop 7'],
    ['Shop 0', 'Shop 1', 'Shop 2', 'Shop 3', 'Shop 6'],
    ['Shop 1'],
  ])
})

test('the database knows every state by the names that the contract knows', async () => {
  const wrong: string[] = []
  for (const [name, code] of statesByName) {
    const other = code === '24' ? '27' : '24'
    const { rows } = await sql<{ own: boolean; other: boolean }>`
      select outside_of(${JSON.stringify({ states: [code], cities: [] })}, 'X', ${` ${name.toUpperCase().replaceAll(' ', '  ')}`}) as own,
        outside_of(${JSON.stringify({ states: [other], cities: [] })}, 'X', ${name}) as other`.execute(
      w.world.database.platform,
    )
    if (rows[0]?.own !== false || rows[0].other !== true) wrong.push(name)
  }
  expect(wrong).toEqual([])
})

test('a business that gets somebody else lies where that one works', async () => {
  const other = await makeStaff(w, 'franchisee', { agency, permissions: ['business.list'] })
  await admin.client.ok(peopleRoutes.changeStaff, {
    body: {
      franchiseeId: other.franchiseeId,
      version: 1,
      territory: { states: ['30'], cities: [] },
    } as never,
  })
  const outside = async () =>
    (await admin.client.ok(businessRoutes.listBusinesses, { query: { territory: 'outside' } })).list.map(
      ({ businessName }) => businessName,
    )
  const { businessId } = await makeBusiness(w, { owner, madeBy: other, name: 'Moved shop' })
  await admin.client.ok(businessRoutes.updateBusinessMetadata, {
    body: { businessId, city: 'Panaji', state: 'Goa' },
  })
  expect(await outside()).not.toContain('Moved shop')
  await w.world.database.platform
    .updateTable('business')
    .set({ madeByFranchiseeId: seller.franchiseeId })
    .where('businessId', '=', businessId)
    .execute()
  expect(await outside()).toContain('Moved shop')
  await w.world.database.platform
    .updateTable('business')
    .set({ deletedAt: new Date() })
    .where('businessId', '=', businessId)
    .execute()
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

test('the list of people by city, however it is written, and by the days they were added on', async () => {
  const here = await makeAgency(w)
  const boss = await makeStaff(w, 'admin', { agency: here })
  const given = { states: [], cities: ['Surat', 'Vapi'] }
  const one = await makeStaff(w, 'creator', { agency: here })
  const two = await makeStaff(w, 'creator', { agency: here })
  const change = (of: TestStaff, territory: { states: never[]; cities: string[] }) =>
    boss.client.ok(peopleRoutes.changeStaff, {
      body: { franchiseeId: of.franchiseeId, version: 1, territory },
    })
  await change(one, given)
  await change(two, { states: [], cities: ['SURAT', 'Nava  Surat', 'NAVA SURAT'] })
  await w.world.database.platform
    .updateTable('franchisee')
    .set({ createdAt: new Date('2026-01-31T20:00:00Z') })
    .where('franchiseeId', '=', two.franchiseeId)
    .execute()
  const found = async (query: object) =>
    (await boss.client.ok(peopleRoutes.listStaff, { query: { sort: 'oldest', ...query } })).list.map(
      ({ franchiseeId }) => franchiseeId,
    )
  // Two names of one city are one choice; other agencies' cities are not offered.
  expect(await boss.client.ok(peopleRoutes.listStaffCities, { query: {} })).toEqual([
    'NAVA SURAT',
    'SURAT',
    'Vapi',
  ])
  // An admin without a territory works everywhere.
  expect(await found({ city: 'surat' })).toEqual([boss, one, two].map((who) => who.franchiseeId))
  expect(await found({ city: 'nava  surat' })).toEqual([boss, two].map((who) => who.franchiseeId))
  expect(await found({ city: 'vapi' })).toEqual([boss, one].map((who) => who.franchiseeId))
  // Half past one at night in India is the next day.
  expect(await found({ from: '2026-02-01', to: '2026-02-01' })).toEqual([two.franchiseeId])
  expect(await found({ to: '2026-01-31' })).toEqual([])
})
