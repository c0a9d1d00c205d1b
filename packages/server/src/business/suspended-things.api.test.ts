import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { ownPosterRoutes } from '@parichay/contract/greeting/routes.poster.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { pdfVerifyRoutes } from '@parichay/contract/pdf-card/routes.verify.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveSingle } from '../payment/store.goods.ts'
import { agencyScope } from '../platform/scope.ts'
import { makeSingle, openShop, type TestShop } from '../testing/makers.payment.ts'
import { changeOf } from '../testing/makers.pdf-people.ts'
import { makeLibrary } from '../testing/makers.post.ts'
import { makeVideoTemplate } from '../testing/makers.video.ts'
import { ownPosterCases } from '../testing/matrix-cases.own.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
})
afterAll(() => w.close())

/** Stops a business, or lets it go on. */
const suspend = ({ business }: Pick<TestShop, 'business'>, isStopped: boolean) =>
  w.world.database.platform
    .updateTable('business')
    .set({
      suspendedAt: isStopped ? w.clock.now() : null,
      suspendedReason: isStopped ? 'Complaints' : null,
    })
    .where('businessId', '=', business.businessId)
    .execute()

test('nothing is bought singly for a suspended business either', async () => {
  const shop = await openShop(w)
  const [pdfCardNo, videoNo] = [
    await makeSingle(w, shop.business, 'pdf'),
    await makeSingle(w, shop.business, 'video'),
  ]
  const { createPdfCardPaymentOrder, createUserVideoPaymentOrder } = singlePaymentRoutes
  const { client } = shop.customer
  const order = async () => [
    await client.call(createPdfCardPaymentOrder, { body: { pdfCardNo, planId: 7 } }),
    await client.call(createUserVideoPaymentOrder, { body: { videoNo, planId: 9 } }),
  ]
  await suspend(shop, true)
  for (const { failure } of await order()) expect(failure).toMatchObject({ code: 'BUSINESS_SUSPENDED' })
  await suspend(shop, false)
  for (const { status } of await order()) expect(status).toBe(200)
})

const values = { texts: { headline: 'Sale' }, pictures: {}, colours: {}, hasLogo: false, music: '' }

test('nothing is made for a suspended business, whatever paid for it; what was made stays to be fetched', async () => {
  const shop = await openShop(w)
  const { businessId } = shop.business
  const { client } = shop.customer
  const templateId = await makeVideoTemplate(w)
  const { imageId } = await makeLibrary(w, shop.agency)
  const { start } = await client.ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId } })
  const details = { ...start, templateCode: 'desk' as const }
  const { pdfCardNo } = await client.ok(pdfCardRoutes.updatePdfCardBasicDetails, {
    body: { businessId, details },
  })
  await client.ok(pdfPeopleRoutes.savePdfPeople, {
    body: { pdfCardNo, changes: [changeOf({ name: 'Asha', idNo: '7' })] },
  })
  const film = { templateId, title: 'Our film', values: { ...values, language: 'en' as const } }
  const { videoNo, version } = await client.ok(userVideoRoutes.saveUserVideo, {
    body: { businessId, ...film },
  })
  const scope = agencyScope(shop.agency.agencyId)
  await w.world.database.inScope(scope, async (tx) => {
    await giveSingle(tx, scope, 'pdf', pdfCardNo, 3)
    await giveSingle(tx, scope, 'video', videoNo, 1)
  })
  const made = {
    card: () => client.call(pdfCardRoutes.exportPdfCard, { body: { pdfCardNo } }),
    cards: () =>
      client.call(pdfPeopleRoutes.startPdfJob, {
        body: { pdfCardNo, output: { layout: 'send', gutter: 0, duplex: 'long' } },
      }),
    film: () => client.call(userVideoRoutes.renderUserVideo, { body: { videoNo, version } }),
    greeting: () =>
      client.call(imagePostRoutes.getImagePostFile, { params: { imageId }, query: { businessId } }),
    poster: () =>
      client.call(
        ownPosterRoutes.getOwnPosterFile,
        ownPosterCases.getOwnPosterFile.input({ businessId } as never) as never,
      ),
    wish: () => client.call(imagePostRoutes.requestImages, { body: { businessId, occasion: 'Bonalu' } }),
  }
  const covers = async () => [
    (await client.ok(pdfCardRoutes.getPdfCard, { query: { pdfCardNo } })).cover,
    (await client.ok(userVideoRoutes.getUserVideo, { params: { videoNo } })).cover,
  ]
  await suspend(shop, true)
  for (const [what, make] of Object.entries(made))
    expect([what, (await make()).failure?.code]).toEqual([what, 'BUSINESS_SUSPENDED'])
  for (const cover of await covers()) expect(cover).toMatchObject({ by: 'none', why: 'suspended' })
  const quote = () => client.ok(pdfPeopleRoutes.quotePdfJob, { body: { pdfCardNo } })
  expect(await quote()).toMatchObject({ fits: 0, lacks: 1, singles: 3, why: 'suspended' })
  await suspend(shop, false)
  for (const cover of await covers()) expect(cover).toMatchObject({ by: 'single' })
  expect(await quote()).toMatchObject({ fits: 1, lacks: 0, why: null })
  expect((await made.card()).status).toBe(200)
  expect((await made.greeting()).status).toBe(200)
  await suspend(shop, true)
  expect((await made.card()).status).toBe(200)
  const whole = { pdfCardNo, forceDownloadWithoutSampleWatermark: 'true' } as const
  expect((await client.call(pdfCardRoutes.downloadPdfCard, { query: whole })).status).toBe(200)
})

