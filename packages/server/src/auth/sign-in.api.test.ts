import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, openClient } from '../testing/client.ts'
import { messagesTo, newestCode, wrongCode } from '../testing/codes.ts'
import { makeAgency, makeCustomer, newPhone, type TestAgency, testPassword } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
})
beforeEach(() => w.forgetLimits())
afterAll(() => w.close())

const browser = () => openClient(w.app, agency.host)
const minutes = (count: number) => w.clock.move(count * 60_000)
const ask = (client: Client, phoneNumber: string, fromForgotPassword?: boolean) =>
  client.call(authRoutes.verifyUser, { body: { phoneNumber, fromForgotPassword } })
const enter = (client: Client, otp: string) => client.call(authRoutes.verifyOtp, { body: { otp } })
const choose = (client: Client, password = 'river-stone-98') =>
  client.call(authRoutes.createPassword, { body: { password } })

async function signUp(phoneNumber = newPhone()) {
  const client = browser()
  await client.ok(authRoutes.verifyUser, { body: { phoneNumber } })
  await client.ok(authRoutes.verifyOtp, { body: { otp: await newestCode(w, phoneNumber) } })
  await client.ok(authRoutes.createPassword, { body: { password: 'river-stone-98' } })
  return { client, phoneNumber }
}

describe('signing up', () => {
  test('phone, code, password, signed in; next time the password alone', async () => {
    const phoneNumber = newPhone()
    const client = browser()
    const begun = await client.ok(authRoutes.verifyUser, { body: { phoneNumber } })
    expect(begun).toEqual({
      userExist: false,
      otp: {
        sentTo: `+91 ${phoneNumber.slice(3, 5)}••••${phoneNumber.slice(-4)}`,
        otherWays: [],
        channel: 'sms',
        resendAfterSec: 30,
        expiresInSec: 300,
      },
    })
    expect(
      await client.ok(authRoutes.verifyOtp, { body: { otp: await newestCode(w, phoneNumber) } }),
    ).toEqual({ otpVerified: true, fromForgotPassword: false })
    expect(
      await client.ok(authRoutes.createPassword, {
        body: { password: 'river-stone-98', consentVersion: '1' },
      }),
    ).toEqual({ userLoggedIn: true, firstTimeUser: true })
    const me = await client.ok(authRoutes.getUser, {})
    expect(me.phoneNumber).toBe(phoneNumber)
    // The terms were accepted with the first password.
    expect(me.consentAt).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(await browser().ok(authRoutes.verifyUser, { body: { phoneNumber } })).toEqual({
      userExist: true,
      otp: null,
    })
    expect(
      await browser().ok(authRoutes.login, { body: { phoneNumber, password: 'river-stone-98' } }),
    ).toEqual({ userLoggedIn: true })
  })

  test('abroad: by e-mail, in any case of letters', async () => {
    const client = browser()
    const begun = await client.ok(authRoutes.verifyUser, { body: { email: 'Asha.Patel@Shop.example' } })
    expect(begun.otp).toMatchObject({ channel: 'email', sentTo: 'as••@shop.example' })
    await client.ok(authRoutes.verifyOtp, { body: { otp: await newestCode(w, 'asha.patel@shop.example') } })
    await client.ok(authRoutes.createPassword, { body: { password: 'river-stone-98' } })
    const me = await client.ok(authRoutes.getUser, {})
    expect([me.isForeignUser, me.email, me.phoneNumber]).toEqual([true, 'asha.patel@shop.example', null])
  })

  test.each([
    'a@b.example\r\nBcc: victim@shop.example',
    'a@b.example\nSubject: x',
    '"a\r\nb"@shop.example',
    'a@b.example, c@d.example',
    `${'a'.repeat(300)}@shop.example`,
  ])('the hostile e-mail %j is refused and nothing is sent', async (email) => {
    const before = w.sandbox.inbox.list().length
    expect((await browser().call(authRoutes.verifyUser, { body: { email } })).status).toBe(422)
    expect(w.sandbox.inbox.list().length).toBe(before)
    expect(messagesTo(w, 'victim@shop.example')).toEqual([])
  })

  test.each([
    '+912228888888',
    '+14155552671',
    '9812345678',
    '+91981234567',
    '+9198123456789',
    '+915812345678',
  ])('%s is no Indian mobile number', async (phoneNumber) => {
    const { status, failure } = await browser().call(authRoutes.verifyUser, { body: { phoneNumber } })
    expect([status, failure.message]).toEqual([422, 'A valid phone number is required.'])
  })

  test('phone and e-mail together, or neither, are refused', async () => {
    expect((await browser().call(authRoutes.verifyUser, { body: {} })).status).toBe(422)
    expect(
      (
        await browser().call(authRoutes.verifyUser, {
          body: { phoneNumber: newPhone(), email: 'a@shop.example' },
        })
      ).status,
    ).toBe(422)
  })

  test('somebody registered by staff, without a password yet, signs up as the same person', async () => {
    const known = await makeCustomer(w, { agency, password: false, signedIn: false })
    const { client } = await signUp(known.phoneNumber)
    expect((await client.ok(authRoutes.getUser, {})).userId).toBe(known.userId)
  })

  test('two browsers that verified one number both end signed in as one person', async () => {
    const phoneNumber = newPhone()
    const clients = [browser(), browser()]
    for (const client of clients) {
      await client.ok(authRoutes.verifyUser, { body: { phoneNumber } })
      await client.ok(authRoutes.verifyOtp, { body: { otp: await newestCode(w, phoneNumber) } })
    }
    const answers = await Promise.all(clients.map((client) => choose(client)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const rows = await w.world.database.platform
      .selectFrom('appUser')
      .select('userId')
      .where('phoneNumber', '=', phoneNumber)
      .execute()
    expect(rows.length).toBe(1)
  })

  test('one verified code makes one password, also when asked for twice at once', async () => {
    const phoneNumber = newPhone()
    const client = browser()
    await client.ok(authRoutes.verifyUser, { body: { phoneNumber } })
    await client.ok(authRoutes.verifyOtp, { body: { otp: await newestCode(w, phoneNumber) } })
    const statuses = (await Promise.all([choose(client), choose(client, 'other-stone-98')])).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('the code', () => {
  test('counts only in the browser that asked for it', async () => {
    const phoneNumber = newPhone()
    const mine = browser()
    await mine.ok(authRoutes.verifyUser, { body: { phoneNumber } })
    const code = await newestCode(w, phoneNumber)
    const thief = browser()
    expect((await enter(thief, code)).failure.code).toBe('STEP_OUT_OF_ORDER')
    await thief.ok(authRoutes.verifyUser, { body: { phoneNumber: newPhone() } })
    expect((await enter(thief, code)).failure.code).toMatch(/OTP_INVALID/)
    expect((await enter(mine, code)).status).toBe(200)
  })

  test('is not kept as a code', async () => {
    const phoneNumber = newPhone()
    await ask(browser(), phoneNumber)
    const row = await w.world.database.platform
      .selectFrom('challenge')
      .selectAll()
      .where('phoneNumber', '=', phoneNumber)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(await newestCode(w, phoneNumber))
    expect(row.codeMac?.length).toBe(32)
  })

  test('five tries, then not even the right one', async () => {
    const phoneNumber = newPhone()
    const client = browser()
    await ask(client, phoneNumber)
    const code = await newestCode(w, phoneNumber)
    const codes: string[] = []
    for (let i = 0; i < 5; i += 1) codes.push((await enter(client, wrongCode(code))).failure.code)
    expect(codes).toEqual([
      'OTP_INVALID',
      'OTP_INVALID',
      'OTP_INVALID',
      'OTP_INVALID',
      'OTP_TOO_MANY_ATTEMPTS',
    ])
    expect((await enter(client, code)).failure.code).toBe('OTP_TOO_MANY_ATTEMPTS')
    expect((await choose(client)).status).toBe(409)
  })

  test('twenty tries at once are still five', async () => {
    const phoneNumber = newPhone()
    const client = browser()
    await ask(client, phoneNumber)
    const code = await newestCode(w, phoneNumber)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_x, i) => enter(client, wrongCode(String((Number(code) + i) % 999_999)))),
    )
    expect(answers.filter(({ failure }) => failure.code === 'OTP_INVALID').length).toBe(4)
  })

  test('wrong codes of others cost the holder of a code nothing; from ten in an hour on new attempts take two codes', async () => {
    const phoneNumber = newPhone()
    const holder = browser()
    await ask(holder, phoneNumber)
    const mine = await newestCode(w, phoneNumber)
    const tries: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const client = browser()
      await ask(client, phoneNumber)
      const code = await newestCode(w, phoneNumber)
      for (let i = 0; i < 5; i += 1) tries.push((await enter(client, wrongCode(code))).status)
    }
    expect(tries).toEqual(Array.from({ length: 15 }, (_x, i) => (i % 5 === 4 ? 429 : 422)))
    expect((await enter(holder, mine)).data.otpVerified).toBe(true)
    const next = browser()
    await ask(next, phoneNumber)
    const [shared] = messagesTo(w, phoneNumber)
    const first = await enter(next, await newestCode(w, phoneNumber))
    expect(first.data).toMatchObject({ otpVerified: false, otp: { channel: 'sms', resendAfterSec: 30 } })
    expect((await choose(next)).failure.code).toBe('STEP_OUT_OF_ORDER')
    const second = await newestCode(w, phoneNumber, shared!.id)
    expect((await enter(next, second)).data.otpVerified).toBe(true)
    expect((await choose(next)).status).toBe(200)
  })

  test('lives five minutes', async () => {
    const phoneNumber = newPhone()
    const client = browser()
    await ask(client, phoneNumber)
    w.clock.move(299_000)
    const code = await newestCode(w, phoneNumber)
    expect((await enter(client, wrongCode(code))).failure.code).toBe('OTP_INVALID')
    w.clock.move(2000)
    expect((await enter(client, code)).failure.code).toBe('OTP_EXPIRED')
  })

  test('a new one after 30, 60 and 120 seconds, and the old one is dead', async () => {
    const phoneNumber = newPhone()
    const client = browser()
    await ask(client, phoneNumber)
    const first = await newestCode(w, phoneNumber)
    for (const wait of [30, 60, 120]) {
      w.clock.move((wait - 2) * 1000)
      const early = await client.call(authRoutes.resendOtp, { body: {} })
      expect([early.status, early.failure.retryAfterSec, early.headers['retry-after']]).toEqual([429, 2, '2'])
      w.clock.move(2000)
      expect((await client.ok(authRoutes.resendOtp, { body: {} })).resendAfterSec).toBe(
        { 30: 60, 60: 120, 120: 120 }[wait],
      )
    }
    const last = await newestCode(w, phoneNumber)
    if (first !== last) expect((await enter(client, first)).failure.code).toBe('OTP_INVALID')
    expect((await enter(client, last)).status).toBe(200)
  })

  test('asking again for the same number does not go around the wait, and the first code still works', async () => {
    const phoneNumber = newPhone()
    const client = browser()
    await ask(client, phoneNumber)
    const sent = messagesTo(w, phoneNumber).length
    w.clock.move(10_000)
    expect((await ask(client, phoneNumber)).data.otp?.resendAfterSec).toBe(20)
    expect(messagesTo(w, phoneNumber).length).toBe(sent)
    expect((await enter(client, await newestCode(w, phoneNumber))).status).toBe(200)
  })

  test('steps out of order are refused', async () => {
    const client = browser()
    expect((await enter(client, '123456')).failure.code).toBe('STEP_OUT_OF_ORDER')
    expect((await client.call(authRoutes.resendOtp, { body: {} })).failure.code).toBe('STEP_OUT_OF_ORDER')
    expect((await choose(client)).failure.code).toBe('STEP_OUT_OF_ORDER')
    await ask(client, newPhone())
    expect((await choose(client)).failure.code).toBe('STEP_OUT_OF_ORDER')
  })

  test('the whole attempt is over after half an hour', async () => {
    const phoneNumber = newPhone()
    const client = browser()
    await ask(client, phoneNumber)
    await enter(client, await newestCode(w, phoneNumber))
    minutes(31)
    expect((await choose(client)).failure.code).toBe('STEP_OUT_OF_ORDER')
  })

  test('digits of Hindi and Gujarati keyboards are digits', async () => {
    const phoneNumber = newPhone()
    const client = browser()
    await ask(client, phoneNumber)
    const code = await newestCode(w, phoneNumber)
    expect(
      (
        await enter(
          client,
          [...code].map((d, i) => String.fromCharCode((i % 2 ? 0x966 : 0xae6) + Number(d))).join(''),
        )
      ).status,
    ).toBe(200)
  })
})

describe('a forgotten password', () => {
  test('the answers are the same for a known and an unknown number, at every step', async () => {
    const known = await makeCustomer(w, { agency, signedIn: false })
    const walk = async (phoneNumber: string) => {
      await w.forgetLimits()
      w.clock.move(3_600_000 - (w.clock.now().getTime() % 3_600_000))
      const client = browser()
      const seen: unknown[] = []
      const note = ({ status, text }: { status: number; text: string }) =>
        void seen.push(status, text.replace(/"ref":"[^"]*"/, '').replace(/\+91 \S+/, '…'))
      note(await ask(client, phoneNumber, true))
      note(await client.call(authRoutes.resendOtp, { body: {} }))
      note(await enter(client, '000000'))
      note(await enter(client, '000001'))
      w.clock.move(31_000)
      note(await client.call(authRoutes.resendOtp, { body: {} }))
      note(await ask(client, phoneNumber, true))
      for (let i = 0; i < 6; i += 1) note(await enter(client, '000002'))
      note(await choose(client))
      for (let i = 0; i < 5; i += 1) {
        w.clock.move(121_000)
        note(await client.call(authRoutes.resendOtp, { body: {} }))
      }
      w.clock.move(301_000)
      note(await enter(client, '000000'))
      return seen
    }
    const first = await walk(known.phoneNumber)
    const again = await makeCustomer(w, { agency, signedIn: false })
    const second = await walk(newPhone())
    expect(second).toEqual(first)
    expect(await walk(again.phoneNumber)).toEqual(first)
    expect(messagesTo(w, known.phoneNumber).length).toBeGreaterThan(1)
  })

  test('ends with a new password, a notice, and every other session dead', async () => {
    const person = await makeCustomer(w, { agency })
    const client = browser()
    await ask(client, person.phoneNumber, true)
    expect((await enter(client, await newestCode(w, person.phoneNumber))).data).toEqual({
      otpVerified: true,
      fromForgotPassword: true,
    })
    expect((await choose(client, 'brand-new-river-7')).data).toEqual({
      userLoggedIn: true,
      firstTimeUser: false,
    })
    expect((await person.client.call(authRoutes.getUser, {})).status).toBe(401)
    expect((await client.call(authRoutes.getUser, {})).status).toBe(200)
    expect(
      (
        await browser().call(authRoutes.login, {
          body: { phoneNumber: person.phoneNumber, password: testPassword },
        })
      ).failure.code,
    ).toBe('PASSWORD_WRONG')
  })

  test('the body cannot turn a sign-up into a forgotten password or back', async () => {
    const phoneNumber = newPhone()
    const client = browser()
    await ask(client, phoneNumber)
    await enter(client, await newestCode(w, phoneNumber))
    expect(
      (
        await client.call(authRoutes.createPassword, {
          body: { password: 'river-stone-98', fromForgotPassword: true },
        })
      ).data,
    ).toEqual({ userLoggedIn: true, firstTimeUser: true })
  })

  test('a customer’s code sets no staff password and the other way round', async () => {
    const person = await makeCustomer(w, { agency, signedIn: false })
    const client = browser()
    await ask(client, person.phoneNumber, true)
    await enter(client, await newestCode(w, person.phoneNumber))
    const answer = await client.send({
      method: 'POST',
      url: '/api/v1/franchisee/createPassword',
      payload: '{"password":"river-stone-9876"}',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.failure.code).toBe('STEP_OUT_OF_ORDER')
  })
})

test('an agency knows only its own people', async () => {
  const { phoneNumber } = await signUp()
  const elsewhere = openClient(w.app, (await makeAgency(w)).host)
  expect(
    (await elsewhere.call(authRoutes.login, { body: { phoneNumber, password: 'river-stone-98' } })).failure
      .code,
  ).toBe('PASSWORD_WRONG')
  expect((await elsewhere.ok(authRoutes.verifyUser, { body: { phoneNumber } })).userExist).toBe(false)
})
