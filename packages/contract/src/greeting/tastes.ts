import { z } from 'zod'
import { RowNumber } from '../ids.ts'

/** Languages a post can be written in, by ISO 639-1. */
export const postLanguages = ['en', 'hi', 'gu', 'mr', 'bn', 'ta', 'te', 'kn', 'ml', 'pa', 'or', 'ur'] as const

/** Religions by the words occasions name their communities with; what belongs to none of them is for everybody. */
export const religions = ['hindu', 'muslim', 'sikh', 'christian', 'jain', 'buddhist', 'parsi'] as const
/** One of `religions`. */
export type Religion = (typeof religions)[number]

/** Most occasions somebody hides one by one. */
export const mostHiddenOccasions = 100

/** What a customer wants of greetings (user/preference): languages, the nearest first, and what never shows. */
export const GreetingTaste = z.strictObject({
  languages: z.array(z.enum(postLanguages)).max(postLanguages.length).default([]),
  /** An occasion is hidden when all who keep it are. */
  hiddenReligions: z.array(z.enum(religions)).max(religions.length).default([]),
  /** Subcategories of the library, by number. */
  hiddenOccasions: z.array(RowNumber).max(mostHiddenOccasions).default([]),
})
export type GreetingTaste = z.output<typeof GreetingTaste>

/** The taste of somebody who chose nothing. */
export const noTaste: GreetingTaste = { languages: [], hiddenReligions: [], hiddenOccasions: [] }

/** The taste that stands in a stored preference; what cannot be read counts as nothing chosen. */
export function tasteOf(preference: unknown): GreetingTaste {
  const given = (preference as { greetings?: unknown } | null | undefined)?.greetings
  const found = GreetingTaste.safeParse(given ?? {})
  return found.success ? found.data : noTaste
}

/** Whether somebody hid an occasion: by itself, or with the religions of all who keep it. */
export const isHidden = (
  { hiddenReligions, hiddenOccasions }: GreetingTaste,
  { imageSubcategoryId, communities }: { imageSubcategoryId: number; communities: readonly string[] },
): boolean =>
  hiddenOccasions.includes(imageSubcategoryId) ||
  (communities.length > 0 && communities.every((one) => (hiddenReligions as readonly string[]).includes(one)))
