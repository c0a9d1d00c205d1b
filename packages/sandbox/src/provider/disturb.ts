import type { FastifyReply, FastifyRequest } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { outOfOrder, tooMany } from './errors.ts'
import type { FaultWish } from './faults.ts'

const brokenPage =
  '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>'

/**
 * Behaves as a provider that is out of order. True if the call is over with that; `slow` only waits, so that the work is
 * done after the caller has gone.
 */
export async function disturb(
  { variant = '500', seconds }: FaultWish,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (variant === 'slow') {
    await sleep((seconds ?? 6) * 1000)
    return false
  }
  if (variant === 'reset') {
    reply.hijack()
    request.raw.socket.destroy()
    return true
  }
  if (variant === 'timeout') {
    reply.hijack()
    const end = setTimeout(() => request.raw.socket.destroy(), (seconds ?? 30) * 1000)
    request.raw.socket.once('close', () => clearTimeout(end))
    return true
  }
  if (variant === '502') {
    await reply.code(502).type('text/html').send(brokenPage)
    return true
  }
  if (variant === '429') throw tooMany()
  throw outOfOrder()
}
