import { type CodeSent, otpLifeSec } from '@parichay/contract/auth/fields.ts'
import { maskIdentity } from '@parichay/contract/auth/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Call } from '../../platform/http.ts'
import { count, networkOf, refuseFor, spend, spent } from '../../platform/limits.ts'
import { deriveKey, equal, macCode, newCode, newMac, newSalt } from '../../platform/secrets.ts'
import { agencyScope } from '../../platform/scope.ts'
import { codeLetter } from './mail.ts'
import { codeEnd, codeState, resendIn, waitAfter } from './rules.ts'
import {
  type ChallengeRow,
  findChallenge,
  forgetSending,
  keepCode,
  markVerified,
  type Purpose,
  type Subject,
  takeTry,
} from './store.ts'

type Circle = Pick<Call, 'world' | 'agency' | 'now' | 'ip' | 'log' | 'cookies'>

const hour = 3600
const sentBucket = (agencyId: number) => `otp:sent:${agencyId}`
const usedBucket = (agencyId: number) => `otp:used:${agencyId}`
const day = 86_400

/** Codes an agency may send in a day; a hard stop against SMS pumping (security.md 3.5). */
export const smsPerAgencyDay = 2000

/** Wrong codes for one phone or e-mail in an hour, over all browsers and codes (security.md 3.1). */
const wrongPerHour = 10
const wrongBucket = (agencyId: number, to: Pick<ChallengeRow, 'phoneNumber' | 'email'>) =>
  `otp:wrong:${agencyId}:${to.phoneNumber ?? to.email}`

/** Refuses before anything is sent: pace, amounts per number, address, device, prefix and agency. */
async function spendSending(
  { world, agency, now, ip, cookies }: Circle,
  to: { phoneNumber: string | null; email: string | null },
) {
  const person = `${agency.agencyId}:${to.phoneNumber ?? to.email}`
  const factor = world.config.limitFactor
  const db = world.database.platform
  const network = networkOf(ip)
  const device = cookies.get('device') ?? network
  const known = await count(db, now, { bucket: `otp:device:${device}:${person}`, windowSec: hour })
  const limits = [
    { bucket: `otp:person:hour:${person}`, max: 5, windowSec: hour },
    { bucket: `otp:person:day:${person}`, max: 10, windowSec: day },
    { bucket: `otp:ip:${network}`, max: Math.round(20 * factor), windowSec: hour },
  ]
  if (known === 1)
    limits.push({ bucket: `otp:device:${device}`, max: Math.round(3 * factor), windowSec: hour })
  if (to.phoneNumber) {
    limits.push({
      bucket: `otp:prefix:${to.phoneNumber.slice(0, 8)}`,
      max: Math.round(30 * factor),
      windowSec: hour,
    })
    limits.push({
      bucket: `otp:agency:${agency.agencyId}`,
      max: Math.round(smsPerAgencyDay * factor),
      windowSec: day,
    })
  }
  await spend(db, now, limits)
  if (to.phoneNumber) await refusePumping(world, agency.agencyId, now)
}

/** Real people enter their codes. Below 5 % of at least 30 codes in an hour, sending stops and an alarm is logged. */
async function refusePumping(world: Circle['world'], agencyId: number, now: Date) {
  const db = world.database.platform
  const { hits: sent } = await spent(db, now, { bucket: sentBucket(agencyId), windowSec: hour })
  const { hits: used } = await spent(db, now, { bucket: usedBucket(agencyId), windowSec: hour })
  if (sent < 30 * world.config.limitFactor || used / sent >= 0.05) return
  world.log.error({ agencyId, sent, used }, 'codes are sent but not used: sending is stopped for this hour')
  fail('SMS_UNAVAILABLE', 'Codes cannot be sent right now. Try again in an hour, or ask your provider.')
}

/** Indian mobile numbers only: landlines, premium and foreign numbers are refused before a rupee is spent. */
export function requireMobile(phoneNumber: string): void {
  const parsed = parsePhoneNumberFromString(phoneNumber)
  const mobile =
    parsed?.country === 'IN' &&
    parsed.isValid() &&
    ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(parsed.getType() ?? '')
  if (!mobile) fail('VALIDATION', 'A valid phone number is required.', { field: 'phoneNumber' })
}

/** Where and when, for the person who waits. Says nothing about whether an account exists. */
export function describeSending(
  challenge: Pick<ChallengeRow, 'phoneNumber' | 'email' | 'sentCount'>,
): CodeSent {
  return {
    sentTo: maskIdentity(challenge),
    channel: challenge.phoneNumber ? 'sms' : 'email',
    resendAfterSec: waitAfter(Math.max(1, challenge.sentCount)),
    expiresInSec: otpLifeSec,
  }
}

/** Whether a forgetful person is nobody here: then everything happens as for others, but no code leaves. */
const isNobody = (challenge: ChallengeRow) =>
  challenge.purpose === 'forgot' && challenge.userId === null && challenge.franchiseeId === null

/** Keeps the pace and the limits, makes a code and keeps its MAC. Returns the code; nothing has left yet. */
async function prepareCode(circle: Circle, challenge: ChallengeRow) {
  const { world, agency, now } = circle
  const wait = resendIn(challenge, now)
  if (wait > 0) fail('RATE_LIMITED', `Wait ${wait} seconds before the next code.`, { retryAfterSec: wait })
  await spendSending(circle, challenge)
  const scope = agencyScope(agency.agencyId)
  const code = newCode()
  const salt = newSalt()
  const mac = isNobody(challenge) ? newMac() : macCode(deriveKey(world.config.secret, 'otp'), salt, code)
  const row = await world.database.inScope(scope, (tx) =>
    keepCode(tx, scope, challenge.challengeId, { mac, salt, endsAt: codeEnd(now) }, now),
  )
  return { row, code }
}

