import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeBusiness, makeDocument } from '../../testing/makers.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { makePeriod } from '../../testing/makers.plan.ts'
import { makeVideoTemplate } from '../../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import * as drawing from './work.draw.ts'
import { filmOne } from './work.ts'

let w: TestWorld
let shop: TestShop
let videoNo: number
let key: string
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
})
afterAll(() => w.close())

const client = () => shop.customer.client
const look = () => client().ok(userVideoRoutes.getUserVideo, { params: { videoNo } })
/** Orders the film and makes it. */
async function film() {
  const { version, agencyId } = await look()
  const { render } = await client().ok(userVideoRoutes.renderUserVideo, { body: { videoNo, version } })
  await filmOne(w.world, { agencyId, renderId: render!.renderNo })
  return look()
}

/** A video with a photograph, of a business whose plan has one film. */
beforeEach(async () => {
  vi.spyOn(drawing, 'encodeScene').mockImplementation(async (_world, _scene, _images, { folder }) => {
    const path = join(folder, 'film.mp4')
    await writeFile(path, 'a film')
    return path
  })
  const today = istDay(w.clock.now())
  const business = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry: addDays(today, 200) })
  const limits = { promotionalVideoLimit: 1 }
  await makePeriod(w, business, { from: addDays(today, -1), until: addDays(today, 300), limits })
  const documentId = await makeDocument(w, business)
  const { platform } = w.world.database
  const document = platform.selectFrom('document').select('storageKey')
  key = (await document.where('documentId', '=', documentId).executeTakeFirstOrThrow()).storageKey
  const values = {
    texts: { headline: 'Sale' },
    pictures: { photo: { documentId, crop: null } },
    colours: {},
    hasLogo: false,
    music: '',
    language: 'en' as const,
  }
  const { businessId } = business
  const body = { businessId, templateId: await makeVideoTemplate(w), title: 'Our film', values }
  videoNo = (await client().ok(userVideoRoutes.saveUserVideo, { body })).videoNo
})

test.each([
  ['IMAGE_MISSING', undefined],
  ['PICTURE_UNREADABLE', 'no picture'],
])('a film is not made, nor counted, without a picture it was ordered with: %s', async (fault, stored) => {
  if (stored !== undefined) await w.world.storage.put(key, Buffer.from(stored))
  const made = await film()
  expect(made.render).toMatchObject({ state: 'failed', fault })
  expect(made.cover).toMatchObject({ by: 'plan', left: 1 })
  const image = { width: 40, height: 40, channels: 3, background: '#7a2e1f' } as const
  await w.world.storage.put(key, await sharp({ create: image }).webp().toBuffer())
  expect((await film()).render).toMatchObject({ state: 'ready' })
})
