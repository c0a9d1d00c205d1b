import { type CodeChannel, type CodeSent, otpLifeSec } from '@parichay/contract/auth/fields.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { Call } from '../../platform/http.ts'
import { signedBy } from '../../agency/rules.ts'
import { deriveKey, equal, knownSecrets, macCode, newCode, newMac, newSalt } from '../../platform/secrets.ts'
import { agencyScope } from '../../platform/scope.ts'
import { smsText } from '../../platform/sms-text.ts'
import { codeLetter } from './mail.ts'
import { knownDevice } from '../usecase.ts'
import {
  chooseCode,
  noteUsed,
  noteWrong,
  roundsNeeded,
  secondDone,
  spendCost,
  spendMessage,
} from './usecase.ts'
import { channelOf, chooseChannel, confirmedEmail, describeWays } from './usecase.ways.ts'
import { codeEnd, type CodeState, codeState, isShared, resendIn, sharedEverySec } from './rules.ts'
import {
  beginRound,
  type ChallengeRow,
  endShared,
  findChallenge,
  findShared,
  forgetSending,
  keepCode,
  type KeptCode,
  markVerified,
  noteChannel,
  type Purpose,
  putShared,
  type Subject,
  takeTry,
} from './store.ts'

type Circle = Pick<Call, 'world' | 'agency' | 'now' | 'ip' | 'log' | 'cookies'>

/** Where and when, for the person who waits. Says nothing about whether an account exists. */
export async function describeSending(circle: Circle, challenge: ChallengeRow): Promise<CodeSent> {
  const { codeEndsAt } = challenge
  const { now } = circle
  return {
    ...(await describeWays(circle, challenge)),
    resendAfterSec: resendIn(challenge, now),
    expiresInSec: codeEndsAt ? Math.ceil((codeEndsAt.getTime() - now.getTime()) / 1000) : otpLifeSec,
  }
}

/** Whether a forgetful person is nobody here: then everything happens as for others, but no code leaves. */
const isNobody = (challenge: ChallengeRow) =>
  challenge.purpose === 'forgot' && challenge.userId === null && challenge.franchiseeId === null

/** A code and what is kept of it; a nobody's is the MAC of none. */
function makeCode({ world, now }: Circle, challenge: ChallengeRow): { code: string; kept: KeptCode } {
  const code = newCode()
  const salt = newSalt()
  const mac = isNobody(challenge) ? newMac() : macCode(deriveKey(world.config.secret, 'otp'), salt, code)
  return { code, kept: { mac, salt, sentAt: now, endsAt: codeEnd(now) } }
}

const refuseBefore = (wait: number): never =>
  fail('RATE_LIMITED', `Wait ${wait} seconds before the next code.`, { retryAfterSec: wait })

/** Keeps the pace and the limits, makes a code and keeps its MAC. Returns the code, or none when the one on its way counts here too; nothing has left yet. */
async function prepareCode(
  circle: Circle,
  challenge: ChallengeRow,
  asked: CodeChannel | undefined,
): Promise<{ row: ChallengeRow; code: string | null }> {
  const { world, agency, now } = circle
  const wait = resendIn(challenge, now)
  if (wait > 0) refuseBefore(wait)
  const channel = await chooseChannel(circle, challenge, asked)
  // Asked for twice at once: another code was kept since this attempt was looked at.
  const late = () =>
    refuseBefore(resendIn({ ...challenge, sentAt: now, sentCount: challenge.sentCount + 1 }, now))
  const chosen = await chooseCode(circle, challenge)
  const scope = agencyScope(agency.agencyId)
  const { code, kept } = makeCode(circle, challenge)
  if (chosen === 'single') {
    if (challenge.round === 1) await spendCost(circle, challenge, chosen)
    const row = await world.database.inScope(scope, (tx) =>
      keepCode(tx, scope, challenge, kept, { channel, rounds: challenge.round === 1 ? 1 : undefined }),
    )
    return { row: row ?? late(), code }
  }
  const since = new Date(now.getTime() - sharedEverySec * 1000)
  const shared = await world.database.inScope(scope, (tx) => findShared(tx, scope, challenge, since))
  if (!shared) await spendCost(circle, challenge, chosen)
  return world.database.inScope(scope, async (tx) => {
    const isMine = !shared && (await putShared(tx, scope, challenge, kept, since))
    const counts = shared ?? (isMine ? kept : await findShared(tx, scope, challenge, since))
    const row = (await keepCode(tx, scope, challenge, counts ?? kept, { channel, rounds: 2 })) ?? late()
    return { row, code: isMine ? code : null }
  })
}

