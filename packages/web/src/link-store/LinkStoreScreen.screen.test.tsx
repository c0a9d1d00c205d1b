import type { LinkCategory, LinkType } from '@parichay/contract/link-store/fields.ts'
import { linkStoreFileOf } from '@parichay/contract/link-store/file.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeCardRow } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

const categories: LinkCategory[] = [
  { linkCategoryId: 1, name: 'Social', names: { hi: 'सोशल' }, icon: 'M1 1h4v4z', order: 0, version: 1 },
  { linkCategoryId: 2, name: 'Reviews', names: {}, icon: '', order: 1, version: 1 },
  { linkCategoryId: 3, name: 'Empty shelf', names: {}, icon: '', order: 2, version: 1 },
]
const type = (linkTypeId: number, name: string, facts: Partial<LinkType> = {}): LinkType => ({
  linkTypeId,
  linkCategoryId: 1,
  name,
  names: {},
  icon: 'M0 0H24V24Z',
  colour: '#e4405f',
  fieldType: 'url',
  placeholder: 'yourname',
  prefix: 'https://instagram.com/',
  pattern: '[\\w.]{1,30}',
  isPopular: false,
  isHidden: false,
  order: 0,
  version: 1,
  ...facts,
})
const types = [
  type(11, 'Instagram', { isPopular: true }),
  type(12, 'Koo', { isHidden: true, order: 1 }),
  type(13, 'Google reviews', { linkCategoryId: 2, names: { hi: 'गूगल रिव्यू' } }),
]

const unused = { cards: 0, isMore: false, isInBin: false, pages: 0 }

let edge: Edge
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(linkStoreRoutes.listLinkCategories, categories)
  edge.on(linkStoreRoutes.listLinkTypes, types)
  edge.on(linkStoreRoutes.getLinkType, ({ params }) =>
    types.find((one) => one.linkTypeId === Number(params['linkTypeId']))!,
  )
  edge.on(linkStoreRoutes.countLinkTypeUse, [
    { linkTypeId: 11, cards: 12, isMore: false },
    { linkTypeId: 12, cards: 10_000, isMore: true },
  ])
  edge.on(linkStoreRoutes.countCardsOfLinkType, { ...unused, cards: 12 })
})
const keeper = { agency: { roles: ['superadmin' as const] }, staff: {} }
const open = (query = '', wish: object = {}) =>
  openPanel({ at: `/panel/admin/link-store${query}`, edge, ...keeper, ...wish })
const button = (name: string) => screen.findByRole('button', { name })

test('groups with their counts; a group opens its types, hidden and popular ones marked', async () => {
  const panel = await open()
  const groups = await screen.findByRole('list', { name: 'Categories' })
  expect(
    within(groups)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['Social2', 'Reviews1', 'Empty shelf0'])
  await panel.hands.click(within(groups).getByText('Social'))
  const list = await screen.findByRole('list', { name: 'Social' })
  await within(list).findByText(/12/)
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'InstagramUsed by 12 cards\u00a0· Link\u00a0· instagram.com/…Popular',
    'KooUsed by more than 10,000\u00a0· Link\u00a0· instagram.com/…Hidden',
  ])
})

test('a group has its icon, a chain link without one; its form draws what is pasted and sends it', async () => {
  const asked = edge.on(linkStoreRoutes.saveLinkCategory, categories[1]!)
  const panel = await open()
  const groups = await screen.findByRole('list', { name: 'Categories' })
  const iconOf = (name: string) =>
    within(groups).getByText(name).closest('a')!.querySelector('svg path')!.getAttribute('d')
  expect(iconOf('Social')).toBe('M1 1h4v4z')
  expect(iconOf('Reviews')).toMatch(/^M10\.6/)
  await panel.hands.click(await button('Edit Reviews'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit category' }))
  await panel.hands.click(sheet.getByLabelText('Icon'))
  await panel.hands.paste('<svg viewBox="0 0 48 48"><path d="M0 0h48v48z"/></svg>')
  const shown = sheet.getByRole('img', { name: 'The icon as cards show it' })
  await waitFor(() => expect(shown.querySelector('path')!.getAttribute('d')).toBe('M0 0h24v24z'))
  await panel.hands.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ linkCategoryId: 2, version: 1 }))
  expect(JSON.stringify(asked[0]?.body)).toContain('M0 0h48v48z')
})

test('an empty group says so and offers the first type; an old link to one that is gone shows the list', async () => {
  await open('?category=3&type=99')
  await screen.findByText('There are no links in this category yet.')
  expect(await button('Add link type')).toBeTruthy()
})

test('words find types of all groups, in Hindi too, and what is not there is said', async () => {
  const panel = await open('?search=%E0%A4%97%E0%A5%82%E0%A4%97%E0%A4%B2', { language: 'hi' })
  expect(await screen.findByText('गूगल रिव्यू')).toBeTruthy()
  panel.unmount()
  await open('?search=nothing')
  await screen.findByText('No link is called “nothing”')
})

