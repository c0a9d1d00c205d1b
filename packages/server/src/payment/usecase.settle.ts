import type { Tx } from '../platform/db.ts'
import { dropPage } from '../platform/notices.ts'
import { agencyScope, type Scope } from '../platform/scope.ts'
import type { SettledBy } from '../platform/tables.payment.ts'
import type { World } from '../platform/world.ts'
import type { Gateway } from './gateway.ts'
import { gatewayOf } from './usecase.accounts.ts'
import { applyTold, type Told } from './usecase.apply.ts'
import { receiptOf } from './rules.ts'
import { findIntent, type IntentRow, listOrders, moveIntent, type OrderRow, saveOrder } from './store.ts'
import { findAccount } from './store.accounts.ts'
import { listPayments } from './store.money.ts'
import { cardIdOf } from './store.periods.ts'
import { listRefunds, type RefundRow } from './store.refunds.ts'
import { openBreak } from './store.watch.ts'

/** How a purchase stands now. `asked`: the provider told all; without it, nothing is certain. */
export type Settled = { intent: IntentRow; asked: boolean }

/**
 * Turns money into what was bought: the only way. Browser, webhook and reconciler all call this, as often and as much at
 * once as they like. It asks the provider, whose own record is the truth, and then writes in one transaction under the
 * locks of purchase and business.
 */
export async function settle(
  world: World,
  { agencyId, intentId }: { agencyId: number; intentId: string },
  by: SettledBy,
): Promise<Settled | undefined> {
  const scope = agencyScope(agencyId)
  const known = await world.database.inScope(scope, async (tx) => {
    const intent = await findIntent(tx, scope, intentId)
    if (!intent) return undefined
    const account = intent.accountId && (await findAccount(tx, scope, intent.accountId))
    const orders = await listOrders(tx, scope, intentId)
    return { intent, account, orders, refunds: await listRefunds(tx, scope, intentId) }
  })
  if (!known) return undefined
  const { intent, account } = known
  if (!account) return { intent, asked: true }
  const gateway = gatewayOf(world, account)
  const orders =
    known.orders.length > 0 ? known.orders : await findLostOrder(world, gateway, intent, account.accountId)
  if (!orders) return { intent, asked: false }
  const { told, asked } = await ask(gateway, orders, known.refunds)
  if (told.length === 0) return { intent, asked }
  const after = await world.database.inScope(scope, async (tx) => {
    await applyTold(tx, scope, world, { intentId, told, by, now: world.clock() })
    const now = (await findIntent(tx, scope, intentId)) ?? intent
    if (asked && now.checkAt && (await isFinal(tx, scope, now)))
      await moveIntent(tx, scope, intentId, { checkAt: null })
    const cardId = now.businessId !== null && (await cardIdOf(tx, scope, now.businessId))
    return { intent: now, cardId }
  })
  if (after.cardId) await dropPage(world, `${agencyId}:${after.cardId}`)
  return { intent: after.intent, asked }
}

/**
 * Whether nothing more can come of a purchase by itself: it is decided, it has one order, which takes no further payment
 * then, and none of its attempts is still open or may come through late. Refunds are followed by themselves.
 */
async function isFinal(tx: Tx, scope: Pick<Scope, 'agencyId'>, { intentId, state }: IntentRow) {
  if (!['paid', 'refund_due', 'refunded'].includes(state)) return false
  const orders = await listOrders(tx, scope, intentId)
  const payments = await listPayments(tx, scope, intentId)
  return orders.length === 1 && payments.every(({ capturedAt }) => capturedAt !== null)
}

/** The answer to an order may have been lost after it was made: it is found by our receipt. */
async function findLostOrder(
  world: World,
  gateway: Gateway,
  intent: IntentRow,
  accountId: string,
): Promise<OrderRow[] | undefined> {
  const receipt = receiptOf(intent.intentId, 1)
  const found = await gateway.findOrder({ receipt })
  if (!found.ok) return undefined
  if (!found.value) return []
  const { orderId, amount, currency } = found.value
  const scope = agencyScope(intent.agencyId)
  const now = world.clock()
  return world.database.inScope(scope, async (tx) => {
    if (amount !== intent.amount || currency !== intent.currency) {
      const detail = { orderId, amount, currency, expected: intent.amount }
      await openBreak(tx, scope, { kind: 'order_differs', ref: intent.intentId, detail, now })
      return []
    }
    const { intentId } = intent
    await saveOrder(tx, scope, { orderId, accountId, intentId, receipt, amount, createdAt: now })
    return listOrders(tx, scope, intentId)
  })
}

async function ask(gateway: Gateway, orders: OrderRow[], ours: RefundRow[]) {
  const told: Told[] = []
  let asked = true
  for (const order of orders) {
    const payments = await gateway.paymentsOfOrder(order.orderId)
    if (!payments.ok) {
      asked = false
      continue
    }
    for (const payment of payments.value) {
      const mine = ours.filter((one) => one.paymentId === payment.paymentId)
      const isOpen = mine.some((one) => one.state !== 'processed')
      // What a bank took by a dispute is no refund at the provider.
      const back = mine
        .filter((one) => one.state === 'processed' && one.reason !== 'dispute')
        .reduce((sum, one) => sum + one.amount, 0)
      const wanted = payment.captured && (isOpen || payment.amountRefunded !== back)
      const refunds = wanted ? await gateway.refundsOfPayment(payment.paymentId) : undefined
      if (refunds && !refunds.ok) asked = false
      else told.push({ order, payment, refunds: refunds?.value ?? [] })
    }
  }
  told.sort(
    (a, b) =>
      a.payment.createdAt.getTime() - b.payment.createdAt.getTime() ||
      a.payment.paymentId.localeCompare(b.payment.paymentId),
  )
  return { told, asked }
}
