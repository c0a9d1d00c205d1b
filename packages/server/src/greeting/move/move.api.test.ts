import { addDays } from '@parichay/contract/business/rules.ts'
import { libraryMoveRoutes } from '@parichay/contract/greeting/routes.moves.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillReference } from '../../reference.ts'
import { makeAgency, makeBusiness, makeCustomer, makeStaff, type TestStaff } from '../../testing/makers.ts'
import { makePost } from '../../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { businessCategoryName } from '../fixtures.ts'

let w: TestWorld
let root: TestStaff
let admin: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  await fillReference(w.world.database)
  admin = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
}, 120_000)
afterAll(() => w.close())

const addCategory = async (name: string, who = admin) =>
  (await who.client.ok(greetingRoutes.saveImageCategory, { body: { name, version: 0 } })).imageCategoryId
const addPart = async (imageCategoryId: number, name: string, who = admin, facts: object = {}) =>
  (
    await who.client.ok(greetingRoutes.saveImageSubcategory, {
      params: { imageCategoryId },
      body: { name, version: 0, ...facts },
    })
  ).imageSubcategoryId
const remove = (imageCategoryId: number, who = admin, restore?: true) =>
  who.client.call(libraryMoveRoutes.deleteImageCategory, {
    body: { imageCategoryId, ...(restore ? { restore } : {}) },
  })
const moveAll = (imageCategoryId: number, toCategoryId: number, who = admin) =>
  who.client.call(libraryMoveRoutes.moveImageCategory, {
    params: { imageCategoryId },
    body: { toCategoryId },
  })
type Goal = { imageSubcategoryId: number; toCategoryId: number; toSubcategoryId?: number | null }
const movePart = (imageCategoryId: number, body: Goal, who = admin) =>
  who.client.call(libraryMoveRoutes.moveImageSubcategory, { params: { imageCategoryId }, body })
const contents = (imageCategoryId: number, imageSubcategoryId?: number, who = admin) =>
  who.client.ok(libraryMoveRoutes.getLibraryContents, {
    params: { imageCategoryId },
    query: imageSubcategoryId === undefined ? {} : { imageSubcategoryId },
  })
const categories = async (who = admin) =>
  (await who.client.ok(greetingRoutes.listImageCategories, {})).map((one) => one.imageCategoryId)
const parts = async (imageCategoryId: number, who = admin) =>
  who.client.ok(greetingRoutes.listImageSubcategories, { query: { imageCategoryId } })
const placesOf = async (ids: number[], who = admin) =>
  (await who.client.ok(imagePostRoutes.listImagePostsByIds, { query: { imageIds: ids.join(',') } })).map(
    ({ imageCategoryId, imageSubcategoryId }) => [imageCategoryId, imageSubcategoryId],
  )
const found = async (q: string, who = admin) =>
  (await who.client.ok(imagePostRoutes.searchImagePosts, { query: { q } })).map(({ imageId }) => imageId)

test('a category with nothing in it is deleted and comes back as it was; one that holds something says what', async () => {
  const mela = await addCategory('Mela')
  const before = (await admin.client.ok(greetingRoutes.listImageCategories, {})).find(
    (one) => one.imageCategoryId === mela,
  )
  const part = await addPart(mela, 'Tarnetar')
  await makePost(w, admin.agency, { imageCategoryId: mela, imageSubcategoryId: part })
  await makePost(w, admin.agency, { imageCategoryId: mela, isShown: false })
  expect(await contents(mela)).toEqual({ images: 2, subcategories: 1, items: 0, businesses: 0 })
  expect(await contents(mela, part)).toEqual({ images: 1, subcategories: 0, items: 0, businesses: 0 })
  expect((await remove(mela)).failure).toMatchObject({
    code: 'CONFLICT',
    message: 'There are 2 images and 1 subcategory in it. Move or delete them first.',
  })
  const partly = await admin.client.call(greetingRoutes.deleteImageSubcategory, {
    params: { imageCategoryId: mela },
    body: { imageSubcategoryId: part },
  })
  expect(partly.failure.message).toBe('There is 1 image in it. Move or delete them first.')
  const empty = await addCategory('Empty')
  expect((await remove(empty)).data).toEqual({ deleted: true })
  expect(await categories()).not.toContain(empty)
  expect((await remove(empty, admin, true)).data).toEqual({ deleted: false })
  expect(await categories()).toContain(empty)
  expect((await remove(empty, admin, true)).failure.code).toBe('NOT_FOUND')
  expect(
    (await admin.client.ok(greetingRoutes.listImageCategories, {})).find(
      (one) => one.imageCategoryId === mela,
    ),
  ).toEqual(before)
})

