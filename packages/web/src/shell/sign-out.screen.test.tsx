import { franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { forget, keep, keepsakeName, keepsakes, keepsakesOfPerson, kept } from '../keepsake.ts'
import { Edge, refused } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'
import { useSharedCards } from './shared-cards.ts'

afterEach(() => keepsakes.forEach(forget))

test('who leaves takes along all that this browser kept of them, and nothing of how it likes its screens', async () => {
  const edge = new Edge()
  edge.on(franchiseeAuthRoutes.franchiseeLogout, { userLoggedOut: true })
  const { hands, place } = await openPanel({ at: '/panel/admin/account', edge, staff: {} })
  useSharedCards.getState().add(7)
  for (const name of keepsakes) keep(name, { of: 'somebody' })
  await hands.click(await screen.findByRole('button', { name: 'Menu' }))
  await hands.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(place()).toContain('/panel/franchisee-login'))
  await waitFor(() =>
    expect(keepsakes.filter((name) => localStorage.getItem(keepsakeName(name)) === null)).toEqual(
      keepsakes.filter((name) => keepsakesOfPerson.some((one) => one === name)),
    ),
  )
  await waitFor(() => expect(useSharedCards.getState().cardNos).toEqual([]))
})

test.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['of a server in trouble', () => refused('INTERNAL')],
] as const)('a sign-out %s is none: it is said, and nobody is shown out', async (_name, answer) => {
  const edge = new Edge()
  edge.on(franchiseeAuthRoutes.franchiseeLogout, answer)
  const { hands, place } = await openPanel({ at: '/panel/admin/account', edge, staff: {} })
  keep('drafts', { note: 1 })
  await hands.click(await screen.findByRole('button', { name: 'Menu' }))
  await hands.click(await screen.findByRole('button', { name: 'Logout' }))
  await screen.findByRole('alertdialog')
  expect(place()).toContain('/panel/admin/account')
  expect(kept('drafts')).toEqual({ note: 1 })
})
