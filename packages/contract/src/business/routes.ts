import { z } from 'zod'
import { BusinessId, Email, MobileNumber, requiredLine, UserId, Version } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { Business, BusinessFacts, BusinessOwner } from './fields.ts'
import { BusinessFilters } from './filters.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const

/** Totals are exact to 10,000; beyond that `totalIsMore` says so and `total` is 10,000. */
export const BusinessPage = z.object({
  list: z.array(Business),
  total: z.number().int(),
  totalIsMore: z.boolean(),
})

/** Businesses of customers (specification 7, Business and plans). */
export const businessRoutes = {
  listBusinesses: defineRoute({
    method: 'GET',
    path: '/api/v1/business',
    summary: 'All Businesses of the staff member’s scope, searched, filtered, page by page',
    access: access('-', '-', 'business.list', 'A', 'X', 'forced scope'),
    query: BusinessFilters,
    reply: BusinessPage,
    errors: [...dead],
  }),
  getBusinessesByUser: defineRoute({
    method: 'GET',
    path: '/api/v1/business/getBusinessesByUser',
    summary: 'The businesses of one customer: own, or named by staff',
    access: access('-', 'O', 'business.view', 'A', 'X', 'userId'),
    query: z.object({ userId: UserId.optional() }),
    reply: z.array(Business),
    errors: [...dead, 'NOT_FOUND'],
  }),
  getBusiness: defineRoute({
    method: 'GET',
    path: '/api/v1/business/:id',
    summary: 'One business',
    access: access('-', 'O', 'business.view', 'A', 'X', 'id'),
    params: z.object({ id: BusinessId }),
    reply: Business,
    errors: [...dead, 'NOT_FOUND'],
  }),
  registerUserAndGetBusinesses: defineRoute({
    method: 'POST',
    path: '/api/v1/business/registerUserAndGetBusinesses',
    summary: 'Find or add a customer by phone, or e-mail if foreign, and list the businesses',
    access: access('-', '-', 'business.create', 'A', 'X', 'host tenant'),
    body: z.strictObject({
      phoneNumber: MobileNumber.optional(),
      email: Email.optional(),
      isForeignUser: z.boolean().optional(),
    }),
    reply: z.object({ user: BusinessOwner, isNew: z.boolean(), businesses: z.array(Business) }),
    errors: [...dead, 'PHONE_TAKEN', 'RATE_LIMITED'],
  }),
  addBusiness: defineRoute({
    method: 'POST',
    path: '/api/v1/business',
    summary: 'Add a business; staff name the customer with `userId`',
    access: access('-', 'O', 'business.create', 'A', 'X', 'userId'),
    body: BusinessFacts.extend({ userId: UserId.optional(), confirmDuplicate: z.boolean().optional() }),
    once: true,
    reply: z.object({
      business: Business.nullable(),
      /** Businesses of this customer with the same name and phone; add again with `confirmDuplicate`. */
      duplicates: z.array(Business),
    }),
    errors: [...dead, 'NOT_FOUND', 'LIMIT_REACHED', 'RATE_LIMITED'],
  }),
  updateBusinessMetadata: defineRoute({
    method: 'POST',
    path: '/api/v1/business/updateBusinessMetadata',
    summary: 'Change a business; with `version` a change made elsewhere meanwhile is not overwritten',
    access: access('-', 'O', 'business.edit', 'A', 'X', 'businessId'),
    body: BusinessFacts.partial().extend({ businessId: BusinessId, version: Version.optional() }),
    reply: Business,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'BUSINESS_SUSPENDED'],
  }),
  deleteBusiness: defineRoute({
    method: 'DELETE',
    path: '/api/v1/business/:id',
    summary: 'Delete a business, its card goes offline; soft for 30 days',
    access: access('-', 'O', 'business.delete', 'A', 'X', 'id'),
    params: z.object({ id: BusinessId }),
    body: z.strictObject({ restore: z.boolean().optional() }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'SUBSCRIPTION_ACTIVE', 'CARD_ID_TAKEN', 'LIMIT_REACHED'],
  }),
  suspendBusiness: defineRoute({
    method: 'PUT',
    path: '/api/v1/business/:id/suspension',
    summary:
      'Stop a business for the time being: its card shows as inactive, nothing is made for it; without `reason` it goes on',
    access: access('-', '-', 'business.delete', 'A', 'X', 'id'),
    params: z.object({ id: BusinessId }),
    body: z.strictObject({ reason: requiredLine(200).optional() }),
    reply: Business,
    errors: [...dead, 'NOT_FOUND'],
  }),
  cloneBusiness: defineRoute({
    method: 'POST',
    path: '/api/v1/business/cloneBusiness',
    summary: 'Copy profile and card content into a new business with a draft card (screens 8.28)',
    access: access('-', 'O', 'business.clone', 'A', 'X', 'businessId'),
    body: z.strictObject({
      businessId: BusinessId,
      businessName: BusinessFacts.shape.businessName.optional(),
    }),
    once: true,
    reply: Business,
    errors: [...dead, 'NOT_FOUND', 'BUSINESS_SUSPENDED', 'LIMIT_REACHED', 'BILL_OVERDUE', 'RATE_LIMITED'],
  }),
}
