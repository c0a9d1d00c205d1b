import { franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keep, keepsakeName, keepsakes, keepsakesOfPerson } from '../keepsake.ts'
import { Edge } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'
import { useSharedCards } from './shared-cards.ts'

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
