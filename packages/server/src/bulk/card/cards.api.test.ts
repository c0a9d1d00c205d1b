import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseBusiness } from '../../erasure/store.business.ts'
import {
  detailsFor,
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestCard,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { runJob } from '../work.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let maker: TestStaff
let shops: TestBusiness[]
let cards: TestCard[]
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
})
afterAll(() => w.close())
/** Sharma One and Two are live, Three is a draft; One and the live Verma are looked after by `maker`. */
beforeEach(async () => {
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  maker = await makeStaff(w, 'creator', { agency, permissions: ['card.list', 'card.view', 'card.status'] })
  const owner = await makeCustomer(w, { agency, signedIn: false })
  shops = []
  cards = []
  for (const [name, status, madeBy] of [
    ['Sharma One', 'ACTIVE', maker],
    ['Sharma Two', 'ACTIVE', undefined],
    ['Sharma Three', 'DRAFT', undefined],
    ['Verma', 'ACTIVE', maker],
  ] as const) {
    const business = await makeBusiness(w, { owner, name, ...(madeBy && { madeBy }) })
    shops.push(business)
    cards.push(await makeCard(w, { business, status, ...(status === 'DRAFT' && { cardId: null }) }))
  }
})

const sharma = { filter: { search: 'sharma', searchBy: 'businessName' }, expected: 3 } as const
const run = (bulkJobId: number, watch = {}) =>
  runJob(w.world, { agencyId: agency.agencyId, bulkJobId }, watch)
const undo = async (bulkJobId: number) => {
  await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId }, body: {} })
  await run(bulkJobId)
}
const job = (bulkJobId: number) => admin.client.ok(bulkRoutes.getBulkJob, { params: { bulkJobId } })
const rows = async (bulkJobId: number) =>
  (await admin.client.ok(bulkRoutes.listBulkRows, { params: { bulkJobId }, query: {} })).list
/** State and reason of each row, in the order of the cards. */
const ends = async (bulkJobId: number) =>
  (await rows(bulkJobId)).toReversed().map(({ state, reason }) => [state, reason])
const statuses = async () => {
  const { list } = await admin.client.ok(cardRoutes.listCards, { query: { sort: 'oldest' } })
  return list.map(({ status }) => status)
}
const pause = (more: object = {}, who = admin) =>
  who.client.call(bulkRoutes.setCardStatusInBulk, {
    body: { ...sharma, status: 'INACTIVE', reason: 'Unpaid', ...more } as never,
  })
const remove = (more: object = {}, who = admin) =>
  who.client.call(bulkRoutes.deleteCardsInBulk, { body: { ...sharma, confirmed: 3, ...more } as never })
const edit = (at: number) =>
  admin.client.ok(cardRoutes.updateCardBasicDetails, {
    body: { cardNo: cards[at]!.cardNo, basicDetails: { ...detailsFor(agency.marker), companyName: 'New' } },
  })
const entries = async (action: string) =>
  w.world.database.platform
    .selectFrom('audit')
    .select(['object', 'detail'])
    .where('agencyId', '=', agency.agencyId)
    .where('action', '=', action)
    .orderBy('auditId')
    .execute()
/** Whether visitors are told that the card is paused. */
const isPaused = async (at: number) => {
  const given = await w.app.inject({ url: `/${cards[at]!.cardId}`, headers: { host: agency.host } })
  expect(given.statusCode).toBe(200)
  return given.headers['x-robots-tag'] === 'noindex'
}

test('the cards of a filter are paused with the reason, a draft is refused, and their pages say so at once', async () => {
  expect(await isPaused(0)).toBe(false)
  const { bulkJobId } = (await pause()).data
  await run(bulkJobId)
  expect(await statuses()).toEqual(['INACTIVE', 'INACTIVE', 'DRAFT', 'ACTIVE'])
  expect(await isPaused(0)).toBe(true)
  expect(await job(bulkJobId)).toMatchObject({ kind: 'cardPause', counts: { done: 2, refused: 1 } })
  expect(await ends(bulkJobId)).toEqual([
    ['done', null],
    ['done', null],
    ['refused', 'CARD_INCOMPLETE'],
  ])
  expect(
    (await rows(bulkJobId)).map(({ label, subjectId, businessId }) => [label, subjectId, businessId]),
  ).toEqual(
    [2, 1, 0].map((at) => [
      ['Sharma One', 'Sharma Two', 'Sharma Three'][at] + (at < 2 ? ` · ${cards[at]!.cardId}` : ''),
      cards[at]!.cardNo,
      shops[at]!.businessId,
    ]),
  )
  const detail = { reason: 'Unpaid', job: `bulk ${bulkJobId}` }
  expect(await entries('card.pause')).toEqual(
    [1, 0].map((at) => ({ object: `card ${cards[at]!.cardNo}`, detail })),
  )
})

