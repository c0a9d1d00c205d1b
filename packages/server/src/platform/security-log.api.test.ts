import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { viewHeader } from '@parichay/contract/view/rules.ts'
import { viewRoutes } from '@parichay/contract/view/routes.ts'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTotp } from '../auth/totp/rules.ts'
import { type Client, openClient } from '../testing/client.ts'
import { newestCode, wrongCode } from '../testing/codes.ts'
import { makeAgency, makeCustomer, makeStaff, newPhone, signInAs } from '../testing/makers.ts'
import { type TestAgency, testPassword, type TestStaff } from '../testing/makers.ts'
import { confirmationOf, openShop, orderPlan } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { signing, telling } from './security-log.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld({ TRUST_PROXY: '1' })
  agency = await makeAgency(w)
  await w.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => w.forgetLimits())
afterAll(() => w.close())

type Line = Record<string, unknown>
/** The browser that did it, and who it was as the log names people. */
type Deed = { client: Client; actor: string | RegExp }
/** What was typed, sent or shown in these tests and may stand in no line: passwords, codes, keys, numbers, cookies. */
const hidden = new Set<string>([testPassword])
const hide = <T extends string>(word: T): T => {
  hidden.add(word)
  return word
}

const browser = () => openClient(w.app, agency.host)
const password = { password: testPassword }
const newWord = { password: hide('brand-new-river-and-7') }
const customer = () => makeCustomer(w, { agency })
const staff = (role: 'admin' | 'creator' = 'creator') => makeStaff(w, role, { agency })
const nameOfStaff = ({ franchiseeId }: TestStaff) => `franchisee ${franchiseeId} of ${agency.agencyId}`
const user = async (make: (client: Client) => Promise<unknown>): Promise<Deed> => {
  const { client, userId } = await customer()
  await make(client)
  return { client, actor: `user ${userId}` }
}
const member = async (make: (client: Client) => Promise<unknown>, role?: 'admin'): Promise<Deed> => {
  const person = await staff(role)
  await make(person.client)
  return { client: person.client, actor: nameOfStaff(person) }
}
const codeTo = async (to: string) => hide(await newestCode(w, to))
const codeOf = (secret: string) => hide(makeTotp(secret).generate({ timestamp: w.clock.now().getTime() }))

/** Switches the second step on; a code of it that was not used yet. */
async function switchOn(client: Client): Promise<string> {
  const { secret } = await client.ok(totpRoutes.beginTotp, { body: password })
  const { recoveryCodes } = await client.ok(totpRoutes.confirmTotp, {
    body: { code: codeOf(hide(secret)) },
  })
  for (const code of recoveryCodes) hide(code)
  w.clock.move(30_000)
  return codeOf(secret)
}

/** A browser that asked for a code, and the code. */
async function askForCode(): Promise<{ client: Client; otp: string }> {
  const [client, phoneNumber] = [browser(), hide(newPhone())]
  await client.ok(authRoutes.verifyUser, { body: { phoneNumber } })
  return { client, otp: await codeTo(phoneNumber) }
}

/** A browser of staff that entered the password, and a code of the app that opens it. */
async function beforeSecondStep() {
  const person = await staff()
  const code = await switchOn(person.client)
  const client = browser()
  await client.ok(franchiseeAuthRoutes.franchiseeLogin, {
    body: { phoneNumber: person.phoneNumber, ...password },
  })
  return { client, code, actor: nameOfStaff(person) }
}

