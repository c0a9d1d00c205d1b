import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { VisitKind } from '@parichay/contract/card/visits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, openClient } from '../../testing/client.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestCard,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { visitCounterOf } from './work.ts'

let w: TestWorld
let visitor: Client
let card: TestCard
beforeAll(async () => {
  w = await openTestWorld()
  const agency = await makeAgency(w)
  card = await makeCard(w, { business: await makeBusiness(w, { owner: await makeCustomer(w, { agency }) }) })
  visitor = openClient(w.app, agency.host)
})
afterAll(() => w.close())

const phone = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
}
const visit = (client: Client, cardId: string, kind: 'view' | 'call' = 'view', headers = phone) =>
  client.call(cardRoutes.addVisit, { body: { cardId, kind } }, { headers })
const hit = (cardId: string, kind: 'view' | 'call' = 'view') => visit(visitor, cardId, kind)
const counted = async (world = w.world) => {
  await visitCounterOf(world).flush()
  const rows = await w.world.database.platform
    .selectFrom('cardVisit')
    .select(['cardNo', 'day', 'kind', 'count'])
    .orderBy('kind')
    .execute()
  return rows.map((row) => [row.cardNo === card.cardNo, row.day, row.kind, row.count])
}
const today = () => istDay(w.clock.now())

test('views and taps are summed by day, in whatever process they came', async () => {
  for (let i = 0; i < 5; i += 1) expect((await hit(card.cardId!)).data).toEqual({ counted: true })
  await hit(card.cardId!, 'call')
  expect(await counted()).toEqual([
    [true, today(), 'call', 1],
    [true, today(), 'view', 5],
  ])
  const twin = await w.openTwin()
  const far = openClient(twin.app, visitor.host)
  for (let i = 0; i < 3; i += 1) await visit(far, card.cardId!)
  await hit(card.cardId!)
  // Closing writes what waits.
  await twin.close()
  expect(await counted()).toEqual([
    [true, today(), 'call', 1],
    [true, today(), 'view', 9],
  ])
})

test('a beacon comes as text, without cookies, and none is set', async () => {
  const answer = await visitor.send({
    method: 'POST',
    url: '/api/v1/public/visit',
    headers: { ...phone, 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin' },
    payload: JSON.stringify({ cardId: card.cardId, kind: 'call' }),
  })
  expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined])
  expect(await counted()).toContainEqual([true, today(), 'call', 2])
  for (const payload of ['', 'no json', '[]', '{"cardId":1}', `{"cardId":"${card.cardId}","kind":"steal"}`]) {
    const bad = await visitor.send({
      method: 'POST',
      url: '/api/v1/public/visit',
      headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
      payload,
    })
    expect([payload, bad.status]).toEqual([payload, 422])
  }
  const foreign = await visitor.send({
    method: 'POST',
    url: '/api/v1/public/visit',
    headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
    payload: JSON.stringify({ cardId: card.cardId, kind: 'call' }),
  })
  expect(foreign.status).toBe(400)
})

test('robots that run the script of the page are no visitors', async () => {
  const before = await counted()
  for (const robot of [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/138.0.0.0 Safari/537.36',
    'WhatsApp/2.23.20.0',
  ])
    expect((await visit(visitor, card.cardId!, 'view', { 'user-agent': robot })).data).toEqual({
      counted: false,
    })
  expect(await counted()).toEqual(before)
})

test('unknown, paused, draft and deleted cards, and those of another agency, make no rows', async () => {
  const before = await counted()
  const elsewhere = await makeCard(w)
  const { business } = card
  const owner = await makeCustomer(w, { agency: business.agency })
  const make = async (status: 'DRAFT' | 'INACTIVE') =>
    (await makeCard(w, { business: await makeBusiness(w, { owner }), status })).cardId!
  const ids = ['nobody-home', elsewhere.cardId!, await make('DRAFT'), await make('INACTIVE')]
  for (const id of ids) expect((await hit(id)).data).toEqual({ counted: true })
  expect((await hit("x' or 1=1")).data).toEqual({ counted: false })
  expect(await counted()).toEqual(before)
})

