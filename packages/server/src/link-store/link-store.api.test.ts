import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestCard,
  type TestCustomer,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let keeper: TestStaff
let owner: TestCustomer
let card: TestCard
let kind: LinkType
beforeAll(async () => {
  w = await openTestWorld()
  keeper = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  agency = await makeAgency(w)
  owner = await makeCustomer(w, { agency })
  card = await makeCard(w, { business: await makeBusiness(w, { owner }) })
})
afterAll(() => w.close())

const plain = {
  linkCategoryId: 1,
  icon: 'M0 0H24V24Z',
  colour: '#2d9bea',
  fieldType: 'url',
  placeholder: 'yourname',
  prefix: 'https://koo.example/',
  pattern: '[\\w.]{1,30}',
  isPopular: false,
  isHidden: false,
} as const
let last = 0
beforeEach(async () => {
  kind = await keeper.client.ok(linkStoreRoutes.saveLinkType, { body: { ...plain, name: `Koo ${++last}` } })
})
const save = (change: object) => {
  const { order: _order, ...body } = kind
  return keeper.client.call(linkStoreRoutes.saveLinkType, { body: { ...body, ...change } as never })
}
const links = async (value: string, on = card) => {
  const { version } = await owner.client.ok(cardRoutes.getCard, { query: { cardNo: on.cardNo } })
  return owner.client.call(cardRoutes.updateCardLinks, {
    body: { cardNo: on.cardNo, version, links: [{ linkTypeId: kind.linkTypeId, title: '', value }] },
  })
}
const page = async () => (await w.app.inject({ url: `/${card.cardId}`, headers: { host: agency.host } })).body

test('a new type stands at the end of its group, and every agency has it at once', async () => {
  const types = await owner.client.ok(linkStoreRoutes.listLinkTypes, { query: { linkCategoryId: 1 } })
  expect(types.at(-1)).toEqual(kind)
  expect(kind).toMatchObject({ version: 1, isHidden: false, icon: 'M0 0H24V24Z' })
})

test('an icon is cleaned to its path; a rule that would never end is refused and names its field', async () => {
  const svg =
    '<svg viewBox="0 0 48 48"><script>alert(1)</script><path d="M0 0H48V48H0Z" onclick="x()"/></svg>'
  expect(await save({ icon: svg })).toMatchObject({ status: 200, data: { icon: 'M0 0H24V24H0Z' } })
  kind = await keeper.client.ok(linkStoreRoutes.getLinkType, { params: { linkTypeId: kind.linkTypeId } })
  for (const [field, value] of [
    ['icon', 'heart'],
    ['pattern', '(a+)+'],
    ['pattern', '[a-z'],
    ['prefix', 'javascript:alert(1)//'],
    ['name', 'Instagram'],
    ['colour', 'red'],
  ] as const)
    expect([field, value, (await save({ [field]: value })).failure]).toMatchObject([
      field,
      value,
      { code: 'VALIDATION', field },
    ])
})

test('the later of two saves sees that the first was there; a place is no conflict', async () => {
  expect((await save({ placeholder: 'first' })).status).toBe(200)
  expect((await save({ placeholder: 'second' })).failure).toMatchObject({ code: 'CONFLICT' })
  const now = await keeper.client.ok(linkStoreRoutes.getLinkType, { params: { linkTypeId: kind.linkTypeId } })
  expect(now).toMatchObject({ placeholder: 'first', version: 2 })
  kind = now
  expect((await save({ order: 0 })).status).toBe(200)
  const types = await owner.client.ok(linkStoreRoutes.listLinkTypes, { query: { linkCategoryId: 1 } })
  expect(types.map(({ order }) => order)).toEqual(types.map((_type, place) => place))
  expect(types[0]!.linkTypeId).toBe(kind.linkTypeId)
})

test('hidden, a type is not offered any more; a card that has it keeps it, on its page too', async () => {
  expect((await links('anand.mithai')).status).toBe(200)
  expect((await save({ isHidden: true })).status).toBe(200)
  expect((await links('anand.sweets')).status).toBe(200)
  expect(await page()).toContain('https://koo.example/anand.sweets')
  const other = await makeCard(w, { business: await makeBusiness(w, { owner }) })
  expect((await links('anand', other)).failure).toMatchObject({ code: 'VALIDATION', field: 'links.0.value' })
})

