import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { readFileSync } from 'node:fs'
import type { FastifyServerFactory } from 'fastify'
import type { Config } from './config.ts'
import type { Page } from './page-cache.ts'
import { answerPlain, cameInPlain } from './plain-http.ts'
import { tlsRules } from './tls.ts'
import { answerOnWire, type SimpleGet } from './wire.ts'
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

/** Browsers say this in a handful of ways; strangers may say it in any number. */
const taken = new Map<string, { br: boolean; gzip: boolean }>()
const codings = (accepted: string) => {
  const known = taken.get(accepted)
  if (known) return known
  if (taken.size >= 100) taken.clear()
  const made = { br: takes(accepted, 'br'), gzip: takes(accepted, 'gzip') }
  taken.set(accepted, made)
  return made
}

/** The smallest form of a page that there is and that its reader takes (RFC 9110, 12.5.3). */
export function codingFor(page: Pick<Page, 'br' | 'gzip'>, accepted: string): Coding {
  const { br, gzip } = codings(accepted)
  return page.br && br ? 'br' : page.gzip && gzip ? 'gzip' : 'identity'
}

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

type FromMemory = { page: Page; coding: Coding; head: OutgoingHttpHeaders }

/** Pages that stand in memory under exactly the asked address, with the head they are sent with. */
function findInMemory(world: World): (host: string, url: string, accepted: string) => FromMemory | null {
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
  return (host, url, accepted) => {
    const page = world.pages.findAs(`${host}|${url}`, world.clock().getTime())
    if (page?.status !== 200) return null
    const coding = codingFor(page, accepted)
    return { page, coding, head: headOf(page, coding) }
  }
}

/** Answers before the router, which costs more than the answer. */
function answerFromMemory(world: World): (request: IncomingMessage, response: ServerResponse) => boolean {
  const find = findInMemory(world)
  return (request, response) => {
    if (request.method !== 'GET') return false
    const { host = '', 'accept-encoding': accepted, 'if-none-match': seen } = request.headers
    const found = find(host, request.url ?? '', String(accepted ?? ''))
    if (!found || hasSeen(seen, found.page.etag)) return false
    response.writeHead(200, found.head)
    response.end(found.page[found.coding] ?? found.page.identity)
    return true
  }
}

/**
 * Whole answers, head and body in one piece. Each is put together once a second, because of its date (RFC 9110, 6.6.1),
 * and no longer kept: what is asked often is at hand, and the pages are not held twice.
 */
function wholeFromMemory(world: World): (asked: SimpleGet) => Buffer | null {
  const find = findInMemory(world)
  let second = 0
  let whole = new Map<OutgoingHttpHeaders, Buffer>()
  return ({ host, target, accepted, told }) => {
    if (cameInPlain(world.config, told, target)) return null
    const found = find(host, target, accepted)
    if (!found) return null
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) {
      second = now
      whole = new Map()
    }
    const made = whole.get(found.head)
    if (made) return made
    const lines = Object.entries(found.head).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    const ends = `Date: ${new Date(now * 1000).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveMs / 1000}\r\n\r\n`
    const head = Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join('')}${ends}`, 'latin1')
    const answer = Buffer.concat([head, found.page[found.coding] ?? found.page.identity])
    whole.set(found.head, answer)
    return answer
  }
}

const keepAliveMs = 72_000

/**
 * Whether a request names its host more than once (RFC 9112, 3.2): a proxy may go by one of them and we by the other, so
 * that one agency's page is kept as another's.
 */
const namesManyHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at]!)) hosts += 1
  return hosts > 1
}

/** Makes the listening server: what is in memory first (on the socket itself where it is not encrypted), then the router. */
export function memoryFirst(world: World): FastifyServerFactory {
  const answer = answerFromMemory(world)
  const { config, log } = world
  const { tls } = config
  const refusePlain = answerPlain(config, log)
  return (handler) => {
    const take = (request: IncomingMessage, response: ServerResponse) => {
      if (namesManyHosts(request)) {
        const body = JSON.stringify({
          data: { code: 'VALIDATION', message: 'The request names more than one host.' },
        })
        response.writeHead(400, {
          ...safetyHeaders(world.config),
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
          connection: 'close',
        })
        response.end(body)
        return
      }
      const told = request.headers['x-forwarded-proto']
      if (cameInPlain(config, [told].flat().join(',') || undefined, request.url ?? ''))
        refusePlain(request, response)
      else if (!answer(request, response)) handler(request, response)
    }
    const server = tls
      ? createTlsServer(
          { ...tlsRules, cert: readFileSync(tls.certFile), key: readFileSync(tls.keyFile) },
          take,
        )
      : createServer(take)
    server.keepAliveTimeout = keepAliveMs
    server.requestTimeout = 60_000
    if (!tls) answerOnWire(server, wholeFromMemory(world))
    return server
  }
}
