import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useAuthData } from '../auth-data.ts'
import { Edge, refused } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
beforeEach(() => {
  edge = new Edge()
  useAuthData.getState().clear()
})
afterEach(() => expect(edge.unanswered).toEqual([]))

type Hands = Awaited<ReturnType<typeof openPanel>>['hands']
const wrong = refused('PASSWORD_WRONG', { message: '' })
const long = 'Patang, Dori & 41 हाथी — as a manager makes them: ~`"<>\\'
const phoneNumber = '+919876522001'

/** Pastes into a field, as a person or a manager of passwords does; what stands in it afterwards. */
async function paste(hands: Hands, field: HTMLElement, text: string): Promise<string> {
  await hands.click(field)
  await hands.paste(text)
  return (field as HTMLInputElement).value
}
const field = async (label: RegExp) => (await screen.findByLabelText(label)) as HTMLInputElement
const number = () => screen.findByRole('textbox', { name: /mobile/i })

test('a password is pasted whole where customers sign in, and the field says to managers what it is for', async () => {
  edge.on(authRoutes.verifyUser, { userExist: true, otp: null })
  const asked = edge.on(authRoutes.login, wrong)
  const { hands } = await openPanel({ at: '/panel/login', edge, nobody: true })
  const phone = (await number()) as HTMLInputElement
  // As it stands in a list of contacts.
  await paste(hands, phone, '+91 98765 22001')
  expect(phone.autocomplete).toBe('username')
  await hands.click(screen.getByRole('button', { name: 'Continue' }))
  const password = await field(/^Password/)
  expect(password.autocomplete).toBe('current-password')
  expect(await paste(hands, password, long)).toBe(long)
  await hands.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(asked[0]?.body).toEqual({ phoneNumber, password: long }))
})

test('the same where staff sign in, and the code of the second step and a recovery code are pasted as they are shown', async () => {
  const asked = edge.on(franchiseeAuthRoutes.franchiseeLogin, { userLoggedIn: false, secondStep: true })
  const passed = edge.on(totpRoutes.passTotp, refused('OTP_INVALID', { message: '', field: 'code' }))
  const { hands } = await openPanel({ at: '/panel/franchisee-login', edge, nobody: true })
  await paste(hands, await number(), '98765 22001')
  const password = await field(/^Password/)
  expect(await paste(hands, password, long)).toBe(long)
  await hands.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(asked[0]?.body).toEqual({ phoneNumber, password: long }))
  const code = (await screen.findByRole('textbox', { name: /code/i })) as HTMLInputElement
  expect(code.autocomplete).toBe('one-time-code')
  // Authenticator apps show it in two halves.
  expect(await paste(hands, code, ' 123 456 ')).toBe('123456')
  await waitFor(() => expect(passed[0]?.body).toEqual({ code: '123456' }))
  await hands.click(await screen.findByRole('button', { name: /Use a recovery code/ }))
  const recovery = await screen.findByRole('textbox', { name: /recovery code/i })
  expect(await paste(hands, recovery, '0bcd-2fgh-3kmn')).toBe('0bcd-2fgh-3kmn')
  await hands.click(screen.getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(passed[1]?.body).toEqual({ code: '0bcd-2fgh-3kmn' }))
})

test('a code by SMS is pasted out of its message', async () => {
  edge.on(authRoutes.verifyUser, {
    userExist: false,
    otp: { channel: 'sms', otherWays: [], sentTo: '+91 ••••• •2001', resendAfterSec: 30, expiresInSec: 300 },
  })
  const entered = edge.on(authRoutes.verifyOtp, refused('OTP_INVALID', { message: '', field: 'otp' }))
  const { hands } = await openPanel({ at: '/panel/login', edge, nobody: true })
  await paste(hands, await number(), '9876522001')
  await hands.click(screen.getByRole('button', { name: 'Continue' }))
  const code = (await screen.findByRole('textbox', { name: /code/i })) as HTMLInputElement
  expect(code.autocomplete).toBe('one-time-code')
  expect(await paste(hands, code, '654-321\n')).toBe('654321')
  await waitFor(() => expect(entered[0]?.body).toEqual({ otp: '654321' }))
})

test('a new password is pasted into both fields, and the present one above them', async () => {
  const asked = edge.on(authRoutes.changePassword, wrong)
  const { hands } = await openPanel({ at: '/panel/admin/account/password', edge, staff: {} })
  const current = await field(/^Current password/)
  const fresh = await field(/^New password(?! once)/)
  const again = await field(/^New password once more/)
  expect([current, fresh, again].map(({ autocomplete }) => autocomplete)).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ])
  expect(await paste(hands, current, 'Patang-Dori-4178')).toBe('Patang-Dori-4178')
  for (const one of [fresh, again]) expect(await paste(hands, one, long)).toBe(long)
  await hands.click(screen.getByRole('button', { name: /Change password|Save/ }))
  await waitFor(() => expect(asked[0]?.body).toEqual({ oldPassword: 'Patang-Dori-4178', password: long }))
})
