import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import type {
  CategoryPage,
  CategoryPageChange,
  CategoryPageRow,
} from '@parichay/contract/category-page/fields.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { emptyWords } from '@parichay/contract/category-page/rules.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, Edge, refused } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'

const row: CategoryPageRow = {
  imageSubcategoryId: 6,
  category: 'Auto Garage',
  names: { hi: 'ऑटो गैराज', gu: 'ઓટો ગેરેજ' },
  slug: 'auto-garage',
  status: 'delivered',
  languages: ['en', 'hi'],
  sampleCardId: '',
  categoryStaticPageId: null,
  version: 0,
  updatedAt: null,
  isHidden: false,
  isSampleOff: false,
}
const own: CategoryPageRow = {
  ...row,
  imageSubcategoryId: 7,
  category: 'Bakery & Cakes',
  status: 'changed',
  categoryStaticPageId: 31,
  version: 4,
  updatedAt: '2026-11-20T09:00:00.000Z',
}
const words = {
  ...emptyWords,
  title: 'A card for your garage',
  seoDescription: 'Service menu and call button.',
  lead: 'One link is enough.',
  about: 'We repair cars.',
  products: [
    { name: 'General service', description: 'Oil and filters' },
    { name: 'Denting', description: '' },
    { name: 'Car AC', description: '' },
  ],
  faq: [
    { question: 'May I call?', answer: 'Yes.' },
    { question: 'Are you open?', answer: 'Until nine.' },
  ],
}
const page: CategoryPage = {
  ...row,
  agencyId: 1,
  isForAll: true,
  pictures: {},
  content: {
    sampleCardId: '',
    linkTypeIds: [],
    designs: ['garage'],
    hero: null,
    gallery: [],
    words: { en: words, hi: { ...words, title: 'गैराज का कार्ड' }, gu: emptyWords },
  },
}

let edge: Edge
let asked: Asked[]
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(agencyRoutes.listAgencyNames, [])
  asked = edge.on(categoryPageRoutes.listCategoryStaticPages, ({ query }) => ({
    list: query['status'] === 'none' ? [] : [row, own],
    total: query['status'] === 'none' ? 0 : 2,
    totalIsMore: false as const,
  }))
  edge.on(categoryPageRoutes.readCategoryStaticPage, page)
  edge.on(linkStoreRoutes.listLinkTypes, [])
  edge.on(paymentRoutes.listPaymentExceptions, [])
})
const open = (path = '', wish: object = {}) =>
  openPanel({
    at: `/panel/admin/category-static-page-management${path}`,
    edge,
    staff: { roles: ['admin'] },
    agency: { roles: ['superadmin'] },
    ...wish,
  })

test('the list says what is done in which language and where each page stands; filters stand in the address', async () => {
  const panel = await open('?missing=gu&sort=newest&page=2&status=perhaps')
  await screen.findByText('Bakery & Cakes')
  expect(asked[0]?.query).toEqual({ missing: 'gu', sort: 'newest', page: '2' })
  expect(screen.getAllByText('As delivered').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Newer draft').length).toBeGreaterThan(0)
  expect(screen.getByText('2 categories found')).toBeTruthy()
  expect(panel.place()).toContain('missing=gu')
})

test('a page is looked up beside the list: its words in the language of the panel, and where it is found', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /min-width/.test(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
  await open(`?row=${row.imageSubcategoryId}`, { language: 'hi' })
  const details = within(await screen.findByRole('region', { name: 'जानकारी' }))
  await details.findByText('गैराज का कार्ड')
  details.getByText('We repair cars.')
  expect(details.getByRole('link', { name: '/for/auto-garage' })).toBeTruthy()
})

test('a record is deleted after asking, and comes back', async () => {
  const calls = edge.on(categoryPageRoutes.deleteCategoryStaticPage, ({ body }) => ({
    deleted: (body as { restore?: boolean }).restore !== true,
  }))
  const panel = await open()
  await screen.findByText('Bakery & Cakes')
  await panel.hands.click(screen.getAllByRole('button', { name: 'Actions for Bakery & Cakes' })[0]!)
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await panel.hands.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  )
  await panel.hands.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{}, { restore: true }]))
  expect(calls[0]?.query).toEqual({ categoryStaticPageId: '31' })
})

test('words are kept as a draft in the language they are typed in, over the version that was seen', async () => {
  const saves = edge.on(categoryPageRoutes.saveCategoryStaticPage, ({ body }) => ({
    ...page,
    content: (body as CategoryPageChange).content,
    status: 'draft' as const,
    version: 1,
    categoryStaticPageId: 40,
  }))
  const panel = await open('/edit?category=Auto+Garage')
  await panel.hands.click(await screen.findByRole('button', { name: 'हिन्दी' }))
  const title = await screen.findByLabelText('Title')
  expect((title as HTMLInputElement).value).toBe('गैराज का कार्ड')
  await panel.hands.clear(title)
  await panel.hands.type(title, 'नया शीर्षक')
  await panel.hands.click(screen.getByRole('switch', { name: /Visitors see it/ }))
  await panel.hands.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Kept as a draft')
  const body = saves[0]?.body as CategoryPageChange
  expect(body).toMatchObject({ category: 'Auto Garage', version: 0, publish: false })
  expect(body.content.words.hi.title).toBe('नया शीर्षक')
  expect(body.content.words.en.title).toBe('A card for your garage')
})

