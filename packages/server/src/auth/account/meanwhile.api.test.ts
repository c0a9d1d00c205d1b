import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { hash } from '@node-rs/argon2'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setFranchiseePassword } from '../../franchisee/store.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { agencyScope } from '../../platform/scope.ts'
import { openClient } from '../../testing/client.ts'
import { lockWaits } from '../../testing/lock-waits.ts'
import {
  makeAgency,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestCustomer,
  testPassword,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { setUserPassword } from '../store.ts'

/** What is under way with the password of before, while its owner chooses another one to be rid of whoever has it. */
let w: TestWorld
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
})
beforeEach(() => w.forgetLimits())
afterAll(() => w.close())

const ownersChoice = 'owner-river-stone-41'
const db = () => w.world.database.platform

/** Does something while a new password is being written: it has seen the old one, and ends after the new one stands. */
async function whilePasswordChanges<T>(
  who: { userId: number } | { franchiseeId: number },
  work: () => Promise<T>,
): Promise<T> {
  const scope = agencyScope(agency.agencyId)
  const chosen = await hashPassword(ownersChoice)
  const { under } = await db()
    .transaction()
    .execute(async (tx) => {
      if ('userId' in who) await setUserPassword(tx, scope, who.userId, { hash: chosen })
      else await setFranchiseePassword(tx, scope, who.franchiseeId, chosen)
      const waiting = await lockWaits(db(), tx)
      const doing = work()
      await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBeGreaterThan(0)
      // Not awaited: it waits for this very transaction.
      return { under: doing }
    })
  return under
}

const opens = async (person: TestCustomer, password: string) =>
  (
    await openClient(w.app, agency.host).call(authRoutes.login, {
      body: { phoneNumber: person.phoneNumber, password },
    })
  ).status === 200

test('a password that is changed in a session that ends meanwhile is not taken, and the session stays ended', async () => {
  const person = await makeCustomer(w, { agency })
  const changed = await whilePasswordChanges(person, () =>
    person.client.call(authRoutes.changePassword, {
      body: { oldPassword: testPassword, password: 'strangers-choice-77' },
    }),
  )
  expect(changed.status).toBe(401)
  expect([await opens(person, ownersChoice), await opens(person, 'strangers-choice-77')]).toEqual([
    true,
    false,
  ])
  expect((await person.client.call(authRoutes.getUser, {})).status).toBe(401)
})

test('the same with a member of staff', async () => {
  const person = await makeStaff(w, 'creator', { agency })
  const changed = await whilePasswordChanges(person, () =>
    person.client.call(authRoutes.changePassword, {
      body: { oldPassword: testPassword, password: 'strangers-choice-77' },
    }),
  )
  expect(changed.status).toBe(401)
  expect((await person.client.call(authRoutes.listSessions, {})).status).toBe(401)
})

test('a password that is sent twice at once is changed by both, and the session goes on', async () => {
  const person = await makeCustomer(w, { agency })
  const change = () =>
    person.client.call(authRoutes.changePassword, {
      body: { oldPassword: testPassword, password: ownersChoice },
    })
  const sent = await Promise.all([change(), change()])
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  expect((await person.client.call(authRoutes.getUser, {})).status).toBe(200)
})

test('an account is not deleted by a session that ends meanwhile', async () => {
  const person = await makeCustomer(w, { agency })
  const deleted = await whilePasswordChanges(person, () =>
    person.client.call(authRoutes.deleteUser, { body: { password: testPassword } }),
  )
  expect(deleted.status).toBe(401)
  expect(await opens(person, ownersChoice)).toBe(true)
})

test('the second step is neither switched on nor off, and its codes stay, by a session that ends meanwhile', async () => {
  const begin = async () => {
    const person = await makeCustomer(w, { agency })
    const { uri } = await person.client.ok(totpRoutes.beginTotp, { body: { password: testPassword } })
    const { secret } = Object.fromEntries(new URL(uri).searchParams) as { secret: string }
    const code = () => new TOTP({ secret }).generate({ timestamp: w.clock.now().getTime() })
    return { person, code }
  }
  const since = async ({ userId }: TestCustomer) =>
    (await db().selectFrom('userTotp').select('enabledAt').where('userId', '=', userId).executeTakeFirst())
      ?.enabledAt ?? null
  const first = await begin()
  const on = await whilePasswordChanges(first.person, () =>
    first.person.client.call(totpRoutes.confirmTotp, { body: { code: first.code() } }),
  )
  expect([on.status, await since(first.person)]).toEqual([401, null])

  for (const route of [totpRoutes.removeTotp, totpRoutes.renewRecoveryCodes]) {
    const { person, code } = await begin()
    await person.client.ok(totpRoutes.confirmTotp, { body: { code: code() } })
    w.clock.move(60_000)
    const codes = () =>
      db().selectFrom('userRecoveryCode').select('codeHash').where('userId', '=', person.userId).execute()
    const before = await codes()
    const done = await whilePasswordChanges(person, () =>
      person.client.call(route, { body: { password: testPassword, code: code() } }),
    )
    expect([done.status, await codes()]).toEqual([401, before])
    expect(await since(person)).not.toBeNull()
  }
})

test('a sign-in that makes an old hash anew puts nothing in the place of a password that was chosen meanwhile', async () => {
  const person = await makeCustomer(w, { agency, signedIn: false })
  await db()
    .updateTable('appUser')
    .set({ passwordHash: await hash(testPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 }) })
    .where('userId', '=', person.userId)
    .execute()
  await whilePasswordChanges(person, () => opens(person, testPassword))
  expect([await opens(person, ownersChoice), await opens(person, testPassword)]).toEqual([true, false])
})
