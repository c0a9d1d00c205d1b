import type { CategoryPage, CategoryPageChange } from '@parichay/contract/category-page/fields.ts'
import { categoryPageRoutes as calls } from '@parichay/contract/category-page/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizePicture } from '../document/work.ts'
import { fillReference } from '../reference.ts'
import { makeAgency, makeCustomer, makeStaff, type TestAgency, type TestStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let platform: TestAgency
let mine: TestAgency
let theirs: TestAgency
let root: TestStaff
let admin: TestStaff
let rival: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  platform = await makeAgency(w, { isSuperAdmin: true })
  mine = await makeAgency(w, { languages: ['en', 'hi'] })
  theirs = await makeAgency(w)
  root = await makeStaff(w, 'admin', { agency: platform })
  admin = await makeStaff(w, 'admin', { agency: mine })
  rival = await makeStaff(w, 'admin', { agency: theirs })
  await fillReference(w.world.database)
}, 120_000)
afterAll(() => w.close())

const get = (agency: TestAgency, url: string) =>
  w.app.inject({ method: 'GET', url, headers: { host: agency.host, accept: 'text/html' } })
const read = (category: string, by = admin) =>
  by.client.ok(calls.readCategoryStaticPage, { query: { category } })
const save = (
  { category, version, content }: CategoryPage,
  change: Partial<CategoryPageChange> = {},
  by = admin,
) =>
  by.client.call(calls.saveCategoryStaticPage, {
    body: { category, version, publish: true, content, ...change },
  })
const titled = (page: CategoryPage, title: string): CategoryPage => {
  const copy = structuredClone(page)
  copy.content.words.en.title = title
  return copy
}
const upload = async (by = admin) =>
  by.client.ok(documentRoutes.uploadDocument, {
    query: { hierarchy1: 'landing' },
    file: new Blob([
      new Uint8Array(
        await sharp({ create: { width: 1200, height: 1000, channels: 3, background: '#0f766e' } })
          .png()
          .toBuffer(),
      ),
    ]),
  })
const alt = (en: string, hi = '') => ({ en, hi, gu: '' })

test('an admin writes the own page over the platform’s: its visitors see it, nobody else’s, and deleting uncovers the other', async () => {
  const page = await read('Tailoring')
  expect(page).toMatchObject({ version: 0, isForAll: false, agencyId: mine.agencyId, status: 'delivered' })
  const saved = await save(titled(page, 'Suits as our town wears them'))
  expect(saved.data).toMatchObject({ status: 'published', version: 1, agencyId: mine.agencyId })
  expect((await get(mine, '/for/tailoring/en')).body).toContain('Suits as our town wears them')
  expect((await get(theirs, '/for/tailoring/en')).body).not.toContain('Suits as our town')
  expect((await save(titled(page, 'Too late'))).status).toBe(409)

  const query = { categoryStaticPageId: (saved.data as CategoryPage).categoryStaticPageId! }
  expect((await rival.client.call(calls.deleteCategoryStaticPage, { query, body: {} })).status).toBe(404)
  await admin.client.ok(calls.deleteCategoryStaticPage, { query, body: {} })
  expect((await get(mine, '/for/tailoring/en')).body).not.toContain('Suits as our town')
  await admin.client.ok(calls.deleteCategoryStaticPage, { query, body: { restore: true } })
  expect((await get(mine, '/for/tailoring/en')).body).toContain('Suits as our town wears them')
})

test('nobody names another agency but the platform, and only admins write', async () => {
  const page = await read('Gym & Fitness')
  expect((await save(page, { agencyId: theirs.agencyId })).status).toBe(404)
  expect((await save(page, { agencyId: mine.agencyId, publish: false })).status).toBe(200)
  const { client } = await makeStaff(w, 'franchisee', { agency: mine })
  expect((await client.call(calls.listCategoryStaticPages, { query: {} })).status).toBe(403)
  const found = await admin.client.call(calls.listCategoryStaticPages, {
    query: { agencyId: theirs.agencyId },
  })
  expect(found.status).toBe(404)
})

test('pictures are the agency’s own: they stand on the page with what they show, and the library says where', async () => {
  const [hero, room] = [await upload(), await upload()]
  const page = await read('Furniture')
  const content = {
    ...page.content,
    hero: { documentId: hero.documentId, alt: alt('Our showroom', 'हमारा शोरूम') },
    gallery: [{ documentId: room.documentId, alt: alt('') }],
  }
  const saved = await save({ ...page, content })
  expect(saved.data).toMatchObject({ pictures: { [hero.documentId]: { url: hero.url, width: 1200 } } })
  const { body } = await get(mine, '/for/furniture/hi')
  expect(body).toContain('alt="हमारा शोरूम"')
  expect(body).toMatch(/alt="[^"]+, 1" loading="lazy"/)
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)![1]!)
  expect(data[2].primaryImageOfPage.url).toMatch(new RegExp(`^https?://.+${hero.url}$`))
  const { list } = await admin.client.ok(documentRoutes.listDocuments, { query: { kind: 'landing' } })
  expect(list.map(({ usedIn }) => usedIn)).toEqual([['categoryPage'], ['categoryPage']])

  const foreign = await upload(rival)
  const stolen = { ...content, gallery: [{ documentId: foreign.documentId, alt: alt('Not ours') }] }
  expect(await save({ ...page, version: 1, content: stolen })).toMatchObject({
    status: 422,
    data: { code: 'VALIDATION', field: 'content.gallery' },
  })
  const customer = await makeCustomer(w, { agency: mine })
  const refused = await customer.client.call(documentRoutes.uploadDocument, {
    query: { hierarchy1: 'landing' },
    file: new Blob([new Uint8Array(8)]),
  })
  expect(refused).toMatchObject({ status: 422, data: { field: 'hierarchy1' } })
})

