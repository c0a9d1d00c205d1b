import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { ImagesChange } from '@parichay/contract/bulk/fields.images.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePost } from '../../testing/makers.post.ts'
import { makeAgency, makeStaff, type TestAgency, type TestStaff } from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { runJob } from '../work.ts'

let w: TestWorld
let root: TestStaff
let sharedCategory: number
let agency: TestAgency
let admin: TestStaff
let fairs: number
let posts: number[]
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  sharedCategory = await category(root, 'Shared')
})
afterAll(() => w.close())
beforeEach(async () => {
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  fairs = await category(admin, 'Fairs')
  posts = []
  for (const title of ['One', 'Two', 'Three'])
    posts.push(await makePost(w, agency, { imageCategoryId: fairs, title }))
  await makePost(w, agency, { imageCategoryId: await category(admin, 'Other'), title: 'Other' })
})

const category = async (who: TestStaff, name: string) =>
  (await who.client.ok(greetingRoutes.saveImageCategory, { body: { name, version: 0 } })).imageCategoryId
const tag = async (name: string) =>
  (await admin.client.ok(greetingRoutes.saveImageTag, { body: { name } })).imageTagId
const ask = (change: ImagesChange, more: object = {}, who = admin) =>
  who.client.call(bulkRoutes.changeImagesInBulk, {
    body: { filter: { imageCategoryId: fairs }, expected: 3, change, ...more } as never,
  })
const begin = async (change: ImagesChange, more: object = {}, who = admin) =>
  (await ask(change, more, who)).data.bulkJobId
const run = (bulkJobId: number, watch = {}) =>
  runJob(w.world, { agencyId: agency.agencyId, bulkJobId }, watch)
const undo = async (bulkJobId: number) => {
  await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId }, body: {} })
  await run(bulkJobId)
}
const job = (bulkJobId: number, who = admin) =>
  who.client.ok(bulkRoutes.getBulkJob, { params: { bulkJobId } })
const rows = async (bulkJobId: number, who = admin) =>
  (await who.client.ok(bulkRoutes.listBulkRows, { params: { bulkJobId }, query: {} })).list
const shown = async (who = admin) => {
  const query = { imageCategoryId: fairs, includeHidden: 'true' } as const
  return (await who.client.ok(imagePostRoutes.listImagePosts, { query })).list.toReversed()
}
const parts = async <K extends 'isShown' | 'day' | 'imageTagIds' | 'imageId'>(part: K) =>
  (await shown()).map((post) => post[part])
const byOther = async (imageId: number, set: object) => {
  const [post] = await admin.client.ok(imagePostRoutes.listImagePostsByIds, {
    query: { imageIds: String(imageId) },
  })
  const { title, type, imageCategoryId, imageTagIds, language, captions, day, isPremium, isShown } = post!
  const change = { imageId, title, type, imageCategoryId, imageTagIds, language, captions, day, isPremium }
  await admin.client.ok(imagePostRoutes.saveImagePost, { body: { ...change, isShown, ...set } })
}
const audits = async (action: string) =>
  w.world.database.platform
    .selectFrom('audit')
    .select(['object', 'detail'])
    .where('agencyId', '=', agency.agencyId)
    .where('action', '=', action)
    .orderBy('auditId')
    .execute()

