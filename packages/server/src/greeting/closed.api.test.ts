import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillReference } from '../reference.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestCustomer,
  type TestStaff,
} from '../testing/makers.ts'
import { type LibraryObjects, makeLibrary } from '../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let shared: LibraryObjects
let closed: TestAgency
let owner: TestCustomer
let admin: TestStaff
let keeper: TestStaff
let businessId: number

/** Switches greetings of an agency on or off. */
async function sell({ agencyId }: TestAgency, enableImagePost: boolean) {
  const { platform } = w.world.database
  const { configuration } = await platform
    .selectFrom('agency')
    .select('configuration')
    .where('agencyId', '=', agencyId)
    .executeTakeFirstOrThrow()
  const imagePost = { ...configuration.imagePost, enableImagePost }
  await platform
    .updateTable('agency')
    .set({ configuration: JSON.stringify({ ...configuration, imagePost }) })
    .where('agencyId', '=', agencyId)
    .execute()
  w.world.hosts.forget()
}

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  const platform = await makeAgency(w, { isSuperAdmin: true })
  keeper = await makeStaff(w, 'franchisee-with-all-card-access', {
    agency: platform,
    permissions: ['imagePost.manage'],
  })
  await fillReference(w.world.database)
  shared = await makeLibrary(w, platform)
  closed = await makeAgency(w)
  owner = await makeCustomer(w, { agency: closed })
  admin = await makeStaff(w, 'admin', { agency: closed })
  businessId = (await makeBusiness(w, { owner })).businessId
  await sell(closed, false)
  await sell(platform, false)
})
afterAll(() => w.close())

describe('an agency without greetings', () => {
  test('gets no library, neither its customers nor its staff', async () => {
    for (const { client } of [owner, admin]) {
      expect(await client.ok(imagePostRoutes.listImagePosts, {})).toEqual({ list: [], next: null })
      expect(await client.ok(imagePostRoutes.listImagePosts, { query: { popular: 'true' } })).toEqual({
        list: [],
        next: null,
      })
      expect(await client.ok(imagePostRoutes.searchImagePosts, { query: { q: 'post' } })).toEqual([])
      expect(
        await client.ok(imagePostRoutes.listImagePostsByIds, { query: { imageIds: `${shared.imageId}` } }),
      ).toEqual([])
      const parts = await client.ok(imagePostRoutes.listImagePostsBySubcategories, {
        query: { imageSubcategoryIds: `${shared.imageSubcategoryId}` },
      })
      expect(parts.flatMap((part) => part.list)).toEqual([])
      expect(await client.ok(greetingRoutes.listImageCategories, {})).toEqual([])
      expect(await client.ok(greetingRoutes.listImageTags, {})).toEqual([])
      expect(await client.ok(greetingRoutes.listImageSubcategories, { query: {} })).toEqual([])
      expect(
        await client.ok(greetingRoutes.listSubcategoriesByCategories, {
          query: { imageCategoryIds: `${shared.imageCategoryId}` },
        }),
      ).toEqual([])
    }
  })

  test('gets no picture of it by number, and no day begins with one', async () => {
    const { imageId } = shared
    const day = await owner.client.ok(ownImageRoutes.getDayImages, {
      query: { businessId, day: '2026-12-31' },
    })
    expect(day.list).toEqual([])
    const file = await owner.client.call(imagePostRoutes.getImagePostFile, {
      params: { imageId },
      query: { businessId },
    })
    expect([file.status, file.failure.code]).toEqual([402, 'PLAN_NEEDED'])
    const framed = await owner.client.call(frameRoutes.getFramedPicture, {
      params: { imageId },
      query: { businessId, width: 240 },
    })
    expect(framed.status).toBe(404)
    const heart = await owner.client.call(ownImageRoutes.setFavouriteImage, {
      params: { imageId },
      body: { businessId, isFavourite: true },
    })
    expect(heart.status).toBe(404)
  })

  test('still knows the categories of businesses', async () => {
    const names = await owner.client.ok(greetingRoutes.listSubcategoriesByCategoryName, {
      query: { imageCategoryName: 'Business Category' },
    })
    expect(names.length).toBeGreaterThan(10)
  })

  test('with greetings it has the library again', async () => {
    await sell(closed, true)
    const { list } = await owner.client.ok(imagePostRoutes.listImagePosts, {})
    expect(list.map(({ imageId }) => imageId)).toContain(shared.imageId)
    await sell(closed, false)
  })
})

test('who keeps the library of all sees it, also where the own agency sells no greetings', async () => {
  const { list } = await keeper.client.ok(imagePostRoutes.listImagePosts, {})
  expect(list.map(({ imageId }) => imageId)).toContain(shared.imageId)
})
