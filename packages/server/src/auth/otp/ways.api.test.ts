import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import type { CodeChannel } from '@parichay/contract/auth/fields.ts'
import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyOf } from '../../platform/limits.ts'
import { type Client, openClient } from '../../testing/client.ts'
import { messagesTo, newestCode } from '../../testing/codes.ts'
import {
  makeAgency,
  makeCustomer,
  makeStaff,
  newPhone,
  type TestAgency,
  testPassword,
} from '../../testing/makers.ts'
import { changeContact, codesTo, told } from '../../testing/take-back.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { workAuth } from '../work.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld()
  await workAuth(w.world)
})
beforeEach(async () => {
  agency = await makeAgency(w)
  await w.forgetLimits()
  w.sandbox.switches.set({ channel: 'sms', mode: 'work', delayMs: 0 })
  w.sandbox.switches.set({ channel: 'mail', mode: 'work', delayMs: 0 })
})
afterAll(() => w.close())

const browser = () => openClient(w.app, agency.host)
let mailboxes = 0
const newEmail = () => `reader-${(mailboxes += 1)}@shop.example`
const again = (client: Client, channel?: CodeChannel) =>
  client.call(authRoutes.resendOtp, { body: channel ? { channel } : {} })
const enter = (client: Client, otp: string) => client.call(authRoutes.verifyOtp, { body: { otp } })
/** A customer who added an address and entered the code that came there. */
async function withEmail() {
  const person = await makeCustomer(w, { agency })
  const email = newEmail()
  await changeContact(w, person, { email })
  return { ...person, email, codesBefore: messagesTo(w, email)[0]?.id ?? 0 }
}
/** A member of staff whose address the agency keeps; `confirmed` by a code that came there. */
async function staffWithEmail(isConfirmed: boolean) {
  const person = await makeStaff(w, 'creator', { agency })
  const email = newEmail()
  await w.world.database.platform
    .updateTable('franchisee')
    .set({ email })
    .where('franchiseeId', '=', person.franchiseeId)
    .execute()
  if (isConfirmed) await changeContact(w, person, { email })
  return { ...person, email, codesBefore: messagesTo(w, email)[0]?.id ?? 0 }
}
const doors = {
  customer: (client: Client, phoneNumber: string) =>
    client
      .ok(authRoutes.verifyUser, { body: { phoneNumber, fromForgotPassword: true } })
      .then(({ otp }) => otp!),
  staff: (client: Client, phoneNumber: string) =>
    client.ok(franchiseeAuthRoutes.verifyFranchiseePhone, { body: { phoneNumber } }).then(({ otp }) => otp),
}
const offer = { channel: 'email', sentTo: null }

