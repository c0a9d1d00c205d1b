import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseBusiness } from '../../erasure/store.business.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeFeedback,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { runJob } from '../work.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let shop: TestBusiness
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
})
afterAll(() => w.close())
beforeEach(async () => {
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  shop = await makeBusiness(w, { owner: await makeCustomer(w, { agency, signedIn: false }), name: 'Anand' })
  const card = await makeCard(w, { business: shop })
  for (const [stars, text] of [
    [5, 'Fresh sweets'],
    [1, 'Buy cheap'],
    [1, 'Buy cheap now'],
  ] as const)
    await makeFeedback(w, card, { stars, text })
})

const cheap = { filter: { search: 'cheap' }, expected: 2 }
const run = (bulkJobId: number, watch = {}) =>
  runJob(w.world, { agencyId: agency.agencyId, bulkJobId }, watch)
const undo = async (bulkJobId: number) => {
  await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId }, body: {} })
  await run(bulkJobId)
}
const job = (bulkJobId: number) => admin.client.ok(bulkRoutes.getBulkJob, { params: { bulkJobId } })
const rows = async (bulkJobId: number) =>
  (await admin.client.ok(bulkRoutes.listBulkRows, { params: { bulkJobId }, query: {} })).list
const list = async () => (await admin.client.ok(feedbackRoutes.listFeedback, { query: {} })).list.toReversed()
const tag = (more: object, who = admin) =>
  who.client.call(bulkRoutes.tagFeedbackInBulk, {
    body: { ...cheap, tags: { add: ['spam'] }, ...more } as never,
  })
const remove = (more: object = {}, who = admin) =>
  who.client.call(bulkRoutes.deleteFeedbackInBulk, { body: { ...cheap, confirmed: 2, ...more } as never })

test('tags are put on and taken off, what else there is stays; taken back where nobody came in between', async () => {
  const [, second, third] = await list()
  const review = (feedbackId: number, tags: string[]) =>
    admin.client.ok(feedbackRoutes.reviewFeedback, { body: { feedbackId, tags } as never })
  await review(second!.feedbackId, ['complaint', 'price'])
  const { bulkJobId } = (await tag({ tags: { add: ['spam'], takeOff: ['complaint'] } })).data
  await run(bulkJobId)
  expect(await job(bulkJobId)).toMatchObject({
    kind: 'feedbackTags',
    about: '+spam, −complaint',
    counts: { done: 2 },
  })
  expect((await list()).map(({ tags }) => tags)).toEqual([[], ['price', 'spam'], ['spam']])
  expect((await rows(bulkJobId))[1]).toMatchObject({
    label: 'Anand · ★',
    subjectId: second!.feedbackId,
    businessId: shop.businessId,
  })
  await review(third!.feedbackId, ['spam', 'question'])
  await undo(bulkJobId)
  expect((await list()).map(({ tags }) => tags)).toEqual([[], ['complaint', 'price'], ['question', 'spam']])
  expect(await job(bulkJobId)).toMatchObject({ counts: { undone: 1, kept: 1 } })
  const entries = await w.world.database.platform
    .selectFrom('audit')
    .select('detail')
    .where('agencyId', '=', agency.agencyId)
    .where('action', '=', 'feedback.review')
    .execute()
  expect(entries.filter(({ detail }) => detail['job'] === `bulk ${bulkJobId}`)).toHaveLength(3)
})

test('deleting: the number is typed, ticked ones go alone, and come back once', async () => {
  expect((await remove({ confirmed: 3 })).failure).toMatchObject({ code: 'VALIDATION', field: 'confirmed' })
  expect((await remove({ expected: 3, confirmed: 3 })).failure).toMatchObject({ code: 'CONFLICT' })
  const [first, second] = await list()
  const feedbackIds = [first!.feedbackId, second!.feedbackId]
  const { bulkJobId } = (await remove({ filter: { feedbackIds } })).data
  await run(bulkJobId)
  expect((await list()).map(({ text }) => text)).toEqual(['Buy cheap now'])
  const one = { query: { feedbackId: first!.feedbackId } }
  await admin.client.ok(feedbackRoutes.deleteFeedback, { ...one, body: { restore: true } })
  await undo(bulkJobId)
  expect(await list()).toHaveLength(3)
  expect((await rows(bulkJobId)).map(({ state, reason }) => [state, reason])).toEqual([
    ['undone', null],
    ['kept', 'CONFLICT'],
  ])
})

test('rights: another agency finds nothing, tags need no right to delete, the platform names one agency', async () => {
  const stranger = await makeStaff(w, 'admin')
  expect((await tag({}, stranger)).failure).toMatchObject({ code: 'CONFLICT' })
  expect(
    (await tag({ filter: { ...cheap.filter, agencyId: agency.agencyId } }, stranger)).failure,
  ).toMatchObject({ code: 'CONFLICT' })
  const reader = await makeStaff(w, 'franchisee-with-all-card-access', {
    agency,
    permissions: ['feedback.view'],
  })
  expect((await remove({}, reader)).status).toBe(403)
  const { bulkJobId } = (await tag({}, reader)).data
  await w.world.database.platform
    .updateTable('franchisee')
    .set({ permissions: [] })
    .where('franchiseeId', '=', reader.franchiseeId)
    .execute()
  await run(bulkJobId)
  expect((await rows(bulkJobId)).map(({ reason }) => reason)).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED'])
  const blind = await makeStaff(w, 'franchisee-with-all-card-access', {
    agency,
    permissions: ['feedback.delete'],
  })
  expect((await remove({}, blind)).failure).toMatchObject({ code: 'CONFLICT' })
  const maker = await makeStaff(w, 'franchisee', { agency, permissions: ['feedback.view'] })
  expect((await tag({}, maker)).failure).toMatchObject({ code: 'CONFLICT' })
  const platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  expect((await tag({}, platform)).failure).toMatchObject({ code: 'VALIDATION', field: 'agencyId' })
  const named = (await tag({ filter: { ...cheap.filter, agencyId: agency.agencyId } }, platform)).data
  await run(named.bulkJobId)
  expect((await list()).map(({ tags }) => tags)).toEqual([[], ['spam'], ['spam']])
})

test('what a job says of feedback goes with its business', async () => {
  const { bulkJobId } = (await tag({})).data
  await run(bulkJobId)
  const { platform } = w.world.database
  const of = { agencyId: agency.agencyId }
  await platform
    .updateTable('business')
    .set({ deletedAt: w.clock.now() })
    .where('businessId', '=', shop.businessId)
    .execute()
  await platform.transaction().execute((tx) => eraseBusiness(tx, of, shop.businessId, w.clock.now()))
  const left = await platform
    .selectFrom('bulkRow')
    .select(['label', 'before'])
    .where('bulkJobId', '=', bulkJobId)
    .execute()
  expect(left).toEqual(Array(2).fill({ label: '', before: null }))
  const { filter } = await platform
    .selectFrom('bulkJob')
    .select('filter')
    .where('bulkJobId', '=', bulkJobId)
    .executeTakeFirstOrThrow()
  expect(filter).toEqual({})
})
