import { plainDigits } from '../digits.ts'

/** Letters and digits that must be left of a password when names and easy words are taken out of it. */
const leastLeft = 6

const letters = (text: string) => text.normalize('NFKC').toLowerCase()
const solid = (text: string) => letters(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** What people write for letters: `p@r1ch4y`. A 1 is both an i and an l, so there are two readings. */
const lookAlikes = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i' }
const readings = (password: string): string[] => {
  const plain = letters(password)
  const read = (one: string) =>
    plain.replace(/[0134578@$!]/g, (sign) =>
      sign === '1' ? one : lookAlikes[sign as keyof typeof lookAlikes],
    )
  return [...new Set([plain, read('i'), read('l')])]
}

/** The words of names that count by themselves, and each name as one word; longest first. */
const wordsOf = (names: readonly string[]): string[] => {
  const whole = names.map(solid).filter((word) => [...word].length >= 3)
  const parts = names
    .flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}]+/u).map(solid))
    .filter((word) => [...word].length >= 4)
  return [...new Set([...whole, ...parts])].toSorted((a, b) => b.length - a.length)
}

/** Whether a password is little more than names its owner is known by: the business, the brand, the person. */
export function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const words = wordsOf(names)
  return readings(password)
    .map(solid)
    .some((text) => {
      const left = words.reduce((rest, word) => rest.replaceAll(word, ''), text)
      return left !== text && ([...left].length < leastLeft || /^(\d)\1*$/.test(left) || isRow(left))
    })
}

/** Whether a password is one easy word with a few digits or signs around it, such as `sunshine99` or `Welcome@123`; two words with a hyphen between them are two. */
export function isEasyWord(password: string, isCommon: (text: string) => boolean): boolean {
  const inner = letters(password).replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '')
  const around = solid(password).length - solid(inner).length
  if (around >= leastLeft && !isRow(solid(password).replace(/\D/g, ''))) return false
  return readings(inner).some((word) => [...word].length >= 4 && isCommon(word))
}

/** Digits that follow one another, as fingers run: 123456, 987654, 000000. */
function isRow(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
  const steps = new Set([...text].slice(1).map((digit, at) => (Number(digit) - Number(text[at]) + 10) % 10))
  return steps.size === 1 && [0, 1, 9].includes([...steps][0]!)
}

/** Whether seven or more digits of a phone number stand in a row in the password. */
export function holdsNumber(password: string, phoneNumber: string | null | undefined): boolean {
  const own = phoneNumber?.replace(/\D/g, '').slice(-10) ?? ''
  const digits = plainDigits(password).replace(/\D/g, '')
  return Array.from({ length: Math.max(0, own.length - 6) }, (_one, at) => own.slice(at, at + 7)).some(
    (part) => digits.includes(part),
  )
}
