import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillReference } from '../reference.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestCustomer,
  type TestStaff,
} from '../testing/makers.ts'
import { makePost } from '../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let root: TestStaff
let admin: TestStaff
let owner: TestCustomer
let imageCategoryId: number

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  await fillReference(w.world.database)
  const agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  owner = await makeCustomer(w, { agency })
  ;({ imageCategoryId } = await admin.client.ok(greetingRoutes.saveImageCategory, {
    body: { name: 'Fairs', version: 0 },
  }))
})
afterAll(() => w.close())

const add = (name: string, more: object = {}) =>
  admin.client.ok(greetingRoutes.saveImageSubcategory, {
    params: { imageCategoryId },
    body: { name, version: 0, ...more },
  })

test('who keeps the library finds hidden posts by words and by id, within filters; customers do not', async () => {
  const { imageSubcategoryId } = await add('Tarnetar')
  const imageId = await makePost(w, admin.agency, { imageCategoryId, imageSubcategoryId })
  const [post] = await admin.client.ok(imagePostRoutes.listImagePostsByIds, {
    query: { imageIds: String(imageId) },
  })
  const { title, type, imageTagIds, language, captions, day, version } = post!
  const fields = { title, type, imageTagIds, language, captions, day, version, imageCategoryId }
  const body = { imageId, ...fields, imageSubcategoryId, isShown: false }
  await admin.client.ok(imagePostRoutes.saveImagePost, { body })
  for (const [client, more, ids] of [
    [admin.client, { includeHidden: 'true' }, [imageId]],
    [admin.client, {}, []],
    [admin.client, { includeHidden: 'true', imageTagId: 2_000_000_000 }, []],
    [admin.client, { includeHidden: 'true', isShown: 'false' }, [imageId]],
    [admin.client, { includeHidden: 'true', isShown: 'true' }, []],
    [owner.client, { includeHidden: 'true' }, []],
    [owner.client, { includeHidden: 'true', isShown: 'false' }, []],
  ] as const) {
    const found = await client.ok(imagePostRoutes.searchImagePosts, { query: { q: 'tarnetar', ...more } })
    expect(found.map((one) => one.imageId)).toEqual(ids)
  }
  const hidden = { includeHidden: 'true', isShown: 'false', imageSubcategoryId } as const
  const listed = await admin.client.ok(imagePostRoutes.listImagePosts, { query: hidden })
  expect([listed.list.map((one) => one.imageId), listed.total]).toEqual([[imageId], 1])
  expect((await owner.client.ok(imagePostRoutes.listImagePosts, { query: hidden })).list).toEqual([])
  const query = { imageIds: String(imageId) }
  expect(await admin.client.ok(imagePostRoutes.listImagePostsByIds, { query })).toHaveLength(1)
  expect(await owner.client.ok(imagePostRoutes.listImagePostsByIds, { query })).toEqual([])
})

test('one number puts a subcategory between two others; its words of the search stay with it', async () => {
  await add('First', { order: 1 })
  await add('Second', { order: 2 })
  const third = await add('Third', { order: 3, searchWords: 'mela jatra' })
  expect(third.searchWords).toBe('mela jatra')
  const { imageSubcategoryId, name, names, searchWords = '', version } = third
  await add(name, { imageSubcategoryId, names, searchWords, order: 1.5, version })
  const rows = await admin.client.ok(greetingRoutes.listImageSubcategories, { query: { imageCategoryId } })
  expect(rows.map((row) => row.name).filter((one) => one !== 'Tarnetar')).toEqual([
    'First',
    'Third',
    'Second',
  ])
  expect(rows.find((row) => row.name === 'Third')?.searchWords).toBe('mela jatra')
  const theirs = await owner.client.ok(greetingRoutes.listImageSubcategories, { query: { imageCategoryId } })
  expect(theirs.every((row) => row.searchWords === undefined)).toBe(true)
})

