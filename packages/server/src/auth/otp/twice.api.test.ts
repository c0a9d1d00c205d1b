import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashToken } from '../../platform/secrets.ts'
import { cookieNames } from '../../platform/session.ts'
import { type Client, openClient } from '../../testing/client.ts'
import { messagesTo, newestCode } from '../../testing/codes.ts'
import { makeAgency, makeCustomer, newPhone, type TestAgency, testPassword } from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => void (w = await openTestWorld()))
beforeEach(async () => {
  agency = await makeAgency(w)
  await w.forgetLimits()
})
afterAll(() => w.close())

const askedAgain = (client: Client, times: number) =>
  Promise.all(Array.from({ length: times }, () => client.call(authRoutes.resendOtp, { body: {} })))

test('of a code asked for again six times at once, one leaves, and it counts', async () => {
  const phoneNumber = newPhone()
  const client = openClient(w.app, agency.host)
  await client.ok(authRoutes.verifyUser, { body: { phoneNumber } })
  w.clock.move(30_000)
  const answers = await askedAgain(client, 6)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  expect(messagesTo(w, phoneNumber)).toHaveLength(2)
  const otp = await newestCode(w, phoneNumber)
  expect((await client.ok(authRoutes.verifyOtp, { body: { otp } })).otpVerified).toBe(true)
})

test('a later round has two codes, however many are asked for at once', async () => {
  const { phoneNumber } = await makeCustomer(w, { agency, signedIn: false })
  const client = openClient(w.app, agency.host)
  await client.ok(authRoutes.verifyUser, { body: { phoneNumber, fromForgotPassword: true } })
  const tokenHash = hashToken(client.cookies.get(cookieNames.challenge) ?? '')
  await w.world.database.platform
    .updateTable('challenge')
    .set({ rounds: 2, round: 2 })
    .where('tokenHash', '=', tokenHash)
    .execute()
  w.clock.move(30_000)
  await askedAgain(client, 6)
  w.clock.move(120_000)
  expect((await client.call(authRoutes.resendOtp, { body: {} })).failure.code).toBe('STEP_OUT_OF_ORDER')
  await expect.poll(() => messagesTo(w, phoneNumber).length).toBe(2)
})

test('of another number asked for three times at once, one code counts', async () => {
  const owner = await makeCustomer(w, { agency })
  const phoneNumber = newPhone()
  const body = { phoneNumber, password: testPassword }
  const answers = await Promise.all([1, 2, 3].map(() => owner.client.call(authRoutes.changePhone, { body })))
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true)
  await newestCode(w, phoneNumber)
  for (const { code } of messagesTo(w, phoneNumber))
    await owner.client.call(authRoutes.verifyChangedPhone, { body: { otp: code ?? '' } })
  expect((await owner.client.ok(authRoutes.getUser, {})).phoneNumber).toBe(phoneNumber)
})