test('taken back: what is as the job left it is live again, what somebody changed or deleted since stays', async () => {
  const all = { filter: { done: 'done' }, expected: 3 }
  const { bulkJobId } = (await pause(all)).data
  await run(bulkJobId)
  await edit(1)
  await admin.client.ok(cardRoutes.deleteCard, { body: { cardNo: cards[3]!.cardNo } })
  await undo(bulkJobId)
  expect(await ends(bulkJobId)).toEqual([
    ['undone', null],
    ['kept', 'CONFLICT'],
    ['kept', 'NOT_FOUND'],
  ])
  expect(await statuses()).toEqual(['ACTIVE', 'INACTIVE', 'DRAFT'])
  expect(await isPaused(0)).toBe(false)
})

test('put live again: those that are so already are left as they are, ticked ones go alone', async () => {
  const cardNos = [cards[0]!.cardNo, cards[1]!.cardNo]
  await admin.client.ok(cardRoutes.updateCardStatus, { body: { cardNo: cardNos[0]!, status: 'INACTIVE' } })
  const version = async () =>
    (await admin.client.ok(cardRoutes.getCard, { query: { cardNo: cardNos[1]! } })).version
  const before = await version()
  const { bulkJobId } = (await pause({ filter: { cardNos }, expected: 2, status: 'ACTIVE' })).data
  await run(bulkJobId)
  expect(await job(bulkJobId)).toMatchObject({ kind: 'cardResume', counts: { done: 2 } })
  expect(await statuses()).toEqual(['ACTIVE', 'ACTIVE', 'DRAFT', 'ACTIVE'])
  expect(await entries('card.resume')).toHaveLength(1)
  expect(await version()).toBe(before)
  await undo(bulkJobId)
  expect(await statuses()).toEqual(['INACTIVE', 'ACTIVE', 'DRAFT', 'ACTIVE'])
})

test('every filter of the list is carried, and finds what the list shows', async () => {
  const { cardNo } = cards[1]!
  await w.world.database.platform
    .updateTable('card')
    .set({ links: JSON.stringify([{ linkTypeId: 7, value: 'x' }]), createdAt: new Date('2025-03-31') })
    .where('cardNo', '=', cardNo)
    .execute()
  for (const filter of [
    { search: 'verma' },
    { search: 'bazaar', searchBy: 'templateCode' },
    { status: 'DRAFT' },
    { done: 'not-done' },
    { imagePost: 'disabled' },
    { linkType: 7 },
    { madeBy: maker.franchiseeId },
    { from: '2025-01-01', to: '2025-12-31' },
    { to: '2020-01-01' },
  ]) {
    const query = Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]))
    const { total } = await admin.client.ok(cardRoutes.listCards, { query: query as never })
    const asked = await pause({ filter, expected: Math.max(total, 1) })
    expect([filter, asked.failure?.code]).toEqual([filter, total === 0 ? 'CONFLICT' : undefined])
    if (total === 0) continue
    const params = { bulkJobId: asked.data.bulkJobId }
    expect(asked.data.counts.total).toBe(total)
    await admin.client.ok(bulkRoutes.cancelBulkJob, { params, body: {} })
  }
})

test('deleting: the number is typed, another number than was shown is refused; what is back already stays', async () => {
  expect((await remove({ confirmed: 4 })).failure).toMatchObject({ code: 'VALIDATION', field: 'confirmed' })
  expect((await remove({ expected: 4, confirmed: 4 })).failure).toMatchObject({ code: 'CONFLICT' })
  const { bulkJobId } = (await remove()).data
  await run(bulkJobId)
  expect(await statuses()).toEqual(['ACTIVE'])
  const detail = { job: `bulk ${bulkJobId}` }
  expect((await entries('card.delete')).map((entry) => entry.detail)).toEqual([detail, detail, detail])
  const again = { cardNo: cards[0]!.cardNo }
  await admin.client.ok(cardRoutes.deleteCard, { body: { ...again, restore: true } })
  const anew = { cardNo: cards[1]!.cardNo }
  await admin.client.ok(cardRoutes.deleteCard, { body: { ...anew, restore: true } })
  await admin.client.ok(cardRoutes.deleteCard, { body: anew })
  await undo(bulkJobId)
  expect(await ends(bulkJobId)).toEqual([
    ['kept', 'CONFLICT'],
    ['kept', 'NOT_FOUND'],
    ['undone', null],
  ])
  expect(await statuses()).toEqual(['ACTIVE', 'DRAFT', 'ACTIVE'])
})

test('a business that has another card by now keeps that one', async () => {
  const { bulkJobId } = (await remove({ filter: { cardNos: [cards[0]!.cardNo] }, expected: 1, confirmed: 1 }))
    .data
  await run(bulkJobId)
  await makeCard(w, { business: shops[0]! })
  await undo(bulkJobId)
  expect(await ends(bulkJobId)).toEqual([['kept', 'ONE_CARD_PER_BUSINESS']])
})

