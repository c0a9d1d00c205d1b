import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { sql } from 'kysely'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Tx } from '../../platform/db.ts'
import { makeBusiness } from '../../testing/makers.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { makeVideoTemplate } from '../../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import * as drawing from './work.draw.ts'
import { filmOne } from './work.ts'

let w: TestWorld
let shop: TestShop
let templateId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
  templateId = await makeVideoTemplate(w)
})
beforeEach(() => vi.restoreAllMocks())
afterAll(() => w.close())

const today = () => istDay(w.clock.now())
async function order() {
  const isPaid = { isPaid: true, expiry: addDays(today(), 200) }
  const business = await makeBusiness(w, { owner: shop.customer, ...isPaid })
  const days = { from: addDays(today(), -1), until: addDays(today(), 300) }
  await makePeriod(w, business, { ...days, limits: { promotionalVideoLimit: 2 } })
  const { client } = shop.customer
  const { videoNo, agencyId } = await client.ok(userVideoRoutes.saveUserVideo, {
    body: {
      businessId: business.businessId,
      templateId,
      title: 'Our film',
      values: {
        texts: { headline: 'Sale' },
        pictures: {},
        colours: {},
        hasLogo: false,
        music: '',
        language: 'en',
      },
    },
  })
  const { render } = await client.ok(userVideoRoutes.renderUserVideo, { body: { videoNo, version: 1 } })
  return { videoNo, id: { agencyId, renderId: render!.renderNo } }
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 300))
/** As who cancels does: the video is held, then its films. */
const hold = (tx: Tx, videoNo: number) =>
  sql`select from user_video where video_no = ${videoNo} for update`.execute(tx)
const cancel = (tx: Tx, videoNo: number) =>
  sql`update user_video_render set state = 'cancelled' where video_no = ${videoNo}`.execute(tx)
const stateOf = async (videoNo: number) => {
  const { rows } = await sql<{ state: string; filmState: string }>`
    select r.state, v.film_state from user_video_render r join user_video v using (agency_id, video_no)
    where video_no = ${videoNo}`.execute(w.world.database.platform)
  return rows
}
const cancelled = [{ state: 'cancelled', filmState: 'cancelled' }]

test('who cancels a film while it is taken up goes first, and nobody is turned away', async () => {
  const { videoNo, id } = await order()
  let worker: Promise<void> | undefined
  await w.world.database.platform.transaction().execute(async (tx) => {
    await hold(tx, videoNo)
    worker = filmOne(w.world, id)
    await soon()
    await cancel(tx, videoNo)
  })
  await worker
  expect(await stateOf(videoNo)).toEqual(cancelled)
})

test('the same while its film becomes ready', async () => {
  const drawn = Promise.withResolvers<void>()
  vi.spyOn(drawing, 'encodeScene').mockImplementation(async (_world, _scene, _images, { folder }) => {
    await drawn.promise
    const path = join(folder, 'film.mp4')
    await writeFile(path, 'a film')
    return path
  })
  const { videoNo, id } = await order()
  const worker = filmOne(w.world, id)
  await expect.poll(() => stateOf(videoNo)).toEqual([{ state: 'rendering', filmState: 'rendering' }])
  await w.world.database.platform.transaction().execute(async (tx) => {
    await hold(tx, videoNo)
    drawn.resolve()
    await soon()
    await cancel(tx, videoNo)
  })
  await worker
  expect(await stateOf(videoNo)).toEqual(cancelled)
})
