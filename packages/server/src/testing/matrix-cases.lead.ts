import type { leadRoutes } from '@parichay/contract/lead/routes.ts'
import type { MatrixCase } from './matrix-case.ts'

/** Leads are for the owner of the card alone: no member of staff reads one. */
export const leadCases: Record<keyof typeof leadRoutes, MatrixCase> = {
  listLeads: { object: 'businessId', input: ({ businessId }) => ({ query: { businessId } }) },
  changeLead: {
    object: 'leadId',
    input: ({ leadId }) => ({ body: { leadId, version: 1, status: 'WON' } }),
    table: 'lead',
  },
  deleteLead: {
    object: 'leadId',
    input: ({ leadId }) => ({ query: { leadId }, body: {} }),
    consumes: true,
    table: 'lead',
  },
  addLead: {
    object: null,
    input: () => ({ body: { cardId: 'no-such-shop', name: 'Asha', phone: '9876543210', consent: '1' } }),
    allowed: 404,
  },
}
