import { plainDigits } from '@parichay/contract/digits.ts'

/** Up to so many digits are the end of a number; in longer ones a leading nought stands for the country. */
const lastDigits = 5
const known = /[\p{L}\p{N}]/u

/**
 * The words a search asks for, lower case: every one must stand somewhere in what is searched: a name, phones, an e-mail address.
 * A number is found however it is grouped: `98765 43210`, `+91-98765-43210`, `098765`. The last digits of one are kept as they
 * are, noughts too: `0012`; in the digits of any script, as a Hindi keyboard types them. Null for signs without a letter.
 */
export function searchWords(search: string | undefined): string[] | null {
  const text = (search ?? '').trim().toLowerCase()
  if (text === '') return []
  const number = plainDigits(text)
  if (/^\+?[\d\s().-]+$/.test(number)) {
    const all = number.replace(/\D/g, '')
    const digits = all.length > lastDigits ? all.replace(/^0+(?=\d)/, '') : all
    return digits ? [digits] : null
  }
  const words = [...new Set(text.split(/\s+/).filter((word) => known.test(word)))]
  return words.length > 0 ? words.slice(0, 6) : null
}
