import { plainDigits } from '../digits.ts'
import { isPlainLink } from '../ids.ts'
import { withoutUnseen } from '../unseen.ts'
import type { LinkType } from './fields.ts'

/** A chain link on 24×24: what stands where a type has no icon of its own. */
export const fallbackIcon =
  'M10.6 13.4a1 1 0 0 1 0-1.4l3-3a1 1 0 1 1 1.4 1.4l-3 3a1 1 0 0 1-1.4 0ZM7.8 19.1a3.9 3.9 0 0 1-2.9-6.7l2.5-2.5 1.4 1.4-2.5 2.5a2 2 0 0 0 2.9 2.9l2.5-2.5 1.4 1.4-2.5 2.5a3.9 3.9 0 0 1-2.8 1Zm8.8-5-1.4-1.4 2.5-2.5a2 2 0 0 0-2.9-2.9l-2.5 2.5-1.4-1.4 2.5-2.5a3.9 3.9 0 0 1 5.7 5.7Z'

type Rule = Pick<LinkType, 'fieldType' | 'prefix' | 'pattern'>

/** What is wrong with a value, in the specification's words (5), or null. */
export const fieldMessages = {
  tel: 'A valid phone number is required.',
  email: 'A valid email is required.',
  url: 'A valid link is required.',
  text: 'This field is required.',
} as const

/** Brings what people paste (whole addresses, @names, spaced numbers, with signs of chats that nobody sees) to the stored form. */
export function cleanLinkValue(type: Rule, typed: string): string {
  const value = withoutUnseen(typed)
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim()
  if (type.fieldType === 'tel') return plainDigits(value).replace(/[^\d+]/g, '')
  if (type.fieldType === 'email') return value.replace(/^mailto:/i, '').toLowerCase()
  if (type.prefix) return afterPrefix(type, value)
  if (type.fieldType === 'url' && value && !/^[a-z][a-z0-9+.-]*:/i.test(value)) return `https://${value}`
  return value
}

/** What follows the prefix: pasted addresses lose protocol, www, host and, where the rest suffices, their query. */
function afterPrefix(type: Rule, typed: string): string {
  const host = type.prefix.replace(/^https?:\/\/(www\.)?/i, '').toLowerCase()
  let value = typed.replace(/^https?:\/\//i, '')
  for (const candidate of [value, value.replace(/^(www|m)\./i, '')]) {
    if (!candidate.toLowerCase().startsWith(host)) continue
    value = candidate.slice(host.length)
    break
  }
  value = value.replace(/^@(?!$)/, '').replace(/\/+$/, '')
  const number = plainDigits(value)
  if (host.startsWith('wa.me/') && /^\+?[\d\s().-]+$/.test(number)) {
    const digits = number.replace(/\D/g, '').replace(/^0+/, '')
    return digits.length === 10 ? `91${digits}` : digits
  }
  const bare = value.replace(/[?#].*$/, '').replace(/\/+$/, '')
  return bare !== value && type.pattern && fits(type.pattern, bare) ? bare : value
}

const fits = (pattern: string, value: string) => new RegExp(`^(?:${pattern})$`, 'u').test(value)

/** The message for a cleaned value that may not be stored, or null when it is good. */
export function linkFault(type: Rule, value: string): string | null {
  if (value === '' || value.length > 500) return fieldMessages[type.fieldType]
  if (type.pattern && !fits(type.pattern, value)) return fieldMessages[type.fieldType]
  return type.fieldType !== 'text' && linkHref(type, value) === null ? fieldMessages[type.fieldType] : null
}

const isNumber = (value: string) => /^\+?\d{5,15}$/.test(value)
const isMail = (value: string) => /^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i.test(value)

/**
 * The address a visitor follows, or null for plain text and for anything that is not http, https, tel or mailto. Also null
 * for a value of another kind: a card keeps what was typed when its type became another one.
 */
export function linkHref(type: Rule, value: string): string | null {
  if (type.fieldType === 'tel') return isNumber(value) ? `tel:${value}` : null
  if (type.fieldType === 'email')
    return isMail(value) ? `mailto:${encodeURIComponent(value).replace('%40', '@')}` : null
  if (type.fieldType === 'text' && !type.prefix) return null
  try {
    const typed = `${type.prefix}${value}`
    const url = new URL(typed)
    const plain = isPlainLink(typed) && url.hostname.includes('.')
    return plain && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
  } catch {
    return null
  }
}
