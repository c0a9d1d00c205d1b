import { isRedirect } from '@tanstack/react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionKind } from '../boot.ts'
import { useAuthData } from '../auth-data.ts'
import { useSession } from '../session.ts'
import { leadOn, requireAuthData, requireVerifiedOtp, sendSignedInOn } from './guards.ts'

/** Where a guard sends on to; nothing where it lets pass. */
function sentTo(guard: () => void): string | undefined {
  try {
    guard()
  } catch (error) {
    if (isRedirect(error)) return error.options.href
    throw error
  }
  return undefined
}
const code = {
  sentTo: '+91 98••••0001',
  channel: 'sms' as const,
  otherWays: [],
  resendAfterSec: 30,
  expiresInSec: 300,
}
const begin = (kind: 'customer' | 'staff') =>
  useAuthData
    .getState()
    .begin({ kind, phoneNumber: '+919876500001', fromForgotPassword: kind === 'staff' }, code)

beforeEach(() => {
  useAuthData.getState().clear()
  useSession.getState().become('none')
})

describe('the code and the password', () => {
  test('without an attempt codes lead to where one begins, and both passwords to /panel/otp', () => {
    expect(sentTo(() => requireAuthData('customer'))).toBe('/panel/login')
    expect(sentTo(() => requireAuthData('staff'))).toBe('/panel/franchisee-login')
    for (const kind of ['customer', 'staff'] as const)
      expect(sentTo(() => requireVerifiedOtp(kind))).toBe('/panel/otp')
  })

  test.each([
    ['customer', '/panel/createPassword'],
    ['staff', '/panel/franchisee-createPassword'],
  ] as const)('an attempt of %s: first its code, then its password', (kind, password) => {
    const other = kind === 'staff' ? 'customer' : 'staff'
    begin(kind)
    expect(sentTo(() => requireAuthData(kind))).toBeUndefined()
    expect(sentTo(() => requireAuthData('customer'))).toBeUndefined()
    for (const any of [kind, other] as const) expect(sentTo(() => requireVerifiedOtp(any))).toBe('/panel/otp')
    useAuthData.getState().verify()
    expect(sentTo(() => requireAuthData(kind))).toBe(password)
    expect(sentTo(() => requireAuthData('customer'))).toBe(password)
    expect(sentTo(() => requireVerifiedOtp(kind))).toBeUndefined()
    expect(sentTo(() => requireVerifiedOtp(other))).toBe('/panel/otp')
  })

  test('staff’s page of codes is none of a customer’s', () => {
    begin('customer')
    expect(sentTo(() => requireAuthData('staff'))).toBe('/panel/franchisee-login')
  })
})

test.each<[SessionKind, string, string | undefined]>([
  ['none', '/panel', '/panel/login'],
  ['none', '/panel/', '/panel/login'],
  ['customer', '/panel', '/panel/customer'],
  ['staff', '/panel/', '/panel/admin'],
  ['none', '/panel/nowhere', '/panel/login'],
  ['none', '/panel/login/more', '/panel/login'],
  ['none', '/panel/franchisee-login/more', '/panel/franchisee-login'],
  ['none', '/panel/payment/nowhere', '/panel/franchisee-login?next=%2Fpanel%2Fpayment%2Fnowhere'],
  ['none', '/panel/customer/nowhere', '/panel/login?next=%2Fpanel%2Fcustomer%2Fnowhere'],
  ['none', '/panel/admin/nowhere', '/panel/franchisee-login?next=%2Fpanel%2Fadmin%2Fnowhere'],
  ['customer', '/panel/nowhere', undefined],
  ['staff', '/panel/admin/nowhere', undefined],
])('%s at %s, where nothing is: %s', (kind, pathname, wanted) => {
  useSession.getState().become(kind)
  expect(sentTo(() => leadOn({ location: { pathname, href: pathname } }))).toBe(wanted)
})

test.each<[SessionKind, string]>([
  ['customer', '/panel/customer/projects?projectType=pdf_id_card'],
  ['staff', '/panel/admin/projects?projectType=pdf_id_card'],
  ['none', '/panel/customer/projects?projectType=pdf_id_card'],
])('projects under the panel are, for %s, those at %s', (kind, wanted) => {
  useSession.getState().become(kind)
  for (const pathname of ['/panel/projects', '/panel/projects/']) {
    const href = `${pathname}?projectType=pdf_id_card`
    expect(sentTo(() => leadOn({ location: { pathname, href } }))).toBe(wanted)
  }
})

test.each<[SessionKind, string | undefined, string | undefined]>([
  ['none', '/panel/payment/exceptions', undefined],
  ['staff', undefined, '/panel/admin'],
  ['staff', '/panel/payment/exceptions', '/panel/payment/exceptions'],
  [
    'staff',
    '/panel/customer/pdf-card-templates?businessId=4',
    '/panel/customer/pdf-card-templates?businessId=4',
  ],
  ['staff', '/panel/customer/projects', '/panel/admin'],
  ['customer', '/panel/customer/daily-image?image=4', '/panel/customer/daily-image?image=4'],
  ['customer', '/panel/payment/exceptions', '/panel/customer'],
])('%s who signs in once more on the way to %s goes to %s', (kind, next, wanted) => {
  useSession.getState().become(kind)
  expect(sentTo(() => sendSignedInOn({ search: { next } }))).toBe(wanted)
})
