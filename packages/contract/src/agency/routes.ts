import { defineRoute, forEveryone } from '../route.ts'
import { AgencyDetails } from './fields.ts'

/** Calls about the agency itself (specification 7, Agencies). */
export const agencyRoutes = {
  getAgencyDetails: defineRoute({
    method: 'GET',
    path: '/api/v1/agency-details',
    summary: 'The agency of this host name: brand, products, languages, support',
    access: forEveryone('Host header'),
    reply: AgencyDetails,
    errors: ['TENANT_UNKNOWN'],
  }),
}
