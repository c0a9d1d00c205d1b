import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import { cardPinRoutes } from '@parichay/contract/card/routes.pin.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { emptyProduct, productOf } from '@parichay/contract/card/products-form.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeCard } from '../testing/makers.card.ts'
import { bareCategoryPage, answerQuietHome, makeUser } from '../testing/makers.customer.ts'
import { makeAgency, makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'

let edge: Edge
/** The card as the server holds it. */
let stored: Card
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  stored = makeCard()
  edge = new Edge()
  answerQuietHome(edge)
  const business = makeBusiness({ category: 'Sweets' })
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusiness, () => business)
  edge.on(businessRoutes.getBusinessesByUser, [business])
  edge.on(linkStoreRoutes.listLinkCategories, [])
  edge.on(cardRoutes.getCard, () => stored)
  edge.on(categoryPageRoutes.getCategoryStaticPage, bareCategoryPage)
})
afterEach(() => {
  expect(edge.unanswered).toEqual([])
  sessionStorage.clear()
})

const open = async (section?: string, more = '') => {
  const at = `/panel/customer/cards/edit?cardNo=9${section ? `&section=${section}` : ''}${more}`
  const panel = await openPanel({ at, edge })
  return {
    ...panel,
    press: async (name: string | RegExp) => panel.hands.click(await screen.findByRole('button', { name })),
    retype: async (label: string | RegExp, text: string) => {
      const one = await box(label)
      await panel.hands.clear(one)
      await panel.hands.paste(text)
    },
  }
}
const box = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const saved = () => screen.findByText(/^Saved \d\d:\d\d$/)
/** Saves a section as the server does: over its version only. */
const saves = <R extends 'updateCardBasicDetails' | 'updateCardPaymentOptions' | 'updateCardProducts'>(
  route: R,
) =>
  edge.on(cardRoutes[route] as (typeof cardRoutes)['updateCardBasicDetails'], ({ body }) => {
    const { cardNo: _, version, ...part } = body as Partial<Card>
    if (version !== stored.version) return refused('CONFLICT')
    return (stored = { ...stored, ...part, version: stored.version + 1 })
  })
const elsewhere = (details: Partial<Card['basicDetails']>) =>
  (stored = {
    ...stored,
    basicDetails: { ...stored.basicDetails, ...details },
    version: stored.version + 1,
    updatedAt: '2026-11-20T06:00:00.000Z',
  })

test('somebody else’s card is not here, and an address without a number asks nobody', async () => {
  const asked = edge.on(cardRoutes.getCard, refused('NOT_FOUND'))
  const panel = await open()
  await screen.findByText('This card is not here')
  panel.unmount()
  await openPanel({ at: '/panel/customer/cards/edit?cardNo=abc', edge })
  await screen.findByText('This card is not here')
  expect(asked).toHaveLength(1)
})

test('what does not fit is told at its field; Discard brings the stored text back, and Undo the typed one', async () => {
  const asked = saves('updateCardBasicDetails')
  const panel = await open('details')
  await panel.retype(/^Business name/, 'Quick Mart')
  await panel.retype('PIN code', '0395')
  await panel.retype('Map link', 'javascript:alert(1)')
  await panel.retype('Website', 'https://www.details.example/')
  await panel.press('Save')
  await screen.findByText('A PIN has 6 digits and does not begin with 0.')
  await screen.findByText('A valid link is required.')
  expect(asked).toEqual([])
  await panel.press('Discard')
  await waitFor(async () => expect((await box(/^Business name/)).value).toBe('Anand Sweets'))
  await panel.press('Undo')
  await waitFor(async () => expect((await box(/^Business name/)).value).toBe('Quick Mart'))
  await panel.retype('PIN code', '395002')
  await panel.hands.clear(await box('Map link'))
  await panel.press('Save')
  await saved()
  expect(stored.basicDetails).toMatchObject({
    companyName: 'Quick Mart',
    pin: '395002',
    website: { protocol: 'https', address: 'www.details.example' },
  })
})