const deeds: Record<string, () => Promise<Deed>> = {
  async login() {
    const [{ phoneNumber, userId }, client] = [await customer(), browser()]
    await client.ok(authRoutes.login, { body: { phoneNumber: hide(phoneNumber), ...password } })
    return { client, actor: `user ${userId}` }
  },
  async franchiseeLogin() {
    const [person, client] = [await staff(), browser()]
    await client.ok(franchiseeAuthRoutes.franchiseeLogin, {
      body: { phoneNumber: hide(person.phoneNumber), ...password },
    })
    return { client, actor: nameOfStaff(person) }
  },
  async passTotp() {
    const { client, code, actor } = await beforeSecondStep()
    await client.ok(totpRoutes.passTotp, { body: { code } })
    return { client, actor }
  },
  async verifyOtp() {
    const { client, otp } = await askForCode()
    await client.ok(authRoutes.verifyOtp, { body: { otp } })
    return { client, actor: 'visitor' }
  },
  async createPassword() {
    const { client, otp } = await askForCode()
    await client.ok(authRoutes.verifyOtp, { body: { otp } })
    await client.ok(authRoutes.createPassword, { body: newWord })
    return { client, actor: /^user \d+$/ }
  },
  async franchiseeCreatePassword() {
    const [person, client] = [await staff(), browser()]
    const { phoneNumber } = person
    await client.ok(franchiseeAuthRoutes.verifyFranchiseePhone, { body: { phoneNumber } })
    await client.ok(authRoutes.verifyOtp, { body: { otp: await codeTo(hide(phoneNumber)) } })
    await client.ok(franchiseeAuthRoutes.franchiseeCreatePassword, { body: newWord })
    return { client, actor: nameOfStaff(person) }
  },
  logout: () => user((client) => client.ok(authRoutes.logout, { body: {} })),
  franchiseeLogout: () => member((client) => client.ok(franchiseeAuthRoutes.franchiseeLogout, { body: {} })),
  changePassword: () =>
    user((client) =>
      client.ok(authRoutes.changePassword, { body: { oldPassword: testPassword, ...newWord } }),
    ),
  changePhone: () =>
    user((client) =>
      client.ok(authRoutes.changePhone, { body: { ...password, phoneNumber: hide(newPhone()) } }),
    ),
  verifyChangedPhone: () =>
    user(async (client) => {
      const phoneNumber = hide(newPhone())
      await client.ok(authRoutes.changePhone, { body: { ...password, phoneNumber } })
      await client.ok(authRoutes.verifyChangedPhone, { body: { otp: await codeTo(phoneNumber) } })
    }),
  beginTotp: () =>
    member(async (client) => {
      const { uri, secret } = await client.ok(totpRoutes.beginTotp, { body: password })
      hide(uri)
      hide(secret)
    }),
  confirmTotp: () => member(switchOn),
  renewRecoveryCodes: () =>
    member(async (client) => {
      const body = { ...password, code: await switchOn(client) }
      const { recoveryCodes } = await client.ok(totpRoutes.renewRecoveryCodes, { body })
      for (const code of recoveryCodes) hide(code)
    }),
  removeTotp: () =>
    member(async (client) => {
      const body = { ...password, code: await switchOn(client) }
      await client.ok(totpRoutes.removeTotp, { body })
    }),
  resetUserTotp: () =>
    member(async (client) => {
      const other = await customer()
      await switchOn(other.client)
      const body = { userId: other.userId, proof: 'inPerson' as const }
      await client.ok(totpRoutes.resetUserTotp, { body })
    }, 'admin'),
  resetStaffTotp: () =>
    member(async (client) => {
      const other = await staff()
      await switchOn(other.client)
      const body = { franchiseeId: other.franchiseeId, proof: 'video' as const }
      await client.ok(peopleRoutes.resetStaffTotp, { body })
    }, 'admin'),
  resetStaffPassword: () =>
    member(async (client) => {
      const { franchiseeId } = await staff()
      hide((await client.ok(peopleRoutes.resetStaffPassword, { body: { franchiseeId } })).password)
    }, 'admin'),
  regenerateRandomPassword: () =>
    member(async (client) => {
      const { userId } = await customer()
      hide((await client.ok(authRoutes.regenerateRandomPassword, { body: { userId } })).password)
    }, 'admin'),
  async endSession() {
    const { userId, client } = await customer()
    await signInAs(w, agency, { kind: 'customer', userId })
    const other = (await client.ok(authRoutes.listSessions, {})).find(({ isCurrent }) => !isCurrent)!
    await client.ok(authRoutes.endSession, { params: { sessionId: other.sessionId }, body: {} })
    return { client, actor: `user ${userId}` }
  },
  endOtherSessions: () => user((client) => client.ok(authRoutes.endOtherSessions, { body: {} })),
  deleteUser: () => user((client) => client.ok(authRoutes.deleteUser, { body: password })),
}

