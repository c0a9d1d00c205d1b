import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openClient } from '../../testing/client.ts'
import { messagesTo, newestCode } from '../../testing/codes.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  newPhone,
  type TestAgency,
  testPassword,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { workAuth } from '../work.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
})
beforeEach(() => w.forgetLimits())
afterAll(() => w.close())

const day = 86_400_000
const browser = () => openClient(w.app, agency.host)
const signIn = async (phoneNumber: string, password = testPassword) => {
  const client = browser()
  await client.ok(authRoutes.login, { body: { phoneNumber, password } })
  return client
}
const alive = async (client: { call: ReturnType<typeof browser>['call'] }) =>
  (await client.call(authRoutes.getUser, {})).status

describe('sessions', () => {
  test('every cookie is __Host-, Secure, HttpOnly, SameSite=Lax, without Domain; one session cookie per host', async () => {
    const person = await makeCustomer(w, { agency, signedIn: false })
    const client = await signIn(person.phoneNumber)
    await client.ok(authRoutes.verifyUser, { body: { phoneNumber: newPhone() } })
    await client.ok(authRoutes.logout, { body: {} })
    expect(client.setCookies.length).toBeGreaterThan(3)
    for (const line of client.setCookies) {
      expect(line).toMatch(/^__Host-[spd]=/)
      for (const part of [/; Secure/, /; HttpOnly/, /; SameSite=Lax/, /; Path=\//]) expect(line).toMatch(part)
      expect(line).not.toMatch(/Domain/i)
    }
    expect(
      new Set(
        client.setCookies.filter((line) => line.startsWith('__Host-s=')).map((line) => line.split('=')[0]),
      ).size,
    ).toBe(1)
  })

  test('each sign-in has a token of its own and ends the session it replaces', async () => {
    const person = await makeCustomer(w, { agency, signedIn: false })
    const client = browser()
    client.cookies.set('__Host-s', 'A'.repeat(43))
    await client.ok(authRoutes.login, { body: { phoneNumber: person.phoneNumber, password: testPassword } })
    const first = client.cookies.get('__Host-s')!
    expect(first).not.toBe('A'.repeat(43))
    await client.ok(authRoutes.login, { body: { phoneNumber: person.phoneNumber, password: testPassword } })
    expect(client.cookies.get('__Host-s')).not.toBe(first)
    expect(await alive(openClient(w.app, agency.host, first))).toBe(401)
  })

  test('only a SHA-256 of the token is kept', async () => {
    const person = await makeCustomer(w, { agency })
    const row = await w.world.database.platform
      .selectFrom('session')
      .selectAll()
      .where('userId', '=', person.userId)
      .executeTakeFirstOrThrow()
    expect(row.tokenHash.length).toBe(32)
    expect(JSON.stringify(row)).not.toContain(person.token)
  })

  test('customers: 14 idle days, 30 days in all', async () => {
    const idle = await makeCustomer(w, { agency })
    const busy = await makeCustomer(w, { agency })
    w.clock.move(14 * day - 60_000)
    expect([await alive(idle.client), await alive(busy.client)]).toEqual([200, 200])
    w.clock.move(13 * day)
    expect(await alive(busy.client)).toBe(200)
    w.clock.move(4 * day)
    expect(await alive(idle.client)).toBe(401)
    expect(await alive(busy.client)).toBe(401)
  })

  test('staff: one idle hour, twelve hours in all', async () => {
    const idle = await makeStaff(w, 'admin', { agency })
    const busy = await makeStaff(w, 'admin', { agency })
    const status = async (person: typeof idle) =>
      (await person.client.call(franchiseeRoutes.getFranchisee, {})).status
    for (let i = 0; i < 12; i += 1) {
      w.clock.move(59 * 60_000)
      expect(await status(busy)).toBe(200)
    }
    expect(await status(idle)).toBe(401)
    w.clock.move(30 * 60_000)
    expect(await status(busy)).toBe(401)
  })

  test('own browsers are listed and can be ended; nobody else’s', async () => {
    const person = await makeCustomer(w, { agency })
    const second = await signIn(person.phoneNumber)
    const stranger = await makeCustomer(w, { agency })
    const list = await person.client.ok(authRoutes.listSessions, {})
    expect(list.map(({ isCurrent }) => Number(isCurrent)).toSorted((a, b) => a - b)).toEqual([0, 1])
    const other = list.find(({ isCurrent }) => !isCurrent)!
    expect(
      (
        await stranger.client.call(authRoutes.endSession, {
          params: { sessionId: other.sessionId },
          body: {},
        })
      ).status,
    ).toBe(404)
    expect(
      await person.client.ok(authRoutes.endSession, { params: { sessionId: other.sessionId }, body: {} }),
    ).toEqual({ ended: true })
    expect([await alive(second), await alive(person.client)]).toEqual([401, 200])
    expect(
      (await person.client.call(authRoutes.endSession, { params: { sessionId: other.sessionId }, body: {} }))
        .status,
    ).toBe(404)
  })

  test('signing in as staff replaces the customer’s session and the other way round', async () => {
    const person = await makeCustomer(w, { agency })
    const staff = await makeStaff(w, 'creator', { agency, signedIn: false })
    const customerToken = person.client.cookies.get('__Host-s')!
    await person.client.ok(franchiseeAuthRoutes.franchiseeLogin, {
      body: { phoneNumber: staff.phoneNumber, password: testPassword },
    })
    expect((await person.client.call(franchiseeRoutes.getFranchisee, {})).status).toBe(200)
    expect(await alive(openClient(w.app, agency.host, customerToken))).toBe(401)
  })

  test('signing out works with and without a session', async () => {
    const person = await makeCustomer(w, { agency })
    expect(await person.client.ok(authRoutes.logout, { body: {} })).toEqual({ userLoggedOut: true })
    expect(await alive(openClient(w.app, agency.host, person.token))).toBe(401)
    expect(await browser().ok(authRoutes.logout, { body: {} })).toEqual({ userLoggedOut: true })
  })

  test('disabling or deleting a member of staff ends their sessions; a paused one is told so only with the right password', async () => {
    const staff = await makeStaff(w, 'creator', { agency })
    await w.world.database.platform
      .updateTable('franchisee')
      .set({ isActive: false })
      .where('franchiseeId', '=', staff.franchiseeId)
      .execute()
    expect((await staff.client.call(franchiseeRoutes.getFranchisee, {})).status).toBe(401)
    const login = (password: string) =>
      browser().call(franchiseeAuthRoutes.franchiseeLogin, {
        body: { phoneNumber: staff.phoneNumber, password },
      })
    expect((await login('not-the-password-1')).failure.code).toBe('PASSWORD_WRONG')
    expect((await login(testPassword)).failure).toMatchObject({
      code: 'ACCOUNT_PAUSED',
      message: `Your access is paused – contact Agency ${agency.marker}`,
    })
  })
})

describe('changing the password', () => {
  test('ends all other sessions and tells the owner', async () => {
    const person = await makeCustomer(w, { agency })
    const second = await signIn(person.phoneNumber)
    expect(
      (
        await person.client.call(authRoutes.changePassword, {
          body: { oldPassword: 'not-the-password-1', password: 'brand-new-river-7' },
        })
      ).failure,
    ).toMatchObject({ code: 'PASSWORD_WRONG', field: 'oldPassword' })
    expect(
      (
        await person.client.call(authRoutes.changePassword, {
          body: { oldPassword: testPassword, password: testPassword },
        })
      ).failure.code,
    ).toBe('PASSWORD_WEAK')
    await person.client.ok(authRoutes.changePassword, {
      body: { oldPassword: testPassword, password: 'brand-new-river-7' },
    })
    expect([await alive(person.client), await alive(second)]).toEqual([200, 401])
    await signIn(person.phoneNumber, 'brand-new-river-7')
  })

  test('staff need twelve characters, also after a forgotten password', async () => {
    const staff = await makeStaff(w, 'creator', { agency })
    expect(
      (
        await staff.client.call(authRoutes.changePassword, {
          body: { oldPassword: testPassword, password: 'kite-11-chr' },
        })
      ).failure.code,
    ).toBe('PASSWORD_WEAK')
    const client = browser()
    await client.ok(franchiseeAuthRoutes.verifyFranchiseePhone, { body: { phoneNumber: staff.phoneNumber } })
    await client.ok(authRoutes.verifyOtp, { body: { otp: await newestCode(w, staff.phoneNumber) } })
    expect(
      (
        await client.call(franchiseeAuthRoutes.franchiseeCreatePassword, {
          body: { password: 'kite-11-chr' },
        })
      ).failure.code,
    ).toBe('PASSWORD_WEAK')
    await client.ok(franchiseeAuthRoutes.franchiseeCreatePassword, {
      body: { password: 'kite-over-river-12' },
    })
    expect((await staff.client.call(franchiseeRoutes.getFranchisee, {})).status).toBe(401)
    expect((await client.call(franchiseeRoutes.getFranchisee, {})).status).toBe(200)
  })

  test('staff: the same answer for every number, and a paused one gets no code', async () => {
    const paused = await makeStaff(w, 'creator', { agency, isActive: false, signedIn: false })
    const plain = (text: string) => text.replace(/\+91 \S+/, '…')
    const ask = async (phoneNumber: string) =>
      plain(
        (await browser().call(franchiseeAuthRoutes.verifyFranchiseePhone, { body: { phoneNumber } })).text,
      )
    const real = await makeStaff(w, 'creator', { agency, signedIn: false })
    expect(
      new Set([await ask(paused.phoneNumber), await ask(newPhone()), await ask(real.phoneNumber)]).size,
    ).toBe(1)
    expect(messagesTo(w, paused.phoneNumber)).toEqual([])
  })
})

describe('changing the number', () => {
  test('password, code to the new number; the old number is told; other sessions die; the list finds it', async () => {
    const person = await makeCustomer(w, { agency })
    await makeBusiness(w, { owner: person })
    const second = await signIn(person.phoneNumber)
    const phoneNumber = newPhone()
    expect(
      (
        await person.client.call(authRoutes.changePhone, {
          body: { password: 'not-the-password-1', phoneNumber },
        })
      ).failure.code,
    ).toBe('PASSWORD_WRONG')
    await person.client.ok(authRoutes.changePhone, { body: { password: testPassword, phoneNumber } })
    expect(
      (await second.call(authRoutes.verifyChangedPhone, { body: { otp: await newestCode(w, phoneNumber) } }))
        .failure.code,
    ).toBe('STEP_OUT_OF_ORDER')
    expect(
      await person.client.ok(authRoutes.verifyChangedPhone, {
        body: { otp: await newestCode(w, phoneNumber) },
      }),
    ).toEqual({ phoneNumber, email: null })
    expect([await alive(person.client), await alive(second)]).toEqual([200, 401])
    await signIn(phoneNumber)
    await workAuth(w.world)
    await expect
      .poll(() => messagesTo(w, person.phoneNumber).some(({ text }) => text.includes('changed')), {
        timeout: 10_000,
      })
      .toBe(true)
    const admin = await makeStaff(w, 'admin', { agency })
    expect(
      (await admin.client.ok(businessRoutes.listBusinesses, { query: { search: phoneNumber.slice(-10) } }))
        .total,
    ).toBe(1)
  }, 20_000)

  test('a number somebody has is refused, also when it was taken meanwhile', async () => {
    for (const make of [() => makeCustomer(w, { agency }), () => makeStaff(w, 'creator', { agency })]) {
      const [person, other] = [await make(), await make()]
      expect(
        (
          await person.client.call(authRoutes.changePhone, {
            body: { password: testPassword, phoneNumber: other.phoneNumber },
          })
        ).failure.code,
      ).toBe('PHONE_TAKEN')
      const phoneNumber = newPhone()
      await person.client.ok(authRoutes.changePhone, { body: { password: testPassword, phoneNumber } })
      if ('userId' in person) await makeCustomer(w, { agency, phoneNumber, signedIn: false })
      else await makeStaff(w, 'creator', { agency, phoneNumber, signedIn: false })
      expect(
        (
          await person.client.call(authRoutes.verifyChangedPhone, {
            body: { otp: await newestCode(w, phoneNumber) },
          })
        ).failure.code,
      ).toBe('PHONE_TAKEN')
    }
  })
})

describe('a temporary password', () => {
  test('is shown once, must be replaced before anything else, and is over after 24 hours', async () => {
    const admin = await makeStaff(w, 'admin', { agency })
    const person = await makeCustomer(w, { agency })
    const { password, expiresInSec } = await admin.client.ok(authRoutes.regenerateRandomPassword, {
      body: { userId: person.userId },
    })
    expect([password.length, expiresInSec]).toEqual([12, 86_400])
    expect(await alive(person.client)).toBe(401)
    const client = await signIn(person.phoneNumber, password)
    expect((await client.ok(authRoutes.getUser, {})).mustChangePassword).toBe(true)
    for (const refused of [
      await client.call(businessRoutes.getBusinessesByUser, {}),
      await client.call(authRoutes.listSessions, {}),
      await client.call(authRoutes.deleteUser, { body: { password } }),
    ]) {
      expect([refused.status, refused.failure.code]).toEqual([409, 'STEP_OUT_OF_ORDER'])
    }
    await client.ok(authRoutes.changePassword, {
      body: { oldPassword: password, password: 'brand-new-river-7' },
    })
    expect((await client.ok(authRoutes.getUser, {})).mustChangePassword).toBe(false)
    expect((await client.call(businessRoutes.getBusinessesByUser, {})).status).toBe(200)

    await admin.client.ok(authRoutes.logout, { body: {} })
    const again = await makeStaff(w, 'admin', { agency })
    const second = await again.client.ok(authRoutes.regenerateRandomPassword, {
      body: { userId: person.userId },
    })
    w.clock.move(day + 1000)
    expect(
      (
        await browser().call(authRoutes.login, {
          body: { phoneNumber: person.phoneNumber, password: second.password },
        })
      ).failure.code,
    ).toBe('PASSWORD_WRONG')
  })

  test('nobody serves a customer by a business that is deleted', async () => {
    const staff = await makeStaff(w, 'franchisee', { agency, permissions: ['user.resetPassword'] })
    const person = await makeCustomer(w, { agency })
    const { businessId } = await makeBusiness(w, { owner: person, madeBy: staff })
    await makeBusiness(w, { owner: person })
    await person.client.ok(businessRoutes.deleteBusiness, { params: { id: businessId }, body: {} })
    const { userId } = person
    const { status } = await staff.client.call(authRoutes.regenerateRandomPassword, { body: { userId } })
    expect([status, await alive(person.client)]).toEqual([404, 200])
  })

  test('a member of staff resets only customers they serve, thirty an hour', async () => {
    const staff = await makeStaff(w, 'franchisee', { agency, permissions: ['user.resetPassword'] })
    const [served, stranger] = [
      await makeCustomer(w, { agency, signedIn: false }),
      await makeCustomer(w, { agency, signedIn: false }),
    ]
    await makeBusiness(w, { owner: served, madeBy: staff })
    const reset = async (userId: number) =>
      (await staff.client.call(authRoutes.regenerateRandomPassword, { body: { userId } })).status
    expect([await reset(served.userId), await reset(stranger.userId)]).toEqual([200, 404])
    await w.world.database.platform
      .updateTable('rateLimit')
      .set({ hits: 30 })
      .where('bucket', 'like', 'reset:%')
      .execute()
    expect(await reset(served.userId)).toBe(429)
  })
})

describe('deleting the account', () => {
  test('asks for the password, ends sessions, takes the pages down, frees the number', async () => {
    const person = await makeCustomer(w, { agency })
    const card = await makeCard(w, { business: await makeBusiness(w, { owner: person }) })
    const page = async () => (await browser().get(`/${card.cardId}`)).status
    expect(await page()).toBe(200)
    expect(
      (await person.client.call(authRoutes.deleteUser, { body: { password: 'not-the-password-1' } })).failure
        .code,
    ).toBe('PASSWORD_WRONG')
    expect(await person.client.ok(authRoutes.deleteUser, { body: { password: testPassword } })).toEqual({
      deleted: true,
    })
    expect(await alive(openClient(w.app, agency.host, person.token))).toBe(401)
    expect(await page()).toBe(410)
    expect(
      (await browser().ok(authRoutes.verifyUser, { body: { phoneNumber: person.phoneNumber } })).userExist,
    ).toBe(false)
  })

  test('is refused while a business has paid time', async () => {
    const person = await makeCustomer(w, { agency })
    await makeBusiness(w, { owner: person, isPaid: true, expiry: '2099-01-01' })
    expect(
      (await person.client.call(authRoutes.deleteUser, { body: { password: testPassword } })).failure.code,
    ).toBe('SUBSCRIPTION_ACTIVE')
    expect(await alive(person.client)).toBe(200)
  })
})
