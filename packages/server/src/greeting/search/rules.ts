import { occasions } from '../calendar/fixtures.ts'
import { namesOf } from '../calendar/rules.names.ts'
import { hardTamil, romanise } from './rules.scripts.ts'

/** Words that were folded, each a text of at most 40 letters: those of names come again and again. */
const folded = new Map<string, string>()

/**
 * One spelling for the many of a word: by sound, without a, without doubled letters. दिवाली, દિવાળી, diwali, divaali
 * and diwalee are all `divli`.
 */
export function foldWord(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  const key = foldAnew(word)
  if (folded.size >= 20_000) folded.clear()
  if (word.length <= 40) folded.set(word, key)
  return key
}

function foldAnew(word: string): string {
  const plain = romanise(word)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^(\d+)(st|nd|rd|th)$/, '$1')
  if (/^\d+$/.test(plain)) return plain
  const sound = plain
    .replace(/zh/g, 'l')
    .replace(/ph/g, 'f')
    .replace(/sh/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/([bcdgjkt])h+/g, '$1')
    .replace(/ks/g, 'x')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/q/g, 'k')
    .replace(/ee|ea|ie|ei|ai|ay|ey|e|y/g, 'i')
    .replace(/oo|ou|au|o/g, 'u')
    .replace(/m(?=[^aiu\dm])/g, 'n')
  const first = sound.slice(0, 1)
  return (first + sound.slice(1).replace(/a/g, '')).replace(/(.)\1+/g, '$1').slice(0, 24)
}

const rough: readonly (readonly [RegExp, string])[] = [
  [/^[iu]/, 'a'],
  [/x/g, 'ks'],
  [/g/g, 'k'],
  [/d/g, 't'],
  [/[bvf]/g, 'p'],
  [/[cj]/g, 's'],
  [/m/g, 'n'],
  [/(?<=.)[iuh]/g, ''],
  [/(.)\1+/g, '$1'],
]

/**
 * What is left of a folded word where languages differ most: its consonants, with and without voice the same. Nothing for
 * short words and numbers, which would be like too many others. Marked, so that it is like no other word.
 */
export function roughOf(key: string): string | undefined {
  if (/\d/.test(key)) return undefined
  const bones = rough.reduce((word, [from, to]) => word.replace(from, to), key)
  return bones.length < 4 ? undefined : `~${bones}`
}

const split = (text: string) =>
  text
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/u)
    .filter(Boolean)
const foldAll = (text: string | undefined) =>
  split(text ?? '')
    .map(foldWord)
    .filter(Boolean)

/** The folded words of texts, each once. */
export const foldWords = (...texts: (string | undefined)[]): string[] => [...new Set(texts.flatMap(foldAll))]