test('a category goes into another one with all that lies in it, its days, its deleted images and what stands on the customers’ pages', async () => {
  const [from, to] = [await addCategory('Fasts'), await addCategory('Vrat')]
  const today = w.clock.now().toISOString().slice(0, 10)
  const there = await addPart(to, 'Ekadashi', admin, { order: 16 })
  const days = [{ day: addDays(today, 5), who: '' }]
  const one = await addPart(from, 'Karva Chauth', admin, { order: 9, dateType: 'FLEXIBLE', days })
  const two = await addPart(from, 'Solah Somvar', admin, { order: 2 })
  const posts = [
    await makePost(w, admin.agency, { imageCategoryId: from, imageSubcategoryId: one }),
    await makePost(w, admin.agency, { imageCategoryId: from }),
  ]
  const deleted = await makePost(w, admin.agency, { imageCategoryId: from, imageSubcategoryId: two })
  await admin.client.ok(imagePostRoutes.deleteImagePosts, { body: { imageIds: [deleted] } })
  const rail = await root.client.ok(uiCustomisationRoutes.saveUiCustomisation, {
    body: {
      agencyId: admin.agency.agencyId,
      placement: 'HOME_PAGE',
      type: 'imageRail',
      title: { en: 'Fasts' },
      metaType: 'category',
      metaId: String(from),
    },
  })
  expect(await contents(from)).toEqual({ images: 2, subcategories: 2, items: 1, businesses: 0 })
  expect((await moveAll(from, to)).data).toEqual({ images: 2, subcategories: 2, items: 1 })
  expect(await categories()).not.toContain(from)
  expect((await parts(to)).map(({ imageSubcategoryId }) => imageSubcategoryId)).toEqual([there, two, one])
  expect((await parts(to)).find(({ imageSubcategoryId }) => imageSubcategoryId === one)!.days).toEqual(days)
  expect(await placesOf(posts)).toEqual([
    [to, one],
    [to, null],
  ])
  expect((await found('vrat')).toSorted((a, b) => a - b)).toEqual(posts)
  expect(await found('fasts')).toEqual([])
  await admin.client.ok(imagePostRoutes.deleteImagePosts, { body: { imageIds: [deleted], restore: true } })
  expect(await placesOf([deleted])).toEqual([[to, two]])
  const items = await root.client.ok(uiCustomisationRoutes.listUiCustomisations, { query: {} })
  expect(items.find(({ uiCustomisationId }) => uiCustomisationId === rail.uiCustomisationId)).toMatchObject({
    metaType: 'category',
    metaId: String(to),
  })
  // It went into another one: there is nothing to bring back.
  expect((await remove(from, admin, true)).failure.code).toBe('NOT_FOUND')
  const [told] = await w.world.database.platform
    .selectFrom('audit')
    .select(['object', 'detail'])
    .where('agencyId', '=', admin.agency.agencyId)
    .where('action', '=', 'imageCategory.move')
    .execute()
  expect(told).toEqual({
    object: `imageCategory ${from}`,
    detail: { name: 'Fasts', into: 'Vrat', images: 2, subcategories: 2, items: 1 },
  })
})

test('a subcategory that was deleted before its category moved comes back where that went, however often it moved', async () => {
  const [first, second, third] = [
    await addCategory('Yatra'),
    await addCategory('Tirth'),
    await addCategory('Dham'),
  ]
  const remove = (imageSubcategoryId: number, restore?: true, who = admin) =>
    who.client.call(greetingRoutes.deleteImageSubcategory, {
      params: { imageCategoryId: first },
      body: { imageSubcategoryId, ...(restore && { restore }) },
    })
  const [one, two] = [await addPart(first, 'Kedarnath'), await addPart(first, 'Badrinath')]
  for (const part of [one, two]) expect((await remove(part)).status).toBe(200)
  expect((await moveAll(first, second)).status).toBe(200)
  expect((await remove(one, true)).data).toEqual({ deleted: false })
  expect((await parts(second)).map(({ name }) => name)).toEqual(['Kedarnath'])
  expect((await moveAll(second, third)).status).toBe(200)
  expect((await remove(two, true, root)).data).toEqual({ deleted: false })
  expect((await parts(third)).map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'Badrinath',
    'Kedarnath',
  ])
  expect((await remove(two, true)).failure.code).toBe('NOT_FOUND')
  // To delete it there its own category is named.
  expect((await remove(one)).failure.code).toBe('NOT_FOUND')
})

