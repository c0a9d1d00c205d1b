import { franchiseeAuthRoutes, authRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useAuthData } from '../auth-data.ts'
import { Edge, refused } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
beforeEach(() => {
  edge = new Edge()
  edge.on(franchiseeRoutes.getOwnLetter, { daily: true, language: 'en', email: null })
  useAuthData.getState().clear()
})
afterEach(() => expect(edge.unanswered).toEqual([]))

const codes = Array.from({ length: 10 }, (_code, place) => `${place}bcd2fgh3kmn`)
const off = { since: null, recoveryCodesLeft: 0, isDemanded: false }
const on = { since: '2026-11-01T06:00:00.000Z', recoveryCodesLeft: 9, isDemanded: false }
const otp = () => screen.findByRole('textbox', { name: /code/i })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('after the password staff enter the code; a wrong one is told, and a recovery code is another way', async () => {
  edge.on(franchiseeAuthRoutes.franchiseeLogin, { userLoggedIn: false, secondStep: true })
  const passed = edge.on(totpRoutes.passTotp, refused('OTP_INVALID', { message: '', field: 'code' }))
  const { hands } = await openPanel({ at: '/panel/franchisee-login', edge, nobody: true })
  await hands.type(await screen.findByRole('textbox', { name: /mobile/i }), '9876522001')
  await hands.type(screen.getByLabelText(/^Password/), 'Patang-Dori-4178')
  await hands.click(await button('Log in'))
  expect(await screen.findByRole('heading', { name: 'Second step' })).toBeTruthy()
  await hands.type(await otp(), '123456')
  await screen.findByText(/This code is not right, or was used already/)
  expect(passed[0]?.body).toEqual({ code: '123456' })
  await hands.click(await button(/Use a recovery code/))
  await hands.type(await otp(), '0bcd-2fgh-3kmn')
  await hands.click(await button('Verify'))
  await waitFor(() => expect(passed[1]?.body).toEqual({ code: '0bcd-2fgh-3kmn' }))
  await hands.click(await button('Sign in as somebody else'))
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeTruthy()
})

test('switching on asks for the password, shows the QR code and the key, and then the recovery codes once', async () => {
  edge.on(totpRoutes.getTotp, off)
  edge.on(authRoutes.listSessions, [])
  edge.on(totpRoutes.beginTotp, {
    uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
    secret: 'JBSWY3DPEHPK3PXP',
  })
  edge.on(totpRoutes.confirmTotp, { recoveryCodes: codes })
  const { hands, place } = await openPanel({ at: '/panel/admin/account/second-step', edge, staff: {} })
  await hands.type(await screen.findByLabelText(/Current password/), 'Patang-Dori-4178')
  await hands.click(await button('Go on'))
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  edge.on(totpRoutes.getTotp, on)
  await hands.type(await otp(), '123456')
  expect((await screen.findAllByText(/^\dbcd-2fgh-3kmn$/)).length).toBe(10)
  await hands.click(await button('I have kept the codes'))
  await waitFor(() => expect(place()).toBe('/panel/admin/account'))
  await screen.findByText(/^Codes by SMS are only as safe as your number.*The second step.*is safer\.$/)
})

test('where the agency asks for it, nothing else is shown before it is set up', async () => {
  await openPanel({ at: '/panel/admin/businesses', edge, staff: { mustSetUpTotp: true } })
  expect(await screen.findByRole('heading', { name: 'Set up your second step' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Businesses/ })).toBe(null)
})

test('what the agency asks for cannot be switched off; otherwise password and code are asked', async () => {
  edge.on(totpRoutes.getTotp, { ...on, isDemanded: true })
  const first = await openPanel({ at: '/panel/admin/account/second-step', edge, staff: {} })
  expect(await button('New recovery codes')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Switch off' })).toBe(null)
  first.unmount()
  edge.on(totpRoutes.getTotp, on)
  edge.on(authRoutes.listSessions, [])
  const removed = edge.on(totpRoutes.removeTotp, { removed: true })
  const { hands, place } = await openPanel({ at: '/panel/admin/account/second-step', edge, staff: {} })
  await hands.click(await button('Switch off'))
  await hands.type(await screen.findByLabelText(/Current password/), 'Patang-Dori-4178')
  await hands.type(screen.getByRole('textbox', { name: /recovery code/ }), '123456')
  await hands.click(await button('Switch off'))
  await waitFor(() => expect(place()).toBe('/panel/admin/account'))
  expect(removed[0]?.body).toEqual({ password: 'Patang-Dori-4178', code: '123456' })
})

test('whoever was told of a new device signs out the others and goes on to a new password', async () => {
  edge.on(totpRoutes.getTotp, off)
  edge.on(authRoutes.listSessions, [])
  const ended = edge.on(authRoutes.endOtherSessions, { ended: 2 })
  const { hands, place } = await openPanel({ at: '/panel/admin/account?new=device', edge, staff: {} })
  await hands.click(await button('No, sign out the others'))
  await waitFor(() => expect(place()).toBe('/panel/admin/account/password'))
  expect(ended).toHaveLength(1)
})
