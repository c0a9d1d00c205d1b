import { z } from 'zod'
import type { BillingDetails } from './fields.ts'
import { isGstin, plainTaxNo } from '../business/rules.gstin.ts'
import { stateOfPin } from '../business/rules.pin.ts'
import { firstPart } from '../first-part.ts'
import { plainPin } from '../digits.ts'
import { PinCode } from '../ids.ts'
import { gstStates, stateCodeOf, stateOfGstin } from '../invoice/states.ts'

/** Who the invoice is for, while it is typed: text is text. */
export type BillingForm = { name: string; address: string; state: string; pin: string; gstin: string }

type Known = {
  businessName: string
  address: string
  city: string
  state: string
  pin: string | null
  gstin: string | null
}

/** What is known of a business already. */
export const billingOf = (business: Known): BillingForm => ({
  name: business.businessName,
  address: firstPart(
    [business.address, business.city]
      .filter(Boolean)
      .join(', ')
      .replace(/\s*\n\s*/g, ', '),
    250,
  ),
  state: stateOf(business),
  pin: business.pin ?? '',
  gstin: business.gstin && isGstin(business.gstin) ? business.gstin : '',
})

/** The state by its official name: as it was written, else of the GSTIN, else of the PIN. */
function stateOf({ state, gstin, pin }: Known): string {
  const code = stateCodeOf(state) ?? stateOfGstin(gstin ?? '')
  return code ? gstStates[code] : (stateOfPin(pin ?? '') ?? '')
}

/** Name and state are needed; PIN and GSTIN must be right where they are given. */
export const billingRules: z.ZodType<BillingForm, BillingForm> = z
  .custom<BillingForm>()
  .superRefine((form, context) => {
    const wrong = (name: keyof BillingForm, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (!form.name.trim()) wrong('name', 'This field is required.')
    if (!form.state.trim()) wrong('state', 'This field is required.')
    if (form.pin.trim() && !PinCode.safeParse(form.pin).success)
      wrong('pin', 'A PIN has 6 digits and does not begin with 0.')
    const gstin = plainTaxNo(form.gstin)
    if (gstin && gstin.length !== 15) wrong('gstin', 'A GSTIN has 15 characters, such as 24ABCDE1234F1Z5.')
    else if (gstin && !isGstin(gstin))
      wrong('gstin', 'This GSTIN is not right. Compare it with your certificate.')
  })

/** Whether nothing is missing, so that the details need not be asked for. */
export const isBillingComplete = (form: BillingForm) => billingRules.safeParse(form).success

/** What is sent of the form; what was left empty is left out. */
export function billingDetailsOf(form: BillingForm): BillingDetails {
  const [address, pin, gstin] = [form.address.trim(), plainPin(form.pin), plainTaxNo(form.gstin)]
  return {
    name: form.name.trim(),
    state: form.state.trim(),
    ...(address ? { address } : {}),
    ...(pin ? { pin } : {}),
    ...(gstin ? { gstin } : {}),
  }
}