test('two parts of one name, another library, and the category itself are refused, and nothing moves', async () => {
  const [from, to] = [await addCategory('One'), await addCategory('Two')]
  const same = await addPart(from, 'Poonam')
  await addPart(to, 'Poonam')
  const imageId = await makePost(w, admin.agency, { imageCategoryId: from, imageSubcategoryId: same })
  const shared = await addCategory('Shared one', root)
  const clash = await moveAll(from, to)
  expect(clash.failure).toMatchObject({ code: 'CONFLICT', field: 'toCategoryId' })
  expect(clash.failure.message).toContain('“Poonam”')
  expect((await moveAll(from, shared)).failure).toMatchObject({ code: 'CONFLICT', field: 'toCategoryId' })
  expect((await moveAll(from, from)).failure.code).toBe('CONFLICT')
  expect((await moveAll(from, 2_000_000_000)).failure.code).toBe('CONFLICT')
  expect((await moveAll(shared, to)).failure.code).toBe('NOT_FOUND')
  expect((await moveAll(shared, to, root)).failure.code).toBe('NOT_FOUND')
  expect((await movePart(from, { imageSubcategoryId: same, toCategoryId: to })).failure.code).toBe('CONFLICT')
  expect((await movePart(to, { imageSubcategoryId: same, toCategoryId: from })).failure.code).toBe(
    'NOT_FOUND',
  )
  expect(await placesOf([imageId])).toEqual([[from, same]])
  // Without subcategories an own one may go into a shared one.
  const plain = await addCategory('Plain')
  const post = await makePost(w, admin.agency, { imageCategoryId: plain })
  expect((await moveAll(plain, shared)).status).toBe(200)
  expect(await placesOf([post])).toEqual([[shared, null]])
})

test('a subcategory moves under another category with its images; who has one of them open is told', async () => {
  const [from, to] = [await addCategory('Left', root), await addCategory('Right', root)]
  const part = await addPart(from, 'Bhai Dooj', root)
  const ofAgency = await makePost(w, admin.agency, { imageCategoryId: from, imageSubcategoryId: part })
  const link = `/panel/customer/daily-image?category=${from}&subcategory=${part}`
  const banner = await root.client.ok(uiCustomisationRoutes.saveUiCustomisation, {
    body: { placement: 'HOME_PAGE', type: 'banner', title: { en: 'Bhai Dooj' }, actionLink: link },
  })
  const answer = await movePart(from, { imageSubcategoryId: part, toCategoryId: to }, root)
  expect(answer.data).toEqual({ images: 1, subcategories: 1, items: 0 })
  expect(await placesOf([ofAgency])).toEqual([[to, part]])
  expect((await parts(to, root)).map((one) => one.imageSubcategoryId)).toEqual([part])
  expect(await found('right')).toEqual([ofAgency])
  const items = await root.client.ok(uiCustomisationRoutes.listUiCustomisations, { query: {} })
  expect(
    items.find(({ uiCustomisationId }) => uiCustomisationId === banner.uiCustomisationId)!.actionLink,
  ).toBe(`/panel/customer/daily-image?subcategory=${part}`)
  const [post] = await admin.client.ok(imagePostRoutes.listImagePostsByIds, {
    query: { imageIds: String(ofAgency) },
  })
  const { title, type, imageTagIds, language, version } = post!
  const save = (place: object, seen: number) =>
    admin.client.call(imagePostRoutes.saveImagePost, {
      body: { imageId: ofAgency, title, type, imageTagIds, language, ...place, version: seen } as never,
    })
  const place = { imageCategoryId: to, imageSubcategoryId: part }
  expect((await save(place, version - 1)).failure.code).toBe('CONFLICT')
  expect((await save(place, version)).status).toBe(200)
})

