import { z } from 'zod'
import { access, defineRoute } from '../route.ts'
import {
  CommissionStatement,
  NewCommissionPayout,
  OwnStatementQuery,
  StatementQuery,
} from './fields.commission.ts'

const adminsById = access('-', '-', '-', 'A', 'X', 'franchiseeId->agency')
/** Whoever is signed in as staff, about themselves. */
const own = access('-', '-', 'S', 'S', 'S', 'session staff')
const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'] as const

/** What people earn of sales, month by month, and what they were paid (ours). */
export const commissionRoutes = {
  getCommission: defineRoute({
    method: 'GET',
    path: '/api/v1/franchisee/commission',
    summary:
      'The commission of one person in a month, counted from the ledger: earned, taken back, paid, due',
    access: adminsById,
    query: StatementQuery,
    reply: CommissionStatement,
    errors: [...dead],
  }),
  downloadCommission: defineRoute({
    method: 'GET',
    path: '/api/v1/franchisee/commission/pdf',
    summary: 'The statement as a PDF',
    access: adminsById,
    query: StatementQuery,
    download: 'application/pdf',
    reply: z.unknown(),
    errors: [...dead, 'RENDER_BUSY', 'RENDER_TIMEOUT'],
  }),
  downloadCommissionTable: defineRoute({
    method: 'GET',
    path: '/api/v1/franchisee/commission/csv',
    summary: 'The lines of the statement for a spreadsheet; no cell is run as a formula',
    access: adminsById,
    query: StatementQuery,
    download: 'text/csv; charset=utf-8',
    reply: z.unknown(),
    errors: [...dead],
  }),
  getOwnCommission: defineRoute({
    method: 'GET',
    path: '/api/v1/franchisee/commission/own',
    summary: 'The own commission in a month: earned, taken back, paid, due',
    access: own,
    query: OwnStatementQuery,
    reply: CommissionStatement,
    errors: [...dead],
  }),
  downloadOwnCommission: defineRoute({
    method: 'GET',
    path: '/api/v1/franchisee/commission/own/pdf',
    summary: 'The own statement as a PDF',
    access: own,
    query: OwnStatementQuery,
    download: 'application/pdf',
    reply: z.unknown(),
    errors: [...dead, 'RENDER_BUSY', 'RENDER_TIMEOUT'],
  }),
  downloadOwnCommissionTable: defineRoute({
    method: 'GET',
    path: '/api/v1/franchisee/commission/own/csv',
    summary: 'The lines of the own statement for a spreadsheet',
    access: own,
    query: OwnStatementQuery,
    download: 'text/csv; charset=utf-8',
    reply: z.unknown(),
    errors: [...dead],
  }),
  payCommission: defineRoute({
    method: 'POST',
    path: '/api/v1/franchisee/commission/payment',
    summary: 'Write down commission that was paid to a person; below zero puts an earlier entry right',
    access: adminsById,
    body: NewCommissionPayout,
    once: true,
    reply: z.object({ paid: z.literal(true) }),
    errors: [...dead, 'OWN_ACCOUNT', 'CONFLICT'],
  }),
}