test('the category that businesses choose theirs from keeps its name: it is asked for by it', async () => {
  const all = async () => root.client.ok(greetingRoutes.listImageCategories, { query: {} })
  const trades = (await all()).find(({ name }) => name === 'Business Category')!
  const { imageCategoryId: id, kind, version } = trades
  const save = (body: object) =>
    root.client.call(greetingRoutes.saveImageCategory, {
      body: { imageCategoryId: id, kind, version, name: 'Business Category', ...body } as never,
    })
  expect((await save({ name: 'Trades' })).failure).toMatchObject({ code: 'VALIDATION', field: 'name' })
  expect((await save({ names: { hi: 'व्यवसाय' } })).data).toMatchObject({ names: { hi: 'व्यवसाय' } })
  const named = { query: { imageCategoryName: 'Business Category' } }
  const chosen = await owner.client.ok(greetingRoutes.listSubcategoriesByCategoryName, named)
  expect(chosen.length).toBeGreaterThan(100)
  // An agency may call one of its own as it likes.
  const own = await admin.client.ok(greetingRoutes.saveImageCategory, {
    body: { name: 'Business Category', version: 0 },
  })
  const { imageCategoryId: ownId, version: ownVersion } = own
  const renamed = { imageCategoryId: ownId, name: 'Our trades', version: ownVersion }
  expect((await admin.client.call(greetingRoutes.saveImageCategory, { body: renamed })).status).toBe(200)
})

test('a trade that businesses chose, or that has a page, keeps its name: they are found by it; its other words change', async () => {
  const all = await root.client.ok(greetingRoutes.listImageCategories, { query: {} })
  const { imageCategoryId: id } = all.find(({ name }) => name === 'Business Category')!
  const params = { imageCategoryId: id }
  const trade = async (imageSubcategoryId: number) =>
    (await root.client.ok(greetingRoutes.listImageSubcategories, { query: { imageCategoryId: id } })).find(
      (one) => one.imageSubcategoryId === imageSubcategoryId,
    )!
  const save = async (imageSubcategoryId: number, change: object) => {
    const { name, names, searchWords, dateType, version } = await trade(imageSubcategoryId)
    const body = { imageSubcategoryId, name, names, searchWords, dateType, days: [], version, ...change }
    return root.client.call(greetingRoutes.saveImageSubcategory, { params, body: body as never })
  }
  const make = async (name: string) =>
    (
      await root.client.ok(greetingRoutes.saveImageSubcategory, {
        params,
        body: { name, version: 0, dateType: 'FLEXIBLE', days: [] },
      })
    ).imageSubcategoryId
  const kites = await make('Kite maker')
  expect((await save(kites, { name: 'Kite shop' })).data).toMatchObject({ name: 'Kite shop' })
  const { businessId } = await makeBusiness(w, { owner })
  const { platform } = w.world.database
  await platform
    .updateTable('business')
    .set({ category: 'Kite shop' })
    .where('businessId', '=', businessId)
    .execute()
  expect((await save(kites, { name: 'Kites' })).failure).toMatchObject({ code: 'IN_USE', field: 'name' })
  expect((await save(kites, { names: { hi: 'पतंग' } })).data).toMatchObject({ names: { hi: 'पतंग' } })
  // What is deleted may come back for thirty days, with the trade it had.
  const deleted = (deletedAt: Date | null) =>
    platform.updateTable('business').set({ deletedAt }).where('businessId', '=', businessId).execute()
  await deleted(w.clock.now())
  expect((await save(kites, { name: 'Kites' })).failure.code).toBe('IN_USE')
  await deleted(null)
  // A page that was written for it, and one that comes with the product.
  const pots = await make('Pot maker')
  await platform
    .insertInto('categoryPage')
    .values({
      agencyId: admin.agency.agencyId,
      category: 'Pot maker',
      content: '{}',
      createdAt: w.clock.now(),
      updatedAt: w.clock.now(),
    } as never)
    .execute()
  expect((await save(pots, { name: 'Pots' })).failure.code).toBe('IN_USE')
  const pages = (deletedAt: Date | null) =>
    platform.updateTable('categoryPage').set({ deletedAt }).where('category', '=', 'Pot maker').execute()
  await pages(w.clock.now())
  expect((await save(pots, { name: 'Pots' })).failure.code).toBe('IN_USE')
  await pages(null)
  const named = { query: { imageCategoryName: 'Business Category' } }
  const bakery = (await owner.client.ok(greetingRoutes.listSubcategoriesByCategoryName, named)).find(
    ({ name }) => name === 'Bakery & Cakes',
  )!
  expect((await save(bakery.imageSubcategoryId, { name: 'Bakers' })).failure.code).toBe('IN_USE')
})

