import { paymentAccountRoutes } from '@parichay/contract/payment/routes.accounts.ts'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAgency, makeStaff, type TestStaff } from '../../testing/makers.ts'
import { openShop, orderPlan, type TestShop } from '../../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { webhookSecretsOf } from '../usecase.accounts.ts'

let w: TestWorld
let root: TestStaff
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
})
afterAll(() => w.close())
beforeEach(async () => {
  shop = await openShop(w)
})

type Keys = { keyId: string; keySecret: string }
const freshKeys = (): Keys => ({
  keyId: `rzp_test_${randomBytes(8).toString('hex')}`,
  keySecret: `CANARY${randomBytes(12).toString('hex')}`,
})
/** Keys of a merchant that nobody met before. */
const stranger = () => {
  const keys = freshKeys()
  w.sandbox.provider.setAccount(keys)
  return keys
}
const at = (agencyId = shop.agency.agencyId) => ({ agencyId })
const seen = (by = root, agencyId?: number) =>
  by.client.call(paymentAccountRoutes.getPaymentAccount, { query: at(agencyId) })
const connect = (keys: Keys, by = root, agencyId?: number) =>
  by.client.call(paymentAccountRoutes.connectPaymentAccount, { body: { ...at(agencyId), ...keys } })
const renew = (keyId: string, by = root) =>
  by.client.call(paymentAccountRoutes.renewPaymentWebhook, { body: { ...at(), keyId } })
const stop = (keyId: string, by = root) =>
  by.client.call(paymentAccountRoutes.stopPaymentAccount, { body: { ...at(), keyId } })
const rows = () =>
  w.world.database.platform
    .selectFrom('paymentAccount')
    .selectAll()
    .where('agencyId', '=', shop.agency.agencyId)
    .orderBy('createdAt')
    .execute()
const recorded = async () =>
  (
    await sql<{
      action: string
      detail: object
    }>`select action, detail from audit where agency_id = ${shop.agency.agencyId}
      and action like 'agency.payment%' order by at`.execute(w.world.database.platform)
  ).rows

test('a first account: tried, connected, shown without its secret, and the webhook secret is told once', async () => {
  const { agencyId } = (shop = { ...shop, agency: await makeAgency(w) }).agency
  expect((await seen()).data).toEqual({ agencyId, account: null, former: [] })
  const keys = stranger()
  const told = await connect(keys)
  expect(told.data).toMatchObject({
    merchant: 'another',
    moneyUnderWay: null,
    accounts: { agencyId, account: { keyId: keys.keyId, mode: 'test', lastEventAt: null }, former: [] },
  })
  const secret = told.data.webhookSecret!
  expect(secret).toHaveLength(32)
  expect(told.data.accounts.account?.webhookUrl).toMatch(/^http.+\/webhooks\/razorpay\/[\w-]{64}$/)
  expect(await recorded()).toEqual([
    { action: 'agency.payment-keys', detail: { keyId: keys.keyId, merchant: 'another' } },
  ])
  const later = await seen()
  const stored = await sql<{ text: string }>`select p::text as text from payment_account p
    where agency_id = ${agencyId} union all select a::text from audit a where agency_id = ${agencyId}`.execute(
    w.world.database.platform,
  )
  expect(stored.rows.length).toBeGreaterThan(1)
  const places = [later.text, ...stored.rows.map(({ text }) => text), ...w.logged]
  for (const text of places) for (const one of [secret, keys.keySecret]) expect(text).not.toContain(one)
  expect(told.text).not.toContain(keys.keySecret)
})

test('keys that are refused name their field and change nothing; so does a provider that is silent', async () => {
  const { keyId } = shop.account
  const before = await rows()
  expect((await connect({ keyId, keySecret: 'CANARY-not-the-secret' })).failure).toMatchObject({
    code: 'VALIDATION',
    field: 'keySecret',
    message: expect.stringContaining('Copy the key id and the secret'),
  })
  expect((await connect({ keyId: 'rzp_prod_1', keySecret: 'long-enough-1' })).failure).toMatchObject({
    code: 'VALIDATION',
    field: 'keyId',
  })
  w.sandbox.provider.scenario({ nextCalls: 9, faults: [{ code: 'F13', variant: '500', times: 9 }] } as never)
  expect((await connect(stranger())).failure.code).toBe('PAYMENT_UNAVAILABLE')
  w.sandbox.provider.calm()
  expect(await rows()).toEqual(before)
  expect(await recorded()).toEqual([])
  for (const line of w.logged) expect(line).not.toContain('CANARY')
})

