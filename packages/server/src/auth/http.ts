import type { authRoutes } from '@parichay/contract/auth/routes.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { count, forgive, networkOf, refund, refuseFor, spend, spent } from '../platform/limits.ts'
import { hashPassword, isOutdated, passwordFits } from '../platform/passwords.ts'
import { agencyScope } from '../platform/scope.ts'
import { newToken } from '../platform/secrets.ts'
import { endSession, openSession } from '../platform/session.ts'
import { noticeOfChange } from './jobs.ts'
import { requireGoodPassword } from './policy.passwords.ts'
import { enterCode, requireMobile, sendCode, stillWaiting } from './otp/gateway.ts'
import { dropChallenge, findChallenge, startChallenge } from './otp/store.ts'
import { failuresBeforeCode, failuresPerAddress, waitAfterFailure } from './rules.ts'
import { createUser, findUserBy, recordConsent, refreshHash, setUserPassword, type Person } from './store.ts'

type SignIn = Pick<
  Handlers<typeof authRoutes>,
  'verifyUser' | 'login' | 'logout' | 'verifyOtp' | 'resendOtp' | 'createPassword'
>
type Circle = Pick<Call, 'world' | 'agency' | 'now' | 'ip' | 'log' | 'cookies' | 'device'>

const hour = 3600
/** Life of the cookie that binds an attempt to its browser, in seconds. */
export const challengeLifeSec = 1800
const deviceLifeSec = 180 * 86_400

/** Exactly one of phone and e-mail, and an Indian mobile number. */
export function requirePerson(person: Person): void {
  if ((person.phoneNumber === undefined) === (person.email === undefined))
    fail('VALIDATION', 'A valid phone number is required.', { field: 'phoneNumber' })
  if (person.phoneNumber) requireMobile(person.phoneNumber)
}

/** A browser keeps one random name for the limits; it says nothing about a person. */
export function rememberDevice({ cookies }: Pick<Circle, 'cookies'>): string {
  const device = cookies.get('device') ?? newToken()
  cookies.set('device', device, deviceLifeSec)
  return device
}

/** Limits on asking who exists (security.md 3.2). */
export async function spendLookup(
  { world, agency, now, ip, cookies }: Circle,
  person: string,
): Promise<void> {
  const device = rememberDevice({ cookies })
  const factor = world.config.limitFactor
  const db = world.database.platform
  await spend(db, now, [
    { bucket: `lookup:ip:${networkOf(ip)}`, max: Math.round(10 * factor), windowSec: 600 },
    { bucket: `lookup:agency:${agency.agencyId}`, max: Math.round(300 * factor), windowSec: hour },
  ])
  const seen = await count(db, now, { bucket: `lookup:device:${device}:${person}`, windowSec: hour })
  if (seen === 1)
    await spend(db, now, [
      { bucket: `lookup:device:${device}`, max: Math.round(5 * factor), windowSec: hour },
    ])
}

/** The brake on guessing: no lock-out, but growing waits, and after 20 failures an hour only a code helps. */
export async function guardPassword<T>(
  circle: Circle,
  account: string,
  check: () => Promise<T | null>,
): Promise<T> {
  const { world, now, ip } = circle
  const db = world.database.platform
  const network = networkOf(ip)
  const near = { bucket: `password:${account}:${network}`, windowSec: hour }
  const whole = { bucket: `password:${account}`, windowSec: hour }
  const address = { bucket: `password:ip:${network}`, windowSec: hour }
  const { hits, lastAt } = await spent(db, now, near)
  const wait = waitAfterFailure(hits, lastAt, now)
  if (wait > 0) refuseFor(wait)
  // Each try is counted before it is judged and given back when it was right: a hundred tries at once are a hundred tries.
  if ((await count(db, now, address)) > Math.round(failuresPerAddress * world.config.limitFactor))
    refuseFor(hour)
  if ((await count(db, now, whole)) > failuresBeforeCode) {
    await Promise.all([refund(db, now, address), refund(db, now, whole)])
    fail('RATE_LIMITED', 'Too many wrong passwords. Use "Forgot password?" to get a code.', {
      retryAfterSec: hour,
    })
  }
  const found = await check()
  if (found !== null) {
    await Promise.all([forgive(db, near.bucket), refund(db, now, whole), refund(db, now, address)])
    return found
  }
  await count(db, now, near)
  return fail('PASSWORD_WRONG', 'Phone number or password is wrong.', { field: 'password' })
}

