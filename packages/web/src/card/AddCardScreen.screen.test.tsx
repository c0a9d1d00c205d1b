import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import type { LogEvent } from '@parichay/contract/analytics/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftQuery } from '../api/cards.ts'
import { keepPublishedCard } from '../keepsake.ts'
import { Edge, refused } from '../testing/edge.ts'
import { makeCard } from '../testing/makers.card.ts'
import { bareCategoryPage, answerQuietHome, makeUser } from '../testing/makers.customer.ts'
import { makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'

type LogEvents = { logEvents: LogEvent[] }
const at = '/panel/customer/cards/add'
const live = {
  cardNo: 9,
  cardId: 'anand-mithai',
  status: 'ACTIVE',
  url: 'https://rangtapi.test/anand-mithai',
}
let edge: Edge
let mine: Business[]
/** The cards of business 5. */
let cards: Card[]
/** Ids that somebody else has. */
let taken: string[]
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  mine = [makeBusiness({ category: 'Sweets' })]
  cards = []
  taken = []
  edge = new Edge()
  answerQuietHome(edge)
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusiness, () => mine[0]!)
  edge.on(businessRoutes.getBusinessesByUser, () => mine)
  edge.on(linkStoreRoutes.listLinkCategories, [])
  edge.on(cardRoutes.getCardsByBusiness, () => cards)
  edge.on(cardRoutes.getCard, () => cards[0] ?? refused('NOT_FOUND'))
  edge.on(cardRoutes.checkCardIdAvailability, ({ query }) =>
    taken.includes(query['cardId']!)
      ? { available: false, reason: 'taken' as const, suggestions: ['raj-2', 'raj-surat', 'raj-sweets'] }
      : { available: true, reason: null, suggestions: [] },
  )
  edge.on(categoryPageRoutes.getCategoryStaticPage, bareCategoryPage)
  edge.on(cardRoutes.updateCardSettings, ({ body }) => {
    const { cardId } = body as { cardId?: string }
    if (cardId && taken.includes(cardId)) return refused('CARD_ID_TAKEN', { field: 'cardId' })
    const card = cards[0] ?? draft({ cardId: null })
    cards = [{ ...card, ...(cardId ? { cardId } : {}), version: card.version + 1 }]
    return cards[0]!
  })
})
afterEach(() => {
  expect(edge.unanswered).toEqual([])
  sessionStorage.clear()
})
const draft = (facts: Partial<Card> = {}) =>
  makeCard({ status: 'DRAFT', url: null, publishedAt: null, expiryDateForCustomer: null, ...facts })
const open = async (wish = at) => {
  const panel = await openPanel({ at: wish, edge })
  return {
    ...panel,
    press: async (name: string) => panel.hands.click(await screen.findByRole('button', { name })),
  }
}
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

test('the only business is chosen already, and its draft is made once', async () => {
  const made = edge.on(cardRoutes.updateCardSettings, () => (cards = [draft({ cardId: null })])[0]!)
  const panel = await open()
  expect((await screen.findByRole<HTMLInputElement>('radio')).checked).toBe(true)
  await panel.press('Next')
  await heading('Choose a design')
  expect(made.map(({ body }) => body)).toEqual([{ businessId: 5 }])
})

test('that a card was made is counted on the production host, once, and not when it is gone on with', async () => {
  const told = edge.on(analyticsRoutes.logEvents, { logged: 1 })
  const names = () =>
    told.flatMap(({ body }) => (body as LogEvents).logEvents.map(({ logEventName }) => logEventName))
  edge.on(cardRoutes.updateCardSettings, () => (cards = [draft({ cardId: null })])[0]!)
  const agency = { isProductionHost: true }
  const panel = await openPanel({ at: `${at}?businessId=5`, edge, agency })
  await heading('Choose a design')
  await waitFor(() => expect(names()).toContain('CARD_CREATED'))
  panel.unmount()
  await openPanel({ at: `${at}?businessId=5`, edge, agency })
  await heading('Choose a design')
  expect(names().filter((name) => name === 'CARD_CREATED')).toHaveLength(1)
})

test('a business with a live card: one card per business, word for word', async () => {
  mine = [makeBusiness({ card: live })]
  cards = [makeCard()]
  const panel = await open()
  await panel.press('Next')
  const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'One Card per Business' }))
  await (
    await dialog()
  ).findByText(
    'Each business can have only one digital card. If you want to create another digital card, you need to add a new business.',
  )
  await panel.hands.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(panel.place()).toBe(at)
  panel.unmount()

  const named = await open(`${at}?businessId=5`)
  await named.hands.click((await dialog()).getByRole('button', { name: 'Add new business' }))
  await waitFor(() =>
    expect(named.place()).toBe('/panel/customer/businesses/add?shouldCreateDigitalCard=true'),
  )
})

test('a draft goes on at the first thing that is missing, where this browser knows nothing of it', async () => {
  cards = [draft()]
  const panel = await open(`${at}?businessId=5`)
  await heading('Look once more and publish')
  panel.unmount()
  localStorage.clear()
  cards = [draft({ cardId: null })]
  await open(`${at}?businessId=5`)
  await heading('Choose the link of your card')
})

