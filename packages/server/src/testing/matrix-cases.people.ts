import type { commissionRoutes } from '@parichay/contract/franchisee/routes.commission.ts'
import type { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { newPhone } from './makers.ts'
import type { MatrixCase } from './matrix-case.ts'

/** The people of an agency belong to its admins, and to those of the platform. */
export const peopleCases: Record<keyof typeof peopleRoutes, MatrixCase> = {
  listStaff: { object: null, input: () => ({ query: { all: 'true' } }) },
  listStaffCities: { object: null, input: () => ({ query: {} }) },
  listStaffPermissions: { object: null, input: () => ({}) },
  getStaff: { object: 'franchiseeId', input: ({ franchiseeId }) => ({ params: { franchiseeId } }) },
  addStaff: {
    object: null,
    input: () => ({
      body: { name: 'New person', phoneNumber: newPhone(), roles: ['creator'] },
    }),
    table: 'franchisee',
  },
  changeStaff: {
    object: 'franchiseeId',
    input: ({ franchiseeId }) => ({ body: { franchiseeId, version: 1, notes: 'Works on Mondays' } }),
    consumes: true,
    table: 'franchisee',
  },
  inviteStaff: {
    object: 'franchiseeId',
    input: ({ franchiseeId }) => ({ body: { franchiseeId } }),
    table: 'franchisee',
  },
  resetStaffPassword: {
    object: 'franchiseeId',
    input: ({ franchiseeId }) => ({ body: { franchiseeId } }),
    table: 'franchisee',
  },
  // Nobody here has a second step: who may is told so.
  resetStaffTotp: {
    object: 'franchiseeId',
    input: ({ franchiseeId }) => ({ body: { franchiseeId, proof: 'inPerson' } }),
    allowed: 409,
    table: 'staff_totp',
  },
  moveBusinesses: {
    object: 'franchiseeId',
    input: ({ franchiseeId, colleagueId }) => ({ body: { franchiseeId, toFranchiseeId: colleagueId } }),
    table: 'franchisee',
  },
  listSettlements: { object: 'franchiseeId', input: ({ franchiseeId }) => ({ query: { franchiseeId } }) },
  addSettlement: {
    object: 'franchiseeId',
    input: ({ franchiseeId }) => ({
      body: { franchiseeId, amount: 100, mode: 'cash', requestId: crypto.randomUUID() },
    }),
    table: 'staff_settlement',
  },
  deleteStaff: {
    object: 'franchiseeId',
    input: ({ franchiseeId }) => ({ params: { franchiseeId }, body: {} }),
    consumes: true,
  },
}

const month = '2026-03'
/** What they earn, too. */
export const commissionCases: Record<keyof typeof commissionRoutes, MatrixCase> = {
  getCommission: {
    object: 'franchiseeId',
    input: ({ franchiseeId }) => ({ query: { franchiseeId, month } }),
  },
  downloadCommission: {
    object: 'franchiseeId',
    input: ({ franchiseeId }) => ({ query: { franchiseeId, month } }),
  },
  downloadCommissionTable: {
    object: 'franchiseeId',
    input: ({ franchiseeId }) => ({ query: { franchiseeId, month } }),
  },
  getOwnCommission: { object: null, input: () => ({ query: { month } }) },
  downloadOwnCommission: { object: null, input: () => ({ query: { month } }) },
  downloadOwnCommissionTable: { object: null, input: () => ({ query: { month } }) },
  payCommission: {
    object: 'franchiseeId',
    input: ({ franchiseeId }) => ({
      body: { franchiseeId, amount: 100, mode: 'upi', requestId: crypto.randomUUID() },
    }),
    table: 'commission_payout',
  },
}

/** The daily letter is its reader's own; a link of it works for whoever has it. */
export const letterCases = {
  getOwnLetter: { object: null, input: () => ({}) },
  changeOwnLetter: { object: null, input: () => ({ body: { daily: true } }), table: 'franchisee' },
  stopDailyLetter: { object: null, input: () => ({ body: { token: '1.1.x' } }), allowed: 404 },
} satisfies Record<string, MatrixCase>