/** Handlers of signing in as a customer. */
export const signInHandlers: SignIn = {
  async verifyUser(call) {
    const { body, world, agency, now, cookies } = call
    requirePerson(body)
    await spendLookup(call, body.phoneNumber ?? body.email ?? '')
    const scope = agencyScope(agency.agencyId)
    const user = await world.database.inScope(scope, (tx) => findUserBy(tx, scope, body))
    const forgot = body.fromForgotPassword === true
    if (user?.passwordHash && !forgot) return { userExist: true, otp: null }
    const subject = {
      kind: 'customer',
      purpose: forgot ? 'forgot' : 'signup',
      phoneNumber: body.phoneNumber ?? null,
      email: body.email ?? null,
      userId: user?.userId ?? null,
      franchiseeId: null,
    } as const
    const waiting = await stillWaiting(call, subject)
    if (waiting) return { userExist: forgot, otp: waiting }
    const { row, token } = await world.database.inScope(scope, (tx) =>
      startChallenge(tx, scope, subject, now, { before: cookies.get('challenge') }),
    )
    cookies.set('challenge', token, challengeLifeSec)
    return { userExist: forgot, otp: await sendCode(call, row) }
  },

  async login(call) {
    const { body, world, agency, now, cookies, ip, device } = call
    requirePerson(body)
    const scope = agencyScope(agency.agencyId)
    const account = `${agency.agencyId}:user:${body.phoneNumber ?? body.email}`
    const user = await guardPassword(call, account, async () => {
      const found = await world.database.inScope(scope, (tx) => findUserBy(tx, scope, body))
      const live = found && (found.passwordExpiresAt === null || found.passwordExpiresAt > now)
      return (await passwordFits(live ? found.passwordHash : null, body.password)) && found ? found : null
    })
    const newHash =
      user.passwordHash && isOutdated(user.passwordHash) ? await hashPassword(body.password) : null
    const session = await world.database.inScope(scope, async (tx) => {
      if (newHash) await refreshHash(tx, scope, user.userId, newHash)
      await endSession(tx, scope, cookies.get('session'))
      return openSession(
        tx,
        scope,
        {
          kind: 'customer',
          userId: user.userId,
          franchiseeId: null,
          authVersion: user.authVersion,
          device,
          ip,
        },
        now,
      )
    })
    cookies.set('session', session.token, session.maxAgeSec)
    rememberDevice(call)
    return { userLoggedIn: true }
  },

  async logout({ world, agency, cookies }) {
    const scope = agencyScope(agency.agencyId)
    await world.database.inScope(scope, (tx) => endSession(tx, scope, cookies.get('session')))
    cookies.clear('session')
    return { userLoggedOut: true }
  },

  async verifyOtp(call) {
    const challenge = await enterCode(
      call,
      call.cookies.get('challenge'),
      ['signup', 'forgot'],
      call.body.otp,
    )
    return { otpVerified: true, fromForgotPassword: challenge.purpose === 'forgot' }
  },

  async resendOtp(call) {
    const { world, agency, now, cookies } = call
    const scope = agencyScope(agency.agencyId)
    const challenge = await world.database.inScope(scope, (tx) =>
      findChallenge(tx, scope, cookies.get('challenge'), ['signup', 'forgot'], now),
    )
    if (!challenge || challenge.verifiedAt) fail('STEP_OUT_OF_ORDER', 'Start again with your phone number.')
    return sendCode(call, challenge)
  },

  async createPassword(call) {
    const { body, world, agency, now, cookies, ip, device } = call
    const scope = agencyScope(agency.agencyId)
    const challenge = await world.database.inScope(scope, (tx) =>
      findChallenge(tx, scope, cookies.get('challenge'), ['signup', 'forgot'], now),
    )
    if (!challenge?.verifiedAt || challenge.kind !== 'customer')
      fail('STEP_OUT_OF_ORDER', 'Enter the code first.')
    await requireGoodPassword(call, body.password, challenge)
    const hash = await hashPassword(body.password)
    const { session, isNew } = await world.database.inScope(scope, async (tx) => {
      const again = await findChallenge(tx, scope, cookies.get('challenge'), [challenge.purpose], now)
      if (!again?.verifiedAt) fail('STEP_OUT_OF_ORDER', 'Enter the code first.')
      const person = { phoneNumber: challenge.phoneNumber ?? undefined, email: challenge.email ?? undefined }
      const known = await findUserBy(tx, scope, person)
      if (known && body.consentVersion) await recordConsent(tx, scope, known.userId, body.consentVersion, now)
      const made =
        known ??
        (await createUser(tx, scope, {
          ...person,
          isForeignUser: challenge.email !== null,
          consentVersion: body.consentVersion,
          createdAt: now,
        }))
      const user = await setUserPassword(tx, scope, made.userId, { hash })
      await dropChallenge(tx, scope, challenge.challengeId)
      await endSession(tx, scope, cookies.get('session'))
      if (known?.passwordHash)
        await world.queue.add(tx, noticeOfChange, {
          agencyId: scope.agencyId,
          what: 'password',
          phoneNumber: user.phoneNumber,
          email: user.email,
        })
      const opened = await openSession(
        tx,
        scope,
        {
          kind: 'customer',
          userId: user.userId,
          franchiseeId: null,
          authVersion: user.authVersion,
          device,
          ip,
        },
        now,
      )
      return { session: opened, isNew: !known?.passwordHash }
    })
    cookies.clear('challenge')
    cookies.set('session', session.token, session.maxAgeSec)
    return { userLoggedIn: true, firstTimeUser: isNew }
  },
}
