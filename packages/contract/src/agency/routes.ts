import { z } from 'zod'
import { access, defineRoute, forEveryone } from '../route.ts'
import { AgencyChange, AgencyDetails, AgencySettings } from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const

/** Calls about agencies (specification 7, Agencies). */
export const agencyRoutes = {
  getAgencyDetails: defineRoute({
    method: 'GET',
    path: '/api/v1/agency-details',
    summary: 'The agency of this host name: brand, products, languages, support',
    access: forEveryone('Host header'),
    reply: AgencyDetails,
    errors: ['TENANT_UNKNOWN'],
  }),
  listAgencies: defineRoute({
    method: 'GET',
    path: '/api/v1/agency/list',
    summary: 'All agencies by name with what the platform sets for them',
    access: access('-', '-', '-', '-', 'X', '-'),
    query: z.object({ search: z.string().max(100).optional() }),
    /** At most 500. */
    reply: z.array(AgencySettings),
    errors: [...dead],
  }),
  updateAgency: defineRoute({
    method: 'PUT',
    path: '/api/v1/agency',
    summary: 'Set who may pay online besides self-made businesses, and the special numbers of an agency',
    access: access('-', '-', '-', '-', 'X', 'agencyId'),
    body: z.strictObject({ agency: AgencyChange }),
    reply: AgencySettings,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
}
