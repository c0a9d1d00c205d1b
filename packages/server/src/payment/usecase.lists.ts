import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tx } from '../platform/db.ts'
import { agencyScope, type Scope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import type { Answer, Gateway, ProviderOrder, ProviderPayment, Span } from './gateway.ts'
import { gatewayOf } from './usecase.accounts.ts'
import { applyDispute } from './usecase.disputes.ts'
import { settle } from './usecase.settle.ts'
import { intentIdOf } from './rules.ts'
import { findIntent, saveOrder } from './store.ts'
import { type AccountRow, areSameMerchant, changeAccount } from './store.accounts.ts'
import { listOpenDisputes } from './store.disputes.ts'
import { bookedPayments, bookedRefunds, intentsOfOrders, numbersSince } from './store.lists.ts'
import { closeBreaks, openBreak } from './store.watch.ts'

const day = 86_400_000
/** How far back is read every night: refunds take a week and more, late captures four days. */
const lookBack = 10 * day
/** How far back is read the first time: as long as a payment may be refunded. */
const firstLook = 183 * day
const pageSize = 100
/** Pauses before a page is asked for again when the provider asks for patience, in milliseconds. */
const pauses = [500, 1500, 4000, 10_000]

/** What the reading of an account's lists gave. `heard`: payments of ours in the last two days. `isRefused`: its keys. */
export type Read = { found: number; heard: number; isWhole: boolean; isRefused: boolean }

/**
 * Reads the provider's lists of an account and holds them against our books, both ways, by the provider's numbers:
 * payments by their order, refunds, disputes. What differs is settled by the provider's own record; what the provider does
 * not know of ours is an exception, until it does. How far it read is remembered, so that no night leaves a gap.
 */
export async function readLists(world: World, account: AccountRow): Promise<Read> {
  // The provider's clock, which is the machine's, and not the one that tests and drills move.
  const to = new Date()
  const usual = to.getTime() - lookBack
  const from = new Date(
    account.listsReadAt ? Math.min(usual, account.listsReadAt.getTime() - 2 * day) : to.getTime() - firstLook,
  )
  const reading = new Reading(world, account)
  const isWhole = await reading.read({ from, to })
  const scope = agencyScope(account.agencyId)
  if (isWhole)
    await world.database.inScope(scope, (tx) =>
      changeAccount(tx, scope, account.accountId, { listsReadAt: to }),
    )
  return { found: reading.found, heard: reading.heard, isWhole, isRefused: reading.isRefused }
}

class Reading {
  found = 0
  heard = 0
  isRefused = false
  readonly #world: World
  readonly #account: AccountRow
  readonly #gateway: Gateway
  readonly #settled = new Set<string>()

  constructor(world: World, account: AccountRow) {
    this.#world = world
    this.#account = account
    this.#gateway = gatewayOf(world, account)
  }

  /** All lists of a span; false when one of them could not be read to its end. */
  async read(span: Span): Promise<boolean> {
    const payments = new Set<string>()
    const refunds = new Set<string>()
    const lost = new Set<string>()
    const whole = [
      await this.#pages(
        (skip) => this.#gateway.listPayments({ ...span, skip }),
        (page) => this.#payments(page, payments, lost),
      ),
    ]
    if (lost.size > 0) {
      // An order is older than its payments, by four days at most.
      const wider = { ...span, from: new Date(span.from.getTime() - 5 * day) }
      whole.push(
        await this.#pages(
          (skip) => this.#gateway.listOrders({ ...wider, skip }),
          (page) => this.#lostOrders(page, lost),
        ),
      )
    }
    whole.push(
      await this.#pages(
        (skip) => this.#gateway.listRefunds({ ...span, skip }),
        async (page) => {
          for (const { refundId } of page) refunds.add(refundId)
          await this.#refunds(page)
        },
      ),
      await this.#disputes(span.from),
    )
    return whole.every(Boolean) && (await this.#unknownThere(payments, refunds))
  }

  /** Page after page; patience when the provider asks for it. */
  async #pages<T>(
    ask: (skip: number) => Promise<Answer<T[]>>,
    take: (page: T[]) => Promise<boolean | void>,
  ): Promise<boolean> {
    for (let skip = 0; ; skip += pageSize) {
      const page = await patiently(() => ask(skip))
      if (!page.ok) {
        this.isRefused ||= page.fault.kind === 'refused' && page.fault.status === 401
        return false
      }
      const isEnough = await take(page.value)
      if (page.value.length < pageSize || isEnough === true) return true
    }
  }

  /** The bearer of a payment is its order; what a browser wrote into its notes says nothing. */
  async #payments(page: ProviderPayment[], seen: Set<string>, lost: Set<string>) {
    const ids = page.map(({ paymentId }) => paymentId)
    const orderIds = page.flatMap(({ orderId }) => (orderId ? [orderId] : []))
    const [known, orders] = await this.#inScope(async (tx, scope) => [
      new Map((await bookedPayments(tx, scope, ids)).map((row) => [row.paymentId, row])),
      new Map((await intentsOfOrders(tx, scope, orderIds)).map((row) => [row.orderId, row.intentId])),
    ])
    for (const { paymentId, orderId, captured, status, amountRefunded, createdAt } of page) {
      seen.add(paymentId)
      const row = known.get(paymentId)
      const intentId = row?.intentId ?? orders.get(orderId ?? '')
      const matters = captured || status === 'authorized'
      if (intentId && captured && Date.now() - createdAt.getTime() < 2 * day) this.heard += 1
      if (!intentId && orderId && matters) lost.add(orderId)
      if (!intentId || !matters) continue
      const isRight = row && row.isCaptured === captured && row.back === amountRefunded && !row.isIdle
      if (!isRight) await this.#settle(intentId, captured && !row?.isCaptured)
    }
  }

  /** Orders of ours that we never heard of bear our number as their receipt; all others belong to somebody else's shop. */
  async #lostOrders(page: ProviderOrder[], lost: Set<string>) {
    for (const { orderId, receipt, amount, currency } of page) {
      const intentId = lost.has(orderId) ? intentIdOf(receipt) : null
      if (!intentId || !receipt) continue
      const isOurs = await this.#inScope(async (tx, scope) => {
        const intent = await findIntent(tx, scope, intentId)
        const { accountId } = this.#account
        if (!intent?.accountId || !(await areSameMerchant(tx, scope, intent.accountId, accountId)))
          return false
        const now = this.#world.clock()
        if (amount !== intent.amount || currency !== intent.currency) {
          const detail = { orderId, amount, currency, expected: intent.amount }
          await openBreak(tx, scope, { kind: 'order_differs', ref: intentId, detail, now })
          return false
        }
        await saveOrder(tx, scope, {
          orderId,
          accountId: intent.accountId,
          intentId,
          receipt,
          amount,
          createdAt: now,
        })
        return true
      })
      if (isOurs) await this.#settle(intentId, true)
    }
  }

  async #refunds(page: { refundId: string; paymentId: string; status: string }[]) {
    const [payments, rows] = await this.#inScope(async (tx, scope) => [
      new Map(
        (
          await bookedPayments(
            tx,
            scope,
            page.map(({ paymentId }) => paymentId),
          )
        ).map((row) => [row.paymentId, row]),
      ),
      new Map(
        (
          await bookedRefunds(
            tx,
            scope,
            page.map(({ refundId }) => refundId),
          )
        ).map((row) => [row.providerRefundId, row.state]),
      ),
    ])
    const same: Record<string, string> = { processed: 'processed', pending: 'requested' }
    for (const { refundId, paymentId, status } of page) {
      const payment = payments.get(paymentId)
      const here = rows.get(refundId)
      const isRight = status === 'failed' ? here === undefined || here === 'failed' : here === same[status]
      if (payment && !isRight) await this.#settle(payment.intentId, false)
    }
  }

  async #disputes(from: Date): Promise<boolean> {
    const seen = new Set<string>()
    const isWhole = await this.#pages(
      (skip) => this.#gateway.listDisputes({ skip }),
      async (page) => {
        for (const told of page) {
          seen.add(told.disputeId)
          await this.#guarded(told, () => applyDispute(this.#world, this.#account, told))
        }
        // Newest first: what is older than a payment may be disputed was told long ago.
        const oldest = Math.min(...page.map(({ raisedAt }) => raisedAt.getTime()))
        return oldest < from.getTime() - 2 * firstLook
      },
    )
    const open = await this.#inScope((tx, scope) => listOpenDisputes(tx, scope, this.#account.accountId))
    for (const { disputeId } of open.filter((one) => !seen.has(one.disputeId))) {
      const told = await patiently(() => this.#gateway.findDispute(disputeId))
      const found = told.ok ? told.value : null
      if (found) await this.#guarded(found, () => applyDispute(this.#world, this.#account, found))
    }
    return isWhole
  }

  /** The other way round: what our books say the provider did, and its lists do not show. It is asked for each by itself. */
  async #unknownThere(payments: Set<string>, refunds: Set<string>): Promise<boolean> {
    const { accountId } = this.#account
    const since = new Date(this.#world.clock().getTime() - lookBack)
    const ours = await this.#inScope((tx, scope) => numbersSince(tx, { ...scope, accountId }, since))
    const look = async (kind: string, id: string, find: () => Promise<Answer<object | null>>) => {
      const told = await patiently(find)
      if (!told.ok) return false
      await this.#inScope(async (tx, scope) => {
        const now = this.#world.clock()
        const one = { kind, ref: id, now }
        if (told.value) return closeBreaks(tx, scope, { ...one, by: 'system', note: 'shown again' })
        await openBreak(tx, scope, { ...one, detail: { accountId } })
      })
      return true
    }
    let isWhole = true
    for (const id of ours.payments.filter((one) => !payments.has(one)))
      isWhole = (await look('payment_unknown', id, () => this.#gateway.findPayment(id))) && isWhole
    for (const id of ours.refunds.filter((one) => !refunds.has(one)))
      isWhole = (await look('refund_unknown', id, () => this.#gateway.findRefund(id))) && isWhole
    const shown = [...ours.payments, ...ours.refunds].filter((id) => payments.has(id) || refunds.has(id))
    await this.#inScope(async (tx, scope) => {
      const now = this.#world.clock()
      for (const ref of shown)
        for (const kind of ['payment_unknown', 'refund_unknown'])
          await closeBreaks(tx, scope, { kind, ref, by: 'system', note: 'shown again', now })
    })
    return isWhole
  }

  /** Has a purchase settled by the provider's own record, once in a reading. */
  async #settle(intentId: string, isNew: boolean) {
    if (this.#settled.has(intentId)) return
    this.#settled.add(intentId)
    const { agencyId } = this.#account
    const done = await this.#guarded({ intentId }, () =>
      settle(this.#world, { agencyId, intentId }, 'reconciler'),
    )
    if (done?.asked && isNew) this.found += 1
  }

  /** One that fails must not stop the others. */
  async #guarded<T>(what: object, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      this.#world.log.error({ err: error, ...what }, 'lists: this one waits for the next night')
      return undefined
    }
  }

  #inScope<T>(work: (tx: Tx, scope: Scope) => Promise<T>): Promise<T> {
    const scope = agencyScope(this.#account.agencyId)
    return this.#world.database.inScope(scope, (tx) => work(tx, scope))
  }
}

/** Asks again, with growing pauses that differ a little, while the provider asks for patience or does not answer. */
async function patiently<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  let answer = await ask()
  for (const pause of pauses) {
    if (answer.ok || answer.fault.kind === 'refused') return answer
    const wanted = answer.fault.kind === 'busy' ? (answer.fault.retryAfterSec ?? 0) * 1000 : 0
    await sleep(Math.max(wanted, randomInt(Math.round(pause * 0.75), Math.round(pause * 1.25))))
    answer = await ask()
  }
  return answer
}
