import { libraryBounds } from '@parichay/contract/greeting/fields.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { addDays } from '@parichay/contract/business/rules.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseOld } from '../analytics/sweep/store.ts'
import { agencyScope } from '../platform/scope.ts'
import { makeAgency, makeCustomer, makeStaff, type TestStaff } from '../testing/makers.ts'
import { makePost } from '../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { savePost } from './post/usecase.ts'
import { holdLibrary } from './store.bin.ts'

let w: TestWorld
let admin: TestStaff
let root: TestStaff
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

const deleteTag = (who: TestStaff, imageTagId: number, restore?: true) =>
  who.client.call(greetingRoutes.deleteImageTag, { params: { imageTagId }, body: restore ? { restore } : {} })
const deleteOccasion = (who: TestStaff, imageSubcategoryId: number, restore?: true) =>
  who.client.call(greetingRoutes.deleteImageSubcategory, {
    params: { imageCategoryId },
    body: { imageSubcategoryId, ...(restore ? { restore } : {}) },
  })
const addTag = (name: string) => admin.client.ok(greetingRoutes.saveImageTag, { body: { name } })
const tags = () => admin.client.ok(greetingRoutes.listImageTags, {})
const tagsOf = async (ids: number[]) =>
  (await admin.client.ok(imagePostRoutes.listImagePostsByIds, { query: { imageIds: ids.join(',') } })).map(
    (post) => post.imageTagIds,
  )

test('a deleted tag comes back as it was, onto every post that bore it and is still there', async () => {
  const [diya, sale] = [await addTag('Diya'), await addTag('Sale')]
  const make = (imageTagIds: number[]) => makePost(w, admin.agency, { imageCategoryId, imageTagIds })
  const both = await make([diya.imageTagId, sale.imageTagId])
  const other = await make([sale.imageTagId])
  expect((await deleteTag(admin, diya.imageTagId)).data).toEqual({ deleted: true })
  expect(await tagsOf([both, other])).toEqual([[sale.imageTagId], [sale.imageTagId]])
  expect((await tags()).map(({ name }) => name)).not.toContain('Diya')
  expect((await deleteTag(admin, diya.imageTagId, true)).data).toEqual({ deleted: false })
  expect((await tags()).find(({ imageTagId }) => imageTagId === diya.imageTagId)).toEqual(diya)
  const [first, second] = await tagsOf([both, other])
  expect(new Set(first)).toEqual(new Set([diya.imageTagId, sale.imageTagId]))
  expect(second).toEqual([sale.imageTagId])
  // Once only.
  expect((await deleteTag(admin, diya.imageTagId, true)).failure.code).toBe('NOT_FOUND')
})

test('who manages posts is told how many bear each tag, those of the platform and hidden ones too, as the list behind it', async () => {
  const boss = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  const add = (name: string) => boss.client.ok(greetingRoutes.saveImageTag, { body: { name } })
  const [kite, none] = [(await add('Patang')).imageTagId, (await add('Nobody')).imageTagId]
  const make = (agency: typeof boss.agency, facts: object = {}) =>
    makePost(w, agency, { imageCategoryId, imageTagIds: [kite], ...facts })
  await make(boss.agency)
  await make(root.agency)
  await make(admin.agency)
  const hidden = await make(boss.agency)
  const gone = await make(boss.agency)
  const { platform } = w.world.database
  await platform.updateTable('imagePost').set({ isShown: false }).where('imageId', '=', hidden).execute()
  await platform
    .updateTable('imagePost')
    .set({ deletedAt: w.clock.now() })
    .where('imageId', '=', gone)
    .execute()
  const list = async (who: Pick<TestStaff, 'client'>, query: { counted?: 'true' }) =>
    (await who.client.ok(greetingRoutes.listImageTags, { query }))
      .filter(({ imageTagId }) => imageTagId === kite || imageTagId === none)
      .map(({ imageTagId, posts }) => [imageTagId === kite, posts])
  expect(await list(boss, { counted: 'true' })).toEqual([
    [false, 0],
    [true, 3],
  ])
  const behind = await boss.client.ok(imagePostRoutes.listImagePosts, {
    query: { imageTagId: kite, includeHidden: 'true' },
  })
  expect(behind.list).toHaveLength(3)
  expect(await list(boss, {})).toEqual([
    [false, undefined],
    [true, undefined],
  ])
  const owner = await makeCustomer(w, { agency: boss.agency })
  expect((await list(owner, { counted: 'true' })).every(([, posts]) => posts === undefined)).toBe(true)
})

