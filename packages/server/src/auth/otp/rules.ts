import { otpLifeSec, otpTries, resendWaitSec } from '@parichay/contract/auth/fields.ts'

/** The facts of an attempt that decide what may happen next. */
export type Challenge = {
  sentCount: number
  sentAt: Date | null
  triesLeft: number
  codeEndsAt: Date | null
  verifiedAt: Date | null
  endsAt: Date
}

/** Life of the whole attempt, from the first code to the new password. */
export const challengeLifeMs = 30 * 60_000

/** Seconds until another code may be sent after `sentCount` codes: 30, 60, then 120. */
export const waitAfter = (sentCount: number) =>
  resendWaitSec[Math.min(Math.max(sentCount, 1), resendWaitSec.length) - 1] ?? 120

/** Seconds still to wait, 0 when a new code may go out now. */
export function resendIn(challenge: Challenge, now: Date): number {
  if (!challenge.sentAt) return 0
  const ready = challenge.sentAt.getTime() + waitAfter(challenge.sentCount) * 1000
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
