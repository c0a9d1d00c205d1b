import type { FastifyInstance } from 'fastify'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { webhookSecretsOf } from './usecase.accounts.ts'
import { openIntake } from './usecase.intake.ts'
import { isWebhookSignature } from './rules.signature.ts'
import { type AccountRow, findAccountByToken } from './store.accounts.ts'
import { openBreak } from './store.watch.ts'

const sizeLimit = 262_144

/**
 * Where the provider tells of payments: `POST /webhooks/razorpay/<token>`. The raw body is checked against the account's
 * secrets, written down once, and answered; the work is a job.
 */
export async function serveWebhooks(app: FastifyInstance, world: World): Promise<void> {
  const intake = openIntake(world)
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
      await intake.keep({ account, raw, id: [id].flat()[0] })
      return { data: { received: true } }
    })
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
