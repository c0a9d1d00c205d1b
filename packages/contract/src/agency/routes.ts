import { z } from 'zod'
import { AgencyId } from '../ids.ts'
import { access, defineRoute, forEveryone } from '../route.ts'
import { AdminData, AgencyChange, AgencyCreation } from './change.ts'
import { AgencyDetails } from './fields.ts'
import { AgencyFilters } from './filters.ts'
import { AgencyListItem, AgencyRecord } from './record.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const platformOnly = access('-', '-', '-', '-', 'X', 'agencyId')

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
    summary: 'Agencies with what they sell, what they have and what they owe',
    access: access('-', '-', '-', '-', 'X', '-'),
    query: AgencyFilters,
    reply: z.object({ list: z.array(AgencyListItem), total: z.number().int(), totalIsMore: z.boolean() }),
    errors: [...dead],
  }),
  listAgencyNames: defineRoute({
    method: 'GET',
    path: '/api/v1/agency/names',
    summary: 'All agencies by name, for choosing one (ours): nothing but number and name',
    access: access('-', '-', '-', '-', 'X', '-'),
    reply: z.array(z.object({ agencyId: AgencyId, agencyName: z.string() })),
    errors: [...dead],
  }),
  getAgency: defineRoute({
    method: 'GET',
    path: '/api/v1/agency',
    summary: 'All that is set for an agency (ours); an agency sees its own',
    access: access('-', '-', '-', 'A', 'X', 'agencyId'),
    query: z.object({ agencyId: AgencyId.optional() }),
    reply: AgencyRecord,
    errors: [...dead, 'NOT_FOUND'],
  }),
  createAgency: defineRoute({
    method: 'POST',
    path: '/api/v1/agency',
    summary: 'Make an agency that works on its host name, empty or with what another one has set up',
    access: access('-', '-', '-', '-', 'X', '-'),
    body: z.strictObject({ agency: AgencyCreation }),
    once: true,
    reply: AgencyRecord,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  updateAgency: defineRoute({
    method: 'PUT',
    path: '/api/v1/agency',
    summary: 'Change an agency: its own admins how it looks and is reached, the platform everything',
    access: access('-', '-', '-', 'a', 'X', 'agencyId'),
    body: z.strictObject({ agency: AgencyChange }),
    reply: AgencyRecord,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  deleteAgency: defineRoute({
    method: 'DELETE',
    path: '/api/v1/agency',
    summary:
      'Delete an agency that nothing is behind: no customer, no business, no bill; its host name is free again',
    access: platformOnly,
    query: z.object({ agencyId: AgencyId }),
    reply: z.object({ deleted: z.literal(true) }),
    errors: [...dead, 'NOT_FOUND', 'IN_USE'],
  }),
  addAgencyAdmin: defineRoute({
    method: 'POST',
    path: '/api/v1/addAgencyAdmin',
    summary: 'Add an admin to an agency and invite them by SMS; who has not come yet is invited again',
    access: platformOnly,
    body: z.strictObject({ adminData: AdminData }),
    once: true,
    reply: AgencyRecord,
    errors: [...dead, 'NOT_FOUND', 'PHONE_TAKEN'],
  }),
  createSsl: defineRoute({
    method: 'POST',
    path: '/api/v1/createSsl',
    summary:
      'Ask for certificates of an agency’s host names; the worker looks until visitors meet them, five times at most',
    access: platformOnly,
    body: z.strictObject({ agencyId: AgencyId }),
    reply: AgencyRecord,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
}