async function bySms(circle: Circle, row: ChallengeRow, code: string): Promise<CodeChannel> {
  const { world, agency } = circle
  await spendMessage(circle, row)
  await world.sms.send({
    agencyId: agency.agencyId,
    to: row.phoneNumber ?? '',
    purpose: 'otp',
    vars: [code, smsText(agency.agencyName)],
  })
  return 'sms'
}

async function byMail({ world, agency }: Circle, to: string, code: string): Promise<CodeChannel> {
  const letter = signedBy(codeLetter(code, agency.agencyName), agency)
  await world.mail.send({ agencyId: agency.agencyId, to, ...letter })
  return 'email'
}

/**
 * Hands a code to a provider, and to the other one where that fails and the account has a confirmed address. One that all who ask
 * share goes both ways: who asks as a stranger must not choose by which the owner gets it. Returns by what it left.
 */
async function handOver(circle: Circle, row: ChallengeRow, code: string): Promise<CodeChannel> {
  if (row.phoneNumber === null) return byMail(circle, row.email ?? '', code)
  const email = await confirmedEmail(circle, row)
  if (email === null) return bySms(circle, row, code)
  const sms = () => bySms(circle, row, code)
  const mail = () => byMail(circle, email, code)
  if (!isShared(row)) {
    const [first, second] = row.channel === 'email' ? [mail, sms] : [sms, mail]
    return first().catch((error: unknown) => second().catch(() => Promise.reject(error as Error)))
  }
  await Promise.any([sms(), mail()]).catch((error: AggregateError) =>
    Promise.reject(error.errors[0] as Error),
  )
  return row.channel
}

/** Sends a code; one that could not leave is forgotten, so that the person may ask again at once (a forgetful one waits: who waits must say nothing). */
async function deliver(circle: Circle, row: ChallengeRow, code: string): Promise<CodeChannel> {
  const { world, agency } = circle
  try {
    return await handOver(circle, row, code)
  } catch (error) {
    const scope = agencyScope(agency.agencyId)
    await world.database.inScope(scope, async (tx) => {
      if (row.purpose === 'forgot') return
      if (isShared(row)) await endShared(tx, scope, row)
      await forgetSending(tx, scope, row.challengeId)
    })
    throw error
  }
}

/**
 * Sends a code, by the way that is asked for or as the last one. A forgetful person's answer is the same for every number, in
 * words and in time: the delivery is not awaited, and for a number that nobody has here everything else is done too.
 */
export async function sendCode(
  circle: Circle,
  challenge: ChallengeRow,
  asked?: CodeChannel,
): Promise<CodeSent> {
  const { row, code } = await prepareCode(circle, challenge, asked)
  if (code === null) return describeSending(circle, row)
  if (challenge.purpose === 'forgot') {
    if (!isNobody(challenge))
      void deliver(circle, row, code).catch((error: unknown) =>
        circle.log.warn({ err: error }, 'code not sent'),
      )
    return describeSending(circle, row)
  }
  const channel = await deliver(circle, row, code)
  if (channel === channelOf(row)) return describeSending(circle, row)
  const scope = agencyScope(circle.agency.agencyId)
  const left = await circle.world.database.inScope(scope, (tx) =>
    noteChannel(tx, scope, row.challengeId, channel),
  )
  return describeSending(circle, left)
}

