import type { activityRoutes } from '@parichay/contract/activity/routes.ts'
import type { MatrixCase } from './matrix-case.ts'

/** Cases of the activity log. */
export const activityCases: Record<keyof typeof activityRoutes, MatrixCase> = {
  listActivity: { object: null, input: () => ({}) },
  listActivityOfBusiness: {
    object: 'businessId',
    input: ({ businessId }) => ({ params: { id: businessId } }),
  },
}
