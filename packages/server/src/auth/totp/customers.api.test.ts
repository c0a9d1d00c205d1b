import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { viewRoutes } from '@parichay/contract/view/routes.ts'
import { viewHeader } from '@parichay/contract/view/rules.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, openClient } from '../../testing/client.ts'
import { messagesTo, newestCode, wrongCode } from '../../testing/codes.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  signInAs,
  type TestAgency,
  type TestCustomer,
  testPassword,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { workAuth } from '../work.ts'
import { makeTotp } from './rules.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld()
  await workAuth(w.world)
})
beforeEach(async () => {
  agency = await makeAgency(w)
  await w.forgetLimits()
})
afterAll(() => w.close())

const browser = () => openClient(w.app, agency.host)
const codeOf = (secret: string) => makeTotp(secret).generate({ timestamp: w.clock.now().getTime() })
const nextStep = () => w.clock.move(30_000)
const password = { password: testPassword }

/** Switches the second step on; the app's secret and the recovery codes. */
async function switchOn(client: Client) {
  const { secret, uri } = await client.ok(totpRoutes.beginTotp, { body: password })
  const { recoveryCodes } = await client.ok(totpRoutes.confirmTotp, { body: { code: codeOf(secret) } })
  nextStep()
  return { secret, uri, recoveryCodes }
}
const customer = () => makeCustomer(w, { agency })
const login = (client: Client, { phoneNumber }: Pick<TestCustomer, 'phoneNumber'>, word = testPassword) =>
  client.call(authRoutes.login, { body: { phoneNumber, password: word } })
/** A code by SMS and a new password. */
async function comeInByCode(client: Client, { phoneNumber }: TestCustomer) {
  await client.ok(authRoutes.verifyUser, { body: { phoneNumber, fromForgotPassword: true } })
  await client.ok(authRoutes.verifyOtp, { body: { otp: await newestCode(w, phoneNumber) } })
  const body = { password: 'river-stone-and-98', fromForgotPassword: true }
  return client.ok(authRoutes.createPassword, { body })
}
const pass = (client: Client, code: string) => client.call(totpRoutes.passTotp, { body: { code } })
const isIn = async (client: Client) => (await client.call(authRoutes.getUser, {})).status === 200
const told = (phoneNumber: string, words: string) =>
  messagesTo(w, phoneNumber).filter(({ text }) => text.includes(words)).length
const entries = (action: string) =>
  w.world.database.platform
    .selectFrom('audit')
    .select(['actor', 'object', 'detail', 'userId'])
    .where('agencyId', '=', agency.agencyId)
    .where('action', '=', action)
    .execute()

describe('switching on', () => {
  test('is a choice: nobody is asked before; it ends other browsers, is told and written down, and gives ten codes', async () => {
    const person = await customer()
    const elsewhere = (await signInAs(w, agency, { kind: 'customer', userId: person.userId })).client
    expect(await person.client.ok(totpRoutes.getTotp, {})).toEqual({
      since: null,
      recoveryCodesLeft: 0,
      isDemanded: false,
    })
    expect((await login(browser(), person)).data).toEqual({ userLoggedIn: true })
    const { uri, recoveryCodes } = await switchOn(person.client)
    expect(decodeURIComponent(new URL(uri).pathname)).toContain(person.phoneNumber)
    expect(recoveryCodes).toHaveLength(10)
    expect([await isIn(elsewhere), await isIn(person.client)]).toEqual([false, true])
    expect(await person.client.ok(totpRoutes.getTotp, {})).toMatchObject({
      recoveryCodesLeft: 10,
      isDemanded: false,
    })
    await expect.poll(() => told(person.phoneNumber, 'second step switched on'), { timeout: 15_000 }).toBe(1)
    expect(await entries('account.totpOn')).toMatchObject([
      { actor: `user ${person.userId}`, object: `user ${person.userId}`, userId: person.userId },
    ])
  })

  test('keeps the secret sealed and the codes hashed', async () => {
    const person = await customer()
    const { secret, recoveryCodes } = await switchOn(person.client)
    const { rows } = await sql<{ text: string }>`select t::text || c::text as text from user_totp t
      join user_recovery_code c using (agency_id, user_id) where t.user_id = ${person.userId}`.execute(
      w.world.database.platform,
    )
    expect(rows).toHaveLength(10)
    const all = rows.map(({ text }) => text).join('\n')
    for (const kept of [secret, ...recoveryCodes]) expect(all).not.toContain(kept)
  })

  test('works for who signs in by e-mail, who is told by mail', async () => {
    const email = `${crypto.randomUUID()}@example.org`
    const person = await makeCustomer(w, { agency, email })
    const { uri, secret } = await switchOn(person.client)
    expect(decodeURIComponent(new URL(uri).pathname)).toContain(email)
    const client = browser()
    const body = { email, ...password }
    expect((await client.ok(authRoutes.login, { body })).secondStep).toBe(true)
    expect((await pass(client, codeOf(secret))).status).toBe(200)
    await expect.poll(() => told(email, 'second step switched on'), { timeout: 15_000 }).toBe(1)
  })
})

