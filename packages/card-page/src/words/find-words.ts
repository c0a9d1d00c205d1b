import type { Language } from '@parichay/contract/agency/fields.ts'
import { en, type Words } from './en.ts'
import { gu } from './gu.ts'
import { hi } from './hi.ts'

const dictionaries: Record<Language, Words> = { en, hi, gu }

/** The dictionary of a language. */
export const findWords = (language: Language): Words => dictionaries[language]

/** Puts values into the `{places}` of a sentence. */
export const say = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
