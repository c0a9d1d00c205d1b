import Razorpay from 'razorpay'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../sandbox.ts'
import { type Receiver, startReceiver } from './receiver.ts'

/** What comes after a payment, as the provider's public documents show it: notes, disputes, keys, limits. */
const keys = { keyId: 'rzp_test_After000000001', keySecret: 'after-secret' }
let sandbox: Sandbox
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
  sandbox = await startSandbox({ provider: { accounts: [keys] } })
})
beforeEach(() => {
  sandbox.provider.reset()
  receiver.clear()
  const [account] = sandbox.provider.store.accounts.values()
  Object.assign(account!, keys, { formerKeys: [] })
  const habits = { paymentNotes: 'checkout', callsPerSecond: 0 } as const
  sandbox.provider.setAccount({
    ...keys,
    habits,
    webhook: { url: receiver.url, secret: 'hook', active: true },
  })
})
afterAll(async () => {
  await sandbox.stop()
  receiver.close()
})

const client = ({ keyId, keySecret } = keys) => {
  const opened = new Razorpay({ key_id: keyId, key_secret: keySecret })
  ;(opened as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api.rq.defaults.baseURL =
    sandbox.url
  return opened
}
const newOrder = (more: Record<string, unknown> = {}) =>
  sandbox.provider.makeOrder(keys.keyId, {
    amount: 50_000,
    currency: 'INR',
    notes: { intent: 'ours' },
    ...more,
  })

test('a payment bears the notes of checkout, not those of its order; an account may have it otherwise', async () => {
  const bare = sandbox.provider.pay(newOrder().id)
  const noted = sandbox.provider.pay(newOrder().id, { notes: { campaign: 'diwali' } })
  expect(await client().payments.fetch(bare.payment.id)).toMatchObject({ notes: [] })
  expect(await client().payments.fetch(noted.payment.id)).toMatchObject({ notes: { campaign: 'diwali' } })
  sandbox.provider.setAccount({ ...keys, habits: { paymentNotes: 'order' } })
  const copied = sandbox.provider.pay(newOrder().id)
  expect(await client().payments.fetch(copied.payment.id)).toMatchObject({ notes: { intent: 'ours' } })
})

describe('a dispute', () => {
  test('is told with payment and dispute, listed newest first, and takes the money only when it is lost', async () => {
    const { payment } = sandbox.provider.pay(newOrder().id)
    const raised = sandbox.provider.dispute(payment.id, { amount: 20_000 })
    const entity = {
      id: expect.stringMatching(/^disp_[A-Za-z0-9]{14}$/),
      entity: 'dispute',
      payment_id: payment.id,
      amount: 20_000,
      currency: 'INR',
      amount_deducted: 0,
      reason_code: expect.any(String),
      respond_by: expect.any(Number),
      status: 'open',
      phase: 'chargeback',
      created_at: expect.any(Number),
      evidence: expect.objectContaining({ amount: 20_000, submitted_at: null }),
    }
    expect(await client().disputes.fetch(raised.id)).toEqual(entity)
    expect(await client().disputes.all({ count: 1 })).toEqual({
      entity: 'collection',
      count: 1,
      items: [entity],
    })
    sandbox.provider.decide(raised.id, 'under_review')
    sandbox.provider.decide(raised.id, 'lost')
    await sandbox.provider.idle()
    const told = receiver.received.filter(({ event }) => event.event.startsWith('payment.dispute'))
    expect(told.map(({ event }) => event.event).toSorted()).toEqual([
      'payment.dispute.created',
      'payment.dispute.lost',
      'payment.dispute.under_review',
    ])
    expect(Object.keys(told[0]!.event.payload)).toEqual(['payment', 'dispute'])
    expect(await client().disputes.fetch(raised.id)).toMatchObject({
      status: 'lost',
      amount_deducted: 20_000,
    })
    expect(await client().payments.fetch(payment.id)).toMatchObject({
      amount_refunded: 0,
      status: 'captured',
    })
  })

  test('F21: raised by itself, and decided five days later', async () => {
    const order = newOrder({ notes: { sandbox: 'F21:variant=won' } })
    sandbox.provider.pay(order.id)
    sandbox.provider.advance(2)
    await sleep(20)
    const [dispute] = sandbox.provider.store.disputes.values()
    expect(dispute).toMatchObject({ status: 'open', amount: 50_000 })
    sandbox.provider.advance(5 * 86_400)
    await sleep(20)
    expect(dispute).toMatchObject({ status: 'won', deducted: 0 })
  })
})

describe('keys', () => {
  const next = { keyId: 'rzp_test_After000000002', keySecret: 'next-secret' }

  test('that are changed open what the old ones opened; the old ones end at once, or later', async () => {
    const order = newOrder()
    sandbox.provider.changeKeys(keys.keyId, next, 60)
    for (const pair of [keys, next])
      expect(await client(pair).orders.fetch(order.id)).toMatchObject({ id: order.id })
    const [account] = sandbox.provider.store.accounts.values()
    account!.formerKeys[0]!.until = Date.now() - 1
    await expect(client(keys).orders.fetch(order.id)).rejects.toMatchObject({ statusCode: 401 })
    expect(await client(next).orders.fetch(order.id)).toMatchObject({ id: order.id })
  })

  test('that are revoked open nothing', async () => {
    const order = newOrder()
    sandbox.provider.revokeKeys(keys.keyId)
    await expect(client(keys).orders.fetch(order.id)).rejects.toMatchObject({ statusCode: 401 })
  })
})

test('more calls a second than the account may make are answered 429', async () => {
  sandbox.provider.setAccount({ ...keys, habits: { callsPerSecond: 3 } })
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => client().payments.all({})))
  const refused = answers.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as { statusCode: number }] : [],
  )
  expect(refused.length).toBeGreaterThanOrEqual(4)
  for (const { statusCode } of refused) expect(statusCode).toBe(429)
})

describe('refunds', () => {
  test('F10 late: it arrives, comes back, and the payment is captured again', async () => {
    const order = newOrder({ notes: { sandbox: 'F10:variant=late,seconds=3600' } })
    const { payment } = sandbox.provider.pay(order.id)
    const refund = sandbox.provider.giveBack(payment.id)
    expect(await client().payments.fetch(payment.id)).toMatchObject({
      status: 'refunded',
      refund_status: 'full',
    })
    sandbox.provider.advance(10)
    await sleep(20)
    expect(refund.status).toBe('processed')
    sandbox.provider.advance(3600)
    await sleep(20)
    expect(refund.status).toBe('failed')
    expect(await client().payments.fetch(payment.id)).toMatchObject({
      status: 'captured',
      amount_refunded: 0,
    })
  })

  test('F22: refused while the balance is too small', async () => {
    const order = newOrder({ notes: { sandbox: 'F22' } })
    const { payment } = sandbox.provider.pay(order.id)
    const ask = () => client().payments.refund(payment.id, { amount: 1000 })
    await expect(ask()).rejects.toMatchObject({
      statusCode: 400,
      error: { description: expect.stringContaining('enough balance') },
    })
    expect(await ask()).toMatchObject({ status: 'pending', amount: 1000 })
  })
})

test('capture may take a moment', async () => {
  sandbox.provider.setAccount({ ...keys, habits: { captureSeconds: 30 } })
  const { payment, told } = sandbox.provider.pay(newOrder().id)
  expect([told, payment.status]).toEqual(['handler', 'authorized'])
  sandbox.provider.advance(31)
  await sleep(20)
  expect(payment.status).toBe('captured')
})
