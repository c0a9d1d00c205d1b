import type { ErrorCode } from '@parichay/contract/errors.ts'
import type { Database } from './db.ts'
import type { Agency } from './hosts.ts'
import type { Log } from './log.ts'
import { nameOf, type Actor } from './scope.ts'
import { findActor } from './session.ts'

/** Refusals that say somebody tried what they may not, or guessed. */
export const telling: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
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
export const signing: ReadonlySet<string> = new Set([
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
  'resetUserTotp',
  'resetStaffTotp',
  'resetStaffPassword',
  'regenerateRandomPassword',
  'endSession',
  'endOtherSessions',
  'deleteUser',
])

type Done = {
  world: { database: Database }
  agency: Agency
  cookies: { get(name: 'session'): string | undefined }
  now: Date
  log: Log
  ip: string
  actor: Actor
}

/**
 * Notes a call of signing in or out that was answered, who made it and from where; others are no event. Who signed in is known by the session that
 * the call opened, who signed out by the one it came with.
 */
export async function noteDone(call: Done, name: string): Promise<void> {
  if (!signing.has(name)) return
  const { world, agency, cookies, now, log, ip, actor } = call
  // What was asked for is done: a database that goes away just now makes no failure of it.
  const after = await findActor(world.database, agency, cookies.get('session'), now).catch(() => actor)
  log.info({ ip, actor: nameOf(after.kind === 'none' ? actor : after) }, 'sign-in: done')
}

/** What is known of a call that is refused; agency and actor only once they were found. */
export type Refused = { ref: string; call: string | undefined; ip: string; agencyId?: number; actor?: string }

/** Who and whose a refused call was, as far as that had been found. */
export const refusedBy = (agencyId: number | undefined, actor: Actor | undefined) => ({
  ...(agencyId !== undefined && { agencyId }),
  ...(actor && { actor: nameOf(actor) }),
})

/** Notes a refusal that says somebody tried what they may not, or guessed. Never what was typed. */
export function noteRefused(log: Log, where: Refused, code: ErrorCode): void {
  if (telling.has(code)) log.info({ ...where, code }, 'refused')
}