test('what the server misses opens the language and stands at the field', async () => {
  edge.on(
    categoryPageRoutes.saveCategoryStaticPage,
    refused('VALIDATION', {
      message: 'There is no live card with this link in this agency.',
      field: 'content.sampleCardId',
    }),
  )
  const panel = await open('/edit?category=Auto+Garage')
  await panel.hands.type(await screen.findByLabelText('Sample card'), 'nobody')
  await panel.hands.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('There is no live card with this link in this agency.')
})

test('a sample card that visitors cannot open is marked in the list and in the form, until another one is typed', async () => {
  const off = { sampleCardId: 'raj-motors', isSampleOff: true }
  edge.on(categoryPageRoutes.listCategoryStaticPages, {
    list: [{ ...row, ...off }],
    total: 1,
    totalIsMore: false,
  })
  const content = { ...page.content, sampleCardId: 'raj-motors' }
  edge.on(categoryPageRoutes.readCategoryStaticPage, { ...page, ...off, content })
  const panel = await open()
  expect((await screen.findAllByText('Not live')).length).toBeGreaterThan(0)
  await panel.router.navigate({
    href: '/panel/admin/category-static-page-management/edit?category=Auto+Garage',
  })
  await screen.findByText(/This card is not live/)
  await panel.hands.clear(screen.getByLabelText('Sample card'))
  await waitFor(() => expect(screen.queryByText(/This card is not live/)).toBeNull())
})

test('a category that is not there leads back to the list', async () => {
  edge.on(categoryPageRoutes.readCategoryStaticPage, refused('NOT_FOUND'))
  const panel = await open('/edit?category=Kite+maker')
  await panel.hands.click(await screen.findByRole('button', { name: 'All categories' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/category-static-page-management'))
})

const shelf = { first: ['Bakery & Cakes', 'Auto Garage'], hidden: [], version: 3, updatedAt: null }
const ofAgency = { agency: { roles: [] } }

test('an agency finds its own pages under their name, hides one over the version it saw, and takes it back', async () => {
  let version = 3
  let hidden: string[] = []
  edge.on(categoryPageRoutes.getCategoryShelf, () => ({ ...shelf, hidden, version }))
  const saves = edge.on(categoryPageRoutes.saveCategoryShelf, ({ body }) => {
    hidden = (body as typeof shelf).hidden
    version += 1
    return { ...shelf, ...(body as object), version, updatedAt: null }
  })
  const panel = await open('', ofAgency)
  await screen.findByRole('heading', { name: 'Pages for trades' })
  await panel.hands.click((await screen.findAllByRole('button', { name: 'Actions for Auto Garage' }))[0]!)
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Hide from visitors' }))
  await panel.hands.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(saves).toHaveLength(2))
  expect(saves.map(({ body }) => body)).toEqual([
    { first: ['Bakery & Cakes'], hidden: ['Auto Garage'], version: 3 },
    { first: ['Bakery & Cakes', 'Auto Garage'], hidden: [], version: 4 },
  ])
})

test('what stands first is put together from all trades and kept over the version that was seen', async () => {
  edge.on(categoryPageRoutes.getCategoryShelf, shelf)
  edge.on(
    greetingRoutes.listSubcategoriesByCategoryName,
    ['Auto Garage', 'Bakery & Cakes', 'Gym & Fitness'].map((name, place) => ({
      imageSubcategoryId: place + 1,
      name,
      names: {},
    })),
  )
  const saves = edge.on(categoryPageRoutes.saveCategoryShelf, ({ body }) => ({
    ...shelf,
    ...(body as object),
    version: 4,
  }))
  const panel = await open('/order', ofAgency)
  await panel.hands.click(await screen.findByRole('button', { name: 'Remove Auto Garage' }))
  await panel.hands.type(screen.getByLabelText('Put another trade first'), 'gym')
  // Both lists offer it; this is the first one's.
  await panel.hands.click((await screen.findAllByRole('button', { name: 'Add Gym & Fitness' }))[0]!)
  await panel.hands.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved. Visitors see it so from now on.')
  expect(saves[0]?.body).toEqual({ first: ['Bakery & Cakes', 'Gym & Fitness'], hidden: [], version: 3 })
})

test('pictures of a page say what they show; one that is removed goes with the save', async () => {
  const alt = { en: 'Our lift', hi: '', gu: '' }
  const file = { url: '/files/a1/lift.webp', width: 1200, height: 1000 }
  const pictured: CategoryPage = {
    ...page,
    pictures: { 9: file, 10: { ...file, url: '/files/a1/oil.webp' } },
    content: { ...page.content, hero: { documentId: 9, alt }, gallery: [{ documentId: 10, alt }] },
  }
  edge.on(categoryPageRoutes.readCategoryStaticPage, pictured)
  const saves = edge.on(categoryPageRoutes.saveCategoryStaticPage, ({ body }) => ({
    ...pictured,
    content: (body as CategoryPageChange).content,
    version: 1,
  }))
  const panel = await open('/edit?category=Auto+Garage', ofAgency)
  const words = await screen.findByLabelText('What it shows, in हिन्दी')
  await panel.hands.type(words, 'हमारी लिफ़्ट')
  await panel.hands.click(screen.getByRole('button', { name: 'Edit Our lift' }))
  await panel.hands.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await panel.hands.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saves).toHaveLength(1))
  expect((saves[0]!.body as CategoryPageChange).content).toMatchObject({
    hero: { documentId: 9, alt: { en: 'Our lift', hi: 'हमारी लिफ़्ट' } },
    gallery: [],
  })
})
