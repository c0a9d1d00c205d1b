import { fail } from '@parichay/contract/errors.ts'
import { isRegistered, sellerWith } from '@parichay/contract/invoice/document.ts'
import type { BillingDetails } from '@parichay/contract/payment/fields.ts'
import type { AgencyRow } from '../agency/store.ts'
import type { BusinessRow } from '../business/store.ts'
import { buyerOf } from '../invoice/rules.ts'

type Sale = { amount: number; billing: BillingDetails | null }

/**
 * Stops a sale with GST to a buyer whose state nobody knows: it decides between CGST with SGST and IGST, so it is asked
 * for and never guessed (field `state`). Free things, sellers without a GSTIN and buyers abroad need none.
 */
export function requireState(agency: AgencyRow, business: BusinessRow, { amount, billing }: Sale): void {
  if (amount === 0 || !isRegistered(sellerWith(agency.seller, agency.agencyName))) return
  const { businessName, mobile, email, city, profile, ownerIsForeign } = business
  const user = {
    name: business.ownerName,
    phoneNumber: business.ownerPhoneNumber,
    email: business.ownerEmail,
    isForeignUser: ownerIsForeign,
    preference: {},
  }
  const buyer = buyerOf({ billing, business: { businessName, mobile, email, city, profile }, user })
  if (buyer.state !== null || buyer.gstin !== null || buyer.isForeign) return
  fail('VALIDATION', 'Choose the state of the buyer: it decides which GST the invoice shows.', {
    field: 'state',
  })
}