describe('a forgotten password', () => {
  test.each(['customer', 'staff'] as const)(
    'of %s: e-mail is on offer after the second SMS, and its code alone counts then',
    async (kind) => {
      const person = kind === 'customer' ? await withEmail() : await staffWithEmail(true)
      const client = browser()
      expect((await doors[kind](client, person.phoneNumber)).otherWays).toEqual([])
      w.clock.move(30_000)
      expect((await again(client, 'email')).failure).toMatchObject({ code: 'VALIDATION', field: 'channel' })
      expect((await again(client)).data).toMatchObject({ channel: 'sms', otherWays: [offer] })
      const bySms = await newestCode(w, person.phoneNumber)
      w.clock.move(60_000)
      expect((await again(client, 'email')).data).toMatchObject({
        channel: 'email',
        sentTo: null,
        resendAfterSec: 120,
        otherWays: [{ channel: 'sms', sentTo: expect.stringMatching(/^\+91 .*•/) }],
      })
      const byMail = await newestCode(w, person.email, person.codesBefore)
      expect(await codesTo(w, person)).toBe(2)
      if (bySms !== byMail) expect((await enter(client, bySms)).failure.code).toBe('OTP_INVALID')
      expect((await enter(client, byMail)).data.otpVerified).toBe(true)
    },
  )

  test('says the same, step by step, of who has an address, of who has none and of nobody', async () => {
    const owner = await withEmail()
    const plain = await makeCustomer(w, { agency, signedIn: false })
    const [reader, unproven, stranger] = [await staffWithEmail(true), await staffWithEmail(false), newPhone()]
    const story = async (kind: keyof typeof doors, phoneNumber: string) => {
      await w.forgetLimits()
      const client = browser()
      const said: unknown[] = [await doors[kind](client, phoneNumber)]
      const press = async (channel?: CodeChannel) => {
        const { status, data, failure } = await again(client, channel)
        said.push([status, data, failure.code, failure.field])
      }
      await press('email')
      w.clock.move(30_000)
      await press('email')
      await press()
      w.clock.move(60_000)
      await press('email')
      said.push(await doors[kind](client, phoneNumber))
      w.clock.move(120_000)
      await press('sms')
      return JSON.stringify(said)
        .replaceAll(phoneNumber.slice(-4), 'last')
        .replaceAll(/\+91 \d\d|"ref":"[^"]*"/g, '')
    }
    for (const [kind, numbers] of [
      ['customer', [owner.phoneNumber, plain.phoneNumber, stranger]],
      ['staff', [reader.phoneNumber, unproven.phoneNumber, stranger]],
    ] as const) {
      const stories = []
      for (const number of numbers) stories.push(await story(kind, number))
      for (const one of stories) expect(one).toBe(stories[0])
      expect(stories[0]).toContain('"channel":"email"')
    }
    // Whoever has no address that counts gets an SMS, so that asking loses nothing.
    expect(await codesTo(w, plain)).toBe(4)
    expect(await codesTo(w, unproven)).toBe(4)
    expect(await codesTo(w, { email: unproven.email })).toBe(0)
    expect(await codesTo(w, { phoneNumber: stranger })).toBe(0)
  })

  test('by a number of before a change, nothing goes to the address of whoever has the account now', async () => {
    const person = await withEmail()
    await changeContact(w, person, { phoneNumber: newPhone() })
    const client = browser()
    await doors.customer(client, person.phoneNumber)
    w.clock.move(30_000)
    await again(client)
    w.clock.move(60_000)
    const seen = messagesTo(w, person.email)[0]!.id
    await again(client, 'email')
    expect(await codesTo(w, { phoneNumber: person.phoneNumber })).toBe(3)
    expect(messagesTo(w, person.email).filter(({ id, code }) => code && id > seen)).toEqual([])
  })

  test('an SMS that cannot leave is followed by mail', async () => {
    const person = await withEmail()
    w.sandbox.switches.set({ channel: 'sms', mode: 'refuse', delayMs: 0 })
    const client = browser()
    expect(await doors.customer(client, person.phoneNumber)).toMatchObject({ channel: 'sms', otherWays: [] })
    const code = await newestCode(w, person.email, person.codesBefore)
    expect((await enter(client, code)).data.otpVerified).toBe(true)
  })
})

describe('limits count over all ways', () => {
  test('five single codes an hour, tries of each, and the pauses between', async () => {
    const person = await withEmail()
    const client = browser()
    const ends = [(await doors.customer(client, person.phoneNumber)).resendAfterSec]
    for (const channel of [undefined, 'email', 'sms', 'email', undefined] as const) {
      w.clock.move(ends.at(-1)! * 1000)
      ends.push((await again(client, channel)).data.resendAfterSec)
    }
    // The sixth is the one that all who ask share.
    expect(ends).toEqual([30, 60, 120, 120, 120, 240])
    const wrong = []
    for (let i = 0; i < 6; i += 1) wrong.push((await enter(client, '000000')).failure.code)
    expect(wrong.slice(-2)).toEqual(['OTP_TOO_MANY_ATTEMPTS', 'OTP_TOO_MANY_ATTEMPTS'])
  })

  test('under siege the shared code comes both ways, so no stranger chooses by which; the next round may be by mail at once', async () => {
    const person = await withEmail()
    for (let i = 0; i < 5; i += 1) await doors.customer(browser(), person.phoneNumber)
    const [stranger, owner] = [browser(), browser()]
    expect((await doors.customer(stranger, person.phoneNumber)).resendAfterSec).toBe(240)
    const shared = await newestCode(w, person.email, person.codesBefore)
    expect(await newestCode(w, person.phoneNumber)).toBe(shared)
    w.clock.move(10_000)
    await doors.customer(owner, person.phoneNumber)
    const first = await enter(owner, shared)
    expect(first.data).toMatchObject({ otpVerified: false, otp: { channel: 'sms', otherWays: [offer] } })
    w.clock.move(30_000)
    const seen = messagesTo(w, person.email)[0]!.id
    await again(owner, 'email')
    const second = await newestCode(w, person.email, seen)
    expect((await enter(owner, second)).data.otpVerified).toBe(true)
  })

  test('an agency that sent its codes of the day by SMS sends the next by mail', async () => {
    const person = await withEmail()
    const db = w.world.database.platform
    await db
      .insertInto('rateLimit')
      .values({
        bucket: keyOf(db, `otp:accounts:${agency.agencyId}`),
        windowStart: new Date(Math.floor(w.clock.now().getTime() / 86_400_000) * 86_400_000),
        hits: 2000,
        lastAt: w.clock.now(),
      })
      .execute()
    await doors.customer(browser(), person.phoneNumber)
    await newestCode(w, person.email, person.codesBefore)
    expect(messagesTo(w, person.phoneNumber).filter(({ code }) => code)).toEqual([])
  })
})

