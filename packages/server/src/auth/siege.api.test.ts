import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashToken } from '../platform/secrets.ts'
import { cookieNames } from '../platform/session.ts'
import { type Client, openClient } from '../testing/client.ts'
import { messagesTo, newestCode } from '../testing/codes.ts'
import { makeAgency, makeCustomer, makeStaff, type TestAgency, testPassword } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { makeTotp } from './totp/rules.ts'
import { workAuth } from './work.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => void (w = await openTestWorld()))
beforeEach(async () => {
  agency = await makeAgency(w)
  await w.forgetLimits()
  w.clock.move(86_400_000 - (w.clock.now().getTime() % 86_400_000))
})
afterAll(() => w.close())

const browser = (ip?: string) => {
  const client = openClient(w.app, agency.host)
  if (ip) client.ip = ip
  return client
}

/** Calls of customers and of staff under one name each. */
const doors = {
  customer: {
    make: () => makeCustomer(w, { agency, signedIn: false }),
    login: (client: Client, phoneNumber: string, password: string) =>
      client.call(authRoutes.login, { body: { phoneNumber, password } }),
    ask: (client: Client, phoneNumber: string) =>
      client.call(authRoutes.verifyUser, { body: { phoneNumber, fromForgotPassword: true } }),
    choose: (client: Client, password: string) =>
      client.call(authRoutes.createPassword, { body: { password } }),
  },
  staff: {
    make: () => makeStaff(w, 'admin', { agency, signedIn: false }),
    login: (client: Client, phoneNumber: string, password: string) =>
      client.call(franchiseeAuthRoutes.franchiseeLogin, { body: { phoneNumber, password } }),
    ask: (client: Client, phoneNumber: string) =>
      client.call(franchiseeAuthRoutes.verifyFranchiseePhone, { body: { phoneNumber } }),
    choose: (client: Client, password: string) =>
      client.call(franchiseeAuthRoutes.franchiseeCreatePassword, { body: { password } }),
  },
}
type Door = (typeof doors)[keyof typeof doors]

const enter = (client: Client, otp: string) => client.call(authRoutes.verifyOtp, { body: { otp } })

/** What a person with the phone in the hand does on a browser that was never here; how many codes it took. */
async function comeInByCode(door: Door, client: Client, phoneNumber: string, password: string) {
  const asked = await door.ask(client, phoneNumber)
  if (asked.status !== 200) throw new Error(`no code for the owner: ${asked.text}`)
  let newest = 0
  for (let codes = 1; codes <= 3; codes += 1) {
    const code = await newestCode(w, phoneNumber, newest)
    newest = messagesTo(w, phoneNumber)[0]!.id
    const { status, data, text } = await enter(client, code)
    if (status !== 200) throw new Error(`the owner's code is refused: ${text}`)
    if (!data.otpVerified) continue
    const chosen = await door.choose(client, password)
    if (chosen.status !== 200) throw new Error(`no new password: ${chosen.text}`)
    return codes
  }
  throw new Error('three codes were not enough')
}

/** Whether the attempt of a browser ends with one code. */
async function endsWithOneCode(client: Client) {
  const row = await w.world.database.platform
    .selectFrom('challenge')
    .select(['rounds'])
    .where('tokenHash', '=', hashToken(client.cookies.get(cookieNames.challenge) ?? ''))
    .executeTakeFirst()
  return row?.rounds === 1
}

/** A stranger who knows a number: 20 addresses, each with a browser that comes back and one that is always new. */
function strangerAgainst(door: Door, phoneNumber: string, addresses: string[]) {
  const seen = { calls: 0, passwords: 0, codes: 0, single: 0 }
  const held = addresses.map((ip) => browser(ip))
  const guessCode = async (client: Client) => {
    const single = await endsWithOneCode(client)
    const { failure } = await enter(client, '000000')
    const judged = failure.code === 'OTP_INVALID' || failure.message.startsWith('Too many wrong codes')
    if (judged) seen.codes += 1
    if (judged && single) seen.single += 1
    return judged
  }
  const turn = async (minute: number, index: number) => {
    const ip = addresses[index]!
    const client = index % 2 ? held[index]! : browser(ip)
    const kind = (minute * 7 + index * 3) % 4
    seen.calls += 1
    if (kind === 0) {
      const { failure } = await door.login(client, phoneNumber, `guess-number-${minute}-${index}`)
      if (failure.code === 'PASSWORD_WRONG') seen.passwords += 1
    } else if (kind === 1) await client.call(authRoutes.resendOtp, { body: {} })
    else {
      await door.ask(client, phoneNumber)
      for (let i = 0; i < 3; i += 1) await guessCode(client)
    }
  }
  const minute = async (at: number) => {
    for (const index of addresses.keys()) if ((at + index) % 3 === 0) await turn(at, index)
  }
  return { seen, minute }
}

