import type { RowFault } from '@parichay/contract/bulk/rules.import.ts'
import { nameKey } from '@parichay/contract/name-key.ts'
import { businessesPerUser } from '../../business/rules.ts'
import { isMobile } from '../../platform/mobile.ts'
import type { Known } from './store.ts'

const sameName = (one: string, other: string) => nameKey(one) === nameKey(other)

/** Why nobody can be added by this number, who is not there yet; null where they can: codes have to arrive at it. */
export const faultOfNew = (phoneNumber: string): RowFault | null =>
  isMobile(phoneNumber)
    ? null
    : { field: 'phoneNumber', reason: 'VALIDATION', message: 'A valid phone number is required.' }

/** Why a business of this name cannot be added for a customer who is there already; null where it can. `more`: what the file adds before. */
export function faultOfKnown(
  { businesses, isServed }: Pick<Known, 'businesses' | 'isServed'>,
  businessName: string,
  more = 0,
): RowFault | null {
  // Who types a number learns what they may add, not whose customer it is.
  if (!isServed && businesses.length > 0)
    return {
      field: 'phoneNumber',
      reason: 'PHONE_TAKEN',
      message: 'This customer is looked after by somebody else. Ask your admin.',
    }
  const twin = businesses.find((name) => sameName(name, businessName))
  if (twin !== undefined)
    return {
      field: 'businessName',
      reason: 'SAME_BUSINESS',
      message: `This customer has a business called “${twin}” already.`,
    }
  if (businesses.length + more >= businessesPerUser)
    return {
      field: 'phoneNumber',
      reason: 'LIMIT_REACHED',
      message: `One customer can have ${businessesPerUser} businesses.`,
    }
  return null
}