/** A refusal: the call that it stands at, and the browser that it met. */
type Refusal = { client: Client; call?: string; actor?: string; ip?: string }

const refusals: Record<string, () => Promise<Refusal>> = {
  async NOT_ALLOWED() {
    const { client, userId } = await customer()
    await client.call(peopleRoutes.listStaff, { query: {} })
    return { client, call: 'listStaff', actor: `user ${userId}` }
  },
  async CROSS_SITE() {
    const { client } = await customer()
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    await client.call(authRoutes.updatePreference, { body: { name: hide('CANARY of a site') } }, { headers })
    // Refused before it is asked who it is: the cookie came along, but not by the person's will.
    return { client, call: 'updatePreference' }
  },
  async HTTPS_NEEDED() {
    const { port } = w.app.server.address() as AddressInfo
    const ip = '203.0.113.80'
    const headers = { host: agency.host, 'x-forwarded-proto': 'http', 'x-forwarded-for': ip }
    const body = JSON.stringify({ phoneNumber: hide(newPhone()), ...password })
    await fetch(`http://127.0.0.1:${port}/api/v1/login`, { method: 'POST', headers, body })
    // Nothing of what comes in the open is read: which call it was, and of whom, stays unknown.
    return { client: browser(), ip }
  },
  async PASSWORD_WRONG() {
    const [{ phoneNumber }, client] = [await customer(), browser()]
    const body = { phoneNumber: hide(phoneNumber), password: hide('CANARY-not-mine-1') }
    await client.call(authRoutes.login, { body })
    return { client, call: 'login', actor: 'visitor' }
  },
  async OTP_INVALID() {
    const { client, code } = await beforeSecondStep()
    await client.call(totpRoutes.passTotp, { body: { code: hide(wrongCode(code)) } })
    return { client, call: 'passTotp', actor: 'visitor' }
  },
  async OTP_EXPIRED() {
    const { client, otp } = await askForCode()
    w.clock.move(301_000)
    await client.call(authRoutes.verifyOtp, { body: { otp } })
    return { client, call: 'verifyOtp', actor: 'visitor' }
  },
  async OTP_TOO_MANY_ATTEMPTS() {
    const { client, otp } = await askForCode()
    for (let tries = 0; tries < 5; tries += 1)
      await client.call(authRoutes.verifyOtp, { body: { otp: hide(wrongCode(otp)) } })
    return { client, call: 'verifyOtp', actor: 'visitor' }
  },
  async ACCOUNT_PAUSED() {
    const client = browser()
    const { phoneNumber } = await makeStaff(w, 'creator', { agency, isActive: false, signedIn: false })
    const body = { phoneNumber: hide(phoneNumber), ...password }
    await client.call(franchiseeAuthRoutes.franchiseeLogin, { body })
    return { client, call: 'franchiseeLogin', actor: 'visitor' }
  },
  async RATE_LIMITED() {
    const { client } = await askForCode()
    await client.call(authRoutes.resendOtp, { body: {} })
    return { client, call: 'resendOtp', actor: 'visitor' }
  },
  async PAYMENT_SIGNATURE() {
    const shop = await openShop(w, { agency })
    const { order } = await orderPlan(shop)
    const { handler } = w.sandbox.provider.pay(order.id)
    const forged = { ...handler!, razorpay_signature: hide('0'.repeat(64)) }
    const { client, userId } = shop.customer
    await client.call(paymentRoutes.confirmCardPayment, { body: confirmationOf(shop, order.id, forged) })
    return { client, call: 'confirmCardPayment', actor: `user ${userId}` }
  },
  async VIEW_ONLY() {
    const [person, { userId }] = [await staff('admin'), await customer()]
    const body = { userId, reason: 'Cannot find the card' }
    const { viewId } = await person.client.ok(viewRoutes.viewAsCustomer, { body })
    const headers = { [viewHeader]: viewId }
    await person.client.call(authRoutes.updatePreference, { body: { name: 'Asha' } }, { headers })
    return { client: person.client, call: 'updatePreference', actor: nameOfStaff(person) }
  },
}

