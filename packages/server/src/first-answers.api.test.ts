import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstAnswers } from './first-answers.ts'
import { askAs } from './platform/ask.ts'
import { type Client, openClient } from './testing/client.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestBusiness,
  type TestCustomer,
} from './testing/makers.ts'
import { openTestWorld, type TestWorld } from './testing/world.ts'

let w: TestWorld
let owner: TestCustomer
let business: TestBusiness
beforeAll(async () => {
  w = await openTestWorld()
  owner = await makeCustomer(w)
  business = await makeBusiness(w, { owner })
  await makeCard(w, { business })
  await makeBusiness(w, { owner })
})
afterAll(() => w.close())

const cookiesOf = ({ cookies }: Client) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const visit = (path: string, { client, host = client.host }: { client: Client; host?: string }) =>
  firstAnswers(
    askAs(w.app, { headers: { host, cookie: cookiesOf(client) }, socket: {} } as unknown as FastifyRequest),
    path,
  )

test('the home brings along what its calls would answer, word for word', async () => {
  const { client } = owner
  const { businessId } = business
  expect(await visit('/panel/customer', owner)).toEqual({
    user: await client.ok(authRoutes.getUser, {}),
    businesses: await client.ok(businessRoutes.getBusinessesByUser, { query: {} }),
    dashboard: { ...(await client.ok(analyticsRoutes.getDashboard, {})), asOf: expect.any(String) },
    cards: { businessId, cards: await client.ok(cardRoutes.getCardsByBusiness, { query: { businessId } }) },
    pageItems: await itemsOf('HOME_PAGE'),
  })
})

const itemsOf = async (placement: 'HOME_PAGE' | 'GREETING_IMAGE_PAGE') => {
  const { businessId } = business
  const query = { placement, businessId }
  return {
    ...query,
    items: await owner.client.ok(uiCustomisationRoutes.listUiCustomisations, { query }),
  }
}

test('what staff put on the home and on the greetings comes with them', async () => {
  const platform = await makeAgency(w, { isSuperAdmin: true })
  const keeper = await makeStaff(w, 'admin', { agency: platform })
  for (const placement of ['HOME_PAGE', 'GREETING_IMAGE_PAGE'] as const) {
    await keeper.client.ok(uiCustomisationRoutes.saveUiCustomisation, {
      body: { placement, type: 'notice', title: { en: placement } },
    })
    const path = placement === 'HOME_PAGE' ? '/panel/customer' : '/panel/customer/daily-image'
    const { pageItems, dashboard } = await visit(path, owner)
    expect(pageItems).toEqual(await itemsOf(placement))
    expect(pageItems!.items.map(({ title }) => title.en)).toEqual([placement])
    expect(dashboard === undefined).toBe(placement !== 'HOME_PAGE')
  }
})

test('other pages bring who it is and the businesses', async () => {
  const { user, businesses, dashboard, cards } = await visit('/panel/customer/account', owner)
  expect(user?.userId).toBe(owner.userId)
  expect(businesses).toHaveLength(2)
  expect([dashboard, cards]).toEqual([undefined, undefined])
})

test('nobody, staff, and a session of another agency’s host get nothing of a customer', async () => {
  const other = await makeAgency(w)
  const staff = await makeStaff(w, 'admin', { agency: owner.agency })
  const stranger = openClient(w.app, owner.client.host)
  for (const visitor of [
    { client: stranger },
    { client: owner.client, host: other.host },
    { client: staff.client },
  ]) {
    const { user, cards } = await visit('/panel/customer', visitor)
    expect([user, cards]).toEqual([undefined, undefined])
  }
})
