import { type Sandbox, startSandbox } from '@parichay/sandbox/sandbox.ts'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Answer, type Gateway, openGateway } from './gateway.ts'

const keys = { keyId: 'rzp_test_Gateway0000001', keySecret: 'canary-of-the-key-secret-7f3a' }
const others = { keyId: 'rzp_test_Gateway0000002', keySecret: 'canary-of-the-other-secret' }
let sandbox: Sandbox
let gateway: Gateway
let count = 0
const freshReceipt = () => `receipt-${(count += 1)}`

beforeAll(async () => {
  sandbox = await startSandbox({ provider: { accounts: [keys, others], speed: 1000 } })
  gateway = open({})
})
beforeEach(() => sandbox.provider.reset())
afterAll(() => sandbox.stop())

const open = (more: Partial<Parameters<typeof openGateway>[0]>) =>
  openGateway({ ...keys, baseUrl: sandbox.url, timeoutMs: 400, ...more })

function valueOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`refused: ${inspect(answer)}`)
  return answer.value
}
const faultOf = (answer: Answer<unknown>) => (answer.ok ? undefined : answer.fault)
const makeOrder = async (wish: { receipt?: string; notes?: Record<string, string>; amount?: number } = {}) =>
  valueOf(await gateway.createOrder({ receipt: freshReceipt(), amount: 49_900, ...wish }))
const paidOrder = async (notes: Record<string, string> = {}) => {
  const { orderId } = await makeOrder({ notes })
  return { orderId, paymentId: sandbox.provider.pay(orderId).payment.id }
}

test('an order is made, found by its id and by its receipt, and has no payments yet', async () => {
  const notes = { plan: 'gold', name: 'आशा' }
  const order = await makeOrder({ receipt: 'a1', notes })
  expect(order).toMatchObject({
    amount: 49_900,
    amountPaid: 0,
    currency: 'INR',
    receipt: 'a1',
    status: 'created',
    notes,
  })
  expect(Math.abs(order.createdAt.getTime() - Date.now())).toBeLessThan(60_000)
  expect(valueOf(await gateway.findOrder({ orderId: order.orderId }))).toEqual(order)
  expect(valueOf(await gateway.findOrder({ receipt: 'a1' }))).toEqual(order)
  expect(valueOf(await gateway.paymentsOfOrder(order.orderId))).toEqual([])
  expect(sandbox.provider.store.orders.get(order.orderId)?.capture).toBe('automatic')
})

test('empty notes, which come as an empty list, are no notes', async () => {
  expect((await makeOrder()).notes).toEqual({})
})

test('the same receipt gives the same order, also when asked ten times at once', async () => {
  const made = await Promise.all(
    Array.from({ length: 10 }, () => gateway.createOrder({ receipt: 'same', amount: 49_900 })),
  )
  expect(new Set(made.map((answer) => valueOf(answer).orderId)).size).toBe(1)
  expect(sandbox.provider.store.orders.size).toBe(1)
})

test('the same receipt with another amount is refused', async () => {
  await makeOrder({ receipt: 'mine' })
  expect(faultOf(await gateway.createOrder({ receipt: 'mine', amount: 100 }))).toMatchObject({
    kind: 'refused',
    reason: 'input_validation_failed',
    description: 'Order receipt should be unique.',
  })
})

test('an account that knows no unique_receipt: the order is looked for first, and made once', async () => {
  sandbox.provider.setAccount({ ...keys, habits: { uniqueReceipt: 'unknown' } })
  const one = await makeOrder({ receipt: 'old-account' })
  const other = await makeOrder({ receipt: 'old-account' })
  sandbox.provider.setAccount({ ...keys, habits: { uniqueReceipt: 'honour' } })
  expect(other.orderId).toBe(one.orderId)
  expect(sandbox.provider.store.orders.size).toBe(1)
})

