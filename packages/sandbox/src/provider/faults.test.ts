import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Dice } from './dice.ts'
import { readWishes } from './faults.ts'
import { Provider } from './provider.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { signBody, signCheckout } from './signing.ts'

const hour = 3600
const keys = { keyId: 'rzp_test_Fault000000001', keySecret: 'fault-secret' }
const others = { keyId: 'rzp_test_Fault000000002', keySecret: 'stranger-secret' }
const secrets = { secret: 'webhook-secret', previousSecret: 'webhook-secret-before' }
let provider: Provider
let mine: Receiver
let theirs: Receiver

beforeAll(async () => {
  ;[mine, theirs] = await Promise.all([startReceiver(), startReceiver()])
})
beforeEach(() => {
  mine.clear()
  theirs.clear()
  provider = new Provider({ accounts: [], answerLimitMs: 1000 })
  provider.setAccount({ ...keys, webhook: { url: mine.url, ...secrets } })
  provider.setAccount({ ...others, webhook: { url: theirs.url, secret: 'webhook-of-the-stranger' } })
})
afterEach(() => provider.stop())
afterAll(() => {
  mine.close()
  theirs.close()
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

describe('faults', () => {
  test('F1: captured and the events are sent, but the browser hears nothing', async () => {
    const { told, handler } = provider.pay(order('F1').id)
    expect([told, handler]).toEqual(['nothing', undefined])
    await arrived(3)
  })

  test('F2: captured, nothing is heard anywhere; the events are in the log and can be replayed in any order', async () => {
    const { id } = order('F2')
    expect(provider.pay(id).told).toBe('nothing')
    provider.advance(48 * hour)
    await provider.idle()
    expect(mine.received).toEqual([])
    expect(states(id)).toEqual(['lost', 'lost', 'lost'])
    expect(provider.paymentsOf(id)[0]?.status).toBe('captured')
    for (const event of provider.events(id).toReversed()) await provider.replay(event.id)
    expect(names()).toEqual(['order.paid', 'payment.captured', 'payment.authorized'])
    expect(mine.received.every((one) => signed(one))).toBe(true)
  })

  test('F2 with a number: so many deliveries of each event get lost, the next one arrives', async () => {
    provider.pay(order('F2:times=2').id)
    await provider.idle()
    expect(mine.received).toHaveLength(0)
    for (const rounds of [2, 3]) {
      provider.advance(30)
      await expect.poll(() => provider.events().every((event) => event.rounds === rounds)).toBe(true)
    }
    await arrived(3)
  })

  test('F3: every event 2 to 10 times, at the same time, with the same id; with a number exactly so often', async () => {
    mine.answer(() => new Promise((done) => setTimeout(() => done(200), 50)))
    provider.pay(order('F3').id)
    await expect.poll(() => provider.events().every(({ state }) => state === 'delivered')).toBe(true)
    await provider.idle()
    for (const { id } of provider.events()) {
      const copies = mine.received.filter(({ headers }) => headers['x-razorpay-event-id'] === id)
      expect(copies.length).toBeGreaterThanOrEqual(2)
      expect(copies.length).toBeLessThanOrEqual(10)
      expect(new Set(copies.map(({ body }) => body)).size).toBe(1)
    }
    expect(mine.atOnce()).toBeGreaterThan(3)
    mine.clear()
    provider.pay(order('F3:times=7').id, { outcome: 'failure' })
    await arrived(7)
  })

  test('F4: the story is told from its end, with a failure last', async () => {
    const { id } = order('F4')
    expect(provider.pay(id).told).toBe('handler')
    await arrived(4)
    expect(names()).toEqual(['order.paid', 'payment.captured', 'payment.authorized', 'payment.failed'])
  })

  test('F4 on an order that is never paid: what was kept back comes after a minute', async () => {
    provider.pay(order('F4').id, { outcome: 'failure' })
    await provider.idle()
    expect(mine.received).toHaveLength(0)
    provider.advance(60)
    await arrived(1)
  })

  test.each([
    ['wrong', 3],
    ['byte', 3],
    ['missing', 3],
    ['key', 3],
  ])('F5 %s: a forged copy of each event goes ahead of the true one', async (variant, count) => {
    mine.answer((one) => (signed(one) ? 200 : 400))
    provider.pay(order(`F5:variant=${variant}`).id)
    await arrived(2 * count)
    expect(mine.received.filter((one) => signed(one))).toHaveLength(count)
    const forged = provider
      .events()
      .flatMap(({ attempts }) => attempts.filter(({ kind }) => kind === 'forged'))
    expect(forged.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(provider.events().every(({ state }) => state === 'delivered')).toBe(true)
  })

  test('F5: all three forgeries; only forged ones; the old secret', async () => {
    mine.answer((one) => (signed(one) ? 200 : 400))
    provider.pay(order('F5').id, { outcome: 'failure' })
    await arrived(4)
    mine.clear()
    mine.answer((one) => (signed(one) ? 200 : 400))
    provider.pay(order('F5:only=true').id, { outcome: 'failure' })
    await arrived(1)
    expect(signed(mine.received[0]!)).toBe(false)
    mine.clear()
    provider.pay(order('F5:variant=old').id, { outcome: 'failure' })
    await arrived(1)
    expect(signed(mine.received[0]!, secrets.previousSecret)).toBe(true)
  })

  test('F6: failed for the browser, authorised and captured two hours later', async () => {
    const { id } = order('F6')
    const { told, error } = provider.pay(id)
    expect([told, error?.reason]).toEqual(['failed', 'payment_failed'])
    await arrived(1)
    provider.advance(2 * hour - 60)
    expect(provider.paymentsOf(id)[0]?.status).toBe('failed')
    provider.advance(60)
    await arrived(4)
    expect(names()[0]).toBe('payment.failed')
    expect(provider.paymentsOf(id)).toMatchObject([{ status: 'captured', error: null }])
    expect(provider.store.orders.get(id)?.status).toBe('paid')
  })

  test('F6 after a second try succeeded: the late one goes back by itself', async () => {
    const { id } = order('F6:seconds=60')
    provider.pay(id)
    provider.pay(id)
    provider.advance(60)
    await expect.poll(() => provider.paymentsOf(id)[0]?.status).toBe('refunded')
    expect(provider.paymentsOf(id)[0]).toMatchObject({ captured: false, amountRefunded: 50_000 })
    expect(provider.paymentsOf(id)[1]?.status).toBe('captured')
  })

  test.each([
    ['less', { amount: 49_900, currency: 'INR' }],
    ['more', { amount: 50_100, currency: 'INR' }],
    ['currency', { amount: 50_000, currency: 'USD' }],
  ])('F7 %s: the payment is not what the order asked for', async (variant, expected) => {
    const { payment } = provider.pay(order(`F7:variant=${variant}`).id)
    expect(payment).toMatchObject({ ...expected, status: 'captured' })
    await arrived(3)
    const captured = mine.received.find(({ event }) => event.event === 'payment.captured')!.event
    expect(captured.payload['payment']!.entity).toMatchObject(expected)
  })

  test('F8: a second capture on the same order, with events of its own, and order.paid once', async () => {
    const { id } = order('F8')
    provider.pay(id)
    provider.advance(1)
    await arrived(5)
    expect(provider.paymentsOf(id).map(({ status }) => status)).toEqual(['captured', 'captured'])
    expect(names().filter((name) => name === 'order.paid')).toHaveLength(1)
    expect(provider.store.orders.get(id)).toMatchObject({ attempts: 2, amountPaid: 50_000 })
  })

  test.each([
    ['F9', 50_000, 'refunded'],
    ['F9:amount=12000', 12_000, 'captured'],
  ])('%s: somebody refunds in the dashboard', async (note, amount, status) => {
    const { id } = order(note)
    provider.pay(id)
    provider.advance(1)
    await expect.poll(() => provider.store.refunds.size).toBe(1)
    provider.advance(5)
    await arrived(5)
    expect(provider.paymentsOf(id)[0]).toMatchObject({ amountRefunded: amount, status })
    expect(names().slice(3)).toEqual(['refund.created', 'refund.processed'])
  })

  test('F9 after everything went back already: there is nothing to refund, and nothing breaks', async () => {
    const { id } = order('F9:seconds=10')
    const { payment } = provider.pay(id)
    provider.giveBack(payment.id)
    provider.advance(10)
    await arrived(5)
    expect(provider.store.refunds.size).toBe(1)
    expect(() => provider.giveBack(payment.id)).toThrow('fully refunded')
    expect(() => provider.giveBack(provider.pay(order('F16').id).payment.id)).toThrow('should be captured')
  })

  test('F10: a refund fails after it was pending, and the money is the merchant’s again; the next one arrives', async () => {
    const { id } = order('F10')
    const { payment } = provider.pay(id)
    provider.giveBack(payment.id)
    expect(provider.paymentsOf(id)[0]?.status).toBe('refunded')
    provider.advance(5)
    await arrived(5)
    expect(names().slice(3)).toEqual(['refund.created', 'refund.failed'])
    expect(provider.paymentsOf(id)[0]).toMatchObject({ status: 'captured', amountRefunded: 0 })
    provider.giveBack(payment.id)
    provider.advance(5)
    await arrived(7)
    expect(names().at(-1)).toBe('refund.processed')
  })

  test('F14: a 2xx that came too late does not count; the event comes again', async () => {
    provider.pay(order('F14').id, { outcome: 'failure' })
    await arrived(1)
    expect(provider.events()[0]).toMatchObject({
      state: 'waiting',
      attempts: [{ status: 200, outcome: 'late' }],
    })
    provider.advance(15)
    await arrived(2)
    expect(states(provider.events()[0]!.orderId)).toEqual(['delivered'])
  })

  test('F15: the handler is of another order, of an earlier payment, or garbled', () => {
    const earlier = provider.pay(order().id)
    const { id } = order('F15')
    const other = provider.pay(id)
    expect(other.handler).toMatchObject({ razorpay_order_id: id, razorpay_payment_id: other.payment.id })
    expect(other.handler!.razorpay_signature).not.toBe(signCheckout(id, other.payment.id, keys.keySecret))
    expect(provider.pay(order('F15:variant=replay').id).handler).toEqual(earlier.handler)
    const garbled = provider.pay(order('F15:variant=garbled').id)
    expect(garbled.handler!.razorpay_signature).toMatch(/^[0-9a-f]{64}$/)
  })

  test('F16: authorised and never captured; after three days the money goes back by itself', async () => {
    const { id } = order('F16')
    expect(provider.pay(id).told).toBe('handler')
    await arrived(1)
    expect(names()).toEqual(['payment.authorized'])
    expect(provider.store.orders.get(id)?.status).toBe('attempted')
    provider.advance(72 * hour)
    await arrived(2)
    provider.advance(5)
    await arrived(3)
    expect(names()).toEqual(['payment.authorized', 'refund.created', 'refund.processed'])
    const payment = mine.received.at(-1)!.event.payload['payment']!.entity
    expect(payment).toMatchObject({ status: 'refunded', captured: false })
  })

  test('F17: the other account sends events about our order, with its own name and secret', async () => {
    const { id } = order('F17')
    provider.pay(id, { outcome: 'failure' })
    await arrived(1)
    expect(theirs.received).toHaveLength(1)
    const [foreign] = theirs.received
    expect(signed(foreign!, 'webhook-of-the-stranger')).toBe(true)
    const stranger = [...provider.store.accounts.values()].find(({ keyId }) => keyId === others.keyId)!
    expect(foreign!.event).toMatchObject({
      account_id: stranger.accountId,
      payload: { payment: { entity: { order_id: id } } },
    })
    provider.pay(order('F17:only=true').id, { outcome: 'failure' })
    await provider.idle()
    expect([mine.received.length, theirs.received.length]).toEqual([1, 2])
  })

  test('F18: the money comes five days later', async () => {
    const { id } = order('F18')
    expect(provider.pay(id).told).toBe('pending')
    expect(provider.events(id)).toEqual([])
    provider.advance(5 * 24 * hour)
    await arrived(3)
    expect(provider.paymentsOf(id)[0]?.status).toBe('captured')
  })

  test.each([
    ['F19', 600],
    ['F19:variant=old', -23 * hour],
    ['F19:seconds=7200', 7200],
  ])('%s: the clock of an event is %i seconds off', async (note, shift) => {
    provider.pay(order(note).id, { outcome: 'failure' })
    await arrived(1)
    expect(Math.abs(mine.received[0]!.event.created_at - Date.now() / 1000 - shift)).toBeLessThan(60)
    expect(signed(mine.received[0]!)).toBe(true)
  })

  test('two faults at once, wished for later and by receipt', async () => {
    const { id } = order()
    provider.scenario({ orderId: id, faults: [{ code: 'F1' }, { code: 'F3', times: 3 }] })
    expect(provider.pay(id).told).toBe('nothing')
    await arrived(9)
    expect(() => provider.scenario({ orderId: 'order_unknown', faults: [{ code: 'F1' }] })).toThrow(
      'does not exist',
    )
  })

  test('faults by chance are the same for the same seed', () => {
    const throws = (seed: number) => {
      provider.chaos({ F1: 0.35, F2: 0.25, F3: 0.3 }, seed)
      return Array.from({ length: 60 }, () =>
        order()
          .faults.map(({ code }) => code)
          .join(),
      )
    }
    const [one, same, other] = [throws(7), throws(7), throws(8)]
    expect(same).toEqual(one)
    expect(other).not.toEqual(one)
    expect(one.filter((codes) => codes.includes('F1')).length).toBeGreaterThan(10)
    const dice = new Dice(3)
    expect(Array.from({ length: 500 }, () => dice.between(2, 10)).every((one) => one >= 2 && one <= 10)).toBe(
      true,
    )
  })

  test('what a note may say', () => {
    expect(
      readWishes('F3:times=4 F5:variant=byte,only=true nonsense F99 F6:seconds=1.5 F13:call=refund'),
    ).toEqual([
      { code: 'F3', times: 4 },
      { code: 'F5', variant: 'byte', only: true },
      { code: 'F6', seconds: 1.5 },
      { code: 'F13', call: 'refund' },
    ])
    expect(readWishes(undefined)).toEqual([])
  })
})