// Ten times, for of ten such crowds four went wrong before one waited for the other.
test.each(Array.from({ length: 10 }, (_, turn) => turn + 1))(
  'the same first keys from several screens at once open one account; who was too late is told to look again (%s)',
  async () => {
    const { agencyId } = (shop = { ...shop, agency: await makeAgency(w) }).agency
    const keys = stranger()
    const told = await Promise.all(Array.from({ length: 6 }, () => connect(keys)))
    const taken = told.filter(({ status }) => status === 200)
    expect(taken.length).toBeGreaterThan(0)
    for (const { status, failure } of told.filter(({ status: one }) => one !== 200))
      expect([status, failure.code]).toEqual([409, 'CONFLICT'])
    expect((await rows()).map(({ keyId, isActive }) => [keyId, isActive])).toEqual([[keys.keyId, true]])
    expect(await recorded()).toHaveLength(taken.length)
    expect((await seen(root, agencyId)).data.account?.keyId).toBe(keys.keyId)
  },
)

test('new keys of the same merchant keep the account and its webhook', async () => {
  await orderPlan(shop)
  const url = (await seen()).data.account?.webhookUrl
  const next = freshKeys()
  w.sandbox.provider.changeKeys(shop.account.keyId, next)
  expect((await connect(next)).data).toMatchObject({
    merchant: 'same',
    webhookSecret: null,
    moneyUnderWay: null,
    accounts: { account: { keyId: next.keyId, webhookUrl: url }, former: [] },
  })
  expect(await rows()).toMatchObject([{ accountId: shop.account.accountId, isActive: true }])
})

test('another merchant while money is under way: said, and the account before is shown until nothing is open', async () => {
  await orderPlan(shop)
  const told = await connect(stranger())
  expect(told.data).toMatchObject({ merchant: 'another', moneyUnderWay: shop.account.keyId })
  expect(told.data.accounts.former).toMatchObject([{ keyId: shop.account.keyId }])
  expect(await rows()).toHaveLength(2)
})

test('a new webhook secret keeps the one before; stopping ends orders; either means the keys that were looked at', async () => {
  const { keyId } = shop.account
  const [before] = await rows()
  expect((await renew('rzp_test_SomethingElse')).failure.code).toBe('CONFLICT')
  expect((await stop('rzp_test_SomethingElse')).failure.code).toBe('CONFLICT')
  const renewed = await renew(keyId)
  expect(renewed.data.webhookSecret).toHaveLength(32)
  const [after] = await rows()
  expect(after?.webhookSecretBeforeSealed).toBe(before?.webhookSecretSealed)
  expect((await stop(keyId)).data.account).toBeNull()
  expect((await rows())[0]).toMatchObject({ isActive: false })
  expect((await stop(keyId)).failure.code).toBe('CONFLICT')
  expect(await recorded()).toEqual([
    { action: 'agency.payment-webhook', detail: { keyId } },
    { action: 'agency.payment-stop', detail: { keyId } },
  ])
})

test('two screens that ask for a new webhook secret at once are both told one that counts', async () => {
  for (let turn = 0; turn < 10; turn++) {
    const told = await Promise.all([renew(shop.account.keyId), renew(shop.account.keyId)])
    const [account] = await rows()
    expect(webhookSecretsOf(w.world, account!).toSorted()).toEqual(
      told.map(({ data }) => data.webhookSecret).toSorted(),
    )
  }
})

test('it is the platform’s to set: an agency’s own admin and one of another agency are refused everything', async () => {
  const { keyId } = shop.account
  const before = await rows()
  const foreign = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  for (const by of [shop.admin, foreign]) {
    const answers = [
      await seen(by),
      await connect(stranger(), by),
      await renew(keyId, by),
      await stop(keyId, by),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  }
  expect(await rows()).toEqual(before)
  expect((await seen(root, 999_999)).failure.code).toBe('NOT_FOUND')
  expect((await connect(stranger(), root, 999_999)).failure.code).toBe('NOT_FOUND')
})