test('two devices: the second is told, keeps its typing, and may load the newer one or save its own', async () => {
  saves('updateCardBasicDetails')
  const panel = await open('details')
  await panel.retype('Tagline', 'Typed on the second')
  elsewhere({ tagline: 'Saved by the first' })
  await panel.press('Save')
  const notice = await screen.findByRole('alert')
  // At half past eleven in India, wherever the browser is.
  expect(notice.textContent).toContain('Changed on another device at 11:30')
  expect((await box('Tagline')).value).toBe('Typed on the second')
  await panel.press('Take the newer one')
  await waitFor(async () => expect((await box('Tagline')).value).toBe('Saved by the first'))
  await panel.press('Bring back mine')
  await waitFor(async () => expect((await box('Tagline')).value).toBe('Typed on the second'))
  await panel.press('Save')
  await saved()
  expect(stored.basicDetails.tagline).toBe('Typed on the second')
})

test('a change of another section elsewhere stands in nobody’s way', async () => {
  const asked = saves('updateCardBasicDetails')
  const panel = await open('details')
  await panel.retype('City', 'Vadodara')
  stored = { ...stored, template: { ...stored.template, code: 'clinic' }, version: 2 }
  await panel.press('Save')
  await saved()
  expect(screen.queryByText(/Changed on another device/)).toBeNull()
  expect(asked.map(({ body }) => (body as Card).version)).toEqual([1, 2])
  expect(stored).toMatchObject({ template: { code: 'clinic' }, basicDetails: { city: 'Vadodara' } })
})

test('payment on two devices: both values stand there, and its owner decides', async () => {
  saves('updateCardPaymentOptions')
  const panel = await open('payment')
  await panel.retype('UPI id', 'second@okaxis')
  stored = {
    ...stored,
    paymentOptions: { ...stored.paymentOptions, upiId: 'first@okaxis' },
    version: 2,
  }
  await panel.press('Save')
  const notice = await screen.findByRole('alert')
  await waitFor(() => expect(notice.textContent).toContain('There: first@okaxis'))
  expect(notice.textContent).toContain('Yours: second@okaxis')
  await panel.press('Save my changes too')
  await saved()
  expect(stored.paymentOptions.upiId).toBe('second@okaxis')
})

test('Enter that ends a word of an input method adds no half a reason', async () => {
  const panel = await open('about')
  const own = await box('A reason of your own')
  await panel.hands.type(own, 'ताज़ा')
  fireEvent.keyDown(own, { key: 'Enter', isComposing: true })
  expect(own.value).toBe('ताज़ा')
  await panel.hands.type(own, ' हर दिन{Enter}')
  await screen.findByRole('button', { name: 'Remove ताज़ा हर दिन' })
})

test('opening hours: a line for all working days, a break that overlaps, a day of its own, 24 hours', async () => {
  stored = makeCard({ basicDetails: { ...makeCard().basicDetails, hours: null } })
  const asked = saves('updateCardBasicDetails')
  const panel = await open('details')
  await panel.hands.click(await screen.findByRole('switch', { name: /^Show opening hours/ }))
  await panel.press(/^Monday – Saturday/)
  await panel.press('Add a break')
  const times = (name: string) => screen.findAllByLabelText<HTMLInputElement>(`Monday – Saturday: ${name}`)
  expect((await times('closes'))[0]!.value).toBe('13:30')
  const second = (await times('opens'))[1]!
  await panel.hands.clear(second)
  await panel.hands.type(second, '12:00')
  await screen.findByText('These times overlap.')
  await panel.press('Save')
  expect(asked).toEqual([])
  const again = (await times('opens'))[1]!
  await panel.hands.clear(again)
  await panel.hands.type(again, '16:30')
  await panel.hands.click(screen.getByRole('switch', { name: /^Same hours/ }))
  await panel.press(/^Sunday/)
  const sunday = within(await screen.findByRole('group', { name: 'Sunday: open or closed' }))
  await panel.hands.click(sunday.getByRole('button', { name: '24 hours' }))
  await panel.press('Save')
  await saved()
  const { hours } = stored.basicDetails
  expect(hours!.mon).toHaveLength(2)
  expect(JSON.stringify(hours!.mon)).toMatch(/13:30.*16:30/)
  expect(JSON.stringify(hours!.sun)).toMatch(/00:00/)
})

