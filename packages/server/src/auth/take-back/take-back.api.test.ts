import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eraseOld } from '../../analytics/sweep/store.ts'
import { type Client, openClient } from '../../testing/client.ts'
import { newestCode } from '../../testing/codes.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  newPhone,
  type TestAgency,
  testPassword,
} from '../../testing/makers.ts'
import {
  changeContact,
  codeOf,
  codesTo,
  forgetAndEnter,
  switchTotpOn,
  told,
  type Who,
} from '../../testing/take-back.ts'
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
})
afterAll(() => w.close())

const hour = 3_600_000
const fresh = 'river-stone-and-98'
const browser = () => openClient(w.app, agency.host)
const db = () => w.world.database.platform
const newEmail = () => `${crypto.randomUUID()}@example.org`

const change = (person: { client: Client }, to: Who) => changeContact(w, person, to)
const enter = (client: Client, who: Who) => forgetAndEnter(w, client, who)
const choose = (client: Client) =>
  client.call(authRoutes.createPassword, { body: { password: fresh, fromForgotPassword: true } })
/** "Forgot password?" from the beginning to the new password. */
async function comeBack(who: Who) {
  const client = browser()
  await enter(client, who)
  return { client, chosen: await choose(client) }
}
/** Whether no code comes to a number that is asked for, while the answer is the usual one. */
async function isNobody(who: Who): Promise<boolean> {
  const before = await codesTo(w, who)
  const body = { ...who, fromForgotPassword: true }
  expect(await browser().ok(authRoutes.verifyUser, { body })).toMatchObject({ userExist: true })
  return (await codesTo(w, who)) === before
}
const login = (who: Who, password: string) => browser().call(authRoutes.login, { body: { ...who, password } })
const isIn = async ({ client }: { client: Client }) =>
  (await client.call(authRoutes.getUser, {})).status === 200
const keptOf = async ({ userId }: { userId: number }) =>
  (await sql`select 1 from contact_change where user_id = ${userId}`.execute(db())).rows.length
const isTold = (to: string, words: string) =>
  expect.poll(() => told(w, to, words).length, { timeout: 15_000 }).toBe(1)

