import { addDays, istDay, paidStatus } from '@parichay/contract/business/rules.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { startValues } from '@parichay/contract/video/rules.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeBusiness, makeCustomer, makeStaff, type TestStaff } from '../testing/makers.ts'
import { makePeriod } from '../testing/makers.plan.ts'
import { makeVideoTemplate } from '../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { plainContent, plainScene } from './fixtures.ts'

let w: TestWorld
let root: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
})
afterAll(() => w.close())

const read = (id: number) =>
  root.client.ok(videoTemplateRoutes.getVideoTemplate, { params: { id }, query: {} })
async function mark(templateId: number, isPremium: boolean, content = plainContent()) {
  const { version } = await read(templateId)
  return root.client.ok(videoTemplateRoutes.saveVideoTemplate, {
    body: { templateId, version, content, scene: JSON.stringify(plainScene()), isPremium },
  })
}

test('the mark alone is no new version, and counts at once; with other words it is one', async () => {
  const templateId = await makeVideoTemplate(w)
  expect(await read(templateId)).toMatchObject({ isPremium: false, version: 1, publishedVersion: 1 })
  expect(await mark(templateId, true)).toMatchObject({ isPremium: true, version: 1, status: 'PUBLISHED' })
  const [told] = await w.world.database.platform
    .selectFrom('audit')
    .select('detail')
    .where('object', '=', `videoTemplate ${templateId}`)
    .execute()
  expect(JSON.stringify(told!.detail)).toContain('isPremium')
  const owner = await makeCustomer(w, { agency: await makeAgency(w) })
  const offered = await owner.client.ok(videoTemplateRoutes.listVideoTemplates, { query: {} })
  expect(offered.find((one) => one.templateId === templateId)!.isPremium).toBe(true)
  const only = async (isPremium: 'true' | 'false') =>
    (await owner.client.ok(videoTemplateRoutes.listVideoTemplates, { query: { isPremium } })).map(
      (one) => one.templateId,
    )
  expect(await only('true')).toContain(templateId)
  expect(await only('false')).not.toContain(templateId)
  const renamed = await mark(templateId, false, plainContent({ title: 'Other words' }))
  expect(renamed).toMatchObject({ isPremium: false, version: 2, title: 'Other words' })
})

test('without a plan that has films no film of a premium template is made, not even a sample; with one it is', async () => {
  const templateId = await makeVideoTemplate(w)
  const agency = await makeAgency(w)
  const owner = await makeCustomer(w, { agency })
  const business = await makeBusiness(w, { owner })
  const { businessId } = business
  const { facts } = await owner.client.ok(userVideoRoutes.getUserVideosByBusiness, { query: { businessId } })
  const add = async () =>
    owner.client.ok(userVideoRoutes.saveUserVideo, {
      body: { businessId, templateId, title: 'Mine', values: startValues(plainContent(), facts) },
    })
  const order = ({ videoNo, version }: { videoNo: number; version: number }, isSample: boolean) =>
    owner.client.call(userVideoRoutes.renderUserVideo, { body: { videoNo, version, isSample } })
  const free = await add()
  expect(free.can.render).toBe(true)
  expect((await order(free, true)).status).toBe(200)
  await mark(templateId, true)
  const video = await add()
  expect(video.can.render).toBe('PLAN_NEEDED')
  for (const isSample of [true, false])
    expect((await order(video, isSample)).failure).toMatchObject({ code: 'PLAN_NEEDED' })
  // A single purchase pays for it as a plan does.
  const { platform } = w.world.database
  const pays = (singleDownloads: number) =>
    platform.updateTable('userVideo').set({ singleDownloads }).where('videoNo', '=', video.videoNo).execute()
  await pays(1)
  expect((await order(video, true)).status).toBe(200)
  await pays(0)
  const other = await add()
  expect((await order(other, true)).failure.code).toBe('PLAN_NEEDED')
  const today = istDay(w.clock.now())
  const until = addDays(today, 299)
  await makePeriod(w, business, { from: today, until })
  await platform
    .updateTable('business')
    .set({ expiryDateForCustomer: until, paymentStatus: paidStatus })
    .where('businessId', '=', businessId)
    .execute()
  const now = await owner.client.ok(userVideoRoutes.getUserVideo, { params: { videoNo: other.videoNo } })
  expect(now.can.render).toBe(true)
  expect((await order(other, true)).status).toBe(200)
})
