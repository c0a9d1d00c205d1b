import type { ErrorCode } from '@parichay/contract/errors.ts'
import type { Log } from './log.ts'
import { nameOf, type Actor } from './scope.ts'

/** Refusals that say somebody tried what they may not, or guessed. */
const telling: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'NOT_ALLOWED',
  'CROSS_SITE',
  'HTTPS_NEEDED',
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

/** Notes a call of signing in or out that was answered, who made it and from where; others are no event. */
export function noteDone({ log, ip, actor }: { log: Log; ip: string; actor: Actor }, name: string): void {
  if (signing.has(name)) log.info({ ip, actor: nameOf(actor) }, 'sign-in: done')
}

/** Notes a refusal that says somebody tried what they may not, or guessed. Never what was typed. */
export function noteRefused(
  log: Log,
  where: { ref: string; call: string | undefined; ip: string },
  code: ErrorCode,
): void {
  if (telling.has(code)) log.info({ ...where, code }, 'refused')
}