test('stopped after the row in hand', async () => {
  const { bulkJobId } = (await pause()).data
  const stop = () => admin.client.ok(bulkRoutes.cancelBulkJob, { params: { bulkJobId }, body: {} })
  let seen = 0
  await run(bulkJobId, { onRow: () => (++seen === 2 ? stop() : undefined) })
  expect(await job(bulkJobId)).toMatchObject({
    state: 'cancelled',
    counts: { done: 1, refused: 1, waiting: 1 },
  })
  expect(await statuses()).toEqual(['ACTIVE', 'INACTIVE', 'DRAFT', 'ACTIVE'])
})

test('rights: another agency finds nothing, who sees what they made reaches that alone, the platform names one agency', async () => {
  const stranger = await makeStaff(w, 'admin')
  expect((await pause({}, stranger)).failure).toMatchObject({ code: 'CONFLICT' })
  const theirs = { ...sharma.filter, agencyId: agency.agencyId }
  expect((await pause({ filter: theirs }, stranger)).failure).toMatchObject({ code: 'CONFLICT' })
  expect((await remove({}, maker)).status).toBe(403)
  const own = (await pause({ filter: {}, expected: 2 }, maker)).data
  await run(own.bulkJobId)
  expect(await statuses()).toEqual(['INACTIVE', 'ACTIVE', 'DRAFT', 'INACTIVE'])
  const ticked = { filter: { cardNos: cards.map(({ cardNo }) => cardNo) }, expected: 4 }
  expect((await pause(ticked, maker)).failure).toMatchObject({ code: 'CONFLICT' })
  const blind = await makeStaff(w, 'franchisee-with-all-card-access', {
    agency,
    permissions: ['card.status'],
  })
  expect((await pause({}, blind)).failure).toMatchObject({ code: 'CONFLICT' })
  const hidden = { params: { bulkJobId: own.bulkJobId } }
  expect((await blind.client.call(bulkRoutes.getBulkJob, hidden)).status).toBe(404)
  const seen = await maker.client.ok(bulkRoutes.listBulkJobs, { query: {} })
  expect(seen.list.map(({ kind }) => kind)).toEqual(['cardPause'])
  const platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  expect((await pause({}, platform)).failure).toMatchObject({ code: 'VALIDATION', field: 'agencyId' })
  const named = (await pause({ filter: theirs }, platform)).data
  await run(named.bulkJobId)
  expect(await statuses()).toEqual(['INACTIVE', 'INACTIVE', 'DRAFT', 'INACTIVE'])
})

test('a right or a business that is lost while it waits refuses its rows', async () => {
  const set = (permissions: string[]) =>
    w.world.database.platform
      .updateTable('franchisee')
      .set({ permissions: permissions as never })
      .where('franchiseeId', '=', maker.franchiseeId)
      .execute()
  const first = (await pause({ filter: {}, expected: 2 }, maker)).data
  await set(['card.list', 'card.view'])
  await run(first.bulkJobId)
  expect(await ends(first.bulkJobId)).toEqual(Array(2).fill(['refused', 'NOT_ALLOWED']))
  await set(['card.list', 'card.view', 'card.status'])
  const second = (await pause({ filter: {}, expected: 2 }, maker)).data
  await w.world.database.platform
    .updateTable('business')
    .set({ madeByFranchiseeId: null })
    .where('businessId', '=', shops[0]!.businessId)
    .execute()
  await run(second.bulkJobId)
  expect(await ends(second.bulkJobId)).toEqual([
    ['refused', 'NOT_FOUND'],
    ['done', null],
  ])
})

test('what a job says of a card goes with its business', async () => {
  const only = { filter: { search: 'one', searchBy: 'businessName' }, expected: 1 }
  const { bulkJobId } = (await pause(only)).data
  await run(bulkJobId)
  const { platform } = w.world.database
  const { businessId } = shops[0]!
  await platform
    .updateTable('business')
    .set({ deletedAt: w.clock.now() })
    .where('businessId', '=', businessId)
    .execute()
  await platform.transaction().execute((tx) => eraseBusiness(tx, agency, businessId, w.clock.now()))
  const where = { bulkJobId }
  const row = await platform
    .selectFrom('bulkRow')
    .select(['label', 'before'])
    .where('bulkJobId', '=', where.bulkJobId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ label: '', before: null })
  const left = await platform
    .selectFrom('bulkJob')
    .select(['filter', 'wish'])
    .where('bulkJobId', '=', where.bulkJobId)
    .executeTakeFirstOrThrow()
  expect(left).toEqual({ filter: { searchBy: 'businessName' }, wish: {} })
})
