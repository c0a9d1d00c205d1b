import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillReference } from '../../reference.ts'
import type { Client } from '../../testing/client.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestCustomer,
  type TestStaff,
} from '../../testing/makers.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { makePost } from '../../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let platform: TestStaff
let agency: TestAgency
let admin: TestStaff
let owner: TestCustomer
let stranger: TestCustomer
let festivals: number
let diwali: number

const picture = async (width: number, height: number) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#e07a1f' } })
        .png()
        .toBuffer(),
    ),
  ])
const upload = async (client: Client, width = 1200, height = 1200) =>
  client.ok(documentRoutes.uploadDocument, {
    query: { hierarchy1: 'imagePost' },
    file: await picture(width, height),
  })
const square = (documentId: number, more: object = {}) => ({
  documentId,
  title: 'Shubh Deepavali',
  type: 'SQUARE_IMAGE' as const,
  language: 'en' as const,
  imageCategoryId: festivals,
  imageSubcategoryId: diwali,
  ...more,
})
const list = async (client: Client, query: object = {}) =>
  (await client.ok(imagePostRoutes.listImagePosts, { query })).list.map(({ imageId }) => imageId)

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  await fillReference(w.world.database)
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  owner = await makeCustomer(w, { agency })
  stranger = await makeCustomer(w, { agency: await makeAgency(w) })
  const categories = await owner.client.ok(greetingRoutes.listImageCategories, {})
  festivals = categories.find(({ name }) => name === 'Festivals')!.imageCategoryId
  const subs = await owner.client.ok(greetingRoutes.listImageSubcategories, {
    query: { imageCategoryId: festivals },
  })
  diwali = subs.find(({ name }) => name === 'Diwali')!.imageSubcategoryId
})
afterAll(() => w.close())

test('the library has occasions with their days, and finds those between two days', async () => {
  const week = await owner.client.ok(greetingRoutes.listImageSubcategories, {
    query: { from: '2026-11-06', until: '2026-11-11' },
  })
  const names = week.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Dhanteras', 'Diwali', 'Gujarati New Year', 'Bhai Dooj']))
  const one = week.find(({ name }) => name === 'Diwali')!
  expect(one).toMatchObject({ dateType: 'FLEXIBLE', isShared: true, priority: 1 })
  expect(one.days.map(({ day }) => day)).toEqual(
    expect.arrayContaining(['2026-11-08', '2027-10-29', '2028-10-17']),
  )
  const fixed = await owner.client.ok(greetingRoutes.listImageSubcategories, {
    query: { dateType: 'FIXED', from: '2027-08-15', until: '2027-08-15' },
  })
  expect(fixed.map(({ name }) => name)).toEqual(['Independence Day'])
})

test('the library is filled once: a second start changes nothing', async () => {
  const count = () =>
    w.world.database.platform
      .selectFrom('imageSubcategory')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  const before = await count()
  await fillReference(w.world.database)
  expect(await count()).toEqual(before)
})

