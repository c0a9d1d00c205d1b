import type { ErrorCode } from '@parichay/contract/errors.ts'
import type { Log } from './log.ts'
import { nameOf, type Actor } from './scope.ts'

/** Refusals that say somebody tried what they may not, or guessed. */
const telling: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'NOT_ALLOWED',
  'CROSS_SITE',
  'PASSWORD_WRONG',
  'OTP_INVALID',
  'OTP_EXPIRED',
  'OTP_TOO_MANY_ATTEMPTS',
  'ACCOUNT_PAUSED',
  'RATE_LIMITED',
  'PAYMENT_SIGNATURE',
  'VIEW_ONLY',
])
/** Calls that open, close or change the way in. */
const signing: ReadonlySet<string> = new Set([
  'login',
  'franchiseeLogin',
  'passTotp',
  'createPassword',
  'franchiseeCreatePassword',
  'verifyOtp',
  'logout',
  'franchiseeLogout',
  'changePassword',
  'changePhone',
  'verifyChangedPhone',
  'beginTotp',
  'confirmTotp',
  'removeTotp',
  'renewRecoveryCodes',
  'resetStaffTotp',
  'resetStaffPassword',
  'regenerateRandomPassword',
  'endSession',
  'endOtherSessions',
  'deleteUser',
])

/** A line for what matters to safety: the call, who made it and from where. Never what was typed. */
export type Event = { ref: string; call: string | undefined; agencyId?: number; ip: string; actor?: Actor }

const line = ({ actor, ...rest }: Event) => ({ ...rest, ...(actor ? { actor: nameOf(actor) } : {}) })

/** Notes a call of signing in or out that was answered; others are no event. */
export function noteDone(log: Log, event: Event): void {
  if (event.call && signing.has(event.call)) log.info(line(event), 'sign-in: done')
}

/** Notes a refusal that says somebody tried what they may not, or guessed. */
export function noteRefused(log: Log, event: Event, code: ErrorCode): void {
  if (telling.has(code)) log.info({ ...line(event), code }, 'refused')
}
