import type { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import type { Handlers } from '../platform/http.ts'
import { presentAgency } from './present.ts'

/** What anybody may ask of an agency. */
export const agencyHandlers: Pick<Handlers<typeof agencyRoutes>, 'getAgencyDetails'> = {
  getAgencyDetails: async ({ agency, world }) => presentAgency(agency, world.config),
}