test('the list says how many there are in all, for who keeps it; a job carries its filter and hides those alone', async () => {
  const list = await admin.client.ok(imagePostRoutes.listImagePosts, {
    query: { imageCategoryId: String(fairs), includeHidden: 'true', pageSize: '1' } as never,
  })
  expect(list).toMatchObject({ total: 3, totalIsMore: false })
  const plain = await admin.client.ok(imagePostRoutes.listImagePosts, { query: {} })
  expect(plain.total).toBeUndefined()
  const id = await begin({ isShown: false })
  expect(await job(id)).toMatchObject({ kind: 'imageHide', state: 'waiting', counts: { total: 3 } })
  await run(id)
  expect(await job(id)).toMatchObject({ state: 'done', counts: { done: 3 }, can: { undo: true } })
  expect(await parts('isShown')).toEqual([false, false, false])
  expect((await rows(id)).map(({ label, subjectId, businessId }) => [label, subjectId, businessId])).toEqual([
    ['Three', posts[2], null],
    ['Two', posts[1], null],
    ['One', posts[0], null],
  ])
  const entries = await audits('imagePost.change')
  expect(entries.map(({ object }) => object)).toEqual(posts.toReversed().map((one) => `imagePost ${one}`))
  expect(entries[0]!.detail).toMatchObject({
    before: { isShown: true },
    after: { isShown: false },
    job: `bulk ${id}`,
  })
})

test('what was changed by somebody since is kept, everything else is as it was before', async () => {
  await byOther(posts[2]!, { isShown: false })
  const id = await begin({ isShown: false })
  await run(id)
  await byOther(posts[1]!, { title: 'Two anew' })
  await undo(id)
  expect(await parts('isShown')).toEqual([true, false, false])
  expect(await job(id)).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 1 } })
  expect((await rows(id))[1]).toMatchObject({ label: 'Two', state: 'kept', reason: 'CONFLICT' })
})

test('another number than was shown is refused, and so is another agency’s; only ticked ones are taken', async () => {
  expect((await ask({ isShown: false }, { expected: 2 })).failure).toMatchObject({ code: 'CONFLICT' })
  const stranger = await makeStaff(w, 'admin')
  const only = { filter: { imageIds: [posts[0], posts[2]] }, expected: 2 }
  expect((await ask({ isShown: false }, only, stranger)).failure).toMatchObject({ code: 'CONFLICT' })
  const named = { filter: { agencyId: agency.agencyId }, expected: 3 }
  expect((await ask({ isShown: false }, named, stranger)).status).toBe(404)
  const id = await begin({ isShown: false }, only)
  await run(id)
  expect(await parts('isShown')).toEqual([false, true, false])
  expect((await stranger.client.call(bulkRoutes.getBulkJob, { params: { bulkJobId: id } })).status).toBe(404)
})

test('tags are put on and taken off, whatever else a post bears; one that is full says so', async () => {
  const [diya, sale] = [await tag('Diya'), await tag('Sale')]
  const many = await Promise.all(Array.from({ length: 12 }, (_, at) => tag(`Word ${at}`)))
  await byOther(posts[0]!, { imageTagIds: [sale] })
  await byOther(posts[1]!, { imageTagIds: many })
  const id = await begin({ tags: { add: [diya], takeOff: [sale] } })
  await run(id)
  expect(await job(id)).toMatchObject({ kind: 'imageTags', about: '+Diya, −Sale', counts: { done: 2 } })
  expect(await parts('imageTagIds')).toEqual([[diya], many, [diya]])
  expect((await rows(id))[1]).toMatchObject({ state: 'refused', reason: 'LIMIT_REACHED' })
  await undo(id)
  expect(await parts('imageTagIds')).toEqual([[sale], many, []])
  const none = await ask({ tags: { add: [2_000_000_022], takeOff: [] } })
  expect(none.failure).toMatchObject({ code: 'NOT_FOUND', field: 'add' })
  const both = await ask({ tags: { add: [diya], takeOff: [diya] } })
  expect(both.failure).toMatchObject({ code: 'VALIDATION', message: expect.stringContaining('both') })
})

