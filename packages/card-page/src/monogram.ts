import { colourOr, fromLch, toLch } from './colour.ts'

/** Letters and the two colours of their ground. */
export type Monogram = { letters: string; from: string; to: string }

/** Letters and colours that stand for a business without a logo. The same name always gives the same picture. */
export function makeMonogram(name: string, accent: string): Monogram {
  const words = name
    .normalize()
    .split(/[\s&.,()–-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const first = firstLetter(words[0] ?? name)
  // Two clusters of an Indian script are as wide as a word, so these get one.
  const second = /\p{Script=Latin}/u.test(first) && words[1] ? firstLetter(words[1]) : ''
  const base = toLch(colourOr(accent, '#2d6a9f'))
  const spread = hash(name)
  const hue = base.c < 0.03 ? spread % 360 : base.h + (spread % 91) - 45
  return {
    letters: (first + second).toLocaleUpperCase('en'),
    from: fromLch({ l: 0.52, c: 0.13, h: hue }),
    to: fromLch({ l: 0.4, c: 0.12, h: hue + 18 }),
  }
}

function firstLetter(word: string): string {
  const letters = [...new Intl.Segmenter('en').segment(word)].map(({ segment }) => segment)
  return letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? letters[0] ?? ''
}

function hash(text: string): number {
  let sum = 7
  for (const char of text) sum = (sum * 31 + char.codePointAt(0)!) % 1_000_003
  return sum
}
