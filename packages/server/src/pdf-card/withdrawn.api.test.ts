import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { pdfVerifyRoutes } from '@parichay/contract/pdf-card/routes.verify.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBusiness } from '../testing/makers.ts'
import { openShop, type TestShop } from '../testing/makers.payment.ts'
import { makePeriod } from '../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
})
afterAll(() => w.close())

test('a card whose template was withdrawn is listed, exported and verified in another design of its kind', async () => {
  const today = istDay(w.clock.now())
  const business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today, 200) })
  const { businessId } = business
  await makePeriod(w, business, {
    from: addDays(today, -1),
    until: addDays(today, 300),
    limits: { pdfCardLimit: 3 },
  })
  const { client } = shop.customer
  const { start } = await client.ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId } })
  const details = {
    ...start,
    templateCode: 'desk' as const,
    person: { ...start.person, name: 'Asha', idNo: 'S-1' },
  }
  const { pdfCardNo } = await client.ok(pdfCardRoutes.updatePdfCardBasicDetails, {
    body: { businessId, details },
  })
  await w.world.database.platform
    .updateTable('pdfCard')
    .set({ templateCode: 'gone' as never, details: JSON.stringify({ ...details, templateCode: 'gone' }) })
    .where('pdfCardNo', '=', pdfCardNo)
    .execute()
  const { list } = await shop.admin.client.ok(pdfCardRoutes.getPdfCardList, { query: {} })
  expect(list.find((one) => one.pdfCardNo === pdfCardNo)).toMatchObject({ kind: 'id', templateCode: 'desk' })
  const exported = await client.call(pdfCardRoutes.exportPdfCard, { body: { pdfCardNo } })
  expect([exported.status, exported.data?.details.templateCode]).toEqual([200, 'desk'])
  const pass = await client.ok(pdfVerifyRoutes.getPdfPass, { query: { pdfCardNo } })
  const page = await client.get(new URL(pass.url).pathname)
  expect([page.status, page.bytes.toString().includes('Asha')]).toEqual([200, true])
})
