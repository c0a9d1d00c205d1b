import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { emptyProduct, productOf } from '@parichay/contract/card/products-form.ts'
import type { StarterContent } from '@parichay/contract/category-page/fields.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, Edge } from '../testing/edge.ts'
import { makeCard } from '../testing/makers.card.ts'
import { makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'

const category = 'Sweets & Mithai'
const starter: StarterContent = {
  category,
  language: 'en',
  about: 'Sweets as our grandmother made them.',
  aboutTitles: ['Our story'],
  reasons: [],
  products: [
    { name: 'Kaju katli', description: 'Of cashews and sugar alone.' },
    { name: 'Ghari', description: 'For Chandi Padvo.' },
  ],
  linkTypeIds: [2, 1, 3],
  designs: ['saffron', 'bazaar'],
}
const nothing: StarterContent = { ...starter, about: '', products: [], linkTypeIds: [], designs: [] }
const type = (linkTypeId: number, name: string, facts: Partial<LinkType> = {}): LinkType => ({
  linkTypeId,
  linkCategoryId: 1,
  name,
  names: {},
  icon: '',
  colour: '#2d9bea',
  fieldType: 'url',
  placeholder: 'yourname',
  prefix: 'https://example.in/',
  pattern: '',
  isPopular: false,
  isHidden: false,
  order: 0,
  version: 1,
  ...facts,
})

let edge: Edge
let asked: Asked[]
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(linkStoreRoutes.listLinkCategories, [])
  edge.on(linkStoreRoutes.listLinkTypes, [
    type(1, 'Instagram'),
    type(2, 'Zomato'),
    type(3, 'Old', { isHidden: true }),
  ])
  edge.on(businessRoutes.getBusiness, makeBusiness({ businessId: 5, category }))
  asked = edge.on(categoryPageRoutes.getCategoryStaticPage, starter)
})
afterEach(() => {
  vi.unstubAllGlobals()
  expect(edge.unanswered).toEqual([])
})

const open = (section: string, card: Partial<Card> = {}) => {
  edge.on(cardRoutes.getCard, makeCard(card))
  return openPanel({ at: `/panel/customer/cards/edit?cardNo=9&section=${section}`, edge, staff: {} })
}
const offers = async (name: string) => within(await screen.findByRole('group', { name }))
const names = (shown: { getAllByRole: (role: string) => HTMLElement[] }) =>
  shown.getAllByRole('button').map(({ textContent }) => textContent)

test('links of the trade that are not on the card are offered in its order; one press puts one beside what is typed', async () => {
  const { hands } = await open('links')
  const shown = await offers('Often used in your trade')
  expect(asked[0]?.query).toEqual({ category, language: 'en' })
  expect(names(shown)).toEqual(['Zomato'])
  await hands.click(screen.getByRole('button', { name: /Instagram/, expanded: false }))
  const first = await screen.findByDisplayValue('anand')
  await hands.click(first)
  await hands.paste('.mithai')
  await hands.click(shown.getByRole('button', { name: 'Zomato' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Often used in your trade' })).toBeNull())
  const saves = edge.on(cardRoutes.updateCardLinks, makeCard({ version: 2 }))
  await hands.click(await screen.findByPlaceholderText('yourname'))
  await hands.paste('anand-sweets')
  await hands.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(saves[0]?.body).toMatchObject({
      links: [
        { linkTypeId: 1, value: 'anand.mithai' },
        { linkTypeId: 2, value: 'anand-sweets' },
      ],
    }),
  )
})

test('products of the trade are added with their words, one press each, beside those that are there', async () => {
  const there = productOf({ ...emptyProduct('product'), name: 'Ghari' })
  const { hands } = await open('products', { products: [there] })
  const shown = await offers('Offered in your trade')
  expect(names(shown)).toEqual(['Kaju katli'])
  await hands.click(shown.getByRole('button', { name: 'Kaju katli' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Offered in your trade' })).toBeNull())
  const saves = edge.on(cardRoutes.updateCardProducts, makeCard({ version: 2 }))
  await hands.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(saves[0]?.body).toMatchObject({
      products: [
        { name: 'Ghari' },
        { name: 'Kaju katli', description: 'Of cashews and sugar alone.', kind: 'product' },
      ],
    }),
  )
})

test('a text of the trade stands ready while there is none, and never in the way of one that is typed', async () => {
  const { hands } = await open('about')
  const title = await screen.findByLabelText('Heading')
  await hands.click(title)
  await hands.paste('Since 1961')
  await hands.click(await screen.findByRole('button', { name: 'Use this text' }))
  const body = screen.getByLabelText<HTMLTextAreaElement>('Text')
  expect(body.value).toBe(starter.about)
  expect(screen.getByLabelText<HTMLInputElement>('Heading').value).toBe('Since 1961')
  expect(screen.queryByRole('button', { name: 'Use this text' })).toBeNull()
  await hands.clear(body)
  await screen.findByRole('button', { name: 'Use this text' })
  await hands.click(body)
  await hands.paste('Mine')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Use this text' })).toBeNull())
  expect(body.value).toBe('Mine')
})

test('designs of the trade stand first and are shown alone with one press; what was chosen stays', async () => {
  const { hands } = await open('template')
  await hands.click(await screen.findByRole('button', { name: 'For my trade' }))
  const designs = within(screen.getByRole('radiogroup', { name: 'Design' })).getAllByRole<HTMLInputElement>(
    'radio',
  )
  expect(designs.map(({ checked }) => checked)).toEqual([true, false])
  await hands.click(designs[1]!)
  await hands.click(screen.getByRole('button', { name: 'All' }))
  const all = within(screen.getByRole('radiogroup', { name: 'Design' })).getAllByRole<HTMLInputElement>(
    'radio',
  )
  expect(all.length).toBeGreaterThan(2)
  expect(all.slice(0, 2).map(({ checked }) => checked)).toEqual([false, true])
})

test.each([
  ['links', 'Add a link', 'Often used in your trade'],
  ['products', 'Add a product', 'Offered in your trade'],
  ['about', 'Heading', 'Use this text'],
  ['template', 'Bright', 'For my trade'],
])('%s: nothing is offered where nobody wrote for the trade', async (section, there, offered) => {
  asked = edge.on(categoryPageRoutes.getCategoryStaticPage, nothing)
  await open(section)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect((await screen.findAllByText(there)).length).toBeGreaterThan(0)
  expect(screen.queryByText(offered)).toBeNull()
})
