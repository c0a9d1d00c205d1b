import { access, defineRoute } from '../route.ts'
import { Franchisee } from './fields.ts'

/** Staff (specification 7, franchisee). */
export const franchiseeRoutes = {
  getFranchisee: defineRoute({
    method: 'GET',
    path: '/api/v1/franchisee',
    summary: 'The signed-in member of staff',
    access: access('-', '-', 'S', 'S', 'S', 'session staff'),
    reply: Franchisee,
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
}
