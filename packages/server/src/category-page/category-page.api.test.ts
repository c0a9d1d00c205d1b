import { categoryPageRoutes as calls } from '@parichay/contract/category-page/routes.ts'
import type { CategoryPage } from '@parichay/contract/category-page/fields.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { cardPinRoutes } from '@parichay/contract/card/routes.pin.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillReference } from '../reference.ts'
import { countMagenta } from '../testing/magenta.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { blankContent } from './rules.ts'

let w: TestWorld
let platform: TestAgency
let mine: TestAgency
let root: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  platform = await makeAgency(w, { isSuperAdmin: true })
  mine = await makeAgency(w, { languages: ['hi', 'en'] })
  root = await makeStaff(w, 'admin', { agency: platform })
  await fillReference(w.world.database)
}, 120_000)
afterAll(() => w.close())

const get = (agency: TestAgency, url: string, headers: Record<string, string> = {}) =>
  w.app.inject({ method: 'GET', url, headers: { host: agency.host, accept: 'text/html', ...headers } })
const starter = (category: string, language = 'en', agency = mine) =>
  w.app
    .inject({
      method: 'GET',
      url: `/api/v1/category-static-page?${new URLSearchParams({ category, language })}`,
      headers: { host: agency.host },
    })
    .then((answer) => answer.json().data)
const read = (category: string, agencyId?: number) =>
  root.client.ok(calls.readCategoryStaticPage, { query: { category, ...(agencyId ? { agencyId } : {}) } })
const save = (page: CategoryPage, change: { title?: string; publish?: boolean; forAgency?: number } = {}) => {
  const content = structuredClone(page.content)
  if (change.title) content.words.en.title = change.title
  return root.client.call(calls.saveCategoryStaticPage, {
    body: {
      category: page.category,
      version: page.version,
      publish: change.publish ?? true,
      content,
      ...(change.forAgency ? { agencyId: change.forAgency } : {}),
    },
  })
}

test('without a record everybody reads what was delivered, in the language that is asked for', async () => {
  const hindi = await starter('Auto Garage', 'hi')
  expect(hindi.about).toMatch(/\p{Script=Devanagari}/u)
  expect(hindi.products).toHaveLength(6)
  expect(hindi.aboutTitles).toHaveLength(12)
  expect(hindi.linkTypeIds.length).toBeGreaterThan(3)
  expect(await starter('A trade of our own')).toMatchObject({ about: '', products: [], language: 'en' })
})

test('the list says where each page stands, filters and turns pages', async () => {
  const all = await root.client.ok(calls.listCategoryStaticPages, { query: { pageSize: 100 } })
  expect(all.total).toBeGreaterThan(100)
  const garage = all.list.find((row) => row.category === 'Auto Garage')
  expect(garage).toMatchObject({ status: 'delivered', languages: ['en', 'hi', 'gu'], version: 0 })
  const found = await root.client.ok(calls.listCategoryStaticPages, { query: { search: 'ગેરેજ' } })
  expect(found.list.map((row) => row.category)).toEqual(['Auto Garage'])
  const none = await root.client.ok(calls.listCategoryStaticPages, { query: { status: 'none', pageSize: 1 } })
  expect(none).toMatchObject({ list: [], total: 0 })
  const last = await root.client.ok(calls.listCategoryStaticPages, {
    query: { fromEnd: 'true', pageSize: 1 },
  })
  expect(last.list[0]?.category).toBe('Other')
})

test('a number in digits of another script finds a trade whose name has it in those of 0 to 9', async () => {
  const groups = await root.client.ok(greetingRoutes.listImageCategories, { query: {} })
  const { imageCategoryId } = groups.find(({ name }) => name === 'Business Category')!
  const { imageSubcategoryId } = await root.client.ok(greetingRoutes.saveImageSubcategory, {
    params: { imageCategoryId },
    body: {
      name: '24 hour shop',
      names: { hi: '२४ घंटे की दुकान' },
      version: 0,
      dateType: 'FLEXIBLE',
      days: [],
    },
  })
  for (const search of ['२४', '24', '૨૪', 'दुकान २४'])
    expect(
      (await root.client.ok(calls.listCategoryStaticPages, { query: { search } })).list.map(
        ({ category }) => category,
      ),
    ).toEqual(['24 hour shop'])
  await root.client.ok(greetingRoutes.deleteImageSubcategory, {
    params: { imageCategoryId },
    body: { imageSubcategoryId },
  })
})

