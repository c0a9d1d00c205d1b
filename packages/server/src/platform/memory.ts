import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { readFileSync } from 'node:fs'
import type { FastifyServerFactory } from 'fastify'
import type { Config } from './config.ts'
import type { Page } from './page-cache.ts'
import type { World } from './world.ts'

/** How a page can be sent. */
export type Coding = 'br' | 'gzip' | 'identity'

/** Whether a reader takes this coding: named, and not with a weight of zero. */
const takes = (accepted: string, coding: string) =>
  accepted.split(',').some((one) => {
    const [name = '', ...rest] = one
      .toLowerCase()
      .split(';')
      .map((part) => part.trim())
    return name === coding && !rest.some((part) => /^q=0(\.0*)?$/.test(part))
  })

/** The smallest form of a page that there is and that its reader takes (RFC 9110, 12.5.3). */
export const codingFor = (page: Pick<Page, 'br' | 'gzip'>, accepted: string): Coding =>
  page.br && takes(accepted, 'br') ? 'br' : page.gzip && takes(accepted, 'gzip') ? 'gzip' : 'identity'

/** Whether the reader has this version already (RFC 9110, 13.1.2). */
export const hasSeen = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header
    .split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))

/** Headers that every answer carries. */
export const safetyHeaders = ({
  publicProtocol,
}: Pick<Config, 'publicProtocol'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(publicProtocol === 'https'
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
})

/** Pages that stand in memory under exactly the asked address; answered before the router, which costs more than the answer. */
function answerFromMemory(world: World): (request: IncomingMessage, response: ServerResponse) => boolean {
  const safety = safetyHeaders(world.config)
  const heads = new WeakMap<Page, Partial<Record<Coding, OutgoingHttpHeaders>>>()
  const headOf = (page: Page, coding: Coding): OutgoingHttpHeaders => {
    const made = heads.get(page) ?? {}
    heads.set(page, made)
    return (made[coding] ??= {
      ...page.headers,
      etag: page.etag,
      vary: 'accept-encoding',
      ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
      'content-length': (page[coding] ?? page.identity).length,
      ...safety,
    })
  }
  return (request, response) => {
    if (request.method !== 'GET') return false
    const { host = '', 'accept-encoding': accepted, 'if-none-match': seen } = request.headers
    const page = world.pages.findAs(`${host}|${request.url}`, world.clock().getTime())
    if (page?.status !== 200 || hasSeen(seen, page.etag)) return false
    const coding = codingFor(page, String(accepted ?? ''))
    response.writeHead(200, headOf(page, coding))
    response.end(page[coding] ?? page.identity)
    return true
  }
}

/** Makes the listening server: what is in memory first, then the router. */
export function memoryFirst(world: World): FastifyServerFactory {
  const answer = answerFromMemory(world)
  const { tls } = world.config
  return (handler) => {
    const take = (request: IncomingMessage, response: ServerResponse) => {
      if (!answer(request, response)) handler(request, response)
    }
    const server = tls
      ? createTlsServer({ cert: readFileSync(tls.certFile), key: readFileSync(tls.keyFile) }, take)
      : createServer(take)
    server.keepAliveTimeout = 72_000
    server.requestTimeout = 60_000
    return server
  }
}
