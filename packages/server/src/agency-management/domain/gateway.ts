import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { TLSSocket } from 'node:tls'
import { isInside } from '../../platform/inside.ts'
import { type Met, saysAbsent } from './rules.ts'

/** A proxy that takes a certificate on demand answers the first visitor late. */
const patienceMs = 30_000
/** Bytes of an answer that are read; the agency's details have a few thousand. */
const mostBytes = 100_000

/** For tests: where names lead, and who vouches for certificates there. */
export type Elsewhere = {
  find: (host: string) => Promise<{ address: string; family: number }[]>
  isInside: (address: string) => boolean
  port: number
  ca?: string
}
const outside: Elsewhere = { find: (host) => lookup(host, { all: true }), isInside, port: 443 }

/**
 * Meets a host name as a visitor does: its address, the certificate as browsers judge it, and that what answers is the panel of this
 * agency. Only names of our own database are asked, only addresses that everybody can reach, and no redirect is followed.
 */
export async function meetHost(
  { host, agencyId }: { host: string; agencyId: number },
  { find, isInside: isIn, port, ca }: Elsewhere = outside,
): Promise<Met> {
  let addresses: { address: string; family: number }[]
  try {
    addresses = await find(host)
  } catch (error) {
    return { fault: saysAbsent(error) ? 'NO_ADDRESS' : 'NO_ANSWER' }
  }
  const [first] = addresses
  if (!first) return { fault: 'NO_ADDRESS' }
  if (addresses.some(({ address }) => isIn(address))) return { fault: 'INNER_ADDRESS' }
  const known: LookupFunction = (_host, { all }, done) =>
    all ? done(null, addresses) : done(null, first.address, first.family)
  const { path } = agencyRoutes.getAgencyDetails
  const options = { host, port, path, servername: host, lookup: known, agent: false as const }
  return new Promise<Met>((resolve) => {
    const asking = request(
      { ...options, headers: { host }, signal: AbortSignal.timeout(patienceMs), ...(ca ? { ca } : {}) },
      (answer) => {
        const { socket } = answer
        const endsAt = socket instanceof TLSSocket ? endOf(socket) : undefined
        void textOf(answer).then((text) =>
          resolve(endsAt && isOf(agencyId, text) ? { fault: null, endsAt } : { fault: 'ELSEWHERE' }),
        )
      },
    )
    asking.on('error', (error) => resolve({ fault: isAboutTls(error) ? 'CERTIFICATE' : 'NO_ANSWER' }))
    asking.end()
  })
}

function endOf(socket: TLSSocket): Date | undefined {
  const { valid_to: until } = socket.getPeerCertificate()
  const endsAt = new Date(until ?? NaN)
  return Number.isNaN(endsAt.getTime()) ? undefined : endsAt
}

/** The answer as text, as far as it is read; an answer that breaks off is what came of it. */
async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part)
      bytes += part.length
      if (bytes > mostBytes) break
    }
  } catch {
    return ''
  }
  return Buffer.concat(parts).toString()
}

function isOf(agencyId: number, text: string): boolean {
  try {
    return (JSON.parse(text) as { data?: { agencyId?: unknown } }).data?.agencyId === agencyId
  } catch {
    return false
  }
}

/** Whether a failure is about the certificate or the protocol above the connection, not about reaching the machine. */
const isAboutTls = (error: Error): boolean =>
  /CERT|SIGNATURE|^ERR_(?:TLS|SSL)|^EPROTO|ISSUER/.test(String((error as NodeJS.ErrnoException).code))
