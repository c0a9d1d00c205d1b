import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { disputeOnWire, orderOnWire, paymentOnWire, refundOnWire } from './entities.ts'
import { ApiError } from './errors.ts'
import type { Provider } from './provider.ts'
import { ChaosRates, ScenarioOrder } from './scenarios.ts'

const AccountOrder = z.strictObject({
  keyId: z.string().min(1),
  keySecret: z.string().min(1),
  accountId: z.string().optional(),
  webhook: z
    .strictObject({ url: z.string(), secret: z.string(), previousSecret: z.string(), active: z.boolean() })
    .partial()
    .optional(),
  habits: z
    .strictObject({
      attempts: z.enum(['many', 'one']),
      secondCapture: z.enum(['refund', 'keep']),
      refundKey: z.enum(['honour', 'ignore']),
      uniqueReceipt: z.enum(['honour', 'unknown']),
      refundSeconds: z.number().min(0),
      captureSeconds: z.number().min(0),
      paymentNotes: z.enum(['checkout', 'order']),
      callsPerSecond: z.number().int().min(0),
      backOffSeconds: z.number().positive(),
    })
    .partial()
    .optional(),
})

const PayOrder = z.strictObject({
  orderId: z.string(),
  outcome: z.enum(['success', 'failure', 'silent', 'pending']).default('success'),
  method: z.enum(['upi', 'card', 'netbanking']).default('upi'),
  pendingSeconds: z.number().min(0).optional(),
})
const BackOrder = z.strictObject({ paymentId: z.string(), amount: z.number().int().positive().optional() })
const KeysOrder = z.strictObject({
  keyId: z.string(),
  next: z.strictObject({ keyId: z.string().min(1), keySecret: z.string().min(1) }).optional(),
  graceSeconds: z.number().min(0).default(0),
})
const DisputeOrder = z.union([
  z.strictObject({ paymentId: z.string(), amount: z.number().int().positive().optional() }),
  z.strictObject({
    disputeId: z.string(),
    status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  }),
])
const ChaosOrder = z.strictObject({ rates: ChaosRates, seed: z.number().int().default(1) })
const Seconds = z.strictObject({ seconds: z.number().min(0) })

/** The strings behind the stage, for this machine only: pay, refund, let fail, let time pass, look at the post. */
export function serveControl(app: FastifyInstance, provider: Provider): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!fromHere(request)) return reply.code(403).send({ message: 'Only this machine may do this.' })
  })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ message: z.prettifyError(error) })
    if (error instanceof ApiError) return reply.code(error.status).send(error.body)
    return reply.code(400).send({ message: error instanceof Error ? error.message : String(error) })
  })

  app.get('/ctl/accounts', () => ({ accounts: [...provider.store.accounts.values()] }))
  app.post('/ctl/accounts', ({ body }) => provider.setAccount(AccountOrder.parse(body)))
  app.get('/ctl/orders', () => ({ orders: [...provider.store.orders.values()].toReversed() }))
  app.get<{ Params: { id: string } }>('/ctl/orders/:id', ({ params }, reply) => {
    const order = provider.store.orders.get(params.id)
    if (!order) return reply.code(404).send({ message: 'No such order.' })
    const payments = provider.paymentsOf(order.id)
    const refunds = [...provider.store.refunds.values()].filter((refund) =>
      payments.some(({ id }) => id === refund.paymentId),
    )
    return {
      order: orderOnWire(order),
      faults: order.faults,
      payments: payments.map(paymentOnWire),
      refunds: refunds.map(refundOnWire),
      events: provider.events(order.id),
    }
  })
  app.post('/ctl/pay', ({ body }) => {
    const { orderId, ...wish } = PayOrder.parse(body)
    const { payment, ...told } = provider.pay(orderId, wish)
    return { payment: paymentOnWire(payment), ...told }
  })
  app.post('/ctl/refund', ({ body }) => {
    const { paymentId, amount } = BackOrder.parse(body)
    return refundOnWire(provider.giveBack(paymentId, amount))
  })
  app.post('/ctl/keys', ({ body }, reply) => {
    const { keyId, next, graceSeconds } = KeysOrder.parse(body)
    if (next) provider.changeKeys(keyId, next, graceSeconds)
    else provider.revokeKeys(keyId)
    return reply.code(204).send()
  })
  app.post('/ctl/disputes', ({ body }) => {
    const wish = DisputeOrder.parse(body)
    if ('disputeId' in wish) return disputeOnWire(provider.decide(wish.disputeId, wish.status))
    const { paymentId, amount } = wish
    return disputeOnWire(provider.dispute(paymentId, amount === undefined ? {} : { amount }))
  })
  app.get<{ Querystring: { orderId?: string } }>('/ctl/webhooks', ({ query }) => ({
    events: provider.events(query.orderId),
  }))
  app.post<{ Params: { eventId: string } }>('/ctl/webhooks/:eventId/replay', async ({ params }) => ({
    status: await provider.replay(params.eventId),
  }))
  app.post('/ctl/scenario', ({ body }, reply) => {
    provider.scenario(ScenarioOrder.parse(body))
    return reply.code(204).send()
  })
  app.post('/ctl/chaos', ({ body }, reply) => {
    const { rates, seed } = ChaosOrder.parse(body)
    provider.chaos(rates, seed)
    return reply.code(204).send()
  })
  app.delete('/ctl/scenario', (_request, reply) => {
    provider.calm()
    return reply.code(204).send()
  })
  app.post('/ctl/advance', ({ body }, reply) => {
    provider.advance(Seconds.parse(body).seconds)
    return reply.code(204).send()
  })
  app.post('/ctl/reset', (_request, reply) => {
    provider.reset()
    return reply.code(204).send()
  })
}

/** By a direct connection, and not from a page that a browser has open. */
function fromHere({ ip, headers }: FastifyRequest): boolean {
  const loopback = /^(127\.|::1$|::ffff:127\.)/.test(ip) && headers['x-forwarded-for'] === undefined
  const site = headers['sec-fetch-site']
  return loopback && (site === undefined || site === 'none' || site === 'same-origin')
}
