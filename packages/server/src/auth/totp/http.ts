import type { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { fail } from '@parichay/contract/errors.ts'
import { audit, changeAndRecord } from '../../platform/audit.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { agencyScope, type Scope } from '../../platform/scope.ts'
import { demandsTotp } from '../../platform/session.ts'
import { dropSignedIn } from '../../push/store.ts'
import { countRecoveryCodes, dropTotp, findTotp, keepSecret, totpKeyOf } from '../../totp/store.ts'
import {
  findSelf,
  holdSelf,
  reauthenticate,
  requireServed,
  scopeOfUser,
  signedIn,
} from '../account/usecase.ts'
import { noticeOfChange } from '../jobs.ts'
import { dropChallenge, findChallenge } from '../otp/store.ts'
import { arrive } from '../staff/usecase.ts'
import { endUserSessions } from '../store.ts'
import { arriveAsCustomer } from '../usecase.arrive.ts'
import { guardSecond } from '../usecase.ts'
import { makeTotp, newSecret } from './rules.ts'
import { endOthers, findAccount, objectOf, type Owner, ownerOf } from './usecase.owner.ts'
import { renewCodes, requireCode, sealTotp, takeCode } from './usecase.ts'

const early = () => fail('STEP_OUT_OF_ORDER', 'Sign in with your password first.')
/** Whether the agency demands it of whoever asks: never of customers. */
const isAsked = ({ actor, agency, now }: Pick<Call, 'actor' | 'agency' | 'now'>) =>
  actor.kind === 'staff' && demandsTotp(agency, actor.roles, now)

/** Password and code asked again, each with its brake; without a second step there is none to ask for. */
async function askBoth(
  call: Call<(typeof totpRoutes)['removeTotp']> | Call<(typeof totpRoutes)['renewRecoveryCodes']>,
): Promise<Owner> {
  const { world, scope, body } = call
  const me = signedIn(call.actor)
  const row = await world.database.inScope(scope, (tx) => findTotp(tx, scope, totpKeyOf(me)))
  if (!row?.enabledAt) fail('STEP_OUT_OF_ORDER', 'The second step is not switched on.')
  const self = ownerOf(await reauthenticate(call, body.password))
  await requireCode(call, self, body.code, me.sessionId)
  return self
}

/** Handlers of the second step. */
export const totpHandlers: Handlers<typeof totpRoutes> = {
  async passTotp(call) {
    const { world, agency, now, cookies, body } = call
    const scope = agencyScope(agency.agencyId)
    const waiting = await world.database.inScope(scope, async (tx) => {
      const challenge = await findChallenge(tx, scope, cookies.get('challenge'), ['second'], now)
      const account = challenge && (await findAccount(tx, scope, challenge))
      // Another password, or access taken away, ends what was begun before.
      return challenge && account?.authVersion === challenge.authVersion ? { challenge, account } : null
    })
    const { challenge, account } = waiting ?? early()
    if ('franchiseeId' in account && !account.isActive)
      fail('ACCOUNT_PAUSED', `Your access is paused – contact ${agency.agencyName}`)
    const owner = ownerOf(account)
    const passed = await requireCode(call, owner, body.code)
    const { session, left } = await world.database.inScope(scope, async (tx) => {
      const again = await findChallenge(tx, scope, cookies.get('challenge'), ['second'], now)
      if (again?.challengeId !== challenge.challengeId) early()
      await dropChallenge(tx, scope, challenge.challengeId)
      return {
        session: await ('franchiseeId' in account
          ? arrive(tx, scope, call, account)
          : arriveAsCustomer(tx, scope, call, account)),
        left: passed.recovery ? await countRecoveryCodes(tx, scope, owner) : null,
      }
    })
    cookies.clear('challenge')
    cookies.set('session', session.token, session.maxAgeSec)
    return { userLoggedIn: true, recoveryCodesLeft: left }
  },

  async getTotp(call) {
    const { world, scope } = call
    const key = totpKeyOf(signedIn(call.actor))
    return world.database.inScope(scope, async (tx) => {
      const row = await findTotp(tx, scope, key)
      return {
        since: row?.enabledAt?.toISOString() ?? null,
        recoveryCodesLeft: row?.enabledAt ? await countRecoveryCodes(tx, scope, key) : 0,
        isDemanded: isAsked(call),
      }
    })
  },

  async beginTotp(call) {
    const { world, scope, agency, now, body } = call
    const self = ownerOf(await reauthenticate(call, body.password))
    const secret = newSecret()
    const sealed = sealTotp(world, scope, self, secret)
    const isKept = await world.database.inScope(scope, (tx) => keepSecret(tx, scope, self, sealed, now))
    if (!isKept) fail('CONFLICT', 'The second step is switched on already.')
    const names = { issuer: agency.agencyName, label: self.phoneNumber ?? self.email ?? '' }
    return { uri: makeTotp(secret, names).toString(), secret }
  },

  async confirmTotp(call) {
    const { world, scope, body } = call
    const me = signedIn(call.actor)
    const self = ownerOf(await findSelf(call))
    const row = await world.database.inScope(scope, (tx) => findTotp(tx, scope, self))
    if (!row || row.enabledAt) fail('STEP_OUT_OF_ORDER', 'Begin again with your password.')
    // One transaction: nobody has a second step and no codes for the day the phone is lost.
    const recoveryCodes = await guardSecond(
      call,
      self,
      () =>
        world.database.inScope(scope, async (tx) => {
          await holdSelf(tx, scope, me)
          if (!(await takeCode(call, tx, scope, self, body.code, true))) return null
          await endOthers(tx, scope, me)
          await world.queue.add(tx, noticeOfChange, { ...noticeTo(scope, self), what: 'secondStepOn' })
          const entry = { at: call.now, actor: call.actor, ip: call.ip, object: objectOf(self) }
          await audit(tx, scope, { ...entry, action: 'account.totpOn' })
          return renewCodes(tx, scope, self)
        }),
      me.sessionId,
    )
    return { recoveryCodes }
  },

  async renewRecoveryCodes(call) {
    const { scope } = call
    const self = await askBoth(call)
    const recoveryCodes = await changeAndRecord(call, scope, 'agency', async (tx) => {
      await holdSelf(tx, scope, signedIn(call.actor))
      const result = await renewCodes(tx, scope, self)
      return { result, action: 'account.totpCodes', object: objectOf(self) }
    })
    return { recoveryCodes }
  },

  async removeTotp(call) {
    const { world, scope } = call
    if (isAsked(call)) fail('SECOND_STEP_NEEDED', 'Your agency asks for the second step: it stays on.')
    const self = await askBoth(call)
    const me = signedIn(call.actor)
    await changeAndRecord(call, scope, 'agency', async (tx) => {
      await holdSelf(tx, scope, me)
      await dropTotp(tx, scope, self)
      await endOthers(tx, scope, me)
      await world.queue.add(tx, noticeOfChange, { ...noticeTo(scope, self), what: 'secondStepOff' })
      return { result: undefined, action: 'account.totpOff', object: objectOf(self) }
    })
    return { removed: true as const }
  },

  async resetUserTotp(call) {
    const { world, body } = call
    const there = await scopeOfUser(call, body.userId)
    await changeAndRecord(call, there, 'agency', async (tx) => {
      const owner = ownerOf(await requireServed(tx, there, body.userId))
      await endUserSessions(tx, there, owner.id)
      if (!(await dropTotp(tx, there, owner)))
        fail('STEP_OUT_OF_ORDER', 'This customer signs in without a second step.')
      await dropSignedIn(tx, there, { userId: owner.id })
      await world.queue.add(tx, noticeOfChange, { ...noticeTo(there, owner), what: 'secondStepOff' })
      const detail = { proof: body.proof }
      return { result: undefined, action: 'user.resetTotp', object: objectOf(owner), detail }
    })
    return { removed: true as const }
  },
}

const noticeTo = ({ agencyId }: Pick<Scope, 'agencyId'>, { phoneNumber, email }: Owner) => ({
  agencyId,
  phoneNumber,
  email,
})
