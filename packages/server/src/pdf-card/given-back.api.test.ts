import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { giveSingle } from '../payment/store.goods.ts'
import { agencyScope } from '../platform/scope.ts'
import { makeBusiness, type TestBusiness } from '../testing/makers.ts'
import { openShop, type TestShop } from '../testing/makers.payment.ts'
import { makePeriod } from '../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let shop: TestShop
let business: TestBusiness
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
})
beforeEach(async () => {
  vi.restoreAllMocks()
  const today = istDay(w.clock.now())
  business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today, 200) })
  const limits = { pdfCardLimit: 3 }
  await makePeriod(w, business, { from: addDays(today, -1), until: addDays(today, 300), limits })
})
afterAll(() => w.close())

const client = () => shop.customer.client
const ofBusiness = () =>
  client().ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId: business.businessId } })
const used = async () => (await ofBusiness()).allowance.used
const save = (
  body: { businessId: number; details: PdfCardDetails } | { pdfCardNo: number; details: PdfCardDetails },
) => client().ok(pdfCardRoutes.updatePdfCardBasicDetails, { body })
async function makeCard() {
  const { start } = await ofBusiness()
  start.person.name = 'Asha'
  return save({ businessId: business.businessId, details: start })
}
const exportIt = (pdfCardNo: number) => client().call(pdfCardRoutes.exportPdfCard, { body: { pdfCardNo } })

/** The next file is drawn when the test says so, and breaks then. */
function breakNext() {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<never>()
  vi.spyOn(w.world.renderer, 'render').mockImplementationOnce(() => {
    begun.resolve()
    return end.promise
  })
  return { begun: begun.promise, breakIt: () => end.reject(new Error('no thread')) }
}

const corrected = (details: PdfCardDetails): PdfCardDetails => ({
  ...details,
  common: { ...details.common, tagline: 'New words' },
})

test('a file that breaks gives nothing back while its correction lives on what it took', async () => {
  const { pdfCardNo, details } = await makeCard()
  const { begun, breakIt } = breakNext()
  const first = exportIt(pdfCardNo)
  await begun
  await save({ pdfCardNo, details: corrected(details) })
  expect((await exportIt(pdfCardNo)).status).toBe(200)
  expect(await used()).toBe(1)
  breakIt()
  expect((await first).status).toBe(500)
  expect(await used()).toBe(1)
})

test('an old file that is drawn again for a download is no new export', async () => {
  const { pdfCardNo } = await makeCard()
  await exportIt(pdfCardNo)
  const shown = async () => (await client().ok(pdfCardRoutes.getPdfCard, { query: { pdfCardNo } })).exported
  const first = await shown()
  expect(first).toMatchObject({ isCurrent: true })
  await w.world.database.platform
    .updateTable('pdfCardExport')
    .set({ storageKey: null })
    .where('pdfCardNo', '=', pdfCardNo)
    .execute()
  w.clock.move(60_000)
  const file = await client().get(`/api/v1/pdf-card/downloadPdfCard?pdfCardNo=${pdfCardNo}`)
  expect(file.status).toBe(200)
  const kept = await w.world.database.platform
    .selectFrom('pdfCardExport')
    .select('storageKey')
    .where('pdfCardNo', '=', pdfCardNo)
    .executeTakeFirstOrThrow()
  expect(kept.storageKey).not.toBeNull()
  expect(await shown()).toEqual(first)
})

test('where its correction breaks as well, what was bought singly is there again, once', async () => {
  const { pdfCardNo, details } = await makeCard()
  const scope = agencyScope(shop.agency.agencyId)
  await w.world.database.inScope(scope, (tx) => giveSingle(tx, scope, 'pdf', pdfCardNo, 1))
  const shown = () => client().ok(pdfCardRoutes.getPdfCard, { query: { pdfCardNo } })
  const one = breakNext()
  const first = exportIt(pdfCardNo)
  await one.begun
  await save({ pdfCardNo, details: corrected(details) })
  const two = breakNext()
  const second = exportIt(pdfCardNo)
  await two.begun
  one.breakIt()
  await first
  expect((await shown()).cover.by).toBe('made')
  two.breakIt()
  await second
  expect((await shown()).cover.by).toBe('single')
  expect(await used()).toBe(0)
  expect((await exportIt(pdfCardNo)).status).toBe(200)
  expect((await shown()).cover.by).toBe('made')
})
