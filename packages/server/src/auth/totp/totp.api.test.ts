import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { workPeople } from '../../franchisee/people/work.ts'
import { type Client, openClient } from '../../testing/client.ts'
import { messagesTo, newestCode } from '../../testing/codes.ts'
import {
  makeAgency,
  makeStaff,
  signInAs,
  type TestAgency,
  testPassword,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { workAuth } from '../work.ts'
import { makeTotp } from './rules.ts'
import { agencyVersion } from '../../testing/versions.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => void (w = await openTestWorld()))
beforeEach(async () => {
  agency = await makeAgency(w)
  await w.forgetLimits()
})
afterAll(() => w.close())

const browser = () => openClient(w.app, agency.host)
const codeOf = (secret: string, stepsAhead = 0) =>
  makeTotp(secret).generate({ timestamp: w.clock.now().getTime() + stepsAhead * 30_000 })
const nextStep = () => w.clock.move(30_000)
const password = { password: testPassword }

/** Switches the second step on; the app's secret and the recovery codes. */
async function switchOn({ client }: { client: Client }) {
  const { secret, uri } = await client.ok(totpRoutes.beginTotp, { body: password })
  const { recoveryCodes } = await client.ok(totpRoutes.confirmTotp, { body: { code: codeOf(secret) } })
  nextStep()
  return { secret, uri, recoveryCodes }
}
const login = (client: Client, { phoneNumber }: TestStaff, word = testPassword) =>
  client.call(franchiseeAuthRoutes.franchiseeLogin, { body: { phoneNumber, password: word } })
const pass = (client: Client, code: string) => client.call(totpRoutes.passTotp, { body: { code } })
const isIn = async (client: Client) => (await client.call(franchiseeRoutes.getFranchisee, {})).status === 200
const ask = async (client: Client, roles: ('admin' | 'creator')[]) => {
  const { agencyId } = agency
  const version = await agencyVersion(w, agencyId)
  return client.ok(agencyRoutes.updateAgency, { body: { agency: { agencyId, version, totpRoles: roles } } })
}

describe('switching on', () => {
  test('asks for the password, gives a code for the app, ends the sessions of before, and gives ten codes once', async () => {
    const staff = await makeStaff(w, 'creator', { agency })
    const elsewhere = (await signInAs(w, agency, { kind: 'staff', franchiseeId: staff.franchiseeId })).client
    const refused = await staff.client.call(totpRoutes.beginTotp, {
      body: { password: 'not-the-password-1' },
    })
    expect(refused.failure.code).toBe('PASSWORD_WRONG')
    const { uri, secret } = await staff.client.ok(totpRoutes.beginTotp, { body: password })
    const shown = new URL(uri)
    expect([shown.protocol, shown.host, shown.searchParams.get('secret')]).toEqual([
      'otpauth:',
      'totp',
      secret,
    ])
    expect(decodeURIComponent(shown.pathname)).toContain(staff.phoneNumber)
    expect((await staff.client.ok(totpRoutes.getTotp, {})).since).toBe(null)
    // Until a code was entered it does not count.
    expect((await login(browser(), staff)).data.userLoggedIn).toBe(true)
    const wrong = await staff.client.call(totpRoutes.confirmTotp, { body: { code: '000000' } })
    expect(wrong.failure).toMatchObject({ code: 'OTP_INVALID', field: 'code' })
    expect(await isIn(elsewhere)).toBe(true)
    const { recoveryCodes } = await staff.client.ok(totpRoutes.confirmTotp, {
      body: { code: codeOf(secret) },
    })
    expect(recoveryCodes).toHaveLength(10)
    expect([await isIn(elsewhere), await isIn(staff.client)]).toEqual([false, true])
    expect(await staff.client.ok(totpRoutes.getTotp, {})).toMatchObject({ recoveryCodesLeft: 10 })
    const again = await staff.client.call(totpRoutes.beginTotp, { body: password })
    expect(again.failure.code).toBe('CONFLICT')
  })

  test('keeps the secret sealed and the recovery codes hashed: neither lies in the database', async () => {
    const staff = await makeStaff(w, 'creator', { agency })
    const { secret, recoveryCodes } = await switchOn(staff)
    const { rows } = await sql<{ text: string }>`select t::text || c::text as text from staff_totp t
      join staff_recovery_code c using (agency_id, franchisee_id) where t.franchisee_id = ${staff.franchiseeId}`.execute(
      w.world.database.platform,
    )
    expect(rows).toHaveLength(10)
    const all = rows.map(({ text }) => text).join('\n')
    for (const hidden of [secret, ...recoveryCodes]) expect(all).not.toContain(hidden)
    expect(all).toContain('v1.')
    expect(all.match(/\$argon2id\$/g)).toHaveLength(10)
  })
})

describe('signing in', () => {
  test('takes the password and then the code; the password alone opens nothing', async () => {
    const staff = await makeStaff(w, 'creator', { agency })
    const { secret } = await switchOn(staff)
    const client = browser()
    expect((await login(client, staff)).data).toEqual({ userLoggedIn: false, secondStep: true })
    expect(await isIn(client)).toBe(false)
    expect((await pass(client, codeOf(secret))).data).toEqual({ userLoggedIn: true, recoveryCodesLeft: null })
    expect(await isIn(client)).toBe(true)
  })

  test('takes no code twice, none older than the last one, and one step of a clock that is wrong', async () => {
    const staff = await makeStaff(w, 'creator', { agency })
    const { secret } = await switchOn(staff)
    const enter = async (code: string) => {
      const client = browser()
      await login(client, staff)
      return (await pass(client, code)).status
    }
    const code = codeOf(secret)
    expect(await enter(code)).toBe(200)
    expect(await enter(code)).toBe(422)
    expect(await enter(codeOf(secret, -1))).toBe(422)
    expect(await enter(codeOf(secret, 2))).toBe(422)
    expect(await enter(codeOf(secret, 1))).toBe(200)
    expect(await enter(codeOf(secret))).toBe(422)
  })

  test('of ten browsers with the same code at once, one comes in', async () => {
    const staff = await makeStaff(w, 'creator', { agency })
    const { secret } = await switchOn(staff)
    const clients = Array.from({ length: 10 }, browser)
    for (const client of clients) await login(client, staff)
    const answers = await Promise.all(clients.map((client) => pass(client, codeOf(secret))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a recovery code opens once, and says how many are left', async () => {
    const staff = await makeStaff(w, 'creator', { agency })
    const { recoveryCodes } = await switchOn(staff)
    const [first = '', second = ''] = recoveryCodes
    const enter = async (code: string) => {
      const client = browser()
      await login(client, staff)
      return pass(client, code)
    }
    expect((await enter(first.toUpperCase())).data.recoveryCodesLeft).toBe(9)
    expect((await enter(first)).failure.code).toBe('OTP_INVALID')
    expect((await enter(`9${second.slice(1)}`)).failure.code).toBe('OTP_INVALID')
    expect((await enter(second)).data.recoveryCodesLeft).toBe(8)
  })

  test('waits in the browser that knew the password, ten minutes, and ends with that password', async () => {
    const staff = await makeStaff(w, 'creator', { agency })
    const { secret } = await switchOn(staff)
    expect((await pass(browser(), codeOf(secret))).failure.code).toBe('STEP_OUT_OF_ORDER')
    const [late, old] = [browser(), browser()]
    await login(late, staff)
    w.clock.move(10 * 60_000)
    expect((await pass(late, codeOf(secret))).failure.code).toBe('STEP_OUT_OF_ORDER')
    await login(old, staff)
    const known = browser()
    await login(known, staff)
    await pass(known, codeOf(secret))
    const change = { oldPassword: testPassword, password: 'brand-new-river-7' }
    await known.ok(authRoutes.changePassword, { body: change })
    nextStep()
    expect((await pass(old, codeOf(secret))).failure.code).toBe('STEP_OUT_OF_ORDER')
  })

  test('a forgotten password does not go around it, and neither way takes it off', async () => {
    const staff = await makeStaff(w, 'creator', { agency })
    const { secret } = await switchOn(staff)
    const client = browser()
    await client.ok(franchiseeAuthRoutes.verifyFranchiseePhone, {
      body: { phoneNumber: staff.phoneNumber, fromForgotPassword: true },
    })
    await client.ok(authRoutes.verifyOtp, { body: { otp: await newestCode(w, staff.phoneNumber) } })
    const chosen = await client.ok(franchiseeAuthRoutes.franchiseeCreatePassword, {
      body: { password: 'river-stone-and-98' },
    })
    expect(chosen).toEqual({ userLoggedIn: false, secondStep: true })
    expect(await isIn(client)).toBe(false)
    expect((await pass(client, codeOf(secret))).status).toBe(200)
    expect((await client.ok(totpRoutes.getTotp, {})).since).not.toBe(null)
  })
})

describe('afterwards', () => {
  test('new recovery codes and switching off ask for password and code', async () => {
    const staff = await makeStaff(w, 'creator', { agency })
    const { secret, recoveryCodes } = await switchOn(staff)
    const renew = (body: { password: string; code: string }) =>
      staff.client.call(totpRoutes.renewRecoveryCodes, { body })
    expect((await renew({ password: 'not-the-password-1', code: codeOf(secret) })).failure.code).toBe(
      'PASSWORD_WRONG',
    )
    expect((await renew({ ...password, code: '000000' })).failure.code).toBe('OTP_INVALID')
    const renewed = (await renew({ ...password, code: codeOf(secret) })).data.recoveryCodes
    expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([])
    const off = await staff.client.call(totpRoutes.removeTotp, {
      body: { ...password, code: recoveryCodes[0]! },
    })
    expect(off.failure.code).toBe('OTP_INVALID')
    await staff.client.ok(totpRoutes.removeTotp, { body: { ...password, code: renewed[0]! } })
    expect((await login(browser(), staff)).data.userLoggedIn).toBe(true)
  })

  test('an admin takes it off somebody below, who is signed out and told; never off themselves or another admin', async () => {
    const [admin, other] = [await makeStaff(w, 'admin', { agency }), await makeStaff(w, 'admin', { agency })]
    const staff = await makeStaff(w, 'creator', { agency })
    const reset = (franchiseeId: number) =>
      admin.client.call(peopleRoutes.resetStaffTotp, { body: { franchiseeId, proof: 'video' } })
    expect((await reset(staff.franchiseeId)).failure.code).toBe('STEP_OUT_OF_ORDER')
    await switchOn(staff)
    await switchOn(other)
    expect((await reset(other.franchiseeId)).failure.code).toBe('ABOVE_OWN_RIGHTS')
    expect((await reset(admin.franchiseeId)).failure.code).toBe('OWN_ACCOUNT')
    const seen = await admin.client.ok(peopleRoutes.getStaff, {
      params: { franchiseeId: staff.franchiseeId },
    })
    expect([seen.hasTotp, seen.can.resetTotp]).toEqual([true, true])
    // Without a word on how one made sure of the person nothing happens.
    const unproven = await admin.client.call(peopleRoutes.resetStaffTotp, {
      body: { franchiseeId: staff.franchiseeId } as never,
    })
    expect(unproven.failure).toMatchObject({ code: 'VALIDATION', field: 'proof' })
    expect(await isIn(staff.client)).toBe(true)
    expect((await reset(staff.franchiseeId)).data.hasTotp).toBe(false)
    expect(await isIn(staff.client)).toBe(false)
    expect((await login(browser(), staff)).data.userLoggedIn).toBe(true)
    await workPeople(w.world)
    const told = () =>
      messagesTo(w, staff.phoneNumber).filter(({ text }) => text.includes('second step switched off'))
    await expect.poll(() => told().length, { timeout: 15_000 }).toBe(1)
    const entry = await w.world.database.platform
      .selectFrom('audit')
      .select(['actor', 'object', 'detail'])
      .where('agencyId', '=', agency.agencyId)
      .where('action', '=', 'staff.resetTotp')
      .execute()
    expect(entry).toEqual([
      {
        actor: `franchisee ${admin.franchiseeId} of ${agency.agencyId}`,
        object: `franchisee ${staff.franchiseeId}`,
        detail: { proof: 'video' },
      },
    ])
  })
})

describe('where the agency asks for it', () => {
  test('the next sign-in leads there and nowhere else, other roles stay as they are, and it cannot be switched off', async () => {
    const admin = await makeStaff(w, 'admin', { agency })
    const [staff, creator] = [
      await makeStaff(w, 'franchisee-with-all-card-access', { agency }),
      await makeStaff(w, 'creator', { agency, permissions: ['business.list'] }),
    ]
    w.clock.move(1000)
    await ask(admin.client, ['creator'])
    const list = (client: Client) => client.call(businessRoutes.listBusinesses, { query: {} })
    // Whoever is at work is not thrown out in the middle of it.
    expect((await list(creator.client)).status).toBe(200)
    const client = browser()
    expect((await login(client, creator)).data.userLoggedIn).toBe(true)
    expect((await list(client)).failure.code).toBe('STEP_OUT_OF_ORDER')
    expect((await client.ok(franchiseeRoutes.getFranchisee, {})).mustSetUpTotp).toBe(true)
    expect((await client.call(authRoutes.listSessions, {})).status).toBe(409)
    const { secret } = await switchOn({ client })
    expect((await list(client)).status).toBe(200)
    expect(await client.ok(totpRoutes.getTotp, {})).toMatchObject({ isDemanded: true })
    const off = await client.call(totpRoutes.removeTotp, { body: { ...password, code: codeOf(secret) } })
    expect(off.failure.code).toBe('SECOND_STEP_NEEDED')
    const free = browser()
    await login(free, staff)
    expect((await free.ok(franchiseeRoutes.getFranchisee, {})).mustSetUpTotp).toBe(false)
  })

  test('asking one more role lets nobody off who was asked before; one that is asked anew is asked from then on', async () => {
    const admin = await makeStaff(w, 'admin', { agency })
    const creator = await makeStaff(w, 'creator', { agency })
    const mustSetUp = async (client: Client) =>
      (await client.ok(franchiseeRoutes.getFranchisee, {})).mustSetUpTotp
    w.clock.move(1000)
    await ask(admin.client, ['creator'])
    w.clock.move(1000)
    const client = browser()
    await login(client, creator)
    expect(await mustSetUp(client)).toBe(true)
    w.clock.move(1000)
    await ask(admin.client, ['creator', 'admin'])
    // The admin came before anybody asked admins; the creator after creators were asked.
    expect([await mustSetUp(client), await mustSetUp(admin.client)]).toEqual([true, false])
    await ask(admin.client, ['admin'])
    expect(await mustSetUp(client)).toBe(false)
    w.clock.move(1000)
    await ask(admin.client, ['creator', 'admin'])
    expect(await mustSetUp(client)).toBe(false)
  })
})

describe('a new device', () => {
  test('is told in the bell and by mail or SMS to its owner only, once for each device, and not at the first sign-in', async () => {
    const [staff, colleague] = [
      await makeStaff(w, 'creator', { agency }),
      await makeStaff(w, 'admin', { agency }),
    ]
    const bell = async (client: Client) =>
      (await client.ok(analyticsRoutes.listAdminNotifications, { query: {} })).list.filter(
        ({ kind }) => kind === 'new_device',
      )
    const first = browser()
    await login(first, staff)
    expect(await bell(first)).toEqual([])
    await login(first, staff)
    const second = browser()
    await login(second, staff)
    await login(second, staff)
    expect(await bell(second)).toMatchObject([{ facts: { at: expect.stringMatching(/Z$/) }, isRead: false }])
    expect(await bell(colleague.client)).toEqual([])
    await workAuth(w.world)
    const told = () =>
      messagesTo(w, staff.phoneNumber).filter(({ text }) => text.includes('new device')).length
    await expect.poll(told, { timeout: 15_000 }).toBe(1)
    await second.ok(authRoutes.endOtherSessions, { body: {} })
    expect([await isIn(first), await isIn(second)]).toEqual([false, true])
    // What was signed out is a stranger's browser again.
    await login(first, staff)
    expect(await bell(second)).toHaveLength(2)
  })
})
