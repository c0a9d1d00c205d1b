import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { videoBounds } from '@parichay/contract/video/template.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeBusiness, makeStaff, type TestBusiness, type TestStaff } from '../../testing/makers.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { makeVideoTemplate } from '../../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { runJob } from '../work.ts'

let w: TestWorld
let shop: TestShop
let admin: TestStaff
let templateId: number
let business: TestBusiness
let videoNo: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
  admin = await makeStaff(w, 'admin', { agency: shop.customer.agency })
  templateId = await makeVideoTemplate(w)
})
afterAll(() => w.close())
beforeEach(async () => {
  const today = istDay(w.clock.now())
  const { client } = shop.customer
  business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today, 200) })
  const days = { from: addDays(today, -1), until: addDays(today, 300) }
  await makePeriod(w, business, { ...days, limits: { promotionalVideoLimit: 2 } })
  const texts = { headline: 'Sale' }
  const values = { texts, pictures: {}, colours: {}, hasLogo: false, music: '', language: 'en' } as const
  const body = { businessId: business.businessId, templateId, title: 'Our film', values }
  videoNo = (await client.ok(userVideoRoutes.saveUserVideo, { body })).videoNo
})
const remove = async () => {
  const { bulkJobId } = await admin.client.ok(bulkRoutes.deleteVideosInBulk, {
    body: { filter: { videoNos: [videoNo] }, expected: 1, confirmed: 1 },
  })
  await runJob(w.world, { ...shop.customer.agency, bulkJobId })
  return bulkJobId
}
const undo = async (bulkJobId: number) => {
  await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId }, body: {} })
  await runJob(w.world, { ...shop.customer.agency, bulkJobId })
  const { list } = await admin.client.ok(bulkRoutes.listBulkRows, { params: { bulkJobId }, query: {} })
  return list.map(({ state, reason }) => [state, reason])
}

test('a film that waits is cancelled with its video', async () => {
  await shop.customer.client.ok(userVideoRoutes.renderUserVideo, { body: { videoNo, version: 1 } })
  const bulkJobId = await remove()
  const { rows } = await sql<{
    state: string
  }>`select state from user_video_render where video_no = ${videoNo}`.execute(w.world.database.platform)
  expect(rows).toEqual([{ state: 'cancelled' }])
  expect(await undo(bulkJobId)).toEqual([['undone', null]])
})

test('where the business has as many as it can keep by now, it stays away', async () => {
  const bulkJobId = await remove()
  await sql`insert into user_video (agency_id, business_id, title)
    select agency_id, business_id, 'One more' from business, generate_series(1, ${videoBounds.ofBusiness}::int)
    where business_id = ${business.businessId}`.execute(w.world.database.platform)
  expect(await undo(bulkJobId)).toEqual([['kept', 'LIMIT_REACHED']])
})
