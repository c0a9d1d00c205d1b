import { plainDigits, plainNumber } from '@parichay/contract/digits.ts'
import { withoutUnseen } from '@parichay/contract/unseen.ts'

/** Up to so many digits are the end of a number; in longer ones a leading nought stands for the country. */
const lastDigits = 5
const known = /[\p{L}\p{N}]/u
/** Letters of India with a dot that may be one sign, though the form that names are kept in (NFC) has two for each. */
const dotted = [
  0x958, 0x959, 0x95a, 0x95b, 0x95c, 0x95d, 0x95e, 0x95f, 0x9dc, 0x9dd, 0x9df, 0xa33, 0xa36, 0xa59, 0xa5a,
  0xa5b, 0xa5e, 0xb5c, 0xb5d,
].map((code) => String.fromCodePoint(code))

/** A word as it stands in names that were kept before they got one form: dotted letters of India as one sign each. */
const asKeptBefore = (word: string): string =>
  dotted.reduce((text, letter) => text.replaceAll(letter.normalize(), letter), word)

/** What a word of a search may stand as: as it was typed, as it was kept before, and with the digits 0 to 9 that phones are kept in. */
export const formsOf = (word: string): string[] => [...new Set([word, asKeptBefore(word), plainDigits(word)])]

/**
 * The words a search asks for, lower case and in the form that names are kept in (NFC): every one must stand somewhere in what is searched: a name, phones, an e-mail address.
 * A number is found however it is grouped: `98765 43210`, `+91-98765-43210`, `098765`. The last digits of one are kept as they
 * are, noughts too: `0012`; in the digits of any script, as a Hindi keyboard types them (a short one as it was typed, see `formsOf`). Signs that nobody sees, as they stand around a
 * number that is copied from a contact, are no part of it. Null for signs without a letter.
 */
export function searchWords(search: string | undefined): string[] | null {
  const text = withoutUnseen(search ?? '')
    .normalize()
    .trim()
    .toLowerCase()
  if (text === '') return []
  const number = plainNumber(text)
  if (/^\+?[\d\s().-]+$/.test(number)) {
    const all = number.replace(/\D/g, '')
    const digits = all.length > lastDigits ? all.replace(/^0+(?=\d)/, '') : all
    // A short one may stand in a name, in the digits that it is typed in.
    const isOfName = all.length <= lastDigits && /^\p{Nd}+$/u.test(text)
    return digits ? [isOfName ? text : digits] : null
  }
  const words = [...new Set(text.split(/\s+/).filter((word) => known.test(word)))]
  return words.length > 0 ? words.slice(0, 6) : null
}
