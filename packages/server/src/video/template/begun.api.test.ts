import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { testLanguages } from '@parichay/contract/video/template.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBusiness } from '../../testing/makers.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { makeVideoTemplate } from '../../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { plainContent, plainScene } from '../fixtures.ts'
import { addVersion, changeTemplate } from './store.ts'

let w: TestWorld
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
})
afterAll(() => w.close())

test('a new video begins with the version its editor showed, so that nothing typed is lost; never with one that was not offered', async () => {
  const templateId = await makeVideoTemplate(w)
  const { platform } = w.world.database
  const now = w.clock.now()
  for (const language of testLanguages)
    await platform
      .insertInto('videoTemplateTest')
      .values({ templateId, version: 1, language, state: 'good', touchedAt: now, createdAt: now })
      .execute()
  // Of the third version, the headline is gone; the second was never tested.
  const whole = plainContent({})
  const content = { ...whole, slots: whole.slots.filter(({ key }) => key !== 'headline') }
  await platform.transaction().execute(async (tx) => {
    for (const version of [2, 3])
      await addVersion(tx, templateId, version, { content, scene: plainScene(), madeBy: 'test', now })
    await changeTemplate(tx, templateId, { version: 3, publishedVersion: 3 })
  })
  const expiry = addDays(istDay(now), 200)
  const { businessId } = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry })
  const begin = (more: object) =>
    shop.customer.client.ok(userVideoRoutes.saveUserVideo, {
      body: {
        businessId,
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
        ...more,
      },
    })
  const shown = await begin({ templateVersion: 1 })
  expect([shown.templateVersion, shown.values.texts]).toEqual([1, { headline: 'Sale' }])
  for (const templateVersion of [undefined, 2, 3, 9])
    expect((await begin(templateVersion === undefined ? {} : { templateVersion })).templateVersion).toBe(3)
})
