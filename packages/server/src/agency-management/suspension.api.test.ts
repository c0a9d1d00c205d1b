import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../testing/client.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestCard,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { agencyVersion } from '../testing/versions.ts'

const day = 86_400_000
let w: TestWorld
let twin: Awaited<ReturnType<TestWorld['openTwin']>>
let root: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  twin = await w.openTwin()
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
})
afterAll(async () => {
  await twin.close()
  await w.close()
})

const set = async (agencyId: number, status: 'ACTIVE' | 'SUSPENDED') => {
  const version = await agencyVersion(w, agencyId)
  return root.client.call(agencyRoutes.updateAgency, { body: { agency: { agencyId, version, status } } })
}

async function open() {
  const agency = await makeAgency(w)
  const admin = await makeStaff(w, 'admin', { agency })
  const owner = await makeCustomer(w, { agency })
  const card: TestCard = await makeCard(w, {
    business: await makeBusiness(w, { owner, expiry: '2027-03-31' }),
  })
  const visitor = openClient(w.app, agency.host)
  const elsewhere = openClient(twin.app, agency.host)
  return { agency, admin, owner, card, visitor, elsewhere, page: `/${card.cardId}` }
}
const visit = (card: TestCard) => ({ body: { cardId: card.cardId!, kind: 'view' as const } })
/** Lets the root in again after the clock moved. */
const pass = async (ms: number) => {
  w.clock.move(ms)
  const now = w.clock.now()
  await w.world.database.platform
    .updateTable('session')
    .set({ lastSeenAt: now, endsAt: new Date(now.getTime() + 365 * day) })
    .execute()
}

test('a suspended agency: no call, a neutral notice for its panel, cards live on for 15 days, then none; all comes back', async () => {
  const { agency, admin, owner, card, visitor, elsewhere, page } = await open()
  expect((await visitor.get(page)).status).toBe(200)
  expect((await elsewhere.get(page)).status).toBe(200)

  const { data } = await set(agency.agencyId, 'SUSPENDED')
  expect(data).toMatchObject({ status: 'SUSPENDED', suspendedOn: '2026-03-10', cardsUntil: '2026-03-25' })
  for (const [client, route] of [
    [admin.client, franchiseeRoutes.getFranchisee],
    [owner.client, authRoutes.getUser],
    [visitor, agencyRoutes.getAgencyDetails],
  ] as const) {
    const { status, failure } = await client.call(route as never, {} as never)
    expect([status, failure.code]).toEqual([503, 'TENANT_SUSPENDED'])
  }
  // Another process knows it too.
  await expect.poll(async () => (await elsewhere.call(agencyRoutes.getAgencyDetails, {})).status).toBe(503)
  if (existsSync('packages/web/dist/index.html')) {
    const notice = await visitor.get('/panel/login')
    expect(notice.status).toBe(503)
    expect(notice.text).not.toContain(agency.marker)
    expect(notice.text).toContain('not available just now')
  }

  // What cards are for goes on: their page, and what visitors do on it.
  for (const client of [visitor, elsewhere]) {
    const shown = await client.get(page)
    expect([shown.status, shown.text.includes(agency.marker)]).toEqual([200, true])
  }
  expect((await visitor.call(cardRoutes.addVisit, visit(card))).status).toBe(200)
  expect(
    (await visitor.call(feedbackRoutes.addFeedback, { body: { cardId: card.cardId!, stars: 5 } } as never))
      .status,
  ).toBe(200)
  await pass(15 * day - 60_000)
  expect((await visitor.get(page)).status).toBe(200)
  await pass(120_000)
  for (const client of [visitor, elsewhere]) {
    const gone = await client.get(page)
    expect([gone.status, gone.text.includes(agency.marker)]).toEqual([503, false])
    expect(gone.text).toContain('not available just now')
    expect(gone.headers['x-robots-tag']).toBe('noindex')
  }
  expect((await visitor.get(`${page}.vcf`)).text).not.toContain('BEGIN:VCARD')
  expect((await visitor.call(cardRoutes.addVisit, visit(card))).status).toBe(503)

  const back = await set(agency.agencyId, 'ACTIVE')
  expect(back.data).toMatchObject({ status: 'ACTIVE', suspendedOn: null, cardsUntil: null })
  expect((await visitor.get(page)).status).toBe(200)
  await expect.poll(async () => (await elsewhere.get(page)).status).toBe(200)
  expect((await admin.client.call(franchiseeRoutes.getFranchisee, {})).status).toBe(200)
})

test('suspended twice, the 15 days still begin with the first; resumed and suspended again, anew', async () => {
  const { agency } = await open()
  const first = await set(agency.agencyId, 'SUSPENDED')
  await pass(3 * day)
  expect((await set(agency.agencyId, 'SUSPENDED')).data.suspendedOn).toBe(first.data.suspendedOn)
  await set(agency.agencyId, 'ACTIVE')
  const again = await set(agency.agencyId, 'SUSPENDED')
  expect(again.data.suspendedOn! > first.data.suspendedOn!).toBe(true)
  const notes = await w.world.database.platform
    .selectFrom('audit')
    .select('action')
    .where('agencyId', '=', agency.agencyId)
    .orderBy('auditId')
    .execute()
  expect(notes.map(({ action }) => action)).toEqual([
    'agency.suspend',
    'agency.change',
    'agency.resume',
    'agency.suspend',
  ])
})

test('the reason stands in the log of the agency, and only where its status changed', async () => {
  const { agency } = await open()
  const change = async (more: object) => {
    const version = await agencyVersion(w, agency.agencyId)
    return root.client.ok(agencyRoutes.updateAgency, {
      body: { agency: { agencyId: agency.agencyId, version, reason: 'Three bills unpaid', ...more } },
    })
  }
  await change({ agencyName: 'Another name' })
  await change({ status: 'SUSPENDED' })
  const notes = await w.world.database.platform
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('agencyId', '=', agency.agencyId)
    .orderBy('auditId')
    .execute()
  expect(notes.map(({ action, detail }) => [action, (detail as { reason?: string }).reason])).toEqual([
    ['agency.change', undefined],
    ['agency.suspend', 'Three bills unpaid'],
  ])
})

test('the platform’s own agency is never suspended', async () => {
  const { status, failure } = await set(root.agency.agencyId, 'SUSPENDED')
  expect([status, failure.field]).toEqual([422, 'agency.status'])
  expect((await root.client.call(franchiseeRoutes.getFranchisee, {})).status).toBe(200)
})
