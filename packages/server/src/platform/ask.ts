import { buildRequest } from '@parichay/contract/request.ts'
import type { Input, Reply, Route } from '@parichay/contract/route.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Makes a call inside the server; a failed one has no answer. */
export type Ask = <R extends Route>(route: R, input: Input<R>) => Promise<Reply<R> | undefined>

/** What a call learns from headers: where, who, with what, from where. */
const told = ['host', 'cookie', 'user-agent', 'x-forwarded-for'] as const

/**
 * Asks our own routes as the visitor of this page would, through the same door: gate, tenant and
 * the cut to the contract hold as they do for a call from outside.
 */
export const askAs =
  (app: FastifyInstance, request: FastifyRequest): Ask =>
  async (route, input) => {
    const { url } = buildRequest(route, input as Parameters<typeof buildRequest>[1])
    const { socket } = request
    const answer = await app.inject({
      method: 'GET',
      url,
      headers: Object.fromEntries(told.map((name) => [name, request.headers[name] ?? ''])),
      ...(socket.remoteAddress ? { remoteAddress: socket.remoteAddress } : {}),
    })
    return answer.statusCode === 200 ? answer.json<{ data: never }>().data : undefined
  }