test('a type is changed: the rule is tried, the save carries the version', async () => {
  const asked = edge.on(linkStoreRoutes.saveLinkType, ({ body }) => ({
    ...types[0]!,
    ...(body as object),
    version: 2,
  }))
  const panel = await open('?category=1&type=11')
  const test = await screen.findByLabelText('Try it')
  const labels = [...document.querySelectorAll<HTMLLabelElement>('label[for]')]
  expect(labels.length).toBeGreaterThan(3)
  expect(labels.filter(({ htmlFor }) => !document.getElementById(htmlFor))).toEqual([])
  await panel.hands.type(test, 'https://www.instagram.com/anand.mithai/')
  await screen.findByText('Taken: leads to https://instagram.com/anand.mithai')
  await panel.hands.clear(test)
  await panel.hands.type(test, 'अ अ')
  await screen.findByText('Refused: A valid link is required.')
  await panel.hands.type(screen.getByLabelText('Example in the empty field'), '2')
  await panel.hands.click(await button('Save'))
  await waitFor(() =>
    expect(asked[0]?.body).toMatchObject({ linkTypeId: 11, version: 1, placeholder: 'yourname2' }),
  )
  await screen.findByText('Saved')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('what the server refuses stands below its field; nothing typed is lost', async () => {
  edge.on(
    linkStoreRoutes.saveLinkType,
    refused('VALIDATION', {
      field: 'pattern',
      message:
        'This rule takes too long over some texts. Avoid a repetition inside a repetition, such as (a+)+.',
    }),
  )
  const panel = await open('?category=1&type=11')
  const rule = await screen.findByLabelText('Rule')
  await panel.hands.clear(rule)
  await panel.hands.type(rule, '(a+)+')
  await panel.hands.click(await button('Save'))
  await waitFor(() => expect(rule.getAttribute('aria-invalid')).toBe('true'))
  expect((rule as HTMLInputElement).value).toBe('(a+)+')
})

test('a type that cards use is not offered for deleting', async () => {
  const panel = await open('?category=1&type=11')
  await screen.findByText('12 cards use it. Hide it from new cards instead of deleting it.')
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  // The number opens what is behind it.
  edge.on(agencyRoutes.listAgencyNames, [])
  const asked = edge.on(cardRoutes.listCards, { list: [makeCardRow()], total: 12, totalIsMore: false })
  await panel.hands.click(screen.getByRole('link', { name: 'See the cards' }))
  await screen.findByRole('button', { name: 'Remove the filter Link' })
  await screen.findByText('Instagram')
  expect(asked.at(-1)?.query).toEqual({ linkType: '11' })
})

test('a type that no card uses goes at once, with a way back to its place', async () => {
  edge.on(linkStoreRoutes.countCardsOfLinkType, unused)
  const gone = edge.on(linkStoreRoutes.deleteLinkType, ({ body }) => ({
    deleted: !(body as { restore?: boolean }).restore,
  }))
  const panel = await open('?category=1&type=12')
  await panel.hands.click(await button('Delete'))
  await screen.findByText('Koo is deleted')
  await panel.hands.click(await button('Undo'))
  await screen.findByText('Koo')
  // The same one comes back, so that whatever suggested it finds it again.
  expect(gone.map(({ params, body }) => [params, body])).toEqual([
    [{ linkTypeId: '12' }, {}],
    [{ linkTypeId: '12' }, { restore: true }],
  ])
})

test('an empty group goes at once, with a way back to its place', async () => {
  const groupGone = edge.on(linkStoreRoutes.deleteLinkCategory, { deleted: true })
  const groupBack = edge.on(linkStoreRoutes.saveLinkCategory, categories[2]!)
  const panel = await open()
  await panel.hands.click(await button('Edit Empty shelf'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit category' }))
  edge.on(linkStoreRoutes.listLinkCategories, categories.slice(0, 2))
  await panel.hands.click(sheet.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Empty shelf is deleted')
  expect(groupGone[0]?.params).toEqual({ linkCategoryId: '3' })
  edge.on(linkStoreRoutes.listLinkCategories, categories)
  await panel.hands.click(await button('Undo'))
  await waitFor(() => expect(groupBack[0]?.body).toMatchObject({ name: 'Empty shelf', order: 2 }))
  await screen.findByRole('button', { name: 'Edit Empty shelf' })
})

test('a failed block says so and heals with one click', async () => {
  edge.on(linkStoreRoutes.listLinkTypes, refused('SERVICE_BUSY'))
  const panel = await open()
  const again = await screen.findByRole('button', { name: 'Retry' })
  edge.on(linkStoreRoutes.listLinkTypes, types)
  await panel.hands.click(again)
  await screen.findByRole('list', { name: 'Categories' })
})

test('an admin of another agency has no such screen, and no call is made', async () => {
  const asked = edge.on(linkStoreRoutes.listLinkTypes, types)
  await openPanel({ at: '/panel/admin/link-store', edge, staff: {} })
  await screen.findByRole('heading', { level: 1 })
  expect(asked).toEqual([])
})

test('a used type is hidden from new cards with one click; what the form holds keeps its version', async () => {
  const asked = edge.on(linkStoreRoutes.saveLinkType, ({ body }) => ({
    ...types[0]!,
    ...(body as object),
    version: 2,
  }))
  const panel = await open('?category=1&type=11')
  await panel.hands.click(await button('Hide from new cards'))
  await screen.findByText('Instagram is hidden from new cards')
  expect(asked[0]!.body).toMatchObject({ linkTypeId: 11, version: 1, isHidden: true, name: 'Instagram' })
})

test('a type without an icon is marked, and drawn with a chain link', async () => {
  edge.on(linkStoreRoutes.listLinkTypes, [type(14, 'Bare', { icon: '' })])
  await open('?category=1')
  const row = (await screen.findByText('Bare')).closest('li')!
  within(row).getByText('No icon')
  expect(row.querySelector('svg path[transform]')!.getAttribute('d')).toMatch(/^M10\.6/)
})

test('types without an icon of all groups are one press away, in the address, and stay beside one that is opened', async () => {
  edge.on(linkStoreRoutes.listLinkTypes, [
    ...types,
    type(14, 'Bare', { icon: '' }),
    type(15, 'Naked', { icon: '', linkCategoryId: 2 }),
  ])
  const panel = await open()
  await panel.hands.click(await button('No icon: 2'))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/link-store?icon=none'))
  const list = await screen.findByRole('list', { name: 'Without an icon' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  await panel.hands.click(within(list).getByRole('link', { name: /Naked/ }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/link-store?category=2&type=15&icon=none'))
  edge.on(linkStoreRoutes.listLinkTypes, types)
  panel.router.history.back()
  await panel.hands.click(await screen.findByRole('link', { name: 'All categories' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/link-store'))
})

test('a type that only a deleted card or a category page names is hidden, not deleted', async () => {
  edge.on(linkStoreRoutes.countCardsOfLinkType, { ...unused, isInBin: true })
  const panel = await open('?category=1&type=11')
  await screen.findByText(/A deleted card that can be brought back uses it/)
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  await button('Hide from new cards')
  edge.on(linkStoreRoutes.countCardsOfLinkType, { ...unused, pages: 3 })
  await panel.router.navigate({ href: '/panel/admin/link-store?category=1&type=12' })
  await screen.findByText(/3 category pages suggest it/)
})

test('a file is compared first, then taken over with its mark; another file and a faulty one are told apart', async () => {
  const difference = {
    isApplied: false,
    mark: 'abc',
    changes: [
      {
        kind: 'type' as const,
        name: 'Koo',
        category: 'Social',
        isNew: false,
        fields: [{ field: 'prefix', before: '', after: 'https://koo.example/' }],
      },
    ],
    same: 3,
    onlyHere: ['Instagram'],
    faults: [],
  }
  const asked = edge.on(linkStoreRoutes.importLinkStore, ({ body }) => ({
    ...difference,
    isApplied: 'mark' in (body as object),
  }))
  const panel = await open()
  await panel.hands.click(await button('Import'))
  const chooser = await screen.findByLabelText('Choose a file', { selector: 'input' })
  await panel.hands.upload(chooser, new File(['{"a":1}'], 'a.json', { type: 'application/json' }))
  await screen.findByText('This is not a file of a link store. Choose one that was exported here.')
  const bad = { ...linkStoreFileOf(categories, types), categories: [{ name: '', names: {}, types: [] }] }
  await panel.hands.upload(chooser, new File([JSON.stringify(bad)], 'b.json', { type: 'application/json' }))
  await screen.findByText('The file cannot be read at categories › 1 › name: This field is required.')
  expect(asked).toEqual([])
  const good = JSON.stringify(linkStoreFileOf(categories, types))
  await panel.hands.upload(chooser, new File([good], 'c.json', { type: 'application/json' }))
  const list = await screen.findByRole('list', { name: 'Differences' })
  expect(list.textContent).toBe('KooSocialChangedAddress before it: – → https://koo.example/')
  screen.getByText('1 difference · 3 entries are the same · 1 type is not in the file and stays')
  await panel.hands.click(await button('Take over 1 change'))
  await screen.findByText('The file is taken over')
  expect(asked.map(({ body }) => (body as { mark?: string }).mark)).toEqual([undefined, 'abc'])
})

test('a file with faults says all of them and offers no way to take it over', async () => {
  edge.on(linkStoreRoutes.importLinkStore, {
    isApplied: false,
    mark: 'abc',
    changes: [],
    same: 0,
    onlyHere: [],
    faults: [{ name: 'Koo', field: 'prefix', message: 'A valid link is required.' }],
  })
  const panel = await open()
  await panel.hands.click(await button('Import'))
  const chooser = await screen.findByLabelText('Choose a file', { selector: 'input' })
  const good = JSON.stringify(linkStoreFileOf(categories, types))
  await panel.hands.upload(chooser, new File([good], 'c.json', { type: 'application/json' }))
  await screen.findByText('Koo · Address before it: A valid link is required.')
  expect(screen.queryByRole('button', { name: /Take over/ })).toBeNull()
})
