import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { readEvent } from './gateway.entities.ts'
import { applyEvent } from './jobs.ts'
import { webhookSecretsOf } from './policy.accounts.ts'
import { isWebhookSignature } from './rules.signature.ts'
import { type AccountRow, findAccountByToken, markEvent } from './store.accounts.ts'
import { addEvent, openBreak } from './store.watch.ts'

const sizeLimit = 262_144

/**
 * Where the provider tells of payments: `POST /webhooks/razorpay/<token>`. The raw body is checked against the account's
 * secrets, written down once, and answered; the work is a job.
 */
export async function serveWebhooks(app: FastifyInstance, world: World): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: sizeLimit }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { token: string } }>('/webhooks/razorpay/:token', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { token } = request.params
      const account = /^[\w-]{32,100}$/.test(token)
        ? await findAccountByToken(world.database.platform, token)
        : undefined
      if (!account) return reply.code(404).send({ data: { received: false } })
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id } = request.headers
      if (!isWebhookSignature(raw, [signature].flat()[0], webhookSecretsOf(world, account))) {
        await raiseAlarm(world, account, request.ip)
        return reply.code(400).send({ data: { received: false } })
      }
      await keep(world, account, raw, [id].flat()[0])
      return { data: { received: true } }
    })
  })
}

/** Writes a genuine event down, and queues the work on it in the same transaction. */
async function keep(world: World, account: AccountRow, raw: Buffer, id: string | undefined) {
  const event = readEvent(raw)
  const { agencyId, accountId } = account
  const scope = agencyScope(agencyId)
  const now = world.clock()
  // The provider numbers its events; one without a number is known by its content.
  const eventId = id && /^[\w-]{6,64}$/.test(id) ? id : createHash('sha256').update(raw).digest('hex')
  await world.database.inScope(scope, async (tx) => {
    await markEvent(tx, scope, accountId, now)
    if (!event) return
    const isNew = await addEvent(tx, scope, {
      accountId,
      eventId,
      event: event.event,
      orderId: event.order?.orderId ?? event.payment?.orderId ?? null,
      paymentId: event.payment?.paymentId ?? event.refund?.paymentId ?? null,
      raw: raw.toString('utf8').replaceAll('\0', ''),
      toldAt: event.createdAt,
      receivedAt: now,
    })
    if (isNew) await world.queue.add(tx, applyEvent, { agencyId, accountId, eventId })
  })
}

async function raiseAlarm(world: World, { agencyId, accountId }: AccountRow, ip: string) {
  const scope = agencyScope(agencyId)
  const now = world.clock()
  world.log.warn({ agencyId, accountId, ip }, 'a webhook is not signed by the provider')
  await world.database.inScope(scope, (tx) =>
    openBreak(tx, scope, { kind: 'bad_signature', ref: accountId, detail: { ip }, now }),
  )
}
