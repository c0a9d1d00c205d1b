import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAuthData } from '../auth-data.ts'
import { forget, keep, keepsakes, kept } from '../keepsake.ts'
import { Edge, refused } from '../testing/edge.ts'
import { answerQuietHome, makeUser } from '../testing/makers.customer.ts'
import { makeStaff } from '../testing/makers.ts'
import { makeAgency } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'

const sent = {
  sentTo: '+91 97••••1234',
  channel: 'sms' as const,
  otherWays: [],
  resendAfterSec: 30,
  expiresInSec: 300,
}
let edge: Edge
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  useAuthData.getState().clear()
  edge = new Edge()
})
afterEach(() => {
  expect(edge.unanswered).toEqual([])
  useAuthData.getState().clear()
  sessionStorage.clear()
})
const open = async (at = '/panel/login') => {
  const panel = await openPanel({ at, edge, nobody: true })
  return {
    ...panel,
    press: async (name: string) => panel.hands.click(await screen.findByRole('button', { name })),
  }
}
const mobile = () => screen.findByRole<HTMLInputElement>('textbox', { name: /mobile/i })
const code = () => screen.findByLabelText<HTMLInputElement>('6-digit code')

test.each([
  ['/panel', '/panel/login'],
  ['/panel/otp', '/panel/login'],
  ['/panel/createPassword', '/panel/login'],
  ['/panel/login/more', '/panel/login'],
  ['/panel/franchisee-otp', '/panel/franchisee-login'],
  ['/panel/franchisee-createPassword', '/panel/login'],
  ['/panel/nowhere', '/panel/login'],
  ['/panel/franchisee-login/more', '/panel/franchisee-login'],
  ['/panel/customer/nowhere', '/panel/login?next=%2Fpanel%2Fcustomer%2Fnowhere'],
  ['/panel/admin/nowhere', '/panel/franchisee-login?next=%2Fpanel%2Fadmin%2Fnowhere'],
  ['/panel/admin/account?page=2', '/panel/franchisee-login?next=%2Fpanel%2Fadmin%2Faccount%3Fpage%3D2'],
])('nobody at %s is at %s', async (at, wanted) => {
  const panel = await open(at)
  await waitFor(() => expect(panel.place()).toBe(wanted))
})

test.each(['/panel', '/panel/login', '/panel/otp', '/panel/createPassword', '/panel/franchisee-login'])(
  'a customer who is signed in comes from %s to their home',
  async (at) => {
    answerQuietHome(edge)
    edge.on(authRoutes.getUser, makeUser())
    edge.on(businessRoutes.getBusinessesByUser, [])
    const panel = await openPanel({ at, edge })
    await waitFor(() => expect(panel.place()).toBe('/panel/customer'))
  },
)

test('a text that the agency did not give yet is no link to the page one is on', async () => {
  const agency = {
    ...makeAgency(),
    legal: { termsUrl: '', privacyUrl: 'https://rangtapi.test/privacy', consentVersion: '1' },
  }
  await openPanel({ at: '/panel/login', edge, nobody: true, agency })
  await screen.findByText(/^By continuing you accept the/)
  expect(screen.queryByText('terms of use', { selector: 'a' })).toBeNull()
  screen.getByText('privacy policy', { selector: 'a' })
})

test('a code was asked for and not verified: no password can be made, and the number can be changed', async () => {
  edge.on(authRoutes.verifyUser, { userExist: false, otp: sent })
  const panel = await open()
  await panel.hands.type(await mobile(), '9712341234')
  await panel.press('Continue')
  await code()
  void panel.router.navigate({ href: '/panel/createPassword' })
  await waitFor(() => expect(panel.place()).toBe('/panel/otp'))
  // The page of codes of staff is none of a customer's; their password leads where every unproven one does.
  for (const [path, wanted] of [
    ['/panel/franchisee-otp', '/panel/franchisee-login'],
    ['/panel/franchisee-createPassword', '/panel/otp'],
  ] as const) {
    void panel.router.navigate({ href: path })
    await waitFor(() => expect(panel.place()).toBe(wanted))
  }
  void panel.router.navigate({ href: '/panel/otp' })
  await code()
  await panel.press('Change')
  await waitFor(() => expect(panel.place()).toBe('/panel/login'))
  expect((await mobile()).value.replace(/\s/g, '')).toBe('9712341234')
  void panel.router.navigate({ href: '/panel/otp' })
  await waitFor(() => expect(panel.place()).toBe('/panel/login'))
})

test('too many wrong passwords: the seconds count down, and the button waits until they are over', async () => {
  edge.on(authRoutes.verifyUser, { userExist: true, otp: null })
  const asked = edge.on(authRoutes.login, refused('RATE_LIMITED', { retryAfterSec: 3 }))
  const panel = await open()
  await panel.hands.type(await mobile(), '9876510025')
  await panel.press('Continue')
  await panel.hands.type(await screen.findByLabelText(/^Password/), 'Hasiru-Ele-24')
  await panel.press('Log in')
  await screen.findByText(/You can try again in \d seconds?\./)
  const button = screen.getByRole('button', { name: 'Log in' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await panel.hands.click(button)
  expect(asked).toHaveLength(1)
  await waitFor(() => expect(document.body.textContent).not.toContain('again in 3 seconds'))
  await waitFor(() => expect(screen.queryByText(/You can try again in/)).toBeNull())
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).not.toBe('true'),
  )
})

