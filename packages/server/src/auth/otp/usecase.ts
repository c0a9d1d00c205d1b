import { fail } from '@parichay/contract/errors.ts'
import type { Call } from '../../platform/http.ts'
import { count, type Limit, networkOf, refund, spend, spent } from '../../platform/limits.ts'
import type { Account } from '../device/store.ts'
import { keyOf, knownDevice, tellOwner } from '../usecase.ts'
import { codesPerRound, single } from './rules.ts'
import type { ChallengeRow } from './store.ts'

type Circle = Pick<Call, 'world' | 'agency' | 'now' | 'ip' | 'log' | 'cookies'>

const hour = 3600
const day = 86_400
const sentBucket = (agencyId: number) => ({ bucket: `otp:sent:${agencyId}`, windowSec: hour })
const usedBucket = (agencyId: number) => ({ bucket: `otp:used:${agencyId}`, windowSec: hour })

/** Codes an agency may send in a day to numbers that have no account; a hard stop against SMS pumping (security.md 3.5). */
export const smsPerAgencyDay = 2000
/** Codes an agency may send in a day to its own customers and staff: strangers' numbers never use it up. */
export const smsToAccountsPerDay = 2000

const secondBucket = (agencyId: number, to: Account) => ({
  bucket: `otp:second:${keyOf(agencyId, to)}`,
  windowSec: day,
})
const wrongBucket = (agencyId: number, to: Account) => ({
  bucket: `otp:wrong:${keyOf(agencyId, to)}`,
  windowSec: hour,
})

/** Whether the person an attempt is about has an account here. A forgetful nobody is treated as one: the answers are the same. */
const hasAccount = (row: ChallengeRow) =>
  row.purpose === 'forgot' || row.userId !== null || row.franchiseeId !== null

/**
 * How the next code of an attempt leaves. `single`: one of its own, which ends the attempt. `shared`: strangers have used
 * the person's single ones up, so the one that everybody shares is next. Refuses who asks too much, never for what others did
 * to this person.
 */
export async function chooseCode(circle: Circle, row: ChallengeRow): Promise<'single' | 'shared'> {
  const { world, agency, now, ip, cookies } = circle
  const db = world.database.platform
  const person = keyOf(agency.agencyId, row)
  const factor = world.config.limitFactor
  const network = networkOf(ip)
  if (row.round > 1) {
    if (row.sentCount >= codesPerRound) fail('STEP_OUT_OF_ORDER', 'Start again with your phone number.')
    return 'single'
  }
  if (row.purpose === 'change') {
    const by = `${row.kind} ${row.userId ?? row.franchiseeId}`
    await spend(db, now, [
      { bucket: `otp:change:${agency.agencyId}:${by}:${person}`, max: 5, windowSec: hour },
      { bucket: `otp:change:to:${person}`, max: 10, windowSec: day },
    ])
  } else if (await isOwnDevice(circle, row, person)) return 'single'
  const device = cookies.get('device') ?? network
  await spend(db, now, [{ bucket: `otp:ask:ip:${network}`, max: Math.round(600 * factor), windowSec: hour }])
  if ((await count(db, now, { bucket: `otp:device:${device}:${person}`, windowSec: hour })) === 1)
    await spend(db, now, [{ bucket: `otp:device:${device}`, max: Math.round(3 * factor), windowSec: hour }])
  const address = { bucket: `otp:ip:${network}`, max: Math.round(20 * factor), windowSec: hour }
  if (row.purpose === 'change') {
    await spend(db, now, [address])
    return 'single'
  }
  const isBesieged = await overSingle(circle, row, person)
  if (!isBesieged && (await count(db, now, address)) <= address.max) return 'single'
  if (!hasAccount(row) && !isBesieged) await spend(db, now, [address])
  return 'shared'
}

/** A browser that signed in as this person before has codes of its own, whatever strangers ask for. */
async function isOwnDevice(circle: Circle, row: ChallengeRow, person: string): Promise<boolean> {
  const { world, now } = circle
  const own = await knownDevice(circle, row)
  if (!own) return false
  const db = world.database.platform
  const asked = await Promise.all([
    count(db, now, { bucket: `otp:own:${own}:${person}`, windowSec: hour }),
    count(db, now, { bucket: `otp:own:day:${own}:${person}`, windowSec: day }),
  ])
  return asked[0] <= 5 && asked[1] <= 10
}