describe('a post', () => {
  test('has three sizes; the full one only through its call', async () => {
    const document = await upload(platform.client, 1600, 1600)
    expect(document).toMatchObject({ width: 1080, height: 1080 })
    const post = await platform.client.ok(imagePostRoutes.saveImagePost, {
      body: square(document.documentId),
    })
    expect(post).toMatchObject({ isExclusive: false, type: 'SQUARE_IMAGE', imageSubcategoryId: diwali })
    for (const [url, width] of [
      [post.thumbnailUrl, 240],
      [post.previewUrl, 540],
    ] as const) {
      const file = await w.app.inject({ url, headers: { host: agency.host } })
      expect((await sharp(file.rawPayload).metadata()).width).toBe(width)
    }
    const { fullKey } = await w.world.database.platform
      .selectFrom('imagePost')
      .select('fullKey')
      .where('imageId', '=', post.imageId)
      .executeTakeFirstOrThrow()
    expect(
      (await w.app.inject({ url: `/files/${fullKey}`, headers: { host: agency.host } })).statusCode,
    ).toBe(404)
    const business = await makeBusiness(w, { owner })
    const full = await owner.client.call(imagePostRoutes.getImagePostFile, {
      params: { imageId: post.imageId },
      query: { businessId: business.businessId },
    })
    expect(full.status).toBe(200)
    const remade = await platform.client.ok(imagePostRoutes.remakeImagePost, {
      body: { imageId: post.imageId },
    })
    expect(remade.previewUrl).not.toBe(post.previewUrl)
    expect((await w.app.inject({ url: remade.previewUrl, headers: { host: agency.host } })).statusCode).toBe(
      200,
    )
  })

  test('premium is for who bought greetings, free for every business', async () => {
    const { documentId } = await upload(platform.client)
    const { imageId } = await platform.client.ok(imagePostRoutes.saveImagePost, {
      body: square(documentId, { isPremium: true }),
    })
    const ask = async (businessId: number) =>
      owner.client.call(imagePostRoutes.getImagePostFile, { params: { imageId }, query: { businessId } })
    const poor = await makeBusiness(w, { owner })
    expect((await ask(poor.businessId)).failure.code).toBe('PLAN_NEEDED')
    const today = istDay(w.clock.now())
    const paid = await makeBusiness(w, { owner, isPaid: true, expiry: addDays(today, 100) })
    await makePeriod(w, paid, { from: today, until: addDays(today, 101) })
    expect((await ask(paid.businessId)).status).toBe(200)
    const theirs = await makeBusiness(w, { owner: stranger })
    expect((await ask(theirs.businessId)).status).toBe(404)
  })

  test('of an agency is its own alone, and needs its leave', async () => {
    const { documentId } = await upload(admin.client)
    const { imageId, isExclusive } = await admin.client.ok(imagePostRoutes.saveImagePost, {
      body: square(documentId),
    })
    expect(isExclusive).toBe(true)
    expect(await list(owner.client, { isExclusive: 'true' })).toContain(imageId)
    expect(await list(stranger.client)).not.toContain(imageId)
    expect(
      await stranger.client.ok(imagePostRoutes.listImagePostsByIds, { query: { imageIds: String(imageId) } }),
    ).toEqual([])
    const strange = await makeBusiness(w, { owner: stranger })
    const file = { params: { imageId }, query: { businessId: strange.businessId } }
    expect((await stranger.client.call(imagePostRoutes.getImagePostFile, file)).status).toBe(404)
    await w.world.database.platform
      .updateTable('agency')
      .set((e) => ({ configuration: e.cast(e.val('{"allowAgencyExclusivePosts":false}'), 'jsonb') as never }))
      .where('agencyId', '=', stranger.agency.agencyId)
      .execute()
    const closed = await makeStaff(w, 'admin', { agency: stranger.agency })
    const refused = await closed.client.call(imagePostRoutes.saveImagePost, { body: square(1) })
    expect(refused.failure.code).toBe('CONFLICT')
  })

  test('must have the shape it is filed under, a picture of its maker, and what it names', async () => {
    const wide = await upload(admin.client, 1600, 900)
    const save = async (body: object) =>
      (await admin.client.call(imagePostRoutes.saveImagePost, { body: square(wide.documentId, body) }))
        .failure
    expect(await save({})).toMatchObject({ code: 'VALIDATION', field: 'type' })
    expect(await save({ imageCategoryId: 2_000_000_000 })).toMatchObject({ field: 'imageCategoryId' })
    expect(await save({ imageSubcategoryId: 2_000_000_000 })).toMatchObject({ field: 'imageSubcategoryId' })
    expect(await save({ imageTagIds: [2_000_000_000] })).toMatchObject({ field: 'imageTagIds' })
    expect(await save({ documentId: 2_000_000_000 })).toMatchObject({ field: 'documentId' })
    const others = await upload(platform.client)
    expect(await save({ documentId: others.documentId })).toMatchObject({ field: 'documentId' })
    const story = await upload(admin.client, 1080, 1920)
    const made = await admin.client.ok(imagePostRoutes.saveImagePost, {
      body: square(story.documentId, { type: 'STORY_IMAGE' }),
    })
    expect(made).toMatchObject({ width: 1080, height: 1920 })
  })

  test('a picture serves one post: calls at once have the same one', async () => {
    const { documentId } = await upload(admin.client)
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.client.call(imagePostRoutes.saveImagePost, { body: square(documentId) })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ data }) => data.imageId)).size).toBe(1)
  })

  test('is changed over what was seen only, found by its new words, and hidden', async () => {
    const { documentId } = await upload(admin.client)
    const post = await admin.client.ok(imagePostRoutes.saveImagePost, { body: square(documentId) })
    const { imageId, version } = post
    const { documentId: _used, ...fields } = square(0, { title: 'Zarokha Mahotsav', imageId, version })
    const change = (more: object) =>
      admin.client.call(imagePostRoutes.saveImagePost, { body: { ...fields, ...more } })
    expect((await change({})).status).toBe(200)
    expect((await change({})).failure.code).toBe('CONFLICT')
    const find = async (q: string) =>
      (await owner.client.ok(imagePostRoutes.searchImagePosts, { query: { q } })).map((one) => one.imageId)
    expect(await find('jharokha mahotsav')).toContain(imageId)
    expect((await change({ version: version + 1, isShown: false })).status).toBe(200)
    expect(await find('zarokha')).not.toContain(imageId)
    expect(await list(owner.client, { includeHidden: 'true' })).not.toContain(imageId)
    expect(await list(admin.client, { includeHidden: 'true' })).toContain(imageId)
  })
})

