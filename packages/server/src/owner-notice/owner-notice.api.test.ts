import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { ownerNoticeRoutes } from '@parichay/contract/owner-notice/routes.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eraseOld } from '../analytics/sweep/store.ts'
import { makeBusiness, makeCustomer, type TestBusiness, type TestCustomer } from '../testing/makers.ts'
import { openShop, type TestShop } from '../testing/makers.payment.ts'
import { makeVideoTemplate } from '../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { filmOne, wake } from '../video/film/work.ts'
import * as drawing from '../video/film/work.draw.ts'

let w: TestWorld
let shop: TestShop
let owner: TestCustomer
let business: TestBusiness
let templateId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
  templateId = await makeVideoTemplate(w)
})
beforeEach(async () => {
  vi.restoreAllMocks()
  vi.spyOn(drawing, 'encodeScene').mockImplementation(async (_world, _scene, _images, { folder }) => {
    const path = join(folder, 'film.mp4')
    await writeFile(path, 'a film')
    return path
  })
  owner = await makeCustomer(w, { agency: shop.customer.agency })
  business = await makeBusiness(w, { owner, isPaid: true, expiry: addDays(istDay(w.clock.now()), 200) })
})
afterAll(() => w.close())

const client = () => owner.client
const bell = async (query: { before?: number; pageSize?: number } = {}) => {
  const { list, unread } = await client().ok(ownerNoticeRoutes.listOwnerNotices, { query })
  return { list: list.filter((one) => 'videoNo' in one), unread }
}
/** A sample is ordered: whose bell rings does not hang on a plan. */
async function order(title = 'Our film', headline = 'Sale today') {
  const { videoNo, agencyId } = await client().ok(userVideoRoutes.saveUserVideo, {
    body: {
      businessId: business.businessId,
      templateId,
      title,
      values: {
        texts: { headline },
        pictures: {},
        colours: {},
        hasLogo: false,
        music: '',
        language: 'en',
      },
    },
  })
  const { render } = await client().ok(userVideoRoutes.renderUserVideo, {
    body: { videoNo, version: 1, isSample: true },
  })
  return { videoNo, id: { agencyId, renderId: render!.renderNo } }
}

test('a film that is ready is told once, however often its job and the waker run', async () => {
  const { videoNo, id } = await order()
  expect((await bell()).list).toEqual([])
  await Promise.all([filmOne(w.world, id), filmOne(w.world, id)])
  await wake(w.world)
  await filmOne(w.world, id)
  const { list, unread } = await bell()
  expect(unread).toEqual({ count: 1, isMore: false })
  expect(list).toEqual([
    expect.objectContaining({
      kind: 'film_ready',
      videoNo,
      title: 'Our film',
      businessId: business.businessId,
      isSample: true,
      isRead: false,
    }),
  ])
})

test('a film that is given up is told once; one that is tried again or cancelled is not told of', async () => {
  vi.spyOn(drawing, 'encodeScene').mockRejectedValue(new Error('broken'))
  const failing = await order('Failing')
  await filmOne(w.world, failing.id)
  expect((await bell()).list).toEqual([])
  await filmOne(w.world, failing.id)
  expect((await bell()).list).toMatchObject([{ kind: 'film_failed', title: 'Failing' }])
  const { videoNo } = await order('Cancelled')
  await client().ok(userVideoRoutes.cancelUserVideo, { body: { videoNo } })
  expect((await bell()).list).toHaveLength(1)
})

test('a film whose file went after its days and that is ordered anew is another order', async () => {
  const { videoNo, id } = await order()
  await filmOne(w.world, id)
  await w.world.database.platform
    .updateTable('userVideoRender')
    .set({ storageKey: null })
    .where('renderId', '=', id.renderId)
    .execute()
  w.clock.move(3_600_000)
  await client().ok(userVideoRoutes.renderUserVideo, { body: { videoNo, version: 1, isSample: true } })
  await filmOne(w.world, id)
  expect((await bell()).list.map(({ kind }) => kind)).toEqual(['film_ready', 'film_ready'])
})

test('read singly, by video, or with all older ones; nobody hears of other people’s films, nor of a deleted video', async () => {
  const orders = [await order('One'), await order('Two'), await order('Three')]
  for (const { id } of orders) await filmOne(w.world, id)
  const [three, two, one] = (await bell()).list
  expect((await bell({ pageSize: 1, before: three!.noticeId })).list).toEqual([two])
  const read = (body: { noticeId?: number; andOlder?: boolean; videoNo?: number }, by = client()) =>
    by.ok(ownerNoticeRoutes.readOwnerNotices, { body })
  const stranger = (await makeCustomer(w)).client
  expect(await read({ noticeId: three!.noticeId, andOlder: true }, stranger)).toEqual({
    count: 0,
    isMore: false,
  })
  expect((await stranger.ok(ownerNoticeRoutes.listOwnerNotices, { query: {} })).list).toEqual([])
  expect(await read({ videoNo: three!.videoNo! })).toEqual({ count: 2, isMore: false })
  expect(await read({ noticeId: one!.noticeId })).toEqual({ count: 1, isMore: false })
  expect((await bell()).list.map(({ isRead }) => isRead)).toEqual([true, false, true])
  expect(await read({ noticeId: two!.noticeId, andOlder: true })).toEqual({ count: 0, isMore: false })
  await client().ok(userVideoRoutes.deleteUserVideo, { body: { videoNo: two!.videoNo! } })
  expect((await bell()).list.map(({ title }) => title)).toEqual(['Three', 'One'])
})

test('notices are kept 90 days', async () => {
  const { id } = await order()
  await filmOne(w.world, id)
  const later = (days: number) => new Date(w.clock.now().getTime() + days * 86_400_000)
  // Sessions are over by then, so the table itself is asked.
  const left = () =>
    w.world.database.platform
      .selectFrom('ownerNotice')
      .select('noticeId')
      .where('businessId', '=', business.businessId)
      .execute()
  await eraseOld(w.world.database.platform, later(89))
  expect(await left()).toHaveLength(1)
  await eraseOld(w.world.database.platform, later(91))
  expect(await left()).toEqual([])
})
