import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAuthData } from '../auth-data.ts'
import { forget, keep, keepsakes, kept } from '../keepsake.ts'
import { Edge, refused } from '../testing/edge.ts'
import { answerQuietHome, makeUser } from '../testing/makers.customer.ts'
import { openPanel } from '../testing/panel.tsx'

const sent = {
  sentTo: '+91 97••••1234',
  channel: 'sms' as const,
  otherWays: [],
  resendAfterSec: 30,
  expiresInSec: 300,
}
const phoneNumber = '+919712341234'
let edge: Edge
beforeEach(() => {
  edge = new Edge()
  useAuthData.getState().clear()
})
afterEach(() => {
  vi.useRealTimers()
  useAuthData.getState().clear()
  sessionStorage.clear()
  keepsakes.forEach(forget)
  expect(edge.unanswered).toEqual([])
})
type Start = Parameters<ReturnType<typeof useAuthData.getState>['begin']>[0]
/** The page of the code, for somebody who asked for one. */
async function open(start: Partial<Start> = {}, code: Parameters<typeof begin>[1] = sent) {
  begin({ kind: 'customer', fromForgotPassword: false, phoneNumber, ...start }, code)
  const at = start.kind === 'staff' ? '/panel/franchisee-otp' : '/panel/otp'
  const panel = await openPanel({ at, edge, nobody: true })
  const box = await screen.findByLabelText<HTMLInputElement>('6-digit code')
  return {
    ...panel,
    box,
    press: async (name: string) => panel.hands.click(await screen.findByRole('button', { name })),
    enter: async (digits: string) => {
      await panel.hands.clear(box)
      await panel.hands.paste(digits)
    },
  }
}
const begin = useAuthData.getState().begin
const bad = (code: 'OTP_INVALID' | 'OTP_EXPIRED' | 'OTP_TOO_MANY_ATTEMPTS') =>
  refused(code, { message: 'Of the server.', field: 'otp' })

test('where the code went, and that nobody else may know it', async () => {
  const first = await open()
  await screen.findByText('+91 97••••1234')
  screen.getByText(/^Never tell this code to anybody/)
  first.unmount()
  await open({}, { ...sent, sentTo: 'p••••@loom.example', channel: 'email' })
  await screen.findByText('p••••@loom.example')
  screen.getByText(/spam folder/)
})

test('a whole code sends itself; a wrong one counts the tries that are left and is typed over', async () => {
  const asked = edge.on(authRoutes.verifyOtp, bad('OTP_INVALID'))
  const { box, enter, hands } = await open()
  const verify = screen.getByRole('button', { name: 'Verify' })
  expect(verify.getAttribute('aria-disabled')).toBe('true')
  await enter('12345')
  expect(asked).toEqual([])
  await hands.type(box, '6')
  await screen.findByText('This code is not right. Check it and try again.')
  await screen.findByText('4 tries left')
  await enter('654321')
  await screen.findByText('3 tries left')
  expect(asked.map(({ body }) => body)).toEqual([{ otp: '123456' }, { otp: '654321' }])
  expect(document.body.textContent).not.toContain('Of the server.')
})

test.each([
  ['OTP_EXPIRED', 'This code is too old. Ask for a new one.'],
  ['OTP_TOO_MANY_ATTEMPTS', 'Too many wrong codes. Please wait a little and ask for a new one.'],
] as const)('%s is said at the field, and no try is counted', async (code, words) => {
  edge.on(authRoutes.verifyOtp, bad(code))
  const { enter } = await open()
  await enter('123456')
  await screen.findByText(words)
  expect(screen.queryByText(/left$/)).toBeNull()
})

test('the right one leads customers to their password, and staff to theirs', async () => {
  const right = { otpVerified: true, fromForgotPassword: false }
  edge.on(authRoutes.verifyOtp, right)
  const customer = await open()
  await customer.enter('123456')
  await waitFor(() => expect(customer.place()).toBe('/panel/createPassword'))
  await screen.findByRole('heading', { name: 'Create a password' })
  customer.unmount()
  const staff = await open({ kind: 'staff' })
  await staff.enter('123456')
  await waitFor(() => expect(staff.place()).toBe('/panel/franchisee-createPassword'))
})

test('on a new device the code says why it is asked for, and a right one leads in, to the page wanted', async () => {
  answerQuietHome(edge)
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusinessesByUser, [])
  edge.on(authRoutes.verifyOtp, { otpVerified: true, fromForgotPassword: false, userLoggedIn: true })
  const { enter, place } = await open({ newDevice: true, next: '/panel/customer/account' })
  await screen.findByText(/^You sign in on this device for the first time/)
  await enter('123456')
  await waitFor(() => expect(place()).toBe('/panel/customer/account'))
  expect(useAuthData.getState().authData).toBeNull()
  expect(kept('lastPhone')).toEqual({ phoneNumber })
  edge.unanswered.length = 0
})

test.each([
  ['somebody else', '+919000000001', undefined],
  ['the same person', phoneNumber, { of: 'own' }],
] as const)('what a session that ended left of %s', async (_name, last, left) => {
  answerQuietHome(edge)
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusinessesByUser, [])
  edge.on(authRoutes.verifyOtp, { otpVerified: true, fromForgotPassword: false, userLoggedIn: true })
  keep('lastPhone', { phoneNumber: last })
  keep('businessDraft', { of: 'own' })
  const { enter, place } = await open({ newDevice: true, next: '/panel/customer/account' })
  await enter('123456')
  await waitFor(() => expect(place()).toBe('/panel/customer/account'))
  expect(kept('businessDraft')).toEqual(left)
  // Other tabs begin anew where they show another person.
  expect(kept('seat') !== undefined).toBe(left === undefined)
  edge.unanswered.length = 0
})

