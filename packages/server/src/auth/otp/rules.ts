import {
  type CodeChannel,
  otpLifeSec,
  otpTries,
  resendWaitSec,
  smsBeforeOtherWays,
} from '@parichay/contract/auth/fields.ts'

/** The facts of an attempt that decide what may happen next. */
export type Challenge = {
  sentCount: number
  sentAt: Date | null
  triesLeft: number
  codeEndsAt: Date | null
  verifiedAt: Date | null
  endsAt: Date
  rounds: number
  round: number
}

/** Codes of strangers for one person that end in one round: sent in an hour and a day, and wrong ones in an hour. */
export const single = { perHour: 5, perDay: 8, wrongPerHour: 10 } as const
/** Codes an attempt may be sent in each later round, which only the one who had the code before it reaches. */
export const codesPerRound = 2
/** Seconds after which a shared code is followed by another: shorter than its life, so that one is always good. */
export const sharedEverySec = 240

/** The facts that say by what the next code of an attempt may go. */
export type Ways = {
  channel: CodeChannel
  sentCount: number
  round: number
  /** What this installation can send by here. */
  isSetUp: Record<CodeChannel, boolean>
}

/**
 * By what else than now the next code may be asked for: e-mail after two codes by SMS, at once where none can be sent or a
 * round was passed; the number always. Knows nothing of the account, so that the answer is the same for every number.
 */
export function otherChannel({ channel, sentCount, round, isSetUp }: Ways): CodeChannel | null {
  if (channel === 'email') return isSetUp.sms ? 'sms' : null
  const isTime = sentCount >= smsBeforeOtherWays || round > 1 || !isSetUp.sms
  return isTime && isSetUp.email ? 'email' : null
}

/** Whether an attempt waits for the code that all who ask share. */
export const isShared = ({ rounds, round }: Pick<Challenge, 'rounds' | 'round'>) => rounds > 1 && round === 1

/** Life of the whole attempt, from the first code to the new password. */
export const challengeLifeMs = 30 * 60_000

/** Seconds until another code may be sent after `sentCount` codes: 30, 60, then 120. */
export const waitAfter = (sentCount: number) =>
  resendWaitSec[Math.min(Math.max(sentCount, 1), resendWaitSec.length) - 1] ?? 120

/** Seconds still to wait, 0 when a new code may go out now. */
export function resendIn(challenge: Challenge, now: Date): number {
  if (!challenge.sentAt) return 0
  const pause = isShared(challenge) ? sharedEverySec : waitAfter(challenge.sentCount)
  const ready = challenge.sentAt.getTime() + pause * 1000
  return Math.max(0, Math.ceil((ready - now.getTime()) / 1000))
}

/** When a code sent now stops working. */
export const codeEnd = (now: Date) => new Date(now.getTime() + otpLifeSec * 1000)

/** Whether a code can still be entered. */
export type CodeState = 'open' | 'expired' | 'spent'

/** Whether a code can still be entered. */
export function codeState(challenge: Challenge, now: Date): CodeState {
  if (challenge.triesLeft < 1) return 'spent'
  return challenge.codeEndsAt && challenge.codeEndsAt > now ? 'open' : 'expired'
}

export { otpTries }
