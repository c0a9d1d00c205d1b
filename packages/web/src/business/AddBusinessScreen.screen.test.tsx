import { authRoutes } from '@parichay/contract/auth/routes.ts'
import type { Business, BusinessFactsInput } from '@parichay/contract/business/fields.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { answerQuietHome, makeUser } from '../testing/makers.customer.ts'
import { makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'

const at = '/panel/customer/businesses/add'
const trades = [
  { imageSubcategoryId: 1, name: 'Tailoring', names: { hi: 'दर्ज़ी' } },
  { imageSubcategoryId: 2, name: 'Sweets & Mithai', names: {} },
]
let edge: Edge
let mine: Business[]
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  mine = []
  edge = new Edge()
  answerQuietHome(edge)
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusinessesByUser, () => mine)
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, trades)
})
afterEach(() => {
  expect(edge.unanswered).toEqual([])
  sessionStorage.clear()
})

const box = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label)
const open = async (wish: object = {}) => {
  const panel = await openPanel({ at, edge, ...wish })
  const press = async (name: string) => panel.hands.click(await screen.findByRole('button', { name }))
  return {
    ...panel,
    press,
    fillFirst: async (name: string) => {
      await panel.hands.type(await box(/^Business name/), name)
      await panel.hands.type(screen.getByRole('combobox', { name: /^Category/ }), 'Tailor')
      await panel.hands.click(await screen.findByRole('option', { name: 'Tailoring' }))
    },
  }
}
/** Adds what it is asked to, after the question about twins where `mine` has one of that name. */
const adds = () =>
  edge.on(businessRoutes.addBusiness, ({ body }) => {
    const { businessName, confirmDuplicate } = body as BusinessFactsInput & { confirmDuplicate?: true }
    const twins = mine.filter((one) => one.businessName.toLowerCase() === businessName.toLowerCase())
    if (twins.length > 0 && !confirmDuplicate) return { business: null, duplicates: twins }
    const business = makeBusiness({ businessId: 40 + mine.length, businessName })
    mine = [...mine, business]
    return { business, duplicates: [] }
  })

test('says what is missing and puts the finger on it; a trade of one’s own is typed', async () => {
  const panel = await open()
  const mobile = await box(/^Mobile number/)
  await panel.hands.clear(mobile)
  await panel.hands.type(mobile, '12345')
  await panel.press('Next')
  await screen.findAllByText('This field is required.')
  await screen.findByText('A valid phone number is required.')
  const name = await box(/^Business name/)
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(name.getAttribute('aria-invalid')).toBe('true')
  await panel.hands.type(screen.getByRole('combobox', { name: /^Category/ }), 'kites')
  await panel.hands.click(await screen.findByRole('option', { name: 'Other – tell us' }))
  await panel.hands.type(await box(/^Your category/), 'Kite maker')
})

test('while the categories are on their way nothing stands for all of them, and what was typed finds them when they come', async () => {
  const come = Promise.withResolvers<typeof trades>()
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, () => come.promise)
  const panel = await open()
  const category = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Category/ })
  await panel.hands.type(category, 'Tailor')
  const list = await screen.findByRole('listbox')
  expect(within(list).getByText('Loading')).toBeTruthy()
  expect(within(list).queryByRole('option')).toBeNull()
  come.resolve(trades)
  await panel.hands.click(await screen.findByRole('option', { name: 'Tailoring' }))
  expect(category.value).toBe('Tailoring')
})

test('categories are searched in the language of the panel', async () => {
  const panel = await open({ language: 'hi' })
  await panel.hands.type(await screen.findByRole('combobox', { name: /श्रेणी/ }), 'दर्ज़ी')
  await screen.findByRole('option', { name: 'दर्ज़ी' })
})

test('the PIN gives the state, a wrong GSTIN is told, and all that was typed is sent', async () => {
  const asked = adds()
  const panel = await open()
  await panel.fillFirst('Lobo Tailors')
  await panel.press('Next')
  await panel.hands.type(await box('PIN'), '395003')
  await waitFor(async () => expect((await box('State')).value).toBe('Gujarat'))
  await panel.hands.type(await box('GSTIN'), '27AAPFU0939F1ZW')
  await panel.press('Add business')
  await screen.findByText('This GSTIN is not right. Compare it with your certificate.')
  expect(asked).toEqual([])
  const gstin = await box('GSTIN')
  await panel.hands.clear(gstin)
  await panel.hands.type(gstin, '27AAPFU0939F1ZV')
  await panel.hands.selectOptions(await box('Year established'), 'before 1950')
  await panel.hands.click(screen.getByRole('checkbox', { name: 'Manufacturer' }))
  await panel.press('Add business')
  await waitFor(() => expect(panel.place()).toBe('/panel/customer'))
  await screen.findByText('“Lobo Tailors” was added')
  expect(asked[0]!.body).toMatchObject({
    businessName: 'Lobo Tailors',
    category: 'Tailoring',
    mobile: '+919876510001',
    whatsapp: '+919876510001',
    pin: '395003',
    state: 'Gujarat',
    gstin: '27AAPFU0939F1ZV',
    yearEstablished: 1949,
    nature: ['Manufacturer'],
  })
})

