import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { balances } from '../payment/store.watch.ts'
import { confirmationOf, doJobs, orderPlan, reconcileLater, type TestShop } from './makers.payment.ts'
import { modesThatDiffer, renewalsThatDiffer, untallied } from './untallied.ts'
import type { TestWorld } from './world.ts'

type Pay = TestWorld['sandbox']['provider']['pay']

/** Nothing was ever bought. */
export const free = { expiry: null, paid: 0, periods: [] }

/** What tests do and ask at a shop's counter. `world` and `shop` are asked each time, since tests open new ones. */
export function counterOf(world: () => TestWorld, shopNow: () => TestShop) {
  return {
    /** A year from today, as `standing` tells it. */
    paidYear() {
      const today = istDay(world().clock.now())
      const end = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
      return { expiry: addDays(end, -1), paid: 1, periods: [`[${today},${end})`] }
    },
    /** Hands in what checkout answered, as the shop's customer. */
    confirm: (orderId: string, handler: Parameters<typeof confirmationOf>[2]) =>
      shopNow().customer.client.call(paymentRoutes.confirmCardPayment, {
        body: confirmationOf(shopNow(), orderId, handler),
      }),
    /** Faults of the next order. */
    faults: (...list: { code: string; [more: string]: unknown }[]) =>
      world().sandbox.provider.scenario({ nextOrders: 1, faults: list } as never),
    /** Kinds of the open exceptions. */
    breaks: async () =>
      (await shopNow().admin.client.ok(paymentRoutes.listPaymentExceptions, { query: {} })).map(
        ({ kind }) => kind,
      ),
    /** What the customer sees of the payments. */
    records: () =>
      shopNow().customer.client.ok(paymentRoutes.listCardPayments, {
        query: { businessId: shopNow().business.businessId },
      }),
    /** The refunds of the shop. */
    refunds: () =>
      world()
        .world.database.platform.selectFrom('refund')
        .select(['state', 'amount', 'reason', 'tries'])
        .where('agencyId', '=', shopNow().agency.agencyId)
        .orderBy('createdAt')
        .execute(),
    /** Refunds take their time at the provider; here it passes. */
    async untilBack() {
      for (let round = 0; round < 4; round += 1) {
        world().sandbox.provider.advance(60)
        await doJobs(world())
        await reconcileLater(world())
      }
    },
    /** Orders the golden plan and pays for it. */
    async buy(wish: Parameters<Pay>[1] = {}) {
      const { order, intentId } = await orderPlan(shopNow())
      const paid = world().sandbox.provider.pay(order.id, wish)
      const handler = paid.told === 'handler' ? paid.handler : undefined
      return { orderId: order.id, intentId, paid, handler }
    },
    /** Where a purchase stands, asked by the customer. */
    status: async (intentId: string) =>
      (await shopNow().customer.client.ok(paymentRoutes.getPaymentStatus, { query: { intentId } })).status,
    /**
     * Accounts whose money is not all somewhere, once; days that do not come to what their purchases say; purchases that do not know how
     * they were paid, or paid times how they went on. Of one agency, if it is named.
     */
    imbalance: async (agencyId?: number) => {
      const { platform } = world().world.database
      const accounts = (await balances(platform, agencyId)).filter(
        (one) =>
          one.captured !== one.applied + one.refunded + one.due + one.exception ||
          one.unassigned !== 0 ||
          one.captured !== one.capturedByPayments ||
          one.refunded !== one.refundedByRefunds,
      )
      const days = await untallied(platform, agencyId)
      const renewals = await renewalsThatDiffer(platform, agencyId)
      return [...accounts, ...days, ...(await modesThatDiffer(platform, agencyId)), ...renewals]
    },
  }
}