/** The answer to a browser that asks again for the same person before another code may leave: the first code still counts. */
export async function stillWaiting(
  circle: Circle,
  subject: Pick<Subject, 'kind' | 'purpose' | 'phoneNumber' | 'email'>,
): Promise<CodeSent | null> {
  const { world, agency, now, cookies } = circle
  const scope = agencyScope(agency.agencyId)
  const row = await world.database.inScope(scope, (tx) =>
    findChallenge(tx, scope, cookies.get('challenge'), [subject.purpose], now),
  )
  const same =
    row && row.kind === subject.kind && row.phoneNumber === subject.phoneNumber && row.email === subject.email
  const wait = same && !row.verifiedAt && codeState(row, now) === 'open' ? resendIn(row, now) : 0
  return row && wait > 0 ? describeSending(circle, row) : null
}

/**
 * Checks a code against the attempt of this browser. A wrong one costs a try in a transaction of its own, so the cost
 * stays when the call fails; what others entered costs this attempt nothing. A row without `verifiedAt` needs another
 * round: send it a code. Throws STEP_OUT_OF_ORDER, OTP_EXPIRED, OTP_TOO_MANY_ATTEMPTS, OTP_INVALID.
 */
export async function enterCode(
  circle: Circle,
  token: string | undefined,
  purposes: Purpose[],
  code: string,
): Promise<ChallengeRow> {
  const { world, agency, now } = circle
  const scope = agencyScope(agency.agencyId)
  type Judged = { row: ChallengeRow; left?: number; isFresh?: true }
  const outcome = await world.database.inScope(
    scope,
    async (tx): Promise<Judged | Exclude<CodeState, 'open'> | 'missing'> => {
      const challenge = await findChallenge(tx, scope, token, purposes, now)
      if (!challenge) return 'missing'
      if (challenge.verifiedAt) return { row: challenge }
      const state = codeState(challenge, now)
      if (state !== 'open') return state
      await takeTry(tx, scope, challenge.challengeId)
      const { codeMac, codeSalt } = challenge
      const isRight = knownSecrets(world.config).some(
        (secret) => codeSalt && codeMac && equal(macCode(deriveKey(secret, 'otp'), codeSalt, code), codeMac),
      )
      if (!isRight) return { row: challenge, left: challenge.triesLeft - 1 }
      if (isShared(challenge)) await endShared(tx, scope, challenge)
      const { challengeId, round } = challenge
      const rounds = isShared(challenge) ? await roundsNeeded(circle, challenge) : challenge.rounds
      if (round < rounds) return { row: await beginRound(tx, scope, challengeId, round + 1, rounds) }
      await markVerified(tx, scope, challengeId, now)
      return { row: { ...challenge, verifiedAt: now }, isFresh: true }
    },
  )
  if (outcome === 'missing') fail('STEP_OUT_OF_ORDER', 'Start again with your phone number.')
  if (outcome === 'expired') fail('OTP_EXPIRED', 'This code is too old. Ask for a new one.', { field: 'otp' })
  if (outcome === 'spent')
    fail('OTP_TOO_MANY_ATTEMPTS', 'Too many wrong codes. Ask for a new one.', { field: 'otp' })
  const { row, left } = outcome
  if (left !== undefined) {
    if (row.purpose !== 'change' && !(await knownDevice(circle, row))) await noteWrong(circle, row)
    if (left < 1) fail('OTP_TOO_MANY_ATTEMPTS', 'Too many wrong codes. Ask for a new one.', { field: 'otp' })
    fail('OTP_INVALID', `That is not the code. ${left} ${left === 1 ? 'try' : 'tries'} left.`, {
      field: 'otp',
    })
  }
  if (outcome.isFresh) {
    await noteUsed(circle, row)
    if (row.rounds > 1) await secondDone(circle, row)
  }
  return row
}
