import type { activityRoutes } from '@parichay/contract/activity/routes.ts'
import type { noteRoutes } from '@parichay/contract/note/routes.ts'
import type { viewRoutes } from '@parichay/contract/view/routes.ts'
import type { MatrixCase } from './matrix-case.ts'

/** Cases of the activity log. */
export const activityCases: Record<keyof typeof activityRoutes, MatrixCase> = {
  listActivity: { object: null, input: () => ({}) },
  listActivityOfBusiness: {
    object: 'businessId',
    input: ({ businessId }) => ({ params: { id: businessId } }),
  },
  recordListExport: {
    object: null,
    input: () => ({ body: { list: 'feedback', filters: { stars: '5' } } }),
    table: 'audit',
  },
}

/** Cases of notes on a business. */
export const noteCases: Record<keyof typeof noteRoutes, MatrixCase> = {
  listNotes: { object: 'businessId', input: ({ businessId }) => ({ params: { id: businessId } }) },
  saveNote: {
    object: 'businessId',
    input: ({ businessId }) => ({
      params: { id: businessId },
      body: { text: 'Calls after five', isPinned: false },
    }),
    table: 'business_note',
  },
  deleteNote: {
    object: null,
    input: ({ businessId }) => ({ params: { id: businessId, noteId: 999_999 }, body: {} }),
    allowed: 404,
  },
}

/** Cases of looking as a customer. */
export const viewCases: Record<keyof typeof viewRoutes, MatrixCase> = {
  viewAsCustomer: {
    object: 'userId',
    input: ({ userId }) => ({ body: { userId, reason: 'Cannot find the card' } }),
    table: 'customer_view',
  },
  endViewAsCustomer: {
    object: null,
    input: () => ({ body: { viewId: '7d4f2c7e-1f43-4a4e-8f0e-0a5a4f1a2b3c' } }),
    table: 'customer_view',
  },
}
