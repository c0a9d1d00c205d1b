/** Letters that stand for a name: two in Latin, one in scripts whose letters carry their signs with them. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const firstOf = (word: string) =>
    [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)]
      .map((s) => s.segment)
      .find((s) => /[\p{L}\p{N}]/u.test(s)) ?? ''
  const letters = words.slice(0, 2).map(firstOf)
  const [first = '', second = ''] = letters
  return (/^\p{Script=Latin}$|^\p{N}$/u.test(first) ? first + second : first).toLocaleUpperCase()
}
