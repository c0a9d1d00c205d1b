import { fail } from '@parichay/contract/errors.ts'
import type { BillingDetails, OrderReply, PaymentReply } from '@parichay/contract/payment/fields.ts'
import { customPlanId } from '@parichay/contract/plan/fields.ts'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Call } from '../platform/http.ts'
import { findReached } from '../platform/reach.ts'
import { agencyScope, type Scope, scopeAt } from '../platform/scope.ts'
import type { IntentSnapshot, PurchaseKind } from '../platform/tables.payment.ts'
import type { World } from '../platform/world.ts'
import { gatewayOf, keySecretsOf } from './usecase.accounts.ts'
import { settle } from './usecase.settle.ts'
import { receiptOf } from './rules.ts'
import { isCheckoutSignature } from './rules.signature.ts'
import {
  addIntent,
  findIntent,
  findOrder,
  findOrderAnywhere,
  type IntentRow,
  listOpenIntents,
  listOrders,
  type OrderRow,
  saveOrder,
} from './store.ts'
import { type AccountRow, findAccount, findActiveAccount } from './store.accounts.ts'
import { findPayment, listPayments } from './store.money.ts'
import { lockBusinessRow } from './store.periods.ts'
import { closeBreaks, firstLookMs, openBreak } from './store.watch.ts'

/** What somebody wants to buy, already checked and priced by the server. `amount` is paise. */
export type Wish = {
  kind: PurchaseKind
  businessId: number | null
  objectNo: number | null
  amount: number
  snapshot: IntentSnapshot
  billing: BillingDetails | null
  madeBy: string
}

const hour = 3_600_000
const unavailable = 'The payment service does not answer just now. Try again in a minute.'
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/**
 * Makes an order at the provider, or gives the one that is open for the same wish. What was ordered before is looked at
 * first: somebody whose browser died after paying must not pay again.
 */
export async function orderPurchase(world: World, agencyId: number, wish: Wish): Promise<OrderReply> {
  const scope = agencyScope(agencyId)
  const now = world.clock()
  const wanted = { ...wish, since: new Date(now.getTime() - 24 * hour) }
  const { account, open } = await world.database.inScope(scope, async (tx) => ({
    account: await findActiveAccount(tx, scope),
    open: await listOpenIntents(tx, scope, wanted),
  }))
  if (!account) fail('ONLINE_PAYMENT_OFF', 'Please connect with admin to purchase subscription plan.')
  for (const one of open.slice(0, 3)) {
    const settled = await settle(world, one, 'browser')
    if (!settled?.asked) fail('PAYMENT_UNAVAILABLE', unavailable)
    // The bill of another month is another thing, though the same agency pays it.
    if (settled.intent.state === 'paid' && one.snapshot['month'] === wish.snapshot['month'])
      fail('PAYMENT_DUPLICATE', 'Your payment for this has arrived. Nothing more is to be paid.')
  }
  const { intent, orders, isTried } = await world.database.inScope(scope, async (tx) => {
    if (wish.businessId !== null) await lockBusinessRow(tx, scope, wish.businessId)
    const found =
      (await listOpenIntents(tx, scope, { ...wanted, since: new Date(now.getTime() - hour) })).find((one) =>
        isSame(one, wish, account),
      ) ??
      (await addIntent(tx, scope, {
        ...wish,
        intentId: randomUUID(),
        accountId: account.accountId,
        requestId: null,
        manual: null,
        createdAt: now,
        checkAt: new Date(now.getTime() + firstLookMs),
      }))!
    const payments = await listPayments(tx, scope, found.intentId)
    const made = await listOrders(tx, scope, found.intentId)
    const last = made.at(-1)
    return { intent: found, orders: made, isTried: payments.some(({ orderId }) => orderId === last?.orderId) }
  })
  const last = orders.at(-1)
  const order = last && !isTried ? last : await makeOrder(world, account, intent, orders.length + 1)
  return {
    key: account.keyId,
    order: { id: order.orderId, amount: intent.amount, currency: intent.currency },
    intentId: intent.intentId,
  }
}

const isSame = (one: IntentRow, wish: Wish, account: AccountRow) =>
  one.accountId === account.accountId &&
  one.amount === wish.amount &&
  one.madeBy === wish.madeBy &&
  isDeepStrictEqual(one.snapshot, plain(wish.snapshot)) &&
  isDeepStrictEqual(one.billing, plain(wish.billing))

