import type { authRoutes } from '@parichay/contract/auth/routes.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { Handlers } from '../platform/http.ts'
import { requireMobile } from '../platform/mobile.ts'
import { hashPassword, isOutdated, passwordFits } from '../platform/passwords.ts'
import { agencyScope } from '../platform/scope.ts'
import { endSession } from '../platform/session.ts'
import { dropDevices, dropSignedIn } from '../push/store.ts'
import { arriveOnNewDevice, askOnNewDevice } from './device/usecase.ts'
import { noticeOfChange } from './jobs.ts'
import { requireGoodPassword } from './usecase.passwords.ts'
import { enterCode, sendCode, stillWaiting } from './otp/gateway.ts'
import { dropChallenge, findChallenge, type Purpose, startChallenge } from './otp/store.ts'
import { findTakenAway, takeBackUser } from './take-back/usecase.ts'
import { awaitSecond } from './totp/usecase.ts'
import { arriveAsCustomer } from './usecase.arrive.ts'
import { guardPassword, rememberDevice, spendLookup } from './usecase.ts'
import { createUser, findUserBy, recordConsent, refreshHash, setUserPassword, type Person } from './store.ts'

type SignIn = Pick<
  Handlers<typeof authRoutes>,
  'verifyUser' | 'login' | 'logout' | 'verifyOtp' | 'resendOtp' | 'createPassword'
>
/** Life of the cookie that binds an attempt to its browser, in seconds. */
export const challengeLifeSec = 1800

/** What the codes are for that a customer enters before being signed in. */
const codesOfSignIn: Purpose[] = ['signup', 'forgot', 'device']

/** Exactly one of phone and e-mail, and an Indian mobile number. */
export function requirePerson(person: Person): void {
  if ((person.phoneNumber === undefined) === (person.email === undefined))
    fail('VALIDATION', 'A valid phone number is required.', { field: 'phoneNumber' })
  if (person.phoneNumber) requireMobile(person.phoneNumber)
}

