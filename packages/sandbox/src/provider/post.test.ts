import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Provider } from './provider.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { signBody } from './signing.ts'

const hour = 3600
const keys = { keyId: 'rzp_test_Post0000000001', keySecret: 'fault-secret' }
const secrets = { secret: 'webhook-secret', previousSecret: 'webhook-secret-before' }
let provider: Provider
let mine: Receiver

beforeAll(async () => {
  mine = await startReceiver()
})
beforeEach(() => {
  mine.clear()
  provider = new Provider({ accounts: [], answerLimitMs: 1000 })
  provider.setAccount({ ...keys, webhook: { url: mine.url, ...secrets } })
})
afterEach(() => provider.stop())
afterAll(() => {
  mine.close()
})

const order = (note?: string) =>
  provider.makeOrder(keys.keyId, { amount: 50_000, currency: 'INR', notes: note ? { sandbox: note } : {} })
const names = () => mine.received.map(({ event }) => event.event)
const signed = ({ body, headers }: Receiver['received'][number], secret = secrets.secret) =>
  headers['x-razorpay-signature'] === signBody(body, secret)
const states = (orderId: string) => provider.events(orderId).map(({ state }) => state)
async function arrived(count: number) {
  await expect.poll(() => mine.received.length).toBe(count)
  await provider.idle()
}

test('a success brings three events: signed over the raw body, each with an id, each a snapshot', async () => {
  const { id } = order()
  const { payment } = provider.pay(id)
  await arrived(3)
  expect(names().toSorted()).toEqual(['order.paid', 'payment.authorized', 'payment.captured'])
  expect(mine.received.every((one) => signed(one))).toBe(true)
  expect(new Set(mine.received.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(3)
  const body = (name: string) => mine.received.find(({ event }) => event.event === name)!.event
  expect(body('payment.authorized')).toMatchObject({
    entity: 'event',
    account_id: provider.store.orders.get(id)!.accountId,
    contains: ['payment'],
    payload: {
      payment: { entity: { id: payment.id, status: 'authorized', captured: false, order_id: id } },
    },
  })
  expect(body('payment.captured').payload).toMatchObject({ payment: { entity: { status: 'captured' } } })
  expect(body('order.paid')).toMatchObject({ contains: ['payment', 'order'] })
  expect(body('order.paid').payload).toMatchObject({
    order: { entity: { id, status: 'paid', amount_paid: 50_000 } },
  })
  expect(states(id)).toEqual(['delivered', 'delivered', 'delivered'])
})

test('until somebody answers with 2xx it comes again, later and later, with the same id and body', async () => {
  let refusals = 2
  mine.answer(() => (refusals-- > 0 ? 500 : 204))
  provider.pay(order().id, { outcome: 'failure' })
  await arrived(1)
  provider.advance(8)
  await new Promise((done) => setTimeout(done, 50))
  expect(mine.received).toHaveLength(1)
  provider.advance(8)
  await arrived(2)
  provider.advance(15)
  await new Promise((done) => setTimeout(done, 50))
  expect(mine.received).toHaveLength(2)
  provider.advance(20)
  await arrived(3)
  expect(new Set(mine.received.map(({ headers, body }) => headers['x-razorpay-event-id'] + body)).size).toBe(
    1,
  )
  provider.advance(48 * hour)
  await provider.idle()
  expect(mine.received).toHaveLength(3)
  const [event] = provider.events()
  expect(event?.attempts.map(({ status, outcome }) => [status, outcome])).toEqual([
    [500, 'refused'],
    [500, 'refused'],
    [204, 'accepted'],
  ])
})

test('after a day it gives up, switches the webhook off and says so; replayed by hand it still arrives', async () => {
  const told: string[] = []
  provider.stop()
  provider = new Provider({
    accounts: [],
    answerLimitMs: 1000,
    onDisabled: ({ keyId }) => told.push(keyId),
  })
  provider.setAccount({ ...keys, webhook: { url: mine.url, ...secrets } })
  mine.answer(() => 503)
  const { id } = order()
  provider.pay(id, { outcome: 'failure' })
  await expect
    .poll(() => {
      provider.advance(24 * hour)
      return states(id)
    })
    .toEqual(['given up'])
  expect(mine.received).toHaveLength(13)
  expect(told).toEqual([keys.keyId])
  provider.pay(order().id, { outcome: 'failure' })
  expect(provider.events().at(-1)?.state).toBe('unsent')
  mine.answer(() => 200)
  expect(await provider.replay(provider.events(id)[0]!.id)).toBe(200)
  expect(states(id)).toEqual(['delivered'])
  expect(mine.received.at(-1)!.body).toBe(mine.received[0]!.body)
})

test('whoever takes longer than the limit is asked again', async () => {
  let slow = true
  mine.answer(async () => {
    if (slow) await new Promise((done) => setTimeout(done, 1500))
    slow = false
    return 200
  })
  provider.pay(order().id, { outcome: 'failure' })
  await arrived(1)
  expect(provider.events()[0]?.attempts[0]).toMatchObject({ outcome: 'timeout', status: null })
  await expect.poll(() => slow).toBe(false)
  provider.advance(15)
  await arrived(2)
  expect(provider.events()[0]?.state).toBe('delivered')
})

test('refunds: created and processed, with refund and payment', async () => {
  const { payment } = provider.pay(order().id)
  provider.giveBack(payment.id, 20_000)
  provider.advance(5)
  await arrived(5)
  expect(names().slice(3)).toEqual(['refund.created', 'refund.processed'])
  expect(mine.received.at(-1)!.event).toMatchObject({
    contains: ['refund', 'payment'],
    payload: {
      refund: { entity: { amount: 20_000, status: 'processed' } },
      payment: { entity: { status: 'captured', amount_refunded: 20_000, refund_status: 'partial' } },
    },
  })
})