/** Makes the n-th order of a purchase. Its receipt is ours, so that asking twice makes one. */
async function makeOrder(
  world: World,
  account: AccountRow,
  intent: IntentRow,
  turn: number,
): Promise<Pick<OrderRow, 'orderId'>> {
  const { intentId, amount, currency, agencyId } = intent
  const scope = agencyScope(agencyId)
  const receipt = receiptOf(intentId, turn)
  const notes = {
    intent: intentId,
    record: String(intent.recordNo),
    name: intent.snapshot.name,
    ...(intent.businessId !== null && { business: String(intent.businessId) }),
  }
  const gateway = gatewayOf(world, account)
  const ask = () => gateway.createOrder({ receipt, amount, currency, notes })
  const first = await ask()
  // Out of order for a moment is usual; the receipt makes sure that a second question makes no second order.
  const isShort = !first.ok && first.fault.kind === 'busy' && first.fault.status >= 500
  const made = isShort ? await ask() : first
  const now = world.clock()
  if (!made.ok) {
    const { fault } = made
    world.log.warn({ fault, agencyId, intentId }, 'no order could be made')
    // Keys that are refused are an exception of their own.
    if (fault.kind === 'refused' && fault.status !== 401)
      await world.database.inScope(scope, (tx) =>
        openBreak(tx, scope, { kind: 'order_refused', ref: account.accountId, detail: fault, now }),
      )
    return fail('PAYMENT_UNAVAILABLE', unavailable)
  }
  const { orderId } = made.value
  await world.database.inScope(scope, async (tx) => {
    if (made.value.amount !== amount || made.value.currency !== currency) {
      const detail = { orderId, amount: made.value.amount, expected: amount }
      await openBreak(tx, scope, { kind: 'order_differs', ref: intentId, detail, now })
      return
    }
    const refused = {
      kind: 'order_refused',
      ref: account.accountId,
      by: 'system',
      note: 'orders are taken',
      now,
    }
    await closeBreaks(tx, scope, refused)
    await saveOrder(tx, scope, {
      orderId,
      accountId: account.accountId,
      intentId,
      receipt,
      amount,
      createdAt: now,
    })
  })
  if (made.value.amount !== amount || made.value.currency !== currency)
    fail('PAYMENT_UNAVAILABLE', unavailable)
  return { orderId }
}

/** What checkout answered. */
export type Proof = {
  orderCreationId: string
  razorpayPaymentId: string
  razorpayOrderId: string
  razorpaySignature: string
}

const noSuch = () => fail('NOT_FOUND', 'There is no such order for this business.')

/**
 * Takes what checkout answered to the browser. It is a knock at the door: the stored order decides what was bought, and
 * `settle` asks the provider whether it was paid. After a good signature the answer is never worse than pending.
 */
export async function confirmPurchase(
  { world, scope, log }: Pick<Call, 'world' | 'scope' | 'log'>,
  proof: Proof,
  fits: (intent: IntentRow) => boolean,
): Promise<PaymentReply> {
  const there =
    scope.reach === 'platform'
      ? scopeAt(scope, (await findOrderAnywhere(world.database.platform, proof.orderCreationId))?.agencyId)
      : scope
  const { intent, account } = await world.database.inScope(there, async (tx) => {
    const order = await findOrder(tx, there, proof.orderCreationId)
    const found = order && (await findIntent(tx, there, order.intentId))
    if (!found || !(await reaches(tx, there, found)) || !fits(found)) return noSuch()
    return { intent: found, account: (await findAccount(tx, there, order.accountId)) ?? noSuch() }
  })
  const facts = {
    orderId: proof.orderCreationId,
    paymentId: proof.razorpayPaymentId,
    signature: proof.razorpaySignature,
  }
  const isForOrder = proof.razorpayOrderId === proof.orderCreationId
  const isGood =
    isForOrder && keySecretsOf(world, account).some((secret) => isCheckoutSignature(facts, secret))
  // Keys may have changed twice while the sheet was open: then the provider is asked for a payment of that number.
  const mayBeOlder = isForOrder && account.keySecretBeforeSealed !== null
  if (!isGood && !mayBeOlder) refuseSignature(log, intent)
  const now = await refreshed(world, intent, log)
  if (!isGood && !(await isKnownPayment(world, there, now, facts.paymentId))) refuseSignature(log, intent)
  return standingOf(now)
}

function refuseSignature(log: Call['log'], { intentId }: IntentRow): never {
  log.warn({ intentId }, 'a confirmation is not signed by the provider')
  return fail('PAYMENT_SIGNATURE', 'This confirmation did not come from the payment service.')
}

const isKnownPayment = (world: World, scope: Scope, { intentId }: IntentRow, paymentId: string) =>
  world.database.inScope(scope, async (tx) => {
    const payment = await findPayment(tx, scope, paymentId)
    return payment?.intentId === intentId && payment.status !== 'failed'
  })

/** The purchase after the provider was asked once more; as it was, if anything goes wrong meanwhile. */
export async function refreshed(world: World, intent: IntentRow, log: Call['log']): Promise<IntentRow> {
  try {
    return (await settle(world, intent, 'browser'))?.intent ?? intent
  } catch (error) {
    log.error({ err: error, intentId: intent.intentId }, 'not settled yet')
    return intent
  }
}

/** Whether a purchase is for a business within reach; bills of agencies are for whole agencies. */
export async function reaches(
  tx: Parameters<typeof findReached>[0],
  there: Scope,
  intent: IntentRow,
): Promise<boolean> {
  if (intent.businessId === null) return there.reach === 'agency'
  return (await findReached(tx, there, intent.businessId)) !== undefined
}

/** A purchase as a confirmation answers. What is not sure is pending. */
export const standingOf = ({ state, intentId, snapshot, recordNo }: IntentRow): PaymentReply => ({
  status: state === 'new' || state === 'open' ? 'pending' : state,
  intentId,
  planId: snapshot.subscriptionPlanId ?? customPlanId,
  recordNo,
})
