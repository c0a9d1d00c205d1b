import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestBusiness,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let admin: TestStaff
const businesses: TestBusiness[] = []

beforeAll(async () => {
  w = await openTestWorld()
  const agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  const owner = await makeCustomer(w, { agency })
  const today = istDay(w.clock.now())
  const facts = [
    ['Zari Palace', 'Jewellery', 300, true],
    ['मिठाई घर', 'Sweets & Mithai', 10, true],
    ['alpha tea', 'Café & Tea House', -30, true],
    ['Beta 100% Pure', 'Jewellery', null, false],
    ['Gamma_Under', 'Jewellery', 20, true],
    ['Omega Trial', 'Tailor', 5, false],
    ['Sigma Last Day', 'Tailor', 0, true],
    ['Tau Grace', 'Tailor', -3, true],
    ['Upsilon Trial Grace', 'Tailor', -7, false],
    ['Phi Trial Over', 'Tailor', -8, false],
  ] as const
  for (const [businessName, category, days, isPaid] of facts) {
    const expiry = days === null ? null : addDays(today, days)
    const business = await makeBusiness(w, { owner, expiry, isPaid })
    await admin.client.ok(businessRoutes.updateBusinessMetadata, {
      body: { businessId: business.businessId, businessName, category },
    })
    businesses.push(business)
  }
  await makeCard(w, { business: businesses[1]! })
  for (const isEnabled of [false, true, false])
    await admin.client.ok(frameRoutes.updateImagePostStatus, {
      body: { businessId: businesses[1]!.businessId, isEnabled },
    })
  await admin.client.ok(frameRoutes.updateImagePostStatus, {
    body: { businessId: businesses[2]!.businessId, isEnabled: true },
  })
  await makeCard(w, { business: businesses[3]!, status: 'DRAFT', cardId: null })
})
afterAll(() => w.close())