/** Notices about tries that were queued for this agency. */
async function noticesQueued(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name = 'auth.tries' and (data->>'agencyId')::int = ${agency.agencyId}`.execute(
    w.world.database.platform,
  )
  return rows[0]?.count ?? 0
}

const addresses = Array.from({ length: 20 }, (_x, i) => `203.0.${i}.7`)
/** Guesses at one code that a day may hold: 5e-5 of a million (security.md 3.1). */
const guessesADay = 50

describe.each(['customer', 'staff'] as const)('an hour of a stranger at 20 addresses: %s', (kind) => {
  test('the owner always gets in, the stranger never has more than the allowed guesses, and the owner is told once', async () => {
    const door: Door = doors[kind]
    const owner = await door.make()
    const known = browser()
    expect((await door.login(known, owner.phoneNumber, testPassword)).status).toBe(200)
    const stranger = strangerAgainst(door, owner.phoneNumber, addresses)
    let password = testPassword
    const codes: number[] = []
    for (let minute = 0; minute < 60; minute += 1) {
      await stranger.minute(minute)
      w.clock.move(30_000)
      if (minute % 5 === 4) {
        const answer = await door.login(known, owner.phoneNumber, password)
        expect([minute, answer.status, answer.text]).toEqual([minute, 200, answer.text])
      }
      if (minute % 12 === 11) {
        password = `river-stone-and-${minute}`
        // Half of the time from an address that the stranger sits at too.
        const client = browser(minute % 24 === 23 ? addresses[3] : undefined)
        codes.push(await comeInByCode(door, client, owner.phoneNumber, password))
      }
      w.clock.move(30_000)
    }
    const sms = messagesTo(w, owner.phoneNumber)
    console.log(
      `${kind}: ${JSON.stringify(stranger.seen)}; codes the owner needed ${codes.join(' ')}; ${sms.filter(({ code }) => code).length} codes sent`,
    )
    expect(codes.length).toBe(5)
    expect(Math.max(...codes)).toBe(2)
    expect(stranger.seen.passwords).toBeLessThanOrEqual(20)
    expect(stranger.seen.single).toBeLessThanOrEqual(guessesADay - 10)
    // A stranger is braked, not stopped: the figures above mean something.
    expect(stranger.seen.passwords).toBe(20)
    expect(stranger.seen.single).toBeGreaterThan(10)
    expect(sms.filter(({ code }) => code).length).toBeLessThanOrEqual(5 + 15 + codes.length * 3)
    await workAuth(w.world)
    const told = () => messagesTo(w, owner.phoneNumber).filter(({ text }) => text.includes('tried')).length
    await expect.poll(told, { timeout: 15_000 }).toBeGreaterThan(0)
    expect(told()).toBe(1)
    expect(await noticesQueued()).toBe(1)
  }, 240_000)
})

test('an hour of a stranger at 20 addresses who knows the password: the second step holds, and the owner always gets in', async () => {
  const owner = await makeStaff(w, 'admin', { agency })
  const { secret } = await owner.client.ok(totpRoutes.beginTotp, { body: { password: testPassword } })
  const code = () => makeTotp(secret).generate({ timestamp: w.clock.now().getTime() })
  await owner.client.ok(totpRoutes.confirmTotp, { body: { code: code() } })
  w.clock.move(30_000)
  const door = doors.staff
  const pass = (client: Client, typed: string) => client.call(totpRoutes.passTotp, { body: { code: typed } })
  const known = browser()
  await door.login(known, owner.phoneNumber, testPassword)
  expect((await pass(known, code())).status).toBe(200)
  const held = addresses.map((ip) => browser(ip))
  const seen = { judged: 0, braked: 0, opened: 0 }
  const guess = async (minute: number, index: number, password: string) => {
    const client = index % 2 ? held[index]! : browser(addresses[index])
    const { status, data } = await door.login(client, owner.phoneNumber, password)
    if (status !== 200 || !data.secondStep) return
    // Never the right one, and no recovery code either: what counts is how many are judged at all.
    const typed = index % 3 ? '000000' : `${index % 10}aaaaaaaaaaa`
    const answer = await pass(client, typed === code() ? '000001' : typed)
    if (answer.status === 422) seen.judged += 1
    else if (answer.status === 429) seen.braked += 1
    else seen.opened += 1
  }
  for (let minute = 0; minute < 60; minute += 1) {
    for (const index of addresses.keys())
      if ((minute + index) % 3 === 0) await guess(minute, index, testPassword)
    w.clock.move(30_000)
    if (minute % 10 === 4) {
      expect((await door.login(known, owner.phoneNumber, testPassword)).data.secondStep).toBe(true)
      const answer = await pass(known, code())
      expect([minute, answer.status, answer.text]).toEqual([minute, 200, answer.text])
    }
    w.clock.move(30_000)
  }
  console.log(`second step: ${JSON.stringify(seen)}`)
  expect(seen.opened).toBe(0)
  expect(seen.judged).toBeLessThanOrEqual(20)
  // A stranger is braked, not stopped: the figures above mean something.
  expect(seen.judged).toBeGreaterThanOrEqual(10)
  expect(seen.braked).toBeGreaterThan(100)
  // On a device that never was here the owner takes a new password, which ends the stranger's way and begins afresh.
  const fresh = browser(addresses[3])
  await comeInByCode(door, fresh, owner.phoneNumber, 'river-stone-and-98')
  w.clock.move(30_000)
  expect((await pass(fresh, code())).status).toBe(200)
  expect((await door.login(browser(addresses[4]), owner.phoneNumber, testPassword)).status).not.toBe(200)
}, 240_000)

test('a known device is known to its owner only, and a copy of its cookie from before the sign-in is worth nothing', async () => {
  const [owner, other] = [await doors.customer.make(), await doors.customer.make()]
  const client = browser()
  await client.call(authRoutes.verifyUser, { body: { phoneNumber: owner.phoneNumber } })
  const copied = client.cookies.get(cookieNames.device)!
  await doors.customer.login(client, owner.phoneNumber, testPassword)
  const rotated = client.cookies.get(cookieNames.device)!
  expect(rotated).not.toBe(copied)
  for (let i = 0; i < 20; i += 1) await doors.customer.login(browser(), owner.phoneNumber, `guess-${i}-river`)
  for (let i = 0; i < 20; i += 1) await doors.customer.login(browser(), other.phoneNumber, `guess-${i}-river`)
  const thief = browser()
  thief.cookies.set(cookieNames.device, copied)
  expect((await doors.customer.login(thief, owner.phoneNumber, testPassword)).status).toBe(429)
  expect((await doors.customer.login(client, other.phoneNumber, testPassword)).status).toBe(429)
  expect((await doors.customer.login(client, owner.phoneNumber, testPassword)).status).toBe(200)
  // It stays known when the device is used by a second person, and its own wrong tries are braked as everybody's.
  const next = await doors.customer.make()
  await doors.customer.login(client, next.phoneNumber, testPassword)
  expect((await doors.customer.login(client, owner.phoneNumber, testPassword)).status).toBe(200)
  for (let i = 0; i < 5; i += 1)
    expect((await doors.customer.login(client, owner.phoneNumber, 'not-the-password-1')).status).toBe(422)
  expect((await doors.customer.login(client, owner.phoneNumber, testPassword)).status).toBe(429)
})

test('who is signed in confirms with the password while strangers guess it', async () => {
  const owner = await makeCustomer(w, { agency })
  for (let i = 0; i < 21; i += 1) await doors.customer.login(browser(), owner.phoneNumber, `guess-${i}-river`)
  const answer = await owner.client.call(authRoutes.changePassword, {
    body: { oldPassword: testPassword, password: 'brand-new-river-7' },
  })
  expect(answer.status).toBe(200)
})

test('asking who exists in a whole agency makes addresses slower and stops no fresh one', async () => {
  const known = await makeCustomer(w, { agency, signedIn: false })
  for (let i = 0; i < 310; i += 1)
    await browser().call(authRoutes.verifyUser, { body: { phoneNumber: known.phoneNumber } })
  const fresh = browser()
  const statuses: number[] = []
  for (let i = 0; i < 5; i += 1)
    statuses.push(
      (await fresh.call(authRoutes.verifyUser, { body: { phoneNumber: known.phoneNumber } })).status,
    )
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})
