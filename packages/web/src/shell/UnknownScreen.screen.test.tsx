import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { answerQuietHome, makeUser } from '../testing/makers.customer.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
beforeEach(() => {
  edge = new Edge()
  answerQuietHome(edge)
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusinessesByUser, [])
  edge.on(paymentRoutes.listPaymentExceptions, [])
})
afterEach(() => expect(edge.unanswered).toEqual([]))

test.each([
  ['staff', '/panel/admin/nowhere'],
  ['staff', '/panel/payment/nowhere'],
  ['staff', '/panel/nowhere'],
  ['staff', '/panel/otp/more'],
  ['customer', '/panel/customer/nowhere'],
  ['customer', '/panel/customer/cards/nowhere'],
  ['customer', '/panel/nowhere'],
] as const)('to %s nothing at %s is said in the shell, and leads home', async (who, at) => {
  const panel = await openPanel({ at, edge, ...(who === 'staff' ? { staff: {} } : {}) })
  await screen.findByRole('heading', { name: 'There is nothing at this address' })
  expect(panel.place()).toBe(at)
  await screen.findByRole('banner')
  await panel.hands.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
  await menu.findByRole('link', { name: 'Home' })
  await panel.hands.keyboard('{Escape}')
  await panel.hands.click(await screen.findByRole('button', { name: 'Go to home' }))
  await waitFor(() => expect(panel.place()).toBe(who === 'staff' ? '/panel/admin' : '/panel/customer'))
})
