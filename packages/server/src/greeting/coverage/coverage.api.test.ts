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

test('a month with the days around it: every day of an occasion, and no more than a hundred of a kind are counted', async () => {
  const month = '2027-03'
  const add = async (name: string, ...days: string[]) =>
    (
      await admin.client.ok(greetingRoutes.saveImageSubcategory, {
        params: { imageCategoryId },
        body: { name, version: 0, dateType: 'FLEXIBLE', days: days.map((day) => ({ day, who: '' })) },
      })
    ).imageSubcategoryId
  const many = await add('Two days', '2027-03-10', '2027-03-11')
  await add('Just before', '2027-02-23')
  await add('Just after', '2027-04-06')
  await add('Before', '2027-02-22')
  await add('After', '2027-04-07')
  for (let at = 0; at < 103; at++)
    await makePost(w, admin.agency, { imageCategoryId, imageSubcategoryId: many, language: 'mr' })
  const read = (query: object) =>
    admin.client.call(coverageRoutes.getImageCalendar, { query: query as never })
  const list = (await read({ month })).data
  expect(list.map(({ name, days }) => [name, days])).toEqual([
    ['Just before', ['2027-02-23']],
    ['Two days', ['2027-03-10', '2027-03-11']],
    ['Just after', ['2027-04-06']],
  ])
  expect(list[1]!.counts).toEqual([{ language: 'mr', shape: 'SQUARE', pictures: 100 }])
  const wrong = await read({ month: '2027-13' })
  expect(wrong.failure).toMatchObject({ code: 'VALIDATION', field: 'month' })
  const other = await makeAgency(w)
  expect((await read({ month, agencyId: other.agencyId })).status).toBe(404)
})
