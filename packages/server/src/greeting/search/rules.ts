// Devanagari by its place in its block; the Gujarati block has the same order 0x180 higher.
const consonants: Record<number, string> = {
  0x15: 'k',
  0x16: 'kh',
  0x17: 'g',
  0x18: 'gh',
  0x19: 'n',
  0x1a: 'ch',
  0x1b: 'chh',
  0x1c: 'j',
  0x1d: 'jh',
  0x1e: 'n',
  0x1f: 't',
  0x20: 'th',
  0x21: 'd',
  0x22: 'dh',
  0x23: 'n',
  0x24: 't',
  0x25: 'th',
  0x26: 'd',
  0x27: 'dh',
  0x28: 'n',
  0x29: 'n',
  0x2a: 'p',
  0x2b: 'f',
  0x2c: 'b',
  0x2d: 'bh',
  0x2e: 'm',
  0x2f: 'y',
  0x30: 'r',
  0x31: 'r',
  0x32: 'l',
  0x33: 'l',
  0x34: 'l',
  0x35: 'v',
  0x36: 'sh',
  0x37: 'sh',
  0x38: 's',
  0x39: 'h',
  0x58: 'k',
  0x59: 'kh',
  0x5a: 'g',
  0x5b: 'j',
  0x5c: 'd',
  0x5d: 'dh',
  0x5e: 'f',
  0x5f: 'y',
}
const vowels: Record<number, string> = {
  0x05: 'a',
  0x06: 'aa',
  0x07: 'i',
  0x08: 'i',
  0x09: 'u',
  0x0a: 'u',
  0x0b: 'ri',
  0x0d: 'e',
  0x0f: 'e',
  0x10: 'ai',
  0x11: 'o',
  0x13: 'o',
  0x14: 'au',
}
const signs: Record<number, string> = {
  0x3e: 'aa',
  0x3f: 'i',
  0x40: 'i',
  0x41: 'u',
  0x42: 'u',
  0x43: 'ri',
  0x45: 'e',
  0x47: 'e',
  0x48: 'ai',
  0x49: 'o',
  0x4b: 'o',
  0x4c: 'au',
}

/** Devanagari and Gujarati letter by letter in Latin ones; other text as it is. */
export function romanise(text: string): string {
  let out = ''
  let open = false
  for (const letter of text.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0
    const place =
      code >= 0x900 && code < 0x980 ? code - 0x900 : code >= 0xa80 && code < 0xb00 ? code - 0xa80 : -1
    if (place < 0) {
      out += (open ? 'a' : '') + letter
      open = false
    } else if (place === 0x3c) continue
    else if (place === 0x4d) open = false
    else if (signs[place] !== undefined) {
      out += signs[place]
      open = false
    } else {
      if (open) out += 'a'
      open = consonants[place] !== undefined
      out += consonants[place] ?? vowels[place] ?? (place === 0x01 || place === 0x02 ? 'n' : '')
      if (place >= 0x66 && place <= 0x6f) out += String(place - 0x66)
    }
  }
  return out
}

/**
 * One spelling for the many of a word: by sound, without a, without doubled letters. दिवाली, દિવાળી, diwali, divaali
 * and diwalee are all `divli`.
 */
export function foldWord(word: string): string {
  const plain = romanise(word)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  if (/^\d+$/.test(plain)) return plain
  const sound = plain
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
    .replace(/m(?=[bp])|n(?=[gk])/g, 'n')
  const first = sound.slice(0, 1)
  return (first + sound.slice(1).replace(/a/g, '')).replace(/(.)\1+/g, '$1').slice(0, 24)
}

const split = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)

/** The folded words of texts, each once. */
export const foldWords = (...texts: (string | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => split(text ?? '').map(foldWord)).filter((word) => word.length > 0)),
]

/** The words a category or occasion is found by: those of its names, each name in one word, and others. */
export const nameWords = (
  { name, names }: { name: string; names: { hi?: string; gu?: string } },
  ...others: (string | undefined)[]
) => {
  const all = [name, names.hi, names.gu]
  return foldWords(...all, ...all.map((one) => one?.replace(/\s+/g, '')), ...others)
}

/** Words that say nothing of the occasion: greetings, kinds of pictures, grammar. */
const empty = new Set(
  foldWords(
    'happy shubh subh shubhkamna shubhkamnaye shubhkamnayein shubhechha hardik greeting greetings wish wishes image images photo photos pic picture poster post banner status whatsapp video dp card frame template download free best new the of on for and in ki ke ka ko ni no na nu mate aur ane की के का ની નો ના નું શુભેચ્છા शुभकामनाएं शुभकामना हार्दिक શુભ शुभ msg message quotes day divas diwas din दिवस दिन દિવસ દિન jayanti जयंती જયંતી world international national vishwa विश्व વિશ્વ rashtriya',
  ),
)

/** What is looked for: at most six folded words; those that say nothing only count where there is no other. */
export function searchKeys(query: string): { keys: string[]; weak: string[] } {
  const all = foldWords(query)
  const keys = all.filter((word) => !empty.has(word)).slice(0, 6)
  const weak = all.filter((word) => empty.has(word)).slice(0, 4)
  return keys.length > 0 ? { keys, weak } : { keys: weak, weak: [] }
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

/** How alike a key and a stored word are: near within a slip or two or as a beginning, far within one more. */
export type Likeness = 'exact' | 'near' | 'far' | 'other'

/** Judges a stored word against a key. */
export function likenessOf(key: string, word: string): Likeness {
  if (key === word) return 'exact'
  const slips = distance(key, word)
  const allowed = key.length < 4 ? 0 : key.length < 7 ? 1 : 2
  if (slips <= allowed || (key.length > 2 && word.startsWith(key))) return 'near'
  return slips <= allowed + 1 && key.length > 3 ? 'far' : 'other'
}
