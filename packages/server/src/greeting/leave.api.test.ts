import { filmRoutes } from '@parichay/contract/greeting/routes.films.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { ownPosterRoutes } from '@parichay/contract/greeting/routes.poster.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
let agency: TestAgency
let admin: TestStaff
let owner: TestCustomer
let businessId: number
let own: LibraryObjects
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  await makeAgency(w, { isSuperAdmin: true })
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  owner = await makeCustomer(w, { agency })
  ;({ businessId } = await makeBusiness(w, { owner }))
  own = await makeLibrary(w, agency)
})
afterAll(() => w.close())

async function allow(allowAgencyExclusivePosts: boolean) {
  const { platform } = w.world.database
  const { configuration } = await platform
    .selectFrom('agency')
    .select('configuration')
    .where('agencyId', '=', agency.agencyId)
    .executeTakeFirstOrThrow()
  await platform
    .updateTable('agency')
    .set({ configuration: JSON.stringify({ ...configuration, allowAgencyExclusivePosts }) })
    .where('agencyId', '=', agency.agencyId)
    .execute()
  w.world.hosts.forget()
}

test('without the leave to keep posts of its own, none of an agency’s leaves by its number either', async () => {
  const { imageId } = own
  const of = { params: { imageId }, query: { businessId } }
  const file = (client = owner.client) => client.call(imagePostRoutes.getImagePostFile, of)
  const words = () => owner.client.call(ownPosterRoutes.getPosterWords, of)
  const film = () => owner.client.call(filmRoutes.makeFilmCopy, { params: { imageId }, body: { businessId } })
  expect((await file()).status).toBe(200)
  expect((await words()).status).toBe(200)
  // It is a picture.
  expect((await film()).status).toBe(409)
  await allow(false)
  expect([(await file()).status, (await words()).status, (await film()).status]).toEqual([404, 404, 404])
  expect((await file(admin.client)).status).toBe(200)
})

test('without that leave nothing of an agency’s own comes into its library: what is there can be deleted', async () => {
  await allow(true)
  const { imageCategoryId } = await admin.client.ok(greetingRoutes.saveImageCategory, {
    body: { name: 'Of our own', version: 0 },
  })
  const params = { imageCategoryId }
  const tag = (name: string) => admin.client.call(greetingRoutes.saveImageTag, { body: { name } })
  const occasion = (name: string, more: object = {}) =>
    admin.client.call(greetingRoutes.saveImageSubcategory, { params, body: { name, version: 0, ...more } })
  const [{ imageTagId }, made] = [(await tag('Mela')).data, (await occasion('Fair')).data]
  const { imageSubcategoryId, version } = made
  const deleteTag = (restore?: true) =>
    admin.client.call(greetingRoutes.deleteImageTag, {
      params: { imageTagId },
      body: restore ? { restore } : {},
    })
  const deleteOccasion = (restore?: true) =>
    admin.client.call(greetingRoutes.deleteImageSubcategory, {
      params,
      body: { imageSubcategoryId, ...(restore && { restore }) },
    })
  await allow(false)
  for (const refused of [
    await tag('Sale'),
    await occasion('Another fair'),
    await occasion('Renamed', { imageSubcategoryId, version }),
  ])
    expect(refused.failure).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('not open') })
  expect([(await deleteTag()).status, (await deleteOccasion()).status]).toEqual([200, 200])
  for (const refused of [await deleteTag(true), await deleteOccasion(true)])
    expect(refused.failure).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('not open') })
  await allow(true)
  expect([(await deleteTag(true)).status, (await deleteOccasion(true)).status]).toEqual([200, 200])
})

test('a wish is not fulfilled with a post that is not shown to who wished for it', async () => {
  await allow(true)
  const { imageRequestId } = await owner.client.ok(imagePostRoutes.requestImages, {
    body: { businessId, occasion: 'Bonalu' },
  })
  const fulfil = () =>
    admin.client.call(imagePostRoutes.answerImageRequest, {
      params: { imageRequestId },
      body: { status: 'DONE', imageId: own.imageId },
    })
  await allow(false)
  expect((await fulfil()).failure).toMatchObject({ code: 'NOT_FOUND', field: 'imageId' })
  await allow(true)
  expect((await fulfil()).status).toBe(200)
})