test.each([
  ['newest first', {}, [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
  ['oldest first', { sort: 'oldest' }, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['by name', { sort: 'name' }, [2, 3, 4, 5, 9, 6, 7, 8, 0, 1]],
  ['by name, last page', { sort: 'name', fromEnd: 'true', pageSize: 2 }, [0, 1]],
  ['by expiry, those without one last', { sort: 'expiry' }, [2, 9, 8, 7, 6, 5, 1, 4, 0, 3]],
  ['subscribed: a paid plan, its grace with it', { subscription: 'subscribed' }, [7, 6, 4, 1, 0]],
  ['not subscribed: nothing, a trial, over', { subscription: 'not-subscribed' }, [9, 8, 5, 3, 2]],
  ['on trial', { subscription: 'trial' }, [5]],
  ['expiring, soonest first, from the last day on', { subscription: 'expiring', sort: 'expiry' }, [6, 1, 4]],
  ['in grace', { subscription: 'grace' }, [8, 7]],
  ['whom to call', { subscription: 'ending', sort: 'expiry' }, [8, 7, 6, 5, 1, 4]],
  ['expired', { subscription: 'expired' }, [9, 2]],
  ['greetings off', { imagePost: 'disabled' }, [1]],
  ['greetings on', { imagePost: 'enabled' }, [9, 8, 7, 6, 5, 4, 3, 2, 0]],
  [
    'greetings on, subscribed, by name',
    { imagePost: 'enabled', subscription: 'subscribed', sort: 'name' },
    [4, 6, 7, 0],
  ],
  ['category', { category: 'Jewellery', sort: 'oldest' }, [0, 3, 4]],
  ['category and words', { category: 'Jewellery', search: 'pure' }, [3]],
  ['origin that nobody has', { origin: 'import' }, []],
  ['with a card', { hasCard: 'true' }, [3, 1]],
  ['without a card', { hasCard: 'false' }, [9, 8, 7, 6, 5, 4, 2, 0]],
  ['a name in Hindi', { search: 'मिठाई' }, [1]],
  ['its words in any order', { search: 'घर मिठाई' }, [1]],
  ['a sign that SQL knows', { search: '100%' }, [3]],
  ['an underscore is a letter', { search: 'gamma_' }, [4]],
  ['the second page', { page: 2, pageSize: 2 }, [7, 6]],
  ['the last page', { fromEnd: 'true', pageSize: 2 }, [1, 0]],
  ['a page beyond the end', { page: 7 }, []],
])('%s', async (_name, query, wanted) => {
  const { list } = await admin.client.ok(businessRoutes.listBusinesses, { query: query as object })
  expect(list.map((row) => businesses.findIndex((one) => one.businessId === row.businessId))).toEqual(wanted)
})

const filters = ['subscribed', 'trial', 'expiring', 'grace', 'ending', 'expired'] as const

test('the tiles count what the lists show, and the call list says who is on trial', async () => {
  const { figures, expiring } = await admin.client.ok(analyticsRoutes.getDashboard, {})
  const counted = Object.fromEntries(figures.map(({ definition, value }) => [definition, value]))
  for (const subscription of filters) {
    const { total } = await admin.client.ok(businessRoutes.listBusinesses, { query: { subscription } })
    expect([subscription, counted[subscription]]).toEqual([subscription, total])
  }
  expect(expiring.map(({ businessName, paymentStatus }) => [businessName, paymentStatus])).toEqual([
    ['Upsilon Trial Grace', 0],
    ['Tau Grace', 1],
    ['Sigma Last Day', 1],
    ['Omega Trial', 0],
    ['मिठाई घर', 1],
    ['Gamma_Under', 1],
  ])
})

test('a trial is no subscription', async () => {
  const { list } = await admin.client.ok(businessRoutes.listBusinesses, { query: { pageSize: 100 } })
  expect(list.filter((row) => row.isSubscriptionActive).map((row) => row.businessName)).toEqual([
    'Tau Grace',
    'Sigma Last Day',
    'Gamma_Under',
    'मिठाई घर',
    'Zari Palace',
  ])
  expect(list.filter((row) => !row.isImagePostEnabled).map((row) => row.businessName)).toEqual(['मिठाई घर'])
})

test('a name with a dotted letter is found however its letter is typed, kept before names had one form too', async () => {
  const agency = await makeAgency(w)
  const { client } = await makeStaff(w, 'admin', { agency })
  const owner = await makeCustomer(w, { agency })
  const [one, two] = ['पे\u095cा घर', 'पे\u0921\u093cा घर']
  const named: number[] = []
  for (const businessName of [one, two]) {
    const { businessId } = await makeBusiness(w, { owner })
    await client.ok(businessRoutes.updateBusinessMetadata, { body: { businessId, businessName } })
    named.push(businessId)
  }
  const { businessId: older } = await makeBusiness(w, { owner })
  await w.world.database.platform
    .updateTable('business')
    .set({ businessName: one })
    .where('agencyId', '=', agency.agencyId)
    .where('businessId', '=', older)
    .execute()
  for (const search of [one, two]) {
    const { list } = await client.ok(businessRoutes.listBusinesses, { query: { search } })
    expect(list.map(({ businessId }) => businessId).toSorted((a, b) => a - b)).toEqual([...named, older])
  }
})

test('digits of another script are found in names that are written with them, and in numbers of phones', async () => {
  const agency = await makeAgency(w)
  const { client } = await makeStaff(w, 'admin', { agency })
  const owner = await makeCustomer(w, { agency })
  const named: number[] = []
  for (const [businessName, mobile] of [
    ['शिवम् २४ तास', '+919876510024'],
    ['शिवम् 24 तास', '+919876511111'],
    ['शिवम् मिठाई', '+919876512345'],
  ] as const) {
    const { businessId } = await makeBusiness(w, { owner })
    await client.ok(businessRoutes.updateBusinessMetadata, { body: { businessId, businessName, mobile } })
    named.push(businessId)
  }
  const found = async (search: string) =>
    (await client.ok(businessRoutes.listBusinesses, { query: { search, sort: 'oldest' } })).list.map(
      ({ businessId }) => named.indexOf(businessId),
    )
  // As it stands in the name, and in the number.
  expect(await found('२४ ')).toEqual(expect.arrayContaining([0, 1]))
  expect(await found('शिवम् २४')).toEqual([0, 1])
  expect(await found('शिवम् १२३४५')).toEqual([2])
  expect(await found('९८७६५ १२३४५')).toEqual([2])
})

test('whose number ends with the digits that are searched for stands first where the best match is wanted', async () => {
  const agency = await makeAgency(w)
  const { client } = await makeStaff(w, 'admin', { agency })
  const named: number[] = []
  for (const [businessName, mobile] of [
    ['Ends with them', '+919876500012'],
    ['Is called by them: 0012', '+919876511111'],
    ['Has them in it', '+919800129876'],
    ['Has them in it too', '+917000120000'],
    ['Has others', '+919876522222'],
  ] as const) {
    const owner = await makeCustomer(w, { agency })
    const { businessId } = await makeBusiness(w, { owner })
    await client.ok(businessRoutes.updateBusinessMetadata, { body: { businessId, businessName, mobile } })
    named.push(businessId)
  }
  const found = async (query: object) =>
    (await client.ok(businessRoutes.listBusinesses, { query })).list.map(({ businessId }) =>
      named.indexOf(businessId),
    )
  expect(await found({ search: '0012' })).toEqual([3, 2, 1, 0])
  expect(await found({ search: '0012', sort: 'match' })).toEqual([1, 0, 3, 2])
  expect(await found({ search: '००१२', sort: 'match' })).toEqual([1, 0, 3, 2])
  expect(await found({ search: '0012', sort: 'match', page: 2, pageSize: 3 })).toEqual([2])
  expect(await found({ search: '0012', sort: 'match', fromEnd: 'true', pageSize: 3 })).toEqual([0, 3, 2])
  expect(await found({ search: 'them', sort: 'match' })).toEqual([3, 2, 1, 0])
  expect(await found({ sort: 'match' })).toEqual([4, 3, 2, 1, 0])
})
