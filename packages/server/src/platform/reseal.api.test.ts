import { authRoutes, franchiseeAuthRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { messagingRoutes } from '@parichay/contract/agency/routes.messaging.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { paymentAccountRoutes } from '@parichay/contract/payment/routes.accounts.ts'
import { pushRoutes } from '@parichay/contract/push/routes.ts'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTotp } from '../auth/totp/rules.ts'
import { letterToken } from '../franchisee/rules.letter.ts'
import { keySecretsOf, webhookSecretsOf } from '../payment/usecase.accounts.ts'
import { vapidKeysOf } from '../push/usecase.ts'
import { openClient } from '../testing/client.ts'
import { newestCode } from '../testing/codes.ts'
import { makeAgency, makeCustomer, makeStaff, newPhone, testPassword } from '../testing/makers.ts'
import { changeContact, forgetAndEnter } from '../testing/take-back.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { sealAnew, sealedColumns } from './reseal.ts'
import { makeSeal } from './sealed.ts'

const next = 'another-secret-of-at-least-32-characters'
let w: TestWorld
let old: string
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  old = w.world.config.secret
})
afterAll(() => w.close())

/** What the next start has in its environment; the roles' passwords belong to the whole cluster and stay. */
const startWith = (secret: string, secretsBefore: string[]) =>
  Object.assign(w.world.config, { secret, secretsBefore })
const stale = async () => {
  const { current } = makeSeal(w.world.config.secret)
  const counts: Record<string, number> = {}
  for (const { table, column } of sealedColumns) {
    const text = sql.ref(column)
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where split_part(${text}, '.', 2) <> ${current}`.execute(
      w.world.database.platform,
    )
    counts[`${table}.${column}`] = rows[0]!.n
  }
  return counts
}

test('every sealed column of the database is known', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (column_name like '%\_sealed' or column_name = 'sealed') order by 1`.execute(
    w.world.database.platform,
  )
  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    rows.map(({ name }) => name),
  )
})

