import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import type { KeptFacts, UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'

const { listUiCustomisations, saveUiCustomisation, deleteUiCustomisation } = uiCustomisationRoutes
const item = (
  uiCustomisationId: number,
  title: string,
  facts: Partial<UiCustomisation> = {},
  kept: Partial<KeptFacts> = {},
): UiCustomisation => ({
  uiCustomisationId,
  placement: 'HOME_PAGE',
  type: 'banner',
  title: { en: title },
  text: { en: '' },
  actionLabel: { en: '' },
  actionLink: '',
  metaType: 'none',
  metaId: '',
  shape: 'SQUARE',
  count: 10,
  languages: [],
  picture: null,
  posts: [],
  tiles: [],
  ...facts,
  kept: {
    agencyId: 1,
    isPlatform: true,
    agencyIds: [],
    audience: 'ALL',
    planIds: [],
    from: null,
    to: null,
    isShown: true,
    order: uiCustomisationId * 8,
    version: 1,
    trouble: null,
    ...kept,
  },
})
const items = [
  item(1, 'Good morning', { title: { en: 'Good morning', hi: 'सुप्रभात' } }),
  item(2, 'Broken rail', { type: 'imageRail', metaType: 'tag', metaId: '9' }, { trouble: 'SOURCE' }),
  item(3, 'Next month', { type: 'notice' }, { from: '2199-01-01' }),
  item(4, 'On both', { placement: 'COMMON', type: 'notice' }),
  item(5, 'English only', { placement: 'COMMON', type: 'notice', languages: ['en'] }),
]

const quotes = {
  imageCategoryId: 5,
  name: 'Quotes',
  names: {},
  kind: 'evergreen' as const,
  order: 1,
  isShared: true,
  version: 1,
}

let edge: Edge
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(agencyRoutes.listAgencyNames, [])
  edge.on(greetingRoutes.listImageTags, [])
  edge.on(greetingRoutes.listImageCategories, [])
  edge.on(listUiCustomisations, items)
})
const keeper = { agency: { roles: ['superadmin' as const] }, staff: {} }
const open = (query = '', wish: object = {}) =>
  openPanel({ at: `/panel/admin/ui-customisation${query}`, edge, ...keeper, ...wish })
const rows = async (name = 'Home page') =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

test('items of a page in their order, with what keeps one from being seen; the pages say how many they have', async () => {
  await open()
  expect(await rows()).toEqual([
    'Good morningBanner\u00a0· All agencies',
    'Broken railImage rail\u00a0· All agenciesSource is gone',
    'Next monthNotice\u00a0· All agenciesfrom 01 Jan 2199Scheduled',
  ])
  const pages = screen.getByRole('group', { name: 'Pages of customers' })
  expect(
    within(pages)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['Home page · 3', 'Greetings page · 0', 'Both pages · 2'])
})

test('the preview shows what customers see today, in the language of the panel, and nothing broken or to come', async () => {
  await open('', { language: 'hi' })
  const preview = await screen.findByRole('region', { name: 'पेज की झलक' })
  await within(preview).findByText('सुप्रभात')
  within(preview).getByText('On both')
  expect(within(preview).queryByText('Broken rail')).toBeNull()
  expect(within(preview).queryByText('Next month')).toBeNull()
  expect(within(preview).queryByText('English only')).toBeNull()
})

test('what is typed stands in the preview at once; the save carries the version and goes to its page', async () => {
  const asked = edge.on(
    saveUiCustomisation,
    ({ body }) => ({ ...items[0]!, ...(body as object) }) as UiCustomisation,
  )
  const panel = await open('?item=1')
  const preview = await screen.findByRole('region', { name: 'Preview of the page' })
  const title = await screen.findByLabelText(/^Title/, { selector: 'input[name="title.en"]' })
  await panel.hands.clear(title)
  await panel.hands.type(title, 'Namaste')
  await within(preview).findByText('Namaste')
  await panel.hands.selectOptions(screen.getByLabelText(/^Type/), 'Notice')
  await panel.hands.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(asked[0]?.body).toMatchObject({
      uiCustomisationId: 1,
      version: 1,
      type: 'notice',
      title: { en: 'Namaste', hi: 'सुप्रभात' },
    }),
  )
  await screen.findByText('Saved')
})

test('a rail must say what it shows, before any call; its choices come from the library', async () => {
  const asked = edge.on(saveUiCustomisation, items[0]!)
  edge.on(imagePostRoutes.listImagePosts, { list: [], next: null })
  edge.on(greetingRoutes.listImageCategories, [quotes])
  const panel = await open('?item=new')
  await panel.hands.type(
    await screen.findByLabelText(/^Title/, { selector: 'input[name="title.en"]' }),
    'Quotes',
  )
  await panel.hands.selectOptions(screen.getByLabelText(/^Type/), 'Image rail')
  await panel.hands.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('Choose what it shows.')
  expect(asked).toEqual([])
  await panel.hands.click(screen.getByRole('combobox', { name: /^Category/ }))
  await panel.hands.click(await screen.findByRole('option', { name: 'Quotes' }))
  await panel.hands.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(asked[0]?.body).toMatchObject({ type: 'imageRail', metaType: 'category', metaId: '5' }),
  )
})

test('a library that did not come is asked for again, and is no empty one', async () => {
  edge.on(imagePostRoutes.listImagePosts, { list: [], next: null })
  const come = Promise.withResolvers<ReturnType<typeof refused>>()
  edge.on(greetingRoutes.listImageCategories, () => come.promise)
  const panel = await open('?item=new')
  await panel.hands.selectOptions(await screen.findByLabelText(/^Type/), 'Image rail')
  const box = await screen.findByRole('combobox', { name: /^Category/ })
  await panel.hands.click(box)
  await within(await screen.findByRole('listbox')).findByText('Loading')
  come.resolve(refused('INTERNAL'))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  edge.on(greetingRoutes.listImageCategories, [quotes])
  await panel.hands.click(retry)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull())
  await panel.hands.click(box)
  await screen.findByRole('option', { name: 'Quotes' })
})

