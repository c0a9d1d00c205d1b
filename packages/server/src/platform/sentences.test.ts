import type { Route } from '@parichay/contract/route.ts'
import { routes } from '@parichay/contract/routes.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { wrongInputs } from '../testing/wrong-inputs.ts'
import { fieldName } from './field-names.ts'
import { contractSentence, sentenceFor, type Spoken, spokenBy, unknownField } from './sentences.ts'
import { hindiSentences } from './sentences.hi.ts'

/** Words of a library, or of a programmer, that must reach nobody. */
const foreign = /invalid|expected|received|undefined|NaN|\[object|too (big|small):|zod|regex|pattern/i

/** Every sentence the contract may say about these inputs. */
function sentencesOf(route: Route, language: Spoken): string[] {
  const all = new Set<string>()
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = part === 'query' ? route.query?.strict() : route[part]
    if (!schema) continue
    for (const input of wrongInputs(schema)) {
      const { error } = schema.safeParse(input, { error: sentenceFor(language) })
      for (const issue of error?.issues ?? [])
        all.add(
          issue.code === 'unrecognized_keys'
            ? unknownField(issue.keys[0]!, language)
            : contractSentence(issue.message, issue.path, language),
        )
    }
  }
  return [...all]
}

let told = 0
describe.each(Object.entries(routes) as [string, Route][])('%s', (_name, route) => {
  test('says what is wanted, in words, whatever is missing, of a wrong kind or too long', () => {
    const all = sentencesOf(route, 'en')
    told += all.length
    expect(all.filter((text) => foreign.test(text))).toEqual([])
    // A whole sentence, with the field's name in front or in it.
    expect(all.filter((text) => !/^\p{Lu}.*[.!?]$|is Required$/u.test(text))).toEqual([])
  })

  test('says it in Hindi too', () => {
    const all = sentencesOf(route, 'hi')
    expect(all.filter((text) => foreign.test(text))).toEqual([])
    const english = all.filter((text) => !/\p{Script=Devanagari}/u.test(text))
    expect(english).toEqual([])
  })
})

test('the walk above met many sentences', () => {
  expect(told).toBeGreaterThan(1000)
})

test.each([
  ['text', z.object({ businessName: z.string() }), {}, 'Business name: This field is required.'],
  ['phone', z.object({ phoneNumber: z.string() }), {}, 'A valid phone number is required.'],
  [
    'phone of a wrong kind',
    z.object({ phoneNumber: z.string() }),
    { phoneNumber: 5 },
    'A valid phone number is required.',
  ],
  ['e-mail', z.object({ email: z.email() }), {}, 'A valid email is required.'],
  ['link', z.object({ mapLink: z.url() }), { mapLink: 'x' }, 'A valid link is required.'],
  ['length', z.object({ city: z.string().max(3) }), { city: 'Surat' }, 'City: Use at most 3 characters.'],
  ['number', z.object({ year: z.number() }), { year: 'x' }, 'Year: Give a number.'],
  ['whole number', z.object({ year: z.int() }), { year: 1.5 }, 'Year: Give a whole number.'],
  [
    'choice',
    z.object({ mode: z.enum(['cash', 'upi']) }),
    { mode: 'x' },
    'Mode: Choose one of these: cash, upi.',
  ],
  ['in a list', z.object({ nature: z.array(z.string()) }), { nature: [5] }, 'Nature 1: Write this as text.'],
  ['no object', z.object({}), 5, 'The request: Give an object with its fields.'],
] as const)('%s', (_what, schema, input, sentence) => {
  const [issue] = schema.safeParse(input, { error: sentenceFor('en') }).error!.issues
  expect(contractSentence(issue!.message, issue!.path, 'en')).toBe(sentence)
})

test('a sentence of the contract itself stays as it is, and gets the field’s name where it has none', () => {
  const schema = z.object({ note: z.string().min(1, 'This field is required.') })
  const [issue] = schema.safeParse({ note: '' }, { error: sentenceFor('hi') }).error!.issues
  expect(contractSentence(issue!.message, issue!.path, 'en')).toBe('Note: This field is required.')
  expect(contractSentence(issue!.message, issue!.path, 'hi')).toBe(
    `नोट: ${hindiSentences['This field is required.']}`,
  )
})

test.each([
  [undefined, 'en'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,hi;q=0.9', 'en'],
  ['gu', 'en'],
  ['hindi', 'en'],
])('%s speaks %s', (header, language) => {
  expect(spokenBy(header)).toBe(language)
})

test('a key of somebody else’s making is cut and harmless', () => {
  expect(fieldName(['constructor'], 'hi')).toBe('Constructor')
  expect(fieldName(['x'.repeat(5000)], 'en').length).toBe(40)
  expect(unknownField('y'.repeat(5000), 'en').length).toBeLessThan(80)
})

test('Hindi is word for word the panel’s catalogue', () => {
  const catalogue = readFileSync(new URL('../../../web/src/locales/hi.po', import.meta.url), 'utf8')
  for (const [english, hindi] of Object.entries(hindiSentences))
    expect(catalogue).toContain(`msgid "${english}"\nmsgstr "${hindi}"`)
})
