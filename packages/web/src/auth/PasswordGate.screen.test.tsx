import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { answerQuietHome, makeUser } from '../testing/makers.customer.ts'
import { openPanel } from '../testing/panel.tsx'

test.each(['customer', 'staff'] as const)(
  'a %s who leaves instead of choosing a password stands at the sign-in page',
  async (kind) => {
    const edge = new Edge()
    answerQuietHome(edge)
    edge.on(authRoutes.getUser, makeUser({ mustChangePassword: true }))
    edge.on(businessRoutes.getBusinessesByUser, [])
    edge.on(authRoutes.logout, { userLoggedOut: true })
    edge.on(franchiseeAuthRoutes.franchiseeLogout, { userLoggedOut: true })
    const isStaff = kind === 'staff'
    const { hands, place } = await openPanel({
      at: isStaff ? '/panel/admin/account' : '/panel/customer',
      edge,
      ...(isStaff ? { staff: { mustChangePassword: true } } : {}),
    })
    await screen.findByRole('heading', { name: 'Choose your own password' })
    await hands.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(place()).toContain(isStaff ? '/panel/franchisee-login' : '/panel/login'))
    await screen.findByRole('button', { name: isStaff ? 'Log in' : 'Continue' })
    expect(screen.queryByText('Choose your own password')).toBeNull()
  },
)