test('a draft is seen by nobody; published it is seen by all, an agency’s own over it, and deleted it uncovers what lies below', async () => {
  const page = await read('Bakery & Cakes')
  const draft = await save(page, { title: 'Cakes of our town', publish: false })
  expect(draft.status).toBe(200)
  expect(draft.data).toMatchObject({ status: 'draft', version: 1 })
  expect((await get(mine, '/for/bakery-cakes/en')).body).not.toContain('Cakes of our town')
  const out = await save(draft.data as CategoryPage, { title: 'Cakes of our town' })
  expect(out.data).toMatchObject({ status: 'published', version: 2 })
  expect((await get(mine, '/for/bakery-cakes/en')).body).toContain('Cakes of our town')

  const own = await read('Bakery & Cakes', mine.agencyId)
  expect(own).toMatchObject({ version: 0, isForAll: false })
  expect(own.content.words.en.title).toBe('Cakes of our town')
  const ours = await save(own, { title: 'Cakes as we like them', forAgency: mine.agencyId })
  expect((await get(mine, '/for/bakery-cakes/en')).body).toContain('Cakes as we like them')
  expect((await get(platform, '/for/bakery-cakes/en')).body).toContain('Cakes of our town')

  const { categoryStaticPageId } = ours.data as CategoryPage
  const query = { categoryStaticPageId: categoryStaticPageId! }
  await root.client.ok(calls.deleteCategoryStaticPage, { query, body: {} })
  expect((await get(mine, '/for/bakery-cakes/en')).body).toContain('Cakes of our town')
  await root.client.ok(calls.deleteCategoryStaticPage, { query, body: { restore: true } })
  expect((await get(mine, '/for/bakery-cakes/en')).body).toContain('Cakes as we like them')
})

test('of two who save, the later one is told', async () => {
  const page = await read('Doctor & Clinic')
  expect((await save(page, { title: 'First' })).status).toBe(200)
  expect(await save(page, { title: 'Second' })).toMatchObject({ status: 409, data: { code: 'CONFLICT' } })
  const seen = await read('Doctor & Clinic')
  expect((await save(seen, { title: 'Third' })).status).toBe(200)
  expect((await save(seen, { title: 'Fourth' })).status).toBe(409)
})

test('nothing half goes out, and a sample card is a live one of that agency', async () => {
  const blank = { ...(await read('Other')), content: blankContent('Other') }
  expect(await save(blank)).toMatchObject({
    status: 422,
    data: { code: 'VALIDATION', field: 'content.words.en.title' },
  })
  expect((await save(blank, { publish: false })).status).toBe(200)

  const business = await makeBusiness(w, { owner: await makeCustomer(w, { agency: mine }) })
  const card = await makeCard(w, { business, cardId: 'our-sample-garage', status: 'ACTIVE' })
  const page = await read('Auto Garage', mine.agencyId)
  page.content.sampleCardId = 'nobody-has-this'
  expect(await save(page, { forAgency: mine.agencyId })).toMatchObject({
    status: 422,
    data: { field: 'content.sampleCardId' },
  })
  page.content.sampleCardId = card.cardId!
  expect((await save(page, { forAgency: mine.agencyId })).status).toBe(200)
  expect((await get(mine, '/for/auto-garage/en')).body).toContain(`/${card.cardId}"`)
})

