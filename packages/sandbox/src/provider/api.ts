import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { disturb } from './disturb.ts'
import {
  type Account,
  disputeOnWire,
  type Order,
  orderOnWire,
  type Payment,
  paymentOnWire,
  refundOnWire,
} from './entities.ts'
import { badRequest, notAuthenticated, tooMany, unknownId } from './errors.ts'
import type { CallKind } from './faults.ts'
import { fieldsOf, pageOf, readAmount, readNotes, refuseOthers } from './fields.ts'
import { createOrder, type Parts } from './orders.ts'
import { makeRefund } from './refunds.ts'
import type { Store } from './store.ts'

type Call = { account: Account; fields: Record<string, unknown>; query: Record<string, unknown>; id: string }

/** The provider's API: orders, payments, refunds. Every call needs the key pair of an account. */
export function serveApi(app: FastifyInstance, parts: Parts): void {
  const { store, bank, scenarios } = parts
  const orderOf = (id: string, account: Account) => owned(store.orders.get(id), account)
  const paymentOf = (id: string, account: Account) => owned(store.payments.get(id), account)
  const orderOfPayment = ({ orderId }: Payment) => store.orders.get(orderId)!

  const counted = new Map<string, { second: number; calls: number }>()
  /** Refuses more calls a second than the account's habit allows. */
  const count = ({ accountId, habits }: Account) => {
    if (habits.callsPerSecond === 0) return
    const second = Math.floor(Date.now() / 1000)
    const before = counted.get(accountId)
    const calls = before?.second === second ? before.calls + 1 : 1
    counted.set(accountId, { second, calls })
    if (calls > habits.callsPerSecond) throw tooMany()
  }

  /** A call: who calls, whether it is disturbed, and its answer as JSON. */
  const on = (
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    kind: CallKind,
    about: (call: Call) => Order | undefined,
    answer: (call: Call, request: FastifyRequest, reply: FastifyReply) => unknown,
  ) =>
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const account = authenticate(request, store)
        count(account)
        const fields = fieldsOf(request.body)
        const { id = '' } = request.params as { id?: string }
        const call = { account, fields, query: fieldsOf(request.query), id }
        const words = (value: unknown) => (typeof value === 'string' ? value : undefined)
        const note = words(fieldsOf(fields['notes'])['sandbox'])
        const fault = scenarios.forCall(kind, about(call), words(fields['receipt']), note)
        if (fault && (await disturb(fault, request, reply))) return reply
        const result = await answer(call, request, reply)
        store.touch()
        return result
      },
    })
  const aboutOrder = ({ id }: Call) => store.orders.get(id)
  const aboutPayment = ({ id }: Call) => store.orders.get(store.payments.get(id)?.orderId ?? '')
  const aboutNothing = () => undefined

  on('POST', '/v1/orders', 'create', aboutNothing, async ({ account, fields }, request, reply) => {
    const order = createOrder(account, fields, parts)
    const lost = scenarios.losesAnswer('F11', order)
    if (lost && (await disturb({ ...lost, variant: lost.variant ?? 'reset' }, request, reply))) return reply
    return orderOnWire(order)
  })
  on('GET', '/v1/orders', 'fetch', aboutNothing, ({ account, query }) => {
    const mine = [...store.orders.values()].filter(
      ({ accountId, receipt }) =>
        accountId === account.accountId && (query['receipt'] === undefined || receipt === query['receipt']),
    )
    return collection(pageOf(mine, query).map(orderOnWire))
  })
  on('GET', '/v1/orders/:id', 'fetch', aboutOrder, ({ account, id }) => orderOnWire(orderOf(id, account)))
  on('PATCH', '/v1/orders/:id', 'fetch', aboutOrder, ({ account, id, fields }) => {
    refuseOthers(fields, ['notes'])
    const order = orderOf(id, account)
    order.notes = readNotes(fields['notes'])
    return orderOnWire(order)
  })
  on('GET', '/v1/orders/:id/payments', 'fetch', aboutOrder, ({ account, id }) =>
    collection(store.paymentsOf(orderOf(id, account).id).toReversed().map(paymentOnWire)),
  )

  on('GET', '/v1/payments', 'fetch', aboutNothing, ({ account, query }) => {
    const mine = [...store.payments.values()].filter(({ accountId }) => accountId === account.accountId)
    return collection(pageOf(mine, query).map(paymentOnWire))
  })
  on('GET', '/v1/payments/:id', 'fetch', aboutPayment, ({ account, id }) =>
    paymentOnWire(paymentOf(id, account)),
  )
  on('POST', '/v1/payments/:id/capture', 'capture', aboutPayment, ({ account, id, fields }) => {
    refuseOthers(fields, ['amount', 'currency'])
    const payment = paymentOf(id, account)
    if (payment.captured) throw badRequest('This payment has already been captured')
    if (payment.status !== 'authorized')
      throw badRequest('Only payments which have been authorized and not yet captured can be captured')
    if (readAmount(fields['amount'], payment.currency) !== payment.amount)
      throw badRequest('Capture amount must be equal to the amount authorized', { field: 'amount' })
    return paymentOnWire(bank.capture(payment))
  })
  on('POST', '/v1/payments/:id/refund', 'refund', aboutPayment, async (call, request, reply) => {
    const payment = paymentOf(call.id, call.account)
    const key = request.headers['x-refund-idempotency']
    const order = orderOfPayment(payment)
    const lost = scenarios.losesAnswer('F12', order)
    const slowSeconds = lost?.variant === 'slow' ? (lost.seconds ?? 6) : 0
    const refund = await makeRefund(
      payment,
      call.fields,
      { key: key as string, account: call.account, slowSeconds },
      parts,
    )
    if (
      lost &&
      !slowSeconds &&
      (await disturb({ ...lost, variant: lost.variant ?? 'reset' }, request, reply))
    )
      return reply
    return refundOnWire(refund)
  })
  const refundsOf = (account: Account) =>
    [...store.refunds.values()].filter(({ accountId }) => accountId === account.accountId)
  on('GET', '/v1/payments/:id/refunds', 'fetch', aboutPayment, ({ account, id, query }) => {
    const { id: paymentId } = paymentOf(id, account)
    const mine = refundsOf(account).filter((refund) => refund.paymentId === paymentId)
    return collection(pageOf(mine, query).map(refundOnWire))
  })
  on('GET', '/v1/refunds', 'fetch', aboutNothing, ({ account, query }) =>
    collection(pageOf(refundsOf(account), query).map(refundOnWire)),
  )
  on('GET', '/v1/refunds/:id', 'fetch', aboutNothing, ({ account, id }) =>
    refundOnWire(owned(store.refunds.get(id), account)),
  )

  // The list of disputes knows count and skip only.
  on('GET', '/v1/disputes', 'fetch', aboutNothing, ({ account, query: { count: most, skip } }) => {
    const mine = [...store.disputes.values()].filter(({ accountId }) => accountId === account.accountId)
    return collection(pageOf(mine, { count: most, skip }).map(disputeOnWire))
  })
  on('GET', '/v1/disputes/:id', 'fetch', aboutNothing, ({ account, id }) =>
    disputeOnWire(owned(store.disputes.get(id), account)),
  )
}

function authenticate({ headers }: FastifyRequest, store: Store): Account {
  const [scheme, token = ''] = (headers.authorization ?? '').split(' ')
  const [keyId, ...secret] = Buffer.from(token, 'base64').toString('utf8').split(':')
  const given = secret.join(':')
  const account = [...store.accounts.values()].find((one) =>
    [{ ...one, until: Infinity }, ...one.formerKeys].some(
      (keys) => keys.keyId === keyId && keys.keySecret === given && keys.until > Date.now(),
    ),
  )
  if (scheme !== 'Basic' || !account) throw notAuthenticated()
  return account.keySecret === given ? account : { ...account, keyId: keyId!, keySecret: given }
}

function owned<T extends { accountId: string }>(one: T | undefined, { accountId }: Account): T {
  if (!one || one.accountId !== accountId) throw unknownId()
  return one
}

const collection = <T>(items: T[]) => ({ entity: 'collection', count: items.length, items })
