import { Problem } from '@parichay/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import { agencyOf, sendFailure } from '../../platform/http.ts'
import type { World } from '../../platform/world.ts'
import { endReminder } from './http.ts'
import { drawReminderWorker } from './present.worker.ts'

const sizeLimit = 4096

/**
 * What stands at addresses of its own: the worker of the panel at `/panel/reminder-worker.js`, and `/reminder/off/<token>`
 * of the letters. A POST there ends them at once, without a page and from anywhere, as mail programs ask (RFC 8058): the
 * token is the right to do so. A GET only leads to the page that asks, since programs look at links by themselves.
 */
export async function serveReminderPages(app: FastifyInstance, world: World): Promise<void> {
  const worker = drawReminderWorker()
  app.get('/panel/reminder-worker.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  )
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Whatever comes is one kind of order; a form of several parts is allowed as well (RFC 8058, 3.1).
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: sizeLimit }, (_request, body, done) =>
      done(null, body),
    )
    scope.get<{ Params: { token: string } }>('/reminder/off/:token', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return reply.redirect(`/panel/reminder-off?token=${encodeURIComponent(request.params.token)}`, 303)
    })
    scope.post<{ Params: { token: string } }>('/reminder/off/:token', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      try {
        const agency = await agencyOf(world, request)
        const actor = { kind: 'none', agencyId: agency.agencyId } as const
        await endReminder({ world, agency, actor, ip: request.ip, now: world.clock() }, request.params.token)
        return { data: { stopped: true } }
      } catch (error) {
        const problem =
          error instanceof Problem && ['NOT_FOUND', 'RATE_LIMITED', 'TENANT_UNKNOWN'].includes(error.code)
            ? error
            : new Problem('INTERNAL', 'Something went wrong on our side. Try again.', { cause: error })
        return sendFailure(world, request, reply, problem)
      }
    })
  })
}
