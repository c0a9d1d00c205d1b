import { z } from 'zod'
import { BusinessId } from '../ids.ts'
import { access, defineRoute, forEveryone } from '../route.ts'
import { Lead, LeadChange, NewLead } from './fields.ts'
import { LeadFilters } from './filters.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const own = (key: string) => access('-', 'O', '-', '-', '-', key)
const LeadId = z.coerce.number().int().positive().max(2_147_483_647)

/** People who left their number on a card, for its owner alone (design, Leads). */
export const leadRoutes = {
  listLeads: defineRoute({
    method: 'GET',
    path: '/api/v1/lead',
    summary:
      'Leads of a business, newest first; `before` is the last leadId seen, and the next page follows it',
    access: own('businessId'),
    query: LeadFilters.extend({
      businessId: BusinessId,
      before: LeadId.optional(),
      pageSize: z.coerce.number().int().min(1).max(100).optional(),
    }),
    /** Totals are exact to 10,000. */
    reply: z.object({ list: z.array(Lead), total: z.number().int(), totalIsMore: z.boolean() }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  changeLead: defineRoute({
    method: 'PUT',
    path: '/api/v1/lead',
    summary: 'Say how far one is with a lead, or keep a note of one’s own',
    access: own('leadId'),
    body: LeadChange,
    reply: Lead,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'BUSINESS_SUSPENDED', 'RATE_LIMITED'],
  }),
  deleteLead: defineRoute({
    method: 'DELETE',
    path: '/api/v1/lead',
    summary: 'Delete a lead; `restore` takes it back',
    access: own('leadId'),
    query: z.object({ leadId: LeadId }),
    body: z.strictObject({ restore: z.boolean().optional() }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'BUSINESS_SUSPENDED', 'RATE_LIMITED'],
  }),
  addLead: defineRoute({
    method: 'POST',
    path: '/api/v1/public/lead',
    summary: 'Name and number of a visitor; a plain form is answered with a redirect to the card',
    access: forEveryone('cardId'),
    body: NewLead,
    reply: z.object({ thanks: z.boolean() }),
    errors: ['NOT_FOUND', 'CARD_LOCKED', 'RATE_LIMITED'],
  }),
}