/** Lines of one message that came from one address. */
const linesOf = (ip: string, msg: string): Line[] =>
  w.logged.map((text) => JSON.parse(text) as Line).filter((line) => line['ip'] === ip && line['msg'] === msg)
/** What each line has, whatever happened: info, an instant of UTC and a reference. */
const common = {
  level: 30,
  time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
  ref: expect.stringMatching(/^[\da-f]{8}$/) as string,
}

describe('what was done stands in the log once, with who, whose and from where', () => {
  test('each call that opens, closes or changes the way in is tried', () =>
    expect(Object.keys(deeds).toSorted()).toEqual([...signing].toSorted()))

  test.each(Object.entries(deeds))('%s', async (call, deed) => {
    const { client, actor } = await deed()
    const { agencyId } = agency
    const who = typeof actor === 'string' ? actor : (expect.stringMatching(actor) as string)
    const done = linesOf(client.ip, 'sign-in: done').filter((line) => line['call'] === call)
    expect(done).toEqual([{ ...common, msg: 'sign-in: done', call, agencyId, ip: client.ip, actor: who }])
    for (const value of client.cookies.values()) hide(value)
  })
})

describe('what was refused stands in the log, with what it was and who tried', () => {
  test('each refusal that says somebody tried or guessed is met', () =>
    expect(Object.keys(refusals).toSorted()).toEqual([...telling].toSorted()))

  test.each(Object.entries(refusals))('%s', async (code, refusal) => {
    const met = await refusal()
    const ip = met.ip ?? met.client.ip
    const found = linesOf(ip, 'refused').filter((line) => line['code'] === code)
    const ofCall = met.call === undefined ? {} : { call: met.call, agencyId: agency.agencyId }
    const who = met.actor === undefined ? {} : { actor: met.actor }
    expect(found).toEqual([{ ...common, msg: 'refused', code, ip, ...ofCall, ...who }])
    for (const value of met.client.cookies.values()) hide(value)
  })
})

test('what says it comes from the payment service and is not signed stands there too', async () => {
  const shop = await openShop(w)
  const headers = { 'content-type': 'application/json', 'x-razorpay-signature': hide('1'.repeat(64)) }
  const payload = JSON.stringify({ event: 'payment.captured', note: hide('CANARY of a webhook') })
  const url = new URL(shop.account.webhookUrl).pathname
  const answer = await browser().send({ method: 'POST', url, headers, payload })
  expect(answer.status).toBe(400)
  const lines = w.logged.map((text) => JSON.parse(text) as Line).filter(({ level }) => level === 40)
  expect(lines.map(({ msg }) => msg)).toEqual([
    'a confirmation is not signed by the provider',
    'a webhook is not signed by the provider',
  ])
  hide(shop.account.keySecret)
  hide(shop.account.webhookSecret)
  hide(shop.account.token)
})

test('no password, code, key, number or cookie of all this stands in any line', () => {
  expect(hidden.size).toBeGreaterThan(80)
  // References are random and may happen to hold six digits in a row.
  const lines = w.logged.map((line) => line.replace(/"ref":"[\da-f]{8}"/, ''))
  for (const word of hidden) expect(lines.filter((line) => line.includes(word))).toEqual([])
})
