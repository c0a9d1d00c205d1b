import { type SslFault, type SslState, sslTries } from '@parichay/contract/agency/ssl.ts'
import { isIP } from 'node:net'

/** A name that fails so long, looked at every six hours, fails not by chance: in milliseconds. */
export const toldAfter = 5 * 3_600_000

/** Names that only one machine or network knows; nobody else's directory has them. */
const inner = ['localhost', 'test', 'local', 'internal', 'lan', 'home']

/** Whether a host name is one that everybody can look up. Pure. */
export function isPublicHost(host: string): boolean {
  const parts = host.split('.')
  return parts.length > 1 && isIP(host) === 0 && !inner.includes(parts.at(-1) ?? '')
}

/** Codes by which a directory says that there is no such name; whatever else goes wrong says nothing about it. */
const absent = ['ENOTFOUND', 'ENODATA']

/** Whether a failed look says that the name leads nowhere. Pure. */
export const saysAbsent = (error: unknown): boolean =>
  error instanceof Error && absent.includes(String((error as NodeJS.ErrnoException).code))

/** Minutes to the next look after the first, second … one that found something wrong. */
const pauses = [1, 5, 15, 60] as const
/** Milliseconds between looks at a certificate that visitors meet: what renews it does so 30 days before its end. */
const daily = 86_400_000

/** What a look met at a host name. */
export type Met = { fault: null; endsAt: Date } | { fault: SslFault }
/** What is kept of a certificate. */
export type Ssl = {
  sslState: SslState
  sslFault: SslFault | null
  sslTries: number
  sslEndsAt: Date | null
  sslLookedAt: Date
  sslNextAt: Date | null
}

/** A certificate that ends so soon is not renewed by itself any more: in milliseconds. */
const renewedBefore = 14 * daily

/** What staff are told of a certificate. */
export type SslNews = { fault: SslFault } | { endsAt: Date }

/**
 * What staff are told after a look: visitors met a certificate before and are refused now, or the one they meet ends and nobody
 * renewed it. A name that leads nowhere is told by who looks up names. Pure.
 */
export function newsOfLook(before: Pick<Ssl, 'sslState'>, after: Ssl): SslNews | null {
  const { sslState, sslFault, sslEndsAt, sslLookedAt } = after
  if (sslEndsAt === null) return null
  if (sslFault !== null)
    return sslState === 'FAILED' && before.sslState !== 'FAILED' && sslFault !== 'NO_ADDRESS'
      ? { fault: sslFault }
      : null
  return sslEndsAt.getTime() - sslLookedAt.getTime() < renewedBefore ? { endsAt: sslEndsAt } : null
}

/**
 * What is kept after a look: a certificate that was met is looked at again a day later; else it is looked for again, ever later,
 * and given up after `sslTries` looks. One that was met before is looked at daily all the same: whoever could not be reached for two
 * hours comes back without being asked. A name of one network only is given up at once: no authority vouches for it. Pure.
 */
export function afterLook(before: { sslTries: number; sslEndsAt: Date | null }, met: Met, now: Date): Ssl {
  const sslLookedAt = now
  if (met.fault === null) {
    const sslNextAt = new Date(now.getTime() + daily)
    return {
      sslState: 'LIVE',
      sslFault: null,
      sslTries: 0,
      sslEndsAt: met.endsAt,
      sslLookedAt,
      sslNextAt,
    }
  }
  const tries = Math.min(before.sslTries + 1, sslTries)
  const isGivenUp = tries >= sslTries || met.fault === 'INNER_NAME'
  const wasMet = before.sslEndsAt !== null && met.fault !== 'INNER_NAME'
  const pause = isGivenUp ? (wasMet ? daily : null) : pauses[tries - 1]! * 60_000
  return {
    sslState: isGivenUp ? 'FAILED' : 'WAITING',
    sslFault: met.fault,
    sslTries: tries,
    sslEndsAt: before.sslEndsAt,
    sslLookedAt,
    sslNextAt: pause === null ? null : new Date(now.getTime() + pause),
  }
}
