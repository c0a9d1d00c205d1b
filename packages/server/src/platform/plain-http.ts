import { errorStatus, type FailureBody } from '@parichay/contract/errors.ts'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Config } from './config.ts'
import { cleanHost } from './hosts.ts'
import type { Log } from './log.ts'
import { noteRefused } from './security-log.ts'
import { spokenBy, translate } from './sentences.ts'
import { withoutPorts } from './visitor-address.ts'

type Way = Pick<Config, 'mode' | 'publicProtocol' | 'publicPort' | 'trustProxy' | 'tls'>

/** What a load balancer or the proxy asks from inside, without TLS and without a visitor. */
const asksInside = (target: string) => /^\/(?:healthz|readyz|tls-ask)(?:\?|$)/.test(target)

/**
 * Whether a visitor came by http though pages are https: as the proxy in front says (`X-Forwarded-Proto`, of the outermost one we trust), and in
 * production also when nobody says anything. `told` is that header as it came, `target` what was asked for.
 */
export function cameInPlain(
  { mode, publicProtocol, trustProxy, tls }: Way,
  told: string | undefined,
  target: string,
): boolean {
  if (publicProtocol === 'http' || tls || asksInside(target)) return false
  const said = trustProxy > 0 && told ? told.split(',').map((one) => one.trim().toLowerCase()) : []
  const protocol = said.at(-trustProxy) ?? said[0]
  return protocol === undefined ? mode === 'production' : protocol !== 'https'
}

/** The visitor's address: as the outermost proxy that we trust saw it, else who connected. */
function visitorOf({ headers, socket }: IncomingMessage, trustProxy: number): string {
  const told = trustProxy > 0 ? withoutPorts([headers['x-forwarded-for']].flat().join(',')).split(',') : []
  const hops = told.map((one) => one.trim()).filter(Boolean)
  return hops.at(-trustProxy) ?? hops[0] ?? socket.remoteAddress ?? ''
}

/**
 * Answers what came by http: pages are sent to https (308), calls, forms and whatever else carries something are refused with HTTPS_NEEDED and noted,
 * so that who sends in the open learns of it (ASVS 4.1.2). No HSTS goes out by http (RFC 6797, 7.2).
 */
export function answerPlain(
  { publicPort, trustProxy }: Pick<Config, 'publicPort' | 'trustProxy'>,
  log: Log,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const { method, url = '', headers } = request
    const host = cleanHost(headers.host)
    const isPage =
      (method === 'GET' || method === 'HEAD') && url.startsWith('/') && !/^\/api(?:\/|$)/i.test(url)
    const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', connection: 'close' }
    if (isPage && host) {
      const name = host.includes(':') ? `[${host}]` : host
      const port = publicPort && publicPort !== 443 ? `:${publicPort}` : ''
      response
        .writeHead(308, { ...common, location: `https://${name}${port}${url}`, 'content-length': 0 })
        .end()
      return
    }
    const ref = randomUUID().slice(0, 8)
    noteRefused(log, { ref, call: undefined, ip: visitorOf(request, trustProxy) }, 'HTTPS_NEEDED')
    const data: FailureBody = {
      code: 'HTTPS_NEEDED',
      message: translate(
        'Calls are answered by https only. What was sent came unprotected: change what was secret in it, and call by https.',
        spokenBy([headers['accept-language']].flat()[0]),
      ),
      ref,
    }
    response
      .writeHead(errorStatus.HTTPS_NEEDED, { ...common, 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify({ data }))
  }
}

/** The port beside https that sends pages there and refuses everything else; not yet listening. No proxy stands before it. */
export const plainServer = ({ publicPort }: Pick<Config, 'publicPort'>, log: Log): Server =>
  createServer({ requestTimeout: 10_000 }, answerPlain({ publicPort, trustProxy: 0 }, log))
