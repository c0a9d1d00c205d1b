import { authRoutes } from '@parichay/contract/auth/routes.ts'
import type { User } from '@parichay/contract/auth/fields.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepsakeName } from '../keepsake.ts'
import { Edge, refused } from '../testing/edge.ts'
import { answerQuietHome, makeUser } from '../testing/makers.customer.ts'
import { makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'
import { useChosenBusiness } from './chosen-business.ts'

let edge: Edge
let user: User
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  useChosenBusiness.setState(useChosenBusiness.getInitialState())
  user = makeUser()
  edge = new Edge()
  answerQuietHome(edge)
  edge.on(authRoutes.getUser, () => user)
  edge.on(businessRoutes.getBusinessesByUser, [
    makeBusiness({ businessName: 'રૂપકલા સાડી સેન્ટર' }),
    makeBusiness({ businessId: 6, businessName: 'રૂપકલા ટેલરિંગ' }),
  ])
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  expect(edge.unanswered).toEqual([])
})
async function open(more: object = {}) {
  const panel = await openPanel({ at: '/panel/customer', edge, ...more })
  const press = async (name: string | RegExp) =>
    panel.hands.click(await screen.findByRole('button', { name }))
  const menu = async () => {
    await press('Menu')
    return within(await screen.findByRole('navigation', { name: 'Menu' }))
  }
  return { ...panel, press, menu }
}

test('another business is chosen: here at once, and on the next device', async () => {
  const asked = edge.on(authRoutes.updatePreference, ({ body }) => {
    user = makeUser({ preference: (body as { preference: User['preference'] }).preference })
    return { updatedUser: user }
  })
  const here = await open()
  const menu = await here.menu()
  await here.hands.click(await menu.findByRole('button', { name: /રૂપકલા સાડી સેન્ટર/ }))
  const list = within(await screen.findByRole('dialog', { name: 'Your businesses' }))
  await here.hands.click(list.getAllByRole('button', { name: /^રૂપકલા ટેલરિંગ/ })[0]!)
  await screen.findByText('You are working with રૂપકલા ટેલરિંગ now')
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toEqual([{ preference: { activeBusinessId: 6 } }]),
  )
  here.unmount()
  // Nothing of this browser is known there.
  localStorage.clear()
  useChosenBusiness.setState(useChosenBusiness.getInitialState())
  const there = await open()
  await (await there.menu()).findByText('રૂપકલા ટેલરિંગ')
})

test('who switched their business and leaves is asked for by nobody on the sign-in page', async () => {
  edge.on(authRoutes.updatePreference, () => ({ updatedUser: user }))
  edge.on(authRoutes.logout, { userLoggedOut: true })
  const { hands, menu, press, place } = await open()
  await hands.click(await (await menu()).findByRole('button', { name: /રૂપકલા સાડી સેન્ટર/ }))
  const list = within(await screen.findByRole('dialog', { name: 'Your businesses' }))
  await hands.click(list.getAllByRole('button', { name: /^રૂપકલા ટેલરિંગ/ })[0]!)
  await screen.findByText('You are working with રૂપકલા ટેલરિંગ now')
  const asked = [
    edge.on(authRoutes.getUser, refused('NOT_SIGNED_IN')),
    edge.on(businessRoutes.getBusinessesByUser, refused('NOT_SIGNED_IN')),
  ]
  await press('Menu')
  await hands.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(place()).toContain('/panel/login'))
  await screen.findByRole('button', { name: 'Continue' })
  await act(() => new Promise((later) => setTimeout(later, 100)))
  expect(asked.flat()).toEqual([])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a second card needs a second business', async () => {
  edge.on(businessRoutes.getBusinessesByUser, [
    makeBusiness({
      card: { cardNo: 9, cardId: 'anand', status: 'ACTIVE', url: 'https://rangtapi.test/anand' },
    }),
  ])
  const { hands, menu, press, place } = await open()
  await hands.click(await (await menu()).findByRole('button', { name: 'Create' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Create' }))
  await hands.click(sheet.getByRole('button', { name: /^Digital card/ }))
  const question = within(await screen.findByRole('alertdialog', { name: 'One Card per Business' }))
  question.getByText(
    'Each business can have only one digital card. If you want to create another digital card, you need to add a new business.',
  )
  await press('Add new business')
  await waitFor(() => expect(place()).toBe('/panel/customer/businesses/add?shouldCreateDigitalCard=true'))
})

test('who needs help finds how the agency is reached', async () => {
  const { hands, menu } = await open()
  await hands.click(await (await menu()).findByRole('button', { name: 'Help' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Help' }))
  const leads = (name: string) => sheet.getByRole('link', { name }).getAttribute('href')
  expect(leads('Call')).toBe('tel:+919876522000')
  expect(leads('WhatsApp')).toContain(encodeURIComponent('Hello, I need your help.'))
  expect(leads('E-mail')).toBe('mailto:help@rangtapi.example')
  expect(sheet.queryByText(/purchase/)).toBeNull()
})

test('a card that is begun is gone on with, and is no second one', async () => {
  edge.on(businessRoutes.getBusinessesByUser, [
    makeBusiness({ card: { cardNo: 9, cardId: null, status: 'DRAFT', url: null } }),
  ])
  edge.on(cardRoutes.getCardsByBusiness, () => new Promise<never>(() => undefined))
  const { hands, menu, place } = await open()
  await hands.click(await (await menu()).findByRole('button', { name: 'Create' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Create' }))
  await hands.click(sheet.getByRole('button', { name: /^Digital card/ }))
  await waitFor(() => expect(place()).toContain('/panel/customer/cards/add?businessId=5'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('who creates a card before their businesses have come is not asked to add one', async () => {
  let come = (_list: Business[]) => {}
  edge.on(businessRoutes.getBusinessesByUser, () => new Promise<Business[]>((resolve) => (come = resolve)))
  edge.on(cardRoutes.getCardsByBusiness, () => new Promise<never>(() => undefined))
  const { hands, menu, place } = await open()
  await hands.click(await (await menu()).findByRole('button', { name: 'Create' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Create' }))
  await hands.click(sheet.getByRole('button', { name: /^Digital card/ }))
  await waitFor(() => expect(place()).toContain('/panel/customer/cards/add'))
  act(() => come([makeBusiness()]))
  await screen.findByRole('radio', { name: /Anand Mithai/ })
})

test('a usage session is kept by two names, and ends after half an hour of rest', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T06:00:00Z') })
  const { hands } = await open({ inAddressBar: true })
  await screen.findByRole('heading', { level: 1 })
  const session = () => JSON.parse(localStorage.getItem(keepsakeName('session'))!) as { sessionId: string }
  const first = session()
  expect(keepsakeName('session')).toBe('panel.session')
  expect(Object.keys(first)).toEqual(['sessionId', 'lastInteractionTimestamp'])
  vi.setSystemTime(new Date('2026-11-27T06:29:00Z'))
  await hands.keyboard('{Shift}')
  expect(session()).toEqual({ ...first, lastInteractionTimestamp: Date.now() })
  vi.setSystemTime(new Date('2026-11-27T07:00:00Z'))
  await hands.keyboard('{Shift}')
  expect(session().sessionId).not.toBe(first.sessionId)
})