test('a category with an occasion of it, a date and none', async () => {
  const { imageSubcategoryId } = await root.client.ok(greetingRoutes.saveImageSubcategory, {
    params: { imageCategoryId: sharedCategory },
    body: { name: 'Holi', version: 0 },
  })
  const wrong = await ask({ place: { imageCategoryId: fairs, imageSubcategoryId } })
  expect(wrong.failure).toMatchObject({ code: 'NOT_FOUND', field: 'imageSubcategoryId' })
  const day = await begin({ day: '2026-11-08' })
  await run(day)
  expect(await parts('day')).toEqual(Array(3).fill('2026-11-08'))
  const id = await begin({ place: { imageCategoryId: sharedCategory, imageSubcategoryId } })
  await run(id)
  expect(await job(id)).toMatchObject({ about: 'Shared › Holi', counts: { done: 3 } })
  expect(await shown()).toEqual([])
  await undo(id)
  expect(await shown()).toHaveLength(3)
  // The date came before the place: its versions are older now, so it stays.
  await undo(day)
  expect(await job(day)).toMatchObject({ counts: { kept: 3 } })
  const none = await begin({ day: null })
  await run(none)
  expect(await parts('day')).toEqual([null, null, null])
})

test('deleting: the number is typed, what went comes back, and what was deleted anew does not', async () => {
  const ask4 = (confirmed: number) =>
    admin.client.call(bulkRoutes.deleteImagesInBulk, {
      body: { filter: { imageCategoryId: fairs }, expected: 3, confirmed } as never,
    })
  expect((await ask4(4)).failure).toMatchObject({ code: 'VALIDATION', field: 'confirmed' })
  const { bulkJobId } = (await ask4(3)).data
  await run(bulkJobId)
  expect(await shown()).toEqual([])
  expect((await rows(bulkJobId)).every(({ state }) => state === 'done')).toBe(true)
  const remove = (imageId: number, restore?: true) =>
    admin.client.ok(imagePostRoutes.deleteImagePosts, {
      body: { imageIds: [imageId], ...(restore ? { restore } : {}) },
    })
  await remove(posts[0]!, true)
  await remove(posts[1]!, true)
  w.clock.move(60_000)
  await remove(posts[1]!)
  await undo(bulkJobId)
  expect(await parts('imageId')).toEqual([posts[0], posts[2]])
  expect((await rows(bulkJobId)).map(({ state, reason }) => [state, reason])).toEqual([
    ['undone', null],
    ['kept', 'NOT_FOUND'],
    ['kept', 'CONFLICT'],
  ])
})

test('images of others are left as they are and say so: of the shared library, and of a colleague', async () => {
  const shared = await makePost(w, root.agency, { imageCategoryId: sharedCategory, title: 'Shared one' })
  const maker = await makeStaff(w, 'franchisee', { agency, permissions: ['imagePost.manage'] })
  const own = await makePost(w, agency, {
    imageCategoryId: fairs,
    title: 'Own',
    madeByFranchiseeId: maker.franchiseeId,
  })
  const filter = { imageIds: [shared, own, posts[0]] }
  const id = await begin({ isShown: false }, { filter }, maker)
  await run(id)
  const said = new Map((await rows(id, maker)).map((row) => [row.label, [row.state, row.reason]]))
  expect(said.get('Own')).toEqual(['done', null])
  expect(said.get('One')).toEqual(['refused', 'NOT_YOURS'])
  expect(said.get('Shared one')).toEqual(['refused', 'NOT_YOURS'])
  const gone = await admin.client.ok(bulkRoutes.deleteImagesInBulk, {
    body: { filter: { imageIds: [shared] }, expected: 1, confirmed: 1 },
  })
  await run(gone.bulkJobId)
  expect((await rows(gone.bulkJobId))[0]).toMatchObject({ state: 'refused', reason: 'NOT_YOURS' })
})

