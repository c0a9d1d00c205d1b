import type { messagingRoutes } from '@parichay/contract/agency/routes.messaging.ts'
import type { MatrixCase } from './matrix-case.ts'

/** By what an agency sends is the platform's to set. */
export const messagingCases: Record<keyof typeof messagingRoutes, MatrixCase> = {
  getAgencyMessaging: { object: null, input: ({ agencyId }) => ({ query: { agencyId } }) },
  saveAgencyMessaging: {
    object: null,
    input: ({ agencyId }) => ({ body: { agencyId, sms: null, mail: null, version: 9 } }),
    allowed: 409,
    table: 'agency_messaging',
  },
  testAgencyMessaging: {
    object: null,
    input: ({ agencyId }) => ({ body: { agencyId, channel: 'mail', to: 'matrix@example.org' } }),
    table: 'agency_messaging',
  },
}
