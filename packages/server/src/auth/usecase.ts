import { fail } from '@parichay/contract/errors.ts'
import { findFranchiseeByPhone } from '../franchisee/store.ts'
import type { Call } from '../platform/http.ts'
import {
  count,
  forgive,
  type Limit,
  neighbourhoodOf,
  networkOf,
  refund,
  refuseFor,
  spend,
  spent,
  untilWindowEnd,
} from '../platform/limits.ts'
import { agencyScope, type Scope } from '../platform/scope.ts'
import { newToken } from '../platform/secrets.ts'
import type { Tx } from '../platform/db.ts'
import { type Account, type DeviceOwner, isKnownDevice, keepDevice, knownForDays } from './device/store.ts'
import { noticeOfTries } from './jobs.ts'
import {
  failuresBeforeCode,
  failuresPerAddress,
  failuresPerDay,
  failuresPerNeighbourhood,
  waitAfterFailure,
} from './rules.ts'
import { findUserBy } from './store.ts'
import { strangersPerDay, strangersPerHour } from './totp/rules.ts'

type Circle = Pick<Call, 'world' | 'agency' | 'now' | 'ip' | 'cookies'>

const hour = 3600
const day = 86_400

/** One person of one agency in the keys of limits. */
export const keyOf = (agencyId: number, { kind, phoneNumber, email }: Account) =>
  `${agencyId}:${kind === 'staff' ? 'staff' : 'user'}:${phoneNumber ?? email}`

/** A browser keeps one random name for the limits; it says nothing about a person. */
export function rememberDevice({ cookies }: Pick<Circle, 'cookies'>): string {
  const device = cookies.get('device') ?? newToken()
  cookies.set('device', device, knownForDays * day)
  return device
}

/** After a sign-in: this browser is known for this person, under a new token. Says whether it was before. */
export async function recogniseDevice(
  tx: Tx,
  scope: Scope,
  { cookies, now }: Pick<Circle, 'cookies' | 'now'>,
  owner: DeviceOwner,
): Promise<boolean> {
  const before = cookies.get('device')
  const token = newToken()
  const wasKnown = await keepDevice(tx, scope, owner, { before, now: token }, now)
  cookies.set('device', token, knownForDays * day)
  return wasKnown
}

/** The token of a browser that signed in as this person before; null for a stranger's. */
export async function knownDevice(
  { world, agency, now, cookies }: Circle,
  account: Account,
): Promise<string | null> {
  const token = cookies.get('device')
  if (!token) return null
  const scope = agencyScope(agency.agencyId)
  const isKnown = await world.database.inScope(scope, (tx) => isKnownDevice(tx, scope, account, token, now))
  return isKnown ? token : null
}

/**
 * Limits on asking who exists (security.md 3.2). A browser that signed in as this person has a budget of its own; for all
 * others many questions in one agency make the budget of each address smaller, and never stop a fresh one.
 */
export async function spendLookup(circle: Circle, account: Account): Promise<void> {
  const { world, agency, now, ip } = circle
  const person = keyOf(agency.agencyId, account)
  const own = await knownDevice(circle, account)
  const device = rememberDevice(circle)
  const factor = world.config.limitFactor
  const db = world.database.platform
  if (own) return spend(db, now, [{ bucket: `lookup:own:${own}:${person}`, max: 30, windowSec: 600 }])
  const asked = await count(db, now, { bucket: `lookup:agency:${agency.agencyId}`, windowSec: hour })
  const perAddress = asked > Math.round(300 * factor) ? 3 : 10
  await spend(db, now, [
    { bucket: `lookup:ip:${networkOf(ip)}`, max: Math.round(perAddress * factor), windowSec: 600 },
  ])
  const seen = await count(db, now, { bucket: `lookup:device:${device}:${person}`, windowSec: hour })
  if (seen === 1)
    await spend(db, now, [
      { bucket: `lookup:device:${device}`, max: Math.round(5 * factor), windowSec: hour },
    ])
}

/**
 * The brake on guessing: no lock-out, but growing waits, and after 20 failures an hour only a code helps. Who holds a
 * session of the account, or a browser that signed in to it before, is counted apart: nothing a stranger does reaches
 * them. Strangers together share one budget for each account, and are slowed by address and neighbourhood.
 */
export async function guardPassword<T>(
  circle: Circle,
  account: Account,
  check: () => Promise<T | null>,
  session?: string,
): Promise<T> {
  const person = keyOf(circle.agency.agencyId, account)
  const strangers: Strangers = [{ bucket: `password:${person}`, max: failuresBeforeCode, windowSec: hour }]
  const found = await guarded(circle, { what: 'password', account, person, strangers }, check, session)
  return found ?? fail('PASSWORD_WRONG', 'Phone number or password is wrong.', { field: 'password' })
}

