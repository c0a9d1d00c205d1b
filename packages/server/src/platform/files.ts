import type { FastifyInstance } from 'fastify'
import { isMade } from './made-files.ts'
import { isHeldBack } from './storage.ts'
import type { World } from './world.ts'

/** Uploaded files, never as a page: sandboxed, typed, without cookies; their names never change their bytes. */
export function serveFiles(app: FastifyInstance, world: World): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*']
    const stored = isMade(key) || isHeldBack(key) ? null : await world.storage.get(key)
    if (!stored) return reply.callNotFound()
    const isPdf = stored.contentType === 'application/pdf'
    return (
      reply
        .header('content-type', stored.contentType)
        .header('content-length', stored.bytes)
        // Browsers refuse to show a PDF under this policy; saved, it opens.
        .header('content-disposition', isPdf ? 'attachment; filename="brochure.pdf"' : 'inline')
        .header('content-security-policy', "default-src 'none'; sandbox")
        // The checkout of the payment provider shows the agency's logo on a page of its own.
        .header('cross-origin-resource-policy', isPdf ? 'same-origin' : 'cross-origin')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(stored.body)
    )
  })
}