test('requests say how many businesses wait for the same occasion', async () => {
  const other = await makeCustomer(w, { agency: admin.agency })
  for (const [who, occasion] of [
    [owner, 'Bonalu'],
    [other, 'bonalu'],
    [other, 'Lohri'],
  ] as const) {
    const { businessId } = await makeBusiness(w, { owner: who })
    await who.client.ok(imagePostRoutes.requestImages, { body: { businessId, occasion } })
  }
  const { list } = await admin.client.ok(imagePostRoutes.listImageRequests, { query: {} })
  expect(list.map(({ occasion, asks }) => [occasion, asks])).toEqual([
    ['Lohri', 1],
    ['bonalu', 2],
    ['Bonalu', 2],
  ])
})

test('what is asked for again, at once or after a lost answer, is one wish; with other words it is another', async () => {
  const { businessId } = await makeBusiness(w, { owner })
  const ask = async (more: object = {}) =>
    (
      await owner.client.ok(imagePostRoutes.requestImages, {
        body: { businessId, occasion: 'Onam', day: '2027-09-14', note: 'With a boat', ...more },
      })
    ).imageRequestId
  const [first, ...same] = await Promise.all([ask(), ask(), ask()])
  expect(new Set([first, ...same, await ask()]).size).toBe(1)
  expect(new Set([first, await ask({ note: 'With a lamp' }), await ask({ day: null })]).size).toBe(3)
  await admin.client.ok(imagePostRoutes.answerImageRequest, {
    params: { imageRequestId: first! },
    body: { status: 'DECLINED' },
  })
  expect(await ask()).not.toBe(first)
})

test('who answers what a colleague has answered meanwhile changes nothing; the same answer again is no other one', async () => {
  const { businessId } = await makeBusiness(w, { owner })
  const { imageRequestId } = await owner.client.ok(imagePostRoutes.requestImages, {
    body: { businessId, occasion: 'Bihu' },
  })
  const answer = (body: { status: 'OPEN' | 'DONE' | 'DECLINED'; imageId?: number; answer?: string }) =>
    admin.client.call(imagePostRoutes.answerImageRequest, { params: { imageRequestId }, body })
  const imageId = await makePost(w, admin.agency, { imageCategoryId, title: 'Bihu' })
  const done = { status: 'DONE', imageId, answer: 'Here it is' } as const
  expect((await answer(done)).data).toMatchObject(done)
  expect((await answer({ status: 'DECLINED' })).failure.code).toBe('CONFLICT')
  expect((await answer({ ...done, answer: 'Another' })).failure.code).toBe('CONFLICT')
  expect((await answer(done)).data).toMatchObject(done)
  expect((await answer({ status: 'OPEN' })).data).toMatchObject({ status: 'OPEN', imageId: null })
  expect((await answer({ status: 'OPEN' })).status).toBe(200)
  expect((await answer({ status: 'DECLINED' })).data).toMatchObject({ status: 'DECLINED' })
})

test('a business asks for pictures at most ten times a day', async () => {
  const { businessId } = await makeBusiness(w, { owner })
  const { limitFactor } = w.world.config
  Object.assign(w.world.config, { limitFactor: 1 })
  const answers = []
  for (let i = 0; i < 11; i++) {
    const body = { businessId, occasion: `Day ${i}` }
    answers.push((await owner.client.call(imagePostRoutes.requestImages, { body })).status)
  }
  Object.assign(w.world.config, { limitFactor })
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})
