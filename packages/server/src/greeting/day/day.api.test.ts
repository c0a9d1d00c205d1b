import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { addDays } from '@parichay/contract/business/rules.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePost } from '../../testing/makers.post.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  type TestAgency,
  type TestCustomer,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { fillReference } from '../../reference.ts'
import { listCategories, listSubcategories } from '../store.ts'

let w: TestWorld
let shared: TestAgency
let agency: TestAgency
let owner: TestCustomer
let subs: Awaited<ReturnType<typeof listSubcategories>>
const posts = new Map<string, number>()

/** A post of an occasion or group by its name. */
const add = async (name: string, more: Partial<Parameters<typeof makePost>[2]> = {}) => {
  const { imageSubcategoryId, imageCategoryId } = subs.find((one) => one.name === name)!
  const imageId = await makePost(w, shared, { imageCategoryId, imageSubcategoryId, ...more })
  posts.set(`${name} ${more.language ?? 'en'}`, imageId)
  return imageId
}

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shared = await makeAgency(w, { isSuperAdmin: true })
  agency = await makeAgency(w)
  await fillReference(w.world.database)
  const { platform } = w.world.database
  expect((await listCategories(platform, [shared.agencyId])).length).toBeGreaterThan(5)
  subs = await listSubcategories(platform, [shared.agencyId], {})
  const regional = ['Makar Sankranti', 'Pongal', 'Gujarati New Year', 'Onam', 'Bohag Bihu']
  for (const name of [...regional, 'Christmas', 'Good Morning']) await add(name, { language: 'en' })
})
afterAll(() => w.close())
beforeEach(async () => {
  owner = await makeCustomer(w, { agency })
})

const shopIn = async (pin: string) => {
  const { businessId } = await makeBusiness(w, { owner })
  await w.world.database.platform
    .updateTable('business')
    .set({ profile: JSON.stringify({ pin }) })
    .where('businessId', '=', businessId)
    .execute()
  return businessId
}
const dayOf = async (businessId: number, day: string) =>
  owner.client.ok(ownImageRoutes.getDayImages, { query: { businessId, day } })
const idsOf = async (businessId: number, day: string) =>
  (await dayOf(businessId, day)).list.map(({ imageId }) => imageId)
const leader = async (businessId: number, day: string) => (await idsOf(businessId, day))[0]
const daysOf = (name: string) => subs.find((one) => one.name === name)!.days

test('the days of the own state lead: Uttarayan on the fourteenth in Gujarat, Pongal in Tamil Nadu', async () => {
  const [surat, chennai] = [await shopIn('395003'), await shopIn('600001')]
  const pongal = daysOf('Pongal').find(({ day }) => day > '2027')!.day
  expect(await leader(chennai, pongal)).toBe(posts.get('Pongal en'))
  const uttarayan = daysOf('Makar Sankranti').find(({ who }) => who.startsWith('Gujarat'))!.day
  expect(await leader(surat, uttarayan)).toBe(posts.get('Makar Sankranti en'))
  const newYear = daysOf('Gujarati New Year').find(({ day }) => day > '2027')!.day
  expect(await leader(surat, newYear)).toBe(posts.get('Gujarati New Year en'))
})

test.each([
  ['Bohag Bihu', 'Assam', '781001'],
  ['Onam', 'Kerala', '682001'],
])(
  '%s leads in %s before what is for everybody and newer, and elsewhere it does not',
  async (name, _, pin) => {
    const day = daysOf(name).find((one) => one.day > '2027' && one.who === '')!.day
    const everybody = await add('Good Morning', { language: 'en', day })
    expect((await idsOf(await shopIn(pin), day)).slice(0, 2)).toEqual([posts.get(`${name} en`), everybody])
    expect(await leader(await shopIn('395003'), day)).toBe(everybody)
  },
)

test('what the owner hid never shows: not on its day, not in lists, not among what words find', async () => {
  const businessId = await shopIn('400001')
  const [christmas, onam] = [posts.get('Christmas en')!, posts.get('Onam en')!]
  const day = daysOf('Christmas')[0]!.day
  const query = { day, shape: 'SQUARE' as const }
  const listed = async () =>
    (await owner.client.ok(imagePostRoutes.listImagePosts, { query })).list.map(({ imageId }) => imageId)
  const found = async () =>
    (await owner.client.ok(imagePostRoutes.searchImagePosts, { query: { q: 'onam' } })).length
  const hide = (greetings: object) =>
    owner.client.ok(authRoutes.updatePreference, { body: { preference: { greetings } } } as never)
  expect(await idsOf(businessId, day)).toContain(christmas)
  expect(await listed()).toContain(christmas)
  await hide({ hiddenReligions: ['christian'] })
  expect(await idsOf(businessId, day)).not.toContain(christmas)
  expect(await listed()).not.toContain(christmas)
  const onamDay = daysOf('Onam')[0]!.day
  const imageSubcategoryId = subs.find(({ name }) => name === 'Onam')!.imageSubcategoryId
  expect(await idsOf(businessId, onamDay)).toContain(onam)
  await hide({ hiddenOccasions: [imageSubcategoryId] })
  expect(await idsOf(businessId, onamDay)).not.toContain(onam)
  expect(await idsOf(businessId, day)).toContain(christmas)
  expect(await found()).toBe(0)
})

test('languages of the owner come first, and what was sent lately stands behind', async () => {
  const businessId = await shopIn('400001')
  const tamil = await add('Christmas', { language: 'ta' })
  const again = await add('Christmas', { language: 'ta' })
  const day = daysOf('Christmas')[0]!.day
  expect(await leader(businessId, day)).toBe(posts.get('Christmas en'))
  await owner.client.ok(authRoutes.updatePreference, {
    body: { preference: { greetings: { languages: ['ta'], hiddenReligions: [], hiddenOccasions: [] } } },
  })
  expect((await idsOf(businessId, day)).slice(0, 2)).toEqual([again, tamil])
  const { agencyId } = agency
  await w.world.database.platform
    .insertInto('imagePostUse')
    .values({ agencyId, businessId, imageId: again, day: addDays(day, -3) })
    .execute()
  expect((await idsOf(businessId, day)).slice(0, 2)).toEqual([tamil, again])
})

test('popular lists begin with the languages of the business; another one’s business is not there', async () => {
  const businessId = await shopIn('600001')
  const english = await add('Good Morning', { language: 'en', popularity: 50 })
  const tamil = await add('Good Morning', { language: 'ta', popularity: 5 })
  const ask = async (more: object) =>
    (await owner.client.ok(imagePostRoutes.listImagePosts, { query: { popular: 'true', ...more } })).list.map(
      ({ imageId }) => imageId,
    )
  expect(await ask({})).toEqual([english, tamil])
  expect(await ask({ businessId })).toEqual([tamil, english])
  const other = await makeCustomer(w, { agency })
  const { businessId: foreign } = await makeBusiness(w, { owner: other })
  const answer = await owner.client.call(imagePostRoutes.listImagePosts, {
    query: { popular: 'true', businessId: foreign },
  })
  expect(answer.status).toBe(404)
})

test('many new pictures in other languages never push out what is read at the business', async () => {
  const businessId = await shopIn('400001')
  const day = daysOf('Onam').find((one) => one.day > '2027' && one.who === '')!.day
  const own = await add('Onam', { language: 'hi' })
  for (let i = 0; i < 61; i++) await add('Onam', { language: 'or' })
  expect(await idsOf(businessId, day)).toContain(own)
  const { occasion, hasMore } = await dayOf(businessId, day)
  expect(occasion).toBeGreaterThan(0)
  expect(hasMore).toBe(true)
})