test('without the agency’s leave for posts of its own nothing is changed, as one by one', async () => {
  const id = await begin({ isShown: false })
  const { platform } = w.world.database
  const { configuration } = await platform
    .selectFrom('agency')
    .select('configuration')
    .where('agencyId', '=', agency.agencyId)
    .executeTakeFirstOrThrow()
  await platform
    .updateTable('agency')
    .set({ configuration: JSON.stringify({ ...configuration, allowAgencyExclusivePosts: false }) })
    .where('agencyId', '=', agency.agencyId)
    .execute()
  await run(id)
  expect((await rows(id)).map(({ reason }) => reason)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT'])
})

test('who may keep images alone sees jobs over them and no others; without the right any more, nothing is done', async () => {
  const maker = await makeStaff(w, 'franchisee-with-all-card-access', {
    agency,
    permissions: ['imagePost.manage'],
  })
  const mine = await begin({ isShown: false }, {}, maker)
  const other = await admin.client.call(bulkRoutes.deleteInBulk, {
    body: { filter: {}, expected: 1, confirmed: 1 },
  })
  expect(other.failure).toMatchObject({ code: 'CONFLICT' })
  const { platform } = w.world.database
  const { bulkJobId: moved } = await platform
    .insertInto('bulkJob')
    .values({
      agencyId: agency.agencyId,
      kind: 'move',
      state: 'done',
      askerAgencyId: agency.agencyId,
      askerId: maker.franchiseeId,
      ip: '',
      filter: '{}',
      wish: '{}',
      about: '',
      total: 1,
      createdAt: w.clock.now(),
    })
    .returning('bulkJobId')
    .executeTakeFirstOrThrow()
  const { list, total } = await maker.client.ok(bulkRoutes.listBulkJobs, { query: {} })
  expect([list.map(({ bulkJobId }) => bulkJobId), total]).toEqual([[mine], 1])
  expect((await maker.client.call(bulkRoutes.getBulkJob, { params: { bulkJobId: moved } })).status).toBe(404)
  expect((await admin.client.ok(bulkRoutes.listBulkJobs, { query: {} })).total).toBe(2)
  await platform
    .updateTable('franchisee')
    .set({ permissions: ['business.view'] })
    .where('franchiseeId', '=', maker.franchiseeId)
    .execute()
  await run(mine)
  expect((await rows(mine)).map(({ reason }) => reason)).toEqual(Array(3).fill('NOT_ALLOWED'))
  expect(await parts('isShown')).toEqual([true, true, true])
})

test('stopped in the middle, or killed: what was done stays, and nothing is done twice', async () => {
  const id = await begin({ isShown: false })
  const params = { bulkJobId: id }
  await run(id, {
    onRow: async ({ rowNo }: { rowNo: number }) => {
      if (rowNo === 2) await admin.client.ok(bulkRoutes.cancelBulkJob, { params, body: {} })
    },
  })
  expect(await job(id)).toMatchObject({ state: 'cancelled', counts: { done: 2, waiting: 1 } })
  expect(await parts('isShown')).toEqual([true, false, false])
  await undo(id)
  const killed = new Error('killed')
  const next = await begin({ isShown: false })
  await expect(run(next, { onRow: () => Promise.reject(killed) })).rejects.toThrow(killed)
  expect((await job(next)).counts).toMatchObject({ done: 1, waiting: 2 })
  await Promise.all([run(next), run(next)])
  expect(await job(next)).toMatchObject({ state: 'done', counts: { done: 3 } })
  expect(await audits('imagePost.change')).toHaveLength(2 + 2 + 3)
})

test('the platform works on its own library, and on that of an agency it names', async () => {
  const own = await category(root, `Own ${Date.now()}`)
  await makePost(w, root.agency, { imageCategoryId: own, title: 'For all' })
  const filter = { imageCategoryId: own }
  const { bulkJobId } = (await ask({ isShown: false }, { filter, expected: 1 }, root)).data
  await runJob(w.world, { agencyId: root.agency.agencyId, bulkJobId })
  expect(await job(bulkJobId, root)).toMatchObject({ state: 'done', counts: { done: 1 } })
  const there = { filter: { agencyId: agency.agencyId, imageCategoryId: fairs } }
  const id = await begin({ isShown: false }, there, root)
  await run(id)
  expect(await parts('isShown')).toEqual([false, false, false])
})
