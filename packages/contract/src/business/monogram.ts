const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const known = /[\p{L}\p{N}]/u

/** The first letter of a text with its signs, behind quotes, brackets and emoji; nothing where there is none. */
export const firstLetterOf = (text: string): string =>
  [...clusters.segment(text)].find(({ segment }) => known.test(segment))?.segment ?? ''

/** The first letters of a name, as they stand for a logo. */
export function monogramOf(name: string): string {
  const [first = '', second = ''] = name
    .split(/\s+/)
    .filter((word) => known.test(word))
    .map(firstLetterOf)
  return `${first}${/^[\p{Script=Latin}\p{N}]/u.test(first) ? second : ''}`.toLocaleUpperCase('en')
}
