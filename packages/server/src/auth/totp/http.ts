import type { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { fail } from '@parichay/contract/errors.ts'
import { endEverySession, findFranchisee, type FranchiseeRow } from '../../franchisee/store.ts'
import { countRecoveryCodes, dropTotp, findTotp, keepSecret } from '../../franchisee/totp/store.ts'
import { audit, changeAndRecord } from '../../platform/audit.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { agencyScope, type Staff } from '../../platform/scope.ts'
import { demandsTotp } from '../../platform/session.ts'
import { carrySession } from '../account/store.ts'
import { reauthenticate } from '../account/usecase.ts'
import { noticeOfChange } from '../jobs.ts'
import { dropChallenge, findChallenge } from '../otp/store.ts'
import { arrive } from '../staff/usecase.ts'
import { guardSecond } from '../usecase.ts'
import { makeTotp, newSecret } from './rules.ts'
import { type Owner, renewCodes, requireCode, sealTotp, takeCode } from './usecase.ts'

const staff = ({ actor }: Pick<Call, 'actor'>): Staff =>
  actor.kind === 'staff' ? actor : fail('NOT_ALLOWED', 'Your account may not do this.')
const early = () => fail('STEP_OUT_OF_ORDER', 'Sign in with your password first.')
const objectOf = ({ franchiseeId }: Owner) => `franchisee ${franchiseeId}` as const

/** Password and code asked again, each with its brake; without a second step there is none to ask for. */
async function askBoth(
  call: Call<(typeof totpRoutes)['removeTotp']> | Call<(typeof totpRoutes)['renewRecoveryCodes']>,
): Promise<FranchiseeRow> {
  const { world, scope, body } = call
  const me = staff(call)
  const row = await world.database.inScope(scope, (tx) => findTotp(tx, scope, me.franchiseeId))
  if (!row?.enabledAt) fail('STEP_OUT_OF_ORDER', 'The second step is not switched on.')
  const self = (await reauthenticate(call, body.password)) as FranchiseeRow
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
      const person = challenge?.franchiseeId
        ? await findFranchisee(tx, scope, challenge.franchiseeId)
        : undefined
      // Another password, or access taken away, ends what was begun before.
      return challenge && person && person.authVersion === challenge.authVersion
        ? { challenge, person }
        : null
    })
    const { challenge, person } = waiting ?? early()
    if (!person.isActive) fail('ACCOUNT_PAUSED', `Your access is paused – contact ${agency.agencyName}`)
    const passed = await requireCode(call, person, body.code)
    const { session, left } = await world.database.inScope(scope, async (tx) => {
      const again = await findChallenge(tx, scope, cookies.get('challenge'), ['second'], now)
      if (again?.challengeId !== challenge.challengeId) early()
      await dropChallenge(tx, scope, challenge.challengeId)
      return {
        session: await arrive(tx, scope, call, person),
        left: passed.recovery ? await countRecoveryCodes(tx, scope, person.franchiseeId) : null,
      }
    })
    cookies.clear('challenge')
    cookies.set('session', session.token, session.maxAgeSec)
    return { userLoggedIn: true, recoveryCodesLeft: left }
  },

  async getTotp(call) {
    const { world, scope, agency, now } = call
    const { franchiseeId, roles } = staff(call)
    return world.database.inScope(scope, async (tx) => {
      const row = await findTotp(tx, scope, franchiseeId)
      return {
        since: row?.enabledAt?.toISOString() ?? null,
        recoveryCodesLeft: row?.enabledAt ? await countRecoveryCodes(tx, scope, franchiseeId) : 0,
        isDemanded: demandsTotp(agency, roles, now),
      }
    })
  },

  async beginTotp(call) {
    const { world, scope, agency, now, body } = call
    const { franchiseeId } = staff(call)
    const self = await reauthenticate(call, body.password)
    const secret = newSecret()
    const sealed = sealTotp(world, scope, franchiseeId, secret)
    const isKept = await world.database.inScope(scope, (tx) =>
      keepSecret(tx, scope, franchiseeId, sealed, now),
    )
    if (!isKept) fail('CONFLICT', 'The second step is switched on already.')
    const names = { issuer: agency.agencyName, label: self.phoneNumber ?? '' }
    return { uri: makeTotp(secret, names).toString(), secret }
  },

  async confirmTotp(call) {
    const { world, scope, body } = call
    const me = staff(call)
    const self = await world.database.inScope(scope, (tx) => findFranchisee(tx, scope, me.franchiseeId))
    if (!self) fail('NOT_SIGNED_IN', 'Please sign in again.')
    const row = await world.database.inScope(scope, (tx) => findTotp(tx, scope, me.franchiseeId))
    if (!row || row.enabledAt) fail('STEP_OUT_OF_ORDER', 'Begin again with your password.')
    // One transaction: nobody has a second step and no codes for the day the phone is lost.
    const recoveryCodes = await guardSecond(
      call,
      self,
      () =>
        world.database.inScope(scope, async (tx) => {
          if (!(await takeCode(call, tx, scope, me.franchiseeId, body.code, true))) return null
          await carrySession(tx, scope, me, await endEverySession(tx, scope, me.franchiseeId))
          await world.queue.add(tx, noticeOfChange, { ...noticeTo(self), what: 'secondStepOn' })
          const entry = { at: call.now, actor: call.actor, ip: call.ip, object: objectOf(self) }
          await audit(tx, scope, { ...entry, action: 'account.totpOn' })
          return renewCodes(tx, scope, me.franchiseeId)
        }),
      me.sessionId,
    )
    return { recoveryCodes }
  },

  async renewRecoveryCodes(call) {
    const { scope } = call
    const self = await askBoth(call)
    const recoveryCodes = await changeAndRecord(call, scope, 'agency', async (tx) => ({
      result: await renewCodes(tx, scope, self.franchiseeId),
      action: 'account.totpCodes',
      object: objectOf(self),
    }))
    return { recoveryCodes }
  },

  async removeTotp(call) {
    const { world, scope, agency, now } = call
    const me = staff(call)
    if (demandsTotp(agency, me.roles, now))
      fail('SECOND_STEP_NEEDED', 'Your agency asks for the second step: it stays on.')
    const self = await askBoth(call)
    await changeAndRecord(call, scope, 'agency', async (tx) => {
      await dropTotp(tx, scope, self.franchiseeId)
      await carrySession(tx, scope, me, await endEverySession(tx, scope, self.franchiseeId))
      await world.queue.add(tx, noticeOfChange, { ...noticeTo(self), what: 'secondStepOff' })
      return { result: undefined, action: 'account.totpOff', object: objectOf(self) }
    })
    return { removed: true as const }
  },
}

const noticeTo = ({ agencyId, phoneNumber }: FranchiseeRow) => ({ agencyId, phoneNumber, email: null })
