import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillReference } from '../../reference.ts'
import { makeAgency, makeStaff, type TestStaff } from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { lastYear } from './fixtures.ts'

let w: TestWorld
let keeper: TestStaff
let agency: TestStaff

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  const shared = await makeAgency(w, { isSuperAdmin: true })
  await fillReference(w.world.database)
  keeper = await makeStaff(w, 'admin', { agency: shared })
  agency = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
})
afterAll(() => w.close())

const occasion = async (name: string, who = keeper) =>
  (await who.client.ok(greetingRoutes.listImageSubcategories, { query: {} })).find(
    (one) => one.name === name,
  )!
const daysOf = async (name: string, who = keeper) =>
  (await occasion(name, who)).days!.map(({ day }) => day).toSorted()
const years = async (name: string, who = keeper) =>
  (await daysOf(name, who)).map((day) => Number(day.slice(0, 4)))

async function save(name: string, more: object, who = keeper) {
  const { imageSubcategoryId, imageCategoryId, version, names, ...row } = await occasion(name, who)
  const { dateType, days, regions, communities, priority, showDaysBefore, source } = row
  const facts = { dateType, days, regions, communities, priority, showDaysBefore, source }
  await who.client.ok(greetingRoutes.saveImageSubcategory, {
    params: { imageCategoryId },
    body: { imageSubcategoryId, name, names, version, ...facts, ...more },
  })
}

/** The library as an installation has it that began with a calendar up to 2028. */
const asOf2028 = async () => {
  await sql`update image_subcategory set calendar_year = 2028 where calendar_year is not null`.execute(
    w.world.database.platform,
  )
  await sql`delete from image_subcategory_day where day >= '2029-01-01'`.execute(w.world.database.platform)
}

test('a library that stands gets the days of years that came later, each once, and what staff changed stays', async () => {
  await asOf2028()
  const before = await daysOf('Diwali')
  expect(before.at(-1)).toBe('2028-10-17')
  await save('Holi', { days: [] })
  await save('Raksha Bandhan', { days: [{ day: '2028-08-05' }, { day: '2029-08-24' }] })
  await save('Eid al-Fitr', { name: 'Eid' })
  await save('Krishna Janmashtami', { dateType: null, days: [] })
  await fillReference(w.world.database, '2026-11-29')
  expect(await daysOf('Diwali')).toEqual([...before, '2029-11-05', '2030-10-26'])
  expect(await daysOf('Holi')).toEqual([])
  expect(await daysOf('Krishna Janmashtami')).toEqual([])
  expect(await daysOf('Raksha Bandhan')).toEqual(['2028-08-05', '2029-08-24', '2030-08-13'])
  expect(await years('Eid')).toEqual(expect.arrayContaining([2029, 2030]))

  await save('Diwali', { days: before.map((day) => ({ day })) })
  await fillReference(w.world.database, '2026-11-29')
  expect(await daysOf('Diwali')).toEqual(before)
  expect(lastYear).toBe(2030)
})

test('a form that was opened with the days of before does not take the new ones away', async () => {
  await asOf2028()
  const { version } = await occasion('Ram Navami')
  await fillReference(w.world.database, '2026-11-29')
  await expect(save('Ram Navami', { version })).rejects.toThrow(/CONFLICT/)
})

test('fixed dates of every agency go on year by year, 29 February where there is one', async () => {
  const { imageCategoryId } = await agency.client.ok(greetingRoutes.saveImageCategory, {
    body: { name: 'Own days', version: 0 },
  })
  const add = (name: string, more: object) =>
    agency.client.ok(greetingRoutes.saveImageSubcategory, {
      params: { imageCategoryId },
      body: { name, version: 0, ...more },
    })
  await add('Founding day', { dateType: 'FIXED', days: [{ day: '2026-03-05' }, { day: '2027-03-05' }] })
  await add('Leap day', { dateType: 'FIXED', days: [{ day: '2028-02-29' }] })
  await add('Fair', { dateType: 'FLEXIBLE', days: [{ day: '2027-03-05' }] })
  await add('No day', { dateType: 'FIXED', days: [] })
  await fillReference(w.world.database, '2031-06-01')
  await fillReference(w.world.database, '2031-06-01')
  expect(await daysOf('Founding day', agency)).toEqual(
    [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033].map((year) => `${year}-03-05`),
  )
  expect(await daysOf('Leap day', agency)).toEqual(['2028-02-29', '2032-02-29'])
  expect(await daysOf('Fair', agency)).toEqual(['2027-03-05'])
  expect(await daysOf('No day', agency)).toEqual([])
  expect((await daysOf('Independence Day')).at(-1)).toBe('2033-08-15')
})

test('a library that begins when the calendar is nearly over has the fixed dates of the next two years from its first start', async () => {
  const { platform } = w.world.database
  for (const table of ['image_subcategory_day', 'image_subcategory', 'image_category'])
    await sql`delete from ${sql.table(table)}`.execute(platform)
  await fillReference(w.world.database, `${lastYear}-11-29`)
  expect((await daysOf('Independence Day')).at(-1)).toBe(`${lastYear + 2}-08-15`)
  expect((await years('Diwali')).at(-1)).toBe(lastYear)
})