test('the owner of a suspended business saves and copies none of its things; staff do, and a lost card is taken back', async () => {
  const shop = await openShop(w)
  const { businessId } = shop.business
  const templateId = await makeVideoTemplate(w)
  const { imageId } = await makeLibrary(w, shop.agency)
  const pdfCardNo = await makeSingle(w, shop.business, 'pdf')
  const videoNo = await makeSingle(w, shop.business, 'video')
  const { start: details } = await shop.customer.client.ok(pdfCardRoutes.getPdfCardsByBusiness, {
    query: { businessId },
  })
  const film = { templateId, title: 'Our film', values: { ...values, language: 'en' as const } }
  const changes = [changeOf({ name: 'Asha', idNo: '7' })]
  const saves = ({ client }: { client: TestShop['customer']['client'] }) => ({
    newCard: () => client.call(pdfCardRoutes.updatePdfCardBasicDetails, { body: { businessId, details } }),
    card: () => client.call(pdfCardRoutes.updatePdfCardBasicDetails, { body: { pdfCardNo, details } }),
    people: () => client.call(pdfPeopleRoutes.savePdfPeople, { body: { pdfCardNo, changes } }),
    newFilm: () => client.call(userVideoRoutes.saveUserVideo, { body: { businessId, ...film } }),
    film: () => client.call(userVideoRoutes.saveUserVideo, { body: { videoNo, ...film } }),
    frames: () =>
      client.call(frameRoutes.updateImagePostSettings, {
        body: { businessId, texts: { tagline: 'Since 1970' } as never },
      }),
    copy: () => client.call(businessRoutes.cloneBusiness, { body: { businessId } }),
    noCard: () => client.call(pdfCardRoutes.deletePdfCard, { body: { pdfCardNo } }),
    noFilm: () => client.call(userVideoRoutes.deleteUserVideo, { body: { videoNo } }),
  })
  await suspend(shop, true)
  for (const [what, save] of Object.entries(saves(shop.customer)))
    expect([what, (await save()).failure?.code]).toEqual([what, 'BUSINESS_SUSPENDED'])
  const words = { params: { imageId }, body: { businessId, edit: null } }
  const { failure } = await shop.customer.client.call(ownPosterRoutes.keepPosterWords, words)
  expect(failure.code).toBe('BUSINESS_SUSPENDED')
  const lost = { body: { pdfCardNo, revoked: true, reason: 'Lost' } }
  expect((await shop.customer.client.call(pdfVerifyRoutes.revokePdfPass, lost)).status).toBe(200)
  for (const [what, save] of Object.entries(saves(shop.admin)))
    expect([what, (await save()).status]).toEqual([what, 200])
})