test('a card whose time is over is shown to its owner and not changed, with the way to go on', async () => {
  stored = makeCard({ expiryDateForCustomer: '2026-01-01' })
  const { configuration } = makeAgency()
  const ended = makeBusiness({ expiryDateForCustomer: '2026-01-01', isSubscriptionActive: false })
  edge.on(businessRoutes.getBusiness, ended)
  edge.on(businessRoutes.getBusinessesByUser, [ended])
  const onlinePayment = { ...configuration.onlinePayment, enablePaymentIntegration: false }
  const wish = { edge, agency: { configuration: { ...configuration, onlinePayment } } }
  const panel = await openPanel({ at: '/panel/customer/cards/edit?cardNo=9', ...wish })
  const notice = within(await screen.findByRole('region', { name: 'Your plan' }))
  await notice.findByText(/Your plan ended on/)
  expect(notice.getByRole('link', { name: 'Call' })).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Move / })).toBeNull()
  panel.unmount()
  await openPanel({ at: '/panel/customer/cards/edit?cardNo=9&section=details', ...wish })
  expect((await box(/^Business name/)).closest('[inert]')).not.toBeNull()
})

test('paused and resumed at once', async () => {
  const asked = edge.on(cardRoutes.updateCardStatus, ({ body }) => {
    const { status } = body as Pick<Card, 'status'>
    return (stored = { ...stored, status, version: stored.version + 1 })
  })
  const panel = await open('settings')
  await panel.press('Pause the card')
  await screen.findAllByText('Your card is paused')
  await panel.press('Resume the card')
  await screen.findByText('Your card is live again')
  expect(asked.map(({ body }) => body)).toEqual([
    { cardNo: 9, status: 'INACTIVE', version: 1 },
    { cardNo: 9, status: 'ACTIVE', version: 2 },
  ])
})

test('locked with a PIN in digits of any script, given another one, and unlocked after a question', async () => {
  let isAway = true
  const asked = edge.on(cardPinRoutes.setCardPin, ({ body }) => {
    if (isAway) throw new TypeError('Failed to fetch')
    const { pin } = body as { pin: string | null }
    return (stored = { ...stored, isLocked: pin !== null, version: stored.version + 1 })
  })
  const settings = edge.on(cardRoutes.updateCardSettings, () => stored)
  const panel = await open('settings')
  await panel.press('Lock with a PIN')
  const sheet = within(await screen.findByRole('dialog', { name: 'Lock with a PIN' }))
  const field = sheet.getByRole('textbox', { name: /^PIN/ })
  await panel.hands.type(field, '1234')
  await panel.hands.click(sheet.getByRole('button', { name: 'Lock the card' }))
  await sheet.findByText(/easy to guess/)
  expect(asked).toEqual([])
  await panel.hands.clear(field)
  await panel.hands.type(field, '४०७१')
  await panel.hands.click(sheet.getByRole('button', { name: 'Lock the card' }))
  // What was typed is kept, and why it was not taken stands in the sheet.
  await sheet.findByRole('alert')
  expect(field).toHaveProperty('value', '४०७१')
  isAway = false
  await panel.hands.click(sheet.getByRole('button', { name: 'Lock the card' }))
  await screen.findByText('The card is locked')
  await panel.press('Change the PIN')
  const again = within(await screen.findByRole('dialog', { name: 'Change the PIN' }))
  await panel.hands.type(again.getByRole('textbox', { name: /^PIN/ }), '830417')
  await panel.hands.click(again.getByRole('button', { name: 'Save the new PIN' }))
  await screen.findByText('The PIN is changed')
  await panel.press('Take the lock off')
  const question = within(await screen.findByRole('alertdialog'))
  await panel.hands.click(question.getByRole('button', { name: 'Take the lock off' }))
  await screen.findByText('The card opens without a PIN')
  expect(asked.slice(-3).map(({ body }) => body)).toEqual([
    { cardNo: 9, pin: '4071' },
    { cardNo: 9, pin: '830417' },
    { cardNo: 9, pin: null },
  ])
  // The form around is no part of it.
  expect(settings).toEqual([])
})

test.each(['reminder', 'rangtapi-digital'])(
  'a card that has the link %s, which was reserved later, keeps it and saves its settings',
  async (cardId) => {
    stored = makeCard({ cardId, url: `https://cards.example/${cardId}` })
    const asked = edge.on(cardRoutes.updateCardSettings, () => (stored = { ...stored, version: 2 }))
    const panel = await open('settings')
    await panel.retype('Search title', 'Sweets of Surat')
    expect(
      (await screen.findByRole('textbox', { name: /^Card link/ })).getAttribute('aria-invalid'),
    ).not.toBe('true')
    await panel.press('Save')
    await saved()
    expect(asked.map(({ body }) => (body as { cardId?: string }).cardId)).toEqual([undefined])
  },
)

