import { fail } from '@parichay/contract/errors.ts'
import type { FastifyRequest } from 'fastify'

/** Content types that a route takes beside JSON: those of plain forms and of beacons. */
export type OtherBody = 'application/x-www-form-urlencoded' | 'text/plain'

/**
 * Refuses unsafe requests that another site may have caused (security.md 3.4): the browser must say same-origin, or
 * Origin must be this host; and the body must be JSON, or the multipart call must carry X-Requested-With. Public calls
 * that hold no session's rights name what else they take.
 */
export function refuseCrossSite(request: FastifyRequest, others: readonly OtherBody[] = []): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const site = request.headers['sec-fetch-site']
  const sameOrigin = site === undefined ? originIsHost(request) : site === 'same-origin'
  const type = (request.headers['content-type'] ?? '').toLowerCase()
  const json = type.startsWith('application/json')
  const form = type.startsWith('multipart/form-data') && request.headers['x-requested-with'] !== undefined
  const other = others.some((one) => type.startsWith(one))
  if (!sameOrigin || !(json || form || other))
    fail('CROSS_SITE', 'This request did not come from our own pages. Open the panel and try again.')
}

function originIsHost(request: FastifyRequest): boolean {
  const { origin, host } = request.headers
  if (!origin || !host) return false
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
