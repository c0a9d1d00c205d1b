import type { Business } from '@parichay/contract/business/fields.ts'
import type {
  BillingDetails,
  OrderReply,
  paymentModes,
  PaymentReply,
} from '@parichay/contract/payment/fields.ts'
import { paymentPreviewRoutes } from '@parichay/contract/payment/routes.preview.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import type { PlanSnapshot } from '@parichay/contract/plan/fields.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { type CheckoutAnswer, isUnsure } from './checkout.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'
import { askStanding, pollPause } from './plans.ts'
import { presentDay } from '../ui/clock.ts'

/** The PDF card that a single purchase is for. */
export type SinglePdf = {
  pdfCardNo: number
  companyName?: string
  registeredPhoneNumber?: string
  mails?: readonly string[]
  /** People whose cards are bought at once; one where it is left out. */
  quantity?: number
}

/** The video that a single purchase is for. */
export type SingleVideo = { videoNo: number; title: string }

/** What is bought, and for whom. */
export type Purchase = { business: Business } & (
  | { kind: 'plan'; plan: PlanSnapshot }
  | { kind: 'pdf'; planId: number; price: number; pdfCard: SinglePdf }
  | { kind: 'video'; planId: number; price: number; video: SingleVideo }
)

/** Whole rupees. */
export const priceOf = (purchase: Purchase) =>
  purchase.kind === 'plan' ? purchase.plan.price : purchase.price

const manyOf = ({ quantity = 1 }: SinglePdf) => (quantity > 1 ? { quantity } : {})
type Sold = Extract<Purchase, { kind: 'plan' }>

/** The plan as every call about it names it; only a plan of one's own making says its facts (specification 7). */
function choiceOf({ plan }: Sold) {
  const { subscriptionPlanId, name, validity, price, limits, frameVisibility } = plan
  return subscriptionPlanId === 'CUSTOM_PLAN'
    ? { subscriptionPlanId, name, validity, price, limits, frameVisibility }
    : { subscriptionPlanId }
}

const renewOf = ({ business }: Purchase) => standingOf(business, presentDay()).mayRenew

/** What a plan would cost and do, from the server's own hand: price, dates, and what is lost. */
export const purchasePreviewQuery = (purchase: Purchase) => {
  const { businessId } = purchase.business
  const query = purchase.kind === 'plan' ? previewOf(purchase) : undefined
  return queryOptions({
    queryKey: [...keys.payments(businessId), 'preview', query],
    queryFn: query
      ? ({ signal }) => call(paymentPreviewRoutes.previewCardPayment, { query }, { signal })
      : skipToken,
    // A promise holds for the moment it is shown.
    gcTime: 0,
  })
}

function previewOf(purchase: Sold) {
  const { subscriptionPlanId, validity, price } = purchase.plan
  return {
    businessId: purchase.business.businessId,
    subscriptionPlanId,
    renew: renewOf(purchase) ? ('true' as const) : ('false' as const),
    ...(subscriptionPlanId === 'CUSTOM_PLAN' ? { validity, price } : {}),
  }
}

/** Makes the order that checkout opens with. */
export function makeOrder(purchase: Purchase, billing: BillingDetails | undefined): Promise<OrderReply> {
  const details = billing ? { billing } : {}
  if (purchase.kind === 'pdf')
    return call(singlePaymentRoutes.createPdfCardPaymentOrder, {
      body: {
        planId: purchase.planId,
        pdfCardNo: purchase.pdfCard.pdfCardNo,
        ...manyOf(purchase.pdfCard),
        ...details,
      },
    })
  if (purchase.kind === 'video')
    return call(singlePaymentRoutes.createUserVideoPaymentOrder, {
      body: { planId: purchase.planId, videoNo: purchase.video.videoNo, ...details },
    })
  return call(paymentRoutes.createCardPaymentOrder, {
    body: {
      ...choiceOf(purchase),
      businessId: purchase.business.businessId,
      renew: renewOf(purchase),
      ...details,
    },
  })
}

