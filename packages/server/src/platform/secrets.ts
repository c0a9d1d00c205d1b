import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** A key of its own for each purpose, derived from the one secret of the installation. */
export const deriveKey = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest()

/** Every secret that what was made here may stem from: the present one first. */
export const knownSecrets = ({
  secret,
  secretsBefore,
}: {
  secret: string
  secretsBefore: string[]
}): string[] => [secret, ...secretsBefore]

/** 256 random bits, URL-safe: session and pre-auth tokens. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is kept of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** Six digits, evenly distributed. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** HMAC-SHA256 of a code with pepper and salt: a plain hash of a million values would be worthless. */
export const macCode = (pepper: Buffer, salt: Buffer, code: string) =>
  createHmac('sha256', pepper).update(salt).update(code).digest()

/** 128 random bits. */
export const newSalt = () => randomBytes(16)

/** As long as the MAC of a code, and the MAC of none. */
export const newMac = () => randomBytes(32)

/** Compares without telling where the difference lies. */
export const equal = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)

const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A temporary password without look-alikes (screens 8.22). */
export const newPassword = (length = 12) =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
