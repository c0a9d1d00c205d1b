import type { z } from 'zod'
import { fieldName } from './field-names.ts'
import { hindiOfTheApi, hindiSentences } from './sentences.hi.ts'
import { limitInHindi } from './sentences.limits.ts'

/** Languages a failure is told in; the panel's. */
export type Spoken = 'en' | 'hi'

/** The language a caller asks for (`Accept-Language`, first tag); English where it is none of ours. */
export const spokenBy = (header: string | undefined): Spoken => (/^\s*hi\b/i.test(header ?? '') ? 'hi' : 'en')

const required = 'This field is required.'
/** Specification 5: what a field of this kind says when it is missing or wrong. */
const kinds: [RegExp, string][] = [
  [/phone|mobile|whatsapp$/i, 'A valid phone number is required.'],
  [/e-?mail/i, 'A valid email is required.'],
  [/link$|website|url$/i, 'A valid link is required.'],
]

type Issue = Parameters<z.core.$ZodErrorMap>[0]
type Rule = { en: string; hi: string }

const say = (en: string, hi: string): Rule => ({ en, hi })
const anything = say('Check this value.', 'इसे जाँचें।')
const byType: Record<string, Rule> = {
  string: say('Write this as text.', 'इसे शब्दों में लिखें।'),
  number: say('Give a number.', 'एक संख्या दें।'),
  int: say('Give a whole number.', 'पूरी संख्या दें।'),
  boolean: say('Give true or false.', 'true या false दें।'),
  array: say('Give a list.', 'सूची दें।'),
  tuple: say('Give a list.', 'सूची दें।'),
  object: say('Give an object with its fields.', 'फ़ील्ड वाला ऑब्जेक्ट दें।'),
  record: say('Give an object with its fields.', 'फ़ील्ड वाला ऑब्जेक्ट दें।'),
}
const byFormat: Record<string, Rule> = {
  date: say('Write a date such as 2026-03-31.', 'तारीख़ 2026-03-31 की तरह लिखें।'),
  datetime: say('Write a time such as 2026-03-31T09:30:00Z.', 'समय 2026-03-31T09:30:00Z की तरह लिखें।'),
  email: say('A valid email is required.', ''),
  url: say('A valid link is required.', ''),
}

/** What is wanted, without the field's name. */
function wanted(issue: Issue): Rule {
  const many = (count: unknown) => String(count)
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'number' && typeof issue.input === 'number' && Number.isFinite(issue.input))
      return byType['int']!
    return byType[issue.expected] ?? anything
  }
  if (issue.code === 'invalid_format') return byFormat[issue.format] ?? anything
  if (issue.code === 'too_big') {
    const most = many(issue.maximum)
    if (issue.origin === 'string')
      return say(`Use at most ${most} characters.`, `ज़्यादा से ज़्यादा ${most} अक्षर लिखें।`)
    if (issue.origin === 'array') return say(`Choose at most ${most}.`, `ज़्यादा से ज़्यादा ${most} चुनें।`)
    return say(`Give ${most} or less.`, `${most} या उससे कम दें।`)
  }
  if (issue.code === 'too_small') {
    const least = many(issue.minimum)
    if (issue.origin === 'string')
      return say(`Use at least ${least} characters.`, `कम से कम ${least} अक्षर लिखें।`)
    if (issue.origin === 'array') return say(`Choose at least ${least}.`, `कम से कम ${least} चुनें।`)
    return say(
      `Give ${issue.inclusive === false ? `more than ${least}` : `${least} or more`}.`,
      `${least} या उससे ज़्यादा दें।`,
    )
  }
  if (issue.code === 'not_multiple_of')
    return say(`Give a multiple of ${many(issue.divisor)}.`, `${many(issue.divisor)} का गुणज दें।`)
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    if (values.length <= 12)
      return say(`Choose one of these: ${values.join(', ')}.`, `इनमें से एक चुनें: ${values.join(', ')}।`)
    return say('Choose one of the values this field allows.', 'इस फ़ील्ड में चल सकने वाला मान चुनें।')
  }
  return anything
}

const isMissing = (issue: Issue) =>
  issue.input === undefined ||
  issue.input === null ||
  issue.input === '' ||
  // What a query or an address left out was read as a number that is none.
  (typeof issue.input === 'number' && Number.isNaN(issue.input) && issue.code === 'invalid_type')

/** A sentence in the caller's language; one that we do not have stays English. */
export const translate = (sentence: string, language: Spoken): string =>
  (language === 'hi' && (hindiSentences[sentence] ?? hindiOfTheApi[sentence] ?? limitInHindi(sentence))) ||
  sentence

/** The specification's own sentence for a field of this kind, or none. */
function ownSentence(path: readonly PropertyKey[]): string | undefined {
  const key = String(path.findLast((part) => typeof part === 'string') ?? '')
  const whole = key === 'number' || key === 'address' ? path.map(String).join('.') : key
  return kinds.find(([pattern]) => pattern.test(whole))?.[1]
}

/**
 * Words for the rules of the contract that bring none of their own: the field by its name, and what is wanted of it.
 * Handed to zod with each parse.
 */
export const sentenceFor =
  (language: Spoken): z.core.$ZodErrorMap =>
  (issue) => {
    const path = issue.path ?? []
    const isFormOfText =
      issue.code === 'invalid_format' || (issue.code === 'invalid_type' && issue.expected === 'string')
    const name = fieldName(path, language)
    if (isMissing(issue) || isFormOfText) {
      const mine = ownSentence(path)
      if (mine) return translate(mine, language)
    }
    if (isMissing(issue) && path.length > 0) return `${name}: ${translate(required, language)}`
    const rule = wanted(issue)
    return `${name}: ${language === 'hi' && rule.hi ? rule.hi : translate(rule.en, language)}`
  }

/** A sentence of the contract as the caller reads it: in their language, and with the field's name where it has none. */
export function contractSentence(message: string, path: readonly PropertyKey[], language: Spoken): string {
  if (message === required && path.length > 0)
    return `${fieldName(path, language)}: ${translate(required, language)}`
  return translate(message, language)
}

/** What an unknown field is told. */
export function unknownField(key: string, language: Spoken): string {
  const name = key.slice(0, 40).toWellFormed()
  return language === 'hi' ? `यहाँ ${name} नाम का फ़ील्ड नहीं है।` : `The field ${name} is not known here.`
}