test('a tag that comes back leaves out the posts that bear as many as they may by now: they could not be saved any more', async () => {
  const gone = await addTag('Rangoli')
  const full: number[] = []
  for (let i = 0; i < libraryBounds.tags; i++) full.push((await addTag(`Full ${i}`)).imageTagId)
  const imageId = await makePost(w, admin.agency, {
    imageCategoryId,
    imageTagIds: [gone.imageTagId, ...full.slice(1)],
  })
  expect((await deleteTag(admin, gone.imageTagId)).status).toBe(200)
  await w.world.database.platform
    .updateTable('imagePost')
    .set({ imageTagIds: full })
    .where('imageId', '=', imageId)
    .execute()
  expect((await deleteTag(admin, gone.imageTagId, true)).status).toBe(200)
  expect(await tagsOf([imageId])).toEqual([full])
})

test('a post is found by the word of a tag while it bears it, and by what its title says in any case', async () => {
  const tag = await addTag('Bandhani')
  const make = async (title: string) => {
    const imageId = await makePost(w, admin.agency, { imageCategoryId, title })
    const [post] = await admin.client.ok(imagePostRoutes.listImagePostsByIds, {
      query: { imageIds: String(imageId) },
    })
    const { type, imageSubcategoryId, language, version } = post!
    const kept = { imageId, title, type, imageCategoryId, imageSubcategoryId, language, version }
    const body = { ...kept, imageTagIds: [tag.imageTagId] }
    return (await admin.client.ok(imagePostRoutes.saveImagePost, { body })).imageId
  }
  const [plain, named] = [await make('Red cloth'), await make('Bandhani cloth')]
  const found = async () =>
    (await admin.client.ok(imagePostRoutes.searchImagePosts, { query: { q: 'bandhani' } }))
      .map(({ imageId }) => imageId)
      .toSorted((one, other) => one - other)
  expect(await found()).toEqual([plain, named])
  await deleteTag(admin, tag.imageTagId)
  expect(await found()).toEqual([named])
  await deleteTag(admin, tag.imageTagId, true)
  expect(await found()).toEqual([plain, named])
})

test('a tag is found however its letters were typed; one of before names had one form, too', async () => {
  const typed = await addTag('\u0958ानून')
  expect(typed.name).toBe('\u0915\u093cानून')
  expect(await addTag('\u0915\u093cानून')).toEqual(typed)
  const { agencyId } = admin.agency
  const { imageTagId } = await w.world.database.platform
    .insertInto('imageTag')
    .values({ agencyId, name: 'Cafe\u0301' })
    .returning('imageTagId')
    .executeTakeFirstOrThrow()
  expect((await addTag('CAF\u00c9')).imageTagId).toBe(imageTagId)
})

test('a tag that is there is found where no other one has room, and nothing is said to be added', async () => {
  const { platform } = w.world.database
  const boss = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  const { agencyId } = boss.agency
  const add = (name: string) => boss.client.call(greetingRoutes.saveImageTag, { body: { name } })
  const first = (await add('Mela')).data
  await platform
    .insertInto('imageTag')
    .values(Array.from({ length: 499 }, (_, at) => ({ agencyId, name: `Word ${at}` })))
    .execute()
  expect((await add('Sale')).failure.code).toBe('LIMIT_REACHED')
  expect((await add('mela')).data).toEqual(first)
  const told = await platform
    .selectFrom('audit')
    .select('object')
    .where('agencyId', '=', agencyId)
    .where('action', '=', 'imageTag.add')
    .execute()
  expect(told).toEqual([{ object: `imageTag ${first.imageTagId}` }])
})

test('a tag of the platform goes from posts of other agencies too, which are saved on, and comes back onto them', async () => {
  const lamp = await root.client.ok(greetingRoutes.saveImageTag, { body: { name: 'Lamp' } })
  const sale = await addTag('Lamp sale')
  const imageId = await makePost(w, admin.agency, {
    imageCategoryId,
    imageTagIds: [lamp.imageTagId, sale.imageTagId],
  })
  expect((await deleteTag(root, lamp.imageTagId)).status).toBe(200)
  const [post] = await admin.client.ok(imagePostRoutes.listImagePostsByIds, {
    query: { imageIds: String(imageId) },
  })
  expect(post!.imageTagIds).toEqual([sale.imageTagId])
  const { title, type, imageSubcategoryId, imageTagIds, language, version } = post!
  const saved = await admin.client.call(imagePostRoutes.saveImagePost, {
    body: { imageId, title, type, imageCategoryId, imageSubcategoryId, imageTagIds, language, version },
  })
  expect(saved.status).toBe(200)
  expect((await deleteTag(root, lamp.imageTagId, true)).status).toBe(200)
  expect(new Set((await tagsOf([imageId]))[0])).toEqual(new Set([lamp.imageTagId, sale.imageTagId]))
})

