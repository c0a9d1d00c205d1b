import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
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
    ['Zari Palace', 'Jewellery', 300],
    ['मिठाई घर', 'Sweets & Mithai', 10],
    ['alpha tea', 'Café & Tea House', -30],
    ['Beta 100% Pure', 'Jewellery', null],
    ['Gamma_Under', 'Jewellery', 20],
  ] as const
  for (const [businessName, category, days] of facts) {
    const business = await makeBusiness(w, { owner, expiry: days === null ? null : addDays(today, days) })
    await admin.client.ok(businessRoutes.updateBusinessMetadata, {
      body: { businessId: business.businessId, businessName, category },
    })
    businesses.push(business)
  }
  await makeCard(w, { business: businesses[1]! })
  await makeCard(w, { business: businesses[3]!, status: 'DRAFT', cardId: null })
})
afterAll(() => w.close())

test.each([
  ['newest first', {}, [4, 3, 2, 1, 0]],
  ['oldest first', { sort: 'oldest' }, [0, 1, 2, 3, 4]],
  ['by name', { sort: 'name' }, [2, 3, 4, 0, 1]],
  ['by name, last page', { sort: 'name', fromEnd: 'true', pageSize: 2 }, [0, 1]],
  ['by expiry, those without one last', { sort: 'expiry' }, [2, 1, 4, 0, 3]],
  ['subscribed', { subscription: 'subscribed' }, [4, 1, 0]],
  ['not subscribed', { subscription: 'not-subscribed' }, [3, 2]],
  ['expiring, soonest first', { subscription: 'expiring', sort: 'expiry' }, [1, 4]],
  ['expired', { subscription: 'expired' }, [2]],
  ['category', { category: 'Jewellery', sort: 'oldest' }, [0, 3, 4]],
  ['category and words', { category: 'Jewellery', search: 'pure' }, [3]],
  ['origin that nobody has', { origin: 'import' }, []],
  ['with a card', { hasCard: 'true' }, [3, 1]],
  ['without a card', { hasCard: 'false' }, [4, 2, 0]],
  ['a name in Hindi', { search: 'मिठाई' }, [1]],
  ['a sign that SQL knows', { search: '100%' }, [3]],
  ['an underscore is a letter', { search: 'gamma_' }, [4]],
  ['the second page', { page: 2, pageSize: 2 }, [2, 1]],
  ['the last page', { fromEnd: 'true', pageSize: 2 }, [1, 0]],
  ['a page beyond the end', { page: 7 }, []],
])('%s', async (_name, query, wanted) => {
  const { list } = await admin.client.ok(businessRoutes.listBusinesses, { query: query as object })
  expect(list.map((row) => businesses.findIndex((one) => one.businessId === row.businessId))).toEqual(wanted)
})
