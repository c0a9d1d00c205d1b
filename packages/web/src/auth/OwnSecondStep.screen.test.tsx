import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAuthData } from '../auth-data.ts'
import { Edge, refused } from '../testing/edge.ts'
import { answerQuietHome, makeUser } from '../testing/makers.customer.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'

const at = '/panel/customer/account'
const sent = {
  sentTo: '+91 97••••1234',
  channel: 'sms' as const,
  otherWays: [],
  resendAfterSec: 30,
  expiresInSec: 300,
}
const codes = Array.from({ length: 10 }, (_code, place) => `${place}bcd2fgh3kmn`)
const on = { since: '2026-11-01T06:00:00.000Z', recoveryCodesLeft: 9, isDemanded: false }
const uri = 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP'
let edge: Edge
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  edge = new Edge()
  answerQuietHome(edge)
  edge.on(authRoutes.getUser, makeUser())
  edge.on(authRoutes.listSessions, [])
  edge.on(businessRoutes.getBusinessesByUser, [])
  useAuthData.getState().clear()
})
afterEach(() => {
  useAuthData.getState().clear()
  sessionStorage.clear()
  expect(edge.unanswered).toEqual([])
})
const otp = () => screen.findByRole('textbox', { name: /code/i })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** A screen of a phone: the panel asks how wide it is. */
const onPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width: 767.98px'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))

test('the account says what codes by SMS are worth and offers the second step, which is switched on with password and code', async () => {
  edge.on(totpRoutes.beginTotp, { uri, secret: 'JBSWY3DPEHPK3PXP' })
  const begun = edge.on(totpRoutes.confirmTotp, { recoveryCodes: codes })
  const { hands, place } = await openPanel({ at, edge })
  await screen.findByText(/^Codes by SMS are only as safe as your number.*The second step.*is your choice\./)
  await hands.click(await screen.findByRole('link', { name: /Second step Off · a code of your phone/ }))
  await screen.findByText(/^You need an authenticator app on your phone.*switch it off again\.$/)
  await hands.type(await screen.findByLabelText(/Current password/), 'Patang-Dori-4178')
  await hands.click(await button('Go on'))
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  expect(screen.queryByText(/Your agency asks/)).toBe(null)
  edge.on(totpRoutes.getTotp, on)
  await hands.type(await otp(), '123456')
  expect((await screen.findAllByText(/^\dbcd-2fgh-3kmn$/)).length).toBe(10)
  expect(begun[0]?.body).toEqual({ code: '123456' })
  await hands.click(await button('I have kept the codes'))
  await waitFor(() => expect(place()).toBe(at))
  await screen.findByRole('link', { name: /Second step On · 9 recovery codes left/ })
})

test('a phone that cannot scan itself opens its app by a link, or copies the key; the QR code is for another phone', async () => {
  onPhone()
  edge.on(totpRoutes.beginTotp, { uri, secret: 'JBSWY3DPEHPK3PXP' })
  const { hands } = await openPanel({ at: `${at}/second-step`, edge })
  await hands.type(await screen.findByLabelText(/Current password/), 'Patang-Dori-4178')
  await hands.click(await button('Go on'))
  expect((await screen.findByRole('link', { name: 'Open the app' })).getAttribute('href')).toBe(uri)
  expect(screen.queryByRole('img', { name: /QR code/ })).toBe(null)
  await hands.click(await button('Copy'))
  await screen.findByText('The key is copied.')
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP')
  await hands.click(await button('Show a QR code for another phone'))
  expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy()
})

test('new recovery codes and switching off ask for password and code, and lead back to the account', async () => {
  edge.on(totpRoutes.getTotp, on)
  const removed = edge.on(totpRoutes.removeTotp, { removed: true })
  const { hands, place } = await openPanel({ at: `${at}/second-step`, edge })
  expect(await button('New recovery codes')).toBeTruthy()
  await hands.click(await button('Switch off'))
  await hands.type(await screen.findByLabelText(/Current password/), 'Patang-Dori-4178')
  await hands.type(screen.getByRole('textbox', { name: /recovery code/ }), '0bcd-2fgh-3kmn')
  await hands.click(await button('Switch off'))
  await waitFor(() => expect(place()).toBe(at))
  expect(removed[0]?.body).toEqual({ password: 'Patang-Dori-4178', code: '0bcd-2fgh-3kmn' })
})

test('at the sign-in the code follows the password; a recovery code is another way, and who helps is named', async () => {
  edge.on(authRoutes.verifyUser, { userExist: true, otp: null })
  edge.on(authRoutes.login, { userLoggedIn: false, secondStep: true })
  const passed = edge.on(totpRoutes.passTotp, refused('OTP_INVALID', { message: '', field: 'code' }))
  const { hands, place } = await openPanel({
    at: '/panel/login?next=%2Fpanel%2Fcustomer%2Faccount',
    edge,
    nobody: true,
    agency: { agencyName: 'Rang Tapi' },
  })
  await hands.type(await screen.findByRole('textbox', { name: /mobile/i }), '9876510001')
  await hands.click(await button('Continue'))
  await hands.type(await screen.findByLabelText(/^Password/), 'Patang-Dori-4178')
  await hands.click(await button('Log in'))
  expect(await screen.findByRole('heading', { name: 'Second step' })).toBeTruthy()
  await hands.type(await otp(), '123456')
  await screen.findByText(/This code is not right, or was used already/)
  await hands.click(await button(/Use a recovery code/))
  await screen.findByText(/If they are lost too, Rang Tapi can take the second step off\.$/)
  edge.on(totpRoutes.passTotp, { userLoggedIn: true, recoveryCodesLeft: 1 })
  edge.on(totpRoutes.getTotp, { ...on, recoveryCodesLeft: 1 })
  await hands.type(await otp(), '0bcd-2fgh-3kmn')
  await hands.click(await button('Verify'))
  await screen.findByText('1 recovery code is left. Make new ones in your account.')
  await waitFor(() => expect(place()).toBe(at))
  expect(passed.map(({ body }) => body)).toEqual([{ code: '123456' }])
})

test('a new password after a code by SMS does not sign in: the code of the app comes next', async () => {
  edge.on(authRoutes.createPassword, { userLoggedIn: false, firstTimeUser: false, secondStep: true })
  const passed = edge.on(totpRoutes.passTotp, { userLoggedIn: true, recoveryCodesLeft: null })
  const { begin, verify } = useAuthData.getState()
  begin({ kind: 'customer', fromForgotPassword: true, phoneNumber: '+919712341234' }, sent)
  verify()
  const { hands, place } = await openPanel({ at: '/panel/createPassword', edge, nobody: true })
  for (const label of [/^New password(?! once)/, /^New password once more/]) {
    await hands.click(await screen.findByLabelText(label))
    await hands.paste('Rangoli-Basket-9')
  }
  await hands.click(await button('Save and go on'))
  expect(await screen.findByRole('heading', { name: 'Second step' })).toBeTruthy()
  expect(place()).toBe('/panel/login')
  await hands.type(await otp(), '123456')
  await waitFor(() => expect(place()).toBe('/panel/customer'))
  expect(passed[0]?.body).toEqual({ code: '123456' })
})
