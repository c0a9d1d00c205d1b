import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBusiness } from '../../testing/makers.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { changeOf } from '../../testing/makers.pdf-people.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { sweepJobs } from './work.ts'

let w: TestWorld
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
})
afterAll(() => w.close())

test('what people’s cards said in a file that was cancelled goes after 30 days, as with one that was made', async () => {
  const today = istDay(w.clock.now())
  const business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today, 200) })
  const { businessId } = business
  const until = addDays(today, 300)
  await makePeriod(w, business, { from: addDays(today, -1), until, limits: { pdfCardLimit: 5 } })
  const { client } = shop.customer
  const { start } = await client.ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId } })
  const { pdfCardNo } = await client.ok(pdfCardRoutes.updatePdfCardBasicDetails, {
    body: { businessId, details: { ...start, templateCode: 'desk' } },
  })
  const changes = [changeOf({ name: 'Asha', bloodGroup: 'B+' }, 1), changeOf({ name: 'Ravi' }, 2)]
  await client.ok(pdfPeopleRoutes.savePdfPeople, { body: { pdfCardNo, changes } })
  const output = { layout: 'send', gutter: 0, duplex: 'long' } as const
  const { jobId } = await client.ok(pdfPeopleRoutes.startPdfJob, { body: { pdfCardNo, output } })
  await client.ok(pdfPeopleRoutes.cancelPdfJob, { body: { pdfCardNo, jobId } })
  const { platform } = w.world.database
  const known = async () =>
    (
      await platform
        .selectFrom('pdfCardJobItem')
        .select('drawn')
        .where('jobId', '=', jobId)
        .where('drawn', 'is not', null)
        .execute()
    ).length
  await sweepJobs(w.world)
  expect(await known()).toBe(2)
  await platform
    .updateTable('pdfCardJob')
    .set({ createdAt: new Date(w.clock.now().getTime() - 31 * 86_400_000) })
    .where('jobId', '=', jobId)
    .execute()
  await sweepJobs(w.world)
  expect(await known()).toBe(0)
})