/** Parts of one text written as one word: all of it, and two neighbours. `joined` of `new year day` has `nivir`. */
const joined = (text: string | undefined): string[] => {
  const words = split(text ?? '')
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`)
  return words.length < 2 ? [] : [...pairs, words.join('')].map(foldWord).filter((word) => word.length > 2)
}

/** The mark of a whole name: who asks for just this wants what is called so. Short ones sound like too many others. */
const wholeOf = (keys: readonly string[]) => {
  const name = keys.join('')
  return name.length < 4 ? [] : [`=${name}`.slice(0, 48)]
}

const isLatin = (text: string) => /^[\p{Script=Latin}\p{M}\p{N}\p{P}\s]+$/u.test(text)
/** The mark of a word in Latin letters as it is spelt: of two that sound alike, the one that was typed is meant. */
const spelt = (word: string): string[] => (isLatin(word) ? [`"${word.toLowerCase().slice(0, 32)}`] : [])
const speltOf = (text: string | undefined): string[] => {
  const words = split(text ?? '')
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`)
  return [...words.flatMap(spelt), ...pairs.flatMap(spelt), ...pairs.flatMap(speltPair)]
}
/** The mark of two neighbours in one word as they are spelt. */
const speltPair = (pair: string): string[] => spelt(pair).map((mark) => `+${mark}`)

type Named = { name: string; names: { hi?: string; gu?: string } }

/**
 * The words a subdivision is found by: those of its names, neighbours in one word, each whole name, what is left
 * of the words where languages differ, and other words people use.
 */
export const nameWords = ({ name, names }: Named, ...others: (string | undefined)[]): string[] =>
  wordsOf([name, names.hi, names.gu], others)

/** The words of a whole category. It is less than what lies in it: its name as such means none of its occasions. */
export const groupWords = ({ name, names }: Named): string[] => {
  const all = [name, names.hi, names.gu]
  return [...new Set([...foldWords(...all), ...all.flatMap(joined)])]
}

/** As `nameWords`, with the names of an occasion in all languages. */
export const wordsOf = (
  names: readonly (string | undefined)[],
  others: readonly (string | undefined)[] = [],
): string[] => {
  // Whose day it is people also write without the s: mother day, new year.
  const spoken = names.flatMap((one) => (one ? [one, one.replace(/s['’]|['’]s/g, '')] : []))
  const words = foldWords(...spoken, ...others, ...names.map(hardTamil))
  const whole = [...spoken, ...names.map(hardTamil)].flatMap((one) => {
    const keys = foldAll(one)
    return [...wholeOf(keys), ...wholeOf(keys.filter((key) => !isEmpty(key)))]
  })
  const named = foldWords(...names).flatMap((word) => roughOf(word) ?? [])
  return [
    ...new Set([
      ...words,
      ...[...spoken, ...others].flatMap(joined),
      ...whole,
      ...named,
      ...[...spoken, ...others].flatMap(speltOf),
    ]),
  ]
}

/** Words that say nothing of the occasion: greetings, kinds of pictures, grammar. */
const empty = new Set(
  foldWords(
    'happy shubh subh shubhkamna shubhkamnaye shubhkamnayein shubhechha hardik greeting greetings wish wishes image images photo photos pic picture poster post banner status whatsapp video dp card frame template download free best new the of on for and in ki ke ka ko ni no na nu mate aur ane की के का ની નો ના નું શુભેચ્છા शुभकामनाएं शुभकामना हार्दिक શુભ शुभ msg message quotes day divas diwas din दिवस दिन દિવસ દિન jayanti जयंती જયંતી world international national vishwa विश्व વિશ્વ rashtriya',
    'begins শুভ শুভেচ্ছা வாழ்த்துகள் வாழ்த்துக்கள் இனிய శుభాకాంక్షలు ಶುಭಾಶಯಗಳು ಹಾರ್ದಿಕ ആശംസകൾ ਮੁਬਾਰਕ ਵਧਾਈਆਂ ଶୁଭେଚ୍ଛା مبارک शुभेच्छा vazhthukkal shubhakankshalu subhakankshalu shubhashayagalu ashamsakal subheccha shubhechchha mubarak',
  ),
)

/** In so many occasions' names a word says no more which is meant: day, world, jayanti, in every language. */
const tooMany = 9

let common: ReadonlySet<string> | undefined
/** Whether a folded word says nothing of the occasion. */
function isEmpty(word: string): boolean {
  common ??= commonWords()
  return empty.has(word) || common.has(word)
}

function commonWords(): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const occasion of occasions)
    for (const word of foldWords(...Object.values(namesOf(occasion))))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= tooMany).map(([word]) => word))
}

/** A word that is looked for. `joins` are it and a neighbour in one word, `spelt` and `pairs` the marks of how these are spelt. */
export type Key = { key: string; joins: string[]; spelt: string[]; pairs: string[] }

/** What is looked for; words that say nothing only count where there is no other. `whole` are marks of whole names. */
export type Keys = { keys: Key[]; weak: string[]; whole: string[] }

/** What is looked for: at most six folded words, each with its neighbours in one word. */
export function searchKeys(query: string): Keys {
  const words = split(query).slice(0, 12)
  const all = words.flatMap((word, at) => {
    const key = foldWord(word)
    const [before, after] = [words[at - 1], words[at + 1]]
    const pairs = [before && `${before}${word}`, after && `${word}${after}`].filter(
      (pair) => pair !== undefined,
    )
    const joins = pairs.map(foldWord).filter((join) => join.length > 2)
    const known = [word, ...pairs]
    return key ? [{ key, joins, spelt: known.flatMap(spelt), pairs: known.flatMap(speltPair) }] : []
  })
  const once = all.filter(({ key }, at) => all.findIndex((one) => one.key === key) === at)
  const keys = once.filter(({ key }) => !isEmpty(key)).slice(0, 6)
  const weak = once.filter(({ key }) => isEmpty(key)).slice(0, 4)
  const folded = all.map(({ key }) => key)
  const whole = [...new Set([...wholeOf(folded), ...wholeOf(folded.filter((key) => !isEmpty(key)))])]
  return keys.length > 0 ? { keys, weak: weak.map(({ key }) => key), whole } : { keys: weak, weak: [], whole }
}

/** How many letters must be added, taken, changed or swapped to make one word of another. */
export function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      row[j] = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        row[j] = Math.min(row[j] ?? 0, rows[i - 2]![j - 2]! + 1)
    }
    rows.push(row)
  }
  return rows[one.length]![other.length]!
}

/**
 * How alike a key and a stored word are: exact; begins, the word goes on; near, within a slip or two; far, within one more
 * or alike only by its consonants.
 */
export type Likeness = 'exact' | 'begins' | 'near' | 'far' | 'other'

/** Judges a stored word against a key. Numbers are right or wrong. */
export function likenessOf(key: string, word: string): Likeness {
  if (key === word) return 'exact'
  if (word.startsWith('~')) return roughOf(key) === word ? 'far' : 'other'
  if (/\d/.test(key)) return 'other'
  if (key.length > 2 && word.startsWith(key)) return 'begins'
  const slips = distance(key, word)
  const allowed = key.length < 4 ? 0 : key.length < 7 ? 1 : 2
  if (slips <= allowed) return 'near'
  return slips <= allowed + 1 && key.length > 3 ? 'far' : 'other'
}
