import type { FastifyInstance, FastifyReply } from 'fastify'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { Order } from './entities.ts'
import { badRequest, unknownId } from './errors.ts'
import { readNotes } from './fields.ts'
import type { Parts } from './orders.ts'
import { renderSheet } from './sheet-page.ts'

const browserFile = (name: string) => readFileSync(resolve(import.meta.dirname, 'browser', name), 'utf8')

const Opening = z.object({
  key_id: z.string().catch(''),
  order_id: z.string().catch(''),
  lang: z.enum(['en', 'hi']).catch('en'),
})

const Paying = z.object({
  key_id: z.string(),
  order_id: z.string(),
  outcome: z.enum(['success', 'failure', 'silent', 'pending']),
  method: z.enum(['upi', 'card', 'netbanking']),
  vpa: z.string().max(100).optional(),
  bank: z.string().max(10).optional(),
  last4: z.string().max(4).optional(),
  email: z.string().max(200).optional(),
  contact: z.string().max(20).optional(),
  description: z.string().max(250).optional(),
  notes: z.record(z.string(), z.unknown()).optional(),
})

/** What the sheet may do: its own script, style and calls, and standing in the pages of others. */
const sheetPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src https: http: data:; connect-src 'self'; base-uri 'none'; form-action 'none'"

/** What browsers ask for: the script of the page, the sheet in its frame, and paying. */
export function serveCheckout(app: FastifyInstance, { store, bank, scenarios }: Parts): void {
  const file = (url: string, name: string, type: string) =>
    app.get(url, (_request, reply) => plain(reply).type(type).send(browserFile(name)))

  app.get('/v1/checkout.js', (request, reply) => {
    const fault = scenarios.scriptFault()
    if (fault?.variant === 'reset') {
      reply.hijack()
      request.raw.socket.destroy()
      return
    }
    if (fault) return plain(reply).code(503).type('text/plain').send('Service unavailable')
    return plain(reply)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(browserFile('checkout.js'))
  })
  file('/v1/checkout/sheet.js', 'sheet.js', 'text/javascript; charset=utf-8')
  file('/v1/checkout/sheet.css', 'sheet.css', 'text/css; charset=utf-8')
  file('/v1/checkout/steps.css', 'steps.css', 'text/css; charset=utf-8')

  /** The order, if the key and the order belong together. */
  const find = (keyId: string, orderId: string): Order => {
    const order = store.orders.get(orderId)
    if (!order || store.accounts.get(order.accountId)?.keyId !== keyId) throw unknownId()
    return order
  }
  app.get('/v1/checkout/public', (request, reply) => {
    const { key_id: keyId, order_id: orderId, lang } = Opening.parse(request.query)
    let order: Order | undefined
    try {
      order = find(keyId, orderId)
    } catch {
      order = undefined
    }
    return plain(reply)
      .header('content-security-policy', sheetPolicy)
      .type('text/html; charset=utf-8')
      .send(renderSheet(order, lang))
  })
  app.post('/v1/checkout/payments', (request) => {
    const wish = Paying.safeParse(request.body)
    if (!wish.success) throw badRequest('The payment could not be read.')
    const { key_id: keyId, order_id: orderId, vpa, bank: house, last4, notes, ...rest } = wish.data
    const instrument = { ...(vpa && { vpa }), ...(house && { bank: house }), ...(last4 && { last4 }) }
    const { payment, told, handler, error } = bank.attempt(find(keyId, orderId), {
      ...rest,
      instrument,
      notes: readNotes(notes),
    })
    store.touch()
    return { payment_id: payment.id, told, handler, error }
  })
  /** A sheet that waits for a pending payment asks here. */
  app.get<{ Params: { id: string } }>('/v1/checkout/payments/:id', ({ params }, reply) => {
    const payment = store.payments.get(params.id)
    const order = payment && store.orders.get(payment.orderId)
    if (!order) throw unknownId()
    const through = payment.captured || payment.status === 'authorized'
    void reply.header('cache-control', 'no-store')
    return through ? { told: 'handler', handler: bank.handlerFor(order, payment) } : { told: 'pending' }
  })
}

const plain = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
