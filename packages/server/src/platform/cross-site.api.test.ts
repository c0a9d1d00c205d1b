import type { Route } from '@parichay/contract/route.ts'
import { type RouteName, routes } from '@parichay/contract/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBusiness, makeCard, makeCustomer, makeStaff, type TestPerson } from '../testing/makers.ts'
import { matrixCases } from '../testing/matrix-cases.ts'
import { printAgencies } from '../testing/prints.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { nowhere, type Objects } from '../testing/actors.ts'

let w: TestWorld
let customer: TestPerson
let admin: TestPerson
let own: Objects
const unsafe = (Object.keys(routes) as RouteName[]).filter((name) => (routes[name] as Route).method !== 'GET')

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '10000' })
  const owner = await makeCustomer(w)
  customer = owner
  admin = await makeStaff(w, 'admin', { agency: owner.agency })
  const { business, cardNo } = await makeCard(w, { business: await makeBusiness(w, { owner }) })
  own = { ...nowhere, userId: owner.userId, businessId: business.businessId, cardNo }
})
afterAll(() => w.close())

const kinds: Record<string, Record<string, string | undefined>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'a sibling subdomain': { 'sec-fetch-site': 'same-site' },
  'typed into the address bar': { 'sec-fetch-site': 'none' },
  'no word of where it comes from': { 'sec-fetch-site': undefined },
  'an old browser on another site': { 'sec-fetch-site': undefined, origin: 'https://evil.example' },
  'a sandboxed frame': { 'sec-fetch-site': undefined, origin: 'null' },
  'text/plain': { 'content-type': 'text/plain' },
  'a form': { 'content-type': 'application/x-www-form-urlencoded' },
  'a multipart form without X-Requested-With': {
    'content-type': 'multipart/form-data; boundary=x',
    'x-requested-with': undefined,
  },
  'no content type': { 'content-type': undefined },
  'nearly JSON': { 'content-type': 'application/jsonp' },
}

/** Public calls that take more than JSON: a beacon, and a form for browsers without scripts. */
const takes: Record<string, RouteName[]> = {
  'text/plain': ['addVisit'],
  'a form': ['addFeedback', 'addLead', 'addCardReport', 'openCard'],
}

test.each(Object.entries(kinds))('every unsafe route refuses %s', async (kind, headers) => {
  const before = await printAgencies(w.world.database.platform)
  const problems: string[] = []
  for (const name of unsafe.filter((one) => !takes[kind]?.includes(one))) {
    for (const person of [customer, admin]) {
      const { status, failure } = await person.client.call(
        routes[name] as Route,
        matrixCases[name].input(own),
        { headers },
      )
      if (status !== 400 || failure.code !== 'CROSS_SITE')
        problems.push(`${name}: ${status} ${failure?.code}`)
    }
  }
  expect(problems).toEqual([])
  expect(await printAgencies(w.world.database.platform)).toEqual(before)
})

test('an old browser that names our own host in Origin is served', async () => {
  const headers = { 'sec-fetch-site': undefined, origin: `http://${customer.agency.host}` }
  const answer = await customer.client.call(routes.updatePreference, { body: { name: 'Asha' } }, { headers })
  expect(answer.status).toBe(200)
})

test('no route of the contract is read by GET and changes something', async () => {
  // Who takes a list along is written down, and the installation's key is made when somebody first asks for it; another site that made
  // them do it would get nothing of it.
  const print = async () =>
    [...(await printAgencies(w.world.database.platform))].map(([id, rows]) => [
      id,
      rows.replaceAll(/^(audit|installation_key) .*\n?/gm, ''),
    ])
  const before = await print()
  for (const name of (Object.keys(routes) as RouteName[]).filter((one) => !unsafe.includes(one))) {
    await customer.client.call(routes[name] as Route, matrixCases[name].input(own))
    await admin.client.call(routes[name] as Route, matrixCases[name].input(own))
  }
  expect(await print()).toEqual(before)
})
