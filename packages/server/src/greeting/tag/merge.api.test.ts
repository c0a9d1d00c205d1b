import { libraryMoveRoutes } from '@parichay/contract/greeting/routes.moves.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeStaff, type TestStaff } from '../../testing/makers.ts'
import { makePost } from '../../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { binTag, listBearing, takeFromPosts, unbinTag } from './store.ts'
import { walkPosts } from './usecase.ts'

let w: TestWorld
let root: TestStaff
let admin: TestStaff
let imageCategoryId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  admin = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  ;({ imageCategoryId } = await admin.client.ok(greetingRoutes.saveImageCategory, {
    body: { name: 'Fairs', version: 0 },
  }))
})
afterAll(() => w.close())

const addTag = async (name: string, who = admin) =>
  (await who.client.ok(greetingRoutes.saveImageTag, { body: { name } })).imageTagId
const merge = (ids: number[], into: number, who = admin) =>
  who.client.call(libraryMoveRoutes.mergeImageTags, {
    params: { imageTagId: into },
    body: { imageTagIds: ids },
  })
const count = (ids: number[], into: number) =>
  admin.client.ok(libraryMoveRoutes.countTagMerge, {
    params: { imageTagId: into },
    query: { imageTagIds: ids.join(',') },
  })
const make = (imageTagIds: number[], facts: object = {}, agency = admin.agency) =>
  makePost(w, agency, { imageCategoryId, imageTagIds, ...facts })
const read = async (ids: number[], who = admin) =>
  who.client.ok(imagePostRoutes.listImagePostsByIds, { query: { imageIds: ids.join(',') } })
const tagsOf = async (ids: number[], who = admin) => (await read(ids, who)).map((post) => post.imageTagIds)
const names = async (who = admin) =>
  (await who.client.ok(greetingRoutes.listImageTags, {})).map(({ name }) => name)

test('tags are merged into another one: no image loses or doubles it, each keeps the order of its others, and all are found by its word', async () => {
  const [diya, deep, lamp, sale] = [
    await addTag('Diya'),
    await addTag('Deepak'),
    await addTag('Lamp'),
    await addTag('Sale'),
  ]
  const posts = [
    await make([diya, sale]),
    await make([sale, deep, diya]),
    await make([lamp, diya]),
    await make([sale]),
    await make([deep, lamp, sale]),
  ]
  const deleted = await make([diya])
  await admin.client.ok(imagePostRoutes.deleteImagePosts, { body: { imageIds: [deleted] } })
  expect(await count([diya, deep], lamp)).toEqual({ images: 2 })
  expect((await merge([diya, deep], lamp)).data).toEqual({ images: 2 })
  expect(await tagsOf(posts)).toEqual([[lamp, sale], [sale, lamp], [lamp], [sale], [lamp, sale]])
  const left = await names()
  expect(left).toContain('Lamp')
  expect(left).not.toContain('Diya')
  expect(left).not.toContain('Deepak')
  const found = async (q: string) =>
    (await admin.client.ok(imagePostRoutes.searchImagePosts, { query: { q } })).map(({ imageId }) => imageId)
  expect((await found('lamp')).toSorted((a, b) => a - b)).toEqual([posts[0], posts[1], posts[2], posts[4]])
  expect(await found('deepak')).toEqual([])
  // What was deleted before comes back with it too.
  await admin.client.ok(imagePostRoutes.deleteImagePosts, { body: { imageIds: [deleted], restore: true } })
  expect(await tagsOf([deleted])).toEqual([[lamp]])
  const told = await w.world.database.platform
    .selectFrom('audit')
    .select(['object', 'detail'])
    .where('agencyId', '=', admin.agency.agencyId)
    .where('action', '=', 'imageTag.merge')
    .execute()
  expect(told).toEqual([
    { object: `imageTag ${lamp}`, detail: { name: 'Lamp', merged: ['Deepak', 'Diya'], images: 2 } },
  ])
})

