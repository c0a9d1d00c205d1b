import { type CodeSent, otpLifeSec } from '@parichay/contract/auth/fields.ts'
import { maskIdentity } from '@parichay/contract/auth/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Call } from '../../platform/http.ts'
import { count, spend, spent } from '../../platform/limits.ts'
import { deriveKey, equal, macCode, newCode, newSalt } from '../../platform/secrets.ts'
import { agencyScope } from '../../platform/scope.ts'
import { codeLetter } from './mail.ts'
import { codeEnd, codeState, resendIn, waitAfter } from './rules.ts'
import { type ChallengeRow, findChallenge, keepCode, markVerified, type Purpose, takeTry } from './store.ts'

type Circle = Pick<Call, 'world' | 'agency' | 'now' | 'ip' | 'log' | 'cookies'>

const hour = 3600
const day = 86_400

/** Codes an agency may send in a day; a hard stop against SMS pumping (security.md 3.5). */
export const smsPerAgencyDay = 2000

/** Refuses before anything is sent: pace, amounts per number, address, device, prefix and agency. */
async function spendSending({ world, agency, now, ip, cookies }: Circle, to: { phoneNumber: string | null; email: string | null }) {
  const person = `${agency.agencyId}:${to.phoneNumber ?? to.email}`
  const factor = world.config.limitFactor
  const db = world.database.platform
  const device = cookies.get('device') ?? ip
  const known = await count(db, now, { bucket: `otp:device:${device}:${person}`, windowSec: hour })
  const limits = [
    { bucket: `otp:person:hour:${person}`, max: 5, windowSec: hour },
    { bucket: `otp:person:day:${person}`, max: 10, windowSec: day },
    { bucket: `otp:ip:${ip}`, max: Math.round(20 * factor), windowSec: hour },
  ]
  if (known === 1) limits.push({ bucket: `otp:device:${device}`, max: Math.round(3 * factor), windowSec: hour })
  if (to.phoneNumber) {
    limits.push({ bucket: `otp:prefix:${to.phoneNumber.slice(0, 8)}`, max: Math.round(30 * factor), windowSec: hour })
    limits.push({ bucket: `otp:agency:${agency.agencyId}`, max: Math.round(smsPerAgencyDay * factor), windowSec: day })
  }
  await spend(db, now, limits)
  if (to.phoneNumber) await refusePumping(world, agency.agencyId, now)
}

/** Real people enter their codes. Below 5 % of at least 30 codes in an hour, sending stops and an alarm is logged. */
async function refusePumping(world: Circle['world'], agencyId: number, now: Date) {
  const db = world.database.platform
  const sent = await count(db, now, { bucket: `otp:sent:${agencyId}`, windowSec: hour })
  const { hits: used } = await spent(db, now, { bucket: `otp:used:${agencyId}`, windowSec: hour })
  if (sent < 30 * world.config.limitFactor || used / sent >= 0.05) return
  world.log.error({ agencyId, sent, used }, 'codes are sent but not used: sending is stopped for this hour')
  fail('SMS_UNAVAILABLE', 'Codes cannot be sent right now. Try again in an hour, or ask your provider.')
}

/** Indian mobile numbers only: landlines, premium and foreign numbers are refused before a rupee is spent. */
export function requireMobile(phoneNumber: string): void {
  const parsed = parsePhoneNumberFromString(phoneNumber)
  const mobile = parsed?.country === 'IN' && parsed.isValid() && ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(parsed.getType() ?? '')
  if (!mobile) fail('VALIDATION', 'A valid phone number is required.', { field: 'phoneNumber' })
}

/** Where and when, for the person who waits. Says nothing about whether an account exists. */
export function describeSending(challenge: Pick<ChallengeRow, 'phoneNumber' | 'email' | 'sentCount'>): CodeSent {
  return {
    sentTo: maskIdentity(challenge),
    channel: challenge.phoneNumber ? 'sms' : 'email',
    resendAfterSec: waitAfter(Math.max(1, challenge.sentCount)),
    expiresInSec: otpLifeSec,
  }
}

/** Makes a code, keeps its MAC and hands it to the SMS or mail provider. The pace between codes is kept here. */
export async function sendCode(circle: Circle, challenge: ChallengeRow): Promise<CodeSent> {
  const { world, agency, now } = circle
  const wait = resendIn(challenge, now)
  if (wait > 0) fail('RATE_LIMITED', `Wait ${wait} seconds before the next code.`, { retryAfterSec: wait })
  await spendSending(circle, challenge)
  const scope = agencyScope(agency.agencyId)
  const code = newCode()
  const salt = newSalt()
  const mac = macCode(deriveKey(world.config.secret, 'otp'), salt, code)
  const row = await world.database.inScope(scope, (tx) => keepCode(tx, scope, challenge.challengeId, { mac, salt, endsAt: codeEnd(now) }, now))
  if (challenge.phoneNumber) await world.sms.send({ to: challenge.phoneNumber, purpose: 'otp', vars: [code, agency.agencyName.slice(0, 30)] })
  else await world.mail.send({ to: challenge.email ?? '', ...codeLetter(code, agency.agencyName) })
  return describeSending(row)
}

/**
 * Checks a code against the attempt of this browser. A wrong one costs a try in a transaction of its own, so the cost
 * stays when the call fails. Throws STEP_OUT_OF_ORDER, OTP_EXPIRED, OTP_TOO_MANY_ATTEMPTS, OTP_INVALID.
 */
export async function enterCode(circle: Circle, token: string | undefined, purposes: Purpose[], code: string): Promise<ChallengeRow> {
  const { world, agency, now } = circle
  const scope = agencyScope(agency.agencyId)
  const outcome = await world.database.inScope(scope, async (tx) => {
    const challenge = await findChallenge(tx, scope, token, purposes, now)
    if (!challenge) return 'missing' as const
    if (challenge.verifiedAt) return challenge
    const state = codeState(challenge, now)
    if (state !== 'open') return state
    await takeTry(tx, scope, challenge.challengeId)
    const mac = challenge.codeSalt && macCode(deriveKey(world.config.secret, 'otp'), challenge.codeSalt, code)
    if (!mac || !challenge.codeMac || !equal(mac, challenge.codeMac)) return { left: challenge.triesLeft - 1 }
    await markVerified(tx, scope, challenge.challengeId, now)
    return challenge
  })
  if (outcome === 'missing') fail('STEP_OUT_OF_ORDER', 'Start again with your phone number.')
  if (outcome === 'expired') fail('OTP_EXPIRED', 'This code is too old. Ask for a new one.', { field: 'otp' })
  if (outcome === 'spent') fail('OTP_TOO_MANY_ATTEMPTS', 'Too many wrong codes. Ask for a new one.', { field: 'otp' })
  if ('left' in outcome) {
    const { left } = outcome
    if (left < 1) fail('OTP_TOO_MANY_ATTEMPTS', 'Too many wrong codes. Ask for a new one.', { field: 'otp' })
    fail('OTP_INVALID', `That is not the code. ${left} ${left === 1 ? 'try' : 'tries'} left.`, { field: 'otp' })
  }
  await count(world.database.platform, now, { bucket: `otp:used:${agency.agencyId}`, windowSec: hour })
  return outcome
}