test.each(['reset', '500', 'timeout'])(
  'F11 %s: the answer got lost after the order was made; one order stays',
  async (variant) => {
    const wish = { receipt: freshReceipt(), amount: 49_900, notes: { sandbox: `F11:variant=${variant}` } }
    const first = await gateway.createOrder(wish)
    if (variant === '500') expect(faultOf(first)).toMatchObject({ kind: 'busy', status: 500 })
    else expect(first.ok).toBe(true)
    const again = valueOf(await gateway.createOrder(wish))
    if (first.ok) expect(again.orderId).toBe(first.value.orderId)
    expect(sandbox.provider.store.orders.size).toBe(1)
  },
)

test('a paid order shows its captured payment, with fee and without error', async () => {
  const { orderId, paymentId } = await paidOrder()
  expect(valueOf(await gateway.findOrder({ orderId }))).toMatchObject({
    status: 'paid',
    amountPaid: 49_900,
    attempts: 1,
  })
  const payment = valueOf(await gateway.findPayment(paymentId))
  expect(payment).toMatchObject({
    orderId,
    amount: 49_900,
    status: 'captured',
    captured: true,
    method: 'upi',
    error: null,
  })
  expect(valueOf(await gateway.paymentsOfOrder(orderId))).toEqual([payment])
  expect(
    valueOf(
      await gateway.listPayments({ from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) }),
    ),
  ).toEqual([payment])
  expect(
    valueOf(await gateway.listPayments({ from: new Date(0), to: new Date(Date.now() - 60_000) })),
  ).toEqual([])
})

test('a failed attempt stays in the list with its reason, the next one succeeds on the same order', async () => {
  const { orderId } = await makeOrder()
  sandbox.provider.pay(orderId, { outcome: 'failure', method: 'card' })
  sandbox.provider.pay(orderId)
  const payments = valueOf(await gateway.paymentsOfOrder(orderId))
  expect(payments.map(({ status }) => status).toSorted()).toEqual(['captured', 'failed'])
  expect(payments.find(({ status }) => status === 'failed')?.error).toMatchObject({
    reason: 'payment_failed',
  })
})

test('authorised money is captured by hand, once, and only whole', async () => {
  const { orderId } = await makeOrder({ notes: { sandbox: 'F16' } })
  const { payment } = sandbox.provider.pay(orderId)
  const [paymentId, currency] = [payment.id, 'INR']
  expect(valueOf(await gateway.findPayment(paymentId))).toMatchObject({
    status: 'authorized',
    captured: false,
  })
  const wrong = await gateway.capture({ paymentId, amount: 100, currency })
  expect(faultOf(wrong)).toMatchObject({
    kind: 'refused',
    description: expect.stringContaining('must be equal'),
  })
  expect(valueOf(await gateway.capture({ paymentId, amount: 49_900, currency })).status).toBe('captured')
  const again = await gateway.capture({ paymentId, amount: 49_900, currency })
  expect(faultOf(again)).toMatchObject({
    kind: 'refused',
    description: expect.stringContaining('already been captured'),
  })
})

test('a refund: pending, then processed; a part and the rest; never more than was paid', async () => {
  const { paymentId } = await paidOrder()
  const part = valueOf(await gateway.refund({ paymentId, refundId: 'refund-1', amount: 10_000 }))
  expect(part).toMatchObject({ paymentId, amount: 10_000, receipt: 'refund-1', status: 'pending' })
  await expect.poll(async () => valueOf(await gateway.findRefund(part.refundId))?.status).toBe('processed')
  expect(valueOf(await gateway.findPayment(paymentId))).toMatchObject({
    status: 'captured',
    amountRefunded: 10_000,
  })
  const more = await gateway.refund({ paymentId, refundId: 'refund-2', amount: 40_000 })
  expect(faultOf(more)).toMatchObject({
    kind: 'refused',
    field: 'amount',
    description: expect.stringContaining('greater than'),
  })
  valueOf(await gateway.refund({ paymentId, refundId: 'refund-3', amount: 39_900 }))
  expect(valueOf(await gateway.findPayment(paymentId))).toMatchObject({
    status: 'refunded',
    amountRefunded: 49_900,
  })
  const nothingLeft = await gateway.refund({ paymentId, refundId: 'refund-4', amount: 100 })
  expect(faultOf(nothingLeft)).toMatchObject({
    kind: 'refused',
    description: expect.stringContaining('fully refunded'),
  })
  expect(valueOf(await gateway.refundsOfPayment(paymentId)).map(({ receipt }) => receipt)).toEqual([
    'refund-3',
    'refund-1',
  ])
})