/** Whether strangers together have used up the codes of this person that end in one round. */
async function overSingle(circle: Circle, row: ChallengeRow, person: string): Promise<boolean> {
  const { world, agency, now } = circle
  const db = world.database.platform
  const { hits: wrong } = await spent(db, now, wrongBucket(agency.agencyId, row))
  const inHour = await count(db, now, { bucket: `otp:person:hour:${person}`, windowSec: hour })
  // A code that is not sent does not count against the day: that budget is what bounds the guesses.
  const isOver =
    wrong >= single.wrongPerHour ||
    inHour > single.perHour ||
    (await count(db, now, { bucket: `otp:person:day:${person}`, windowSec: day })) > single.perDay
  if (isOver) await tellOwner(circle, row)
  return isOver
}

/** Refuses before a message costs anything: amounts per prefix and agency for numbers without an account, pumping, and shared ones per address. */
export async function spendCost(circle: Circle, row: ChallengeRow, code: 'single' | 'shared'): Promise<void> {
  const { world, agency, now, ip } = circle
  const db = world.database.platform
  const factor = world.config.limitFactor
  const limits: Limit[] = []
  if (code === 'shared')
    limits.push({
      bucket: `otp:shared:ip:${networkOf(ip)}`,
      max: Math.round(30 * factor),
      windowSec: hour,
    })
  const isStrange = row.phoneNumber !== null && (row.purpose === 'change' || !hasAccount(row))
  if (row.phoneNumber && isStrange)
    limits.push(
      { bucket: `otp:prefix:${row.phoneNumber.slice(0, 8)}`, max: Math.round(30 * factor), windowSec: hour },
      {
        bucket: `otp:agency:${agency.agencyId}`,
        max: Math.round(smsPerAgencyDay * factor),
        windowSec: day,
      },
    )
  await spend(db, now, limits)
  if (isStrange) await refusePumping(circle)
}

/** Real people enter their codes. Below 5 % of at least 30 codes in an hour, sending to strange numbers stops and an alarm is logged. */
async function refusePumping({ world, agency, now, log }: Circle) {
  const db = world.database.platform
  const { hits: sent } = await spent(db, now, sentBucket(agency.agencyId))
  const { hits: used } = await spent(db, now, usedBucket(agency.agencyId))
  if (sent < 30 * world.config.limitFactor || used / sent >= 0.05) return
  log.error(
    { agencyId: agency.agencyId, sent, used },
    'codes are sent but not used: sending is stopped for this hour',
  )
  fail('SMS_UNAVAILABLE', 'Codes cannot be sent right now. Try again in an hour, or ask your provider.')
}

/** Counted when a message is handed over: to accounts against their own budget of the day, with an alarm when it is spent. */
export async function spendMessage({ world, agency, now, log }: Circle, row: ChallengeRow): Promise<void> {
  if (!row.phoneNumber) return
  const db = world.database.platform
  if (row.purpose === 'change' || !hasAccount(row))
    return void (await count(db, now, sentBucket(agency.agencyId)))
  const max = Math.round(smsToAccountsPerDay * world.config.limitFactor)
  const sent = await count(db, now, { bucket: `otp:accounts:${agency.agencyId}`, windowSec: day })
  if (sent <= max) return
  log.error({ agencyId: agency.agencyId, sent }, 'the budget of a day for codes to accounts is spent')
  fail('SMS_UNAVAILABLE', 'Codes cannot be sent right now. Try again later, or ask your provider.')
}

/** Notes a wrong code of somebody who is not known here. */
export async function noteWrong(circle: Circle, row: ChallengeRow): Promise<void> {
  const { world, agency, now } = circle
  const wrong = await count(world.database.platform, now, wrongBucket(agency.agencyId, row))
  if (wrong >= single.wrongPerHour) await tellOwner(circle, row)
}

/** Notes that a code was entered rightly, once for each: entering it again must not make pumped codes look used. */
export async function noteUsed({ world, agency, now }: Circle, row: ChallengeRow): Promise<void> {
  if (row.purpose === 'change' || !hasAccount(row))
    await count(world.database.platform, now, usedBucket(agency.agencyId))
}

/**
 * Rounds an attempt needs when its shared code was right: two, and three while another attempt of the day stands in its
 * second round. So at most one attempt a day ends after a shared code and one of its own (`secondDone` gives it back).
 */
export async function roundsNeeded({ world, agency, now }: Circle, row: ChallengeRow): Promise<2 | 3> {
  return (await count(world.database.platform, now, secondBucket(agency.agencyId, row))) > 1 ? 3 : 2
}

/** An attempt that ended rightly leaves its place among the second rounds of the day. */
export const secondDone = ({ world, agency, now }: Circle, row: ChallengeRow): Promise<void> =>
  refund(world.database.platform, now, secondBucket(agency.agencyId, row))
