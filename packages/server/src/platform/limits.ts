import { fail } from '@parichay/contract/errors.ts'
import { sql, type Kysely } from 'kysely'
import { createHmac } from 'node:crypto'
import { deriveKey } from './secrets.ts'
import type { Tables } from './tables.ts'

const keys = new WeakMap<object, Buffer>()

/** Limits counted through this connection are kept under names that this installation's secret makes. */
export const setLimitSecret = (db: Kysely<Tables>, secret: string): void =>
  void keys.set(db, deriveKey(secret, 'names of limits'))

/**
 * The name a bucket is kept under: its first word, so that an operator sees what is counted, and a keyed hash of the
 * rest. No number, mail address or network address of a person lies in the table, nor can one be tried out without the secret.
 */
export function keyOf(db: Kysely<Tables>, bucket: string): string {
  const key = keys.get(db)
  if (!key) throw new Error('Limits are counted through the connection of the platform')
  const hash = createHmac('sha256', key).update(bucket).digest('base64url').slice(0, 27)
  return `${bucket.split(':', 1)[0]}:${hash}`
}

/** At most `max` hits of `bucket` in `windowSec`. Windows begin at whole multiples, the same in every process. */
export type Limit = { bucket: string; max: number; windowSec: number }

/** Counts one hit of each limit and refuses when one is over. Counted outside transactions, so a refusal stays counted. */
export async function spend(db: Kysely<Tables>, now: Date, limits: Limit[]): Promise<void> {
  for (const limit of limits) {
    if ((await count(db, now, limit)) <= limit.max) continue
    refuseFor(untilWindowEnd(now, limit.windowSec))
  }
}

/** Hits so far in the present window, without counting one. */
export async function spent(
  db: Kysely<Tables>,
  now: Date,
  limit: Omit<Limit, 'max'>,
): Promise<{ hits: number; lastAt: Date | null }> {
  const row = await db
    .selectFrom('rateLimit')
    .select(['hits', 'lastAt'])
    .where('bucket', '=', keyOf(db, limit.bucket))
    .where('windowStart', '=', windowStart(now, limit.windowSec))
    .executeTakeFirst()
  return { hits: row?.hits ?? 0, lastAt: row?.lastAt ?? null }
}

/** Counts one hit and says how many there are with it, in one step: of many at once each gets its own number. Refuses nothing. */
export async function count(db: Kysely<Tables>, now: Date, limit: Omit<Limit, 'max'>): Promise<number> {
  const { rows } = await sql<{ hits: number }>`
    insert into rate_limit (bucket, window_start, last_at) values (${keyOf(db, limit.bucket)}, ${windowStart(now, limit.windowSec)}, ${now})
    on conflict (bucket, window_start) do update set hits = rate_limit.hits + 1, last_at = excluded.last_at returning hits`.execute(
    db,
  )
  return rows[0]?.hits ?? 1
}

/** Takes one hit back, or so many, when what they were counted for turned out harmless. */
export async function refund(
  db: Kysely<Tables>,
  now: Date,
  limit: Omit<Limit, 'max'>,
  hits = 1,
): Promise<void> {
  await db
    .updateTable('rateLimit')
    .set((e) => ({ hits: e('hits', '-', hits) }))
    .where('bucket', '=', keyOf(db, limit.bucket))
    .where('windowStart', '=', windowStart(now, limit.windowSec))
    .execute()
}

/** Who an address counts as: one IPv4 address, or the /64 of an IPv6 address, which one person has whole. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!ip.includes(':')) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** Forgets a bucket, after a success for instance. */
export async function forgive(db: Kysely<Tables>, bucket: string): Promise<void> {
  await db.deleteFrom('rateLimit').where('bucket', '=', keyOf(db, bucket)).execute()
}

/** Forgets the present window of a limit and says how many hits it had: of many who ask at once, one alone is given them. */
export async function takeHits(db: Kysely<Tables>, now: Date, limit: Omit<Limit, 'max'>): Promise<number> {
  const row = await db
    .deleteFrom('rateLimit')
    .where('bucket', '=', keyOf(db, limit.bucket))
    .where('windowStart', '=', windowStart(now, limit.windowSec))
    .returning('hits')
    .executeTakeFirst()
  return row?.hits ?? 0
}

const windowStart = (now: Date, windowSec: number) =>
  new Date(Math.floor(now.getTime() / (windowSec * 1000)) * windowSec * 1000)

/** Seconds until a limit's window is over and counts from nothing again. */
export const untilWindowEnd = (now: Date, windowSec: number): number =>
  Math.max(1, Math.ceil((windowStart(now, windowSec).getTime() - now.getTime()) / 1000 + windowSec))

/** The neighbourhood of an address: the /24 of IPv4, the /48 of IPv6. One who hires addresses hires them side by side. */
export function neighbourhoodOf(ip: string): string {
  const network = networkOf(ip)
  return network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : `${network.split('.').slice(0, 3).join('.')}.0/24`
}

/** Stops with RATE_LIMITED and the seconds to wait, also in words. */
export function refuseFor(retryAfterSec: number): never {
  fail(
    'RATE_LIMITED',
    `Too many tries. Wait ${retryAfterSec > 90 ? `${Math.ceil(retryAfterSec / 60)} minutes` : `${retryAfterSec} seconds`} and try again.`,
    { retryAfterSec },
  )
}