test('the same refund asked for again is the same refund; another body under its number is refused', async () => {
  const { paymentId } = await paidOrder()
  const wish = { paymentId, refundId: 'refund-again', amount: 10_000 }
  const [one, two] = [valueOf(await gateway.refund(wish)), valueOf(await gateway.refund(wish))]
  expect(two.refundId).toBe(one.refundId)
  const other = await gateway.refund({ ...wish, amount: 20_000 })
  expect(faultOf(other)).toMatchObject({
    kind: 'refused',
    description: expect.stringContaining('Idempotency'),
  })
  expect(sandbox.provider.store.refunds.size).toBe(1)
})

test('F12: the answer of a refund got lost; asked again there is one refund', async () => {
  const { paymentId } = await paidOrder({ sandbox: 'F12' })
  const wish = { paymentId, refundId: 'refund-lost', amount: 49_900 }
  expect(faultOf(await gateway.refund(wish))).toMatchObject({ kind: 'network' })
  expect(valueOf(await gateway.refund(wish))).toMatchObject({ amount: 49_900, receipt: 'refund-lost' })
  expect(sandbox.provider.store.refunds.size).toBe(1)
})

test('while a refund is under way, the same one is answered with busy', async () => {
  const { paymentId } = await paidOrder({ sandbox: 'F12:variant=slow,seconds=0.3' })
  const wish = { paymentId, refundId: 'refund-twice', amount: 49_900 }
  const first = gateway.refund(wish)
  await expect.poll(() => sandbox.provider.store.refundKeys.size).toBe(1)
  expect(faultOf(await gateway.refund(wish))).toMatchObject({ kind: 'busy', status: 409 })
  expect(valueOf(await gateway.refund(wish).then(() => first)).receipt).toBe('refund-twice')
  expect(sandbox.provider.store.refunds.size).toBe(1)
})

test('money that is not captured cannot go back by a call', async () => {
  const { orderId } = await makeOrder()
  const { payment } = sandbox.provider.pay(orderId, { outcome: 'failure' })
  const answer = await gateway.refund({ paymentId: payment.id, refundId: 'refund-none', amount: 100 })
  expect(faultOf(answer)).toMatchObject({
    kind: 'refused',
    description: expect.stringContaining('should be captured'),
  })
})

test.each([
  ['99 paise', { amount: 99 }, { reason: 'amount_less_than_minimum_amount', field: 'amount' }],
  [
    'an unknown currency',
    { currency: 'XYZ' },
    { field: 'currency', description: 'Currency is not supported' },
  ],
  ['a long note', { notes: { text: 'x'.repeat(257) } }, { field: 'notes' }],
  [
    'sixteen notes',
    { notes: Object.fromEntries(Array.from({ length: 16 }, (_n, i) => [`n${i}`, ''])) },
    { field: 'notes' },
  ],
])('a refusal says code, reason and field: %s', async (_what, wish, expected) => {
  const answer = await gateway.createOrder({ receipt: freshReceipt(), amount: 100, ...wish })
  expect(faultOf(answer)).toMatchObject({
    kind: 'refused',
    status: 400,
    code: 'BAD_REQUEST_ERROR',
    ...expected,
  })
})

