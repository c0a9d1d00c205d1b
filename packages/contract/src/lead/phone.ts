import { plainNumber } from '../digits.ts'

/**
 * The number a visitor leaves, as it is called: `+91` and ten digits of an Indian mobile, however it was typed (digits of any
 * script, `0` or `91` in front, blanks and brackets), or a number of another country behind its plus (E.164). Null for what can be
 * no such number. Pure.
 */
export function leadPhone(typed: string): string | null {
  const plain = plainNumber(typed).replace(/[\s().\-/]/g, '')
  const foreign = /^(?:\+|00)(?!91)([1-9]\d{7,14})$/.exec(plain)
  if (foreign) return `+${foreign[1]}`
  const indian = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/.exec(plain)
  return indian ? `+91${indian[1]}` : null
}
