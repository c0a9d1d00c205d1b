import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

const loopback = /^(127\.\d+\.\d+\.\d+|::1)$/

/**
 * Whether a Host header names this machine by itself. A page from elsewhere can make its own name lead to this machine
 * (DNS rebinding) and would read every code here; it cannot make it read `localhost` or an address of numbers.
 * `listening` is the address the sandbox listens on: beyond this machine, other addresses of numbers count too.
 */
export function isOwnHost(header: string | undefined, listening: string): boolean {
  const host = (header ?? '')
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/^\[(.+)\]$/, '$1')
  if (loopback.test(host) || /^([a-z0-9-]+\.)*localhost$/.test(host)) return true
  return isIP(host) !== 0 && !loopback.test(listening)
}

/** Refuses everything that was asked for under another name: inbox, switches, payments and the controls behind them. */
export function refuseOtherHosts(app: FastifyInstance, listening: string): void {
  app.addHook('onRequest', async ({ headers, raw }, reply) => {
    const named = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
    if (named === 1 && isOwnHost(headers.host, listening)) return
    return reply.code(421).send({ message: 'Only this machine answers here, under its own name.' })
  })
}
