import type { Language } from '@parichay/contract/agency/fields.ts'
import { en, type Words } from './en.ts'
import { gu } from './gu.ts'
import { hi } from './hi.ts'

const dictionaries: Record<Language, Words> = { en, hi, gu }

/** The dictionary of a language. */
export const findWords = (language: Language): Words => dictionaries[language]

/** How long to wait, in the words of a language: minutes, from two hours on hours, from two days on days, rounded up. */
export function sayWait(language: Language, minutes: number): string {
  const [amount, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 2 * 1440
        ? [minutes / 60, 'hour']
        : [minutes / 1440, 'day']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(amount),
  )
}

/** Puts values into the `{places}` of a sentence. */
export const say = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
