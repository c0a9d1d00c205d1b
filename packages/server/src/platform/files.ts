import type { FastifyInstance, FastifyReply } from 'fastify'
import { isMade } from './made-files.ts'
import { isHeldBack, type Stored } from './storage.ts'
import type { World } from './world.ts'

/** Uploaded files, never as a page: sandboxed, typed, without cookies; their names never change their bytes. */
export function serveFiles(app: FastifyInstance, world: World): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*']
    const stored = isMade(key) || isHeldBack(key) ? null : await world.storage.get(key)
    if (!stored) return reply.callNotFound()
    const isPdf = stored.contentType === 'application/pdf'
    reply
      .header('content-type', stored.contentType)
      // Browsers refuse to show a PDF under this policy; saved, it opens.
      .header('content-disposition', isPdf ? 'attachment; filename="brochure.pdf"' : 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      // The checkout of the payment provider shows the agency's logo on a page of its own.
      .header('cross-origin-resource-policy', isPdf ? 'same-origin' : 'cross-origin')
      .header('cache-control', 'public, max-age=31536000, immutable')
    if (stored.contentType === 'video/mp4') return sendFilm(reply, stored, request.headers.range)
    return reply.header('content-length', stored.bytes).send(stored.body)
  })
}

/** Gives out a stored film, or the part of it that is asked for: Safari plays no film that cannot be read in parts. */
export async function sendFilm(
  reply: FastifyReply,
  { body, bytes }: Pick<Stored, 'body' | 'bytes'>,
  range: string | undefined,
) {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  reply.header('accept-ranges', 'bytes')
  if (!asked || (asked[1] === '' && asked[2] === '')) return reply.header('content-length', bytes).send(body)
  const [from, to] =
    asked[1] === ''
      ? [Math.max(0, bytes - Number(asked[2])), bytes - 1]
      : [Number(asked[1]), asked[2] === '' ? bytes - 1 : Math.min(bytes - 1, Number(asked[2]))]
  if (from > to) {
    body.destroy()
    return reply.status(416).header('content-range', `bytes */${bytes}`).send()
  }
  const whole = Buffer.concat(await body.toArray())
  return reply
    .status(206)
    .header('content-range', `bytes ${from}-${to}/${bytes}`)
    .send(whole.subarray(from, to + 1))
}
