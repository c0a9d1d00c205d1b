import { passwordFaults } from '@parichay/contract/auth/rules.ts'
import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { demoCustomers } from '@parichay/sandbox/demo/customers.ts'
import { demoStaff } from '@parichay/sandbox/demo/staff.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commonPasswords } from '../platform/passwords.ts'
import { type Client, openClient } from '../testing/client.ts'
import { newestCode } from '../testing/codes.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  newPhone,
  type TestAgency,
  testPassword,
} from '../testing/makers.ts'
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

describe('passwords', () => {
  test('do not age: one that was chosen opens after ten years and need not be replaced, of customers and of staff', async () => {
    const { phoneNumber } = await signUp()
    const person = await makeStaff(w, 'creator', { agency, signedIn: false })
    const before = w.clock.now().getTime()
    w.clock.move(3653 * 86_400_000)
    const [customer, staff] = [browser(), browser()]
    await customer.ok(authRoutes.login, { body: { phoneNumber, password: 'river-stone-98' } })
    expect((await customer.ok(authRoutes.getUser, {})).mustChangePassword).toBe(false)
    await staff.ok(franchiseeAuthRoutes.franchiseeLogin, {
      body: { phoneNumber: person.phoneNumber, password: testPassword },
    })
    expect((await staff.ok(franchiseeRoutes.getFranchisee, {})).mustChangePassword).toBe(false)
    w.clock.move(before - w.clock.now().getTime())
  })

  test.each([
    ['short-1', 'short'],
    ['x'.repeat(129), 'long'],
    ['password123', 'common'],
    ['qwertyuiop', 'common'],
  ])('%s is refused', async (password) => {
    const phoneNumber = newPhone()
    const client = browser()
    await ask(client, phoneNumber)
    await enter(client, await newestCode(w, phoneNumber))
    expect((await choose(client, password)).status).toBe(422)
    expect((await choose(client, `my ${phoneNumber.slice(-10)}`)).failure).toMatchObject({
      code: 'PASSWORD_WEAK',
      field: 'password',
    })
    expect((await choose(client, ' नदी के पार 27 ')).status).toBe(200)
    expect(
      (await browser().call(authRoutes.login, { body: { phoneNumber, password: 'नदी के पार 27' } })).failure
        .code,
    ).toBe('PASSWORD_WRONG')
    expect(
      (await browser().call(authRoutes.login, { body: { phoneNumber, password: ' नदी के पार 27 ' } })).status,
    ).toBe(200)
  })

  test.each([
    ['parichay1', 'Names are guessed first'],
    ['Anand@Mithai1', 'Names are guessed first'],
    ['sunshine99', 'an easy word with a few digits'],
    ['Welcome@123', 'an easy word with a few digits'],
    ['river2026', 'an easy word with a few digits'],
  ])('%s is refused with the reason: %s', async (password, reason) => {
    const person = await makeCustomer(w, { agency })
    await makeBusiness(w, { owner: person, name: 'Anand Mithai' })
    const change = (next: string) =>
      person.client.call(authRoutes.changePassword, { body: { oldPassword: testPassword, password: next } })
    const refused = await change(password)
    expect([refused.status, refused.failure]).toEqual([
      422,
      expect.objectContaining({ code: 'PASSWORD_WEAK', message: expect.stringContaining(reason) }),
    ])
    const number = await change(`${person.phoneNumber.slice(-10)}a`)
    expect(number.failure.message).toContain('phone number')
    const brand = await change(`${agency.marker}12`)
    expect(brand.failure.message).toContain(`Agency ${agency.marker}`)
    expect((await change('mithai-made-at-dawn')).status).toBe(200)
  })

  test('staff choose under the same rules', async () => {
    const staff = await makeStaff(w, 'admin', { agency })
    const refused = await staff.client.call(authRoutes.changePassword, {
      body: { oldPassword: testPassword, password: 'Parichay@2026' },
    })
    expect(refused.failure).toMatchObject({
      code: 'PASSWORD_WEAK',
      message: expect.stringContaining('Names'),
    })
  })

  test('the demo’s own passwords would be taken', async () => {
    const isCommon = await commonPasswords()
    const names = demoAgencies.map(({ agencyName }) => agencyName)
    for (const { password, phoneNumber } of [...demoCustomers, ...demoStaff])
      expect([
        password,
        passwordFaults(password, { kind: 'customer', phoneNumber, names }, isCommon),
      ]).toEqual([password, []])
  })

  test('are kept as argon2id with 19 MiB, two passes, one lane', async () => {
    const { phoneNumber } = await signUp()
    const row = await w.world.database.platform
      .selectFrom('appUser')
      .select('passwordHash')
      .where('phoneNumber', '=', phoneNumber)
      .executeTakeFirstOrThrow()
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('a hash of older parameters is replaced at the next sign-in', async () => {
    const { hash } = await import('@node-rs/argon2')
    const person = await makeCustomer(w, { agency, signedIn: false })
    const old = await hash(testPassword, { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await w.world.database.platform
      .updateTable('appUser')
      .set({ passwordHash: old })
      .where('userId', '=', person.userId)
      .execute()
    await browser().ok(authRoutes.login, {
      body: { phoneNumber: person.phoneNumber, password: testPassword },
    })
    const row = await w.world.database.platform
      .selectFrom('appUser')
      .select('passwordHash')
      .where('userId', '=', person.userId)
      .executeTakeFirstOrThrow()
    expect(row.passwordHash).toContain('m=19456')
  })
})

test('the same letters open, however the keyboard writes them, also where the hash is of before', async () => {
  const typed = 'बड़ा-नीला-पेड़ 42'
  const forms = [typed.normalize('NFC'), typed.replaceAll('\u0921\u093c', '\u095c')]
  expect(new Set(forms).size).toBe(2)
  const person = await makeCustomer(w, { agency })
  const opens = async (password: string) =>
    (await browser().call(authRoutes.login, { body: { phoneNumber: person.phoneNumber, password } })).status
  await person.client.ok(authRoutes.changePassword, {
    body: { oldPassword: testPassword, password: forms[1]! },
  })
  expect([await opens(forms[0]!), await opens(forms[1]!), await opens('बडा-नीला-पेड 42')]).toEqual([
    200, 200, 422,
  ])
  const { hash } = await import('@node-rs/argon2')
  const passwordHash = await hash(forms[1]!)
  const { userId } = person
  await w.world.database.platform
    .updateTable('appUser')
    .set({ passwordHash })
    .where('userId', '=', userId)
    .execute()
  expect(await opens(forms[1]!)).toBe(200)
})

test('a code that went to the number of before gives no password of staff any more', async () => {
  const person = await makeStaff(w, 'admin', { agency })
  const finder = browser()
  await finder.ok(franchiseeAuthRoutes.verifyFranchiseePhone, { body: { phoneNumber: person.phoneNumber } })
  await enter(finder, await newestCode(w, person.phoneNumber))
  const to = newPhone()
  await person.client.ok(authRoutes.changePhone, { body: { phoneNumber: to, password: testPassword } })
  await person.client.ok(authRoutes.verifyChangedPhone, { body: { otp: await newestCode(w, to) } })
  const taken = await finder.call(franchiseeAuthRoutes.franchiseeCreatePassword, {
    body: { password: 'quiet-banyan-river-77' },
  })
  expect(taken.failure.code).toBe('STEP_OUT_OF_ORDER')
  const body = { phoneNumber: to, password: testPassword }
  expect((await browser().ok(franchiseeAuthRoutes.franchiseeLogin, { body })).userLoggedIn).toBe(true)
})