test('a deleted occasion comes back with all that was typed, its days and its place', async () => {
  const today = w.clock.now().toISOString().slice(0, 10)
  const added = await admin.client.ok(greetingRoutes.saveImageSubcategory, {
    params: { imageCategoryId },
    body: {
      name: 'Tarnetar',
      names: { hi: 'तरणेतर' },
      order: 4.5,
      version: 0,
      dateType: 'FLEXIBLE',
      regions: ['24'],
      priority: 2,
      searchWords: 'mela jatra',
      days: [
        { day: addDays(today, 5), who: '' },
        { day: addDays(today, 300), who: '' },
      ],
    },
  })
  const list = () => admin.client.ok(greetingRoutes.listImageSubcategories, { query: { imageCategoryId } })
  const before = await list()
  expect((await deleteOccasion(admin, added.imageSubcategoryId)).data).toEqual({ deleted: true })
  expect(await list()).toEqual([])
  // One that was deleted before occasions had versions comes back too.
  await sql`update greeting_bin set stored = stored #- '{row,version}' where id = ${added.imageSubcategoryId}`.execute(
    w.world.database.platform,
  )
  expect((await deleteOccasion(admin, added.imageSubcategoryId, true)).data).toEqual({ deleted: false })
  expect(await list()).toEqual(before)
  expect(before[0]!.days).toHaveLength(2)
})

test('a deleted post comes back into its category when its occasion was deleted meanwhile, and is saved on', async () => {
  const { imageSubcategoryId } = await admin.client.ok(greetingRoutes.saveImageSubcategory, {
    params: { imageCategoryId },
    body: { name: 'Madhavpur', version: 0, dateType: 'FLEXIBLE', days: [] },
  })
  const one = await makePost(w, admin.agency, { imageCategoryId, imageSubcategoryId })
  const other = await makePost(w, admin.agency, { imageCategoryId, imageSubcategoryId })
  const remove = (imageId: number, restore?: true) =>
    admin.client.ok(imagePostRoutes.deleteImagePosts, {
      body: { imageIds: [imageId], ...(restore ? { restore } : {}) },
    })
  const read = async (imageId: number) =>
    (await admin.client.ok(imagePostRoutes.listImagePostsByIds, { query: { imageIds: String(imageId) } }))[0]!
  await remove(one)
  await remove(other)
  await deleteOccasion(admin, imageSubcategoryId)
  await remove(one, true)
  const post = await read(one)
  expect(post).toMatchObject({ imageCategoryId, imageSubcategoryId: null })
  const found = await admin.client.ok(imagePostRoutes.searchImagePosts, { query: { q: 'madhavpur' } })
  expect(found.map(({ imageId }) => imageId)).not.toContain(one)
  const { title, type, imageTagIds, language, version } = post
  const saved = await admin.client.call(imagePostRoutes.saveImagePost, {
    body: {
      imageId: one,
      title,
      type,
      imageCategoryId,
      imageSubcategoryId: post.imageSubcategoryId,
      imageTagIds,
      language,
      version,
    },
  })
  expect(saved.status).toBe(200)
  // Where the occasion came back first, the post lies in it again.
  await deleteOccasion(admin, imageSubcategoryId, true)
  await remove(other, true)
  expect((await read(other)).imageSubcategoryId).toBe(imageSubcategoryId)
})