describe('many posts', () => {
  test('fifty at once, all or none, and pages of thirty', async () => {
    const mine = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
    const { documentId: one } = await upload(mine.client, 64, 64)
    const { documentId: _id, ...row } = await w.world.database.platform
      .selectFrom('document')
      .selectAll()
      .where('documentId', '=', one)
      .executeTakeFirstOrThrow()
    const uploads = await w.world.database.platform
      .insertInto('document')
      .values(Array.from({ length: 50 }, () => ({ ...row, sizes: '[]' })))
      .returning('documentId')
      .execute()
    const posts = uploads.map(({ documentId }, i) =>
      square(documentId, { title: `Post ${i}`, imageSubcategoryId: null }),
    )
    const broken = [...posts.slice(0, 49), { ...posts[49]!, imageTagIds: [2_000_000_000] }]
    expect((await mine.client.call(imagePostRoutes.addImagePosts, { body: { posts: broken } })).status).toBe(
      404,
    )
    expect(await list(mine.client, { isExclusive: 'true' })).toEqual([])
    expect(await mine.client.ok(imagePostRoutes.addImagePosts, { body: { posts } })).toHaveLength(50)
    const first = await mine.client.ok(imagePostRoutes.listImagePosts, { query: { isExclusive: 'true' } })
    const second = await mine.client.ok(imagePostRoutes.listImagePosts, {
      query: { isExclusive: 'true', before: first.next! },
    })
    expect([first.list.length, second.list.length, second.next]).toEqual([30, 20, null])
    const ids = [...first.list, ...second.list].map(({ imageId }) => imageId)
    expect(new Set(ids).size).toBe(50)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    const some = ids.slice(0, 5)
    const drop = (imageIds: number[], restore?: boolean) =>
      mine.client.call(imagePostRoutes.deleteImagePosts, {
        body: { imageIds, ...(restore ? { restore } : {}) },
      })
    expect((await drop([...some, 2_000_000_000])).status).toBe(404)
    expect((await drop(some)).status).toBe(200)
    expect(await list(mine.client, { isExclusive: 'true' })).not.toContain(some[0])
    expect((await drop(some, true)).status).toBe(200)
    expect(await list(mine.client, { isExclusive: 'true' })).toContain(some[0])
  })

  test('four types, languages, days and tags narrow the list, and own posts stand among the shared', async () => {
    const mine = await makeAgency(w)
    const reader = (await makeCustomer(w, { agency: mine })).client
    const staff = await makeStaff(w, 'admin', { agency: mine })
    const { imageTagId } = await staff.client.ok(greetingRoutes.saveImageTag, { body: { name: 'Diya' } })
    expect((await staff.client.ok(greetingRoutes.saveImageTag, { body: { name: 'diya' } })).imageTagId).toBe(
      imageTagId,
    )
    const add = (given: object, shared = false) =>
      makePost(w, shared ? platform.agency : mine, { imageCategoryId: festivals, ...given })
    const story = await add({ type: 'STORY_VIDEO', language: 'gu' })
    const dated = await add({ day: '2026-12-31' })
    const ofDiwali = await add({ imageSubcategoryId: diwali }, true)
    const tagged = await add({ imageTagIds: [imageTagId] })
    expect(await list(reader, { type: 'STORY_VIDEO', language: 'gu' })).toEqual([story])
    expect(await list(reader, { mediaType: 'VIDEO', isExclusive: 'true' })).toEqual([story])
    expect(await list(reader, { shape: 'SQUARE', isExclusive: 'true' })).toEqual([tagged, dated])
    expect(await list(reader, { day: '2026-12-31' })).toEqual([dated])
    expect(await list(reader, { day: '2026-11-08' })).toContain(ofDiwali)
    expect(await list(reader, { imageTagId })).toEqual([tagged])
    expect((await list(reader)).slice(0, 4)).toEqual([tagged, ofDiwali, dated, story])
    const parts = await reader.ok(imagePostRoutes.listImagePostsBySubcategories, {
      query: { imageSubcategoryIds: `${diwali},999999999`, pageSize: 1 },
    })
    expect(parts.map((part) => part.list.map(({ imageId }) => imageId))).toEqual([[ofDiwali], []])
    await staff.client.ok(greetingRoutes.deleteImageTag, { params: { imageTagId }, body: {} })
    expect(await list(reader, { imageTagId })).toEqual([])
  })
})

