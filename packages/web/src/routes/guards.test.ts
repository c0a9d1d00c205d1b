import { isRedirect } from '@tanstack/react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionKind } from '../boot.ts'
import { useAuthData } from '../auth-data.ts'
import { useSession } from '../session.ts'
import { leadOn, requireAuthData, requireVerifiedOtp } from './guards.ts'

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
const code = { sentTo: '+91 98••••0001', channel: 'sms' as const, resendAfterSec: 30, expiresInSec: 300 }
const begin = (kind: 'customer' | 'staff') =>
  useAuthData
    .getState()
    .begin({ kind, phoneNumber: '+919876500001', fromForgotPassword: kind === 'staff' }, code)

beforeEach(() => {
  useAuthData.getState().clear()
  useSession.getState().become('none')
})

describe('the code and the password', () => {
  test.each([
    ['customer', '/panel/login', '/panel/otp', '/panel/createPassword'],
    ['staff', '/panel/franchisee-login', '/panel/franchisee-otp', '/panel/franchisee-createPassword'],
  ] as const)('of %s lead to pages of their own kind', (kind, login, otp, password) => {
    const other = kind === 'staff' ? 'customer' : 'staff'
    for (const start of [undefined, other] as const) {
      if (start) begin(start)
      expect(sentTo(() => requireAuthData(kind))).toBe(login)
      expect(sentTo(() => requireVerifiedOtp(kind))).toBe(otp)
    }
    begin(kind)
    expect(sentTo(() => requireAuthData(kind))).toBeUndefined()
    expect(sentTo(() => requireVerifiedOtp(kind))).toBe(otp)
    useAuthData.getState().verify()
    expect(sentTo(() => requireAuthData(kind))).toBe(password)
    expect(sentTo(() => requireVerifiedOtp(kind))).toBeUndefined()
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
