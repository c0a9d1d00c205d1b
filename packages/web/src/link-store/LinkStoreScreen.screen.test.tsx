import type { LinkCategory, LinkType } from '@parichay/contract/link-store/fields.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'

const categories: LinkCategory[] = [
  { linkCategoryId: 1, name: 'Social', names: { hi: 'सोशल' }, order: 0, version: 1 },
  { linkCategoryId: 2, name: 'Reviews', names: {}, order: 1, version: 1 },
  { linkCategoryId: 3, name: 'Empty shelf', names: {}, order: 2, version: 1 },
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
  edge.on(linkStoreRoutes.countCardsOfLinkType, { cards: 12, isMore: false })
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
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['InstagramLink · instagram.com/…Popular', 'KooLink · instagram.com/…Hidden'])
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
  await open('?category=1&type=11')
  await screen.findByText('12 cards use it. Hide it from new cards instead of deleting it.')
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('a failed block says so and heals with one click', async () => {
  edge.on(linkStoreRoutes.listLinkTypes, refused('SERVICE_BUSY'))
  const panel = await open()
  const again = await screen.findByRole('button', { name: 'Retry' }, { timeout: 5000 })
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