test('a type that cards use is not deleted, and says how many they are; one that none uses is gone', async () => {
  const params = { linkTypeId: kind.linkTypeId }
  const cards = () => keeper.client.ok(linkStoreRoutes.countCardsOfLinkType, { params })
  expect(await cards()).toEqual({ cards: 0, isMore: false, isInBin: false, pages: 0 })
  await links('anand.mithai')
  expect(await cards()).toMatchObject({ cards: 1, isMore: false })
  const behind = await keeper.client.ok(cardRoutes.listCards, { query: { linkType: kind.linkTypeId } })
  expect([behind.total, behind.list[0]?.cardNo]).toEqual([1, card.cardNo])
  const other = await keeper.client.ok(cardRoutes.listCards, { query: { linkType: kind.linkTypeId + 1 } })
  expect(other.total).toBe(0)
  const refused = await keeper.client.call(linkStoreRoutes.deleteLinkType, { params, body: {} })
  expect([refused.status, refused.failure.code]).toEqual([409, 'IN_USE'])
  await owner.client.call(cardRoutes.updateCardLinks, {
    body: {
      cardNo: card.cardNo,
      version: (await owner.client.ok(cardRoutes.getCard, { query: { cardNo: card.cardNo } })).version,
      links: [],
    },
  })
  await keeper.client.ok(linkStoreRoutes.deleteLinkType, { params, body: {} })
  expect((await keeper.client.call(linkStoreRoutes.getLinkType, { params })).status).toBe(404)
})

test('the page of a card shows a changed type at once', async () => {
  await links('anand.mithai')
  expect(await page()).toContain('https://koo.example/anand.mithai')
  await save({ prefix: 'https://koo2.example/' })
  expect(await page()).toContain('https://koo2.example/anand.mithai')
})

test('groups: added, renamed, moved; one that holds types stays', async () => {
  const made = await keeper.client.ok(linkStoreRoutes.saveLinkCategory, {
    body: { name: 'Community', names: { hi: 'समुदाय', gu: '' }, order: 0 },
  })
  const groups = () => owner.client.ok(linkStoreRoutes.listLinkCategories, {})
  expect((await groups())[0]).toEqual({ ...made, names: { hi: 'समुदाय' } })
  const id = { linkCategoryId: made.linkCategoryId }
  await keeper.client.ok(linkStoreRoutes.saveLinkCategory, {
    body: { ...id, name: 'Communities', version: made.version },
  })
  const late = { ...id, name: 'Other', version: made.version }
  expect((await keeper.client.call(linkStoreRoutes.saveLinkCategory, { body: late })).failure.code).toBe(
    'CONFLICT',
  )
  // An icon is cleaned as those of types are; left out it stays.
  const drawn = await keeper.client.ok(linkStoreRoutes.saveLinkCategory, {
    body: { ...id, name: 'Communities', icon: '<svg viewBox="0 0 48 48"><path d="M0 0h48v48z"/></svg>' },
  })
  expect(drawn.icon).toBe('M0 0h24v24z')
  const kept = await keeper.client.ok(linkStoreRoutes.saveLinkCategory, { body: { ...id, name: 'Circles' } })
  expect(kept.icon).toBe(drawn.icon)
  const bad = await keeper.client.call(linkStoreRoutes.saveLinkCategory, {
    body: { ...id, name: 'Circles', icon: '<svg><circle r="4"/></svg>' },
  })
  expect(bad.failure).toMatchObject({ code: 'VALIDATION', field: 'icon' })
  await save({ linkCategoryId: made.linkCategoryId })
  const full = await keeper.client.call(linkStoreRoutes.deleteLinkCategory, { params: id } as never)
  expect(full.failure.code).toBe('IN_USE')
  const empty = await keeper.client.ok(linkStoreRoutes.saveLinkCategory, { body: { name: 'Empty' } })
  await keeper.client.ok(linkStoreRoutes.deleteLinkCategory, {
    params: { linkCategoryId: empty.linkCategoryId },
  } as never)
  expect((await groups()).some(({ name }) => name === 'Empty')).toBe(false)
})

test('every change is in the activity log, in its own transaction', async () => {
  const rows = await w.world.database.platform
    .selectFrom('audit')
    .select(['action', 'object'])
    .where('object', '=', `linkType ${kind.linkTypeId}`)
    .execute()
  expect(rows).toEqual([{ action: 'linkType.add', object: `linkType ${kind.linkTypeId}` }])
})

test('a link whose type became one of numbers is no button that leads nowhere', async () => {
  expect((await links('raj.shop')).status).toBe(200)
  expect(await page()).toContain(kind.name)
  expect((await save({ fieldType: 'tel', prefix: '', pattern: '' })).status).toBe(200)
  expect(await page()).not.toContain(kind.name)
})
