import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getCACertificates } from 'node:tls'
import type { CertificateFault, Config } from './config.ts'
import type { Log } from './log.ts'

const dayMs = 86_400_000
/** Authorities renew 30 days before the end; less than half of that is left when renewing does not work. */
export const soonDays = 14

/**
 * What can be said of a certificate without asking anybody. `daysLeft` is whole days, below zero when it is over; `unnamed` are hosts that it is not for.
 */
export type Standing = {
  daysLeft: number
  isTrusted: boolean
  names: string
  faults: CertificateFault[]
  unnamed: string[]
}

/** The certificates of a file as a server sends it, its own first. Throws where the file is none. */
function chainOf(pem: string): [X509Certificate, ...X509Certificate[]] {
  const [own, ...between] = (
    pem.match(/-----BEGIN CERTIFICATE-----[^]+?-----END CERTIFICATE-----/g) ?? []
  ).map((one) => new X509Certificate(one))
  if (!own) throw new Error('There is no certificate in the file')
  return [own, ...between]
}

/**
 * Reads a file of certificates as a server sends it: its own first, then those between it and an authority, PEM. `isTrusted`: it leads to an authority that
 * browsers know (the list that Node brings, Mozilla's), each signature and date on the way holding. `hosts` are those that visitors come by; `foreign` is
 * a certificate for none of them, since a host that is being moved here must not stop the others. Throws where the file is none.
 */
export function standingOf(
  pem: string,
  now: Date,
  authorities: readonly string[],
  hosts: readonly string[] = [],
): Standing {
  const [own, ...between] = chainOf(pem)
  const roots = authorities.map((one) => new X509Certificate(one))
  const isIssuer = (of: X509Certificate) => (by: X509Certificate) =>
    of.checkIssued(by) && of.verify(by.publicKey)
  const leads = (from: X509Certificate, left: X509Certificate[], at: Date): boolean =>
    from.validFromDate <= at &&
    at < from.validToDate &&
    (roots.some(isIssuer(from)) ||
      left.some(
        (by) =>
          by.ca &&
          isIssuer(from)(by) &&
          leads(
            by,
            left.filter((one) => one !== by),
            at,
          ),
      ))
  const [isOver, isEarly] = [own.validToDate <= now, now < own.validFromDate]
  // Whether somebody vouches for one that is over, or begins later, is another question than that.
  const meant = isOver ? new Date(own.validToDate.getTime() - 1) : isEarly ? own.validFromDate : now
  const unnamed = hosts.filter((host) => own.checkHost(host) === undefined)
  const found = {
    over: isOver,
    early: isEarly,
    untrusted: !leads(own, between, meant),
    foreign: hosts.length > 0 && unnamed.length === hosts.length,
  }
  return {
    daysLeft: Math.floor((own.validToDate.getTime() - now.getTime()) / dayMs),
    isTrusted: leads(own, between, now),
    names: own.subjectAltName ?? '',
    faults: (Object.keys(found) as CertificateFault[]).filter((fault) => found[fault]),
    unnamed,
  }
}

const few = (hosts: readonly string[]) =>
  `${hosts.slice(0, 3).join(', ')}${hosts.length > 3 ? ` and ${hosts.length - 3} more` : ''}`

const words: Record<CertificateFault, (standing: Standing) => string> = {
  over: ({ daysLeft }) => `it ended ${-daysLeft} days ago: renew it`,
  early: () => 'it does not count yet: look at the clock of this machine',
  untrusted: () =>
    'no authority that browsers know vouches for it: take one of an authority, or put those between it and the authority into the file',
  foreign: ({ names, unnamed }) => `it is for ${names || 'no host'}, not for ${few(unnamed)}`,
}

/** What `work` gives; where it fails, what is wrong is said in this sentence. */
function saidOf<T>(work: () => T, sentence: string): T {
  try {
    return work()
  } catch (error) {
    throw new Error(sentence, { cause: error })
  }
}

/** The text of a file that a setting names. Throws in words that begin with the setting. */
function readSaid(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'error'
    throw new Error(`${setting}: ${path} cannot be read (${code}).`, { cause: error })
  }
}

/**
 * Looks, before a production server answers, at the certificate that visitors get (ASVS 12.2.2; decision 0106). Throws with a sentence for each thing that
 * browsers would refuse it for, unless `CERTIFICATE_MAY_BE` names that, and where the key is another one's; says what is about to go wrong.
 */
export function checkCertificate(
  { tls, mode, certificateMayBe }: Pick<Config, 'tls' | 'mode' | 'certificateMayBe'>,
  log: Log,
  now: Date,
  hosts: readonly string[] = [],
  authorities: readonly string[] = getCACertificates('bundled'),
): void {
  if (!tls || mode !== 'production') return
  const pem = readSaid('TLS_CERT_FILE', tls.certFile)
  const key = readSaid('TLS_KEY_FILE', tls.keyFile)
  const own = saidOf(() => chainOf(pem)[0], `TLS_CERT_FILE: ${tls.certFile} holds no certificate (PEM).`)
  const ours = saidOf(
    () => createPrivateKey(key),
    `TLS_KEY_FILE: ${tls.keyFile} holds no key that can be read (PEM, without a password).`,
  )
  if (!own.checkPrivateKey(ours))
    throw new Error('TLS_KEY_FILE: it is not the key of the certificate in TLS_CERT_FILE.')
  const standing = standingOf(pem, now, authorities, hosts)
  const refused = standing.faults.filter((fault) => !certificateMayBe.includes(fault))
  if (refused.length > 0)
    throw new Error(
      `TLS_CERT_FILE: browsers would refuse the certificate (docs/operations.md, TLS):\n  ${refused
        .map((fault) => words[fault](standing))
        .join(
          '\n  ',
        )}\nCERTIFICATE_MAY_BE=${standing.faults.join(',')} starts all the same, and visitors are warned or turned away.`,
    )
  if (standing.faults.length > 0)
    log.warn(standing, 'browsers refuse the certificate: CERTIFICATE_MAY_BE lets the server start with it')
  else if (standing.unnamed.length > 0)
    log.warn(standing, 'the certificate is not for all hosts: visitors of these are turned away')
  if (standing.daysLeft >= 0 && standing.daysLeft < soonDays)
    log.warn(standing, 'the certificate ends soon: look at what renews it')
}
