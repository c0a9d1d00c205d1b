import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import { disposition } from './file-name.ts'
import { sendFilm } from './files.ts'
import type { Stored } from './storage.ts'

/** What a handler of a download gives. */
export type Download = {
  /** Whole, or as it comes: what fails before its first byte is still told as JSON. */
  bytes: Buffer | Readable
  name: string
  /** Instead of the route's type. */
  type?: string
  /** How long a film, or another large file, is that comes bit by bit: then browsers may ask for parts of it, play it at once, and go on after a break. */
  film?: Pick<Stored, 'bytes' | 'part'>
  /** Shown in a page instead of saved, and kept by this browser for so long. */
  shown?: { maxAgeSec: number }
}

/** A file of one's own, to be saved, under a name that any header and any system takes. */
export const sendFile = (
  reply: FastifyReply,
  type: string,
  { bytes, name, type: own, shown, film }: Download,
  range: string | undefined,
) => {
  reply
    .header('content-disposition', disposition(shown ? 'inline' : 'attachment', name))
    .header('cache-control', shown?.maxAgeSec ? `private, max-age=${shown.maxAgeSec}, immutable` : 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .type(own ?? type)
  return film && !Buffer.isBuffer(bytes)
    ? sendFilm(reply, { body: bytes, ...film }, range)
    : reply.send(bytes)
}
