import { createHmac } from 'node:crypto'
import type { Limit } from '../../platform/limits.ts'
import { deriveKey, equal } from '../../platform/secrets.ts'

/** A locked card as a browser may have opened it: under the PIN of this mark. */
export type Lock = { agencyId: number; cardNo: number; pinMark: string }

/** A card stays open in a browser for one to two of these stretches, in milliseconds. */
const stretchMs = 6 * 3_600_000
const stretchOf = (now: Date) => Math.floor(now.getTime() / stretchMs)

/** What the cookie of a locked card is called: several may be open in one browser. */
export const pinCookie = ({ cardNo }: Pick<Lock, 'cardNo'>) => `card-${cardNo}` as const

const tokenFor = (secret: string, { agencyId, cardNo, pinMark }: Lock, stretch: number) =>
  createHmac('sha256', deriveKey(secret, 'cards opened by PIN'))
    .update(`${agencyId}.${cardNo}.${pinMark}.${stretch}`)
    .digest('base64url')

/** What a browser keeps that gave the right PIN, and for how many seconds it counts. It says nothing of the PIN. */
export function openToken(secret: string, lock: Lock, now: Date): { token: string; maxAgeSec: number } {
  const ends = (stretchOf(now) + 2) * stretchMs
  return {
    token: tokenFor(secret, lock, stretchOf(now)),
    maxAgeSec: Math.floor((ends - now.getTime()) / 1000),
  }
}

/** Whether a token opens a card today, under the PIN it has now. */
export function isOpened(
  secrets: readonly string[],
  lock: Lock,
  { token, now }: { token: string | undefined; now: Date },
): boolean {
  if (token === undefined) return false
  const given = Buffer.from(token)
  return secrets.some((secret) =>
    [0, 1].some((ago) => equal(given, Buffer.from(tokenFor(secret, lock, stretchOf(now) - ago)))),
  )
}

const [minute, day] = [60, 86_400]
/** The stretch of the widest budget, in milliseconds: it is counted beside the PIN, as limits are kept for two days. */
export const monthMs = 30 * day * 1000

/**
 * How many wrong tries there may be: of one network in a quarter of an hour and in a day, of all together in a day and in 30
 * days. Of ten thousand PINs three in a hundred are tried in a month, however many networks somebody hires (decision 0130).
 */
export const mostTries = { atOnce: 5, network: 20, day: 100, month: 300 } as const

/** The budgets of a network and of all in a day, the narrowest first. They are of one PIN: another one begins anew. */
export function pinLimits(
  { agencyId, cardNo, pinMark }: Lock,
  network: string,
  factor: number,
): [atOnce: Limit, network: Limit, day: Limit] {
  const limit = (what: string, max: number, windowSec: number): Limit => ({
    bucket: `pin:${what}:${agencyId}:${cardNo}:${pinMark}`,
    max: Math.round(max * factor),
    windowSec,
  })
  return [
    limit(`once:${network}`, mostTries.atOnce, 15 * minute),
    limit(`day:${network}`, mostTries.network, day),
    limit('all', mostTries.day, day),
  ]
}

/** Headers of whatever stands in the place of a locked card, and of what is shown of one that was opened: nobody keeps it, nobody lists it. */
export const lockHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}
