import { z } from 'zod'
import { BusinessId, Email, Instant, UserId } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { ViewReason } from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const viewers = access('-', '-', 'customer.viewAs', 'A', 'X', 'userId')

/** Looking at the panel as a customer: read-only, with a reason, thirty minutes, written down (screens.md 7.3). */
export const viewRoutes = {
  viewAsCustomer: defineRoute({
    method: 'POST',
    path: '/api/v1/viewAsCustomer',
    summary:
      'Begin to look at the panel as a customer: calls that carry the view in the header x-view-as are read-only',
    access: viewers,
    body: z.strictObject({
      userId: UserId,
      /** The business it was begun from, for its activity. */
      businessId: BusinessId.optional(),
      ...ViewReason.shape,
    }),
    reply: z.object({
      viewId: z.uuid(),
      endsAt: Instant,
      user: z.object({
        userId: UserId,
        name: z.string(),
        phoneNumber: z.string().nullable(),
        email: Email.nullable(),
      }),
    }),
    errors: [...dead, 'NOT_FOUND', 'RATE_LIMITED'],
  }),
  endViewAsCustomer: defineRoute({
    method: 'POST',
    path: '/api/v1/viewAsCustomer/end',
    summary: 'End a view that this browser began; one that is over stays so',
    access: access('-', '-', 'customer.viewAs', 'A', 'X', '-'),
    body: z.strictObject({ viewId: z.uuid() }),
    reply: z.object({ ended: z.boolean() }),
    errors: [...dead],
  }),
}