describe('signing in', () => {
  test('takes the password and then the code; the password alone opens nothing, and no code twice', async () => {
    const person = await customer()
    const { secret } = await switchOn(person.client)
    const [client, second] = [browser(), browser()]
    expect((await login(client, person)).data).toEqual({ userLoggedIn: false, secondStep: true })
    expect(await isIn(client)).toBe(false)
    expect((await pass(browser(), codeOf(secret))).failure.code).toBe('STEP_OUT_OF_ORDER')
    expect((await pass(client, codeOf(secret))).data).toEqual({ userLoggedIn: true, recoveryCodesLeft: null })
    expect(await isIn(client)).toBe(true)
    await login(second, person)
    expect((await pass(second, codeOf(secret))).failure).toMatchObject({ code: 'OTP_INVALID', field: 'code' })
  })

  test('a code by SMS and a new password do not go around it, and the way begun before ends', async () => {
    const person = await customer()
    const { secret } = await switchOn(person.client)
    const [before, client] = [browser(), browser()]
    await login(before, person)
    expect(await comeInByCode(client, person)).toEqual({
      userLoggedIn: false,
      firstTimeUser: false,
      secondStep: true,
    })
    expect(await isIn(client)).toBe(false)
    expect((await pass(before, codeOf(secret))).failure.code).toBe('STEP_OUT_OF_ORDER')
    expect((await pass(client, codeOf(secret))).status).toBe(200)
    expect((await client.ok(totpRoutes.getTotp, {})).since).not.toBe(null)
  })

  test('a temporary password of the agency does not either', async () => {
    const [admin, person] = [await makeStaff(w, 'admin', { agency }), await customer()]
    const { secret } = await switchOn(person.client)
    const given = await admin.client.ok(authRoutes.regenerateRandomPassword, {
      body: { userId: person.userId },
    })
    const client = browser()
    expect((await login(client, person, given.password)).data.secondStep).toBe(true)
    expect((await pass(client, codeOf(secret))).status).toBe(200)
    expect((await client.ok(authRoutes.getUser, {})).mustChangePassword).toBe(true)
  })

  test('a recovery code opens once, and says how many are left', async () => {
    const person = await customer()
    const { recoveryCodes } = await switchOn(person.client)
    const enter = async (code: string) => {
      const client = browser()
      await login(client, person)
      return pass(client, code)
    }
    expect((await enter(recoveryCodes[0]!.toUpperCase())).data.recoveryCodesLeft).toBe(9)
    expect((await enter(recoveryCodes[0]!)).failure.code).toBe('OTP_INVALID')
  })

  test('strangers who know the password have ten codes an hour together; a known browser is let in all the same', async () => {
    const person = await customer()
    const { secret } = await switchOn(person.client)
    const known = browser()
    await login(known, person)
    expect((await pass(known, codeOf(secret))).status).toBe(200)
    nextStep()
    const seen: (string | undefined)[] = []
    for (let tries = 0; tries < 12; tries += 1) {
      const stranger = openClient(w.app, agency.host)
      await login(stranger, person)
      seen.push((await pass(stranger, wrongCode(codeOf(secret)))).failure.code)
      w.clock.move(61_000)
    }
    expect(seen).toEqual([...Array(10).fill('OTP_INVALID'), 'RATE_LIMITED', 'RATE_LIMITED'])
    await login(known, person)
    expect((await pass(known, codeOf(secret))).status).toBe(200)
    // On a new device a code by SMS and a new password end the strangers' way, and begin afresh (decision 0023).
    nextStep()
    const fresh = browser()
    await comeInByCode(fresh, person)
    expect((await pass(fresh, codeOf(secret))).status).toBe(200)
  })
})