test('what a post that is being saved names is not deleted under it: an occasion keeps, a tag is taken off', async () => {
  const { agencyId } = admin.agency
  const scope = agencyScope(agencyId)
  const { imageSubcategoryId } = await admin.client.ok(greetingRoutes.saveImageSubcategory, {
    params: { imageCategoryId },
    body: { name: 'Shamlaji', version: 0, dateType: 'FLEXIBLE', days: [] },
  })
  const { imageTagId } = await addTag('Shamlaji mela')
  const imageId = await makePost(w, admin.agency, { imageCategoryId })
  const read = async () =>
    (await admin.client.ok(imagePostRoutes.listImagePostsByIds, { query: { imageIds: String(imageId) } }))[0]!
  const saveDuring = async (parts: object, work: () => Promise<{ status: number }>) => {
    const { title, type, imageTagIds, language, version, captions, day, isPremium, isShown, ...of } =
      await read()
    const kept = { title, type, imageTagIds, language, version, captions, day, isPremium, isShown }
    const place = { imageCategoryId, imageSubcategoryId: of.imageSubcategoryId }
    const { answer } = await w.world.database.inScope(scope, async (tx) => {
      await savePost(w.world, tx, scope, { ...kept, imageId, ...place, ...parts }, undefined, w.clock.now())
      const running = work()
      // Long enough for it to have been done, where nothing holds it.
      await new Promise((done) => setTimeout(done, 300))
      return { answer: running }
    })
    return (await answer).status
  }
  expect(await saveDuring({ imageSubcategoryId }, () => deleteOccasion(admin, imageSubcategoryId))).toBe(409)
  expect((await read()).imageSubcategoryId).toBe(imageSubcategoryId)
  const untagged = await saveDuring({ imageTagIds: [imageTagId] }, () => deleteTag(admin, imageTagId))
  expect([untagged, (await read()).imageTagIds]).toEqual([200, []])
})

test('many occasions and tags that are deleted at once go one after the other, beside a post that is being saved', async () => {
  const { agencyId } = admin.agency
  const [scope, names] = [agencyScope(agencyId), [1, 2, 3, 4].map((no) => `Of many ${no}`)]
  const many: [occasions: number[], tags: number[]] = [[], []]
  for (const name of names) {
    const made = await admin.client.ok(greetingRoutes.saveImageSubcategory, {
      params: { imageCategoryId },
      body: { name, version: 0, dateType: 'FLEXIBLE', days: [] },
    })
    many[0].push(made.imageSubcategoryId)
    many[1].push((await addTag(name)).imageTagId)
  }
  const imageId = await makePost(w, admin.agency, { imageCategoryId })
  const { title, type, language, version, captions, day, isPremium, isShown } = (
    await admin.client.ok(imagePostRoutes.listImagePostsByIds, { query: { imageIds: String(imageId) } })
  )[0]!
  const kept = { title, type, language, version, captions, day, isPremium, isShown, imageId, imageTagIds: [] }
  const { answers } = await w.world.database.inScope(scope, async (tx) => {
    await holdLibrary(tx)
    const answers = Promise.all([
      ...many[1].map((imageTagId) => deleteTag(admin, imageTagId)),
      ...many[0].map((imageSubcategoryId) => deleteOccasion(admin, imageSubcategoryId)),
    ])
    await new Promise((done) => setTimeout(done, 300))
    const place = { imageCategoryId, imageSubcategoryId: null }
    await savePost(w.world, tx, scope, { ...kept, ...place }, undefined, w.clock.now())
    return { answers }
  })
  expect((await answers).map(({ status }) => status)).toEqual(Array(8).fill(200))
})

test('what has a namesake by now stays where it is, and that is said', async () => {
  const lamp = await addTag('Lamp')
  await deleteTag(admin, lamp.imageTagId)
  const again = await addTag('lamp')
  expect((await deleteTag(admin, lamp.imageTagId, true)).failure.code).toBe('CONFLICT')
  await deleteTag(admin, again.imageTagId)
  expect((await deleteTag(admin, lamp.imageTagId, true)).status).toBe(200)
})

test('the platform brings back where it deleted; another agency finds nothing to bring back', async () => {
  const kite = await addTag('Kite')
  const stranger = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  await deleteTag(root, kite.imageTagId)
  expect((await deleteTag(stranger, kite.imageTagId, true)).failure.code).toBe('NOT_FOUND')
  expect((await deleteTag(root, kite.imageTagId, true)).status).toBe(200)
  expect((await tags()).map(({ name }) => name)).toContain('Kite')
})

test('after 30 days it is gone for good', async () => {
  const rakhi = await addTag('Rakhi')
  await deleteTag(admin, rakhi.imageTagId)
  const { platform } = w.world.database
  const deletedAt = new Date(w.clock.now().getTime() - 31 * 86_400_000)
  await platform.updateTable('greetingBin').set({ deletedAt }).where('id', '=', rakhi.imageTagId).execute()
  await eraseOld(platform, w.clock.now())
  expect((await deleteTag(admin, rakhi.imageTagId, true)).failure.code).toBe('NOT_FOUND')
})