/** Handlers of signing in as a customer. */
export const signInHandlers: SignIn = {
  async verifyUser(call) {
    const { body, world, agency, now, cookies } = call
    requirePerson(body)
    const forgot = body.fromForgotPassword === true
    // A forgetful person's answer is the same for every number: there is nothing to find out, and sending has limits of its own.
    if (forgot) rememberDevice(call)
    else await spendLookup(call, { kind: 'customer', ...body })
    const scope = agencyScope(agency.agencyId)
    const subject = {
      kind: 'customer',
      purpose: forgot ? 'forgot' : 'signup',
      phoneNumber: body.phoneNumber ?? null,
      email: body.email ?? null,
    } as const
    const { user, taken } = await world.database.inScope(scope, async (tx) => ({
      user: await findUserBy(tx, scope, body),
      // Asked for each number, so that no answer takes longer than another.
      taken: forgot ? await findTakenAway(tx, scope, call, subject, now) : undefined,
    }))
    if (user?.passwordHash && !forgot) return { userExist: true, otp: null }
    if (body.email && !user && !forgot && !agency.login.foreignUsers)
      fail('VALIDATION', 'A valid phone number is required.', { field: 'email' })
    const userId = user?.userId ?? taken?.userId ?? null
    const waiting = await stillWaiting(call, subject)
    if (waiting) return { userExist: forgot, otp: waiting }
    const { row, token } = await world.database.inScope(scope, (tx) =>
      startChallenge(tx, scope, { ...subject, userId, franchiseeId: null }, now, {
        before: cookies.get('challenge'),
      }),
    )
    cookies.set('challenge', token, challengeLifeSec)
    return { userExist: forgot, otp: await sendCode(call, row) }
  },

  async login(call) {
    const { body, world, agency, now, cookies } = call
    requirePerson(body)
    const scope = agencyScope(agency.agencyId)
    const account = { kind: 'customer', phoneNumber: body.phoneNumber, email: body.email } as const
    const user = await guardPassword(call, account, async () => {
      const found = await world.database.inScope(scope, (tx) => findUserBy(tx, scope, body))
      const live = found && (found.passwordExpiresAt === null || found.passwordExpiresAt > now)
      return (await passwordFits(live ? found.passwordHash : null, body.password)) && found ? found : null
    })
    const otp = await askOnNewDevice(call, user, body)
    if (otp) return { userLoggedIn: false, otpRequired: true, otp }
    const newHash =
      user.passwordHash && isOutdated(user.passwordHash) ? await hashPassword(body.password) : null
    const session = await world.database.inScope(scope, async (tx) => {
      if (newHash) await refreshHash(tx, scope, user, newHash)
      return (await awaitSecond(tx, scope, call, user)) ? null : arriveAsCustomer(tx, scope, call, user)
    })
    if (!session) return { userLoggedIn: false, secondStep: true }
    cookies.set('session', session.token, session.maxAgeSec)
    return { userLoggedIn: true }
  },

  async logout({ world, agency, actor, cookies }) {
    const scope = agencyScope(agency.agencyId)
    await world.database.inScope(scope, async (tx) => {
      if (actor.kind === 'customer') await dropDevices(tx, scope, actor)
      await endSession(tx, scope, cookies.get('session'))
    })
    cookies.clear('session')
    return { userLoggedOut: true }
  },

  async verifyOtp(call) {
    const challenge = await enterCode(call, call.cookies.get('challenge'), codesOfSignIn, call.body.otp)
    const fromForgotPassword = challenge.purpose === 'forgot'
    if (!challenge.verifiedAt)
      return { otpVerified: false, fromForgotPassword, otp: await sendCode(call, challenge) }
    if (challenge.purpose !== 'device') return { otpVerified: true, fromForgotPassword }
    await arriveOnNewDevice(call)
    return { otpVerified: true, fromForgotPassword, userLoggedIn: true }
  },

  async resendOtp(call) {
    const { body, world, agency, now, cookies } = call
    const scope = agencyScope(agency.agencyId)
    const challenge = await world.database.inScope(scope, (tx) =>
      findChallenge(tx, scope, cookies.get('challenge'), codesOfSignIn, now),
    )
    if (!challenge || challenge.verifiedAt) fail('STEP_OUT_OF_ORDER', 'Start again with your phone number.')
    return sendCode(call, challenge, body.channel)
  },

  async createPassword(call) {
    const { body, world, agency, now, cookies, actor } = call
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
      const choose = async () => {
        const isForeignUser = challenge.email !== null
        const { consentVersion } = body
        const made = { ...person, isForeignUser, consentVersion, createdAt: now }
        const { userId } = known ?? (await createUser(tx, scope, made))
        return setUserPassword(tx, scope, userId, { hash })
      }
      // A forgetful person's number that nobody has any more was theirs before a change.
      const user =
        known || challenge.purpose === 'signup'
          ? await choose()
          : await takeBackUser(tx, scope, call, challenge, hash)
      const { userId } = user
      const here = actor.kind === 'customer' && actor.userId === userId ? actor.sessionId : undefined
      await dropSignedIn(tx, scope, { userId, notSessionId: here })
      await dropChallenge(tx, scope, challenge.challengeId)
      if (known?.passwordHash)
        await world.queue.add(tx, noticeOfChange, {
          agencyId: scope.agencyId,
          what: 'password',
          phoneNumber: user.phoneNumber,
          email: user.email,
        })
      const waits = await awaitSecond(tx, scope, call, user)
      return {
        session: waits ? null : await arriveAsCustomer(tx, scope, call, user),
        isNew: known ? !known.passwordHash : challenge.purpose === 'signup',
      }
    })
    if (!session) return { userLoggedIn: false, firstTimeUser: false, secondStep: true }
    cookies.clear('challenge')
    cookies.set('session', session.token, session.maxAgeSec)
    return { userLoggedIn: true, firstTimeUser: isNew }
  },
}
