import { CategoryContent } from '@parichay/contract/category-page/fields.ts'
import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { demoCategoryPages, demoShelves } from '@parichay/sandbox/demo/category-pages.ts'
import { businessCategories } from '@parichay/server/greeting/fixtures.ts'
import { fillReference } from '@parichay/server/reference.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeDocument,
} from '@parichay/server/testing/makers.ts'
import { openTestWorld } from '@parichay/server/testing/world.ts'
import { expect, test } from 'vitest'
import { seedCategoryPages } from './category-pages.ts'

test('an agency of the demo shows pages of its own, with pictures, and the order it chose', async () => {
  const w = await openTestWorld()
  await makeAgency(w, { isSuperAdmin: true })
  const surat = await makeAgency(w, { languages: ['gu', 'hi', 'en'] })
  const { host } = demoAgencies.find(({ key }) => key === 'rangtapi')!
  await w.world.database.platform
    .insertInto('agencyHost')
    .values({ agencyId: surat.agencyId, host, isPrimary: false })
    .execute()
  w.world.hosts.forget()
  await fillReference(w.world.database)
  const business = await makeBusiness(w, { owner: await makeCustomer(w, { agency: surat }) })
  await makeCard(w, { business, cardId: 'rupkala-sarees', status: 'ACTIVE' })
  for (const kind of ['cover', 'gallery', 'gallery', 'gallery'])
    await w.world.database.platform
      .updateTable('document')
      .set({ kind })
      .where('documentId', '=', await makeDocument(w, business))
      .execute()
  await seedCategoryPages(w.world)
  const rows = await w.world.database.platform.selectFrom('categoryPage').selectAll().execute()
  expect(rows).toHaveLength(demoCategoryPages.length)
  for (const { content, published } of rows) {
    expect(CategoryContent.parse(content)).toEqual(content)
    expect(published).toEqual(content)
  }
  const get = (url: string) => w.app.inject({ url, headers: { host, accept: 'text/html' } })
  const { body } = await get('/for/sarees-dress-material')
  expect(body).toContain('<html lang="gu">')
  expect(body.match(/<img /g)).toHaveLength(4)
  const list = (await get('/for/en')).body
  const [first] = /(?<=href="\/for\/)[\w-]+(?=\/en")/.exec(list)!
  expect(first).toBe('sarees-dress-material')
  const known = new Set(businessCategories.map(({ name }) => name))
  const named = Object.values(demoShelves).flatMap((shelf) => [...shelf.first, ...shelf.hidden])
  expect(named.filter((name) => !known.has(name))).toEqual([])
  await w.close()
}, 120_000)