test('many images of a subcategory that moves are changed once, before the library is held', async () => {
  const [from, to] = [await addCategory('Before'), await addCategory('After')]
  const part = await addPart(from, 'Chhath')
  const one = await makePost(w, admin.agency, { imageCategoryId: from, imageSubcategoryId: part })
  const { platform } = w.world.database
  await sql`insert into image_post (agency_id, image_category_id, image_subcategory_id, type, title, language, thumbnail_key, preview_key,
      full_key, width, height, bytes)
    select agency_id, image_category_id, image_subcategory_id, type, title, language, thumbnail_key, preview_key,
      full_key || nth, width, height, bytes from image_post, generate_series(1, 599) nth where image_id = ${one}`.execute(
    platform,
  )
  const answer = await movePart(from, { imageSubcategoryId: part, toCategoryId: to })
  expect(answer.data).toEqual({ images: 600, subcategories: 1, items: 0 })
  const { rows } = await sql`select image_category_id as place, version, count(*)::int as n from image_post
    where image_subcategory_id = ${part} group by 1, 2`.execute(platform)
  expect(rows).toEqual([{ place: to, version: 2, n: 600 }])
})

test('the images of a subcategory go elsewhere and it is deleted, with what was drawn from it', async () => {
  const [from, to] = [await addCategory('Morning'), await addCategory('Evening')]
  const [old, other] = [await addPart(from, 'Sunrise'), await addPart(to, 'Sunset')]
  const rail = (metaId: number) =>
    root.client.ok(uiCustomisationRoutes.saveUiCustomisation, {
      body: {
        agencyId: admin.agency.agencyId,
        placement: 'HOME_PAGE',
        type: 'imageRail',
        title: { en: 'Rail' },
        metaType: 'subcategory',
        metaId: String(metaId),
      },
    })
  const first = await rail(old)
  const imageId = await makePost(w, admin.agency, { imageCategoryId: from, imageSubcategoryId: old })
  const answer = await movePart(from, { imageSubcategoryId: old, toCategoryId: to, toSubcategoryId: other })
  expect(answer.data).toEqual({ images: 1, subcategories: 0, items: 1 })
  expect(await placesOf([imageId])).toEqual([[to, other]])
  expect(await parts(from)).toEqual([])
  const item = async () =>
    (await root.client.ok(uiCustomisationRoutes.listUiCustomisations, { query: {} })).find(
      ({ uiCustomisationId }) => uiCustomisationId === first.uiCustomisationId,
    )
  expect(await item()).toMatchObject({ metaType: 'subcategory', metaId: String(other) })
  // Into its category alone: what was drawn from it is drawn from that.
  expect(
    (await movePart(to, { imageSubcategoryId: other, toCategoryId: to, toSubcategoryId: null })).status,
  ).toBe(200)
  expect(await placesOf([imageId])).toEqual([[to, null]])
  expect(await item()).toMatchObject({ metaType: 'category', metaId: String(to) })
})

test('a trade that businesses chose is neither deleted nor moved, and says how many use it', async () => {
  const all = await root.client.ok(greetingRoutes.listImageCategories, {})
  const trades = all.find(({ name }) => name === businessCategoryName)!.imageCategoryId
  const trade = await addPart(trades, 'Kite Maker', root)
  const elsewhere = await addCategory('Elsewhere', root)
  const del = () =>
    root.client.call(greetingRoutes.deleteImageSubcategory, {
      params: { imageCategoryId: trades },
      body: { imageSubcategoryId: trade },
    })
  const owner = await makeCustomer(w, { agency: admin.agency })
  const [first, second] = [await makeBusiness(w, { owner }), await makeBusiness(w, { owner })]
  const { platform } = w.world.database
  const give = (category: string) =>
    platform
      .updateTable('business')
      .set({ category })
      .where('businessId', 'in', [first.businessId, second.businessId])
      .execute()
  await give('Kite Maker')
  expect((await del()).failure).toMatchObject({
    code: 'IN_USE',
    message: '2 businesses use this category. Give them another one first.',
  })
  expect((await contents(trades, trade, root)).businesses).toBe(2)
  const moved = { imageSubcategoryId: trade, toCategoryId: elsewhere }
  expect((await movePart(trades, moved, root)).failure.code).toBe('IN_USE')
  expect((await movePart(trades, { ...moved, toSubcategoryId: null }, root)).failure.code).toBe('IN_USE')
  expect((await remove(trades, root)).failure.code).toBe('IN_USE')
  expect((await moveAll(trades, elsewhere, root)).failure.code).toBe('IN_USE')
  // One that is deleted may come back.
  await platform
    .updateTable('business')
    .set({ deletedAt: w.clock.now() })
    .where('businessId', '=', second.businessId)
    .execute()
  expect((await del()).failure.message).toContain('2 businesses')
  await give('Other')
  expect((await del()).status).toBe(200)
})
