import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agencyScope } from '../../platform/scope.ts'
import { type Client, openClient } from '../../testing/client.ts'
import {
  makeAgency,
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
const browser = () => openClient(w.app, agency.host)
const db = () => w.world.database.platform
const change = (person: { client: Client }, to: Who) => changeContact(w, person, to)
const forget = (client: Client, phoneNumber: string) =>
  client.ok(authRoutes.verifyUser, { body: { phoneNumber, fromForgotPassword: true } })
const ask = (client: Client, phoneNumber: string) =>
  client.ok(franchiseeAuthRoutes.verifyFranchiseePhone, { body: { phoneNumber } })
/** "Forgot password?" of staff from the beginning to the new password. */
async function comeBack(phoneNumber: string) {
  const client = browser()
  await forgetAndEnter(w, client, { phoneNumber }, () => ask(client, phoneNumber))
  const body = { password: 'river-stone-and-98' }
  return { client, chosen: await client.call(franchiseeAuthRoutes.franchiseeCreatePassword, { body }) }
}
const isTold = (to: string, words: string) =>
  expect.poll(() => told(w, to, words).length, { timeout: 15_000 }).toBe(1)

describe('answers', () => {
  test('say the same of a number of before, of an account’s and of nobody’s, to customers and to staff', async () => {
    const [moved, account] = [await makeCustomer(w, { agency }), await makeCustomer(w, { agency })]
    const [member, colleague] = [
      await makeStaff(w, 'creator', { agency }),
      await makeStaff(w, 'creator', { agency }),
    ]
    for (const person of [moved, member]) await change(person, { phoneNumber: newPhone() })
    const shown = (answer: unknown, number: string) =>
      JSON.stringify(answer).replace(number.slice(-4), 'last')
    for (const [door, numbers] of [
      [forget, [moved.phoneNumber, account.phoneNumber, newPhone()]],
      [ask, [member.phoneNumber, colleague.phoneNumber, newPhone()]],
    ] as const) {
      const answers = []
      for (const number of numbers) answers.push(shown(await door(browser(), number), number))
      expect(new Set(answers).size).toBe(1)
      expect(answers[0]).toContain('last')
    }
  })

  test('of another agency, and at the other door, are those for nobody', async () => {
    const [person, member] = [await makeCustomer(w, { agency }), await makeStaff(w, 'creator', { agency })]
    for (const one of [person, member]) await change(one, { phoneNumber: newPhone() })
    const elsewhere = (await makeAgency(w)).host
    await forget(openClient(w.app, elsewhere), person.phoneNumber)
    await ask(openClient(w.app, elsewhere), member.phoneNumber)
    await forget(browser(), member.phoneNumber)
    await ask(browser(), person.phoneNumber)
    expect([await codesTo(w, person), await codesTo(w, member)]).toEqual([0, 0])
  })

  test('of a suspended agency are those for an account', async () => {
    const [person, account] = [await makeCustomer(w, { agency }), await makeCustomer(w, { agency })]
    await change(person, { phoneNumber: newPhone() })
    await sql`update agency set status = 'SUSPENDED', suspended_at = now() where agency_id = ${agency.agencyId}`.execute(
      db(),
    )
    w.world.hosts.forget()
    const answer = async (phoneNumber: string) => {
      const body = { phoneNumber, fromForgotPassword: true }
      const { status, failure } = await browser().call(authRoutes.verifyUser, { body })
      return [status, failure?.code]
    }
    expect(await answer(person.phoneNumber)).toEqual(await answer(account.phoneNumber))
  })
})

describe('what is kept', () => {
  test('is of one agency, and names no number: a keyed hash and a sealed text', async () => {
    const person = await makeCustomer(w, { agency })
    await change(person, { phoneNumber: newPhone() })
    const read = ({ agencyId }: TestAgency) => {
      const scope = agencyScope(agencyId)
      // As the role of the application, and without the condition that every query has: row-level security alone.
      return w.world.database.inScope(scope, (tx) => tx.selectFrom('contactChange').selectAll().execute())
    }
    const [row, ...more] = await read(agency)
    expect([row?.userId, more.length]).toEqual([person.userId, 0])
    const digits = person.phoneNumber.slice(-10)
    expect(`${row?.oldSealed} ${row?.oldMac?.toString('latin1')}`).not.toContain(digits)
    expect(await read(await makeAgency(w))).toEqual([])
  })
})

describe('a member of staff', () => {
  test('takes the account back, with all that follows', async () => {
    const member = await makeStaff(w, 'creator', { agency })
    const { phoneNumber, franchiseeId } = member
    const taken = newPhone()
    await change(member, { phoneNumber: taken })
    const thief = browser()
    const body = { phoneNumber: taken, password: testPassword }
    await thief.ok(franchiseeAuthRoutes.franchiseeLogin, { body })
    await switchTotpOn(w, { client: thief })
    const { client, chosen } = await comeBack(phoneNumber)
    expect(chosen.data).toEqual({ userLoggedIn: true })
    expect(await client.ok(franchiseeRoutes.getFranchisee, {})).toMatchObject({ franchiseeId, phoneNumber })
    for (const other of [thief, member.client])
      expect((await other.call(franchiseeRoutes.getFranchisee, {})).status).toBe(401)
    const devices = await sql`select 1 from known_device where franchisee_id = ${franchiseeId}`.execute(db())
    expect(devices.rows).toHaveLength(1)
    for (const number of [taken, phoneNumber]) await isTold(number, 'phone number taken back')
    const { rows } = await sql`select actor, object from audit
      where agency_id = ${agency.agencyId} and action = 'account.takeBackPhone'`.execute(db())
    expect(rows).toEqual([
      { actor: `franchisee ${franchiseeId} of ${agency.agencyId}`, object: `franchisee ${franchiseeId}` },
    ])
  }, 30_000)

  test('passes a second step of before; who is disabled takes nothing back, nor whose number another has', async () => {
    const member = await makeStaff(w, 'creator', { agency })
    const secret = await switchTotpOn(w, member)
    await change(member, { phoneNumber: newPhone() })
    const { client, chosen } = await comeBack(member.phoneNumber)
    expect(chosen.data).toEqual({ userLoggedIn: false, secondStep: true })
    await client.ok(totpRoutes.passTotp, { body: { code: codeOf(w, secret) } })
    expect((await client.ok(franchiseeRoutes.getFranchisee, {})).phoneNumber).toBe(member.phoneNumber)

    const [paused, moved] = [
      await makeStaff(w, 'creator', { agency }),
      await makeStaff(w, 'creator', { agency }),
    ]
    for (const one of [paused, moved]) await change(one, { phoneNumber: newPhone() })
    await sql`update franchisee set is_active = false where franchisee_id = ${paused.franchiseeId}`.execute(
      db(),
    )
    const other = await makeStaff(w, 'creator', { agency, phoneNumber: moved.phoneNumber })
    await ask(browser(), paused.phoneNumber)
    const late = await comeBack(moved.phoneNumber)
    expect((await late.client.ok(franchiseeRoutes.getFranchisee, {})).franchiseeId).toBe(other.franchiseeId)
    expect((await moved.client.call(franchiseeRoutes.getFranchisee, {})).status).toBe(200)
    expect(await codesTo(w, paused)).toBe(0)
  }, 30_000)

  test('has 72 hours', async () => {
    const member = await makeStaff(w, 'creator', { agency })
    await change(member, { phoneNumber: newPhone() })
    w.clock.move(72 * hour)
    await ask(browser(), member.phoneNumber)
    expect(await codesTo(w, member)).toBe(0)
  })

  test('who is deleted takes nothing back, and nothing is kept of them', async () => {
    const [member, admin] = [
      await makeStaff(w, 'creator', { agency }),
      await makeStaff(w, 'admin', { agency }),
    ]
    const { franchiseeId } = member
    await change(member, { phoneNumber: newPhone() })
    await admin.client.ok(peopleRoutes.deleteStaff, { params: { franchiseeId } })
    const left = await sql`select 1 from contact_change where franchisee_id = ${franchiseeId}`.execute(db())
    expect(left.rows).toEqual([])
    await ask(browser(), member.phoneNumber)
    expect(await codesTo(w, member)).toBe(0)
  })
})