test('a step beyond what is missing is not entered', async () => {
  cards = [draft({ cardId: null })]
  const panel = await open(`${at}?businessId=5&step=publish`)
  await heading('Choose the link of your card')
  await waitFor(() => expect(panel.place()).toContain('step=link'))
})

test('a link that is too short, reserved or taken says so, and a free idea is one press away', async () => {
  cards = [draft({ cardId: null })]
  taken = ['aarogyam-clinic']
  const panel = await open(`${at}?businessId=5&step=link`)
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Card link/ })
  await screen.findByText('This link is free')
  const type = async (text: string) => {
    await panel.hands.clear(link)
    await panel.hands.type(link, text)
  }
  await type('x')
  await panel.hands.tab()
  await screen.findByText('Use 3 to 30 small letters, digits and single hyphens.')
  await type('admin')
  await screen.findByText('This card link is reserved. Choose another.')
  await panel.hands.clear(link)
  await panel.hands.click(link)
  await panel.hands.paste('Aarogyam Clinic')
  expect(link.value).toBe('aarogyam-clinic')
  await screen.findByText('This card link is taken. Choose another.')
  const ideas = within(await screen.findByRole('group', { name: 'Free links' })).getAllByRole('button')
  expect(ideas).toHaveLength(3)
  await panel.hands.click(ideas[1]!)
  expect(link.value).toBe('raj-surat')
  await screen.findByText('This link is free')
})

test('a link that somebody was quicker to take: what was typed stays, with free ideas', async () => {
  cards = [draft({ cardId: null })]
  const panel = await open(`${at}?businessId=5&step=link`)
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Card link/ })
  await panel.hands.clear(link)
  await panel.hands.type(link, 'raj-tyres')
  await screen.findByText('This link is free')
  taken = ['raj-tyres']
  await panel.press('Next')
  await screen.findByText('This card link is taken. Choose another.')
  expect(link.value).toBe('raj-tyres')
  const ideas = within(await screen.findByRole('group', { name: 'Free links' })).getAllByRole('button')
  await panel.hands.click(ideas[0]!)
  await screen.findByText('This link is free')
  await panel.press('Next')
  await heading('How do customers pay?')
  expect(cards[0]!.cardId).toBe('raj-2')
})

test('published: the card is thanked for, and shown again after a reload', async () => {
  cards = [draft()]
  const asked = edge.on(cardRoutes.updateCardSettings, () => (cards = [makeCard()])[0]!)
  const panel = await open(`${at}?businessId=5&step=publish`)
  await screen.findByText('Free for 7 days')
  await panel.press('Publish my card')
  await waitFor(() => expect(panel.place()).toBe('/panel/thankyou'))
  await screen.findByRole('link', { name: 'rangtapi.test/anand-sweets' })
  expect(asked[0]!.body).toMatchObject({ cardNo: 9, publish: true })
  panel.unmount()
  await open('/panel/thankyou')
  await screen.findByRole('link', { name: 'rangtapi.test/anand-sweets' })
})

test('a plan that ended, and whose days of grace run, is not said to run', async () => {
  cards = [draft({ expiryDateForCustomer: addDays(istDay(new Date()), -2) })]
  await open(`${at}?businessId=5&step=publish`)
  await screen.findByText(/^Your plan ended on/)
  await screen.findByText(/^Everything still works until .* Renew in time\.$/)
  expect(screen.queryByText(/^Your plan runs until/)).toBeNull()
})

test('a card that was shared from the thanks is not to be shared for the first time at home', async () => {
  cards = [makeCard()]
  keepPublishedCard(9)
  const panel = await open('/panel/thankyou')
  await panel.press('Copy link')
  await panel.press('Go to home')
  const next = within(await screen.findByRole('region', { name: 'Next step' }))
  next.getByText('With a UPI id, customers pay you from your card.')
  expect(screen.queryByText('Your card is ready. Send it to your first customer.')).toBeNull()
})

test.each(['published again', 'read again'] as const)(
  'published though the answer was lost, and then %s: the card is thanked for',
  async (how) => {
    cards = [draft()]
    edge.on(cardRoutes.updateCardSettings, () => {
      if (cards[0]!.status !== 'DRAFT') return refused('CONFLICT')
      cards = [makeCard({ version: 8 })]
      throw new TypeError('Failed to fetch')
    })
    const panel = await open(`${at}?businessId=5&step=publish`)
    await panel.press('Publish my card')
    await panel.press('Ok')
    if (how === 'published again') await panel.press('Publish my card')
    else await act(() => panel.queries.refetchQueries({ queryKey: draftQuery(5).queryKey }))
    await waitFor(() => expect(panel.place()).toBe('/panel/thankyou'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  },
)

test('the thank-you page needs a card that was published here, and is one’s own', async () => {
  const panel = await open('/panel/thankyou')
  await waitFor(() => expect(panel.place()).toBe('/panel/customer'))
  panel.unmount()
  keepPublishedCard(1)
  const other = await open('/panel/thankyou')
  await waitFor(() => expect(other.place()).toBe('/panel/customer'))
})