test('a sample card that visitors cannot open any more has no link, and staff are told', async () => {
  const { platform: db } = w.world.database
  const business = await makeBusiness(w, { owner: await makeCustomer(w, { agency: mine }) })
  const { cardId, cardNo } = await makeCard(w, { business, cardId: 'our-sample-tyres', status: 'ACTIVE' })
  const category = 'Tyres & Batteries'
  const page = await read(category, mine.agencyId)
  page.content.sampleCardId = cardId!
  expect((await save(page, { forAgency: mine.agencyId })).data).toMatchObject({ isSampleOff: false })
  const admin = await makeStaff(w, 'admin', { agency: mine })
  const isLinked = async () => (await get(mine, '/for/tyres-batteries/en')).body.includes(`/${cardId}"`)
  const isTold = async () => {
    const { list } = await admin.client.ok(calls.listCategoryStaticPages, { query: { pageSize: 100 } })
    const { isSampleOff } = await read(category, mine.agencyId)
    expect(list.find((row) => row.category === category)?.isSampleOff).toBe(isSampleOff)
    return isSampleOff
  }
  const standing = async () => [await isLinked(), await isTold()]
  const turn = (status: 'ACTIVE' | 'INACTIVE') =>
    admin.client.ok(cardRoutes.updateCardStatus, { body: { cardNo, status } })
  expect(await standing()).toEqual([true, false])
  await turn('INACTIVE')
  expect(await standing()).toEqual([false, true])
  await turn('ACTIVE')
  expect(await standing()).toEqual([true, false])
  // Nor one that asks for a PIN.
  await admin.client.ok(cardPinRoutes.setCardPin, { body: { cardNo, pin: '4071' } })
  expect(await standing()).toEqual([false, true])
  await admin.client.ok(cardPinRoutes.setCardPin, { body: { cardNo, pin: null } })
  expect(await standing()).toEqual([true, false])
  // Its last day is over by itself: nothing tells the page in memory.
  const today = istDay(w.clock.now())
  await db
    .updateTable('business')
    .set({ expiryDateForCustomer: today, paymentStatus: 1 })
    .where('businessId', '=', business.businessId)
    .execute()
  w.world.pages.dropAll()
  expect(await standing()).toEqual([true, false])
  w.clock.move(20 * 86_400_000)
  expect(await isLinked()).toBe(false)
  w.clock.move(-20 * 86_400_000)
})

test('the landing page has no script, says where it stands, and leads into sign-up with its category', async () => {
  const answer = await get(mine, '/for/restaurant-dhaba')
  expect(answer.statusCode).toBe(200)
  const { body } = answer
  expect(body).toContain('<html lang="hi">')
  expect(body.match(/<script(?! type="application\/ld\+json")/)).toBeNull()
  expect(body).toMatch(/<link rel="canonical" href="[^"]+\/for\/restaurant-dhaba\/hi">/)
  expect(body.match(/hreflang="(\w+-IN|x-default)"/g)).toEqual([
    'hreflang="hi-IN"',
    'hreflang="en-IN"',
    'hreflang="x-default"',
  ])
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)![1]!)
  expect(data.map((one: Record<string, unknown>) => one['@type'])).toEqual(['BreadcrumbList', 'FAQPage'])
  expect(data[1].mainEntity).toHaveLength(4)
  const link = /href="(\/panel\/login\?next=[^"]+)"/.exec(body)![1]!.replaceAll('&amp;', '&')
  const next = new URL(link, 'https://a.example').searchParams.get('next')!
  expect(new URL(next, 'https://a.example').searchParams.get('category')).toBe('Restaurant & Dhaba')
  expect(Buffer.byteLength(body)).toBeLessThan(60 * 1024)
})

