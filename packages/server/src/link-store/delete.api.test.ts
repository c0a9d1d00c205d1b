import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { linkStoreBounds, type LinkType } from '@parichay/contract/link-store/fields.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillReference } from '../reference.ts'
import { makeAgency, makeBusiness, makeCard, makeCustomer, makeStaff } from '../testing/makers.ts'
import type { TestAgency, TestCustomer, TestStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { binType, lockLinkStore } from './store.change.ts'

const { deleteLinkType, countCardsOfLinkType, listLinkTypes, saveLinkType } = linkStoreRoutes
let w: TestWorld
let agency: TestAgency
let keeper: TestStaff
let owner: TestCustomer
let kind: LinkType
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  keeper = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  agency = await makeAgency(w)
  owner = await makeCustomer(w, { agency })
  await fillReference(w.world.database)
}, 120_000)
afterAll(() => w.close())

let last = 0
beforeEach(async () => {
  kind = await keeper.client.ok(saveLinkType, {
    body: {
      linkCategoryId: 1,
      name: `Koo ${++last}`,
      icon: '',
      colour: '#2d9bea',
      fieldType: 'url',
      placeholder: '',
      prefix: 'https://koo.example/',
      pattern: '',
      isPopular: false,
      isHidden: false,
    },
  })
})
const params = () => ({ linkTypeId: kind.linkTypeId })
const remove = (restore?: true) =>
  keeper.client.call(deleteLinkType, { params: params(), body: { ...(restore && { restore }) } })
const use = () => keeper.client.ok(countCardsOfLinkType, { params: params() })
const group = async () =>
  (await owner.client.ok(listLinkTypes, { query: { linkCategoryId: 1 } })).map(({ linkTypeId }) => linkTypeId)

test('a card in the bin keeps its kind of link, so that it can be brought back and saved', async () => {
  const { cardNo } = await makeCard(w, { business: await makeBusiness(w, { owner }) })
  const links = [{ linkTypeId: kind.linkTypeId, title: '', value: 'anand' }]
  const save = async () => {
    const { version } = await owner.client.ok(cardRoutes.getCard, { query: { cardNo } })
    return owner.client.call(cardRoutes.updateCardLinks, { body: { cardNo, version, links } })
  }
  expect((await save()).status).toBe(200)
  await owner.client.ok(cardRoutes.deleteCard, { body: { cardNo } })
  expect(await use()).toEqual({ cards: 0, isMore: false, isInBin: true, pages: 0 })
  expect((await remove()).failure.code).toBe('IN_USE')
  await owner.client.ok(cardRoutes.deleteCard, { body: { cardNo, restore: true } })
  expect((await save()).status).toBe(200)
})

test('a category page keeps the kind of link it suggests; once it does not, the kind can go', async () => {
  const admin = await makeStaff(w, 'admin', { agency })
  const category = 'Tailoring'
  const write = async (change: (ids: number[]) => number[]) => {
    const page = await admin.client.ok(categoryPageRoutes.readCategoryStaticPage, { query: { category } })
    const { content, version } = page
    const linkTypeIds = change(content.linkTypeIds)
    return admin.client.ok(categoryPageRoutes.saveCategoryStaticPage, {
      body: { category, version, publish: true, content: { ...content, linkTypeIds } },
    })
  }
  await write((ids) => [kind.linkTypeId, ...ids.slice(0, 2)])
  expect(await use()).toMatchObject({ cards: 0, pages: 1 })
  expect((await remove()).failure).toMatchObject({ code: 'IN_USE' })
  const saved = await write((ids) => ids.filter((id) => id !== kind.linkTypeId))
  expect((await remove()).status).toBe(200)
  // A page that still named a kind which went lets it go with the next save.
  const again = await write((ids) => [kind.linkTypeId, ...ids])
  expect(again.content.linkTypeIds).toEqual(saved.content.linkTypeIds)
})

test('undone, the same kind is back in its place; later, or without its group, there is none any more', async () => {
  const { order: _, ...typed } = kind
  await keeper.client.ok(saveLinkType, { body: { ...typed, order: 1 } })
  const before = await group()
  expect(before[1]).toBe(kind.linkTypeId)
  expect((await remove(true)).status).toBe(404)
  expect((await remove()).data).toEqual({ deleted: true })
  expect(await group()).toEqual(before.filter((id) => id !== kind.linkTypeId))
  expect((await remove(true)).data).toEqual({ deleted: false })
  expect(await group()).toEqual(before)
  await remove()
  await keeper.client.ok(saveLinkType, { body: { ...typed, linkTypeId: undefined, version: undefined } })
  // Its name is taken meanwhile.
  expect((await remove(true)).failure).toMatchObject({ code: 'VALIDATION', field: 'name' })
  await w.world.database.platform
    .updateTable('linkTypeBin')
    .set({ deletedAt: new Date(w.clock.now().getTime() - 31 * 86_400_000) })
    .execute()
  expect((await remove(true)).status).toBe(404)
})

test('a card that is saved while its new kind of link is deleted does not keep one that is gone', async () => {
  const { cardNo } = await makeCard(w, { business: await makeBusiness(w, { owner }) })
  const { version, links: before } = await owner.client.ok(cardRoutes.getCard, { query: { cardNo } })
  const links = [{ linkTypeId: kind.linkTypeId, title: '', value: 'anand' }]
  const saving = await w.world.database.platform.transaction().execute(async (tx) => {
    await lockLinkStore(tx)
    await binType(tx, kind.linkTypeId, w.clock.now())
    const call = owner.client.call(cardRoutes.updateCardLinks, { body: { cardNo, version, links } })
    await Promise.race([call, new Promise((resolve) => setTimeout(resolve, 300))])
    return { call }
  })
  expect((await saving.call).failure).toMatchObject({ code: 'VALIDATION', field: 'links.0.value' })
  expect((await owner.client.ok(cardRoutes.getCard, { query: { cardNo } })).links).toEqual(before)
})

test('bringing one back makes no more kinds of links than there may be', async () => {
  expect((await remove()).status).toBe(200)
  const all = await owner.client.ok(listLinkTypes, { query: {} })
  const row = await w.world.database.platform
    .selectFrom('linkType')
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow()
  const { linkTypeId: _, names, ...columns } = row
  const many = Array.from({ length: linkStoreBounds.types - all.length }, (_one, at) => ({
    ...columns,
    names: JSON.stringify(names),
    name: `One of many ${at}`,
  }))
  await w.world.database.platform.insertInto('linkType').values(many).execute()
  expect((await remove(true)).failure.code).toBe('LIMIT_REACHED')
  await w.world.database.platform.deleteFrom('linkType').where('name', 'like', 'One of many %').execute()
  expect((await remove(true)).status).toBe(200)
})
