import { fail } from '@parichay/contract/errors.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Whether codes can be sent to a number: an Indian mobile number; landlines, premium and foreign numbers are none. Pure. */
export function isMobile(phoneNumber: string): boolean {
  const parsed = parsePhoneNumberFromString(phoneNumber)
  return (
    parsed?.country === 'IN' &&
    parsed.isValid() &&
    ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(parsed.getType() ?? '')
  )
}

/** Refuses a number that nobody could sign in with, before a rupee is spent: VALIDATION. */
export function requireMobile(phoneNumber: string, field = 'phoneNumber'): void {
  if (!isMobile(phoneNumber)) fail('VALIDATION', 'A valid phone number is required.', { field })
}
