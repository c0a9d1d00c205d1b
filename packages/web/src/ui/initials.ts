/** At most two letters that stand for a name, in any script: vowel signs stay with their letter. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const firstOf = (word: string) => [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)].map((s) => s.segment).find((s) => /[\p{L}\p{N}]/u.test(s)) ?? ''
  const letters = words.slice(0, 2).map(firstOf)
  return letters.join('').toLocaleUpperCase()
}
