/** Languages a post can be written in, by ISO 639-1. */
export const postLanguages = ['en', 'hi', 'gu', 'mr', 'bn', 'ta', 'te', 'kn', 'ml', 'pa', 'or', 'ur'] as const

/** Religions by the words occasions name their communities with; what belongs to none of them is for everybody. */
export const religions = ['hindu', 'muslim', 'sikh', 'christian', 'jain', 'buddhist', 'parsi'] as const
/** One of `religions`. */
export type Religion = (typeof religions)[number]

/** Most occasions somebody hides one by one. */
export const mostHiddenOccasions = 100

/** What a customer wants of greetings (user/preference): languages, the nearest first, and what never shows. */
export type GreetingTaste = {
  languages: (typeof postLanguages)[number][]
  /** An occasion is hidden when all who keep it are. */
  hiddenReligions: Religion[]
  /** Subcategories of the library, by number. */
  hiddenOccasions: number[]
}

/** The taste of somebody who chose nothing. */
export const noTaste: GreetingTaste = { languages: [], hiddenReligions: [], hiddenOccasions: [] }

const listOf = <T>(value: unknown, known: readonly T[]): value is T[] =>
  Array.isArray(value) && value.every((one) => known.includes(one as T))
const numbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one))

/**
 * The taste that stands in a stored preference; what cannot be read counts as nothing chosen. It is read without a schema:
 * the first load of the panel needs it, and does without a library for schemas.
 */
export function tasteOf(preference: unknown): GreetingTaste {
  const { greetings } = (preference ?? {}) as { greetings?: unknown }
  const {
    languages = [],
    hiddenReligions = [],
    hiddenOccasions = [],
  } = (greetings ?? {}) as Record<keyof GreetingTaste, unknown>
  return listOf(languages, postLanguages) && listOf(hiddenReligions, religions) && numbers(hiddenOccasions)
    ? { languages, hiddenReligions, hiddenOccasions }
    : noTaste
}

/** Whether somebody hid an occasion: by itself, or with the religions of all who keep it. */
export const isHidden = (
  { hiddenReligions, hiddenOccasions }: GreetingTaste,
  { imageSubcategoryId, communities }: { imageSubcategoryId: number; communities: readonly string[] },
): boolean =>
  hiddenOccasions.includes(imageSubcategoryId) ||
  (communities.length > 0 && communities.every((one) => (hiddenReligions as readonly string[]).includes(one)))
