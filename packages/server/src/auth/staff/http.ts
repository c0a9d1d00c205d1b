import type { franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { fail } from '@parichay/contract/errors.ts'
import { findFranchiseeByPhone, setFranchiseePassword } from '../../franchisee/store.ts'
import type { Handlers } from '../../platform/http.ts'
import { requireMobile } from '../../platform/mobile.ts'
import { hashPassword, passwordFits } from '../../platform/passwords.ts'
import { agencyScope } from '../../platform/scope.ts'
import { endSession } from '../../platform/session.ts'
import { challengeLifeSec } from '../http.ts'
import { noticeOfChange } from '../jobs.ts'
import { requireGoodPassword } from '../usecase.passwords.ts'
import { sendCode, stillWaiting } from '../otp/gateway.ts'
import { dropChallenge, findChallenge, startChallenge } from '../otp/store.ts'
import { findTakenAway, takeBackStaff } from '../take-back/usecase.ts'
import { awaitSecond } from '../totp/usecase.ts'
import { guardPassword, rememberDevice } from '../usecase.ts'
import { arrive } from './usecase.ts'

/** Handlers of signing in as staff. */
export const staffSignInHandlers: Handlers<typeof franchiseeAuthRoutes> = {
  async verifyFranchiseePhone(call) {
    const { body, world, agency, now, cookies } = call
    requireMobile(body.phoneNumber)
    rememberDevice(call)
    const scope = agencyScope(agency.agencyId)
    const { phoneNumber } = body
    const subject = { kind: 'staff', purpose: 'forgot', phoneNumber, email: null, userId: null } as const
    const franchiseeId = await world.database.inScope(scope, async (tx) => {
      const person = await findFranchiseeByPhone(tx, scope, phoneNumber)
      // Asked for each number, so that no answer takes longer than another.
      const taken = await findTakenAway(tx, scope, call, subject, now)
      if (!person) return taken?.franchiseeId ?? null
      return person.isActive ? person.franchiseeId : null
    })
    const waiting = await stillWaiting(call, subject)
    if (waiting) return { otp: waiting }
    const { row, token } = await world.database.inScope(scope, (tx) =>
      startChallenge(tx, scope, { ...subject, franchiseeId }, now, { before: cookies.get('challenge') }),
    )
    cookies.set('challenge', token, challengeLifeSec)
    return { otp: await sendCode(call, row) }
  },

  async franchiseeLogin(call) {
    const { body, world, agency, now, cookies } = call
    requireMobile(body.phoneNumber)
    const scope = agencyScope(agency.agencyId)
    const account = { kind: 'staff', phoneNumber: body.phoneNumber } as const
    const person = await guardPassword(call, account, async () => {
      const found = await world.database.inScope(scope, (tx) =>
        findFranchiseeByPhone(tx, scope, body.phoneNumber),
      )
      const live = found && (found.passwordExpiresAt === null || found.passwordExpiresAt > now)
      return (await passwordFits(live ? found.passwordHash : null, body.password)) && found ? found : null
    })
    if (!person.isActive) fail('ACCOUNT_PAUSED', `Your access is paused – contact ${agency.agencyName}`)
    const session = await world.database.inScope(scope, async (tx) =>
      (await awaitSecond(tx, scope, call, person)) ? null : arrive(tx, scope, call, person),
    )
    if (!session) return { userLoggedIn: false, secondStep: true }
    cookies.set('session', session.token, session.maxAgeSec)
    return { userLoggedIn: true }
  },

  async franchiseeLogout({ world, agency, cookies }) {
    const scope = agencyScope(agency.agencyId)
    await world.database.inScope(scope, (tx) => endSession(tx, scope, cookies.get('session')))
    cookies.clear('session')
    return { userLoggedOut: true }
  },

  async franchiseeCreatePassword(call) {
    const { body, world, agency, now, cookies } = call
    const scope = agencyScope(agency.agencyId)
    const challenge = await world.database.inScope(scope, (tx) =>
      findChallenge(tx, scope, cookies.get('challenge'), ['forgot'], now),
    )
    if (!challenge?.verifiedAt || challenge.kind !== 'staff' || challenge.franchiseeId === null)
      fail('STEP_OUT_OF_ORDER', 'Enter the code first.')
    const { franchiseeId } = challenge
    await requireGoodPassword(call, body.password, challenge)
    const hash = await hashPassword(body.password)
    const session = await world.database.inScope(scope, async (tx) => {
      const again = await findChallenge(tx, scope, cookies.get('challenge'), ['forgot'], now)
      if (!again?.verifiedAt) fail('STEP_OUT_OF_ORDER', 'Enter the code first.')
      const holder = await findFranchiseeByPhone(tx, scope, challenge.phoneNumber ?? '')
      const person = holder
        ? await setFranchiseePassword(tx, scope, franchiseeId, hash)
        : await takeBackStaff(tx, scope, call, challenge, hash)
      // Whoever holds the number of before proved nothing of the one that stands there now.
      if (person.phoneNumber !== challenge.phoneNumber)
        fail('STEP_OUT_OF_ORDER', 'Start again with your phone number.')
      if (!person.isActive) fail('ACCOUNT_PAUSED', `Your access is paused – contact ${agency.agencyName}`)
      await dropChallenge(tx, scope, challenge.challengeId)
      // Who takes an account back tells both numbers.
      if (holder)
        await world.queue.add(tx, noticeOfChange, {
          agencyId: scope.agencyId,
          what: 'password',
          phoneNumber: person.phoneNumber,
          email: null,
        })
      return (await awaitSecond(tx, scope, call, person)) ? null : arrive(tx, scope, call, person)
    })
    if (!session) return { userLoggedIn: false, secondStep: true }
    cookies.clear('challenge')
    cookies.set('session', session.token, session.maxAgeSec)
    return { userLoggedIn: true }
  },
}
