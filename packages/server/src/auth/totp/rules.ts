import {
  recoveryCodeCount,
  recoveryCodeLength,
  recoveryLetters,
} from '@parichay/contract/auth/fields.totp.ts'
import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** Seconds of one step; a code of the step before or after is taken too, for clocks that go wrong. */
export const stepSec = 30

/** Wrong codes of one account from all strangers together, who have its password: in an hour, and in a day. */
export const strangersPerHour = 10
/** The same in a day: three codes of a million are right at once, so a day of guessing is right once in ten thousand days. */
export const strangersPerDay = 30
/** Life of a sign-in that waits for its code, in milliseconds. */
export const secondLifeMs = 10 * 60_000

/** The app's side of a secret. Every app knows SHA-1, six digits and thirty seconds, and some know nothing else. */
export const makeTotp = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: stepSec })

/** 160 random bits, base32 (RFC 4226, section 4, R6). */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The time step a code is of, within one step around now; null when it is of none. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = makeTotp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / stepSec) + delta
}

/** Ten recovery codes; the first digit says which of them it is, so that one hash is tried and not ten. */
export const newRecoveryCodes = (): string[] =>
  Array.from(
    { length: recoveryCodeCount },
    (_code, place) =>
      `${place}${Array.from({ length: recoveryCodeLength - 1 }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join('')}`,
  )

/** Whether what was typed is a recovery code, and which; null for a code of the app. */
export const placeOfCode = (code: string): number | null =>
  code.length === recoveryCodeLength ? Number(code[0]) : null
