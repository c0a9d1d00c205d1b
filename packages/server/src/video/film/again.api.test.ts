import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { giveSingle } from '../../payment/store.goods.ts'
import { agencyScope } from '../../platform/scope.ts'
import { makeBusiness } from '../../testing/makers.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { makeVideoTemplate } from '../../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import * as drawing from './work.draw.ts'
import { filmOne, sweep } from './work.ts'

let w: TestWorld
let shop: TestShop
let videoNo: number
let templateId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
  templateId = await makeVideoTemplate(w)
})
afterAll(() => w.close())

const client = () => shop.customer.client
const look = () => client().ok(userVideoRoutes.getUserVideo, { params: { videoNo } })
const order = async () =>
  client().call(userVideoRoutes.renderUserVideo, { body: { videoNo, version: (await look()).version } })
const film = async () => {
  const { render, agencyId } = await look()
  await filmOne(w.world, { agencyId, renderId: render!.renderNo })
  return look()
}
const save = (headline: string, more: object = { videoNo }) =>
  client().ok(userVideoRoutes.saveUserVideo, {
    body: {
      ...more,
      templateId,
      title: 'Our film',
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
const filmsWork = () =>
  vi.spyOn(drawing, 'encodeScene').mockImplementation(async (_world, _scene, _images, { folder }) => {
    const path = join(folder, 'film.mp4')
    await writeFile(path, 'a film')
    return path
  })

/** A film that was bought singly was given out; its file went after its days. */
beforeEach(async () => {
  vi.restoreAllMocks()
  filmsWork()
  const expiry = addDays(istDay(w.clock.now()), 200)
  const { businessId } = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry })
  videoNo = (await save('Sale today', { businessId })).videoNo
  const scope = agencyScope(shop.agency.agencyId)
  await w.world.database.inScope(scope, (tx) => giveSingle(tx, scope, 'video', videoNo, 1))
  await order()
  expect((await film()).render!.state).toBe('ready')
  const ago = (days: number) => new Date(w.clock.now().getTime() - days * 86_400_000)
  const { platform } = w.world.database
  await platform
    .updateTable('userVideoRender')
    .set({ readyAt: ago(91), createdAt: ago(91) })
    .where('videoNo', '=', videoNo)
    .execute()
  await platform
    .updateTable('usageTake')
    .set({ takenAt: ago(91) })
    .where('businessId', '=', businessId)
    .execute()
  await sweep(w.world)
  expect((await look()).cover.by).toBe('made')
})

const cancel = () => client().ok(userVideoRoutes.cancelUserVideo, { body: { videoNo } })

test('cancelled while it is made again, it buys no other film, and is made again all the same', async () => {
  expect((await order()).status).toBe(200)
  expect((await cancel()).render).toMatchObject({ state: 'cancelled', readyAt: null })
  expect((await look()).cover.by).toBe('made')
  await save('Another film')
  expect((await look()).cover.by).toBe('none')
  expect((await order()).status).toBe(402)
  await save('Sale today')
  expect((await look()).cover.by).toBe('made')
  expect((await order()).status).toBe(200)
  expect((await film()).film).toMatchObject({ isCurrent: true })
})

test('where making it again fails, trying once more is free', async () => {
  expect((await order()).status).toBe(200)
  vi.mocked(drawing.encodeScene).mockRejectedValue(new Error('the encoder is gone'))
  await film()
  expect((await film()).render).toMatchObject({ state: 'failed', readyAt: null })
  filmsWork()
  expect((await look()).cover.by).toBe('made')
  expect((await order()).status).toBe(200)
  expect((await film()).render!.state).toBe('ready')
  await save('Another film')
  expect((await look()).cover.by).toBe('none')
})

test('while it is made again it is the last film of its video in All Projects too, though another one was ordered since', async () => {
  const inState = async (state: 'waiting' | 'ready') =>
    (await shop.admin.client.ok(userVideoRoutes.listUserVideos, { query: { state } })).list.map(
      (one) => one.videoNo,
    )
  const { version } = await save('Another film')
  await client().ok(userVideoRoutes.renderUserVideo, { body: { videoNo, version, isSample: true } })
  expect((await film()).render).toMatchObject({ state: 'ready', isSample: true })
  w.clock.move(60_000)
  await save('Sale today')
  expect((await order()).status).toBe(200)
  expect((await look()).render!.state).toBe('waiting')
  expect(await inState('waiting')).toContain(videoNo)
  expect(await inState('ready')).not.toContain(videoNo)
  expect((await film()).render!.state).toBe('ready')
  expect(await inState('ready')).toContain(videoNo)
})
