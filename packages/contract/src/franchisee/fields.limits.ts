import { z } from 'zod'
import { FranchiseeId, Instant, line, RowNumber } from '../ids.ts'
import { customPlanId } from '../plan/fields.ts'

/** Bounds of limits and of what is handed over: whole rupees. */
export const limitBounds = { credit: 9_999_999, plans: 60, reference: 60, note: 200 } as const

/** A plan somebody may give: by its number, or `CUSTOM_PLAN` for plans made up by an admin. */
export const GivenPlanId = z.union([RowNumber, z.literal(customPlanId)])
export type GivenPlanId = z.output<typeof GivenPlanId>

/** How far a person may go when they give plans by hand; null is no limit. */
export const limitFields = {
  /** Plans they may give. */
  allowedPlanIds: z
    .array(GivenPlanId)
    .max(limitBounds.plans)
    .transform((ids) => (ids.length > 0 ? [...new Set(ids)] : null))
    .nullable(),
  /** Percent below the price of the list. */
  maxDiscountPct: z.number().int().min(0).max(100).nullable(),
  /** Whole rupees they may have taken by hand and not handed over yet. */
  creditLimit: z.number().int().min(0).max(limitBounds.credit).nullable(),
}
/** Limits as they are kept: money in paise. */
export type StaffLimits = {
  allowedPlanIds: GivenPlanId[] | null
  maxDiscountPct: number | null
  creditLimitPaise: number | null
}

/** How money is handed over. */
export const settlementModes = ['cash', 'upi', 'bank', 'cheque', 'other'] as const

/** Money that somebody handed over; below zero it puts an earlier entry right. Whole rupees. */
export const NewSettlement = z.strictObject({
  franchiseeId: FranchiseeId,
  amount: z
    .number('Type whole rupees.')
    .int('Type whole rupees.')
    .min(-limitBounds.credit)
    .max(limitBounds.credit)
    .refine((amount) => amount !== 0, 'Type whole rupees.'),
  mode: z.enum(settlementModes),
  reference: line(limitBounds.reference).optional(),
  note: line(limitBounds.note).optional(),
  /** The same request is written down once. */
  requestId: z.uuid(),
})
export type NewSettlement = z.output<typeof NewSettlement>

/** What was handed over, newest first; paise. */
export const Settlement = z.object({
  settlementId: z.number().int(),
  amountPaise: z.number().int(),
  mode: z.enum(settlementModes),
  reference: z.string(),
  note: z.string(),
  receivedBy: z.string(),
  receivedAt: Instant,
})
export type Settlement = z.infer<typeof Settlement>