/**
 * The same brake for the second step. Strangers who come this far know the password, so they have less; a new password
 * ends their way and begins a new budget, which is how an owner on a new device is never kept out.
 */
export async function guardSecond<T>(
  circle: Circle,
  { authVersion, ...account }: Account & { authVersion: number },
  check: () => Promise<T | null>,
  session?: string,
): Promise<T> {
  const person = `${keyOf(circle.agency.agencyId, account)}:${authVersion}`
  const strangers: Strangers = [
    { bucket: `second:${person}`, max: strangersPerHour, windowSec: hour },
    { bucket: `second:day:${person}`, max: strangersPerDay, windowSec: day },
  ]
  const found = await guarded(circle, { what: 'second', account, person, strangers }, check, session)
  return (
    found ??
    fail('OTP_INVALID', 'This code is not right, or was used already. Wait for the next one.', {
      field: 'code',
    })
  )
}

/** What all strangers together have for one account; when the first is used up, its owner is told. */
type Strangers = [Limit, ...Limit[]]
type Door = { what: 'password' | 'second'; account: Account; person: string; strangers: Strangers }

async function guarded<T>(
  circle: Circle,
  { what, account, person, strangers }: Door,
  check: () => Promise<T | null>,
  session?: string,
): Promise<T | null> {
  const device = session ? null : await knownDevice(circle, account)
  const own = session ? `session:${session}` : device && `device:${device}`
  const { network, neighbourhood } = {
    network: networkOf(circle.ip),
    neighbourhood: neighbourhoodOf(circle.ip),
  }
  const near = { bucket: `${what}:${person}:${own ?? network}`, windowSec: hour }
  const factor = circle.world.config.limitFactor
  const limits: Limit[] = own
    ? [
        { bucket: `${what}:own:${person}:${own}`, max: failuresBeforeCode, windowSec: hour },
        { bucket: `${what}:own:day:${person}:${own}`, max: failuresPerDay, windowSec: day },
      ]
    : [
        { bucket: `${what}:ip:${network}`, max: Math.round(failuresPerAddress * factor), windowSec: hour },
        {
          bucket: `${what}:near:${neighbourhood}`,
          max: Math.round(failuresPerNeighbourhood * factor),
          windowSec: hour,
        },
        ...strangers,
      ]
  const found = await judged(circle, near, limits, check, refusals[what])
  if (found === null && !own) {
    const [whole] = strangers
    const { hits } = await spent(circle.world.database.platform, circle.now, whole)
    if (hits >= whole.max) await tellOwner(circle, account)
  }
  return found
}

const refusals = {
  password: 'Too many wrong passwords. Use "Forgot password?" to get a code.',
  second: 'Too many wrong codes. Wait, or use "Forgot password?" to choose a new password and begin again.',
}

/** Each try is counted before it is judged and given back when it was right: a hundred tries at once are a hundred tries. */
async function judged<T>(
  { world, now }: Circle,
  near: Omit<Limit, 'max'>,
  limits: Limit[],
  check: () => Promise<T | null>,
  refusal: string,
): Promise<T | null> {
  const db = world.database.platform
  const { hits, lastAt } = await spent(db, now, near)
  const wait = waitAfterFailure(hits, lastAt, now)
  if (wait > 0) refuseFor(wait)
  const taken: Limit[] = []
  for (const limit of limits) {
    const tried = await count(db, now, limit)
    taken.push(limit)
    if (tried <= limit.max) continue
    await Promise.all(taken.map((one) => refund(db, now, one)))
    fail('RATE_LIMITED', refusal, {
      retryAfterSec: untilWindowEnd(now, limit.windowSec),
    })
  }
  const found = await check()
  if (found === null) await count(db, now, near)
  else await Promise.all([forgive(db, near.bucket), ...taken.map((limit) => refund(db, now, limit))])
  return found
}

/** Tells somebody that others try to come in as them: once a day, not for each try. Nobody is told about an unknown number. */
export async function tellOwner({ world, agency, now }: Circle, account: Account): Promise<void> {
  const db = world.database.platform
  const bucket = `told:${keyOf(agency.agencyId, account)}`
  if ((await count(db, now, { bucket, windowSec: day })) > 1) return
  const scope = agencyScope(agency.agencyId)
  await world.database.inScope(scope, async (tx) => {
    const person = { phoneNumber: account.phoneNumber ?? undefined, email: account.email ?? undefined }
    const user = account.kind === 'customer' ? await findUserBy(tx, scope, person) : undefined
    const staff =
      account.kind === 'staff' ? await findFranchiseeByPhone(tx, scope, account.phoneNumber ?? '') : undefined
    if (user || staff)
      await world.queue.add(tx, noticeOfTries, {
        agencyId: agency.agencyId,
        userId: user?.userId ?? null,
        franchiseeId: staff?.franchiseeId ?? null,
      })
  })
}
