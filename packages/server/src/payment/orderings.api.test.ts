import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { signBody } from '@parichay/sandbox/provider/signing.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmationOf, openShop, type TestShop } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { workOnEvent } from './usecase.events.ts'

let w: TestWorld
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
})
beforeEach(async () => {
  shop = await openShop(w)
})
afterAll(() => w.close())

/** Every fifth order in everyday runs; all 120 with PAYMENT_ORDERINGS=1. */
const stride = Number(process.env['PAYMENT_ORDERINGS'] ?? 5)

type Told = { id: string; body: string }

const permutations = <T>(list: T[]): T[][] =>
  list.length < 2
    ? [list]
    : list.flatMap((one, at) => permutations(list.toSpliced(at, 1)).map((rest) => [one, ...rest]))

/** Failed, authorised, captured, order paid, and the last one again under another number. */
async function storyOf(turn: string) {
  const { order } = await shop.customer.client.ok(paymentRoutes.createCardPaymentOrder, {
    body: {
      businessId: shop.business.businessId,
      subscriptionPlanId: shop.plans.gold,
      renew: true,
      billing: { name: turn, state: 'Gujarat' },
    },
  })
  w.sandbox.provider.scenario({ orderId: order.id, faults: [{ code: 'F2' }, { code: 'F4' }] })
  const paid = w.sandbox.provider.pay(order.id)
  await w.sandbox.provider.idle()
  const told: Told[] = w.sandbox.provider.events(order.id)
  const last = told.at(-1)!
  const [payment] = w.sandbox.provider.paymentsOf(order.id)
  const { keySecret } = shop.account
  const handler = {
    razorpay_payment_id: payment!.id,
    razorpay_order_id: order.id,
    razorpay_signature: signBody(`${order.id}|${payment!.id}`, keySecret),
  }
  expect([told.length, paid.told]).toEqual([4, 'nothing'])
  return { orderId: order.id, events: [...told, { ...last, id: `${last.id}-again` }], handler }
}

async function deliver({ id, body }: Told) {
  const { accountId, webhookUrl, webhookSecret } = shop.account
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-event-id': id,
    'x-razorpay-signature': signBody(body, webhookSecret),
  }
  const answer = await fetch(webhookUrl, { method: 'POST', body, headers })
  expect(answer.status).toBe(200)
  await workOnEvent(w.world, { agencyId: shop.agency.agencyId, accountId, eventId: id })
}

test.each(['before', 'after', 'never'])(
  'P11 five events in any order, the browser %s: one activation each',
  async (browser) => {
    const wrong: string[] = []
    for (const [turn, order] of permutations([0, 1, 2, 3, 4]).entries()) {
      if (turn % stride > 0) continue
      const { orderId, events, handler } = await storyOf(`${browser} ${turn}`)
      const confirm = () =>
        shop.customer.client.ok(paymentRoutes.confirmCardPayment, {
          body: confirmationOf(shop, orderId, handler),
        })
      if (browser === 'before') await confirm()
      for (const at of order) await deliver(events[at]!)
      if (browser === 'after') await confirm()
      const brought = await w.world.database.platform
        .selectFrom('paymentOrder')
        .innerJoin('activation', 'activation.intentId', 'paymentOrder.intentId')
        .innerJoin('payment', 'payment.paymentId', 'activation.paymentId')
        .select('payment.status')
        .where('paymentOrder.orderId', '=', orderId)
        .execute()
      if (brought.length !== 1 || brought[0]!.status !== 'captured') wrong.push(order.join())
    }
    expect(wrong).toEqual([])
  },
  900_000,
)
