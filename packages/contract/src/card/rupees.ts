import { plainDigits } from '../digits.ts'

/**
 * An amount as people write it, in paise: `₹1,299.50`, `Rs. 40/-`, `१२०`. Null for nothing, NaN for what is no amount.
 * Whole arithmetic, so that 19.99 is 1999 and not a hair less.
 */
export function paiseOf(text: string): number | null {
  const plain = plainDigits(text)
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