test('the secret is changed: all goes on, is sealed anew, and needs the old one no more', async () => {
  const root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  const agency = await makeAgency(w)
  const at = { agencyId: agency.agencyId }
  const staff = await makeStaff(w, 'admin', { agency })
  const customer = await makeCustomer(w, { agency })
  const { secret: app } = await staff.client.ok(totpRoutes.beginTotp, { body: { password: testPassword } })
  const codeNow = () => makeTotp(app).generate({ timestamp: w.clock.now().getTime() })
  await staff.client.ok(totpRoutes.confirmTotp, { body: { code: codeNow() } })
  const own = await customer.client.ok(totpRoutes.beginTotp, { body: { password: testPassword } })
  const ownCode = () => makeTotp(own.secret).generate({ timestamp: w.clock.now().getTime() })
  await customer.client.ok(totpRoutes.confirmTotp, { body: { code: ownCode() } })
  const texts = { otp: '', notice: 'notice', invite: '', reminder: '', reminderHi: '', reminderGu: '' }
  const sms = { authkey: 'sandbox', header: 'RNGTPI', entityId: '1101234567890123456', templates: texts }
  const port = Number(new URL(w.sandbox.smtpUrl).port)
  const mail = { host: 'localhost', port, user: 'u', password: 'letter-box-9', from: 'a@example.in' }
  await root.client.ok(messagingRoutes.saveAgencyMessaging, { body: { ...at, version: 0, sms, mail } })
  const keysAs = (keySecret: string, keyId: string) => {
    w.sandbox.provider.setAccount({ keyId, keySecret })
    return root.client.ok(paymentAccountRoutes.connectPaymentAccount, { body: { ...at, keyId, keySecret } })
  }
  const keyId = `rzp_test_${randomBytes(8).toString('hex')}`
  const { webhookSecret } = await keysAs('first-key-secret-0123456', keyId)
  await root.client.ok(paymentAccountRoutes.renewPaymentWebhook, { body: { ...at, keyId } })
  await customer.client.ok(pushRoutes.addPushDevice, { body: w.sandbox.push.subscribe(w.sandbox.url) })
  const { privateKey } = await vapidKeysOf(w.world)
  const moved = await makeCustomer(w, { agency })
  await changeContact(w, moved, { phoneNumber: newPhone() })
  const waiting = openClient(w.app, agency.host)
  const phoneNumber = newPhone()
  await waiting.ok(authRoutes.verifyUser, { body: { phoneNumber } })
  const code = await newestCode(w, phoneNumber)
  const link = letterToken(old, { ...at, franchiseeId: staff.franchiseeId })

  startWith(next, [old])
  expect((await waiting.call(authRoutes.verifyOtp, { body: { otp: code } })).status).toBe(200)
  expect((await customer.client.call(pushRoutes.getPush, {})).status).toBe(200)
  const ended = await openClient(w.app, agency.host).call(franchiseeRoutes.stopDailyLetter, {
    body: { token: link },
  })
  expect(ended.status).toBe(200)
  const before = await stale()
  expect(Object.values(before).filter((count) => count > 0).length).toBeGreaterThanOrEqual(8)
  const { config, database, log } = w.world
  const both = await Promise.all([sealAnew(database, config, log), sealAnew(database, config, log)])
  expect(both.map(({ lost }) => lost)).toEqual([0, 0])
  expect(new Set(Object.values(await stale()))).toEqual(new Set([0]))
  // What a number of before is found by is a hash of the old secret until it is used up.
  const back = openClient(w.app, agency.host)
  await forgetAndEnter(w, back, { phoneNumber: moved.phoneNumber })
  const chosen = { password: 'river-stone-and-98' }
  expect((await back.ok(authRoutes.createPassword, { body: chosen })).userLoggedIn).toBe(true)

  startWith(next, [])
  // As another process reads them: nothing kept from before.
  expect((await vapidKeysOf({ ...w.world })).privateKey).toBe(privateKey)
  const account = await database.platform
    .selectFrom('paymentAccount')
    .selectAll()
    .where('agencyId', '=', agency.agencyId)
    .executeTakeFirstOrThrow()
  expect(keySecretsOf(w.world, account)).toEqual(['first-key-secret-0123456'])
  expect(webhookSecretsOf(w.world, account)).toContain(webhookSecret)
  const shown = await root.client.ok(messagingRoutes.getAgencyMessaging, { query: at })
  expect(shown).toMatchObject({ sms: { hasAuthkey: true }, mail: { hasPassword: true } })
  w.clock.move(60_000)
  const phone = openClient(w.app, agency.host)
  await phone.call(franchiseeAuthRoutes.franchiseeLogin, {
    body: { phoneNumber: staff.phoneNumber, password: testPassword },
  })
  expect((await phone.call(totpRoutes.passTotp, { body: { code: codeNow() } })).status).toBe(200)
  const body = { phoneNumber: customer.phoneNumber, password: testPassword }
  expect((await phone.ok(authRoutes.login, { body })).secondStep).toBe(true)
  expect((await phone.call(totpRoutes.passTotp, { body: { code: ownCode() } })).status).toBe(200)
})

test('what no secret opens stays as it is and is said', async () => {
  startWith('a third secret, thirty-two characters long', ['a fourth secret, thirty-two characters too'])
  const before = await stale()
  const { config, database, log } = w.world
  const { anew, lost } = await sealAnew(database, config, log)
  expect([anew, lost]).toEqual([0, Object.values(before).reduce((all, one) => all + one, 0)])
  expect(lost).toBeGreaterThan(5)
  expect(await stale()).toEqual(before)
  startWith(next, [])
  expect(new Set(Object.values(await stale()))).toEqual(new Set([0]))
})

test('every start does it', async () => {
  startWith(old, [next])
  expect(Object.values(await stale()).some((count) => count > 0)).toBe(true)
  const twin = await w.openTwin()
  await twin.close()
  expect(new Set(Object.values(await stale()))).toEqual(new Set([0]))
})