test('deleted by its name after a question that harms nobody, and brought back', async () => {
  const asked = edge.on(cardRoutes.deleteCard, ({ body }) => ({
    deleted: !(body as { restore?: true }).restore,
  }))
  const panel = await open('settings')
  await panel.press('Delete card')
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Delete the card of Anand Sweets?' }))
  const cancel = (await question()).getByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  await panel.hands.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(asked).toEqual([])
  await panel.press('Delete card')
  await panel.hands.click((await question()).getByRole('button', { name: 'Delete card' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/customer'))
  await panel.press('Undo')
  await screen.findByText('Anand Sweets is back')
  expect(asked.map(({ body }) => body)).toEqual([{ cardNo: 9 }, { cardNo: 9, restore: true }])
})

test('who may neither pause nor delete is not offered it', async () => {
  stored = makeCard({ can: { ...stored.can, status: 'NOT_ALLOWED', delete: 'NOT_ALLOWED' } })
  await open('settings')
  await screen.findByText('How Google may show your card')
  for (const name of ['Pause the card', 'Delete card'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test.each(['busy', 'away'] as const)(
  'a block that could not be hidden is shown again: %s',
  async (server) => {
    const panel = await open()
    const toggle = await screen.findByRole('switch', { name: 'Show About us on the page' })
    const lost = () => Promise.reject(new TypeError('Failed to fetch'))
    edge.on(cardRoutes.updateCardSettings, server === 'away' ? lost : refused('SERVICE_BUSY'))
    if (server === 'away') edge.on(cardRoutes.getCard, lost)
    await panel.hands.click(toggle)
    await screen.findByText(/^The order could not be saved\./)
    await waitFor(() =>
      expect(toggle.getAttribute('aria-checked') ?? (toggle as HTMLInputElement).checked).toBeTruthy(),
    )
  },
)

test('the coachmark points at the links once', async () => {
  const panel = await open(undefined, '&showLinksCoachmark=true')
  const mark = within(await screen.findByRole('dialog', { name: 'Useful links' }))
  await panel.hands.click(mark.getByRole('button', { name: 'Got it' }))
  panel.unmount()
  await open(undefined, '&showLinksCoachmark=true')
  await screen.findByRole('link', { name: /^Links/ })
  expect(screen.queryByRole('dialog', { name: 'Useful links' })).toBeNull()
})

test('a card that is full says so and opens no sheet', async () => {
  const products = Array.from({ length: 3 }, (_, at) =>
    productOf({ ...emptyProduct('product'), name: `Thing ${at}` }),
  )
  stored = makeCard({ products, limit: { ...stored.limit, products: 3 } })
  const panel = await open('products')
  await screen.findByText('3 of 3')
  await panel.press('Add')
  await screen.findAllByText('This card can have 3 products. Remove one first.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['Restaurant & Dhaba', true],
  ['Electrical Goods', false],
])('the marks of food law, of %s: %s', async (category, has) => {
  edge.on(businessRoutes.getBusiness, makeBusiness({ category }))
  edge.on(businessRoutes.getBusinessesByUser, [makeBusiness({ category })])
  const asked = saves('updateCardProducts')
  const panel = await open('products')
  await panel.press('Add a product')
  const sheet = within(await screen.findByRole('dialog'))
  await panel.hands.type(sheet.getByLabelText(/^Name/), 'Dal fry')
  const marks = sheet.queryByRole('group', { name: 'Veg mark' })
  expect(marks !== null).toBe(has)
  if (marks) await panel.hands.click(within(marks).getByRole('button', { name: 'Veg' }))
  await panel.press('Done')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  if (has) await screen.findByLabelText('Veg')
  await panel.press('Save')
  await saved()
  expect((asked[0]!.body as Card).products[0]).toMatchObject({ name: 'Dal fry', diet: has ? 'veg' : null })
})

test('a product that becomes a service is asked about: only goods are ordered', async () => {
  stored = makeCard({ products: [{ ...productOf(emptyProduct('product')), name: 'Fan repair' }] })
  const panel = await open('products')
  await panel.press(/^Edit Fan repair/)
  const sheet = within(await screen.findByRole('dialog'))
  const button = within(sheet.getByRole('group', { name: 'Button' }))
  expect(button.getByRole('button', { name: 'Order', pressed: true })).toBeTruthy()
  await panel.hands.click(sheet.getByRole('button', { name: 'Service' }))
  expect(button.getByRole('button', { name: 'Enquiry', pressed: true })).toBeTruthy()
  expect(button.queryByRole('button', { name: 'Order' })).toBeNull()
})
