import type { FastifyInstance } from 'fastify'
import { serveApi } from './api.ts'
import { serveCheckout } from './checkout.ts'
import { serveControl } from './control.ts'
import { ApiError, badRequest, outOfOrder } from './errors.ts'
import type { Provider } from './provider.ts'

/** Answers the provider's addresses: /v1 and, for this machine only, /ctl. */
export async function serveProvider(app: FastifyInstance, provider: Provider): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      const unread = error.statusCode !== undefined && error.statusCode < 500
      const known =
        error instanceof ApiError
          ? error
          : unread
            ? badRequest('The request could not be read.')
            : outOfOrder()
      if (!unread && !(error instanceof ApiError)) console.error(error)
      return reply.code(known.status).send(known.body)
    })
    serveApi(scope, provider.parts)
    serveCheckout(scope, provider.parts)
    scope.all('/v1/*', () => {
      throw new ApiError(404, {
        code: 'BAD_REQUEST_ERROR',
        description: 'The requested URL was not found on the server.',
      })
    })
  })
  await app.register(async (scope) => serveControl(scope, provider))
}