test('a twin is told, and can be used: nothing is added', async () => {
  mine = [makeBusiness({ businessId: 12, businessName: 'Lobo Tailors' })]
  const asked = adds()
  const chosen = edge.on(authRoutes.updatePreference, { updatedUser: makeUser() })
  const panel = await open()
  await panel.fillFirst('lobo tailors')
  await panel.press('Next')
  await panel.press('Add business')
  const twin = async () =>
    within(await screen.findByRole('dialog', { name: 'You have this business already' }))
  await (await twin()).findByText('Lobo Tailors')
  await panel.hands.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(panel.place()).toBe(at)
  await panel.press('Add business')
  await panel.hands.click((await twin()).getByRole('button', { name: 'Use existing' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/customer'))
  expect(mine).toHaveLength(1)
  expect(asked.map(({ body }) => 'confirmDuplicate' in (body as object))).toEqual([false, false])
  expect(chosen.map(({ body }) => body)).toContainEqual({ preference: { activeBusinessId: 12 } })
})

test('a twin is added all the same when that is wanted', async () => {
  mine = [makeBusiness({ businessId: 12, businessName: 'Lobo Tailors' })]
  const asked = adds()
  const panel = await open()
  await panel.fillFirst('Lobo Tailors')
  await panel.press('Next')
  await panel.press('Add business')
  await panel.press('Add it anyway')
  await waitFor(() => expect(panel.place()).toBe('/panel/customer'))
  expect(mine).toHaveLength(2)
  expect(asked.at(-1)!.body).toMatchObject({ businessName: 'Lobo Tailors', confirmDuplicate: true })
})

test('what was typed is there after a reload, at its step, and can be thrown away', async () => {
  const first = await open()
  await first.fillFirst('Kept Words')
  await first.press('Next')
  await first.hands.type(await box('City'), 'Panjim')
  first.unmount()

  const panel = await open()
  await screen.findByText('We kept what you had typed.')
  expect((await box('City')).value).toBe('Panjim')
  const backs = await screen.findAllByRole('button', { name: 'Back' })
  await panel.hands.click(backs.at(-1)!)
  expect((await box(/^Business name/)).value).toBe('Kept Words')
  await panel.press('Start afresh')
  await waitFor(async () => expect((await box(/^Business name/)).value).toBe(''))
  expect(screen.queryByText('We kept what you had typed.')).toBeNull()
  panel.unmount()

  await open()
  await box(/^Business name/)
  expect(screen.queryByText('We kept what you had typed.')).toBeNull()
})

test('a twin bears the name of its trade in the language of the panel', async () => {
  mine = [makeBusiness({ businessId: 12, businessName: 'Lobo Tailors', category: 'Tailoring' })]
  adds()
  const panel = await open({ language: 'hi' })
  await panel.hands.type(await box(/^बिज़नेस का नाम/), 'Lobo Tailors')
  await panel.hands.type(screen.getByRole('combobox', { name: /श्रेणी/ }), 'दर्ज़ी')
  await panel.hands.click(await screen.findByRole('option', { name: 'दर्ज़ी' }))
  await panel.press('आगे')
  await panel.press('बिज़नेस जोड़ें')
  const twin = within(await screen.findByRole('dialog'))
  await twin.findByText('Lobo Tailors')
  await twin.findByText('दर्ज़ी')
})

test('a no of the server keeps what was typed, at the step that holds the field', async () => {
  edge.on(businessRoutes.addBusiness, refused('VALIDATION', { field: 'mobile', message: 'Not this one.' }))
  const panel = await open()
  await panel.fillFirst('Lobo Tailors')
  await panel.press('Next')
  await panel.press('Add business')
  await screen.findByText('Not this one.')
  expect((await box(/^Business name/)).value).toBe('Lobo Tailors')
  expect(panel.place()).toBe(at)
})

test('staff add for a customer, in their own menu', async () => {
  edge.on(paymentRoutes.listPaymentExceptions, [])
  const user = { ...makeBusiness().user, userId: 2, phoneNumber: '+919876510002' }
  const asked = edge.on(businessRoutes.getBusinessesByUser, [makeBusiness({ user })])
  await open({ at: `${at}?userId=2&isForeignUser=false`, staff: {} })
  await screen.findByText('Adding for +91 98765 10002')
  expect(asked[0]!.query).toEqual({ userId: '2' })
  await waitFor(async () => expect((await box(/^Mobile number/)).value).toBe('98765 10002'))
  expect(screen.queryByText('My Projects')).toBeNull()
})