test('a merged tag does not come back; who saves a form that names it saves the other one', async () => {
  const [old, kept] = [await addTag('Patang'), await addTag('Kite')]
  const imageId = await make([old])
  expect((await merge([old], kept)).status).toBe(200)
  const restored = await admin.client.call(greetingRoutes.deleteImageTag, {
    params: { imageTagId: old },
    body: { restore: true },
  })
  expect(restored.failure.code).toBe('NOT_FOUND')
  const [post] = await read([imageId])
  const { title, type, language, imageSubcategoryId, version } = post!
  const body = { imageId, title, type, language, imageCategoryId, imageSubcategoryId, version }
  const saved = await admin.client.ok(imagePostRoutes.saveImagePost, {
    body: { ...body, imageTagIds: [old, kept] },
  })
  expect(saved.imageTagIds).toEqual([kept])
  // Merged on, and deleted at last: the form is taken for what became of it.
  const last = await addTag('Uttarayan')
  await merge([kept], last)
  const again = await admin.client.ok(imagePostRoutes.saveImagePost, {
    body: { ...body, version: saved.version, imageTagIds: [old] },
  })
  expect(again.imageTagIds).toEqual([last])
  await admin.client.ok(greetingRoutes.deleteImageTag, { params: { imageTagId: last }, body: {} })
  const bare = await admin.client.ok(imagePostRoutes.saveImagePost, {
    body: { ...body, version: again.version, imageTagIds: [old] },
  })
  expect(bare.imageTagIds).toEqual([])
})

test('an own tag may go into a shared one, never a shared one into an own; nobody merges tags of others', async () => {
  const shared = await addTag('Holi', root)
  const [own, second] = [await addTag('Dhuleti'), await addTag('Rang')]
  const stranger = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  const imageId = await make([own])
  expect((await merge([shared], own)).failure.code).toBe('NOT_FOUND')
  expect((await merge([shared], own, root)).failure.code).toBe('NOT_FOUND')
  expect((await merge([own], second, stranger)).failure.code).toBe('NOT_FOUND')
  expect((await merge([own], own)).failure).toMatchObject({ code: 'CONFLICT', field: 'imageTagIds' })
  expect((await merge([own, 2_000_000_000], second)).failure.code).toBe('NOT_FOUND')
  expect(await tagsOf([imageId])).toEqual([[own]])
  expect((await merge([own], shared)).data).toEqual({ images: 1 })
  expect(await tagsOf([imageId])).toEqual([[shared]])
  // The platform merges its own, on the posts of every agency.
  const rang = await addTag('Rang Panchami', root)
  expect((await merge([shared], rang, root)).data).toEqual({ images: 1 })
  expect(await tagsOf([imageId])).toEqual([[rang]])
})

test('what stands on the customers’ pages by a merged tag, or leads there, does so by the other one', async () => {
  const [old, kept] = [await addTag('Chai', root), await addTag('Tea', root)]
  const item = async (change: object) =>
    root.client.ok(uiCustomisationRoutes.saveUiCustomisation, {
      body: { placement: 'HOME_PAGE', type: 'banner', title: { en: 'Tea time' }, ...change },
    })
  const rail = await item({ type: 'imageRail', metaType: 'tag', metaId: String(old) })
  const banner = await item({ actionLink: `/panel/customer/daily-image?type=SQUARE_IMAGE&tag=${old}` })
  const other = await item({ actionLink: `/panel/customer/daily-image?tag=${old}0` })
  await merge([old], kept, root)
  const list = await root.client.ok(uiCustomisationRoutes.listUiCustomisations, { query: {} })
  const now = (one: { uiCustomisationId: number }) =>
    list.find(({ uiCustomisationId }) => uiCustomisationId === one.uiCustomisationId)
  expect(now(rail)).toMatchObject({ metaType: 'tag', metaId: String(kept) })
  expect(now(rail)!.kept!.version).toBe(rail.kept!.version + 1)
  expect(now(banner)!.actionLink).toBe(`/panel/customer/daily-image?type=SQUARE_IMAGE&tag=${kept}`)
  expect(now(other)).toMatchObject({ actionLink: `/panel/customer/daily-image?tag=${old}0` })
  expect(now(other)!.kept!.version).toBe(other.kept!.version)
})

test('a worker ends what a call could not, and may do so twice; a post that somebody holds is waited for', async () => {
  const { platform } = w.world.database
  const [old, kept] = [await addTag('Ganesh'), await addTag('Ganpati')]
  const posts = [await make([old]), await make([old, kept])]
  const { agencyId } = admin.agency
  const tag = { agencyId, imageTagId: old }
  await platform.transaction().execute((tx) => binTag(tx, { agencyId } as never, old, w.clock.now(), kept))
  // The process ended here.
  expect(await listBearing(platform, old)).toEqual(posts)
  const { walk } = await platform.transaction().execute(async (tx) => {
    await sql`select from image_post where image_id = ${posts[0]} for update`.execute(tx)
    const walk = walkPosts(platform, tag)
    await new Promise((done) => setTimeout(done, 300))
    return { walk }
  })
  await walk
  await walkPosts(platform, tag)
  expect(await tagsOf(posts)).toEqual([[kept], [kept]])
})

