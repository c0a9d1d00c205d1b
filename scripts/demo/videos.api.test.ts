import { videoSoundRoutes } from '@parichay/contract/video/routes.sounds.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { fillReference } from '@parichay/server/reference.ts'
import { openShop } from '@parichay/server/testing/makers.payment.ts'
import { openTestWorld } from '@parichay/server/testing/world.ts'
import { expect, test } from 'vitest'
import { seedVideos } from './videos.ts'

test('shops of the demo have begun two films with their own name; one has music and a clip; a second start changes nothing', async () => {
  const w = await openTestWorld()
  const shop = await openShop(w)
  await fillReference(w.world.database)
  await seedVideos(w.world)
  await seedVideos(w.world)
  const { list } = await shop.customer.client.ok(userVideoRoutes.getUserVideosByBusiness, {
    query: { businessId: shop.business.businessId },
  })
  expect(list).toHaveLength(2)
  expect(list.every(({ templateTitle, render }) => templateTitle !== '' && render === null)).toBe(true)
  expect(list.flatMap(({ values }) => Object.keys(values.clips ?? {}))).toEqual(['clip'])
  const brought = await shop.customer.client.ok(videoSoundRoutes.listVideoSounds, {
    query: { businessId: shop.business.businessId },
  })
  expect(brought.map(({ title, kind }) => [title, kind])).toEqual([
    ['In our shop', 'clip'],
    ['Our jingle', 'music'],
  ])
  const offered = await shop.customer.client.ok(videoTemplateRoutes.listVideoTemplates, {})
  expect(offered.filter(({ isPremium }) => isPremium)).toHaveLength(2)
  expect(offered.slice(-2).every(({ isPremium }) => isPremium)).toBe(true)
  await w.close()
})
