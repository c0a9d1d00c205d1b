import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { checkoutColour } from '@parichay/contract/payment/opening.ts'
import type { OrderReply, PaymentReply } from '@parichay/contract/payment/fields.ts'
import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import { type CheckoutAnswer, isUnsure, loadCheckout, openCheckout } from './checkout.ts'
import { call } from './client.ts'

/** A bill that an agency pays online. */
export type Payable =
  | { kind: 'month'; month: number; year: number; name: string }
  | { kind: 'image'; name: string }
  | { kind: 'pdf'; quantity: number; name: string }

const order = (bill: Payable): Promise<OrderReply> => {
  if (bill.kind === 'month')
    return call(billRoutes.createMonthPaymentOrder, { body: { month: bill.month, year: bill.year } })
  if (bill.kind === 'image') return call(billRoutes.createAgencyImagePaymentOrder, { body: {} })
  return call(billRoutes.createAgencyPdfCardPaymentOrder, { body: { quantity: bill.quantity } })
}

const routes = {
  month: billRoutes.confirmMonthPayment,
  image: billRoutes.confirmAgencyImagePayment,
  pdf: billRoutes.confirmAgencyPdfCardPayment,
} as const

async function confirm(
  bill: Payable,
  made: OrderReply,
  answer: CheckoutAnswer,
): Promise<PaymentReply['status']> {
  try {
    const reply = await call(routes[bill.kind], {
      body: {
        throughGateway: true,
        orderCreationId: made.order.id,
        razorpayPaymentId: answer.razorpay_payment_id,
        razorpayOrderId: answer.razorpay_order_id,
        razorpaySignature: answer.razorpay_signature,
      },
    })
    return reply.status
  } catch (error) {
    if (isUnsure(error)) return 'pending'
    throw error
  }
}

/** How paying a bill ended. */
export type BillEnd = { kind: PaymentReply['status'] | 'left' } | { kind: 'failed'; reason: string }

/** Script, order, checkout, confirmation: in this order. Throws `CheckoutMissing` before an order is made. */
export async function payBill(bill: Payable, agency: AgencyDetails, color: string): Promise<BillEnd> {
  const Class = await loadCheckout()
  const made = await order(bill)
  const end = await openCheckout(Class, {
    key: made.key,
    amount: made.order.amount,
    currency: made.order.currency,
    order_id: made.order.id,
    name: bill.name,
    description: agency.agencyName,
    prefill: { name: agency.agencyName, contact: agency.support.phoneNumber, email: agency.support.email },
    notes: { agency: String(agency.agencyId) },
    theme: { color: color || checkoutColour },
    config: { display: { language: 'en' } },
  })
  if (end.kind !== 'paid') return end
  return { kind: await confirm(bill, made, end.answer) }
}
