import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getCACertificates } from 'node:tls'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

const dayMs = 86_400_000
/** Authorities renew 30 days before the end; less than half of that is left when renewing does not work. */
export const soonDays = 14

/** What can be said of a certificate without asking anybody. `daysLeft` is whole days, below zero when it is over. */
export type Standing = { daysLeft: number; isTrusted: boolean; names: string }

/**
 * Reads a file of certificates as a server sends it: its own first, then those between it and an authority, PEM. `isTrusted`: it leads to an authority that
 * browsers know (the list that Node brings, Mozilla's), each signature and date on the way holding. Throws where the file is none.
 */
export function standingOf(pem: string, now: Date, authorities: readonly string[]): Standing {
  const chain = (pem.match(/-----BEGIN CERTIFICATE-----[^]+?-----END CERTIFICATE-----/g) ?? []).map(
    (one) => new X509Certificate(one),
  )
  const own = chain[0]
  if (!own) throw new Error('There is no certificate in the file')
  const roots = authorities.map((one) => new X509Certificate(one))
  const holds = (one: X509Certificate) => one.validFromDate <= now && now < one.validToDate
  const isIssuer = (of: X509Certificate) => (by: X509Certificate) =>
    of.checkIssued(by) && of.verify(by.publicKey)
  const leads = (from: X509Certificate, between: X509Certificate[]): boolean =>
    holds(from) &&
    (roots.some(isIssuer(from)) ||
      between.some(
        (by) =>
          by.ca &&
          isIssuer(from)(by) &&
          leads(
            by,
            between.filter((one) => one !== by),
          ),
      ))
  return {
    daysLeft: Math.floor((own.validToDate.getTime() - now.getTime()) / dayMs),
    isTrusted: leads(own, chain.slice(1)),
    names: own.subjectAltName ?? '',
  }
}

/** Says at the start of a production server what is wrong with the certificate that visitors get; browsers would say it to them. */
export function sayCertificate(
  { tls, mode }: Pick<Config, 'tls' | 'mode'>,
  log: Log,
  now: Date,
  authorities: readonly string[] = getCACertificates('bundled'),
): void {
  if (!tls || mode !== 'production') return
  const standing = standingOf(readFileSync(tls.certFile, 'utf8'), now, authorities)
  if (standing.daysLeft < 0) log.error(standing, 'the certificate is over: browsers turn visitors away')
  else if (!standing.isTrusted)
    log.warn(standing, 'no authority that browsers know vouches for the certificate')
  else if (standing.daysLeft < soonDays)
    log.warn(standing, 'the certificate ends soon: look at what renews it')
}
