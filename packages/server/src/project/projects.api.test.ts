import { projectRoutes } from '@parichay/contract/business/routes.projects.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillReference } from '../reference.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestStaff,
} from '../testing/makers.ts'
import { makeSingle } from '../testing/makers.payment.ts'
import { makePost } from '../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let platform: TestStaff
let festivals: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  await fillReference(w.world.database)
  const owner = await makeCustomer(w, { agency: await makeAgency(w) })
  const categories = await owner.client.ok(greetingRoutes.listImageCategories, {})
  festivals = categories.find(({ name }) => name === 'Festivals')!.imageCategoryId
})
afterAll(() => w.close())

test('all that the businesses of a customer have is counted by kind, and nothing of anybody else, deleted or gone', async () => {
  const owner = await makeCustomer(w, { agency: await makeAgency(w) })
  const stranger = await makeCustomer(w, { agency: owner.agency })
  const [one, two, gone, theirs] = [
    await makeBusiness(w, { owner }),
    await makeBusiness(w, { owner }),
    await makeBusiness(w, { owner }),
    await makeBusiness(w, { owner: stranger }),
  ]
  const counts = () => owner.client.ok(projectRoutes.getProjectCounts, {})
  expect(await counts()).toEqual({ digital_card: 0, pdf_id_card: 0, promotional_video: 0, greeting: 0 })
  for (const business of [one, gone, theirs]) await makeCard(w, { business })
  const first = await makeSingle(w, one, 'pdf')
  for (const business of [one, two, gone, theirs]) await makeSingle(w, business, 'pdf')
  for (const business of [two, theirs]) await makeSingle(w, business, 'video')
  const images = [
    await makePost(w, platform.agency, { imageCategoryId: festivals }),
    await makePost(w, platform.agency, { imageCategoryId: festivals }),
  ]
  const keep = (imageId: number, { businessId }: { businessId: number }) =>
    owner.client.ok(ownImageRoutes.setFavouriteImage, {
      params: { imageId },
      body: { businessId, isFavourite: true },
    })
  await keep(images[0]!, one)
  w.clock.move(1000)
  await keep(images[1]!, two)
  w.clock.move(1000)
  await keep(images[0]!, two)
  await owner.client.ok(pdfCardRoutes.deletePdfCard, { body: { pdfCardNo: first } })
  await w.world.database.platform
    .updateTable('business')
    .set({ deletedAt: w.clock.now() })
    .where('businessId', '=', gone.businessId)
    .execute()
  expect(await counts()).toEqual({ digital_card: 1, pdf_id_card: 2, promotional_video: 1, greeting: 3 })
  const saved = async () =>
    (await owner.client.ok(ownImageRoutes.listSavedImages, {})).list.map(({ businessId, post }) => [
      businessId,
      post.imageId,
    ])
  expect(await saved()).toEqual([
    [two.businessId, images[0]],
    [two.businessId, images[1]],
    [one.businessId, images[0]],
  ])
  await platform.client.ok(imagePostRoutes.deleteImagePosts, { body: { imageIds: [images[0]!] } })
  expect((await counts()).greeting).toBe(1)
  expect(await saved()).toEqual([[two.businessId, images[1]]])
  expect(await stranger.client.ok(ownImageRoutes.listSavedImages, {})).toEqual({ list: [] })
})

test('of what the agency does not sell there is no number', async () => {
  const agency = await makeAgency(w)
  // Before anybody comes to it: what is read of an agency is kept for half a minute.
  await sql`update agency set configuration = configuration
      || '{"pdfCardConfig":{"enablePdfCardProduct":false,"customerPlans":[]},"video":{"enableVideo":false}}'
      || '{"imagePost":{"enableImagePost":false,"isVideoPostsIncluded":false}}'
    where agency_id = ${agency.agencyId}`.execute(w.world.database.platform)
  const owner = await makeCustomer(w, { agency })
  await makeBusiness(w, { owner })
  expect(await owner.client.ok(projectRoutes.getProjectCounts, {})).toEqual({ digital_card: 0 })
})

test('a project of PDF cards has a name of its own in lists; nothing that is printed changes, and a newer version is not overwritten', async () => {
  const owner = await makeCustomer(w, { agency: await makeAgency(w) })
  const pdfCardNo = await makeSingle(w, await makeBusiness(w, { owner }), 'pdf')
  const card = await owner.client.ok(pdfCardRoutes.getPdfCard, { query: { pdfCardNo } })
  expect(card.title).toBe('')
  await owner.client.ok(pdfCardRoutes.markPdfCardPrinted, { body: { pdfCardNo, isPrinted: true } })
  const rename = (title: string, version: number) =>
    owner.client.call(pdfCardRoutes.renamePdfCard, { body: { pdfCardNo, title, version } })
  const named = (await rename('  Class 6 ', card.version)).data
  expect([named.title, named.details, named.version]).toEqual(['Class 6', card.details, card.version + 1])
  expect(named.printed?.isCurrent).toBe(true)
  expect((await rename('Class 7', card.version)).failure.code).toBe('CONFLICT')
  const long = await rename('x'.repeat(61), named.version)
  expect([long.status, long.failure.field]).toEqual([422, 'title'])
  // Details that are saved later leave the name.
  await owner.client.ok(pdfCardRoutes.updatePdfCardBasicDetails, {
    body: { pdfCardNo, version: named.version, details: card.details },
  })
  expect((await owner.client.ok(pdfCardRoutes.getPdfCard, { query: { pdfCardNo } })).title).toBe('Class 6')
  const stranger = await makeCustomer(w, { agency: owner.agency })
  const strange = await stranger.client.call(pdfCardRoutes.renamePdfCard, {
    body: { pdfCardNo, title: 'Mine', version: 3 },
  })
  expect(strange.status).toBe(404)
})
