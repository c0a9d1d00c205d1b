const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** The first letters of a name, as they stand for a logo. */
export function monogramOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const first = (word: string | undefined) => (word ? ([...clusters.segment(word)][0]?.segment ?? '') : '')
  const two = /^[\p{Script=Latin}\p{N}]/u.test(words[0] ?? '')
  return `${first(words[0])}${two ? first(words[1]) : ''}`.toLocaleUpperCase('en')
}
