import { otpLifeSec, otpTries, resendWaitSec } from '@parichay/contract/auth/fields.ts'

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
