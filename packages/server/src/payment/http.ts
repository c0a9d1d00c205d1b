import { fail } from '@parichay/contract/errors.ts'
import type { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { mayPayOnline, toPaise } from '@parichay/contract/plan/rules.ts'
import { findAgency } from '../agency/store.ts'
import { findBusiness, listBusinessesOf } from '../business/store.ts'
import { requireGoingOn } from '../business/usecase.ts'
import { audit } from '../platform/audit.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { agencyOfBusiness, findReached } from '../platform/reach.ts'
import { namedTo, nameOf, type Scope, scopeAt, type Staff } from '../platform/scope.ts'
import { requireState } from './usecase.buyer.ts'
import { givePlan, planFor } from './usecase.give.ts'
import { reversePurchase } from './usecase.manual.ts'
import { confirmPurchase, orderPurchase, reaches, refreshed, standingOf } from './usecase.order.ts'
import { presentCardPayment, presentReceipts } from './present.ts'
import { agencyOfIntent, findIntent, findIntentByRecord } from './store.ts'
import { listReceipts, listRecords, sumReceipts } from './store.records.ts'
import { agencyOfBreak, listBreaks, settleBreak } from './store.watch.ts'

const gone = () => fail('NOT_FOUND', 'This business does not exist any more.')
const noRecord = () => fail('NOT_FOUND', 'This payment does not exist.')
const asked = 3000

/** The scope in which platform staff work on this business; the own scope for everybody else. */
export async function scopeOf(
  { world, scope }: Pick<Call, 'world' | 'scope'>,
  businessId: number,
): Promise<Scope> {
  return scope.reach === 'platform'
    ? scopeAt(scope, await agencyOfBusiness(world.database.platform, businessId))
    : scope
}

/** The business an order is for: named, or the only one a customer has. */
async function businessFor(
  call: Call<never> | Pick<Call, 'world' | 'scope' | 'actor'>,
  businessId: number | undefined,
) {
  const { world, scope, actor } = call
  if (businessId !== undefined) {
    const there = await scopeOf(call, businessId)
    const row = await world.database.inScope(there, (tx) => findBusiness(tx, there, businessId))
    return { there, row: row ?? gone() }
  }
  const mine =
    actor.kind === 'customer'
      ? await world.database.inScope(scope, (tx) => listBusinessesOf(tx, scope, actor.userId))
      : []
  const [only] = mine
  if (!only || mine.length > 1) fail('VALIDATION', 'Choose the business first.', { field: 'businessId' })
  return { there: scope, row: only }
}

/** Whose receipts of which time are asked for. */
function receiptsOf(
  scope: Scope,
  { month, year, agencyId }: { month?: number | undefined; year: number; agencyId?: number | undefined },
) {
  const there = scope.reach === 'platform' ? scopeAt(scope, agencyId) : scope
  const from = month === undefined ? `${year}-04-01` : `${year}-${String(month).padStart(2, '0')}-01`
  return { there, span: { from, months: month === undefined ? 12 : 1 } }
}

/** Handlers of `paymentRoutes`. */
export const paymentHandlers: Handlers<typeof paymentRoutes> = {
  async createCardPaymentOrder(call) {
    const { body, actor, world } = call
    const { there, row } = await businessFor(call, body.businessId)
    const agency = (await findAgency(world.database.platform, there.agencyId)) ?? gone()
    const isOpen =
      actor.kind === 'customer'
        ? mayPayOnline(agency.configuration, row)
        : agency.configuration.onlinePayment.enablePaymentIntegration
    if (!isOpen) fail('ONLINE_PAYMENT_OFF', 'Please connect with admin to purchase subscription plan.')
    requireGoingOn(row)
    const snapshot = await planFor(call, there, row.businessId, body, true)
    const [amount, billing] = [toPaise(snapshot.price), body.billing ?? null]
    requireState(agency, row, { amount, billing })
    return orderPurchase(world, there.agencyId, {
      kind: 'card',
      businessId: row.businessId,
      objectNo: null,
      amount,
      snapshot,
      billing,
      madeBy: nameOf(actor),
    })
  },

  async confirmCardPayment(call) {
    const { body } = call
    return confirmPurchase(
      call,
      body,
      ({ kind, businessId, snapshot }) =>
        kind === 'card' &&
        businessId === body.businessId &&
        snapshot.subscriptionPlanId === body.subscriptionPlanId,
    )
  },

  async recordCardPayment(call) {
    const { body } = call
    const there = await scopeOf(call, body.businessId)
    return standingOf(await givePlan(call as typeof call & { actor: Staff }, there, body))
  },

  async listCardPayments(call) {
    const { query, world, actor } = call
    const there = await scopeOf(call, query.businessId)
    const rows = await world.database.inScope(there, async (tx) => {
      if (!(await findReached(tx, there, query.businessId))) gone()
      return listRecords(tx, there, { businessId: query.businessId, kind: 'card' })
    })
    return rows.map((row) => presentCardPayment(row, actor.kind === 'staff'))
  },

  async getLastActiveCardPayment(call) {
    const { query, world, actor, now } = call
    const there = await scopeOf(call, query.businessId)
    const [row] = await world.database.inScope(there, async (tx) => {
      if (!(await findReached(tx, there, query.businessId))) gone()
      return listRecords(tx, there, { businessId: query.businessId, kind: 'card', running: now })
    })
    return row ? presentCardPayment(row, actor.kind === 'staff') : null
  },

  async listReceipts({ query, world, scope }) {
    const { before, pageSize = 100 } = query
    const { there, span } = receiptsOf(scope, query)
    const page = { ...span, before, most: pageSize + 1 }
    return presentReceipts(
      await world.database.inScope(there, (tx) => listReceipts(tx, there, page)),
      pageSize,
    )
  },

  sumReceipts({ query, world, scope }) {
    const { there, span } = receiptsOf(scope, query)
    return world.database.inScope(there, (tx) => sumReceipts(tx, there, span))
  },

  reverseCardPayment: (call) => reverse(call, 'card'),

  async getPaymentStatus({ query, world, scope, now, log }) {
    const there =
      scope.reach === 'platform'
        ? scopeAt(scope, await agencyOfIntent(world.database.platform, query))
        : scope
    const intent = await world.database.inScope(there, async (tx) => {
      const found = await findIntent(tx, there, query.intentId)
      return found && (await reaches(tx, there, found)) ? found : noRecord()
    })
    const isDecided = !['new', 'open'].includes(intent.state)
    const isFresh = intent.checkedAt !== null && now.getTime() - intent.checkedAt.getTime() < asked
    const after = isDecided || isFresh ? intent : await refreshed(world, intent, log)
    return { ...standingOf(after), businessId: after.businessId }
  },

  async listPaymentExceptions({ query, world, scope }) {
    const rows =
      scope.reach === 'platform'
        ? await listBreaks(world.database.platform, scope, query)
        : await world.database.inScope(scope, (tx) => listBreaks(tx, scope, query))
    return rows.map((row) => ({
      ...row,
      openedAt: row.openedAt.toISOString(),
      seenAt: row.seenAt.toISOString(),
      closedAt: row.closedAt?.toISOString() ?? null,
    }))
  },

  async closePaymentException({ body, world, scope, actor, now, ip }) {
    const there =
      scope.reach === 'platform'
        ? scopeAt(scope, await agencyOfBreak(world.database.platform, body.breakId))
        : scope
    const closed = await world.database.inScope(there, async (tx) => {
      const by = { closedBy: namedTo(there.agencyId, actor), note: body.note, closedAt: now }
      const done = await settleBreak(tx, there, body.breakId, by)
      const object = `exception ${body.breakId}` as const
      if (done)
        await audit(tx, there, {
          at: now,
          actor,
          action: 'payment.exception',
          object,
          detail: { note: body.note },
          ip,
        })
      return done
    })
    return closed ? { closed } : fail('NOT_FOUND', 'This was looked after already.')
  },
}

/** Takes a purchase of this kind back, for admins: `DELETE …?recordNo`. */
export async function reverse(
  call: Pick<Call, 'world' | 'scope' | 'actor' | 'ip' | 'now'> & {
    query: { recordNo: number }
    body: { reason?: string | undefined }
  },
  kind: 'card' | 'pdf' | 'video',
): Promise<{ reversed: boolean }> {
  const { query, body, world, scope, actor, ip, now } = call
  const there =
    scope.reach === 'platform' ? scopeAt(scope, await agencyOfIntent(world.database.platform, query)) : scope
  const intent = await world.database.inScope(there, async (tx) => {
    const found = await findIntentByRecord(tx, there, query.recordNo)
    return found?.kind === kind && (await reaches(tx, there, found)) ? found : noRecord()
  })
  const reason = body.reason || 'Taken back by staff'
  const by = { actor: actor as Staff, ip, now }
  if (!(await reversePurchase(world, there, intent, reason, by)))
    fail('CONFLICT', 'This payment was taken back before, or is not settled.')
  return { reversed: true }
}