test.each([
  ['500', { kind: 'busy', status: 500 }],
  ['502', { kind: 'busy', status: 502, description: 'The provider answered 502' }],
  ['429', { kind: 'busy', status: 429 }],
  ['timeout', { kind: 'network' }],
  ['slow', { kind: 'network' }],
  ['reset', { kind: 'network' }],
])('F13 %s: a typed result for every call, and the next try succeeds', async (variant, expected) => {
  const { orderId, paymentId } = await paidOrder()
  const receipt = freshReceipt()
  const calls = [
    () => gateway.createOrder({ receipt, amount: 100 }),
    () => gateway.findOrder({ orderId }),
    () => gateway.findOrder({ receipt: 'whatever' }),
    () => gateway.paymentsOfOrder(orderId),
    () => gateway.findPayment(paymentId),
    () => gateway.refund({ paymentId, refundId: 'refund-f13', amount: 100 }),
    () => gateway.refundsOfPayment(paymentId),
  ]
  for (const call of calls) {
    // Twice, because a lost answer of createOrder is looked for at once.
    sandbox.provider.scenario({ nextCalls: 2, faults: [{ code: 'F13', variant, seconds: 1 }] })
    expect(faultOf(await call())).toMatchObject(expected)
    sandbox.provider.calm()
    expect((await call()).ok).toBe(true)
  }
  await new Promise((done) => setTimeout(done, variant === 'slow' ? 1200 : 0))
  expect(sandbox.provider.store.refunds.size).toBe(1)
})

test('what does not exist is null; what belongs to another account too', async () => {
  const { orderId, paymentId } = await paidOrder()
  const foreign = open(others)
  expect(valueOf(await foreign.findOrder({ orderId }))).toBeNull()
  expect(valueOf(await foreign.findPayment(paymentId))).toBeNull()
  expect(valueOf(await gateway.findPayment('pay_nobodyknowsit'))).toBeNull()
  expect(valueOf(await gateway.findRefund('rfnd_nobodyknowsit'))).toBeNull()
  expect(faultOf(await foreign.refund({ paymentId, refundId: 'refund-x', amount: 100 }))?.kind).toBe(
    'refused',
  )
})

test.each(['../orders/order_1', 'pay_1/../../orders', 'pay_abcdefg?x=1', '', 'order_12345678901234'])(
  'an id that is none never becomes an address: "%s"',
  async (id) => {
    expect(valueOf(await gateway.findPayment(id))).toBeNull()
    expect(faultOf(await gateway.refund({ paymentId: id, refundId: 'refund-y', amount: 100 }))?.kind).toBe(
      'refused',
    )
    expect(faultOf(await gateway.capture({ paymentId: id, amount: 100, currency: 'INR' }))?.kind).toBe(
      'refused',
    )
  },
)

test('wrong keys are a refusal with 401, and the secret is in nothing that leaves', async () => {
  const wrong = open({ keySecret: 'canary-wrong-secret' })
  const { orderId } = await makeOrder()
  const dead = open({ baseUrl: 'http://127.0.0.1:9' })
  const answers = [
    await wrong.findOrder({ orderId }),
    await wrong.createOrder({ receipt: 'x', amount: 100 }),
    await dead.createOrder({ receipt: 'x', amount: 100 }),
    await gateway.createOrder({ receipt: 'x', amount: 1 }),
  ]
  expect(faultOf(answers[0]!)).toMatchObject({
    kind: 'refused',
    status: 401,
    description: 'Authentication failed',
  })
  const seen =
    inspect([answers, wrong, dead, gateway], { depth: 10, showHidden: true }) + JSON.stringify(answers)
  expect(seen).not.toContain('canary')
  expect(seen).not.toContain(Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64'))
})

test('amounts that are no whole paise never leave', async () => {
  await expect(gateway.createOrder({ receipt: 'x', amount: 99.5 })).rejects.toThrow('whole number')
  await expect(gateway.createOrder({ receipt: 'x'.repeat(41), amount: 100 })).rejects.toThrow('40 characters')
})