test('a link that a grid has no box for holds nothing up, and is there again with its type', async () => {
  const asked = edge.on(saveUiCustomisation, items[0]!)
  const panel = await open('?item=1')
  await panel.hands.type(await screen.findByLabelText('Where it leads'), 'www.shop.in')
  await panel.hands.selectOptions(screen.getByLabelText(/^Type/), 'Category grid')
  expect(screen.queryByLabelText('Where it leads')).toBeNull()
  await panel.hands.selectOptions(screen.getByLabelText(/^Type/), 'Banner')
  expect(screen.getByLabelText<HTMLInputElement>('Where it leads').value).toBe('www.shop.in')
  await panel.hands.selectOptions(screen.getByLabelText(/^Type/), 'Category grid')
  await panel.hands.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ type: 'categoryGrid', actionLink: '' }))
})

test('an owner that was chosen is taken away again: the item is of the platform', async () => {
  edge.on(agencyRoutes.listAgencyNames, [{ agencyId: 7, agencyName: 'Surat Cards' }] as never)
  const asked = edge.on(saveUiCustomisation, items[0]!)
  const panel = await open('?item=new')
  await panel.hands.type(
    await screen.findByLabelText(/^Title/, { selector: 'input[name="title.en"]' }),
    'Hello',
  )
  const owner = screen.getByRole('combobox', { name: /^Whose item/ })
  await panel.hands.click(owner)
  await panel.hands.click(await screen.findByRole('option', { name: 'Surat Cards' }))
  await panel.hands.clear(owner)
  await panel.hands.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ title: { en: 'Hello' } }))
  expect(asked[0]?.body).not.toHaveProperty('agencyId')
})

test('a video is a row of videos of its source: all types are offered, and the preview asks for videos', async () => {
  const posts = edge.on(imagePostRoutes.listImagePosts, { list: [], next: null })
  edge.on(greetingRoutes.listImageCategories, [quotes])
  const panel = await open('?item=new')
  const type = await screen.findByLabelText(/^Type/)
  expect(
    within(type)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Banner', 'Image rail', 'Category grid', 'Notice', 'Video'])
  await panel.hands.selectOptions(type, 'Video')
  await panel.hands.selectOptions(screen.getByLabelText(/^Shape/), 'Story')
  await panel.hands.click(screen.getByRole('combobox', { name: /^Category/ }))
  await panel.hands.click(await screen.findByRole('option', { name: 'Quotes' }))
  await waitFor(() =>
    expect(posts.at(-1)?.query).toMatchObject({ type: 'STORY_VIDEO', imageCategoryId: '5' }),
  )
  screen.getByLabelText(/^Most videos/)
})

test('a broken item says why in its form', async () => {
  await open('?item=2')
  await screen.findByText('What it shows was deleted, so customers do not see it. Choose another source.')
})

const choose = async (panel: Awaited<ReturnType<typeof open>>, name: string, deed: string) => {
  await panel.hands.click(await screen.findByRole('button', { name: `More for ${name}` }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: deed }))
}

test('duplicated to another page it is a new item of the same owner, and opens there', async () => {
  const asked = edge.on(saveUiCustomisation, item(7, 'Good morning', { placement: 'COMMON' }))
  const panel = await open()
  await choose(panel, 'Good morning', 'Duplicate to: Both pages')
  await waitFor(() => expect(panel.place()).toContain('placement=COMMON&item=7'))
  expect(asked[0]?.body).toMatchObject({ placement: 'COMMON', agencyId: 1, title: { hi: 'सुप्रभात' } })
  expect(asked[0]?.body).not.toHaveProperty('uiCustomisationId')
})

test('deleted, a row goes at once, and Undo brings it back; switched off it stays', async () => {
  const asked = edge.on(deleteUiCustomisation, ({ body }) => ({
    deleted: !(body as { restore?: boolean }).restore,
  }))
  const saved = edge.on(saveUiCustomisation, items[0]!)
  const panel = await open()
  await choose(panel, 'Next month', 'Delete')
  await screen.findByText('Next month is deleted')
  expect(await rows()).toHaveLength(2)
  await panel.hands.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await rows()).toHaveLength(3))
  expect(asked.map(({ params, body }) => [params, body])).toEqual([
    [{ uiCustomisationId: '3' }, {}],
    [{ uiCustomisationId: '3' }, { restore: true }],
  ])
  await choose(panel, 'Good morning', 'Switch off')
  await waitFor(() =>
    expect(saved[0]?.body).toMatchObject({ uiCustomisationId: 1, version: 1, isShown: false }),
  )
})

test('an empty page offers the first item; a failed list heals with one click', async () => {
  edge.on(listUiCustomisations, refused('SERVICE_BUSY'))
  const panel = await open('?placement=GREETING_IMAGE_PAGE')
  const again = await screen.findByRole('button', { name: 'Retry' })
  edge.on(listUiCustomisations, [])
  await panel.hands.click(again)
  await screen.findByText('Nothing stands here yet')
  await panel.hands.click(screen.getByRole('button', { name: 'Add item' }))
  await screen.findByRole('region', { name: 'New item' })
})

test('an admin of another agency has no such page, and no call is made', async () => {
  const asked = edge.on(listUiCustomisations, items)
  await openPanel({ at: '/panel/admin/ui-customisation', edge, staff: {} })
  await screen.findByRole('heading', { level: 1 })
  expect(asked).toEqual([])
})