describe('a customer', () => {
  test('takes the account back with the number of before: all others are out, both numbers hear of it, it is written down', async () => {
    const person = await makeCustomer(w, { agency })
    const { businessId } = await makeBusiness(w, { owner: person })
    const { phoneNumber, userId } = person
    const taken = newPhone()
    await change(person, { phoneNumber: taken })
    const thief = browser()
    await thief.ok(authRoutes.login, { body: { phoneNumber: taken, password: testPassword } })
    // A temporary password that was given meanwhile opens nothing either.
    const admin = await makeStaff(w, 'admin', { agency })
    const given = await admin.client.ok(authRoutes.regenerateRandomPassword, { body: { userId } })
    const holding = browser()
    await holding.ok(authRoutes.login, { body: { phoneNumber: taken, password: given.password } })
    expect(await isIn({ client: holding })).toBe(true)

    const { client, chosen } = await comeBack({ phoneNumber })
    expect(chosen.data).toEqual({ userLoggedIn: true, firstTimeUser: false })
    expect(await client.ok(authRoutes.getUser, {})).toMatchObject({
      userId,
      phoneNumber,
      mustChangePassword: false,
    })
    expect([await isIn({ client: thief }), await isIn({ client: holding }), await isIn(person)]).toEqual([
      false,
      false,
      false,
    ])
    const devices = await sql`select 1 from known_device where user_id = ${userId}`.execute(db())
    expect(devices.rows).toHaveLength(1)
    for (const [who, password] of [
      [taken, fresh],
      [phoneNumber, testPassword],
      [phoneNumber, given.password],
    ] as const)
      expect((await login({ phoneNumber: who }, password)).failure.code).toBe('PASSWORD_WRONG')
    expect((await login({ phoneNumber }, fresh)).data).toEqual({ userLoggedIn: true })
    const found = await admin.client.ok(businessRoutes.listBusinesses, {
      query: { search: phoneNumber.slice(-10) },
    })
    expect(found.list.map((one) => one.businessId)).toEqual([businessId])
    for (const number of [taken, phoneNumber]) await isTold(number, 'phone number taken back')
    const { rows } = await sql`select actor, object, user_id as "userId" from audit
      where agency_id = ${agency.agencyId} and action = 'account.takeBackPhone'`.execute(db())
    expect(rows).toEqual([{ actor: `user ${userId}`, object: `user ${userId}`, userId }])
    // It is used up, and what took the account has no claim to it.
    expect([await keptOf(person), await isNobody({ phoneNumber: taken })]).toEqual([0, true])
  }, 30_000)

  test('by mail alike, and the letter to the old address says how', async () => {
    const [email, taken] = [newEmail(), newEmail()]
    const person = await makeCustomer(w, { agency, email })
    await change(person, { email: taken })
    const letter = 'use "Forgot password?" with this e-mail address within 72 hours'
    await isTold(email, letter)
    const { client, chosen } = await comeBack({ email })
    expect(chosen.data).toMatchObject({ userLoggedIn: true })
    expect(await client.ok(authRoutes.getUser, {})).toMatchObject({ email, phoneNumber: null })
    for (const address of [email, taken]) await isTold(address, 'address taken back')
  }, 30_000)

  test('has 72 hours from the change, and a code asked for within them counts', async () => {
    const [late, slow] = [await makeCustomer(w, { agency }), await makeCustomer(w, { agency })]
    for (const person of [late, slow]) await change(person, { phoneNumber: newPhone() })
    w.clock.move(72 * hour - 60_000)
    const client = browser()
    await enter(client, slow)
    w.clock.move(120_000)
    expect((await choose(client)).data).toMatchObject({ userLoggedIn: true })
    expect(await isNobody({ phoneNumber: late.phoneNumber })).toBe(true)
    expect(await keptOf(late)).toBe(1)
    await eraseOld(db(), w.clock.now())
    expect(await keptOf(late)).toBe(0)
  })

  test('whose claim ended while the code was entered begins again, and gets no account of its own', async () => {
    const person = await makeCustomer(w, { agency })
    await change(person, { phoneNumber: newPhone() })
    const client = browser()
    await enter(client, person)
    await sql`delete from contact_change where user_id = ${person.userId}`.execute(db())
    expect((await choose(client)).failure.code).toBe('STEP_OUT_OF_ORDER')
    expect((await login({ phoneNumber: person.phoneNumber }, fresh)).failure.code).toBe('PASSWORD_WRONG')
  })

  test('begins again where a code was under way when the number changed', async () => {
    const person = await makeCustomer(w, { agency })
    const { phoneNumber, userId } = person
    const client = browser()
    await enter(client, { phoneNumber })
    await change(person, { phoneNumber: newPhone() })
    expect((await choose(client)).failure.code).toBe('STEP_OUT_OF_ORDER')
    expect(await isIn(person)).toBe(true)
    const back = await comeBack({ phoneNumber })
    expect((await back.client.ok(authRoutes.getUser, {})).userId).toBe(userId)
  })

  test('takes nothing back where somebody else uses the number by now: that account is meant', async () => {
    const person = await makeCustomer(w, { agency })
    const { phoneNumber } = person
    const moved = newPhone()
    await change(person, { phoneNumber: moved })
    const other = await makeCustomer(w, { agency, phoneNumber })
    const { client } = await comeBack({ phoneNumber })
    expect((await client.ok(authRoutes.getUser, {})).userId).toBe(other.userId)
    expect([await isIn(person), await isIn(other)]).toEqual([true, false])
    expect((await login({ phoneNumber: moved }, testPassword)).data).toEqual({ userLoggedIn: true })
    // Of an attempt that began before the other came, the same.
    const second = await makeCustomer(w, { agency })
    await change(second, { phoneNumber: newPhone() })
    const early = browser()
    await enter(early, second)
    const late = await makeCustomer(w, { agency, phoneNumber: second.phoneNumber })
    await choose(early)
    expect((await early.ok(authRoutes.getUser, {})).userId).toBe(late.userId)
    expect(await isIn(second)).toBe(true)
  })

  test('of a chain A to B to C, B takes back first and A after it; A ends the claim of B', async () => {
    const person = await makeCustomer(w, { agency })
    const a = { phoneNumber: person.phoneNumber }
    const [b, c] = [{ phoneNumber: newPhone() }, { phoneNumber: newPhone() }]
    await change(person, b)
    await change(person, c)
    const first = await comeBack(b)
    expect((await first.client.ok(authRoutes.getUser, {})).phoneNumber).toBe(b.phoneNumber)
    await w.forgetLimits()
    const second = await comeBack(a)
    expect((await second.client.ok(authRoutes.getUser, {})).phoneNumber).toBe(a.phoneNumber)
    expect([await isIn(first), await isNobody(b), await isNobody(c)]).toEqual([false, true, true])

    // Nor does the attempt of B take back from somebody who had that number before.
    const [another, earlier] = [await makeCustomer(w, { agency }), await makeCustomer(w, { agency })]
    const d = { phoneNumber: earlier.phoneNumber }
    await change(earlier, { phoneNumber: newPhone() })
    await change(another, d)
    await change(another, { phoneNumber: newPhone() })
    const waiting = browser()
    await enter(waiting, d)
    await comeBack({ phoneNumber: another.phoneNumber })
    expect((await choose(waiting)).failure.code).toBe('STEP_OUT_OF_ORDER')
    expect(await isIn(earlier)).toBe(true)
  }, 30_000)

  test('leaves whoever took the account no other way in: an address that was added or changed goes back too', async () => {
    const person = await makeCustomer(w, { agency })
    const { phoneNumber, userId } = person
    const [added, next] = [newEmail(), newEmail()]
    await change(person, { email: added })
    await change(person, { phoneNumber: newPhone() })
    await change(person, { email: next })
    // With a number and an address both hear that the address changed.
    await isTold(added, 'e-mail address changed')
    const { client } = await comeBack({ phoneNumber })
    expect(await client.ok(authRoutes.getUser, {})).toMatchObject({ userId, phoneNumber, email: null })
    expect([await isNobody({ email: added }), await isNobody({ email: next })]).toEqual([true, true])
    await isTold(next, 'address taken back')
  }, 30_000)

  test('gets back the address that stood there, unless somebody else has it by now', async () => {
    for (const isUsed of [false, true]) {
      const email = newEmail()
      const person = await makeCustomer(w, { agency, email })
      await change(person, { phoneNumber: newPhone() })
      w.clock.move(73 * hour)
      const { phoneNumber } = await person.client.ok(authRoutes.getUser, {})
      await change(person, { email: newEmail() })
      await change(person, { phoneNumber: newPhone() })
      if (isUsed) await makeCustomer(w, { agency, email })
      const { client } = await comeBack({ phoneNumber: phoneNumber! })
      expect(await client.ok(authRoutes.getUser, {})).toMatchObject({
        phoneNumber,
        email: isUsed ? null : email,
      })
    }
  }, 30_000)

  test('still passes a second step of before the change; one of after it is gone', async () => {
    const person = await makeCustomer(w, { agency })
    const secret = await switchTotpOn(w, person)
    await change(person, { phoneNumber: newPhone() })
    const { client, chosen } = await comeBack({ phoneNumber: person.phoneNumber })
    expect(chosen.data).toMatchObject({ userLoggedIn: false, secondStep: true })
    expect(await isIn({ client })).toBe(false)
    await client.ok(totpRoutes.passTotp, { body: { code: codeOf(w, secret) } })
    expect(await client.ok(authRoutes.getUser, {})).toMatchObject({ phoneNumber: person.phoneNumber })

    const late = await makeCustomer(w, { agency })
    await change(late, { phoneNumber: newPhone() })
    await switchTotpOn(w, late)
    const back = await comeBack({ phoneNumber: late.phoneNumber })
    expect(back.chosen.data).toMatchObject({ userLoggedIn: true })
    expect((await back.client.ok(totpRoutes.getTotp, {})).since).toBe(null)
  }, 30_000)

  test('a change that was under way in the session of before changes nothing', async () => {
    const person = await makeCustomer(w, { agency })
    await change(person, { phoneNumber: newPhone() })
    const phoneNumber = newPhone()
    await person.client.ok(authRoutes.changePhone, { body: { password: testPassword, phoneNumber } })
    const otp = await newestCode(w, phoneNumber)
    await comeBack({ phoneNumber: person.phoneNumber })
    expect((await person.client.call(authRoutes.verifyChangedPhone, { body: { otp } })).status).toBe(401)
  })

  test('nor does one that waited for the account while its sessions ended', async () => {
    const { client, userId, phoneNumber: before } = await makeCustomer(w, { agency })
    const phoneNumber = newPhone()
    await client.ok(authRoutes.changePhone, { body: { password: testPassword, phoneNumber } })
    const otp = await newestCode(w, phoneNumber)
    const waiting = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`update app_user set auth_version = auth_version + 1 where user_id = ${userId}`.execute(tx)
        const running = client.call(authRoutes.verifyChangedPhone, { body: { otp } })
        await new Promise((resolve) => setTimeout(resolve, 500))
        return { running }
      })
    expect((await waiting.running).status).toBe(401)
    const { rows } =
      await sql`select phone_number as "number" from app_user where user_id = ${userId}`.execute(db())
    expect(rows).toEqual([{ number: before }])
  })

  test('who deletes the account takes nothing back, and nothing is kept of it', async () => {
    const person = await makeCustomer(w, { agency })
    await change(person, { phoneNumber: newPhone() })
    expect(await keptOf(person)).toBe(1)
    await person.client.ok(authRoutes.deleteUser, { body: { password: testPassword } })
    expect([await keptOf(person), await isNobody({ phoneNumber: person.phoneNumber })]).toEqual([0, true])
  })
})
