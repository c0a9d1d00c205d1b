import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counterOf } from '../testing/counter.payment.ts'
import { openShop, type TestShop } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

/** The last guards, after all locks: what the tables themselves refuse, whoever asks. */
let w: TestWorld
let shop: TestShop
let intentId: string
let paymentId: string

const { buy, confirm } = counterOf(
  () => w,
  () => shop,
)
beforeAll(async () => {
  w = await openTestWorld()
  shop = await openShop(w)
  const bought = await buy()
  await confirm(bought.orderId, bought.handler!)
  ;({ intentId } = bought)
  paymentId = bought.paid.payment.id
})
afterAll(() => w.close())

const run = (query: ReturnType<typeof sql>) => query.execute(w.world.database.platform)

test('I2 one purchase is brought once', async () => {
  await expect(
    run(sql`insert into activation (agency_id, intent_id, kind, business_id, plan, granted, period, bought_on, activated_at)
      select agency_id, intent_id, kind, business_id, plan, '[2040-01-01,2041-01-01)', '[2040-01-01,2041-01-01)', bought_on, now() from activation where intent_id = ${intentId}`),
  ).rejects.toThrow(/activation_once/)
})

test('I3 one payment is for one purchase', async () => {
  await expect(
    run(sql`update payment set intent_id = ${randomUUID()} where payment_id = ${paymentId}`),
  ).rejects.toThrow(/another one/)
  await expect(run(sql`update payment set use = 'none' where payment_id = ${paymentId}`)).rejects.toThrow(
    /used already/,
  )
})

test('I2 one payment of a purchase is applied', async () => {
  await expect(
    run(sql`insert into payment (agency_id, payment_id, account_id, intent_id, order_id, amount, currency, status, use, told_at, captured_at)
      select agency_id, 'pay_another00000', account_id, intent_id, order_id, amount, currency, status, use, told_at, captured_at from payment where payment_id = ${paymentId}`),
  ).rejects.toThrow(/payment_applied/)
})

test('I4 no purchase without an account or a named person with a reason', async () => {
  const values = (account: string | null, manual: object | null) =>
    run(sql`insert into payment_intent (agency_id, intent_id, kind, account_id, business_id, amount, snapshot, made_by, manual, created_at)
      values (${shop.agency.agencyId}, ${randomUUID()}, 'card', ${account}, ${shop.business.businessId}, 100, '{}', 'x', ${manual && JSON.stringify(manual)}, now())`)
  await expect(values(null, null)).rejects.toThrow(/check constraint/)
  await expect(values(null, { by: '', reason: 'x' })).rejects.toThrow(/check constraint/)
  await expect(values(shop.account.accountId, { by: 'a', reason: 'x' })).rejects.toThrow(/check constraint/)
})

test('I6 no more goes back than came', async () => {
  const back = (amount: number) =>
    run(sql`insert into refund (agency_id, refund_id, payment_id, account_id, intent_id, amount, currency, reason, created_at)
      select agency_id, ${randomUUID()}, payment_id, account_id, intent_id, ${amount}, currency, 'late', now() from payment where payment_id = ${paymentId}`)
  await expect(back(99_901)).rejects.toThrow(/more than was paid/)
})

test('I7 paid days of one business never overlap', async () => {
  await expect(
    run(sql`with one as (insert into payment_intent (agency_id, intent_id, kind, business_id, amount, snapshot, made_by, manual, created_at)
        values (${shop.agency.agencyId}, ${randomUUID()}, 'card', ${shop.business.businessId}, 0, '{}', 'x', '{"by":"x","reason":"y"}', now()) returning *)
      insert into activation (agency_id, intent_id, kind, business_id, plan, granted, period, bought_on, activated_at)
      select one.agency_id, one.intent_id, 'card', one.business_id, '{}', a.period, a.period, a.bought_on, now() from one, activation a where a.intent_id = ${intentId}`),
  ).rejects.toThrow(/activation_no_overlap/)
})

test('I8 the ledger is written only, and each step once', async () => {
  for (const query of [sql`update ledger set amount = 1`, sql`delete from ledger`, sql`truncate ledger`])
    await expect(run(query)).rejects.toThrow(/permission denied/)
  await expect(
    run(sql`insert into ledger (agency_id, at, day, intent_id, kind, ref, source, target, amount, currency)
      select agency_id, at, day, intent_id, kind, ref, source, target, amount, currency from ledger where intent_id = ${intentId}`),
  ).rejects.toThrow(/ledger_once/)
})

test('I9 and I10 states only go forward, terms never change', async () => {
  await expect(
    run(sql`update payment_intent set state = 'open' where intent_id = ${intentId}`),
  ).rejects.toThrow(/cannot go/)
  await expect(run(sql`update payment_intent set amount = 1 where intent_id = ${intentId}`)).rejects.toThrow(
    /never change/,
  )
  await expect(
    run(sql`update payment set status = 'failed' where payment_id = ${paymentId}`),
  ).rejects.toThrow(/cannot go/)
})
