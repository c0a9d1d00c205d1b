import { addDays } from '@parichay/contract/business/rules.ts'
import { languagesOfBusiness, linkLanguages } from '@parichay/contract/greeting/languages.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { restDays } from '@parichay/contract/greeting/rules.day.ts'
import { posters } from '@parichay/greeting/posters/posters.ts'
import { demoBusinesses } from '@parichay/sandbox/demo/businesses.ts'
import { seasonNames } from '@parichay/server/greeting/day/rules.ts'
import { chooseImages } from '@parichay/server/greeting/day/usecase.ts'
import { listCategories, listSubcategories, saveTag } from '@parichay/server/greeting/store.ts'
import { agencyScope } from '@parichay/server/platform/scope.ts'
import { fillReference } from '@parichay/server/reference.ts'
import { makePost } from '@parichay/server/testing/makers.post.ts'
import { makeAgency, makeBusiness, makeCustomer, type TestAgency } from '@parichay/server/testing/makers.ts'
import { openTestWorld, type TestWorld } from '@parichay/server/testing/world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const names = [
  'श्री आनंद मिठाई भंडार',
  'Aarogyam Family Clinic',
  ...demoBusinesses
    .filter(({ agency }) => agency === 'rangtapi')
    .slice(0, 3)
    .map(({ facts }) => facts.businessName),
]
const businesses = names.map((name) => demoBusinesses.find(({ facts }) => facts.businessName === name)!.facts)
const first = '2026-11-22'
const days = Array.from({ length: 400 }, (_, at) => addDays(first, at))
let w: TestWorld
let platform: TestAgency
let agency: TestAgency
/** What the library says of each picture. */
const about = new Map<number, { category: string; occasion: string; language: string; tags: string[] }>()
let occasionsOn: (day: string) => string[]

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  platform = await makeAgency(w, { isSuperAdmin: true })
  agency = await makeAgency(w)
  await fillReference(w.world.database)
  const { platform: db } = w.world.database
  const categories = await listCategories(db, [platform.agencyId])
  const subcategories = await listSubcategories(db, [platform.agencyId], {})
  const tags = new Map<string, number>()
  for (const name of new Set(posters.flatMap(({ design }) => design.tags))) {
    const { imageTagId } = await w.world.database.inScope(agencyScope(platform.agencyId), (tx) =>
      saveTag(tx, agencyScope(platform.agencyId), name),
    )
    tags.set(name, imageTagId)
  }
  for (const { design, language, words, shape, isPremium } of posters) {
    if (design.agency) continue
    const category = categories.find(({ name }) => name === design.category)!
    const sub = subcategories.find(
      (one) => one.name === design.occasion && one.imageCategoryId === category.imageCategoryId,
    )
    const imageId = await makePost(w, platform, {
      title: words.head,
      type: `${shape}_IMAGE`,
      imageCategoryId: category.imageCategoryId,
      imageSubcategoryId: sub?.imageSubcategoryId ?? null,
      imageTagIds: design.tags.map((name) => tags.get(name)!),
      language,
      isPremium,
    })
    about.set(imageId, {
      category: design.category,
      occasion: design.occasion ?? '',
      language,
      tags: design.tags,
    })
  }
  occasionsOn = (day) =>
    subcategories.filter((one) => one.days.some((on) => on.day === day)).map(({ name }) => name)
}, 240_000)
afterAll(() => w.close())

const within = () => ({
  agencyIds: [agency.agencyId, platform.agencyId],
  by: agency.agencyId,
  withheldToo: false,
})
const wanted = (day: string, shape: 'SQUARE' | 'STORY' = 'SQUARE') => ({ day, shape, preference: {} })
const choose = (facts: (typeof businesses)[number], day: string, shape: 'SQUARE' | 'STORY' = 'SQUARE') =>
  chooseImages(
    w.world.database.platform,
    within(),
    { businessName: facts.businessName, category: facts.category, profile: facts },
    wanted(day, shape),
  )