const proofOf = (order: OrderReply, answer: CheckoutAnswer) => ({
  orderCreationId: order.order.id,
  razorpayPaymentId: answer.razorpay_payment_id,
  razorpayOrderId: answer.razorpay_order_id,
  razorpaySignature: answer.razorpay_signature,
})

/**
 * Hands in what checkout answered. No answer, or one of a server in trouble, says nothing about the money: it is pending
 * then, and nobody is told that it failed.
 */
export async function confirmPurchase(
  purchase: Purchase,
  order: OrderReply,
  answer: CheckoutAnswer,
): Promise<PaymentReply['status']> {
  try {
    const proof = proofOf(order, answer)
    const single = { ...proof, isManualUpdate: false as const }
    const reply =
      purchase.kind === 'pdf'
        ? await call(singlePaymentRoutes.payPdfCard, {
            body: { ...single, pdfCardNo: purchase.pdfCard.pdfCardNo, planId: purchase.planId },
          })
        : purchase.kind === 'video'
          ? await call(singlePaymentRoutes.payUserVideo, {
              body: { ...single, videoNo: purchase.video.videoNo, planId: purchase.planId },
            })
          : await call(paymentRoutes.confirmCardPayment, {
              body: {
                ...choiceOf(purchase),
                ...proof,
                businessId: purchase.business.businessId,
                renew: renewOf(purchase),
                throughGateway: true,
              },
            })
    return reply.status
  } catch (error) {
    if (isUnsure(error)) return 'pending'
    throw error
  }
}

/** What staff write down of a payment taken elsewhere. */
export type ManualNotes = {
  requestId: string
  mode: (typeof paymentModes)[number]
  reference: string
  reason: string
  /** Who the invoice is for, where it was asked. */
  billing?: BillingDetails
  /** It is a payment of its own, though the same was recorded a moment ago. */
  isSecondRecord?: true
}

/** Records a payment that was taken without the gateway. */
export function recordPurchase(purchase: Purchase, notes: ManualNotes): Promise<PaymentReply> {
  const { requestId, mode, reference, reason, billing, isSecondRecord } = notes
  const written = {
    requestId,
    mode,
    ...(billing ? { billing } : {}),
    ...(isSecondRecord ? { isSecondRecord } : {}),
    ...(reference ? { reference } : {}),
    ...(reason ? { reason } : {}),
    isManualUpdate: true as const,
  }
  if (purchase.kind === 'pdf')
    return call(singlePaymentRoutes.payPdfCard, {
      body: {
        ...written,
        pdfCardNo: purchase.pdfCard.pdfCardNo,
        planId: purchase.planId,
        ...manyOf(purchase.pdfCard),
        paymentAmount: purchase.price,
      },
    })
  if (purchase.kind === 'video')
    return call(singlePaymentRoutes.payUserVideo, {
      body: {
        ...written,
        videoNo: purchase.video.videoNo,
        planId: purchase.planId,
        paymentAmount: purchase.price,
      },
    })
  return call(paymentRoutes.recordCardPayment, {
    body: {
      ...choiceOf(purchase),
      ...written,
      businessId: purchase.business.businessId,
      renew: renewOf(purchase),
    },
  })
}

type Waiting = { signal: AbortSignal; rounds?: number; onRound?: (round: number) => void }

/** Asks until the purchase is settled, the wait is given up, or the rounds are over. */
export async function awaitSettled(
  intentId: string,
  { signal, rounds = Infinity, onRound }: Waiting,
): Promise<PaymentReply['status']> {
  for (let round = 0; round < rounds; round += 1) {
    await new Promise((done) => setTimeout(done, pollPause(round)))
    if (signal.aborted) return 'pending'
    onRound?.(round)
    const standing = await askStanding(intentId)
    if (standing !== undefined && standing !== 'pending') return standing
  }
  return 'pending'
}
