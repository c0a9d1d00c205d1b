import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Asked, Edge } from '../../testing/edge.ts'
import { makeBusiness } from '../../testing/makers.ts'
import { openPanel } from '../../testing/panel.tsx'

const at = '/panel/admin/businesses/add-customer'
const person = { userId: 3, phoneNumber: '+919876510011', email: null, isForeignUser: false, name: 'Rupa' }
const abroad = { ...person, phoneNumber: null, email: 'priya@loomandharbour.example', isForeignUser: true }
let edge: Edge
let asked: Asked[]
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  asked = edge.on(businessRoutes.registerUserAndGetBusinesses, {
    user: person,
    isNew: false,
    businesses: [makeBusiness(), makeBusiness({ businessId: 6, businessName: 'રૂપકલા ટેલરિંગ' })],
  })
})
afterEach(() => {
  sessionStorage.clear()
  expect(edge.unanswered).toEqual([])
})
async function open() {
  const panel = await openPanel({ at, edge, staff: {} })
  const press = async (name: string) => panel.hands.click(await screen.findByRole('button', { name }))
  const find = async (digits: string) => {
    const box = await screen.findByLabelText(/^Mobile number/)
    await panel.hands.clear(box)
    await panel.hands.type(box, digits)
    await press('Continue')
  }
  return { ...panel, press, find }
}

test('a number that is none is named; a known one shows what the customer has', async () => {
  const { press, find } = await open()
  await find('12')
  await screen.findByText('A valid phone number is required.')
  expect(asked).toEqual([])
  await find('98765 10011')
  await screen.findByText('2 businesses')
  const list = within(await screen.findByRole('list', { name: 'Businesses of this customer' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(asked[0]!.body).toEqual({ phoneNumber: '+919876510011' })
  await press('Another customer')
  await screen.findByLabelText(/^Mobile number/)
})

test('a new customer is told to be one, and the way leads to the business on their behalf', async () => {
  edge.on(businessRoutes.registerUserAndGetBusinesses, {
    user: { ...person, userId: 44, phoneNumber: '+919712341234', name: '' },
    isNew: true,
    businesses: [],
  })
  edge.on(businessRoutes.getBusinessesByUser, [])
  const { press, find, place } = await open()
  await find('97123 41234')
  await screen.findByText('New customer')
  await screen.findByText('No business yet')
  await press('Add business')
  await waitFor(() =>
    expect(place()).toMatch(/^\/panel\/customer\/businesses\/add\?.*userId=44&isForeignUser=false/),
  )
  await screen.findByText('Adding for +91 97123 41234')
})

test('a customer abroad is found by e-mail', async () => {
  edge.on(businessRoutes.registerUserAndGetBusinesses, { user: abroad, isNew: false, businesses: [] })
  const { hands, press } = await open()
  const sent = edge.on(businessRoutes.registerUserAndGetBusinesses, {
    user: abroad,
    isNew: false,
    businesses: [makeBusiness({ businessName: 'Loom & Harbour' })],
  })
  await press('Outside India? Use e-mail')
  await hands.type(await screen.findByLabelText(/^E-mail/), 'Priya@LoomAndHarbour.example')
  await press('Continue')
  const list = within(await screen.findByRole('list', { name: 'Businesses of this customer' }))
  list.getByRole('link', { name: /Loom & Harbour/ })
  expect(sent[0]!.body).toEqual({ email: 'priya@loomandharbour.example', isForeignUser: true })
})
