import type { LinkStoreFile } from '@parichay/contract/link-store/file.ts'
import { linkStoreFileOf } from '@parichay/contract/link-store/file.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let keeper: TestStaff
beforeAll(async () => {
  w = await openTestWorld()
  keeper = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
})
afterAll(() => w.close())

const types = () => keeper.client.ok(linkStoreRoutes.listLinkTypes, { query: {} })
const exported = async () =>
  linkStoreFileOf(await keeper.client.ok(linkStoreRoutes.listLinkCategories, {}), await types())
const send = (file: LinkStoreFile, mark?: string) =>
  keeper.client.call(linkStoreRoutes.importLinkStore, { body: { file, ...(mark ? { mark } : {}) } as never })
const plain = {
  name: 'Koo',
  names: { hi: 'कू' },
  icon: '',
  colour: '#2d9bea',
  fieldType: 'url',
  placeholder: '',
  prefix: 'https://koo.example/',
  pattern: '[\\w.]{1,30}',
  isPopular: false,
  isHidden: false,
} as const

test('a file of what is there changes nothing, every icon of the delivery included', async () => {
  const file = await exported()
  const { data } = await send(file)
  expect(data).toMatchObject({ isApplied: false, changes: [], onlyHere: [], faults: [] })
  expect(data.same).toBe(file.categories.length + (await types()).length)
})

test('differences are shown first; the mark takes over exactly those, in one entry of the activity log', async () => {
  const before = await types()
  const file = await exported()
  const [first, second] = file.categories
  const [moving, changing] = first!.types
  file.categories = [
    {
      ...first!,
      names: { hi: 'बदला' },
      icon: 'M0 0h24v24z',
      types: [{ ...changing!, placeholder: 'new', isHidden: true }],
    },
    { ...second!, types: [moving!] },
    { name: 'Only in the file', names: {}, types: [{ ...plain }] },
  ]
  const { data: shown } = await send(file)
  expect(shown.changes).toEqual([
    {
      kind: 'category',
      name: first!.name,
      category: null,
      isNew: false,
      fields: [
        expect.objectContaining({ field: 'names', after: 'hi: बदला' }),
        expect.objectContaining({ field: 'icon', after: 'M0 0h24v24z' }),
      ],
    },
    {
      kind: 'type',
      name: changing!.name,
      category: first!.name,
      isNew: false,
      fields: [
        { field: 'placeholder', before: changing!.placeholder, after: 'new' },
        { field: 'isHidden', before: 'false', after: 'true' },
      ],
    },
    {
      kind: 'type',
      name: moving!.name,
      category: second!.name,
      isNew: false,
      fields: [{ field: 'linkCategoryId', before: first!.name, after: second!.name }],
    },
    { kind: 'category', name: 'Only in the file', category: null, isNew: true, fields: [] },
    { kind: 'type', name: 'Koo', category: 'Only in the file', isNew: true, fields: [] },
  ])
  expect(shown.onlyHere).toHaveLength(before.length - 2)
  expect(await types()).toEqual(before)
  expect((await send(file, 'f'.repeat(64))).failure.code).toBe('CONFLICT')
  expect((await send(file, shown.mark)).data).toMatchObject({ isApplied: true })
  const after = await types()
  expect(after).toHaveLength(before.length + 1)
  expect(after.find(({ name }) => name === 'Koo')).toMatchObject(plain)
  const moved = after.find(({ name }) => name === moving!.name)!
  const old = before.find(({ name }) => name === moving!.name)!
  expect(moved.linkTypeId).toBe(old.linkTypeId)
  expect(moved.linkCategoryId).not.toBe(old.linkCategoryId)
  // What was taken over is there: the same mark does nothing a second time, and the file says so.
  expect((await send(file, shown.mark)).failure.code).toBe('CONFLICT')
  expect((await send(file)).data.changes).toEqual([])
  const entries = await w.world.database.platform
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'linkStore.import')
    .execute()
  expect(entries).toEqual([{ detail: { added: 2, changed: 3 } }])
})

test('faults are all told, with the entry they belong to, and none of the file is taken over', async () => {
  const before = await types()
  const bad = [
    { ...plain, name: 'Heart', icon: 'heart' },
    { ...plain, name: 'Endless', pattern: '(a+)+' },
    { ...plain, name: 'Script', prefix: 'javascript:alert(1)//' },
    { ...plain, name: 'Script' },
  ]
  const file: LinkStoreFile = {
    format: 'parichay.link-store',
    version: 1,
    categories: [{ name: 'Bad', names: {}, types: bad }],
  }
  const { data } = await send(file)
  expect(data.faults.map(({ name, field }) => [name, field])).toEqual([
    ['Heart', 'icon'],
    ['Endless', 'pattern'],
    ['Script', 'prefix'],
    ['Script', 'name'],
  ])
  expect((await send(file, data.mark)).failure).toMatchObject({ code: 'VALIDATION', field: 'file' })
  const other = await send({ ...file, format: 'something else' } as never)
  expect(other.failure).toMatchObject({ code: 'VALIDATION', message: 'This is not a file of a link store.' })
  expect(await types()).toEqual(before)
})

test('cards of each type of a group are counted; a type without an icon has a chain link on the page', async () => {
  const agency = await makeAgency(w)
  const owner = await makeCustomer(w, { agency })
  const card = await makeCard(w, { business: await makeBusiness(w, { owner }) })
  const koo = (await types()).find(({ name }) => name === 'Koo')!
  const { version } = await owner.client.ok(cardRoutes.getCard, { query: { cardNo: card.cardNo } })
  await owner.client.ok(cardRoutes.updateCardLinks, {
    body: {
      cardNo: card.cardNo,
      version,
      links: [{ linkTypeId: koo.linkTypeId, title: '', value: 'anand.mithai' }],
    },
  })
  const query = { linkCategoryId: koo.linkCategoryId }
  expect(await keeper.client.ok(linkStoreRoutes.countLinkTypeUse, { query })).toEqual([
    { linkTypeId: koo.linkTypeId, cards: 1, isMore: false },
  ])
  const { body } = await w.app.inject({ url: `/${card.cardId}`, headers: { host: agency.host } })
  expect(body).toContain('https://koo.example/anand.mithai')
  expect(body).toContain('M10.6 13.4a1 1 0 0 1')
})
