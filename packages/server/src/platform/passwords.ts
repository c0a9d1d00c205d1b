import { hash, verify } from '@node-rs/argon2'

/** Argon2id m=19456 KiB, t=2, p=1 (OWASP password storage cheat sheet; 20 ms a hash here). */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let running = 0
const waiting: (() => void)[] = []

/** At most two hashes at once: each takes 19 MB and a core. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= 2) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/**
 * The same letters, however a keyboard writes them: ड़ as one sign or as two (NIST SP 800-63B, on Unicode in passwords; NFC, which
 * makes no two letters the same that look different).
 */
const asWritten = (password: string) => password.normalize('NFC')

/** Argon2id with `cost`, in turn. */
export const hashPassword = (password: string) => inTurn(() => hash(asWritten(password), cost))

let dummy: Promise<string> | undefined

/** Whether the password fits. Without a hash the same work is done, so that time tells nothing (security.md 3.2). */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password')
  const against = stored ?? (await dummy)
  const written = asWritten(password)
  let fits = await inTurn(() => verify(against, written))
  // Hashes from before were made of the signs as they came.
  if (!fits && written !== password) fits = await inTurn(() => verify(against, password))
  return stored !== null && fits
}

/** Hashes made with older parameters are replaced at the next sign-in. */
export const isOutdated = (stored: string) => !stored.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')

let common: Promise<Set<string>> | undefined

/** Whether a text stands in lists of 49,000 common passwords and 7,776 easy words; they are loaded at first need. */
export async function commonPasswords(): Promise<(password: string) => boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...dictionary['diceware-common']]),
  )
  const known = await common
  return (password) => known.has(password.toLowerCase())
}