describe('afterwards', () => {
  test('new codes and switching off ask for password and code; off is told and written down', async () => {
    const person = await customer()
    const { secret, recoveryCodes } = await switchOn(person.client)
    const off = (body: { password: string; code: string }) =>
      person.client.call(totpRoutes.removeTotp, { body })
    expect((await off({ password: 'not-the-password-1', code: codeOf(secret) })).failure.code).toBe(
      'PASSWORD_WRONG',
    )
    expect((await off({ ...password, code: wrongCode(codeOf(secret)) })).failure.code).toBe('OTP_INVALID')
    const renewed = await person.client.ok(totpRoutes.renewRecoveryCodes, {
      body: { ...password, code: codeOf(secret) },
    })
    expect(renewed.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([])
    expect((await off({ ...password, code: recoveryCodes[0]! })).failure.code).toBe('OTP_INVALID')
    expect((await off({ ...password, code: renewed.recoveryCodes[0]! })).status).toBe(200)
    expect((await login(browser(), person)).data).toEqual({ userLoggedIn: true })
    expect(await isIn(person.client)).toBe(true)
    await expect.poll(() => told(person.phoneNumber, 'second step switched off'), { timeout: 15_000 }).toBe(1)
    expect((await entries('account.totpOff')).map(({ object }) => object)).toEqual([`user ${person.userId}`])
  })

  test('the account can be deleted; nobody comes in by a sign-in that waited', async () => {
    const person = await customer()
    const { secret } = await switchOn(person.client)
    const waiting = browser()
    await login(waiting, person)
    expect(await person.client.ok(authRoutes.deleteUser, { body: password })).toEqual({ deleted: true })
    expect((await pass(waiting, codeOf(secret))).failure.code).toBe('STEP_OUT_OF_ORDER')
  })

  test('staff who look as the customer neither see nor change it', async () => {
    const [admin, person] = [await makeStaff(w, 'admin', { agency }), await customer()]
    await switchOn(person.client)
    const body = { userId: person.userId, reason: 'Cannot find the card' }
    const headers = { [viewHeader]: (await admin.client.ok(viewRoutes.viewAsCustomer, { body })).viewId }
    expect((await admin.client.call(authRoutes.getUser, {}, { headers })).data.userId).toBe(person.userId)
    expect((await admin.client.call(totpRoutes.getTotp, {}, { headers })).failure.code).toBe('VIEW_ONLY')
    const begun = await admin.client.call(totpRoutes.beginTotp, { body: password }, { headers })
    expect(begun.failure.code).toBe('VIEW_ONLY')
  })
})

describe('who lost phone and codes', () => {
  const reset = (client: Client, userId: number) =>
    client.call(totpRoutes.resetUserTotp, { body: { userId, proof: 'inPerson' } })

  test('is let in by who may reset the password: signed out, told, and written down with the proof', async () => {
    const [admin, person] = [await makeStaff(w, 'admin', { agency }), await customer()]
    const { businessId } = await makeBusiness(w, { owner: person })
    const can = async () =>
      (await admin.client.ok(businessRoutes.getBusiness, { params: { id: businessId } })).can.resetTotp
    expect((await reset(admin.client, person.userId)).failure.code).toBe('STEP_OUT_OF_ORDER')
    expect(await can()).toBe('STEP_OUT_OF_ORDER')
    await switchOn(person.client)
    expect(await can()).toBe(true)
    const unproven = await admin.client.call(totpRoutes.resetUserTotp, {
      body: { userId: person.userId } as never,
    })
    expect(unproven.failure).toMatchObject({ code: 'VALIDATION', field: 'proof' })
    expect(await isIn(person.client)).toBe(true)
    expect((await reset(admin.client, person.userId)).data).toEqual({ removed: true })
    expect(await isIn(person.client)).toBe(false)
    expect((await login(browser(), person)).data).toEqual({ userLoggedIn: true })
    await expect.poll(() => told(person.phoneNumber, 'second step switched off'), { timeout: 15_000 }).toBe(1)
    expect(await entries('user.resetTotp')).toEqual([
      {
        actor: `franchisee ${admin.franchiseeId} of ${agency.agencyId}`,
        object: `user ${person.userId}`,
        detail: { proof: 'inPerson' },
        userId: person.userId,
      },
    ])
  })

  test('by nobody else: not without the permission, not whom one does not serve, not from another agency, not themselves', async () => {
    const person = await customer()
    await switchOn(person.client)
    const permissions = ['user.resetPassword'] as const
    const [without, stranger, server, foreign] = [
      await makeStaff(w, 'creator', { agency }),
      await makeStaff(w, 'franchisee', { agency, permissions: [...permissions] }),
      await makeStaff(w, 'franchisee', { agency, permissions: [...permissions] }),
      await makeStaff(w, 'admin'),
    ]
    await makeBusiness(w, { owner: person, madeBy: server })
    expect((await reset(without.client, person.userId)).status).toBe(403)
    expect((await reset(person.client, person.userId)).status).toBe(403)
    expect((await reset(stranger.client, person.userId)).status).toBe(404)
    expect((await reset(foreign.client, person.userId)).status).toBe(404)
    expect((await login(browser(), person)).data.secondStep).toBe(true)
    expect((await reset(server.client, person.userId)).status).toBe(200)
  })
})