test('a page that is open under an id its card gave up is counted, with those under the new one, for 90 days', async () => {
  const before = await counted()
  const [, , , calls] = before.find(([, , kind]) => kind === 'call')!
  const { platform } = w.world.database
  const { agencyId } = card.business.agency
  const release = (cardId: string, days: number) =>
    platform
      .insertInto('releasedCardId')
      .values({
        agencyId,
        cardNo: card.cardNo,
        cardId,
        releasedAt: new Date(w.clock.now().getTime() - days * 86_400_000),
      })
      .execute()
  await release('as-it-was', 1)
  await release('long-ago', 91)
  for (const id of ['as-it-was', card.cardId!, 'long-ago']) await hit(id, 'call')
  expect((await counted()).find(([, , kind]) => kind === 'call')).toEqual([
    true,
    today(),
    'call',
    Number(calls) + 2,
  ])
})

test('one network may make 120 in a minute', async () => {
  const busy = openClient(w.app, visitor.host)
  const answers: number[] = []
  for (let i = 0; i < 125; i += 1) answers.push((await visit(busy, card.cardId!)).status)
  expect(answers.filter((status) => status === 429)).toHaveLength(5)
  w.clock.move(60_000)
  expect((await visit(busy, card.cardId!)).status).toBe(200)
})

test('staff see how often visitors came and got in touch in thirty days, and in the thirty before', async () => {
  const { agency } = card.business
  const shop = await makeCard(w, {
    business: await makeBusiness(w, { owner: await makeCustomer(w, { agency }) }),
  })
  const { agencyId } = agency
  const rows: [days: number, kind: VisitKind, count: number][] = [
    [0, 'view', 40],
    [29, 'view', 2],
    [30, 'view', 7],
    [59, 'view', 1],
    [60, 'view', 500],
    [3, 'call', 3],
    [4, 'whatsapp', 5],
    [5, 'save', 2],
    [6, 'order', 1],
    [6, 'map', 90],
    [31, 'call', 4],
  ]
  await w.world.database.platform
    .insertInto('cardVisit')
    .values(
      rows.map(([days, kind, count]) => ({
        agencyId,
        cardNo: shop.cardNo,
        day: addDays(today(), -days),
        kind,
        count,
      })),
    )
    .execute()
  const admin = await makeStaff(w, 'admin', { agency })
  const query = { cardNo: shop.cardNo }
  expect(await admin.client.ok(cardRoutes.getCardVisits, { query })).toEqual({
    views: 42,
    leads: 11,
    calls: 3,
    chats: 5,
    saves: 2,
    orders: 1,
    forms: 0,
    before: { views: 8, leads: 4 },
  })
  const platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  expect((await platform.client.ok(cardRoutes.getCardVisits, { query })).views).toBe(42)
  const nobody = await makeCard(w, {
    business: await makeBusiness(w, { owner: await makeCustomer(w, { agency }) }),
  })
  expect(await admin.client.ok(cardRoutes.getCardVisits, { query: { cardNo: nobody.cardNo } })).toMatchObject(
    { views: 0, leads: 0, before: { views: 0, leads: 0 } },
  )
  const stranger = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  expect((await stranger.client.call(cardRoutes.getCardVisits, { query })).failure.code).toBe('NOT_FOUND')
})

test('what could not be written is kept for the next time', async () => {
  const [, , , before] = (await counted()).find(([, , kind]) => kind === 'view')!
  await hit(card.cardId!)
  const { platform } = w.world.database
  const broken = {
    ...w.world.database,
    platform: new Proxy(platform, {
      get: () => () => {
        throw new Error('down')
      },
    }),
  }
  const real = w.world.database
  Object.assign(w.world, { database: broken })
  await visitCounterOf(w.world).flush()
  Object.assign(w.world, { database: real })
  const [, , , after] = (await counted()).find(([, , kind]) => kind === 'view')!
  expect(Number(after)).toBe(Number(before) + 1)
})
