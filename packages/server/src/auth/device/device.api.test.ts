import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, openClient } from '../../testing/client.ts'
import { messagesTo, newestCode, wrongCode } from '../../testing/codes.ts'
import {
  makeAgency,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestStaff,
  testPassword,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { makeTotp } from '../totp/rules.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
beforeAll(async () => void (w = await openTestWorld()))
beforeEach(async () => {
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  await w.forgetLimits()
})
afterAll(() => w.close())

type Ways = { codeOnNewDevice?: boolean; foreignUsers?: boolean; otpInsteadOfPassword?: boolean }
/** The agency's own admin sets how customers sign in. */
async function set(login: Ways) {
  const { agencyId, version } = await admin.client.ok(agencyRoutes.getAgency, {})
  return admin.client.ok(agencyRoutes.updateAgency, { body: { agency: { agencyId, version, login } } })
}
const browser = () => openClient(w.app, agency.host)
const customer = () => makeCustomer(w, { agency, signedIn: false })
const login = (client: Client, phoneNumber: string, password = testPassword) =>
  client.call(authRoutes.login, { body: { phoneNumber, password } })
const enter = (client: Client, otp: string) => client.call(authRoutes.verifyOtp, { body: { otp } })
const isIn = async (client: Client) => (await client.call(authRoutes.getUser, {})).status === 200
const early = { status: 409, failure: { code: 'STEP_OUT_OF_ORDER' } }

test('where the agency does not ask, the password alone signs in on any browser', async () => {
  const { phoneNumber } = await customer()
  const client = browser()
  expect((await login(client, phoneNumber)).data).toEqual({ userLoggedIn: true })
  expect(messagesTo(w, phoneNumber)).toEqual([])
})

describe('where the agency asks for a code on a new device', () => {
  beforeEach(() => set({ codeOnNewDevice: true }))

  test('a new browser is in after password and code, and is known from then on', async () => {
    const { phoneNumber } = await customer()
    const client = browser()
    const { data } = await login(client, phoneNumber)
    expect(data).toMatchObject({
      userLoggedIn: false,
      otpRequired: true,
      otp: { sentTo: expect.stringMatching(/^\+91 .*•/), channel: 'sms', resendAfterSec: 30 },
    })
    expect(await isIn(client)).toBe(false)
    const code = await newestCode(w, phoneNumber)
    expect((await enter(client, wrongCode(code))).failure).toMatchObject({ code: 'OTP_INVALID' })
    expect(await isIn(client)).toBe(false)
    expect((await enter(client, code)).data).toMatchObject({ otpVerified: true, userLoggedIn: true })
    expect(await isIn(client)).toBe(true)
    // The attempt is over: the same code opens nothing again.
    expect(await enter(client, code)).toMatchObject(early)
    await client.ok(authRoutes.logout, { body: {} })
    expect((await login(client, phoneNumber)).data).toEqual({ userLoggedIn: true })
    expect(messagesTo(w, phoneNumber)).toHaveLength(1)
  })

  test('a browser that another person signed in on is new', async () => {
    const [one, other] = [await customer(), await customer()]
    const client = browser()
    await login(client, one.phoneNumber)
    await enter(client, await newestCode(w, one.phoneNumber))
    expect((await login(client, other.phoneNumber)).data).toMatchObject({ otpRequired: true })
  })

  test('a wrong password costs no message and says nothing of a code', async () => {
    const { phoneNumber } = await customer()
    expect((await login(browser(), phoneNumber, 'not-the-password-1')).failure).toMatchObject({
      code: 'PASSWORD_WRONG',
    })
    expect(messagesTo(w, phoneNumber)).toEqual([])
  })

  test('the code counts only in the browser that knew the password, and chooses no password', async () => {
    const { phoneNumber } = await customer()
    const [client, thief] = [browser(), browser()]
    await login(client, phoneNumber)
    const code = await newestCode(w, phoneNumber)
    expect(await enter(thief, code)).toMatchObject(early)
    const choose = () => client.call(authRoutes.createPassword, { body: { password: 'river-stone-and-98' } })
    expect(await choose()).toMatchObject(early)
    await enter(client, code)
    expect(await choose()).toMatchObject(early)
  })

  test('a press too many sends nothing, a new code kills the old one', async () => {
    const { phoneNumber } = await customer()
    const client = browser()
    await login(client, phoneNumber)
    const first = await newestCode(w, phoneNumber)
    w.clock.move(10_000)
    expect((await login(client, phoneNumber)).data.otp).toMatchObject({ resendAfterSec: 20 })
    expect(messagesTo(w, phoneNumber)).toHaveLength(1)
    expect((await client.call(authRoutes.resendOtp, { body: {} })).failure).toMatchObject({
      code: 'RATE_LIMITED',
    })
    w.clock.move(20_000)
    await client.ok(authRoutes.resendOtp, { body: {} })
    const second = await newestCode(w, phoneNumber)
    if (first !== second) expect((await enter(client, first)).status).not.toBe(200)
    expect((await enter(client, second)).data.userLoggedIn).toBe(true)
  })

  test('another password meanwhile ends the attempt', async () => {
    const { phoneNumber } = await customer()
    const [thief, owner] = [browser(), browser()]
    await login(thief, phoneNumber)
    const code = await newestCode(w, phoneNumber)
    const seen = messagesTo(w, phoneNumber)[0]!.id
    await owner.ok(authRoutes.verifyUser, { body: { phoneNumber, fromForgotPassword: true } })
    await enter(owner, await newestCode(w, phoneNumber, seen))
    // The forgotten password's own code is enough: nothing is asked twice.
    const body = { password: 'river-stone-and-98', fromForgotPassword: true }
    expect(await owner.ok(authRoutes.createPassword, { body })).toMatchObject({ userLoggedIn: true })
    expect(await enter(thief, code)).toMatchObject(early)
    expect(await isIn(thief)).toBe(false)
    expect(await isIn(owner)).toBe(true)
  })

  test('who signs all others out makes them new again', async () => {
    const { phoneNumber } = await customer()
    const [phone, shop] = [browser(), browser()]
    for (const client of [phone, shop]) {
      const seen = messagesTo(w, phoneNumber)[0]?.id ?? 0
      await login(client, phoneNumber)
      await enter(client, await newestCode(w, phoneNumber, seen))
    }
    await phone.ok(authRoutes.endOtherSessions, {})
    expect((await login(shop, phoneNumber)).data).toMatchObject({ otpRequired: true })
    expect((await login(phone, phoneNumber)).data).toEqual({ userLoggedIn: true })
  })

  test('a known browser stays so for 180 days', async () => {
    const { phoneNumber } = await customer()
    const client = browser()
    await login(client, phoneNumber)
    await enter(client, await newestCode(w, phoneNumber))
    w.clock.move(179 * 86_400_000)
    expect((await login(client, phoneNumber)).data).toEqual({ userLoggedIn: true })
    w.clock.move(181 * 86_400_000)
    expect((await login(client, phoneNumber)).data).toMatchObject({ otpRequired: true })
  })

  test('who has the second step enters the app’s code alone', async () => {
    const { phoneNumber, client: own } = await makeCustomer(w, { agency })
    const { secret } = await own.ok(totpRoutes.beginTotp, { body: { password: testPassword } })
    const app = () => makeTotp(secret).generate({ timestamp: w.clock.now().getTime() })
    await own.ok(totpRoutes.confirmTotp, { body: { code: app() } })
    w.clock.move(30_000)
    const seen = messagesTo(w, phoneNumber).filter(({ code }) => code).length
    const client = browser()
    expect((await login(client, phoneNumber)).data).toEqual({ userLoggedIn: false, secondStep: true })
    expect(messagesTo(w, phoneNumber).filter(({ code }) => code)).toHaveLength(seen)
    expect((await client.call(totpRoutes.passTotp, { body: { code: app() } })).data.userLoggedIn).toBe(true)
  })

  test('a customer abroad gets the code by mail', async () => {
    const email = `maya-${agency.marker.toLowerCase()}@example.com`
    await makeCustomer(w, { agency, email, signedIn: false })
    const client = browser()
    const { data } = await client.call(authRoutes.login, { body: { email, password: testPassword } })
    expect(data.otp).toMatchObject({ channel: 'email' })
    expect((await enter(client, await newestCode(w, email))).data.userLoggedIn).toBe(true)
  })

  test('while strangers ask for codes of this person, the owner is in after one code more', async () => {
    const { phoneNumber } = await customer()
    for (let i = 0; i < 6; i += 1) {
      await browser().call(authRoutes.verifyUser, { body: { phoneNumber, fromForgotPassword: true } })
      w.clock.move(1000)
    }
    const client = browser()
    let newest = messagesTo(w, phoneNumber)[0]?.id ?? 0
    await login(client, phoneNumber)
    const codes: boolean[] = []
    for (let i = 0; i < 3 && !codes.includes(true); i += 1) {
      const code = await newestCode(w, phoneNumber, newest)
      newest = messagesTo(w, phoneNumber)[0]!.id
      codes.push((await enter(client, code)).data.userLoggedIn === true)
    }
    expect(codes).toEqual([false, true])
    expect(await isIn(client)).toBe(true)
  })

  test('a temporary password of the agency is no way round it, and is replaced afterwards', async () => {
    const { phoneNumber, userId } = await customer()
    const { password } = await admin.client.ok(authRoutes.regenerateRandomPassword, { body: { userId } })
    const client = browser()
    const seen = messagesTo(w, phoneNumber)[0]?.id ?? 0
    expect((await login(client, phoneNumber, password)).data).toMatchObject({ otpRequired: true })
    await enter(client, await newestCode(w, phoneNumber, seen))
    expect(await client.ok(authRoutes.getUser, {})).toMatchObject({ mustChangePassword: true })
  })

  test('an account that is deleted meanwhile is not opened', async () => {
    const { phoneNumber, client: own } = await makeCustomer(w, { agency })
    const client = browser()
    await login(client, phoneNumber)
    const code = await newestCode(w, phoneNumber)
    await own.ok(authRoutes.deleteUser, { body: { password: testPassword } })
    expect(await enter(client, code)).toMatchObject(early)
    expect(await isIn(client)).toBe(false)
  })

  test('switched off, a password is enough again', async () => {
    const { phoneNumber } = await customer()
    await set({ codeOnNewDevice: false })
    expect((await login(browser(), phoneNumber)).data).toEqual({ userLoggedIn: true })
  })
})

test('what is set is written down, shown again, and told to nobody who only visits', async () => {
  const { login: now } = await set({ codeOnNewDevice: true, otpInsteadOfPassword: true })
  expect(now).toEqual({ foreignUsers: true, otpInsteadOfPassword: true, codeOnNewDevice: true })
  expect((await browser().ok(agencyRoutes.getAgencyDetails, {})).login).toEqual({
    foreignUsers: true,
    otpInsteadOfPassword: true,
  })
  const [entry] = await w.world.database.platform
    .selectFrom('audit')
    .select('detail')
    .where('agencyId', '=', agency.agencyId)
    .where('action', '=', 'agency.change')
    .execute()
  expect(entry?.detail).toMatchObject({
    before: { login: { codeOnNewDevice: false } },
    after: { login: { codeOnNewDevice: true } },
  })
})

test('an agency without customers abroad takes no new ones by mail; who has an account comes in', async () => {
  await set({ foreignUsers: false })
  const email = `ravi-${agency.marker.toLowerCase()}@example.com`
  const verify = () => browser().call(authRoutes.verifyUser, { body: { email } })
  expect((await verify()).failure).toMatchObject({ code: 'VALIDATION', field: 'email' })
  expect(messagesTo(w, email)).toEqual([])
  await makeCustomer(w, { agency, email, signedIn: false })
  expect((await verify()).data).toEqual({ userExist: true, otp: null })
})