/** Hands a code to the SMS or mail provider; one that could not leave is forgotten, so that the person may ask again at once (a forgetful one waits: who waits must say nothing). */
async function deliver({ world, agency, now }: Circle, row: ChallengeRow, code: string): Promise<void> {
  try {
    if (row.phoneNumber)
      await world.sms.send({
        to: row.phoneNumber,
        purpose: 'otp',
        vars: [code, agency.agencyName.slice(0, 30).toWellFormed()],
      })
    else await world.mail.send({ to: row.email ?? '', ...codeLetter(code, agency.agencyName) })
  } catch (error) {
    const scope = agencyScope(agency.agencyId)
    if (row.purpose !== 'forgot')
      await world.database.inScope(scope, (tx) => forgetSending(tx, scope, row.challengeId))
    throw error
  }
  if (row.phoneNumber)
    await count(world.database.platform, now, { bucket: sentBucket(agency.agencyId), windowSec: hour })
}

/**
 * Sends a code. A forgetful person's answer is the same for every number, in words and in time: the delivery is not
 * awaited, and for a number that nobody has here everything else is done too.
 */
export async function sendCode(circle: Circle, challenge: ChallengeRow): Promise<CodeSent> {
  const { row, code } = await prepareCode(circle, challenge)
  if (challenge.purpose !== 'forgot') await deliver(circle, row, code)
  else if (!isNobody(challenge))
    void deliver(circle, row, code).catch((error: unknown) =>
      circle.log.warn({ err: error }, 'code not sent'),
    )
  return describeSending(row)
}

/** The answer to a browser that asks again for the same person before another code may leave: the first code still counts. */
export async function stillWaiting(
  { world, agency, now, cookies }: Circle,
  subject: Pick<Subject, 'kind' | 'purpose' | 'phoneNumber' | 'email'>,
): Promise<CodeSent | null> {
  const scope = agencyScope(agency.agencyId)
  const row = await world.database.inScope(scope, (tx) =>
    findChallenge(tx, scope, cookies.get('challenge'), [subject.purpose], now),
  )
  const same =
    row && row.kind === subject.kind && row.phoneNumber === subject.phoneNumber && row.email === subject.email
  const wait = same && !row.verifiedAt && codeState(row, now) === 'open' ? resendIn(row, now) : 0
  return row && wait > 0 ? { ...describeSending(row), resendAfterSec: wait } : null
}

/**
 * Checks a code against the attempt of this browser. A wrong one costs a try in a transaction of its own, so the cost
 * stays when the call fails. Throws STEP_OUT_OF_ORDER, OTP_EXPIRED, OTP_TOO_MANY_ATTEMPTS, OTP_INVALID.
 */
export async function enterCode(
  circle: Circle,
  token: string | undefined,
  purposes: Purpose[],
  code: string,
): Promise<ChallengeRow> {
  const { world, agency, now } = circle
  const scope = agencyScope(agency.agencyId)
  let isFresh = false
  const outcome = await world.database.inScope(scope, async (tx) => {
    const challenge = await findChallenge(tx, scope, token, purposes, now)
    if (!challenge) return 'missing' as const
    if (challenge.verifiedAt) return challenge
    const state = codeState(challenge, now)
    if (state !== 'open') return state
    const wrong = { bucket: wrongBucket(agency.agencyId, challenge), windowSec: hour }
    if ((await spent(world.database.platform, now, wrong)).hits >= wrongPerHour) return 'over' as const
    await takeTry(tx, scope, challenge.challengeId)
    const mac = challenge.codeSalt && macCode(deriveKey(world.config.secret, 'otp'), challenge.codeSalt, code)
    if (!mac || !challenge.codeMac || !equal(mac, challenge.codeMac)) {
      await count(world.database.platform, now, wrong)
      return { left: challenge.triesLeft - 1 }
    }
    isFresh = true
    await markVerified(tx, scope, challenge.challengeId, now)
    return challenge
  })
  if (outcome === 'missing') fail('STEP_OUT_OF_ORDER', 'Start again with your phone number.')
  if (outcome === 'expired') fail('OTP_EXPIRED', 'This code is too old. Ask for a new one.', { field: 'otp' })
  if (outcome === 'spent')
    fail('OTP_TOO_MANY_ATTEMPTS', 'Too many wrong codes. Ask for a new one.', { field: 'otp' })
  if (outcome === 'over') refuseFor(hour)
  if ('left' in outcome) {
    const { left } = outcome
    if (left < 1) fail('OTP_TOO_MANY_ATTEMPTS', 'Too many wrong codes. Ask for a new one.', { field: 'otp' })
    fail('OTP_INVALID', `That is not the code. ${left} ${left === 1 ? 'try' : 'tries'} left.`, {
      field: 'otp',
    })
  }
  // Once for each code: entering it again must not make pumped codes look used.
  if (isFresh)
    await count(world.database.platform, now, { bucket: usedBucket(agency.agencyId), windowSec: hour })
  return outcome
}
