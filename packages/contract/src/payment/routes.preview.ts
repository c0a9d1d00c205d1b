import { z } from 'zod'
import { BusinessId, Flag, RowNumber } from '../ids.ts'
import { customPlanId, PlanFacts } from '../plan/fields.ts'
import { access, defineRoute } from '../route.ts'
import { RecordNo } from './fields.ts'
import { PurchasePreview, ReversalPreview } from './fields.periods.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const

/** What a purchase, or taking one back, would do: asked before anybody says yes (ours). */
export const paymentPreviewRoutes = {
  previewCardPayment: defineRoute({
    method: 'GET',
    path: '/api/v1/card-payment/preview',
    summary:
      'What a plan would cost a business today, from when to when it would count, and which paid days are lost (ours)',
    access: access('-', 'O', 'payment.manual', 'A', 'X', 'businessId'),
    query: z
      .object({
        businessId: BusinessId,
        subscriptionPlanId: z.union([z.literal(customPlanId), z.coerce.number().pipe(RowNumber)]),
        renew: Flag.optional(),
        /** Of a custom plan; the others keep their own. */
        validity: z.coerce.number().pipe(PlanFacts.shape.validity).optional(),
        price: z.coerce.number().pipe(PlanFacts.shape.price).optional(),
      })
      .superRefine(({ subscriptionPlanId, validity, price }, context) => {
        const isCustom = subscriptionPlanId === customPlanId
        for (const [name, value] of Object.entries({ validity, price }))
          if (isCustom !== (value !== undefined))
            context.addIssue({
              code: 'custom',
              path: [name],
              message: isCustom ? 'This field is required.' : `A plan of the list keeps its own ${name}.`,
            })
      }),
    reply: PurchasePreview,
    errors: [...dead, 'NOT_FOUND', 'PLAN_INACTIVE', 'STAFF_PLAN_LIMIT', 'STAFF_DISCOUNT_LIMIT'],
  }),
  previewReversal: defineRoute({
    method: 'GET',
    path: '/api/v1/card-payment/reversal',
    summary:
      'What taking a purchase back would do to the days of a business, to its exports and to the money (ours)',
    access: access('-', '-', '-', 'A', 'X', 'recordNo'),
    query: z.object({ recordNo: RecordNo }),
    reply: ReversalPreview,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
}