test('an agency without foreign users and codes offers neither', async () => {
  edge.on(authRoutes.verifyUser, { userExist: true, otp: null })
  const panel = await openPanel({
    at: '/panel/login',
    edge,
    nobody: true,
    agency: { login: { foreignUsers: false, otpInsteadOfPassword: false } },
  })
  await panel.hands.type(await mobile(), '9876510025')
  expect(screen.queryByText(/Outside India/)).toBeNull()
  await panel.hands.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByLabelText(/^Password/)
  expect(screen.queryByRole('button', { name: 'Use OTP instead' })).toBeNull()
})

test('that somebody signed in is counted on the production host', async () => {
  answerQuietHome(edge)
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusinessesByUser, [])
  edge.on(authRoutes.verifyUser, { userExist: true, otp: null })
  edge.on(authRoutes.login, { userLoggedIn: true })
  const told = edge.on(analyticsRoutes.logEvents, { logged: 1 })
  const agency = { isProductionHost: true }
  const panel = await openPanel({ at: '/panel/login', edge, nobody: true, agency })
  await panel.hands.type(await mobile(), '9712341234')
  await panel.hands.click(await screen.findByRole('button', { name: 'Continue' }))
  await panel.hands.type(await screen.findByLabelText(/^Password/), 'river-stone-and-98')
  await panel.hands.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/customer'))
  expect(JSON.stringify(told.map(({ body }) => body))).toContain('"LOGIN"')
  expect(JSON.stringify(told)).not.toContain('9712341234')
})

test('a password on a new device is followed by the code that the server sent', async () => {
  edge.on(authRoutes.verifyUser, { userExist: true, otp: null })
  const asked = edge.on(authRoutes.login, { userLoggedIn: false, otpRequired: true, otp: sent })
  const panel = await open('/panel/login?next=%2Fpanel%2Fcustomer%2Faccount')
  await panel.hands.type(await mobile(), '9712341234')
  await panel.press('Continue')
  await panel.hands.type(await screen.findByLabelText(/^Password/), 'river-stone-and-98')
  await panel.press('Log in')
  await waitFor(() => expect(panel.place()).toBe('/panel/otp'))
  await screen.findByText(/^You sign in on this device for the first time/)
  screen.getByText('+91 97••••1234')
  await code()
  expect(asked).toHaveLength(1)
  expect(useAuthData.getState().authData).toMatchObject({
    phoneNumber: '+919712341234',
    newDevice: true,
    next: '/panel/customer/account',
  })
})

test('an agency that takes nobody new by mail still knows who signed in here so', async () => {
  keep('lastPhone', { email: 'maya@loom.example' })
  const agency = { login: { foreignUsers: false, otpInsteadOfPassword: false } }
  const asked = edge.on(authRoutes.verifyUser, { userExist: true, otp: null })
  const panel = await openPanel({ at: '/panel/login', edge, nobody: true, agency })
  await panel.hands.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByLabelText(/^Password/)
  expect(asked.map(({ body }) => body)).toEqual([{ email: 'maya@loom.example' }])
  await panel.hands.click(screen.getByRole('button', { name: /another|not you/i }))
  expect((await mobile()).value).toBe('')
  forget('lastPhone')
})

test('offline keeps what was typed; two presses are one request', async () => {
  edge.on(authRoutes.verifyUser, () => {
    throw new TypeError('Failed to fetch')
  })
  const panel = await open()
  await panel.hands.type(await mobile(), '9712341234')
  await panel.press('Continue')
  await screen.findByText('You are offline. Check your internet and try again.')
  expect((await mobile()).value.replace(/\s/g, '')).toBe('9712341234')
  let answer = () => {}
  const asked = edge.on(authRoutes.verifyUser, async () => {
    await new Promise<void>((go) => (answer = go))
    return { userExist: false, otp: sent }
  })
  await panel.hands.dblClick(screen.getByRole('button', { name: 'Continue' }))
  const button = screen.getByRole('button', { name: 'Continue' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  await panel.hands.click(button)
  answer()
  await code()
  expect(asked).toHaveLength(1)
})

test('staff at their sign-in page are sent on to theirs', async () => {
  edge.on(paymentRoutes.listPaymentExceptions, [])
  const panel = await openPanel({
    at: '/panel/franchisee-login?next=%2Fpanel%2Fpayment%2Fexceptions',
    edge,
    staff: {},
  })
  await waitFor(() => expect(panel.place()).not.toContain('franchisee-login'))
})

test.each([
  ['another member of staff', 'staff 9000000001', undefined],
  ['a customer with their number', 'customer 9876521001', undefined],
  ['somebody who is not known', undefined, undefined],
  ['themselves', 'staff 9876521001', { note: 1 }],
] as const)('staff who sign in find no draft here of %s', async (_name, whose, left) => {
  edge.on(franchiseeAuthRoutes.franchiseeLogin, { userLoggedIn: true })
  edge.on(franchiseeRoutes.getFranchisee, makeStaff())
  edge.on(paymentRoutes.listPaymentExceptions, [])
  if (whose) keep('whose', whose)
  keep('drafts', { note: 1 })
  const panel = await open('/panel/franchisee-login?next=%2Fpanel%2Fadmin%2Fnowhere')
  await panel.hands.type(await screen.findByLabelText(/^Mobile number/), '9876521001')
  await panel.hands.type(screen.getByLabelText(/^Password/), 'Diya-Lamp-2041')
  await panel.press('Log in')
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/nowhere'))
  expect(kept('drafts')).toEqual(left)
  expect(kept('whose')).toBe('staff 9876521001')
  keepsakes.forEach(forget)
  edge.unanswered.length = 0
})
