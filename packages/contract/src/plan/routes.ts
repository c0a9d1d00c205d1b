import { z } from 'zod'
import { AgencyConfiguration } from '../agency/fields.ts'
import { AgencyId, BusinessId, Flag } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import {
  CustomPlanGiven,
  PdfCardPrice,
  PlanChange,
  PlanOfBusiness,
  SubscriptionPlan,
  SubscriptionPlanId,
} from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const ofAgency = z.object({ agencyId: AgencyId.optional() })

/** Plans an agency sells (specification 7, Business and plans). */
export const planRoutes = {
  listSubscriptionPlans: defineRoute({
    method: 'GET',
    path: '/api/v1/business/subscription-plan',
    summary: 'The plans on offer, in order; admins see hidden ones with `includeHidden`',
    access: access('-', 'O', 'plan.view', 'A', 'X', 'agencyId'),
    query: ofAgency.extend({ includeHidden: Flag.optional() }),
    reply: z.array(SubscriptionPlan),
    errors: [...dead, 'NOT_FOUND'],
  }),
  saveSubscriptionPlan: defineRoute({
    method: 'POST',
    path: '/api/v1/business/subscription-plan',
    summary: 'Add a plan, or change the one named by `subscriptionPlanId`; what was bought stays as it was',
    access: access('-', '-', '-', 'A', 'X', 'agencyId'),
    query: ofAgency,
    body: PlanChange,
    once: true,
    reply: SubscriptionPlan,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'],
  }),
  archiveSubscriptionPlan: defineRoute({
    method: 'DELETE',
    path: '/api/v1/business/subscription-plan/:subscriptionPlanId',
    summary: 'Take a plan off the list, or bring it back with `restore`; what was bought stays as it was',
    access: access('-', '-', '-', 'A', 'X', 'planId'),
    params: z.object({ subscriptionPlanId: SubscriptionPlanId }),
    body: z.strictObject({ restore: z.boolean().optional() }),
    reply: z.object({ archived: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'LIMIT_REACHED'],
  }),
  listCustomPlans: defineRoute({
    method: 'GET',
    path: '/api/v1/business/custom-plan',
    summary: 'Custom plans given to businesses, the latest two hundred, newest first',
    access: access('-', '-', '-', 'A', 'X', 'agencyId'),
    query: ofAgency,
    reply: z.array(CustomPlanGiven),
    errors: [...dead, 'NOT_FOUND'],
  }),
  getPlanOfBusiness: defineRoute({
    method: 'GET',
    path: '/api/v1/business/:id/plan',
    summary: 'What a business has bought, and what it may do today',
    access: access('-', 'O', 'business.view', 'A', 'X', 'id'),
    params: z.object({ id: BusinessId }),
    reply: PlanOfBusiness,
    errors: [...dead, 'NOT_FOUND'],
  }),
  savePdfCardPrice: defineRoute({
    method: 'POST',
    path: '/api/v1/business/pdf-card-price',
    summary: 'Set the price of a single PDF ID card; a new price has a new plan id',
    access: access('-', '-', '-', 'A', 'X', 'agencyId'),
    query: ofAgency,
    body: z.strictObject({ price: PdfCardPrice }),
    reply: AgencyConfiguration.shape.pdfCardConfig.shape.customerPlans,
    errors: [...dead, 'NOT_FOUND'],
  }),
}
