import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillReference } from '../../reference.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestCustomer,
  type TestStaff,
} from '../../testing/makers.ts'
import { makePost } from '../../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let platform: TestStaff
let owner: TestCustomer
let stranger: TestCustomer
let festivals: number

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  await fillReference(w.world.database)
  owner = await makeCustomer(w, { agency: await makeAgency(w) })
  stranger = await makeCustomer(w, { agency: await makeAgency(w) })
  const categories = await owner.client.ok(greetingRoutes.listImageCategories, {})
  festivals = categories.find(({ name }) => name === 'Festivals')!.imageCategoryId
})
afterAll(() => w.close())

test('is kept for a business, given back and taken away; what is hidden is not shown', async () => {
  const [business, other] = await Promise.all([makeBusiness(w, { owner }), makeBusiness(w, { owner })])
  const ids = [
    await makePost(w, platform.agency, { imageCategoryId: festivals }),
    await makePost(w, platform.agency, { imageCategoryId: festivals }),
  ]
  const favourites = async (businessId: number) =>
    (await owner.client.ok(ownImageRoutes.listFavouriteImages, { query: { businessId } })).map(
      ({ imageId }) => imageId,
    )
  const set = (imageId: number, isFavourite: boolean) =>
    owner.client.ok(ownImageRoutes.setFavouriteImage, {
      params: { imageId },
      body: { businessId: business.businessId, isFavourite },
    })
  for (const imageId of ids) await set(imageId, true)
  await set(ids[0]!, true)
  expect(new Set(await favourites(business.businessId))).toEqual(new Set(ids))
  expect(await favourites(other.businessId)).toEqual([])
  const counted = async () =>
    (await platform.client.ok(ownImageRoutes.getGreetingUse, { params: { id: business.businessId } }))
      .favourites
  expect(await counted()).toBe(2)
  const remove = (restore?: true) =>
    platform.client.ok(imagePostRoutes.deleteImagePosts, {
      body: { imageIds: [ids[0]!], ...(restore && { restore }) },
    })
  await remove()
  expect([await counted(), await favourites(business.businessId)]).toEqual([1, [ids[1]]])
  await remove(true)
  expect(await counted()).toBe(2)
  await set(ids[1]!, false)
  expect(await favourites(business.businessId)).toEqual([ids[0]])
  const strange = await makePost(w, stranger.agency, { imageCategoryId: festivals })
  const refused = await owner.client.call(ownImageRoutes.setFavouriteImage, {
    params: { imageId: strange },
    body: { businessId: business.businessId, isFavourite: true },
  })
  expect(refused.status).toBe(404)
})