describe('categories and requests', () => {
  test('an agency adds its own, changes no shared one, and deletes what is empty', async () => {
    const save = (body: { name: string; version: number; imageCategoryId?: number }) =>
      admin.client.call(greetingRoutes.saveImageCategory, { body })
    const { imageCategoryId } = (await save({ name: 'Our fair', version: 0 })).data
    const twice = await save({ name: 'Our fair', version: 0 })
    expect(twice.failure).toMatchObject({ code: 'CONFLICT', field: 'name' })
    expect((await save({ imageCategoryId: festivals, name: 'Mine now', version: 1 })).status).toBe(404)
    const fair = { name: 'Tarnetar', dateType: 'FLEXIBLE' as const, searchWords: 'mela', version: 0 }
    const sub = await admin.client.ok(greetingRoutes.saveImageSubcategory, {
      params: { imageCategoryId },
      body: { ...fair, days: [{ day: '2027-09-04' }] },
    })
    const post = await makePost(w, agency, { imageCategoryId, imageSubcategoryId: sub.imageSubcategoryId })
    const remove = () =>
      admin.client.call(greetingRoutes.deleteImageSubcategory, {
        params: { imageCategoryId },
        body: { imageSubcategoryId: sub.imageSubcategoryId },
      })
    expect((await remove()).failure.code).toBe('CONFLICT')
    await admin.client.ok(greetingRoutes.saveImageSubcategory, {
      params: { imageCategoryId },
      body: {
        imageSubcategoryId: sub.imageSubcategoryId,
        name: 'Tarnetar Fair',
        version: sub.version,
        days: [{ day: '2027-09-05' }],
      },
    })
    const found = await owner.client.ok(imagePostRoutes.searchImagePosts, { query: { q: 'tarnetr' } })
    expect(found.map(({ imageId }) => imageId)).toEqual([post])
    await admin.client.ok(imagePostRoutes.deleteImagePosts, { body: { imageIds: [post] } })
    expect((await remove()).status).toBe(200)
  })

  test('a customer asks for pictures', async () => {
    const business = await makeBusiness(w, { owner })
    const { imageRequestId, ...asked } = await owner.client.ok(imagePostRoutes.requestImages, {
      body: { businessId: business.businessId, occasion: 'Bonalu', day: '2027-07-18', language: 'te' },
    })
    expect(imageRequestId).toBeGreaterThan(0)
    expect(asked).toMatchObject({ occasion: 'Bonalu', day: '2027-07-18', status: 'OPEN' })
    const theirs = await stranger.client.call(imagePostRoutes.requestImages, {
      body: { businessId: business.businessId, occasion: 'Bonalu' },
    })
    expect(theirs.status).toBe(404)
  })

  test('staff answer what was asked for, and the customer sees it', async () => {
    const business = await makeBusiness(w, { owner })
    const { businessId } = business
    const ask = (occasion: string) =>
      owner.client.ok(imagePostRoutes.requestImages, { body: { businessId, occasion } })
    const [first, second] = [await ask('Pateti'), await ask('Hareli')]
    const seen = await admin.client.ok(imagePostRoutes.listImageRequests, {
      query: { businessId, pageSize: 1 },
    })
    expect(seen).toMatchObject({ open: 2, next: second.imageRequestId })
    expect(seen.list.map(({ occasion }) => occasion)).toEqual(['Hareli'])
    const imageId = await makePost(w, agency, { imageCategoryId: festivals, title: 'Pateti Mubarak' })
    const answer = (imageRequestId: number, body: object) =>
      admin.client.call(imagePostRoutes.answerImageRequest, {
        params: { imageRequestId },
        body: body as never,
      })
    expect((await answer(first.imageRequestId, { status: 'DONE' })).status).toBe(422)
    expect((await answer(first.imageRequestId, { status: 'DONE', imageId: 2_000_000_001 })).status).toBe(404)
    expect((await answer(first.imageRequestId, { status: 'DONE', imageId })).status).toBe(200)
    await answer(second.imageRequestId, { status: 'DECLINED', answer: 'We have no pictures of it yet.' })
    const own = await owner.client.ok(imagePostRoutes.listImageRequests, { query: { businessId } })
    expect(own.open).toBe(0)
    expect(own.list).toMatchObject([
      { status: 'DECLINED', answer: 'We have no pictures of it yet.', imageId: null },
      { status: 'DONE', imageId, businessName: first.businessName },
    ])
    await answer(first.imageRequestId, { status: 'OPEN' })
    const again = await admin.client.ok(imagePostRoutes.listImageRequests, {
      query: { businessId, status: 'OPEN' },
    })
    expect(again.list).toMatchObject([{ imageId: null, answeredAt: null }])
  })

  test('what is served is counted, each agency for itself', async () => {
    const business = await makeBusiness(w, { owner })
    const { documentId } = await upload(platform.client)
    const { imageId } = await platform.client.ok(imagePostRoutes.saveImagePost, { body: square(documentId) })
    const fetchFile = () =>
      owner.client.call(imagePostRoutes.getImagePostFile, {
        params: { imageId },
        query: { businessId: business.businessId },
      })
    for (let i = 0; i < 2; i++) await fetchFile()
    const counted = async (client: Client) =>
      (await client.ok(imagePostRoutes.listImagePosts, { query: { imageSubcategoryId: diwali } })).list.find(
        (post) => post.imageId === imageId,
      )?.downloads
    expect(await counted(admin.client)).toBe(2)
    expect(await counted(owner.client)).toBeUndefined()
  })
})
