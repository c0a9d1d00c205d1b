import { expect, test } from 'vitest'
import { type CallLimit, callLimits, type NoLimit } from './limits.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

const unsafe = (Object.entries(routes) as [string, Route][]).filter(([, { method }]) => method !== 'GET')
const limits = callLimits as Record<string, CallLimit | NoLimit | undefined>

/** Calls without a count in the router, each for a reason of its own. A new one is thought about before it stands here. */
const explained = [
  'verifyUser',
  'login',
  'verifyOtp',
  'resendOtp',
  'createPassword',
  'verifyFranchiseePhone',
  'franchiseeLogin',
  'franchiseeCreatePassword',
  'logout',
  'franchiseeLogout',
  'regenerateRandomPassword',
  'resetStaffPassword',
  'deleteUser',
  'makeOwnDataFile',
  'changePhone',
  'verifyChangedPhone',
  'changePassword',
  'passTotp',
  'beginTotp',
  'confirmTotp',
  'renewRecoveryCodes',
  'removeTotp',
  'addVisit',
  'addFeedback',
  'addCardReport',
  'openCard',
  'addLead',
  'stopDailyLetter',
  'stopReminder',
  'logFailure',
  'logEvents',
  'uploadDocument',
  'remakeImagePost',
  'requestImages',
]

test.each(unsafe)('%s has a limit, or stands among the explained exceptions', (name) => {
  const limit = limits[name]
  if (limit === undefined) throw new Error(`${name} has no limit: add it to callLimits`)
  if ('because' in limit) {
    expect(limit.because.length).toBeGreaterThan(20)
    expect(explained).toContain(name)
    return
  }
  expect(explained).not.toContain(name)
  expect(limit.customer).toBeGreaterThan(0)
  expect(limit.staff).toBeGreaterThanOrEqual(limit.customer)
  expect(limit.staff).toBeLessThanOrEqual(2400)
})

test('no line is left over from a call that is gone', () => {
  expect(Object.keys(callLimits).toSorted()).toEqual(unsafe.map(([name]) => name).toSorted())
})