test('where others keep asking for codes, a right one is followed by another', async () => {
  edge.on(authRoutes.verifyOtp, { otpVerified: false, fromForgotPassword: false, otp: sent })
  const { box, enter, place } = await open()
  await enter('123456')
  await screen.findByText(/^That code was right\. Others keep asking for codes of yours/)
  await waitFor(() => expect(box.value).toBe(''))
  expect(place()).toBe('/panel/otp')
})

test('a new code may be asked for after half a minute; then the tries begin anew', async () => {
  edge.on(authRoutes.verifyOtp, bad('OTP_INVALID'))
  const asked = edge.on(authRoutes.resendOtp, sent)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { enter, press, hands, box } = await open()
  await enter('123456')
  await screen.findByText('4 tries left')
  await screen.findByText(/^You can ask for a new code in 0:[23]\d$/)
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull()
  expect(screen.queryByText('Does no code come?')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  await press('Send it again')
  await screen.findByText('A new code is on its way.')
  expect(asked).toHaveLength(1)
  expect(box.value).toBe('')
  await screen.findByText(/^You can ask for a new code in 0:(30|2\d)$/)
  await hands.click(box)
  await enter('654321')
  await screen.findByText('4 tries left')
})

test('after two SMS the code can come by e-mail, and who forgot the password is not told to which', async () => {
  const byMail = { channel: 'email' as const, sentTo: null }
  edge.on(authRoutes.resendOtp, { ...sent, resendAfterSec: 0, otherWays: [byMail] })
  const { press, box, hands } = await open({ fromForgotPassword: true }, { ...sent, resendAfterSec: 0 })
  expect(screen.queryByRole('button', { name: /e-mail/ })).toBeNull()
  await press('Send it again')
  const asked = edge.on(authRoutes.resendOtp, {
    ...sent,
    ...byMail,
    resendAfterSec: 0,
    otherWays: [{ channel: 'sms', sentTo: sent.sentTo }],
  })
  await hands.type(box, '12')
  await press('Send by e-mail')
  await screen.findByText(/^The code went to the e-mail address that is confirmed for your number; where/)
  screen.getByText(/spam folder/)
  expect(box.value).toBe('')
  expect(useAuthData.getState().authData).toMatchObject({ channel: 'email', sentTo: null })
  await press('Send it again')
  await press('Send by SMS')
  expect(asked.map(({ body }) => body)).toEqual([{ channel: 'email' }, {}, { channel: 'sms' }])
})

test('whose password was right sees the address, also where no SMS can be sent; staff in Hindi', async () => {
  const otherWays = [{ channel: 'email' as const, sentTo: 'as••@shop.in' }]
  const asked = edge.on(authRoutes.resendOtp, refused('RATE_LIMITED', { retryAfterSec: 60 }))
  const first = await open({ newDevice: true }, { ...sent, resendAfterSec: 0, otherWays })
  await first.press('Send by e-mail to as••@shop.in')
  expect(asked[0]!.body).toEqual({ channel: 'email' })
  await screen.findByText(/^You can ask for a new code in/)
  expect(screen.queryByRole('button', { name: /e-mail/ })).toBeNull()
  first.unmount()
  begin(
    { kind: 'staff', fromForgotPassword: true, phoneNumber },
    { ...sent, channel: 'email', sentTo: null, resendAfterSec: 0 },
  )
  await openPanel({ at: '/panel/franchisee-otp', edge, nobody: true, language: 'hi' })
  await screen.findByText(/^कोड आपके नंबर के लिए पक्के किए हुए ई-मेल पते पर भेजा गया है/)
})

test('where a second code does not come either, the agency can be asked', async () => {
  edge.on(authRoutes.resendOtp, sent)
  const { press } = await open({}, { ...sent, resendAfterSec: 0 })
  await press('Send it again')
  await press('Ask Rangtapi Digital')
  await screen.findByRole('dialog', { name: 'Help' })
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+919876522000')
})

test('the server knows better when: its seconds are counted down', async () => {
  edge.on(authRoutes.resendOtp, refused('RATE_LIMITED', { retryAfterSec: 90 }))
  const { press } = await open({}, { ...sent, resendAfterSec: 0 })
  await press('Send it again')
  await screen.findByText(/^You can ask for a new code in 1:\d\d$/)
})

test('an attempt that the server forgot begins again with the same number', async () => {
  edge.on(authRoutes.verifyOtp, refused('STEP_OUT_OF_ORDER', { message: '' }))
  const { enter, press, place } = await open()
  await enter('123456')
  await screen.findByText('Please begin again from your phone number.')
  await press('Start again')
  await waitFor(() => expect(place()).toBe('/panel/login'))
  const mobile = await screen.findByRole<HTMLInputElement>('textbox', { name: /mobile/i })
  expect(mobile.value.replace(/\s/g, '')).toBe('9712341234')
})

test('a sign-in of staff under way stays one of staff: Change leads to their page', async () => {
  const { press, place } = await open({ kind: 'staff', next: '/panel/admin/report' })
  await press('Change')
  await waitFor(() => expect(place()).toBe('/panel/franchisee-login?next=%2Fpanel%2Fadmin%2Freport'))
})
