import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { disposition } from './file-name.ts'
import { isMade } from './made-files.ts'
import { isHeldBack, type Stored } from './storage.ts'
import type { World } from './world.ts'

type Doors = {
  /** Whether the card that a brochure belongs to is open for who asks. */
  mayReadPdf: (world: World, key: string, request: FastifyRequest) => Promise<boolean>
  /** A file that is there for other hosts is none on this one. */
  isWithheld: (host: string | undefined, key: string) => Promise<boolean>
}

/**
 * Uploaded files, never as a page: sandboxed, typed, without cookies; their names never change their bytes. PDFs are brochures of
 * cards, and only the reader's own browser keeps them.
 */
export function serveFiles(app: FastifyInstance, world: World, { mayReadPdf, isWithheld }: Doors): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*']
    const isClosed = isMade(key) || isHeldBack(key) || (await isWithheld(request.headers.host, key))
    const stored = isClosed ? null : await world.storage.get(key)
    if (!stored) return reply.callNotFound()
    const isPdf = stored.contentType === 'application/pdf'
    if (isPdf && !(await mayReadPdf(world, key, request))) {
      stored.body.destroy()
      return reply.header('cache-control', 'no-store').callNotFound()
    }
    reply
      .header('content-type', stored.contentType)
      // Browsers refuse to show a PDF under this policy; saved, it opens.
      .header('content-disposition', isPdf ? disposition('attachment', 'brochure.pdf') : 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      // The checkout of the payment provider shows the agency's logo on a page of its own.
      .header('cross-origin-resource-policy', isPdf ? 'same-origin' : 'cross-origin')
      .header('cache-control', `${isPdf ? 'private' : 'public'}, max-age=31536000, immutable`)
    if (stored.contentType === 'video/mp4') return sendFilm(reply, stored, request.headers.range)
    return reply.header('content-length', stored.bytes).send(stored.body)
  })
}

/**
 * Gives out a stored film, or the part of it that is asked for (RFC 9110, 14): Safari plays no film that cannot be read in
 * parts. Nothing of it is kept in memory.
 */
export async function sendFilm(
  reply: FastifyReply,
  { body, bytes, part }: Pick<Stored, 'body' | 'bytes' | 'part'>,
  range: string | undefined,
) {
  reply.header('accept-ranges', 'bytes')
  const asked = rangeOf(range, bytes)
  if (!asked) return reply.header('content-length', bytes).send(body)
  body.destroy()
  const { first, last } = asked
  if (first > last) return reply.status(416).header('content-range', `bytes */${bytes}`).send()
  return reply
    .status(206)
    .header('content-range', `bytes ${first}-${last}/${bytes}`)
    .header('content-length', last - first + 1)
    .send(await part(first, last))
}

/** The one range of a header, its first byte beyond its last where the file has none of it; null for the whole file. */
function rangeOf(range: string | undefined, bytes: number): { first: number; last: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '') return to === '' ? null : { first: Math.max(0, bytes - Number(to)), last: bytes - 1 }
  if (to !== '' && Number(to) < Number(from)) return null
  return { first: Number(from), last: to === '' ? bytes - 1 : Math.min(bytes - 1, Number(to)) }
}
