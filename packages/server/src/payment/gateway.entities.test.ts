import { Provider } from '@parichay/sandbox/provider/provider.ts'
import { expect, test } from 'vitest'
import { readEvent } from './gateway.entities.ts'

const keys = { keyId: 'rzp_test_Events00000001', keySecret: 'secret' }

/** Every event that the provider writes down for what happens to an order; nobody listens. */
function eventsOf(play: (provider: Provider, orderId: string) => void, note = '') {
  const provider = new Provider({ accounts: [keys], speed: 1 })
  const order = provider.makeOrder(keys.keyId, {
    amount: 49_900,
    currency: 'INR',
    notes: note ? { sandbox: note } : {},
  })
  play(provider, order.id)
  const events = provider.events(order.id)
  provider.stop()
  return { order, account: order.accountId, bodies: events.map(({ body }) => Buffer.from(body)) }
}

test('every kind of event is read, with what it carries', () => {
  const { order, account, bodies } = eventsOf((provider, orderId) => {
    provider.pay(orderId, { outcome: 'failure', method: 'card' })
    const { payment } = provider.pay(orderId, { method: 'netbanking' })
    provider.giveBack(payment.id, 900)
  })
  const events = bodies.map((body) => readEvent(body)!)
  expect(events.map(({ event }) => event)).toEqual([
    'payment.failed',
    'payment.authorized',
    'payment.captured',
    'order.paid',
    'refund.created',
  ])
  expect(
    events.every(({ accountId, payment }) => accountId === account && payment?.orderId === order.id),
  ).toBe(true)
  expect(events[0]?.payment).toMatchObject({ status: 'failed', error: { reason: 'payment_failed' } })
  expect(events[2]?.payment).toMatchObject({
    status: 'captured',
    captured: true,
    amount: 49_900,
    error: null,
    fee: 1178,
  })
  expect(events[3]?.order).toMatchObject({ orderId: order.id, status: 'paid', amountPaid: 49_900, notes: {} })
  expect(events[4]?.refund).toMatchObject({ amount: 900, status: 'pending' })
  expect(Math.abs(events[0]!.createdAt.getTime() - Date.now())).toBeLessThan(60_000)
})

test('a clock that is wrong is read as it is', () => {
  const { bodies } = eventsOf((provider, id) => provider.pay(id, { outcome: 'failure' }), 'F19:variant=old')
  expect(Date.now() - readEvent(bodies[0]!)!.createdAt.getTime()).toBeGreaterThan(22 * 3_600_000)
})

test.each([
  ['nothing', ''],
  ['no JSON', '{"event":'],
  ['no event', '{"hello":1}'],
  ['a list', '[]'],
  [
    'a payment that is none',
    '{"account_id":"a","event":"payment.captured","created_at":1,"payload":{"payment":{"entity":{"id":"x"}}}}',
  ],
  [
    'an amount as text',
    '{"account_id":"a","event":"payment.captured","created_at":1,"payload":{"payment":{"entity":{"id":"pay_12345678901234","amount":"499","currency":"INR","status":"captured","created_at":1}}}}',
  ],
])('%s is no event', (_what, body) => {
  expect(readEvent(body)).toBeUndefined()
})

test('an event of a kind that we do not know is read, without parts', () => {
  const body =
    '{"account_id":"acc_1","event":"settlement.processed","created_at":1,"payload":{"settlement":{"entity":{}}}}'
  expect(readEvent(body)).toMatchObject({
    event: 'settlement.processed',
    payment: undefined,
    order: undefined,
  })
})