test.each(businesses.map((facts) => [facts.businessName, facts] as const))(
  '%s: 400 days begin with six pictures, the occasion first, none again too soon',
  async (_, facts) => {
    const read: string[] = [
      ...linkLanguages,
      ...languagesOfBusiness({ ...facts, texts: [facts.businessName, facts.address ?? ''] }),
    ]
    const shown: { day: string; anyDay: number[] }[] = []
    for (const day of days) {
      const { occasion, anyDay } = await choose(facts, day)
      expect(anyDay.length).toBeGreaterThanOrEqual(6)
      expect(new Set([...occasion, ...anyDay]).size).toBe(occasion.length + anyDay.length)
      const here = occasionsOn(day)
      for (const id of occasion) expect(here, day).toContain(about.get(id)!.occasion)
      const drawn = [...about.values()].some(
        (one) => here.includes(one.occasion) && read.includes(one.language),
      )
      expect(occasion.length > 0, day).toBe(drawn)
      const weekday = new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
      for (const id of anyDay) {
        const { category, occasion: trade, tags } = about.get(id)!
        expect(['Good Morning', 'Quotes', 'Offers', 'Business Category']).toContain(category)
        if (category === 'Business Category') expect(trade).toBe(facts.category)
        // What wishes a good Monday comes on Mondays only.
        for (const tag of tags) if (/day$/.test(tag) && tag !== trade) expect(tag).toBe(weekday)
        // What is of a season comes in its months only.
        for (const tag of tags)
          expect(seasonNames.get(tag.toLowerCase()) ?? [Number(day.slice(5, 7))]).toContain(
            Number(day.slice(5, 7)),
          )
      }
      shown.push({ day, anyDay })
    }
    // None again while there are others: those for any day that are read here and were not there since.
    const pool = new Set(shown.flatMap(({ anyDay }) => anyDay).filter((id) => !isOfWeekday(id)))
    console.log(`${facts.businessName}: ${pool.size} pictures of any day go round`)
    for (const [at, { day, anyDay }] of shown.entries()) {
      const before = shown.slice(Math.max(0, at - restDays), at)
      for (const id of anyDay) {
        const last = before.findLastIndex((one) => one.anyDay.includes(id))
        if (last < 0) continue
        expect(isOfWeekday(id), `${day}: ${about.get(id)!.occasion}`).toBe(false)
        const since = new Set([...before.slice(last), { anyDay }].flatMap((one) => one.anyDay))
        expect(
          [...pool].filter((one) => !since.has(one)),
          day,
        ).toEqual([])
      }
    }
  },
  120_000,
)

const isOfWeekday = (id: number) =>
  about.get(id)!.tags.some((tag) => /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(tag))

test('stories too, and the call gives what the rule chose, again and again', async () => {
  const [facts] = businesses
  for (const day of days.slice(0, 60))
    expect((await choose(facts!, day, 'STORY')).anyDay.length, day).toBeGreaterThanOrEqual(6)
  const owner = await makeCustomer(w, { agency })
  const { businessId } = await makeBusiness(w, { owner })
  await w.world.database.platform
    .updateTable('business')
    .set({ businessName: facts!.businessName, category: facts!.category, profile: JSON.stringify(facts) })
    .where('businessId', '=', businessId)
    .execute()
  for (const day of ['2026-11-22', '2026-12-25', '2026-12-31', '2027-01-14']) {
    const { occasion, anyDay, rest } = await choose(facts!, day)
    for (let again = 0; again < 2; again += 1) {
      const answer = await owner.client.ok(ownImageRoutes.getDayImages, { query: { businessId, day } })
      expect(answer.list.map(({ imageId }) => imageId)).toEqual([...occasion, ...anyDay, ...rest])
      expect(answer.occasion).toBe(occasion.length)
    }
  }
  const hindi = await owner.client.ok(ownImageRoutes.getDayImages, {
    query: { businessId, day: first, language: 'hi' },
  })
  expect(hindi.list.length).toBeGreaterThanOrEqual(6)
  expect(hindi.list.every(({ language }) => language === 'hi')).toBe(true)
})

test('what staff hide is not there any more, and the rest of the day stays', async () => {
  const { platform: db } = w.world.database
  const before = await choose(businesses[0]!, '2026-12-25')
  const [gone] = before.occasion
  await db.updateTable('imagePost').set({ isShown: false }).where('imageId', '=', gone!).execute()
  const after = await choose(businesses[0]!, '2026-12-25')
  await db.updateTable('imagePost').set({ isShown: true }).where('imageId', '=', gone!).execute()
  expect(after).toEqual({ ...before, occasion: before.occasion.slice(1) })
})