test('a tag that comes back while its posts still lose it stops that, and is on all of them again', async () => {
  const { platform } = w.world.database
  const tag = await addTag('Garba')
  const posts = [await make([tag]), await make([tag])]
  const { agencyId } = admin.agency
  await platform.transaction().execute((tx) => binTag(tx, { agencyId } as never, tag, w.clock.now()))
  const takeOne = () =>
    platform.transaction().execute((tx) => takeFromPosts(tx, { agencyId, imageTagId: tag }, [posts[0]!]))
  expect(await takeOne()).toBe(true)
  expect(await tagsOf(posts)).toEqual([[], [tag]])
  await admin.client.ok(greetingRoutes.deleteImageTag, {
    params: { imageTagId: tag },
    body: { restore: true },
  })
  expect(await takeOne()).toBe(false)
  expect(await tagsOf(posts)).toEqual([[tag], [tag]])
  const bin = await platform.selectFrom('greetingBin').select('kind').where('id', '=', tag).execute()
  expect(bin).toEqual([])
})

test('a tag that is deleted while another one is still being merged into it is on no image, and with Undo on all of both', async () => {
  const { platform } = w.world.database
  const [old, kept] = [await addTag('Navratri'), await addTag('Navratra')]
  const posts = [await make([old]), await make([old]), await make([kept]), await make([old])]
  const { agencyId } = admin.agency
  const merged = { agencyId, imageTagId: old }
  await platform.transaction().execute((tx) => binTag(tx, { agencyId } as never, old, w.clock.now(), kept))
  const slice = (post: number) =>
    platform.transaction().execute((tx) => takeFromPosts(tx, merged, [posts[post]!]))
  await slice(0)
  const remove = (body: { restore?: true }) =>
    admin.client.ok(greetingRoutes.deleteImageTag, { params: { imageTagId: kept }, body })
  await remove({})
  // The merge goes on beside it.
  await slice(1)
  expect(await tagsOf(posts)).toEqual([[], [], [], [old]])
  await remove({ restore: true })
  await walkPosts(platform, merged)
  expect(await tagsOf(posts)).toEqual([[kept], [kept], [kept], [kept]])
  await remove({})
  expect(await tagsOf(posts)).toEqual([[], [], [], []])
})

test('a post that somebody holds for longer than a call waits fails no call: the job ends it', async () => {
  const { platform } = w.world.database
  const [old, older] = [await addTag('Chaturthi'), await addTag('Vinayak')]
  const kept = await addTag('Ganeshotsav')
  const post = await make([old, older])
  await platform.transaction().execute(async (tx) => {
    await sql`select from image_post where image_id = ${post} for update`.execute(tx)
    const begun = Date.now()
    expect((await merge([old, older], kept)).status).toBe(200)
    // It waits eight seconds in all, not for each tag.
    expect(Date.now() - begun).toBeLessThan(15_000)
  })
  for (const imageTagId of [old, older])
    await walkPosts(platform, { agencyId: admin.agency.agencyId, imageTagId })
  expect(await tagsOf([post])).toEqual([[kept]])
}, 30_000)

test('a tag that came back and is merged before all its posts have it gives the other one to those too', async () => {
  const { platform } = w.world.database
  const [old, kept] = [await addTag('Uttarayan'), await addTag('Makar Sankranti')]
  const posts = [await make([old]), await make([old])]
  const { agencyId } = admin.agency
  await admin.client.ok(greetingRoutes.deleteImageTag, { params: { imageTagId: old }, body: {} })
  expect(await tagsOf(posts)).toEqual([[], []])
  // It comes back, and the process ends before the first post has it.
  await platform
    .transaction()
    .execute((tx) => unbinTag(tx, { agencyId, reach: 'agency' } as never, old, w.clock.now()))
  expect((await count([old], kept)).images).toBe(2)
  expect((await merge([old], kept)).data).toEqual({ images: 2 })
  expect(await tagsOf(posts)).toEqual([[kept], [kept]])
  const bin = await platform
    .selectFrom('greetingBin')
    .select(['kind', 'id'])
    .where('kind', '=', 'tagBack')
    .execute()
  expect(bin).toEqual([])
})
