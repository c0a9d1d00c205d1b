import type { authRoutes } from '@parichay/contract/auth/routes.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import {
  findFranchiseeByPhone,
  changeFranchiseePhone,
  lockFranchisee,
  setFranchiseePassword,
} from '../../franchisee/store.ts'
import { forgetFile } from '../../document/jobs.ts'
import { dropOwnData } from '../../own-data/store.ts'
import { audit } from '../../platform/audit.ts'
import type { Handlers } from '../../platform/http.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { networkOf, spend } from '../../platform/limits.ts'
import { dropPage } from '../../platform/notices.ts'
import { findReached } from '../../platform/reach.ts'
import { type Actor, nameOf } from '../../platform/scope.ts'
import { newPassword } from '../../platform/secrets.ts'
import { dropDevices, dropSignedIn } from '../../push/store.ts'
import { forgetDevices } from '../device/store.ts'
import { requirePerson } from '../http.ts'
import { noticeOfChange } from '../jobs.ts'
import { requireGoodPassword } from '../usecase.passwords.ts'
import { enterCode, sendCode } from '../otp/gateway.ts'
import { dropChallenge, startChallenge } from '../otp/store.ts'
import { presentUser } from '../present.ts'
import { mergedPreference } from '../rules.ts'
import {
  changeIdentity,
  deleteUser,
  findUser,
  findUserBy,
  hasPaidTime,
  lockUser,
  setUserPassword,
  updateProfile,
} from '../store.ts'
import { carrySession, endOtherSessions, endOwnSession, listSessions } from './store.ts'
import { keepChange } from '../take-back/usecase.ts'
import { changePhoto, photoOf } from './usecase.photo.ts'
import { confirmOwnEmail, holdSelf, reauthenticate, requireServed, scopeOfUser, signedIn } from './usecase.ts'

type Account = Omit<
  Handlers<typeof authRoutes>,
  'verifyUser' | 'login' | 'logout' | 'verifyOtp' | 'resendOtp' | 'createPassword'
>

const temporaryLifeSec = 86_400

const customer = (actor: Actor) =>
  actor.kind === 'customer' ? actor : fail('NOT_ALLOWED', 'Your account may not do this.')

