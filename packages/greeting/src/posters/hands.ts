import type { Family } from '@parichay/scene/fonts/faces.ts'
import type { Language } from './poster.ts'

/** Scripts whose festive hand is their only one: these are set larger and bold. */
const plainScripts = new Set<Language>(['kn', 'ml', 'pa', 'or'])
/** These have a festive hand in the family of that name only. */
const festiveScripts = new Set<Language>(['bn', 'te'])
/** Letters that stand higher or deeper need a smaller size for the same room. */
const shares: Partial<Record<Language, number>> = {
  ta: 0.74,
  ml: 0.72,
  te: 0.82,
  kn: 0.82,
  bn: 0.9,
  pa: 0.9,
  or: 0.84,
  ur: 0.9,
}

/** The size of a language's letters for the room that Latin ones take, as a share of theirs. */
export const letterShare = (language: Language): number => shares[language] ?? 1

/** The hand a language is written in where a design asks for one. */
export const handOf = (language: Language, asked: Family): Family => {
  if (plainScripts.has(language)) return 'display'
  return festiveScripts.has(language) && asked !== 'brush' ? 'festive' : asked
}