test('pages come from memory, answer conditions, and are nowhere in a language the agency does not speak', async () => {
  const first = await get(mine, '/for/auto-garage/hi', { 'accept-encoding': 'br' })
  expect(first.headers['content-encoding']).toBe('br')
  // Found by its raw address, it is answered on the socket, before the router.
  const { pages, clock } = w.world
  expect(pages.findAs(`${mine.host}|/for/auto-garage/hi`, clock().getTime())?.status).toBe(200)
  const again = await get(mine, '/for/auto-garage/hi', { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  // However it is spelled, it is one page in memory: made-up spellings crowd out nothing.
  const kept = pages.stamps().length
  for (const url of ['/for/%61uto-garage/hi', '/for/auto%2Dg%61rage/hi', '/for/auto-garage/h%69'])
    expect((await get(mine, url)).body, url).toBe((await get(mine, '/for/auto-garage/hi')).body)
  expect(pages.stamps()).toHaveLength(kept)
  for (const url of ['/for/auto-garage/gu', '/for/no-such-trade', '/for/gu', '/for/auto-garage/xx'])
    expect((await get(mine, url)).statusCode, url).toBe(404)
})

test('the list of pages and the map of the site name every page in every language', async () => {
  const list = await get(mine, '/for/en')
  expect(list.body).toContain('href="/for/auto-garage/en"')
  const map = await get(mine, '/sitemap.xml')
  expect(map.headers['content-type']).toContain('application/xml')
  expect(map.body).toContain('/for/auto-garage/hi</loc>')
  expect(map.body).not.toContain('/for/auto-garage/gu')
  expect((await get(mine, '/robots.txt')).body).toContain('/sitemap.xml')
})

test('a page is shared with a picture that is drawn once and again after a change, with the logo where it can be read', async () => {
  const agency = await makeAgency(w, { languages: ['hi', 'en'] })
  const logoKey = `a${agency.agencyId}/logo.webp`
  const logo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff00ff' } })
    .webp()
    .toBuffer()
  const change = async (set: { logoKey?: string | null; themePrimary?: string }) => {
    await w.world.database.platform
      .updateTable('agency')
      .set(set)
      .where('agencyId', '=', agency.agencyId)
      .execute()
    w.world.hosts.forget()
    w.world.pages.dropAll()
  }
  const shared = async (page: string) => {
    const { body } = await get(agency, page)
    const { pathname, search } = new URL(/<meta property="og:image" content="([^"]+)">/.exec(body)![1]!)
    return get(agency, pathname + search)
  }
  const plain = await shared('/for/auto-garage')
  expect([plain.statusCode, plain.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const { format, width, height } = await sharp(plain.rawPayload).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  expect(plain.rawPayload.length).toBeLessThanOrEqual(300 * 1024)
  const list = await shared('/for/en')
  expect([list.statusCode, list.rawPayload.equals(plain.rawPayload)]).toEqual([200, false])
  expect(await countMagenta(plain.rawPayload)).toBe(0)
  await w.world.storage.put(logoKey, logo)
  await change({ logoKey })
  expect(await countMagenta((await shared('/for/auto-garage')).rawPayload)).toBeGreaterThan(1000)
  for (const damage of [
    () => w.world.storage.put(logoKey, logo.subarray(0, 90)),
    () => w.world.storage.remove(logoKey),
  ]) {
    await damage()
    await change({ themePrimary: damage.toString().includes('put') ? '#117733' : '#773311' })
    const without = await shared('/for/auto-garage')
    expect([without.statusCode, await countMagenta(without.rawPayload)]).toEqual([200, 0])
  }
  for (const url of [
    '/for/auto-garage/gu/og.jpg',
    '/for/no-such-trade/hi/og.jpg',
    '/for/gu/og.jpg',
    '/for/xx/og.jpg',
  ])
    expect((await get(agency, url)).statusCode, url).toBe(404)
})

test('a suspended agency shows no landing page', async () => {
  const closed = await makeAgency(w)
  await w.world.database.platform
    .updateTable('agency')
    .set({ status: 'SUSPENDED', suspendedAt: new Date() })
    .where('agencyId', '=', closed.agencyId)
    .execute()
  w.world.hosts.forget()
  expect((await get(closed, '/for/auto-garage')).statusCode).toBe(503)
  expect((await get(closed, '/for/auto-garage/en/og.jpg')).statusCode).toBe(503)
})

test('a page suggests no kind of link that is not offered any more, until it is again', async () => {
  const page = await read('Auto Garage')
  const out = await save(page)
  expect(out.status).toBe(200)
  const [linkTypeId] = (out.data as CategoryPage).content.linkTypeIds
  const { order: _order, ...kind } = await root.client.ok(linkStoreRoutes.getLinkType, {
    params: { linkTypeId },
  } as never)
  const chip = `</svg>${kind.name}</li>`
  const shown = async () => (await get(platform, '/for/auto-garage/en')).body.includes(chip)
  expect(await shown()).toBe(true)
  const hide = (isHidden: boolean, version: number) =>
    root.client.ok(linkStoreRoutes.saveLinkType, { body: { ...kind, isHidden, version } })
  const { version } = await hide(true, kind.version)
  expect(await shown()).toBe(false)
  await hide(false, version)
  expect(await shown()).toBe(true)
})
