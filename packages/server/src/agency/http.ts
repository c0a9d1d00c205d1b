import type { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import type { Handlers } from '../platform/http.ts'
import { presentAgency } from './present.ts'

/** Handlers of `agencyRoutes`. */
export const agencyHandlers: Handlers<typeof agencyRoutes> = {
  getAgencyDetails: async ({ agency, world }) => presentAgency(agency, world.config),
}