test('once the small sizes are made, the page in memory gives way to one that names them', async () => {
  const { documentId } = await upload()
  const page = await read('Jewellery')
  await save({ ...page, content: { ...page.content, hero: { documentId, alt: alt('Bangles') } } })
  expect((await get(mine, '/for/jewellery/en')).body).not.toContain('image/avif')
  await sizePicture(w.world, mine.agencyId, documentId)
  expect((await get(mine, '/for/jewellery/en')).body).toContain('<source type="image/avif"')
})

test('what an agency puts first stands first in its list, what it hides is nowhere on its host and begins cards all the same', async () => {
  const before = await admin.client.ok(calls.getCategoryShelf, {})
  expect(before).toEqual({ first: [], hidden: [], version: 0, updatedAt: null })
  const shelf = {
    first: ['Yoga & Meditation', 'Tailoring'],
    hidden: ['Architect', 'No such trade'],
    version: 0,
  }
  const saved = await admin.client.ok(calls.saveCategoryShelf, { body: shelf })
  expect(saved).toMatchObject({ hidden: ['Architect'], version: 1 })
  expect(await admin.client.call(calls.saveCategoryShelf, { body: shelf })).toMatchObject({ status: 409 })

  const list = (await get(mine, '/for/en')).body
  const links = [...list.matchAll(/href="\/for\/([\w-]+)\/en"/g)].map(([, slug]) => slug)
  expect(links[0]).toBe('yoga-meditation')
  expect(links[1]).toBe('tailoring')
  expect(links).not.toContain('architect')
  expect((await get(mine, '/for/architect')).statusCode).toBe(404)
  expect((await get(mine, '/sitemap.xml')).body).not.toContain('/for/architect')
  expect((await get(theirs, '/for/architect')).statusCode).toBe(200)
  const rows = await admin.client.ok(calls.listCategoryStaticPages, { query: { search: 'architect' } })
  expect(rows.list.map(({ isHidden }) => isHidden)).toEqual([true])
  const starter = await admin.client.ok(calls.getCategoryStaticPage, {
    query: { category: 'Architect', language: 'en' },
  })
  expect(starter.about).not.toBe('')

  await admin.client.ok(calls.saveCategoryShelf, { body: { first: [], hidden: [], version: 1 } })
  expect((await get(mine, '/for/architect')).statusCode).toBe(200)
})

test('the platform’s own choice is its host’s alone, and every choice is written down', async () => {
  await root.client.ok(calls.saveCategoryShelf, {
    body: { first: [], hidden: ['Gym & Fitness'], version: 0 },
  })
  expect((await get(platform, '/for/gym-fitness')).statusCode).toBe(404)
  expect((await get(theirs, '/for/gym-fitness')).statusCode).toBe(200)
  const rows = await w.world.database.platform
    .selectFrom('audit')
    .select(['agencyId', 'detail'])
    .where('action', '=', 'categoryPage.shelf')
    .where('agencyId', '=', platform.agencyId)
    .execute()
  expect(rows.map(({ detail }) => detail)).toEqual([{ first: [], hidden: ['Gym & Fitness'] }])
})

test('the log tells what was written over, and nothing of questions and answers that stayed', async () => {
  await save(await read('Dairy & Milk Products'))
  const page = await read('Dairy & Milk Products')
  expect(page.content.words.en.faq.length).toBeGreaterThan(1)
  const { data } = await save(titled(page, 'Milk of the morning'))
  const { detail } = await w.world.database.platform
    .selectFrom('audit')
    .select('detail')
    .where('agencyId', '=', mine.agencyId)
    .where('object', '=', `categoryPage ${(data as CategoryPage).categoryStaticPageId}`)
    .orderBy('auditId', 'desc')
    .executeTakeFirstOrThrow()
  expect(Object.keys((detail as { after: object }).after)).toEqual(['words.en.title'])
})

test('categories of long names, and of another script, have a page each at an address of its own', async () => {
  const { imageCategoryId } = await w.world.database.platform
    .selectFrom('imageCategory')
    .select('imageCategoryId')
    .where('agencyId', '=', platform.agencyId)
    .where('name', '=', 'Business Category')
    .executeTakeFirstOrThrow()
  const names = ['Wholesale dealers of cotton cloth', 'Wholesale dealers of cotton yarn', 'किराना']
  const { content } = await read('Tailoring', root)
  for (const name of names) {
    await root.client.ok(greetingRoutes.saveImageSubcategory, {
      params: { imageCategoryId },
      body: { name, version: 0 },
    })
    expect(
      await save(titled({ ...(await read(name, root)), content }, `All of ${name}`), {}, root),
    ).toMatchObject({ status: 200 })
  }
  const map = (await get(mine, '/sitemap.xml')).body
  expect(map).not.toContain('/for//')
  for (const [at, address] of [
    'wholesale-dealers-of-cotton-cloth',
    'wholesale-dealers-of-cotton-yarn',
    encodeURIComponent('किराना'),
  ].entries()) {
    expect(map).toContain(`/for/${address}/en</loc>`)
    expect((await get(mine, `/for/${address}/en`)).body).toContain(`All of ${names[at]}`)
  }
  // As it was cut before: what search engines know of leads to a page still.
  expect((await get(mine, '/for/wholesale-dealers-of-cotton-cl/en')).statusCode).toBe(200)
  expect((await get(mine, '/for//en')).statusCode).toBe(404)
})
