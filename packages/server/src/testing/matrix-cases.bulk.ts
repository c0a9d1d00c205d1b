import type { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { MatrixCase } from './matrix-case.ts'

const params = { bulkJobId: 2_000_000_020 }
/** Finds nothing, so that who is let in is told so. */
const choice = (agencyId: number) => ({ filter: { search: 'zzqx nothing', agencyId }, expected: 1 })
const nowhere = 2_000_000_021
const rows = [{ rowNo: 2, phoneNumber: '9876510001', businessName: 'Matrix', category: 'Sweets' }]

/** A job belongs to whoever asked; what it does to a business is tried row by row in the tests of jobs. */
export const bulkCases: Record<keyof typeof bulkRoutes, MatrixCase> = {
  listBulkJobs: { object: null, input: () => ({ query: {} }) },
  getBulkJob: { object: null, input: () => ({ params }), allowed: 404 },
  listBulkRows: { object: null, input: () => ({ params, query: {} }), allowed: 404 },
  moveInBulk: {
    object: null,
    input: ({ agencyId, colleagueId }) => ({ body: { ...choice(agencyId), toFranchiseeId: colleagueId } }),
    allowed: 409,
    table: 'bulk_job',
  },
  deleteInBulk: {
    object: null,
    input: ({ agencyId }) => ({ body: { ...choice(agencyId), confirmed: 1 } }),
    allowed: 409,
    table: 'bulk_job',
  },
  givePlanInBulk: {
    object: null,
    input: ({ agencyId, subscriptionPlanId }) => ({
      body: { ...choice(agencyId), subscriptionPlanId, mode: 'cash' },
    }),
    allowed: 409,
    table: 'bulk_job',
  },
  messageInBulk: {
    object: null,
    input: ({ agencyId }) => ({ body: { ...choice(agencyId), text: 'Namaste' } }),
    allowed: 409,
    table: 'bulk_job',
  },
  exportInBulk: {
    object: null,
    input: ({ agencyId }) => ({ body: { ...choice(agencyId), format: 'csv' } }),
    allowed: 409,
    table: 'bulk_job',
  },
  changeImagesInBulk: {
    object: null,
    input: () => ({ body: { filter: { imageIds: [nowhere] }, expected: 1, change: { isShown: true } } }),
    allowed: 409,
    table: 'bulk_job',
  },
  deleteImagesInBulk: {
    object: null,
    input: () => ({ body: { filter: { imageIds: [nowhere] }, expected: 1, confirmed: 1 } }),
    allowed: 409,
    table: 'bulk_job',
  },
  tagFeedbackInBulk: {
    object: null,
    input: ({ agencyId }) => ({ body: { ...choice(agencyId), tags: { add: ['spam'] } } }),
    allowed: 409,
    table: 'bulk_job',
  },
  deleteFeedbackInBulk: {
    object: null,
    input: ({ agencyId }) => ({ body: { ...choice(agencyId), confirmed: 1 } }),
    allowed: 409,
    table: 'bulk_job',
  },
  setCardStatusInBulk: {
    object: null,
    input: ({ agencyId }) => ({ body: { ...choice(agencyId), status: 'INACTIVE', reason: 'Matrix' } }),
    allowed: 409,
    table: 'bulk_job',
  },
  deleteCardsInBulk: {
    object: null,
    input: ({ agencyId }) => ({ body: { ...choice(agencyId), confirmed: 1 } }),
    allowed: 409,
    table: 'bulk_job',
  },
  deletePdfCardsInBulk: {
    object: null,
    input: ({ agencyId }) => ({ body: { ...choice(agencyId), confirmed: 1 } }),
    allowed: 409,
    table: 'bulk_job',
  },
  deleteVideosInBulk: {
    object: null,
    input: ({ agencyId }) => ({ body: { ...choice(agencyId), confirmed: 1 } }),
    allowed: 409,
    table: 'bulk_job',
  },
  setStaffAccessInBulk: {
    object: null,
    input: ({ agencyId }) => ({ body: { ...choice(agencyId), isActive: false } }),
    allowed: 409,
    table: 'bulk_job',
  },
  inviteStaffInBulk: {
    object: null,
    input: ({ agencyId }) => ({ body: choice(agencyId) }),
    allowed: 409,
    table: 'bulk_job',
  },
  setAgencyStatusInBulk: {
    object: null,
    input: () => ({
      body: { filter: { search: 'zzqx nothing' }, expected: 1, status: 'SUSPENDED', reason: 'Matrix' },
    }),
    allowed: 409,
    table: 'bulk_job',
  },
  downloadBulkFile: { object: null, input: () => ({ params }), allowed: 404 },
  markBulkMessage: {
    object: null,
    input: () => ({ params, body: { rowNo: 1, sent: true } }),
    allowed: 404,
    table: 'bulk_row',
  },
  checkImport: { object: null, input: ({ agencyId }) => ({ body: { rows, agencyId } }) },
  importBusinesses: {
    object: null,
    input: ({ agencyId }) => ({ body: { rows, fileName: 'matrix.csv', agencyId } }),
    table: 'bulk_job',
  },
  cancelBulkJob: { object: null, input: () => ({ params, body: {} }), allowed: 404, table: 'bulk_job' },
  undoBulkJob: { object: null, input: () => ({ params, body: {} }), allowed: 404, table: 'bulk_job' },
}
