import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeStaff } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
const email = 'asha@rangtapi.test'
beforeEach(() => {
  edge = new Edge()
  edge.on(authRoutes.listSessions, [])
  edge.on(totpRoutes.getTotp, { since: null, recoveryCodesLeft: 0, isDemanded: false })
  edge.on(franchiseeRoutes.getOwnLetter, { daily: true, language: 'en', email })
})
afterEach(() => expect(edge.unanswered).toEqual([]))

test('staff confirm the address their agency keeps: password, then the code that came there', async () => {
  edge.on(authRoutes.changePhone, refused('PASSWORD_WRONG', { field: 'password', message: '' }))
  const { hands, place } = await openPanel({ at: '/panel/admin/account', edge, staff: { email } })
  await hands.click(await screen.findByRole('link', { name: /^Confirm your e-mail/ }))
  await screen.findByText(/^We send a code to asha@rangtapi\.test\./)
  expect(screen.queryByLabelText(/New e-mail|New mobile/)).toBeNull()
  const send = async (password: string) => {
    const box = await screen.findByLabelText(/^Password/, { selector: 'input' })
    await hands.clear(box)
    await hands.type(box, password)
    await hands.click(screen.getByRole('button', { name: 'Send code' }))
  }
  await send('not-it-at-all')
  await screen.findByText('That is not your password.')
  const asked = edge.on(authRoutes.changePhone, {
    sentTo: 'as••@rangtapi.test',
    channel: 'email',
    otherWays: [],
    resendAfterSec: 30,
    expiresInSec: 300,
  })
  await send('Rangoli-Basket-9')
  await screen.findByText('as••@rangtapi.test')
  expect(asked[0]!.body).toEqual({ email, password: 'Rangoli-Basket-9' })
  edge.on(authRoutes.verifyChangedPhone, () => {
    edge.on(franchiseeRoutes.getFranchisee, makeStaff({ email, isEmailConfirmed: true }))
    return { phoneNumber: '+919876522001', email }
  })
  await hands.click(await screen.findByLabelText('6-digit code'))
  await hands.paste('123456')
  await screen.findByText('Your e-mail is confirmed. Codes for a forgotten password can come there too.')
  await waitFor(() => expect(place()).toBe('/panel/admin/account'))
  await screen.findByText('Confirmed: codes for a forgotten password can come there too.')
  expect(screen.queryByRole('link', { name: /^Confirm your e-mail/ })).toBeNull()
})

test('who has no address has nothing to confirm', async () => {
  await openPanel({ at: '/panel/admin/account', edge, staff: { email: null } })
  await screen.findByRole('link', { name: /Mobile number/ })
  expect(screen.queryByRole('link', { name: /^Confirm your e-mail/ })).toBeNull()
})