/** Handlers of the own account: profile, sessions, phone, password, deletion. */
export const accountHandlers: Account = {
  async getUser({ actor, scope, world }) {
    const { userId } = customer(actor)
    return world.database.inScope(scope, async (tx) => {
      const row = (await findUser(tx, scope, userId)) ?? fail('NOT_SIGNED_IN', 'Please sign in again.')
      return presentUser(row, await photoOf(tx, scope, row))
    })
  },

  async updatePreference({ actor, scope, world, body }) {
    const { userId } = customer(actor)
    return world.database.inScope(scope, async (tx) => {
      await lockUser(tx, scope, userId)
      const before = (await findUser(tx, scope, userId)) ?? fail('NOT_SIGNED_IN', 'Please sign in again.')
      const { preference, photoDocumentId, ...profile } = body
      const active = preference?.activeBusinessId
      if (active !== undefined && !(await findReached(tx, scope, active)))
        fail('NOT_FOUND', 'This business does not exist any more.', { field: 'preference.activeBusinessId' })
      const merged = preference
        ? { preference: JSON.stringify(mergedPreference(before.preference, preference)) }
        : {}
      let row = before
      if (Object.keys({ ...profile, ...merged }).length > 0)
        row = await updateProfile(tx, scope, userId, { ...profile, ...merged })
      if (photoDocumentId !== undefined) row = await changePhoto(tx, world, scope, userId, photoDocumentId)
      return { updatedUser: presentUser(row, await photoOf(tx, scope, row)) }
    })
  },

  async deleteUser(call) {
    const { actor, scope, world, body, cookies, now, ip } = call
    const me = customer(actor)
    const { userId } = me
    await reauthenticate(call, body.password)
    let pageKeys: string[] = []
    await world.database.inScope(scope, async (tx) => {
      await holdSelf(tx, scope, me)
      if (await hasPaidTime(tx, scope, userId, istDay(now)))
        fail(
          'SUBSCRIPTION_ACTIVE',
          'A business still has paid time. Ask your provider before you delete the account.',
        )
      pageKeys = await deleteUser(tx, scope, userId, now)
      const copy = await dropOwnData(tx, scope, userId)
      if (copy)
        await world.queue.add(tx, forgetFile, { agencyId: scope.agencyId, storageKey: copy, files: [copy] })
      await audit(tx, scope, { at: now, actor, action: 'user.delete', object: `user ${userId}`, ip })
    })
    for (const key of pageKeys) await dropPage(world, key)
    cookies.clear('session')
    return { deleted: true }
  },

  async regenerateRandomPassword(call) {
    const { actor, world, body, now, ip } = call
    await spend(world.database.platform, now, [
      { bucket: `reset:${actor.agencyId}:${nameOf(actor)}`, max: 30, windowSec: 3600 },
    ])
    const there = await scopeOfUser(call, body.userId)
    const password = newPassword()
    const hash = await hashPassword(password)
    await world.database.inScope(there, async (tx) => {
      const user = await requireServed(tx, there, body.userId)
      await setUserPassword(tx, there, user.userId, {
        hash,
        temporaryUntil: new Date(now.getTime() + temporaryLifeSec * 1000),
      })
      await dropSignedIn(tx, there, user)
      await audit(tx, there, {
        at: now,
        actor,
        action: 'user.resetPassword',
        object: `user ${user.userId}`,
        ip,
      })
      await world.queue.add(tx, noticeOfChange, {
        agencyId: there.agencyId,
        what: 'password',
        phoneNumber: user.phoneNumber,
        email: user.email,
      })
    })
    return { password, expiresInSec: temporaryLifeSec }
  },

  async listSessions({ actor, scope, world, now }) {
    const me = signedIn(actor)
    const rows = await world.database.inScope(scope, (tx) => listSessions(tx, scope, me, now))
    return rows.map((row) => ({
      sessionId: row.sessionId,
      device: row.device,
      ip: row.ip,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isCurrent: row.sessionId === me.sessionId,
    }))
  },

  async endSession({ actor, scope, world, params }) {
    const me = signedIn(actor)
    const ended = await world.database.inScope(scope, async (tx) => {
      // A browser that is signed out shows nothing of its person any more.
      if (me.kind === 'customer')
        await dropDevices(tx, scope, { userId: me.userId, sessionId: params.sessionId })
      return endOwnSession(tx, scope, me, params.sessionId)
    })
    return ended ? { ended } : fail('NOT_FOUND', 'This browser is signed out already.')
  },

  async endOtherSessions({ actor, scope, world, cookies, now, ip }) {
    const me = signedIn(actor)
    const ended = await world.database.inScope(scope, async (tx) => {
      const count = await endOtherSessions(tx, scope, me)
      if (me.kind === 'customer')
        await dropDevices(tx, scope, { userId: me.userId, notSessionId: me.sessionId })
      await forgetDevices(
        tx,
        scope,
        me.kind === 'customer'
          ? { userId: me.userId, franchiseeId: null }
          : { userId: null, franchiseeId: me.franchiseeId },
        cookies.get('device'),
      )
      await audit(tx, scope, { at: now, actor, action: 'account.endSessions', ip })
      return count
    })
    return { ended }
  },

  async changePhone(call) {
    const { actor, scope, world, body, now, cookies } = call
    const me = signedIn(actor)
    const to = { phoneNumber: body.phoneNumber, email: body.email }
    requirePerson(to)
    const self = await reauthenticate(call, body.password)
    // The agency keeps the addresses of its staff: their own is theirs to confirm, not to change.
    if (me.kind === 'staff' && to.email !== undefined && to.email !== self.email)
      fail('VALIDATION', 'Your agency keeps your e-mail address. Ask your admin to change it.', {
        field: 'email',
      })
    // Whether a number is taken is worth knowing to somebody who collects numbers.
    await spend(world.database.platform, now, [
      { bucket: `change:${nameOf(actor)}`, max: 10, windowSec: 3600 },
      {
        bucket: `change:ip:${networkOf(call.ip)}`,
        max: Math.round(30 * world.config.limitFactor),
        windowSec: 3600,
      },
    ])
    const { row } = await world.database.inScope(scope, async (tx) => {
      // A session has one such attempt: of two that are begun at once, the second takes the place of the first.
      await (me.kind === 'customer'
        ? lockUser(tx, scope, me.userId)
        : lockFranchisee(tx, scope, me.franchiseeId))
      const taken =
        me.kind === 'customer'
          ? await findUserBy(tx, scope, to)
          : to.phoneNumber && (await findFranchiseeByPhone(tx, scope, to.phoneNumber))
      if (taken)
        fail('PHONE_TAKEN', 'Somebody already uses this here. Take another.', {
          field: to.phoneNumber ? 'phoneNumber' : 'email',
        })
      return startChallenge(
        tx,
        scope,
        {
          kind: me.kind,
          purpose: 'change',
          phoneNumber: to.phoneNumber ?? null,
          email: to.email ?? null,
          userId: 'userId' in self ? self.userId : null,
          franchiseeId: 'franchiseeId' in self ? self.franchiseeId : null,
        },
        now,
        { session: cookies.get('session') },
      )
    })
    return sendCode(call, row)
  },

  async verifyChangedPhone(call) {
    const { actor, scope, world, body, cookies, now, ip } = call
    const me = signedIn(actor)
    const challenge = await enterCode(call, cookies.get('session'), ['change'], body.otp)
    const to = { phoneNumber: challenge.phoneNumber ?? undefined, email: challenge.email ?? undefined }
    const kind = to.phoneNumber ? 'phone' : 'email'
    if (me.kind === 'staff' && to.email !== undefined) return confirmOwnEmail(call, me, challenge)
    const row = await world.database.inScope(scope, async (tx) => {
      const before = await holdSelf(tx, scope, me)
      await keepChange(tx, scope, call, before, kind)
      const after =
        me.kind === 'customer'
          ? await changeIdentity(tx, scope, me.userId, to)
          : await changeFranchiseePhone(tx, scope, me.franchiseeId, to.phoneNumber ?? '')
      if (me.kind === 'customer')
        await dropDevices(tx, scope, { userId: me.userId, notSessionId: me.sessionId })
      await carrySession(tx, scope, me, after.authVersion)
      await dropChallenge(tx, scope, challenge.challengeId)
      await audit(tx, scope, { at: now, actor, action: 'account.changePhone', ip })
      const notice = { agencyId: scope.agencyId, what: kind } as const
      const { phoneNumber, email } = before
      await world.queue.add(tx, noticeOfChange, { ...notice, phoneNumber, email })
      // An address that is replaced hears of it too where a number is told.
      if (me.kind === 'customer' && kind === 'email' && phoneNumber && email)
        await world.queue.add(tx, noticeOfChange, { ...notice, phoneNumber: null, email })
      return after
    })
    return { phoneNumber: row.phoneNumber, email: row.email }
  },

  async changePassword(call) {
    const { actor, scope, world, body, now, ip } = call
    const me = signedIn(actor)
    const self = await reauthenticate(call, body.oldPassword, 'oldPassword')
    await requireGoodPassword(call, body.password, { userId: null, franchiseeId: null, ...me, ...self })
    if (body.password === body.oldPassword)
      fail('PASSWORD_WEAK', 'Choose a password you did not use before.', { field: 'password' })
    const hash = await hashPassword(body.password)
    await world.database.inScope(scope, async (tx) => {
      await holdSelf(tx, scope, me)
      const after =
        me.kind === 'customer'
          ? await setUserPassword(tx, scope, me.userId, { hash })
          : await setFranchiseePassword(tx, scope, me.franchiseeId, hash)
      if (me.kind === 'customer')
        await dropDevices(tx, scope, { userId: me.userId, notSessionId: me.sessionId })
      await carrySession(tx, scope, me, after.authVersion)
      await audit(tx, scope, { at: now, actor, action: 'account.changePassword', ip })
      await world.queue.add(tx, noticeOfChange, {
        agencyId: scope.agencyId,
        what: 'password',
        phoneNumber: self.phoneNumber,
        email: self.email,
      })
    })
    return { changed: true }
  },
}
