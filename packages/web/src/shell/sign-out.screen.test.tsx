import { franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { forget, keep, keepsakeName, keepsakes, keepsakesOfPerson, kept } from '../keepsake.ts'
import { Edge, refused } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'
import { useAuthenticateError } from '../api/authenticate-error.ts'
import { confirm } from '../ui/dialogs.tsx'
import { useDialogQueue } from '../ui/dialog-queue.ts'
import { say, useSnackbars } from '../ui/snackbar-store.ts'
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

test('what waits behind ‘Failed to authenticate user’ is not asked again, here or on the sign-in page', async () => {
  const edge = new Edge()
  edge.on(franchiseeAuthRoutes.franchiseeLogout, { userLoggedOut: true })
  const { hands, place } = await openPanel({ at: '/panel/admin/account', edge, staff: {} })
  await screen.findByRole('button', { name: 'Menu' })
  act(() => {
    void confirm({ message: 'Delete Anand Mithai?' })
    say('A row was deleted', { action: { label: 'Undo', run: () => undefined } })
  })
  await screen.findByText('Delete Anand Mithai?')
  act(() => useAuthenticateError.getState().raise())
  const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
  expect(dialog.textContent).toContain('Failed to authenticate user')
  await hands.click(screen.getByRole('button', { name: 'Ok' }))
  expect(useDialogQueue.getState().queue).toEqual([])
  await waitFor(() => expect(place()).toContain('/panel/franchisee-login'))
  await waitFor(() => expect(useAuthenticateError.getState().raised).toBe(false))
  expect(useSnackbars.getState().snacks).toEqual([])
})

test('a call that was under way when somebody left says nothing of it on the sign-in page', async () => {
  const edge = new Edge()
  edge.on(franchiseeAuthRoutes.franchiseeLogout, () => {
    useAuthenticateError.getState().raise()
    return { userLoggedOut: true }
  })
  const { hands, place } = await openPanel({ at: '/panel/admin/account', edge, staff: {} })
  await hands.click(await screen.findByRole('button', { name: 'Menu' }))
  await hands.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(place()).toContain('/panel/franchisee-login'))
  await waitFor(() => expect(useAuthenticateError.getState().raised).toBe(false))
  expect(useDialogQueue.getState().queue).toEqual([])
})
