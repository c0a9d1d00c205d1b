import { plainDigits } from '../digits.ts'

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The check character of a GSTIN, worked out from its first fourteen characters. */
export function gstinCheck(first14: string): string {
  let sum = 0
  for (const [place, sign] of [...first14].entries()) {
    const product = signs.indexOf(sign) * (place % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return signs[(36 - (sum % 36)) % 36]!
}

/** Codes a GSTIN begins with: those of states, without 25 and 28, which became 26 and 37; and 97, Other Territory. */
const code = /^(?:0[1-9]|1\d|2[0-4679]|3[0-8]|97)/

/** A GSTIN or PAN as it was typed or copied, in capitals, with digits of 0 to 9 and without blanks. */
export const plainTaxNo = (text: string): string =>
  plainDigits(text)
    .replace(/[\s\p{Cf}]+/gu, '')
    .toUpperCase()

/** Whether a GSTIN has the right form, begins with a code that is given, and its check character fits. */
export function isGstin(text: string): boolean {
  return (
    /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text) &&
    code.test(text) &&
    gstinCheck(text.slice(0, 14)) === text[14]
  )
}
