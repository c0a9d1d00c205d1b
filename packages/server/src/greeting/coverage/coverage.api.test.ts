import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { coverageRoutes } from '@parichay/contract/greeting/routes.coverage.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePost } from '../../testing/makers.post.ts'
import { makeAgency, makeStaff, type TestStaff } from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let admin: TestStaff
let imageCategoryId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  await makeAgency(w, { isSuperAdmin: true })
  admin = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  ;({ imageCategoryId } = await admin.client.ok(greetingRoutes.saveImageCategory, {
    body: { name: 'Fairs', version: 0 },
  }))
})
afterAll(() => w.close())

test('the sixty days that come, with what is shown of each; what is hidden, gone or of others does not count', async () => {
  const today = istDay(w.clock.now())
  const add = async (name: string, day: string) =>
    (
      await admin.client.ok(greetingRoutes.saveImageSubcategory, {
        params: { imageCategoryId },
        body: {
          name,
          version: 0,
          dateType: 'FLEXIBLE',
          days: [
            { day, who: '' },
            { day: addDays(day, 1), who: 'some' },
          ],
        },
      })
    ).imageSubcategoryId
  const soon = await add('Soon', addDays(today, 5))
  await add('Far', addDays(today, 61))
  await add('Gone', addDays(today, -2))
  const post = (more: object) =>
    makePost(w, admin.agency, { imageCategoryId, imageSubcategoryId: soon, language: 'ta', ...more })
  await post({})
  await post({})
  await post({ type: 'STORY_IMAGE' })
  await post({ language: 'hi', isShown: false })
  await post({ language: 'bn', deletedAt: w.clock.now() })
  const other = await makeAgency(w)
  await makePost(w, other, { imageCategoryId, imageSubcategoryId: soon, language: 'en' })
  const list = await admin.client.ok(coverageRoutes.getImageCoverage, {})
  expect(list.map(({ name, day }) => [name, day])).toEqual([['Soon', addDays(today, 5)]])
  expect(list[0]!.counts.toSorted((a, b) => (a.shape < b.shape ? -1 : 1))).toEqual([
    { language: 'ta', shape: 'SQUARE', pictures: 2 },
    { language: 'ta', shape: 'STORY', pictures: 1 },
  ])
  const answer = await admin.client.call(coverageRoutes.getImageCoverage, {
    query: { agencyId: other.agencyId },
  })
  expect(answer.status).toBe(404)
})
