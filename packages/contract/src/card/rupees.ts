/** The zero of each script whose digits people here may type. */
const zeros = [0x966, 0xae6, 0x9e6, 0xa66, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66]

/** Digits of Indian scripts become 0 to 9; everything else stays. */
const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    const zero = zeros.find((first) => code >= first && code <= first + 9)
    return zero === undefined ? digit : String(code - zero)
  })

/**
 * An amount as people write it, in paise: `₹1,299.50`, `Rs. 40/-`, `१२०`. Null for nothing, NaN for what is no amount.
 * Whole arithmetic, so that 19.99 is 1999 and not a hair less.
 */
export function paiseOf(text: string): number | null {
  const plain = latinDigits(text)
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*\/-$/, '')
    .replace(/[,\s]/g, '')
  if (plain === '') return null
  const found = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain)
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : NaN
}

/** An amount as it stands in a box: `1299.50`, `40`; nothing for null. */
export function rupeesTyped(paise: number | null): string {
  if (paise === null) return ''
  const rest = paise % 100
  return `${Math.floor(paise / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
