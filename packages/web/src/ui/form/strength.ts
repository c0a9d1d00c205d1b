import { type PasswordOwner, passwordFaults } from '@parichay/contract/auth/rules.ts'

/** 0 is weak, 4 is strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

/** How good a password is for the bar: 0 nothing or refused, 4 hard to guess. The server decides, this encourages. */
export function strengthOf(password: string, who: PasswordOwner): Strength {
  if (!password) return 0
  if (passwordFaults(password, who).length > 0) return 1
  const length = [...password].length
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) =>
    kind.test(password),
  ).length
  const varied = new Set(password).size
  const score = (length >= 10 ? 1 : 0) + (length >= 14 ? 1 : 0) + (kinds >= 3 ? 1 : 0) + (varied >= 8 ? 1 : 0)
  return Math.min(length >= 14 ? 4 : 3, 1 + Math.max(1, score)) as Strength
}