describe('a code on a new device', () => {
  beforeEach(async () => {
    const admin = await makeStaff(w, 'admin', { agency })
    const { agencyId, version } = await admin.client.ok(agencyRoutes.getAgency, {})
    const login = { codeOnNewDevice: true }
    await admin.client.ok(agencyRoutes.updateAgency, { body: { agency: { agencyId, version, login } } })
  })
  const login = (client: Client, phoneNumber: string) =>
    client.call(authRoutes.login, { body: { phoneNumber, password: testPassword } })

  test('names the masked address to whoever knew the password, and signs in by it', async () => {
    const person = await withEmail()
    const client = browser()
    expect((await login(client, person.phoneNumber)).data.otp?.otherWays).toEqual([])
    w.clock.move(30_000)
    const masked = { channel: 'email', sentTo: 're••@shop.example' }
    expect((await again(client)).data.otherWays).toEqual([masked])
    w.clock.move(60_000)
    expect((await again(client, 'email')).data).toMatchObject(masked)
    const code = await newestCode(w, person.email, person.codesBefore)
    expect((await enter(client, code)).data.userLoggedIn).toBe(true)
  })

  test('offers nothing to who has no address', async () => {
    const { phoneNumber } = await makeCustomer(w, { agency, signedIn: false })
    const client = browser()
    await login(client, phoneNumber)
    w.clock.move(30_000)
    expect((await again(client)).data.otherWays).toEqual([])
    w.clock.move(60_000)
    expect((await again(client, 'email')).failure.code).toBe('VALIDATION')
  })

  test('goes by mail where no SMS can leave, and says so', async () => {
    const person = await withEmail()
    w.sandbox.switches.set({ channel: 'sms', mode: 'break', delayMs: 0 })
    const client = browser()
    expect((await login(client, person.phoneNumber)).data.otp).toMatchObject({
      channel: 'email',
      sentTo: 're••@shop.example',
      otherWays: [{ channel: 'sms' }],
    })
    w.sandbox.switches.set({ channel: 'mail', mode: 'break', delayMs: 0 })
    w.clock.move(30_000)
    expect((await again(client)).failure.code).toBe('MAIL_UNAVAILABLE')
  })
})

test('a code that proves a number goes to no other place', async () => {
  const client = browser()
  await client.ok(authRoutes.verifyUser, { body: { phoneNumber: newPhone() } })
  w.clock.move(30_000)
  expect((await again(client)).data.otherWays).toEqual([])
  w.clock.move(60_000)
  expect((await again(client, 'email')).failure.code).toBe('VALIDATION')
})

describe('staff confirm the address their agency keeps', () => {
  const me = (client: Client) => client.ok(franchiseeRoutes.getFranchisee, {})

  test('with password and code; they are told, and it ends when the agency takes another', async () => {
    const person = await staffWithEmail(false)
    expect((await me(person.client)).isEmailConfirmed).toBe(false)
    await changeContact(w, person, { email: person.email })
    expect((await me(person.client)).isEmailConfirmed).toBe(true)
    await expect
      .poll(() => told(w, person.phoneNumber, 'e-mail confirmed for codes').length, { timeout: 15_000 })
      .toBe(1)
    await w.world.database.platform
      .updateTable('franchisee')
      .set({ email: newEmail() })
      .where('franchiseeId', '=', person.franchiseeId)
      .execute()
    expect((await me(person.client)).isEmailConfirmed).toBe(false)
  })

  test('no other address than that', async () => {
    const person = await staffWithEmail(false)
    const body = { password: testPassword, email: newEmail() }
    expect((await person.client.call(authRoutes.changePhone, { body })).failure).toMatchObject({
      code: 'VALIDATION',
      field: 'email',
    })
    expect(messagesTo(w, body.email)).toEqual([])
  })

  test('an account that is taken back has none confirmed', async () => {
    const person = await staffWithEmail(true)
    await changeContact(w, person, { phoneNumber: newPhone() })
    const client = browser()
    await doors.staff(client, person.phoneNumber)
    await enter(client, await newestCode(w, person.phoneNumber))
    await client.ok(franchiseeAuthRoutes.franchiseeCreatePassword, {
      body: { password: 'river-stone-and-98' },
    })
    expect((await me(client)).isEmailConfirmed).toBe(false)
  })
})
