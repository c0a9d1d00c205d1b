import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { buildRequest, searchHeader } from '@parichay/contract/request.ts'
import type { Route } from '@parichay/contract/route.ts'
import { routes } from '@parichay/contract/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeBusiness, makeCustomer, makeStaff, type TestStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let admin: TestStaff
let phone: string
beforeAll(async () => {
  w = await openTestWorld()
  const agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  const owner = await makeCustomer(w, { agency })
  phone = owner.phoneNumber
  for (const one of [owner, await makeCustomer(w, { agency })]) await makeBusiness(w, { owner: one })
})
afterAll(() => w.close())

test('whatever a list is searched by, no address of a call has it', () => {
  const searched = Object.values(routes as Record<string, Route>).filter(
    ({ query }) => query?.shape['search'],
  )
  expect(searched.length).toBeGreaterThan(8)
  for (const route of searched) {
    const { url, init } = buildRequest(route, { query: { search: '98765 10014', page: 2 }, params: {} })
    expect(url).not.toMatch(/98765|search/)
    expect(init.headers).toMatchObject({ [searchHeader]: '98765%2010014' })
  }
})

test('numbers and words of every script arrive by the header', async () => {
  const found = async (search: string) =>
    (await admin.client.ok(businessRoutes.listBusinesses, { query: { search } })).list.length
  expect(await found(phone)).toBe(1)
  expect(await found('ભંડાર आनंद & 100%')).toBe(0)
  expect(w.logged.filter((line) => line.includes(phone))).toEqual([])
})

const ask = (url: string, headers: Record<string, string>) =>
  admin.client.send({ method: 'GET', url, headers: { 'sec-fetch-site': 'same-origin', ...headers } })

test('what cannot be decoded, is given twice or is not searched at all is refused', async () => {
  for (const wrong of ['%', '%ff', '%E0%A4'])
    expect((await ask('/api/v1/business', { [searchHeader]: wrong })).failure.code).toBe('VALIDATION')
  expect((await ask('/api/v1/business?search=a', { [searchHeader]: 'a' })).failure.code).toBe('VALIDATION')
  expect((await ask('/api/v1/franchisee', { [searchHeader]: 'a' })).failure.code).toBe('VALIDATION')
  expect((await ask('/api/v1/business', { [searchHeader]: 'a%00b' })).status).toBeLessThan(500)
  expect((await ask('/api/v1/business?search=a', {})).status).toBe(200)
})

test('the description of the API names the header and no such place in the address', async () => {
  const { text } = await admin.client.get('/api/v1/openapi.json')
  const { paths } = JSON.parse(text) as {
    paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>
  }
  const all = Object.values(paths).flatMap((path) =>
    Object.values(path).flatMap(({ parameters = [] }) => parameters),
  )
  expect(all.filter((one) => one.name === 'search')).toEqual([])
  expect(all.filter((one) => one.name === searchHeader && one.in === 'header').length).toBeGreaterThan(8)
})
